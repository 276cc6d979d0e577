#!/usr/bin/env python3
"""Trains Models/de/acoustic from folders of recordings. See run and README.md.

usage: train.py --corpora DIR --noise DIR --out DIR [--senones N] [--densities N] [--copies N] [--espeak N] [--voices N] [--passes N]
"""
import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tools"))
import prepare
import seed
import sphinx_files as files
import steps
import trees
from evaluate import Words

HERE = pathlib.Path(__file__).resolve().parent
MODEL = HERE.parent / "de"
FEAT = """-lowerf 130
-upperf 6800
-nfilt 25
-transform dct
-lifter 22
-feat 1s_c_d_dd
-svspec 0-12/13-25/26-38
-agc none
-cmn batch
-varnorm no
-model ptm
"""


def sphinx_word(word, variant):
    return word if variant == 1 else f"{word}({variant})"


def write_lists(folder, entries, texts, order_seed=1):
    """The control and transcript files, shuffled so that parts for the cores are alike."""
    folder.mkdir(parents=True, exist_ok=True)
    order = np.random.default_rng(order_seed).permutation(len(entries))
    chosen = [entries[i] for i in order if entries[i]["of"] in texts]
    (folder / "ctl").write_text("".join(e["id"] + "\n" for e in chosen))
    (folder / "lsn").write_text("".join(f"<s> {texts[e['of']]} </s> ({e['id']})\n" for e in chosen), encoding="utf-8")
    return len(chosen)


