"""Reads folders of recordings: transcripts.tsv has file, speaker and text in each line."""
import pathlib
from dataclasses import dataclass, field

import numpy as np
import soundfile
from scipy.signal import resample_poly

from text import words

RATE = 16000


@dataclass
class Recording:
    path: pathlib.Path
    speaker: str
    text: str
    corpus: str
    words: list = field(default_factory=list)

    def samples(self):
        return load(self.path)


def load(path):
    """A sound file as floats, one channel, 16 kHz."""
    samples, rate = soundfile.read(path, dtype="float32", always_2d=True)
    samples = samples.mean(axis=1)
    if rate != RATE:
        divisor = np.gcd(rate, RATE)
        samples = resample_poly(samples, RATE // divisor, rate // divisor)
    return samples.astype(np.float32)


def save(path, samples):
    soundfile.write(path, np.clip(samples, -1, 1), RATE, subtype="PCM_16")


def read(folder):
    """The recordings of one corpus, in the order of its transcripts."""
    folder, found = pathlib.Path(folder), []
    for line in (folder / "transcripts.tsv").read_text(encoding="utf-8").splitlines():
        name, speaker, text = line.split("\t")[:3]
        if (folder / name).exists() and words(text):
            found.append(Recording(folder / name, speaker, text, folder.name, words(text)))
    return found


def read_all(root):
    """The recordings of every corpus below a folder."""
    return [r for folder in sorted(pathlib.Path(root).iterdir()) if (folder / "transcripts.tsv").exists() for r in read(folder)]
