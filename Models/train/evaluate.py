#!/usr/bin/env python3
"""Measures an acoustic model with pocketsphinx_batch on folders of recordings.

usage: evaluate.py --model DIR [--lexicon FILE] [--noise FOLDER --kind kitchen|babble --snr DB] [--commands DIR] DEV_FOLDER…

closed: the decoder may say one of the folder's own sentences; loop: any sequence of its words. Every recording gets
0.3 s of silence (at its own noise level) before and after, as a microphone gives; --pad changes that.
"""
import argparse
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tools"))
import corpora
from german_phones import Espeak, velar

HERE = pathlib.Path(__file__).resolve().parent
SETS = ["hd_digits", "kajongg", "wavenet", "voxforge", "emodb"]
# Small grammars can afford to keep nearly every path: the beams are no part of what is measured.
WIDE = {"closed": "-beam 1e-200 -wbeam 1e-200 -pbeam 1e-200", "loop": "-beam 1e-80 -wbeam 1e-60 -pbeam 1e-80"}


class Words:
    """Pronunciations for a dictionary: the lexicon, espeak-ng for the rest."""

    def __init__(self, lexicon):
        self.known, self.espeak = {}, None
        for line in pathlib.Path(lexicon).read_text(encoding="utf-8").splitlines():
            word, _, phones = line.partition("\t")
            self.known.setdefault(word, []).append(phones)

    def of(self, word):
        if word not in self.known:
            self.espeak = self.espeak or Espeak()
            phones = self.espeak.phones(word)
            self.known[word] = [" ".join(velar(word, phones))] if phones else []
        return self.known[word]

    def dictionary(self, words):
        lines = []
        for word in sorted(words):
            lines += [f"{word}{f'({i})' if i > 1 else ''} {phones}" for i, phones in enumerate(self.of(word), 1)]
        return "\n".join(lines) + "\n"


def closed_grammar(sentences):
    arcs, state = [], 2
    for sentence in sorted(set(map(tuple, sentences))):
        for index, word in enumerate(sentence):
            last = index + 1 == len(sentence)
            source, target = (0 if index == 0 else state), (1 if last else state + 1)
            arcs.append(f"TRANSITION {source} {target} 1.0 {word}")
            state += 0 if last else 1
        state += 1
    return "FSG_BEGIN <g>\nNUM_STATES %d\nSTART_STATE 0\nFINAL_STATE 1\n%s\nFSG_END\n" % (state + 1, "\n".join(arcs))


def loop_grammar(sentences):
    words = sorted({w for s in sentences for w in s})
    arcs = [f"TRANSITION 0 1 {1 / len(words):.6f} {w}" for w in words] + ["TRANSITION 1 0 0.999"]
    return "FSG_BEGIN <g>\nNUM_STATES 2\nSTART_STATE 0\nFINAL_STATE 1\n%s\nFSG_END\n" % "\n".join(arcs)


def errors(said, heard):
    """Word errors: (substitutions + deletions + insertions), insertions, deletions."""
    table = [[(j, j, 0) for j in range(len(heard) + 1)]]
    for i, a in enumerate(said, 1):
        row = [(i, 0, i)]
        for j, b in enumerate(heard, 1):
            keep, drop, add = table[-1][j - 1], table[-1][j], row[-1]
            row.append(min((keep[0] + (a != b), keep[1], keep[2]), (drop[0] + 1, drop[1], drop[2] + 1), (add[0] + 1, add[1] + 1, add[2])))
        table.append(row)
    return table[-1][-1]


