#!/usr/bin/env python3
"""Fits the weights of WakeCalibration.swift to what `albert-voiced evaluate --wake` looked at twice.

usage: albert-voiced evaluate --wake FIT_CALLS,…,TEST_CALLS,… --looks --json NEAR… OTHER… > LINES; fit_wake.py LINES… --fit NAME… --near NAME…

Calls in folders whose path has one of the NAMEs in it, and everything that is no call, are what a logistic regression is made of; it prints the weights
and, over thresholds, false alarms among the folders without calls and the share of looks at calls of the other folders that stay below. Folders of what was
made to sound alike (--near) are fitted, too, but are no alarms. `evaluate` has the share of calls. Weights that WakeCalibration leaves at zero (gain, the pause behind, the rivals' share) stay at zero. Needs numpy.

Those in use: make_wake.py FIT --count 600 --seed 2 --voices train; make_wake.py NEAR --count 300 --seed 3 --voices train --kind near; all of ../shared/speech.
"""
import argparse
import json

import numpy as np

from calibrate import logistic

LEFT_OUT = {0, 8, 9}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lines", nargs="+")
    parser.add_argument("--fit", nargs="+", required=True)
    parser.add_argument("--near", nargs="*", default=[])
    a = parser.parse_args()
    rows = [json.loads(line) for path in a.lines for line in open(path, encoding="utf-8")]
    looks = [row for row in rows if row.get("evidence")]
    hours = sum(row["hours"] for row in rows if row.get("kind") == "negatives" and not any(name in row["folder"] for name in a.near))
    values = np.array([look["evidence"] for look in looks])
    call = np.array([look["isCall"] for look in looks])
    to_fit = np.array([any(name in look["folder"] for name in a.fit) for look in looks])
    calls = {row["folder"] for row in rows if row.get("kind") == "calls"}
    other = np.array([look["folder"] not in calls for look in looks])
    columns = [i for i in range(values.shape[1]) if i not in LEFT_OUT]
    chosen = call & to_fit | other
    weights, likelihood = logistic([values[chosen, i] for i in columns], call[chosen].astype(float))
    whole = np.zeros(values.shape[1])
    whole[columns] = weights[:-1]
    print(f"{int((call & to_fit).sum())} looks at calls, {int(other.sum())} at other things in {hours:.2f} h, log likelihood {likelihood:.1f}")
    print("weights:", ", ".join(f"{weight:.3f}" for weight in whole), f"bias: {weights[-1]:.3f}")
    odds = values @ whole + weights[-1]
    alike = np.array([any(name in look["folder"] for name in a.near) for look in looks])
    strict = np.sort(odds[other & ~alike])[::-1]
    for alarms in (0, 1, 2, 3, 6, 12):
        if alarms < len(strict):
            missed = [f"{name} {np.mean(odds[kind] <= strict[alarms]):.1%}" for name, kind in (("fit", call & to_fit), ("test", call & ~to_fit)) if kind.any()]
            woken = f", {int((odds[alike] > strict[alarms]).sum())} of {alike.sum()} looks at what sounds alike above" if alike.any() else ""
            print(f"  {alarms} alarms: threshold {strict[alarms]:.2f}, looks at calls below it: {', '.join(missed)}{woken}")


if __name__ == "__main__":
    main()
