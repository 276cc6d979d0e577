#!/usr/bin/env python3
"""Makes command recordings with espeak-ng: N sentences, many voices, speeds and rooms, always the same for a seed.

usage: make_commands.py [SENTENCES.txt] OUT_DIR [--count 1000] [--seed 1] [--voices test|train|all] [--clean]

Without SENTENCES.txt, the grammar's own sentences are drawn by `albert-voiced words sample` (--program says where that is), spread over
all commands, each understood on 2026-03-10 at 09:15 with the sample family. SENTENCES.txt has one spoken sentence a line; what
follows a tabulator is kept as a fourth column. OUT_DIR gets FLAC files and transcripts.tsv (file, voice, text, command), the
form that `albert-voiced evaluate` reads. A quarter of the voices is never used in training: „test“, the default, takes only those.

The command set of the model card:   make_commands.py /tmp/commands --count 1000 --seed 1
Sentences and voices for training:   make_commands.py /tmp/train-commands --count 2000 --seed 2 --voices train
Needs numpy, scipy, soundfile (Models/tools/requirements.txt) and espeak-ng; 1,000 recordings take about a minute.
"""
import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "train"))

TEST_VOICES = ["f2", "m3", "m7", "klatt4", "Andrea", "max", "Alex", "anika", "boris", "steph", "linda", "Mario", "robert", "marcelo",
               "Alicia", "Andy", "caleb", "Denis", "Henrique", "michel"]
TRAIN_VOICES = ["", "f1", "f3", "f4", "f5", "m1", "m2", "m4", "m5", "m6", "m8", "klatt", "klatt2", "klatt3", "Annie", "Diogo", "Gene", "Gene2", "Hugo", "Jacky",
                "Lee", "Michael", "Mike", "Storm", "UniRobot", "adam", "anikaRobot", "announcer", "antonio", "aunty", "belinda", "benjamin",
                "david", "ed", "edward", "edward2", "grandma", "grandpa", "iven", "iven2", "iven3", "iven4", "john", "kaukovalta", "marco", "miguel", "norbert",
                "pablo", "paul", "pedro", "quincy", "rob", "shelby", "travis", "victor", "zac", "whisper", "whisper", "whisperf", "whisperf"]


def synthesise(text, voice, rng, data=None):
    """espeak-ng's samples for a sentence: voice with random speed and pitch; data: another folder of espeak-ng's data."""
    import numpy as np
    from scipy.signal import resample_poly

    name = "de" + (f"+{voice}" if voice else "")
    options = ["-s", str(rng.randint(125, 190)), "-p", str(rng.randint(25, 75)), "-g", str(rng.choice([0, 0, 1, 2]))]
    sound = subprocess.run(["espeak-ng", *([f"--path={data}"] if data else []), "-v", name, *options, "--stdout", text], capture_output=True, check=True).stdout
    samples = np.frombuffer(sound[44 : 44 + (len(sound) - 44) // 2 * 2], "<i2").astype(np.float32) / 32768
    return resample_poly(samples, 320, 441).astype(np.float32)


def room(samples, rng):
    """One of: as it is, a small room, a larger one, a farther speaker with a little hiss."""
    import numpy as np
    from augment import echo

    numbers = np.random.default_rng(rng.randrange(2**32))
    kind = rng.choice(["dry", "small", "large", "far"])
    if kind != "dry":
        samples = echo(samples, {"small": 0.15, "large": 0.35, "far": 0.25}[kind], {"small": 0.15, "large": 0.2, "far": 0.35}[kind], numbers)
    samples = samples / (np.abs(samples).max() + 1e-6) * (0.12 if kind == "far" else rng.uniform(0.3, 0.8))
    silence = np.zeros(4000, np.float32)
    samples = np.concatenate([silence, samples, silence])
    return samples + numbers.standard_normal(len(samples)).astype(np.float32) * (0.001 if kind == "far" else 0.0003)


def drawn(program, count, seed):
    """Lines of the grammar's own sentences with their command, drawn by the program for the sample family."""
    with tempfile.TemporaryDirectory() as nobody:
        command = [program, "words", "sample", "--json", "--count", str(count), "--seed", str(seed),
                   "--now", "2026-03-10T09:15", "--zone", "Europe/Berlin", "--config", nobody]
        printed = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    return [[line["sentence"], line["intent"]] for line in map(json.loads, printed.splitlines())]


def written(path):
    """Lines of a file of sentences."""
    return [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines() if line.strip() and not line.startswith("#")]


def main():
    import soundfile

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sentences", type=pathlib.Path, nargs="?")
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--voices", choices=["test", "train", "all"], default="test")
    parser.add_argument("--clean", action="store_true", help="no rooms")
    parser.add_argument("--program", default=str(HERE.parent.parent / ".build/release/albert-voiced"), help="albert-voiced")
    a = parser.parse_args()
    rng = random.Random(a.seed)
    lines = written(a.sentences) if a.sentences else drawn(a.program, a.count, a.seed)
    voices = {"test": TEST_VOICES, "train": TRAIN_VOICES, "all": TRAIN_VOICES + TEST_VOICES}[a.voices]
    a.out.mkdir(parents=True, exist_ok=True)
    rows = []
    for index in range(a.count):
        line, voice = lines[index % len(lines)] if a.count >= len(lines) else rng.choice(lines), rng.choice(voices)
        samples = synthesise(line[0], voice, rng)
        if not a.clean:
            samples = room(samples, rng)
        name = f"c{index:04}.flac"
        soundfile.write(a.out / name, samples.clip(-1, 1), 16000, subtype="PCM_16")
        rows.append("\t".join([name, f"espeak_{voice or 'de'}", *line]))
    (a.out / "transcripts.tsv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    print(f"{a.count} recordings by {len(voices)} voices in {a.out}")


if __name__ == "__main__":
    main()
