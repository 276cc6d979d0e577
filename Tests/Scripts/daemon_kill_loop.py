#!/usr/bin/env python3
"""Kills a daemon under load with SIGKILL at random moments, and copies the database files while they are written.

usage: daemon_kill_loop.py BINARY [RUNS]

Four clients file homework through the socket; each answer with an undo token is a promise. In every run the files of
the database are copied as a power cut at a random moment could leave them, and the daemon is killed. Every promise made before
must be in the copy, every promise in the database, and both must be whole. The next run starts on what is left.
"""

import json
import os
import random
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

SUBJECTS = ["Mathe", "Deutsch", "Englisch", "Physik"]


def start(binary, folder):
    path = os.path.join(folder, "run", "socket")
    begin = time.monotonic()
    process = subprocess.Popen(
        [binary, "listen", "--no-microphone", "--socket", path, "--data", os.path.join(folder, "data"),
         "--config", os.path.join(folder, "config"), "--zone", "Europe/Berlin"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    line = process.stdout.readline()
    if not line.startswith(b"Ich bin da"):
        sys.exit(f"the daemon did not start: {line}")
    return process, path, time.monotonic() - begin


def load(path, number, tokens, odd):
    """Files one homework after the other until the daemon is gone."""
    try:
        client = socket.socket(socket.AF_UNIX)
        client.connect(path)
        lines = client.makefile("rb")
        lines.readline()
        while True:
            page, task = random.randint(2, 99), random.randint(2, 99)
            text = f"{SUBJECTS[number]} Seite {page} Nummer {task} bis Donnerstag"
            client.sendall(json.dumps({"request": "say", "text": text}).encode() + b"\n")
            line = lines.readline()
            if not line.endswith(b"\n"):
                return
            answer = json.loads(line)
            token = answer["toast"].get("undoToken")
            if token:
                tokens.append(token)
            elif "steht schon da" not in answer["toast"]["sentence"]:
                odd.append(answer["toast"]["sentence"])
    except OSError:
        return


def copy(process, data, target, synced):
    """The files of the database as a power cut at this moment could leave them.

    The process stands still meanwhile, so that it is one moment; of what came into the log after `synced` bytes nothing need
    have reached the disk, so a random part of it is rubbish or missing.
    """
    os.makedirs(target)
    process.send_signal(signal.SIGSTOP)
    for name in ["albert.db", "albert.db-wal"]:
        try:
            shutil.copyfile(os.path.join(data, name), os.path.join(target, name))
        except FileNotFoundError:
            pass
    log = os.path.join(target, "albert.db-wal")
    if size(log) > synced:
        keep = random.randint(synced, size(log))
        with open(log, "r+b") as file:
            file.truncate(keep)
            if random.random() < 0.5:
                file.seek(0, os.SEEK_END)
                file.write(os.urandom(random.randint(1, 8192)))
            return 1
    return 0


def size(path):
    return os.path.getsize(path) if os.path.exists(path) else 0


def check(folder, promised):
    """What is wrong with a database, given the tokens that were promised; and how many steps it has."""
    database = sqlite3.connect(os.path.join(folder, "albert.db"))
    whole = database.execute("PRAGMA integrity_check").fetchall()
    steps = {row[0] for row in database.execute("SELECT DISTINCT step FROM change")}
    database.close()
    problems = [f"step {token} was promised but is not there" for token in promised if token not in steps]
    if whole != [("ok",)]:
        problems.append(f"integrity_check: {whole}")
    return problems, len(steps)


def run(binary, folder, number, tokens, odd):
    process, path, took = start(binary, folder)
    data = os.path.join(folder, "data")
    clients = [threading.Thread(target=load, args=(path, one, tokens, odd)) for one in range(4)]
    for client in clients:
        client.start()
    time.sleep(random.uniform(0.0, 0.5))
    promised = list(tokens)
    # All promises so far are in the log up to here, or in the database.
    synced = size(os.path.join(data, "albert.db-wal"))
    time.sleep(random.uniform(0.0, 0.02))
    target = os.path.join(folder, f"copy-{number}")
    torn = copy(process, data, target, synced)
    process.kill()
    process.wait()
    for client in clients:
        client.join()
    problems, _ = check(target, promised)
    shutil.rmtree(target)
    return [f"copy {number}: {problem}" for problem in problems], took, torn


def main(binary, runs):
    folder = tempfile.mkdtemp(prefix="albert-daemon-kill-")
    tokens, odd, problems, starts, torn = [], [], [], [], 0
    for number in range(runs):
        found, took, cut = run(binary, folder, number, tokens, odd)
        problems += found
        torn += cut
        starts.append(took * 1000)
    found, steps = check(os.path.join(folder, "data"), tokens)
    problems += found + [f"odd answer: {sentence}" for sentence in odd[:5]]
    if not tokens:
        problems.append("no entry was filed at all")
    starts.sort()
    print(
        f"{runs} kills and copies ({torn} with a torn log), {len(tokens)} promises, {steps} steps in the database; "
        f"start p50 {starts[len(starts) // 2]:.0f} ms, most {starts[-1]:.0f} ms")
    for problem in problems[:20]:
        print(problem)
    shutil.rmtree(folder)
    return 1 if problems else 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    sys.exit(main(os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) == 3 else 200))
