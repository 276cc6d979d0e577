"""Copies of recordings as other people, in other rooms, would have made them. Everything is seeded."""
import numpy as np
from scipy.signal import butter, fftconvolve, lfilter, resample_poly, sosfilt

RATE = 16000


def speed(samples, factor):
    """Faster and higher (or slower and lower): a smaller or larger vocal tract."""
    return resample_poly(samples, 200, int(round(200 * factor))).astype(np.float32)


def stretch(samples, factor):
    """Longer by a factor at the same pitch (overlap-add at the best fitting place)."""
    frame, hop, seek = 480, 240, 120
    if len(samples) < 4 * frame or abs(factor - 1) < 0.02:
        return samples
    window = np.hanning(frame).astype(np.float32)
    out = np.zeros(int(len(samples) * factor) + 2 * frame, np.float32)
    last = samples[:frame]
    place = 0
    for start in range(0, len(out) - frame, hop):
        wished = int(start / factor)
        if wished + frame + seek >= len(samples):
            break
        low = max(0, wished - seek)
        stretch_of = samples[low : wished + seek + frame]
        fit = np.correlate(stretch_of, last, "valid")
        place = low + int(fit[: 2 * seek].argmax())
        out[start : start + frame] += samples[place : place + frame] * window
        last = samples[place + hop : place + hop + frame]
        if len(last) < frame:
            break
    return out[: int(len(samples) * factor)]


def echo(samples, seconds, share, rng):
    """A room: a tail of noise that dies in so many seconds (60 dB), with a share of the direct sound's energy."""
    length = int(seconds * RATE)
    tail = rng.standard_normal(length) * 10 ** (-3 * np.arange(length) / length)
    tail[: int(0.004 * RATE)] = 0
    tail *= np.sqrt(share / (tail**2).sum())
    tail[0] = 1
    return fftconvolve(samples, tail)[: len(samples) + length // 2].astype(np.float32)


def telephone(samples):
    return sosfilt(butter(4, [300, 3400], "band", fs=RATE, output="sos"), samples).astype(np.float32)


def tilt(samples, amount):
    """A duller or brighter microphone: one zero or one pole."""
    return lfilter([1, amount], [1], samples).astype(np.float32) if amount < 0 else lfilter([1 - amount], [1, -amount], samples).astype(np.float32)


def with_noise(samples, noise, decibels, rng):
    """Noise at a ratio to the louder half of the recording."""
    start = int(rng.integers(0, max(1, len(noise) - len(samples))))
    piece = np.resize(noise[start : start + len(samples)], len(samples))
    frames = np.sort((samples[: len(samples) // 160 * 160].reshape(-1, 160) ** 2).mean(axis=1))
    loud = frames[len(frames) // 2 :].mean() if len(frames) else 0
    return samples + piece * np.sqrt(loud / 10 ** (decibels / 10) / ((piece**2).mean() + 1e-12))


def pad(samples, rng, least=0.15, most=0.4):
    """Silence before and after, as quiet as the recording's own quietest frames."""
    frames = samples[: len(samples) // 160 * 160].reshape(-1, 160)
    level = min(0.003, max(np.sqrt((frames**2).mean(axis=1)).min() if len(frames) else 0, 1e-4))
    ends = [rng.standard_normal(int(rng.uniform(least, most) * RATE)).astype(np.float32) * level for _ in range(2)]
    return np.concatenate([ends[0], samples, ends[1]]).astype(np.float32)


def level(samples, rng, low=0.08, high=0.9):
    return samples / (np.abs(samples).max() + 1e-6) * float(np.exp(rng.uniform(np.log(low), np.log(high))))


def another(samples, noises, rng):
    """The recording by another speaker (child to deep voice), tempo, room, microphone and, where there are noises, background (nine in ten, 0 to 18 dB)."""
    factor = float(rng.choice([rng.uniform(0.84, 0.95), rng.uniform(1.04, 1.16), rng.uniform(1.16, 1.32)], p=[0.4, 0.35, 0.25]))
    samples = speed(samples, factor)
    if rng.random() < 0.6:  # keep something like the tempo: only the voice differs
        samples = stretch(samples, factor * rng.uniform(0.88, 1.08))
    if rng.random() < 0.35:
        samples = tilt(samples, rng.uniform(-0.5, 0.35))
    samples = pad(samples, rng)
    if rng.random() < 0.3:
        samples = echo(samples, rng.uniform(0.1, 0.45), rng.uniform(0.05, 0.4), rng)
    if noises and rng.random() < 0.9:
        samples = with_noise(samples, noises[int(rng.integers(len(noises)))], rng.uniform(0, 18), rng)
    if rng.random() < 0.04:
        samples = telephone(samples)
    return level(samples, rng)