def align(model, entries, cepstra, dictionary, filler, work, workers=2):
    """For each first recording: which pronunciations were spoken and where was silence, by the decoder on its own text."""
    work.mkdir(parents=True, exist_ok=True)
    firsts = [e for e in entries if e["of"] == e["id"]]
    running = []
    for part in range(workers):
        mine = firsts[part::workers]
        for e in mine:
            arcs = "".join(f"TRANSITION {i} {i + 1} 1.0 {w}\n" for i, w in enumerate(e["words"]))
            (work / f"{e['id']}.fsg").write_text(f"FSG_BEGIN <u>\nNUM_STATES {len(e['words']) + 1}\nSTART_STATE 0\nFINAL_STATE {len(e['words'])}\n{arcs}FSG_END\n", encoding="utf-8")
        (work / f"ctl{part}").write_text("".join(e["id"] + "\n" for e in mine))
        running.append(subprocess.Popen(["pocketsphinx_batch", "-hmm", model, "-dict", dictionary, "-fdict", filler, "-ctl", work / f"ctl{part}", "-cepdir", cepstra, "-cepext", ".mfc",
                                         "-fsgdir", work, "-fsgext", ".fsg", "-fsgctl", work / f"ctl{part}", "-hypseg", work / f"seg{part}", "-beam", "1e-80", "-wbeam", "1e-60", "-pbeam", "1e-80",
                                         "-logfn", work / f"log{part}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
    for process in running:
        process.wait()
    texts, wanted = {}, {e["id"]: e["words"] for e in firsts}
    for part in range(workers):
        for line in (work / f"seg{part}").read_text(encoding="utf-8").splitlines():
            name, _, rest = line.partition(" ")

            spoken = [t for t in rest.split() if not re.fullmatch(r"-?\d+", t) and t not in ("S", "T", "A", "L")]
            said = [re.sub(r"\(\d+\)$", "", t) for t in spoken if not t.startswith(("<", "("))]
            if said == wanted.get(name):
                inner = ["<sil>" if t == "<sil>" else t for t in spoken if not t.startswith("(")]
                while inner and inner[0] == "<sil>":
                    inner.pop(0)
                while inner and inner[-1] == "<sil>":
                    inner.pop()
                texts[name] = " ".join(inner)
    return texts


def export(model, mdef, out):
    """The model as PocketSphinx reads it."""
    out.mkdir(parents=True, exist_ok=True)
    for name in ("means", "variances", "transition_matrices"):
        shutil.copy(model / name, out / name)
    (out / "feat.params").write_text(FEAT)
    (out / "noisedict").write_text("<s> SIL\n</s> SIL\n<sil> SIL\n")
    steps.run("mk_s2sendump", "-pocketsphinx", "yes", "-moddeffn", mdef, "-mixwfn", model / "mixture_weights", "-sendumpfn", out / "sendump")
    subprocess.run(["pocketsphinx_mdef_convert", "-bin", mdef, out / "mdef"], check=True, capture_output=True)


def spread(phone_model, phone_mdef, mdef, out):
    """A model with tied states that begins with the weights of its phones."""
    out.mkdir(parents=True, exist_ok=True)
    for name in ("means", "variances", "transition_matrices"):
        shutil.copy(phone_model / name, out / name)
    small, large, weights = steps.Mdef(phone_mdef), steps.Mdef(mdef), files.read_weights(phone_model / "mixture_weights")
    of = {(small.phones.index(b), p): s for (b, left, *_), states in small.models for p, s in enumerate(states) if left == "-"}
    files.write_weights(out / "mixture_weights", weights[[of[key] for key in large.base_of_senones()]])


def take(start, out):
    """An earlier model of ours as a start: its phones, and what its tied states know. Returns its definition in text."""
    (out / "start").mkdir(parents=True, exist_ok=True)
    for name in ("means", "variances", "transition_matrices"):
        shutil.copy(start / name, out / "start" / name)
        (out / "start" / name).chmod(0o644)
    subprocess.run(["pocketsphinx_mdef_convert", "-text", start / "mdef", out / "start.mdef"], check=True, capture_output=True)
    files.write_weights(out / "start/mixture_weights", files.read_sendump(start / "sendump"))
    return out / "start.mdef"


def inherit(start, start_mdef, mdef, out):
    """Tied states begin with the mean of the weights that the earlier model has for their triphones."""
    spread(start, start_mdef, mdef, out)
    old, new = steps.Mdef(start_mdef), steps.Mdef(mdef)
    known, weights = dict(old.models), files.read_weights(start / "mixture_weights")
    begin = files.read_weights(out / "mixture_weights")
    total, count = np.zeros_like(begin), np.zeros(new.senones)
    for triphone, states in new.models:
        if triphone in known and triphone[1] != "-":
            for mine, theirs in zip(states, known[triphone]):
                total[mine] += weights[theirs]
                count[mine] += 1
    seen = count > 0
    begin[seen] = total[seen] / count[seen, None, None]
    files.write_weights(out / "mixture_weights", begin)


def split(model, densities):
    """More Gaussians a phone: each becomes two that stand a little apart and share its weight."""
    means, variances = (files.read_gaussians(model / name) for name in ("means", "variances"))
    if means[0].shape[1] >= densities:
        return
    for mean, variance in zip(means, variances):
        # Gaussians that no frame chose, or whose sums left a variance below zero, begin again as broad ones.
        for book in range(len(mean)):
            dead = (variance[book] <= 1e-3).any(axis=1)
            mean[book][dead] = mean[book][~dead].mean(axis=0)
            variance[book][dead] = (variance[book][~dead] + mean[book][~dead] ** 2).mean(axis=0) - mean[book][~dead].mean(axis=0) ** 2
    rng = np.random.default_rng(6)
    steps_apart = [rng.choice([-0.2, 0.2], m.shape) * np.sqrt(v) for m, v in zip(means, variances)]
    files.write_gaussians(model / "means", [np.concatenate([m - d, m + d], axis=1) for m, d in zip(means, steps_apart)])
    files.write_gaussians(model / "variances", [np.concatenate([v, v], axis=1) for v in variances])
    weights = files.read_weights(model / "mixture_weights")
    files.write_weights(model / "mixture_weights", np.concatenate([weights, weights], axis=2) / 2)


def choose(entries, hours):
    """Fewer recordings where time is short: originals and copies in turn, no corpus above a third of the hours."""
    by_corpus, rng = {}, np.random.default_rng(4)
    for i in rng.permutation(len(entries)):
        by_corpus.setdefault(entries[i]["corpus"], []).append(entries[i])
    chosen, left = [], hours * 360000
    for rank, corpus in enumerate(sorted(by_corpus, key=lambda c: sum(e["frames"] for e in by_corpus[c]))):
        share = left / (len(by_corpus) - rank)
        if corpus == "espeak":
            share = min(share, hours * 360000 * 0.08)
        for entry in by_corpus[corpus]:
            if share > 0:
                chosen.append(entry)
                share, left = share - entry["frames"], left - entry["frames"]
    return chosen


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--corpora", required=True, type=pathlib.Path)
    parser.add_argument("--noise", type=pathlib.Path)
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--data", type=pathlib.Path, help="use the recordings and features an earlier run prepared here")
    parser.add_argument("--senones", type=int, default=2000)
    parser.add_argument("--densities", type=int, default=128)
    parser.add_argument("--start", type=pathlib.Path, help="begin with this model of ours instead of the English codebooks")
    parser.add_argument("--hours", type=float, help="use only so many hours of recordings")
    parser.add_argument("--copies", type=int, default=3)
    parser.add_argument("--espeak", type=int, default=3500)
    parser.add_argument("--voices", type=int, default=0, help="invented espeak-ng voices, see voices.py")
    parser.add_argument("--weight-passes", type=int, default=2)
    parser.add_argument("--passes", type=int, default=4)
    parser.add_argument("--split-passes", type=int, default=0, help="then double the Gaussians and go on for so many passes")
    a = parser.parse_args()
    out, data = a.out.resolve(), (a.data or a.out / "data").resolve()
    out.mkdir(parents=True, exist_ok=True)
    if (data / "list.json").exists():
        entries = json.loads((data / "list.json").read_text())
    else:
        entries = prepare.prepare(a.corpora, a.noise, data, a.copies, a.espeak, a.voices)
    everyone = entries
    if a.hours:
        entries = choose(entries, a.hours)
    print(f"{len(entries)} recordings, {sum(e['frames'] for e in entries) / 360000:.1f} hours", flush=True)

    lexicon = Words(MODEL / "lexicon.tsv")
    said = {w for e in entries for w in e["words"]}
    dictionary, everything, filler, phones = out / "train.dic", out / "all.dic", out / "filler.dic", out / "phones"
    dictionary.write_text(lexicon.dictionary(said), encoding="utf-8")
    everything.write_text(lexicon.dictionary(set(lexicon.known)), encoding="utf-8")
    filler.write_text("<s> SIL\n</s> SIL\n<sil> SIL\n")
    names = [l.split("\t")[0] for l in (MODEL / "phones.tsv").read_text(encoding="utf-8").splitlines()]
    phones.write_text("".join(n + "\n" for n in sorted(names)))

    # 1. Phones with English codebooks; only the weights are learnt, from the people's own recordings.
    used = {e["of"] for e in entries}
    firsts = [e for e in everyone if e["id"] in used]
    plain = {e["id"]: " ".join(e["words"]) for e in firsts if all(lexicon.of(w) for w in e["words"])}
    ci, cepstra = out / "ci.mdef", data / "mfc"
    if a.start:
        ci, model, hears = take(a.start, out), out / "start", a.start
    else:
        steps.run("mk_mdef_gen", "-phnlstfn", phones, "-ocimdef", ci, "-n_state_pm", 3)
        model, hears = out / "ci", out / "ci_model"
        seed.phone_model(model, ci, a.densities)
        write_lists(out / "lists_ci", firsts[:2500], plain)
        for index in range(3):
            steps.baum_welch(model, ci, out / "lists_ci", cepstra, dictionary, filler, ".ptm.", "" if index < 2 else "means variances", out / "bw_ci")
        export(model, ci, hears)
        print("phones are trained", flush=True)

    # 2. Which variants were spoken, and where silence was; recordings that do not fit their text are left out.
    texts = align(hears, firsts, cepstra, dictionary, filler, out / "align")
    print(f"{len(texts)} of {len(firsts)} recordings fit their texts", flush=True)
    write_lists(out / "lists_first", firsts, texts)
    count = write_lists(out / "lists", entries, texts)
    print(f"training on {count} recordings", flush=True)

    # 3. Tied states.
    steps.run("mk_mdef_gen", "-phnlstfn", phones, "-dictfn", dictionary, "-fdictfn", filler, "-lsnfn", out / "lists_first/lsn", "-ountiedmdef", out / "untied.mdef", "-n_state_pm", 3, "-minocc", 3)
    steps.run("mk_mdef_gen", "-phnlstfn", phones, "-dictfn", everything, "-fdictfn", filler, "-oalltphnmdef", out / "all.mdef", "-n_state_pm", 3, "-maxtriphones", 400000)
    trees.tie(model, ci, out / "untied.mdef", out / "all.mdef", out / "tied.mdef", a.senones, out / "lists_first", cepstra, dictionary, filler, out)
    tied = out / "tied.mdef"
    print(f"{steps.Mdef(tied).senones} states for {len(steps.Mdef(tied).models)} triphones", flush=True)

    # 4. The model itself.
    final = out / "tied"
    (inherit if a.start else spread)(model, ci, tied, final)
    for index in range(a.weight_passes + a.passes + a.split_passes):
        what = "means variances" if index >= a.weight_passes else ""
        if index == a.weight_passes + a.passes:
            split(final, 2 * files.read_gaussians(final / "means")[0].shape[1])
        steps.baum_welch(final, tied, out / "lists", cepstra, dictionary, filler, ".ptm.", what, out / "bw_tied")
        export(final, tied, out / "model")
        shutil.copytree(out / "model", out / f"model{index + 1}", dirs_exist_ok=True)
        print(f"pass {index + 1} {what or 'weights'}", flush=True)


if __name__ == "__main__":
    main()
