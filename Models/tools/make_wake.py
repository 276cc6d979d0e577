#!/usr/bin/env python3
"""Makes calls of the wake word with espeak-ng: many voices, speeds, pitches and rooms, always the same for a seed.

usage: make_wake.py OUT_DIR [--count 240] [--seed 1] [--voices test|train] [--kind calls|near] [--noise DIR] [--commands FILE]

OUT_DIR/clean and OUT_DIR/noise10 get half of the recordings each, and transcripts.tsv: file, voice, text, seconds at which the call
begins and ends (to about 50 ms), background. noise10 has a sound of --noise under the call and around it, 10 dB below the speech
(powers compared as `evaluate --snr` does). Half of the calls are followed by a command in the same breath, half of those without a pause.
„Hey Albert“ is said by three in five, „Albert“ by the others. Before every call lie 1 to 2.5 seconds of background, behind it 1.5.

--voices test (the default) takes voices that were never trained on and noise/test; --voices train the others and noise/train: only
those are for fitting thresholds. --kind near says what sounds alike or is a command without a call: nothing may wake up.

The positives of the model card:    make_wake.py /tmp/wake --count 240 --seed 1
Those that thresholds are fitted on: make_wake.py /tmp/wake-fit --count 600 --seed 2 --voices train
Needs numpy, scipy, soundfile (Models/tools/requirements.txt) and espeak-ng; 240 recordings take about half a minute.
"""
import argparse
import pathlib
import random
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "train"))
sys.path.insert(0, str(HERE))

from make_commands import TEST_VOICES, TRAIN_VOICES, written  # noqa: E402

RATE = 16000
NEAR = """alles gut|hallo Robert|Gilbert kommt|halb acht|Albrecht Dürer|Herr Alberts wohnt hier|hey Robert|hey alles klar|ein halber Tag|
alle wären da|der Elbe wert|das ist albern|Norbert ruft an|hallo wer ist da|Hubert und Anna|als er weg war|alter Bert|hey Anna|
ich halte das fest|hallo Oma|alles fertig|das war alles|Adalbert Stifter|hey alter|elf Bett|Eltern werden|am Abend war es kalt|
hat er Bert gesehen|Elfriede|er bellt|Alfred|hey Alfred|Alberne Leute|halt|heil wert|geh heim Berta|Herbert|hey Herbert|Dagobert""".replace("\n", "").split("|")


