#!/usr/bin/env python3
"""Trains the network of phones that judges wake words, Models/de/wake.net.

usage: train_wake.py WORK OUT.net [--calls 4500] [--epochs 5] [--limit N]

WORK is the folder that Models/train/run left (--out): its recordings as cepstra, its alignment and its model, all human recordings with noise
under three of four copies. To them come calls and what sounds alike by espeak-ng's training voices (make_wake.py), six in ten with noise
at 5 to 20 dB. PocketSphinx lays the phones over all of them; then a network of two hidden layers learns to tell the phone from a quarter of a second of
cepstra. Voices of the test (make_wake.py without --voices) are in none of it. Needs what Models/train/run needs; three quarters of an hour on two cores.
"""
import argparse
import json
import random
import re
import struct
import subprocess
import sys
import zlib
from multiprocessing import Pool
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "train")]

OFFSETS = np.array([-12, -9, -6, -4, -2, -1, 0, 1, 2, 4, 6, 9, 12])
HIDDEN = (256, 192)
REACH = 12
PLAIN = re.compile(r"\(\d+\)$")


def make_call(job):
    """A call, or what sounds alike, as the tests make them; its name and words."""
    import make_wake as wake
    import soundfile
    from text import words

    index, out, sentences, kinds = job
    rng = random.Random(90000 + index)
    text, _, samples, _ = (wake.call if index % 3 else wake.near)(rng, wake.TRAIN_VOICES, sentences)
    samples = wake.room(samples, rng, int(rng.uniform(0.2, 1.2) * wake.RATE))
    if rng.random() < 0.6:
        samples = wake.with_noise(samples, rng.choice(kinds[rng.choice(sorted(kinds))]), rng.choice([5, 8, 10, 12, 15, 20]), rng)
    name = f"c{index:05}"
    soundfile.write(out / f"{name}.wav", samples.clip(-1, 1), wake.RATE, subtype="PCM_16")
    return name, words(text)


