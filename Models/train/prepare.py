"""Makes the training recordings: the people's, their copies as other voices and rooms, and some espeak-ng sentences."""
import json
import pathlib
import random
import subprocess
import sys
import zlib
from multiprocessing import Pool

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tools"))
import augment
import corpora
from make_commands import TRAIN_VOICES, synthesise
from text import words
from voices import invent

HERE = pathlib.Path(__file__).resolve().parent
FEATURES = ["-lowerf", "130", "-upperf", "6800", "-nfilt", "25", "-transform", "dct", "-lifter", "22", "-remove_noise", "yes", "-remove_silence", "no"]
noises = []
invented = None


def load_noises(folder):
    """As many short noises as pieces of kitchen (the first half of each long recording; the second is for evaluation) and of babble."""
    folder, rng = pathlib.Path(folder), random.Random(3)
    short = [corpora.load(p) for p in sorted(folder.glob("esc10/*")) if p.suffix in (".flac", ".wav", ".ogg")]
    kitchen = [w[: len(w) // 2] for w in map(corpora.load, sorted(folder.glob("household/*.flac")))]
    talk = [corpora.load(p) for sub in ("foreign_talk", "german_talk") for p in sorted((folder / sub).glob("*.flac"))]
    talk = [t / (np.sqrt((t**2).mean()) + 1e-6) for t in talk if len(t) > 8000]
    babble = [sum(np.resize(np.roll(rng.choice(talk), rng.randrange(16000)), 8 * 16000) for _ in range(rng.choice([2, 3, 5, 6, 8]))) for _ in range(60 if talk else 0)]
    found = short + (kitchen * (60 // len(kitchen)) if kitchen else []) + babble
    return [n for n in found if (n**2).mean() > 1e-9]


def make(job):
    """One training recording."""
    path, number, seed, wave = job
    rng = np.random.default_rng(seed)
    if isinstance(path, tuple):
        text, voice = path
        samples = augment.pad(synthesise(text, voice, random.Random(seed), invented), rng)
        if number:
            samples = augment.echo(samples, rng.uniform(0.1, 0.4), rng.uniform(0.05, 0.35), rng)
            samples = augment.with_noise(samples, noises[int(rng.integers(len(noises)))], rng.uniform(0, 18), rng) if noises else samples
        samples = augment.level(samples, rng)
    elif number == 0:
        samples = augment.level(augment.pad(corpora.load(path), rng), rng, 0.3, 0.9)
    else:
        # Quiet rooms stay half of what is learnt: the first copy has no noise.
        samples = augment.another(corpora.load(path), noises if number > 1 else [], rng)
    corpora.save(wave, samples + rng.standard_normal(len(samples)).astype(np.float32) * 1e-4)


# One voice alone must not be most of what is learnt.
FEWER_COPIES = {"kerstin": 1}


def prepare(root, noise, out, copies, espeak, voices=0, limit=None, workers=2):
    """Fills out/wav and out/mfc and writes out/list.json: id, words, corpus, first id of the same recording."""
    global noises, invented
    noises = load_noises(noise) if noise else []
    invented, own_voices = invent(out / "espeak", voices) if voices else (None, [])
    (out / "wav").mkdir(parents=True, exist_ok=True)
    (out / "mfc").mkdir(exist_ok=True)
    recordings = corpora.read_all(root)[:limit]
    jobs, entries = [], []
    for copy in range(copies + 1):
        for index, recording in enumerate(recordings):
            if copy > FEWER_COPIES.get(recording.corpus, copies):
                continue
            name = f"r{index:05}_{copy}"
            jobs.append((recording.path, copy, zlib.crc32(f"{recording.path.parent.name}/{recording.path.name}/{copy}".encode()), out / "wav" / f"{name}.wav"))
            entries.append({"id": name, "of": f"r{index:05}_0", "words": recording.words, "corpus": recording.corpus, "speaker": recording.speaker})
    sentences = [l for l in (HERE / "sentences.txt").read_text(encoding="utf-8").splitlines() if l and not l.startswith("#")]
    read = [r.text for r in recordings if r.corpus == "kerstin"]
    texts = [read[i // 8 % len(read)] if i % 8 == 7 else sentences[(i - i // 8) % len(sentences)] for i in range(espeak)]
    for index in range(espeak):
        rng, name = random.Random(index), f"e{index:05}"
        text = texts[index]
        voice = rng.choice(own_voices if own_voices and rng.random() < 0.6 else TRAIN_VOICES)
        jobs.append(((text, voice), index % 2, index, out / "wav" / f"{name}.wav"))
        entries.append({"id": name, "of": name, "words": words(text), "corpus": "espeak", "speaker": "espeak"})
    with Pool(workers) as pool:
        pool.map(make, jobs, chunksize=16)
    halves = [entries[i::workers] for i in range(workers)]
    running = []
    for i, half in enumerate(halves):
        (out / f"ctl{i}").write_text("".join(e["id"] + "\n" for e in half))
        running.append(subprocess.Popen(["sphinx_fe", "-c", out / f"ctl{i}", "-di", out / "wav", "-do", out / "mfc", "-ei", "wav", "-eo", "mfc", "-mswav", "yes",
                                         "-samprate", "16000", *FEATURES], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
    if any(process.wait() for process in running):
        raise SystemExit("sphinx_fe failed")
    for entry in entries:
        entry["frames"] = ((out / "mfc" / f"{entry['id']}.mfc").stat().st_size - 4) // 52
    (out / "list.json").write_text(json.dumps(entries, ensure_ascii=False))
    return entries
