#!/usr/bin/env python3
"""Throws a thousand bad clients at a daemon and measures how long a good one waits meanwhile.

usage: socket_stress.py BINARY [CLIENTS]

Bad are clients that send rubbish without end, lines without end, half a line, that close one half or both, that ask for a
lot and never read, that subscribe and never read, and that do nothing. A good one asks for `status` and `say` again and again.
Ends with 1 where the daemon dies, a good request takes more than 50 ms at p99, or memory grows past 64 MB over the start.
"""

import json
import os
import random
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time

LIMIT_MS, LIMIT_MB = 50, 64


def start(binary, folder):
    path = os.path.join(folder, "run", "socket")
    begin = time.monotonic()
    process = subprocess.Popen(
        [binary, "listen", "--no-microphone", "--socket", path, "--data", os.path.join(folder, "data"),
         "--config", os.path.join(folder, "config"), "--zone", "Europe/Berlin"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    process.stdout.readline()
    return process, path, (time.monotonic() - begin) * 1000


def connect(path, timeout=10):
    client = socket.socket(socket.AF_UNIX)
    client.settimeout(timeout)
    client.connect(path)
    return client


def memory(process):
    with open(f"/proc/{process.pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))


def bad(path, kind, end):
    """One bad client after the other of a kind, until the end."""
    while not end.is_set():
        try:
            client = connect(path, 2)
            if kind == "rubbish":
                for _ in range(200):
                    client.sendall(os.urandom(200) + b"\n")
                    time.sleep(0.002)
            elif kind == "oversized":
                client.sendall(b"x" * 200_000)
            elif kind == "half":
                client.sendall(b'{"request":"say","te')
                client.shutdown(socket.SHUT_WR)
                while client.recv(4096):
                    pass
            elif kind == "gone":
                client.sendall(b'{"request":"status"}\n')
            elif kind == "greedy":
                for _ in range(2_000):
                    client.sendall(b'{"request":"status"}\n')
            elif kind == "deaf":
                client.sendall(b'{"request":"subscribe"}\n')
                end.wait(3)
            elif kind == "idle":
                end.wait(5)
            client.close()
        except OSError:
            pass
        time.sleep(random.uniform(0.02, 0.3))


def good(path, seconds):
    """How long each request took, in milliseconds, by kind."""
    took = {"status": [], "say": []}
    client = connect(path)
    lines = client.makefile("rb")
    lines.readline()
    stop = time.monotonic() + seconds
    number = 0
    while time.monotonic() < stop:
        number += 1
        kind = "say" if number % 10 == 0 else "status"
        request = {"request": kind, "text": f"Mathe Seite {number % 90 + 2} bis Donnerstag", "id": number}
        begin = time.monotonic()
        client.sendall(json.dumps(request).encode() + b"\n")
        answer = json.loads(lines.readline())
        took[kind].append((time.monotonic() - begin) * 1000)
        assert answer["id"] == number, answer
        time.sleep(0.01)
    return took


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def main(binary, count):
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    folder = tempfile.mkdtemp(prefix="albert-stress-")
    process, path, ready = start(binary, folder)
    print(f"ready after {ready:.0f} ms")
    good(path, 1)
    before = memory(process)
    quiet = good(path, 3)
    end = threading.Event()
    idle = [connect(path) for _ in range(count * 8 // 10)]
    threads = []
    kinds = ["rubbish", "oversized", "half", "gone", "greedy", "deaf", "idle"]
    threading.stack_size(256 * 1024)
    for number in range(count - len(idle)):
        threads.append(threading.Thread(target=bad, args=(path, kinds[number % len(kinds)], end), daemon=True))
        threads[-1].start()
    # The good client is a program of its own: here it would wait for Python's own lock.
    command = [sys.executable, __file__, "--good", path, "15"]
    loud = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    peak = memory(process)
    end.set()
    for client in idle:
        client.close()
    problems = []
    for name, took in [("quiet", quiet), (f"{count} bad clients", loud)]:
        for kind, values in took.items():
            p50, p99 = percentile(values, 0.5), percentile(values, 0.99)
            print(f"{name}, {kind}: {len(values)} requests, p50 {p50:.1f} ms, p99 {p99:.1f} ms, most {max(values):.1f} ms")
            if name != "quiet" and p99 > LIMIT_MS:
                problems.append(f"{kind} took {p99:.1f} ms at p99")
    print(f"memory {before:.1f} MB before, {peak:.1f} MB with them")
    if peak > before + LIMIT_MB:
        problems.append("memory grew too much")
    if process.poll() is not None:
        problems.append(f"the daemon died: {process.returncode}")
    process.terminate()
    if process.wait(10) != 0:
        problems.append(f"the daemon ended with {process.returncode}")
    shutil.rmtree(folder)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--good"]:
        print(json.dumps(good(sys.argv[2], float(sys.argv[3]))))
    elif len(sys.argv) in (2, 3):
        sys.exit(main(os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) == 3 else 1000))
    else:
        sys.exit(__doc__)
