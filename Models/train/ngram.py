#!/usr/bin/env python3
"""Writes a trigram model in ARPA form from sentences, one a line on standard input (Witten-Bell smoothing, as backoff).

usage: albert-voiced words sample --count 20000 --seed 2 | ngram.py > commands.arpa
For the comparison of the grammar with an n-gram in EXPERIMENTS.md; the product does not use it.
"""
import collections
import math
import sys


def counts(sentences, order=3):
    found = [collections.Counter() for _ in range(order)]
    for sentence in sentences:
        words = ["<s>", *sentence.split(), "</s>"]
        for n in range(order):
            for i in range(len(words) - n):
                found[n][tuple(words[i : i + n + 1])] += 1
    return found


def estimate(found):
    """Probabilities and backoff weights by n-gram: Witten and Bell's share for what was never seen."""
    followers, totals = collections.defaultdict(set), collections.Counter()
    for n in range(1, len(found)):
        for gram, count in found[n].items():
            followers[gram[:-1]].add(gram[-1])
            totals[gram[:-1]] += count
    words = {g[0]: c for g, c in found[0].items() if g[0] != "<s>"}
    total, kinds = sum(words.values()), len(words)
    probability = {(w,): (c + kinds / kinds) / (total + kinds) for w, c in words.items()}
    probability[("<s>",)] = 1e-99
    for n in range(1, len(found)):
        for gram, count in found[n].items():
            context = gram[:-1]
            types = len(followers[context])
            probability[gram] = (count + types * probability[gram[1:]]) / (totals[context] + types)
    backoff = {}
    for context, next_words in followers.items():
        seen = sum(probability[context + (w,)] for w in next_words)
        lower = sum(probability[context[1:] + (w,)] for w in next_words) if len(context) > 1 else sum(probability[(w,)] for w in next_words)
        backoff[context] = max(1e-9, 1 - seen) / max(1e-9, 1 - lower)
    return probability, backoff


def write(found, probability, backoff, out):
    out.write("\\data\\\n" + "".join(f"ngram {n + 1}={len(f)}\n" for n, f in enumerate(found)))
    for n, grams in enumerate(found):
        out.write(f"\n\\{n + 1}-grams:\n")
        for gram in sorted(grams):
            tail = f"\t{math.log10(backoff[gram]):.5f}" if gram in backoff and n + 1 < len(found) else ""
            out.write(f"{math.log10(probability[gram]):.5f}\t{' '.join(gram)}{tail}\n")
    out.write("\n\\end\\\n")


if __name__ == "__main__":
    found = counts(line.strip() for line in sys.stdin if line.strip())
    write(found, *estimate(found), sys.stdout)