def spoken(text, name, options):
    """espeak-ng's samples without the silence at their ends."""
    import numpy as np
    from scipy.signal import resample_poly

    sound = subprocess.run(["espeak-ng", "-v", name, *options, "--stdout", text], capture_output=True, check=True).stdout
    samples = np.frombuffer(sound[44 : 44 + (len(sound) - 44) // 2 * 2], "<i2").astype(np.float32) / 32768
    samples = resample_poly(samples, 320, 441).astype(np.float32)
    loud = np.flatnonzero(np.abs(samples) > 0.01 * (np.abs(samples).max() + 1e-9))
    return samples[loud[0] : loud[-1] + 1] if len(loud) else samples


def voice_of(rng, voices):
    """A voice, its options and a factor that makes it another, smaller or larger person."""
    voice = rng.choice(voices)
    options = ["-s", str(rng.randint(120, 200)), "-p", str(rng.randint(20, 80)), "-g", str(rng.choice([0, 0, 1, 2]))]
    factor = rng.choice([1, 1, rng.uniform(0.87, 0.96), rng.uniform(1.04, 1.25)])
    return voice, "de" + (f"+{voice}" if voice else ""), options, factor


def call(rng, voices, commands):
    """Text, voice, samples and how long the call alone lasts."""
    from augment import speed

    voice, name, options, factor = voice_of(rng, voices)
    word = "Hey Albert" if rng.random() < 0.6 else "Albert"
    alone = speed(spoken(word, name, options), factor)
    if rng.random() < 0.5:
        return word, voice, alone, len(alone)
    pause = rng.choice([", ", " "])
    text = word + pause + rng.choice(commands)
    return text, voice, speed(spoken(text, name, options), factor), len(alone)


def near(rng, voices, commands):
    """As `call`, of something else."""
    from augment import speed

    voice, name, options, factor = voice_of(rng, voices)
    text = rng.choice(NEAR) if rng.random() < 0.7 else rng.choice(commands)
    samples = speed(spoken(text, name, options), factor)
    return text, voice, samples, len(samples)


def room(samples, rng, before):
    """Silence around it; as it is, a small room, a larger one, a farther speaker; the hiss of a microphone."""
    import numpy as np
    from augment import echo

    numbers = np.random.default_rng(rng.randrange(2**32))
    kind = rng.choice(["dry", "small", "large", "far"])
    if kind != "dry":
        samples = echo(samples, {"small": 0.15, "large": 0.35, "far": 0.25}[kind], {"small": 0.15, "large": 0.2, "far": 0.35}[kind], numbers)
    samples = samples / (np.abs(samples).max() + 1e-6) * (0.12 if kind == "far" else rng.uniform(0.3, 0.8))
    samples = np.concatenate([np.zeros(before, np.float32), samples, np.zeros(int(1.5 * RATE), np.float32)])
    return samples + numbers.standard_normal(len(samples)).astype(np.float32) * (0.001 if kind == "far" else 0.0003)


def powers(samples):
    return (samples[: len(samples) // 160 * 160].reshape(-1, 160) ** 2).mean(axis=1)


def with_noise(samples, noise, decibels, rng):
    """Noise under all of it, so far below the frames that hold speech."""
    import numpy as np

    start = rng.randrange(max(1, len(noise) - len(samples)))
    piece = np.resize(noise[start : start + len(samples)], len(samples))
    frames = powers(samples)
    speech = frames[frames >= np.quantile(frames, 0.95) / 100].mean()
    mixed = samples + piece * np.sqrt(speech / 10 ** (decibels / 10) / ((piece**2).mean() + 1e-12))
    return mixed / max(1, np.abs(mixed).max() / 0.98)


def noises(folder):
    """Kinds of noise, each a list of its sounds; of the single recording of dishes, training had the first half."""
    import soundfile

    kinds = {}
    for path in sorted(folder.rglob("*.flac")):
        kinds.setdefault(path.parent.name, []).append(soundfile.read(path, dtype="float32")[0])
    dishes = folder.parent / "train/household/doing_the_dishes.flac"
    if dishes.exists():
        sound = soundfile.read(dishes, dtype="float32")[0]
        kinds["household"] = [sound[: len(sound) // 2] if folder.name == "train" else sound[len(sound) // 2 :]]
    return kinds


def main():
    import soundfile

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=240)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--voices", choices=["test", "train"], default="test")
    parser.add_argument("--kind", choices=["calls", "near"], default="calls")
    parser.add_argument("--noise", type=pathlib.Path, default=HERE.parent.parent.parent / "shared/speech/noise")
    parser.add_argument("--commands", type=pathlib.Path, default=HERE.parent / "train/commands.txt")
    a = parser.parse_args()
    rng = random.Random(a.seed)
    voices = {"test": TEST_VOICES, "train": TRAIN_VOICES}[a.voices]
    commands = [line[0].removeprefix("Hey Albert ") for line in written(a.commands)]
    kinds = noises(a.noise / a.voices)
    rows = {"clean": [], "noise10": []}
    for index in range(a.count):
        text, voice, samples, length = (call if a.kind == "calls" else near)(rng, voices, commands)
        before = int(rng.uniform(1, 2.5) * RATE)
        samples = room(samples, rng, before)
        condition, background = ("noise10", rng.choice(sorted(kinds))) if index % 2 else ("clean", "–")
        if background in kinds:
            samples = with_noise(samples, rng.choice(kinds[background]), 10, rng)
        name = f"w{index:04}.flac"
        (a.out / condition).mkdir(parents=True, exist_ok=True)
        soundfile.write(a.out / condition / name, samples.clip(-1, 1), RATE, subtype="PCM_16")
        rows[condition].append(f"{name}\tespeak_{voice or 'de'}\t{text}\t{before / RATE:.2f}\t{(before + length) / RATE:.2f}\t{background}")
    for condition, lines in rows.items():
        (a.out / condition / "transcripts.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{a.count} recordings by {len(voices)} voices in {a.out}")


if __name__ == "__main__":
    main()
