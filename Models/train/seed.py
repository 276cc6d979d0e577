"""A German model of phones from the English codebooks of Debian's pocketsphinx-en-us."""
import pathlib
import subprocess

import numpy as np

import sphinx_files as files
import steps

ENGLISH = pathlib.Path("/usr/share/pocketsphinx/model/en-us/en-us")
# German phone: the English phones whose sounds it is made of.
ENGLISH_OF = {
    "A:": "AA", "AH": "AA AH", "AI": "AY", "AU": "AW", "AX": "AH", "B": "B", "C": "SH HH", "D": "D", "E:": "EY IY", "EH": "EH", "ER": "AH AA",
    "F": "F", "G": "G", "H": "HH", "I:": "IY", "IH": "IH", "J": "Y", "K": "K", "L": "L", "M": "M", "N": "N", "NG": "NG", "O:": "OW UH",
    "OE": "EH ER", "OE:": "ER IH", "OH": "AO", "OI": "OY", "P": "P", "PF": "P F", "R": "G R", "S": "S", "SH": "SH", "T": "T", "TS": "T S",
    "U:": "UW", "UH": "UH", "V": "V", "X": "HH K", "Y:": "UW IY", "YH": "IH UH", "Z": "Z", "SIL": "SIL"}


def codebooks(phones, densities):
    """Means and variances by stream for the German phones: the first half of one English book and of the other."""
    text = subprocess.run(["pocketsphinx_mdef_convert", "-text", ENGLISH / "mdef", "/dev/stdout"], capture_output=True, text=True).stdout
    english = [l.split()[0] for l in text.splitlines()[8:] if len(l.split()) > 3 and l.split()[1] == "-"]
    means, variances = (files.read_gaussians(ENGLISH / name) for name in ("means", "variances"))
    out = []
    for parameters in (means, variances):
        streams = []
        for stream in parameters:
            books = []
            for phone in phones:
                sources = [stream[english.index(e)] for e in ENGLISH_OF[phone].split()]
                share = densities // len(sources)
                book = np.concatenate([s[np.linspace(0, len(s) - 1, min(share, len(s))).astype(int)] for s in sources])
                books.append(np.resize(book, (densities, book.shape[1])))
            streams.append(np.stack(books))
        out.append(streams)
    if densities > 128:  # copies of one Gaussian move apart
        rng = np.random.default_rng(1)
        out[0] = [m + rng.standard_normal(m.shape) * 0.2 * np.sqrt(v) for m, v in zip(*out)]
    return out


def transitions(count):
    """Three states, each to itself, the next or the one after."""
    matrix = np.array([[3, 1, 0.2, 0], [0, 3, 1, 0.2], [0, 0, 3, 1]], np.float32)
    return np.tile(matrix / matrix.sum(axis=1, keepdims=True), (count, 1, 1))


def phone_model(folder, mdef, densities):
    folder.mkdir(parents=True, exist_ok=True)
    definition = steps.Mdef(mdef)
    means, variances = codebooks(definition.phones, densities)
    files.write_gaussians(folder / "means", means)
    files.write_gaussians(folder / "variances", variances)
    files.write_weights(folder / "mixture_weights", np.full((definition.senones, 3, densities), 1 / densities, np.float32))
    files.write_transitions(folder / "transition_matrices", transitions(len(definition.phones)))
