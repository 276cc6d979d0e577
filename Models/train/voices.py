"""Invented espeak-ng voices for training: what a person's mouth and breath can vary, drawn at random.

espeak-ng's own variants are few; a family has a hoarse grandfather and a child that whispers. Voices for tests are never among these.
"""
import pathlib
import random
import subprocess


def data_folder():
    """Where espeak-ng has its data."""
    line = subprocess.run(["espeak-ng", "--version"], capture_output=True, text=True, check=True).stdout
    return pathlib.Path(line.rsplit("Data at:", 1)[1].strip())


def variant(name, rng):
    """The text of one voice: pitch, formants, breath, hoarseness; see espeak-ng's docs/voices.md for what the lines mean."""
    base = rng.choice([rng.uniform(70, 120), rng.uniform(120, 180), rng.uniform(170, 260), rng.uniform(220, 330)])
    size = min(1.3, max(0.85, 0.8 + base / 700 + rng.gauss(0, 0.05)))
    lines = ["language variant", f"name {name}", f"pitch {base:.0f} {base * rng.uniform(1.1, 1.7):.0f}"]
    for formant in range(9):
        frequency = 100 * size * rng.uniform(0.92, 1.08)
        lines.append(f"formant {formant} {100 if formant == 0 else frequency:.0f} {rng.uniform(70, 140):.0f} {rng.uniform(80, 160):.0f}")
    if rng.random() < 0.5:
        breath = rng.choice([4, 10, 25, 60])
        lines.append(f"voicing {rng.choice([20, 35, 50, 75]):.0f}")
        lines.append("breath " + " ".join(f"{rng.uniform(0, breath):.0f}" for _ in range(8)))
        lines.append("breathw 150 150 200 200 400 400")
    lines.append(f"consonants {rng.uniform(60, 130):.0f} {rng.uniform(15, 130):.0f}")
    lines.append(f"roughness {rng.choice([0, 0, 1, 2, 3])}")
    lines.append(f"flutter {rng.choice([0, 2, 5, 10])}")
    lines.append(f"intonation {rng.randint(1, 4)}")
    if rng.random() < 0.3:
        lines.append(f"echo {rng.uniform(10, 60):.0f} {rng.uniform(10, 50):.0f}")
    if rng.random() < 0.3:
        lines.append("stressAmp " + " ".join(f"{rng.uniform(10, 22):.0f}" for _ in range(8)))
    return "\n".join(lines) + "\n"


def invent(out, count, seed=1):
    """Writes so many voices beside links to espeak-ng's own data; returns the folder for `--path` and the names."""
    data, rng = data_folder(), random.Random(seed)
    mine = out / "espeak-ng-data"
    (mine / "voices" / "!v").mkdir(parents=True, exist_ok=True)
    for entry in data.iterdir():
        if entry.name != "voices" and not (mine / entry.name).exists():
            (mine / entry.name).symlink_to(entry)
    for entry in [*(data / "voices").iterdir(), *(data / "voices" / "!v").iterdir()]:
        place = mine / entry.relative_to(data)
        if entry.name != "!v" and not place.exists():
            place.symlink_to(entry)
    names = [f"invented{i:03}" for i in range(count)]
    for name in names:
        (mine / "voices" / "!v" / name).write_text(variant(name, rng))
    return out, names