def padded(samples, seconds, rng):
    """The recording between stretches of its own background."""
    if seconds <= 0:
        return samples
    frames = samples[: len(samples) // 160 * 160].reshape(-1, 160)
    level = max(np.sqrt((frames**2).mean(axis=1)).min() if len(frames) else 0, 1e-4)
    ends = [rng.standard_normal(int(seconds * corpora.RATE)).astype(np.float32) * min(level, 0.003) for _ in range(2)]
    return np.concatenate([ends[0], samples, ends[1]])


def noise_of(kind, folder):
    """A minute of kitchen noise (the second half of the dishes; training has the first) or of babble of six voices."""
    folder, rng = pathlib.Path(folder), random.Random(5)
    if kind == "kitchen":
        dishes = corpora.load(folder / "train/household/doing_the_dishes.flac")
        return np.tile(dishes[len(dishes) // 2 :], 15)
    files = sorted(p for sub in ("foreign_talk", "german_talk") for p in (folder / "test" / sub).glob("*.flac"))
    length, total = 60 * corpora.RATE, np.zeros(60 * corpora.RATE, np.float32)
    for _ in range(6):
        voice, rest = [], length
        while rest > 0:
            part = corpora.load(rng.choice(files))
            part = part / (np.sqrt((part**2).mean()) + 1e-6)
            voice.append(part[:rest])
            rest -= len(part)
        total += np.concatenate(voice)
    return total


def mixed(samples, noise, snr, rng):
    """Noise at a signal-to-noise ratio over the frames that hold speech."""
    start = int(rng.integers(0, max(1, len(noise) - len(samples))))
    piece = np.resize(noise[start : start + len(samples)], len(samples))
    frames = np.sort((samples[: len(samples) // 160 * 160].reshape(-1, 160) ** 2).mean(axis=1))
    speech = frames[len(frames) // 2 :].mean()
    out = samples + piece * np.sqrt(speech / 10 ** (snr / 10) / ((piece**2).mean() + 1e-12))
    return out / max(1, np.abs(out).max() / 0.98)


def prepare(recordings, work, pad, noise=None, snr=None):
    rng = np.random.default_rng(7)
    work.mkdir(parents=True, exist_ok=True)
    for index, recording in enumerate(recordings):
        samples = padded(recording.samples(), pad, rng)
        if noise is not None:
            samples = mixed(samples, noise, snr, rng)
        corpora.save(work / f"{index:05}.wav", samples)
    (work / "ctl").write_text("".join(f"{i:05}\n" for i in range(len(recordings))))


def decode(model, work, grammar, dictionary, options):
    (work / "g.fsg").write_text(grammar, encoding="utf-8")
    (work / "d.dic").write_text(dictionary, encoding="utf-8")
    command = ["pocketsphinx_batch", "-hmm", str(model), "-dict", str(work / "d.dic"), "-fsg", str(work / "g.fsg"), "-ctl", str(work / "ctl"),
               "-cepdir", str(work), "-cepext", ".wav", "-adcin", "yes", "-adchdr", "44", "-hyp", str(work / "hyp"), "-logfn", str(work / "log"), *options]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    heard = {}
    for line in (work / "hyp").read_text(encoding="utf-8").splitlines():
        text, _, tail = line.rpartition("(")
        heard[int(tail.split()[0])] = [re.sub(r"\(\d+\)$", "", w) for w in text.split()]
    times = re.findall(r"TOTAL .*?CPU.*?([\d.]+) xRT", (work / "log").read_text(errors="replace"))
    return heard, float(times[-1]) if times else None


def measure(model, recordings, words, kind, options, work):
    sentences = [r.words for r in recordings]
    grammar = closed_grammar(sentences) if kind == "closed" else loop_grammar(sentences)
    heard, speed = decode(model, work, grammar, words.dictionary({w for s in sentences for w in s}), options)
    wrong = total = inserted = deleted = bad = 0
    confusions = {}
    for index, said in enumerate(sentences):
        got = heard.get(index, [])
        count, more, fewer = errors(said, got)
        wrong, total, inserted, deleted = wrong + count, total + len(said), inserted + more, deleted + fewer
        bad += got != said
        if got != said:
            pair = f"{recordings[index].speaker}: {' '.join(said)} > {' '.join(got)}"
            confusions[pair] = confusions.get(pair, 0) + 1
    return {"sentences": len(sentences), "wrong": round(100 * bad / len(sentences), 2), "wer": round(100 * wrong / total, 2),
            "inserted": inserted, "deleted": deleted, "speed": speed, "confusions": confusions}


def evaluate(model, folders, lexicon, kinds=("closed", "loop"), pad=0.3, noise=None, snr=None, options=(), cache=None):
    words, results = Words(lexicon), {}
    with tempfile.TemporaryDirectory() as scratch:
        for folder in map(pathlib.Path, folders):
            recordings = corpora.read(folder)
            work = pathlib.Path(cache or scratch) / f"{folder.name}-{pad}-{'clean' if noise is None else snr}-{0 if noise is None else int(np.abs(noise).sum())}"
            if not (work / "ctl").exists():
                prepare(recordings, work, pad, noise, snr)
            for kind in kinds:
                with tempfile.TemporaryDirectory() as own:
                    run = pathlib.Path(own)
                    for wave in work.glob("*.wav"):
                        (run / wave.name).symlink_to(wave.resolve())
                    (run / "ctl").write_text((work / "ctl").read_text())
                    given = dict(zip(*[iter([*WIDE[kind].split(), *options])] * 2))
                    results[folder.name, kind] = measure(model, recordings, words, kind, [o for pair in given.items() for o in pair], run)
    return results


def row(results):
    cells = []
    for name in dict.fromkeys(n for n, _ in results):
        closed, loop = results.get((name, "closed")), results.get((name, "loop"))
        cells.append(f"{name} {closed['wrong'] if closed else '–'} / {loop['wer'] if loop else '–'}" + (f" (i{loop['inserted']} d{loop['deleted']})" if loop else ""))
    return " | ".join(cells)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--model", required=True)
    parser.add_argument("--lexicon", default=HERE.parent / "de/lexicon.tsv")
    parser.add_argument("--grammar", choices=["closed", "loop"])
    parser.add_argument("--pad", type=float, default=0.3)
    parser.add_argument("--noise", help="the folder speech/noise")
    parser.add_argument("--kind", choices=["kitchen", "babble"], default="kitchen")
    parser.add_argument("--snr", type=float, default=6)
    parser.add_argument("--cache", help="keep the prepared recordings here")
    parser.add_argument("--errors", action="store_true", help="also print what was taken for what")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--options", default="", help="options for pocketsphinx_batch, e.g. --options='-wip 0.1'")
    a = parser.parse_args()
    noise = noise_of(a.kind, a.noise) if a.noise else None
    found = evaluate(a.model, a.folders, a.lexicon, [a.grammar] if a.grammar else ("closed", "loop"), a.pad, noise, a.snr, a.options.split(), a.cache)
    if a.json:
        print(json.dumps({f"{n}/{k}": v for (n, k), v in found.items()}, ensure_ascii=False))
    else:
        print(row(found))
        if a.errors:
            for (name, kind), result in found.items():
                print(name, kind, "speed", result["speed"])
                for pair, count in sorted(result["confusions"].items(), key=lambda x: -x[1])[:25]:
                    print("  ", count, pair)
