"""Files homework in an endless loop, kills it with SIGKILL again and again, and compares toasts with the database.

In every run two loops file into the same folder at the same time and die together; the next run finds what is left.
"""

import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

SENTENCES = [
    "Mathe Seite {} bis Donnerstag",
    "Deutsch Seite {} bis Freitag",
    "Englisch Seite {} bis Montag",
]


def loop(binary, folder):
    """Says one sentence after the other and prints each answer; runs until it is killed."""
    while True:
        sentence = random.choice(SENTENCES).format(random.randint(2, 90))
        command = [binary, "say", sentence, "--data", folder, "--as", "Anna", "--now", "2026-03-10T09:15"]
        subprocess.run(command + ["--zone", "Europe/Berlin", "--json"], check=False)


def start(binary, folder, log):
    """A loop in a process group of its own, so that loop and program die together."""
    command = [sys.executable, __file__, "--loop", binary, folder]
    return subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, start_new_session=True)


def tokens(path):
    """The undo tokens of all complete lines of a log, and the lines that are no answers."""
    found, odd = [], []
    with open(path, encoding="utf-8") as log:
        for line in log:
            if not line.endswith("\n"):
                continue
            try:
                token = json.loads(line).get("undoToken")
            except ValueError:
                token = None
            found.append(token) if token else odd.append(line.strip())
    return found, odd


def check(folder, printed):
    """What is wrong with the database, given the tokens that were printed; nothing where all is well."""
    path = os.path.join(folder, "albert.db")
    if not os.path.exists(path):
        return [f"{path} was never made"], 0
    database = sqlite3.connect(path)
    steps = {row[0] for row in database.execute("SELECT step FROM change WHERE kind = 'added'")}
    whole = database.execute("PRAGMA integrity_check").fetchall()
    database.close()
    problems = [f"step {token} was printed but is not there" for token in printed if token not in steps]
    if whole != [("ok",)]:
        problems.append(f"integrity_check: {whole}")
    return problems, len(steps)


def main(binary, runs):
    folder = tempfile.mkdtemp(prefix="albert-kill-")
    data = os.path.join(folder, "data")
    printed, odd = [], []
    for run in range(runs):
        logs = [os.path.join(folder, f"{run}-{name}.log") for name in "ab"]
        loops = []
        for path in logs:
            with open(path, "wb") as log:
                loops.append(start(binary, data, log))
        time.sleep(random.uniform(0.005, 0.4))
        for process in loops:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        for path in logs:
            found, strange = tokens(path)
            printed += found
            odd += strange
    problems, steps = check(data, printed)
    problems += [f"odd answer: {line}" for line in odd[:5]]
    if not printed:
        problems.append("no entry was filed at all")
    print(f"{runs} runs, {len(printed)} toasts printed, {steps} entries in the database")
    for problem in problems:
        print(problem)
    shutil.rmtree(folder)
    return 1 if problems else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--loop"]:
        loop(*sys.argv[2:4])
    elif len(sys.argv) in (2, 3):
        sys.exit(main(os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) == 3 else 200))
    else:
        sys.exit("usage: kill-loop.sh BINARY [RUNS]")