def make_calls(count, out, noise):
    import make_wake as wake
    from prepare import FEATURES

    kinds = wake.noises(noise / "train")
    lines = (HERE.parent / "train/sentences.txt").read_text(encoding="utf-8").splitlines()
    sentences = [line for line in lines if line and not line.startswith("#")]
    with Pool(2) as pool:
        calls = pool.map(make_call, [(i, out, sentences, kinds) for i in range(count)], chunksize=16)
    (out / "all").write_text("".join(f"{name}\n" for name, _ in calls))
    subprocess.run(["sphinx_fe", "-c", out / "all", "-di", out, "-do", out, "-ei", "wav", "-eo", "mfc", "-mswav", "yes", "-samprate", "16000",
                    *FEATURES], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return calls


def dictionary(work):
    """Each word's ways to be said; „word(2)“ names one of them."""
    ways, single = {}, {}
    for name in ("all.dic", "train.dic"):
        for line in open(work / name, encoding="utf-8"):
            word, *phones = line.split()
            if word not in single:
                single[word] = phones
                ways.setdefault(PLAIN.sub("", word), []).append(phones)
    return ways, single


def spoken(work):
    """The ways that the alignment of the training chose, by recording."""
    found = {}
    for path in sorted((work / "align").glob("seg*")):
        for line in open(path, encoding="utf-8"):
            name, _, rest = line.partition(" ")
            fields = rest.split()
            fields = fields[fields.index("L") + 2:] if "L" in fields else []
            found[name] = [word for word in fields[3::4] if not word.startswith("<")]
    return found


def sentence_grammar(words):
    """A grammar of phones for words, each with its ways."""
    arcs, last, state = [], 0, 0
    for ways in words:
        ends = []
        for phones in ways[:4]:
            at = state
            for phone in phones[:-1]:
                last += 1
                arcs.append((at, last, phone))
                at = last
            ends.append((at, phones[-1]))
        last += 1
        arcs += [(at, last, phone) for at, phone in ends]
        state = last
    lines = "".join(f"TRANSITION {a} {b} 1.0 ={p}\n" for a, b, p in arcs)
    return f"FSG_BEGIN <u>\nNUM_STATES {last + 1}\nSTART_STATE 0\nFINAL_STATE {last}\n{lines}FSG_END\n"


def align(grammars, cepstra, work, out, phones):
    """For each name its segments: phone and first frame, and the last frame at the end."""
    (out / "phones.dic").write_text("".join(f"={p} {p}\n" for p in phones if p != "SIL"))
    names, running = sorted(grammars), []
    for name in names:
        (out / f"{name}.fsg").write_text(grammars[name])
    for part in range(2):
        control = out / f"ctl{part}"
        control.write_text("".join(f"{name}\n" for name in names[part::2]))
        running.append(subprocess.Popen([
            "pocketsphinx_batch", "-hmm", work / "model", "-dict", out / "phones.dic", "-fdict", work / "filler.dic", "-ctl", control, "-cepdir", cepstra,
            "-cepext", ".mfc", "-fsgdir", out, "-fsgext", ".fsg", "-fsgctl", control, "-hypseg", out / f"seg{part}", "-beam", "1e-80", "-wbeam", "1e-80",
            "-pbeam", "1e-80", "-lw", "1", "-wip", "1", "-allphone_ci", "yes", "-logfn", out / f"log{part}"]))
    if any(process.wait() for process in running):
        raise SystemExit("pocketsphinx_batch failed")
    for part in range(2):
        for line in open(out / f"seg{part}"):
            name, _, rest = line.partition(" ")
            fields = rest.split()
            if "L" in fields:
                fields = fields[fields.index("L") + 2:]
                starts = [int(fields[i]) for i in range(0, len(fields) - 3, 4)] + [int(fields[-1])]
                yield name, starts, [fields[i + 3] for i in range(0, len(fields) - 3, 4)]


def cepstra_of(path):
    data = path.read_bytes()
    for order in "<>":
        if struct.unpack(order + "i", data[:4])[0] * 4 + 4 == len(data):
            return np.frombuffer(data[4:], order + "f4").reshape(-1, 13).astype(np.float32)
    raise SystemExit(f"{path} is no file of cepstra")


def centred(cepstra, size=250):
    """Without their mean, two or three seconds at a time, as the second look takes it."""
    cuts = np.linspace(0, len(cepstra), max(1, round(len(cepstra) / size)) + 1).astype(int)
    return np.concatenate([cepstra[a:b] - cepstra[a:b].mean(0) for a, b in zip(cuts, cuts[1:])])


def frames_of(aligned, folder, number, start):
    """Cepstra with their ends repeated, and for each frame its place and phone."""
    sound, places = [], []
    for name, starts, segments in aligned:
        cepstra = cepstra_of(folder / f"{name}.mfc")
        labels = np.full(len(cepstra), number["SIL"])
        for a, b, phone in zip(starts, starts[1:], segments):
            if phone[0] == "=":
                labels[a:b] = number[phone[1:]]
        cepstra = centred(cepstra)
        sound.append(np.concatenate([np.repeat(cepstra[:1], REACH, 0), cepstra, np.repeat(cepstra[-1:], REACH, 0)]))
        held = np.full(len(labels), zlib.crc32(name.split("_")[0].encode()) % 25 == 0)
        places.append(np.stack([np.arange(len(labels)) + start + REACH, labels, held], 1))
        start += len(sound[-1])
    return sound, places, start


def forward(layers, values, rng=None):
    """All layers' outputs; with a generator a tenth of the hidden ones are left out."""
    outputs = [values]
    for index, (weights, bias) in enumerate(layers):
        values = outputs[-1] @ weights + bias
        if index < len(layers) - 1:
            values = np.maximum(values, 0)
            if rng is not None:
                values *= (rng.random(values.shape, dtype="f4") < 0.9) * np.float32(1 / 0.9)
        outputs.append(values)
    return outputs


def learn(sound, places, phones, epochs, batch=1024):
    """Adam with a rate that falls like a cosine; prints the share of frames that held-out recordings have right."""
    rng = np.random.default_rng(1)
    scale, silence = sound.std(0), phones.index("SIL")
    sound = sound / scale
    held, places = places[places[:, 2] == 1], places[places[:, 2] == 0]
    places = places[(places[:, 1] != silence) | (rng.random(len(places)) < 0.3)]
    sizes = [13 * len(OFFSETS), *HIDDEN, len(phones)]
    layers = [[(rng.standard_normal(s) * np.sqrt(2 / s[0])).astype("f4"), np.zeros(s[1], "f4")] for s in zip(sizes, sizes[1:])]
    moments = [[[np.zeros_like(p), np.zeros_like(p)] for p in layer] for layer in layers]
    pick = lambda rows: sound[rows[:, :1] + OFFSETS].reshape(len(rows), -1)  # noqa: E731
    step, steps = 0, max(1, epochs * (len(places) // batch))
    for epoch in range(epochs):
        order = rng.permutation(len(places))
        for first in range(0, len(places) - batch + 1, batch):
            rows = places[order[first : first + batch]]
            outputs = forward(layers, pick(rows), rng)
            chances = np.exp(outputs[-1] - outputs[-1].max(1, keepdims=True))
            slope = chances / chances.sum(1, keepdims=True)
            slope[np.arange(batch), rows[:, 1]] -= 1
            slope, step = slope / batch, step + 1
            rate = 1e-3 * (1 + np.cos(np.pi * step / steps)) + 1e-5
            for index in reversed(range(len(layers))):
                slopes = outputs[index].T @ slope, slope.sum(0)
                if index:
                    slope = (slope @ layers[index][0].T) * (outputs[index] > 0)
                for parameter, moment, change in zip(layers[index], moments[index], slopes):
                    moment[0] += 0.1 * (change - moment[0])
                    moment[1] += 0.001 * (change**2 - moment[1])
                    parameter -= (rate * moment[0] / (1 - 0.9**step) / (np.sqrt(moment[1] / (1 - 0.999**step)) + 1e-8)).astype("f4")
        right = np.concatenate([forward(layers, pick(held[i : i + 8192]))[-1].argmax(1) == held[i : i + 8192, 1] for i in range(0, len(held), 8192)] or [[]])
        voiced = held[:, 1] != silence
        print(f"epoch {epoch + 1}: of {len(held)} held-out frames {right.mean():.1%} right, of those with a phone {right[voiced].mean():.1%}", flush=True)
    layers[0][0] /= np.tile(scale, len(OFFSETS))[:, None]
    return layers


def write(path, layers, phones):
    sizes = [layers[0][0].shape[0], *(bias.size for _, bias in layers)]
    head = f"albert phone net 1\n{' '.join(phones)}\n{' '.join(map(str, OFFSETS))}\n{' '.join(map(str, sizes))}\n"
    path.write_bytes(head.encode() + b"".join(p.astype("<f4").tobytes() for layer in layers for p in layer))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--calls", type=int, default=4500)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--limit", type=int)
    parser.add_argument("--noise", type=Path, default=HERE.parent.parent.parent / "shared/speech/noise")
    a = parser.parse_args()
    phones = (a.work / "phones").read_text().split()
    number = {phone: i for i, phone in enumerate(phones)}
    (ways, single), chosen = dictionary(a.work), spoken(a.work)
    recordings = {}
    for entry in json.loads((a.work / "data/list.json").read_text(encoding="utf-8"))[: a.limit]:
        said = chosen.get(entry["of"], [])
        # Digits alone are in half of the copies: they are most of the recordings.
        few = entry["corpus"] == "hd_digits" and entry["id"][-1] in "13"
        if not few and said and [PLAIN.sub("", w) for w in said] == entry["words"] and all(w in single for w in said):
            recordings[entry["id"]] = sentence_grammar([[single[w]] for w in said])
    (a.work / "wake/recordings").mkdir(parents=True, exist_ok=True)
    (a.work / "wake/calls").mkdir(parents=True, exist_ok=True)
    calls = make_calls(a.calls, a.work / "wake/calls", a.noise)
    called = {name: sentence_grammar([ways[w] for w in said]) for name, said in calls if said and all(w in ways for w in said)}
    sound, places, start = [], [], 0
    for grammars, folder, out in ((recordings, a.work / "data/mfc", a.work / "wake/recordings"), (called, a.work / "wake/calls", a.work / "wake/calls")):
        more, at, start = frames_of(align(grammars, folder, a.work, out, phones), folder, number, start)
        sound, places = sound + more, places + at
    print(f"{len(recordings)} recordings, {len(called)} calls, {start} frames", flush=True)
    write(a.out, learn(np.concatenate(sound), np.concatenate(places), phones, a.epochs), phones)


if __name__ == "__main__":
    main()
