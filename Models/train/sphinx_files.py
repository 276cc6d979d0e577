"""Reads and writes Sphinx's binary files: means, variances, mixture weights, transition matrices, cepstra."""
import numpy as np

MAGIC = 0x11223344


def _header(file):
    while (line := file.readline()).strip() != b"endhdr":
        if not line:
            raise SystemExit(f"{file.name} is no Sphinx file")
    return "<" if np.frombuffer(file.read(4), "<u4")[0] == MAGIC else ">"


def _write(path, numbers, body):
    with open(path, "wb") as file:
        file.write(b"s3\nversion 1.0\nendhdr\n" + np.uint32(MAGIC).tobytes())
        file.write(np.asarray(numbers, "<i4").tobytes() + np.asarray(body, "<f4").tobytes())


def read_gaussians(path):
    """Codebooks: a list by stream of arrays [codebook, density, dimension]."""
    with open(path, "rb") as file:
        order = _header(file)
        books, streams, densities = np.frombuffer(file.read(12), order + "i4")
        lengths = np.frombuffer(file.read(4 * streams), order + "i4")
        total = np.frombuffer(file.read(4), order + "i4")[0]
        flat = np.frombuffer(file.read(4 * total), order + "f4").reshape(books, -1)
    out, start = [], 0
    for length in lengths:
        out.append(flat[:, start : start + densities * length].reshape(books, densities, length).copy())
        start += densities * length
    return out


def write_gaussians(path, streams):
    books, densities = streams[0].shape[:2]
    flat = np.concatenate([s.reshape(books, -1) for s in streams], axis=1)
    _write(path, [books, len(streams), densities, *[s.shape[2] for s in streams], flat.size], flat)


def read_weights(path):
    """Mixture weights [senone, stream, density]."""
    with open(path, "rb") as file:
        order = _header(file)
        shape = np.frombuffer(file.read(12), order + "i4")
        total = np.frombuffer(file.read(4), order + "i4")[0]
        return np.frombuffer(file.read(4 * total), order + "f4").reshape(shape).copy()


def write_weights(path, weights):
    _write(path, [*weights.shape, weights.size], weights)


read_transitions = read_weights  # [matrix, from, to], the same layout


def write_transitions(path, matrices):
    _write(path, [*matrices.shape, matrices.size], matrices)


def read_cepstra(path, width=13):
    data = np.fromfile(path, "<i4", 1)[0]
    values = np.fromfile(path, "<f4", offset=4)
    if data != values.size:
        values = np.fromfile(path, ">f4", offset=4)
    return values.reshape(-1, width)


def read_sendump(path):
    """Mixture weights [senone, stream, density] of a model in PocketSphinx's own form."""
    with open(path, "rb") as file:
        def number():
            return int(np.frombuffer(file.read(4), "<i4")[0])

        counts = {}
        while length := number():
            text = file.read(length).rstrip(b"\0").decode("latin-1").split()
            if len(text) == 2 and text[1].lstrip("-").isdigit():
                counts[text[0]] = int(text[1])
        densities, senones = number(), number()
        raw = np.frombuffer(file.read(), np.uint8)[: 3 * densities * senones].reshape(3, densities, senones)
    weights = np.exp(-raw.astype(np.float32) * 1024 * np.log(1.0001)).transpose(2, 0, 1)
    return (weights / weights.sum(axis=2, keepdims=True)).astype(np.float32)
