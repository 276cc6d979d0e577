#!/usr/bin/env python3
"""Fits the numbers of Calibration.swift to what `albert-voiced evaluate` heard.

usage: albert-voiced evaluate DIR… --grammar commands --json --verbose > LINES; calibrate.py LINES…

DIR… are commands (make_commands.py) and recordings that are no command, for instance ../shared/speech/dev/emodb. Prints a logistic
regression of „heard right“ on the margin of the whole, that of the worst word and the distance of speech from the room (30 dB at most), how the
margins are spread, and what each pair of limits would refuse, ask and do. Needs numpy.
"""
import json
import sys

import numpy as np


def logistic(columns, right, steps=60):
    """Weights (the constant last) and the log likelihood of a logistic regression, by Newton's method."""
    x = np.column_stack([*columns, np.ones(len(right))])
    scale = np.abs(x).max(axis=0)
    x, w = x / scale, np.zeros(x.shape[1])
    for _ in range(steps):
        p = 1 / (1 + np.exp(-np.clip(x @ w, -30, 30)))
        hessian = (x * (p * (1 - p))[:, None]).T @ x + 1e-6 * np.eye(len(w))
        w += np.linalg.solve(hessian, x.T @ (right - p))
    p = np.clip(1 / (1 + np.exp(-x @ w)), 1e-9, 1 - 1e-9)
    return w / scale, float((right * np.log(p) + (1 - right) * np.log(1 - p)).sum())


def spread(name, values):
    print(f"  {name}: " + "  ".join(f"{q} % {np.percentile(values, q):.1f}" for q in (1, 3, 5, 10, 50, 90, 99)) if len(values) else f"  {name}: none")


def main(paths):
    lines = [json.loads(line) for path in paths for line in open(path, encoding="utf-8")]
    all_ = [line for line in lines if "isCommand" in line]
    heard = [line for line in all_ if line["margin"] is not None]
    right = np.array([line["right"] for line in heard], float)
    whole, worst = (np.array([line[key] for line in heard]) for key in ("margin", "worstWord"))
    distance = np.clip([line["distance"] for line in heard], 0, 30)
    print(f"{len(all_)} recordings, {sum(line['isCommand'] for line in all_)} commands, {int(right.sum())} heard right")
    for name, columns in (("whole", [whole]), ("worst word", [worst]), ("both", [whole, worst]), ("with the distance", [whole, worst, distance])):
        weights, likelihood = logistic(columns, right)
        middle = f", middle {-weights[-1] / weights[0]:.1f}" if len(columns) == 1 else ""
        print(f"  {name}: slope {', '.join(f'{w:.3f}' for w in weights[:-1])}, constant {weights[-1]:.2f}{middle}, log likelihood {likelihood:.1f}")
    foreign = np.array([not line["isCommand"] for line in heard])
    for name, values in (("whole", whole), ("worst word", worst)):
        spread(f"{name}, right", values[right == 1])
        spread(f"{name}, wrong", values[(right == 0) & ~foreign])
        spread(f"{name}, no command", values[foreign])
    commands, others = [line for line in all_ if line["isCommand"]], [line for line in all_ if not line["isCommand"]]
    good = [line for line in commands if line["right"]]
    for low, high in ((0.1, 0.5), (0.25, 0.8), (0.5, 0.9)):
        refused = sum(line["confidence"] < low for line in good)
        asked = sum(low <= line["confidence"] < high for line in good)
        wrong = sum(line["confidence"] >= high and not line["right"] and line["outcome"] != "refused" for line in commands)
        done = sum(line["confidence"] >= high and line["intent"] is not None for line in others)
        print(f"  refused below {low}, asked below {high}: right refused {refused}/{len(good)}, right asked {asked}/{len(good)}, "
              f"wrong done {wrong}/{len(commands)}, no command done {done}/{len(others)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) if len(sys.argv) > 1 else __doc__)
