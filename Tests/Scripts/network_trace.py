#!/usr/bin/env python3
"""Runs a scripted session of a daemon under strace and looks at every socket call: only AF_UNIX may be there.

usage: network_trace.py BINARY [SECONDS] [-- OPTIONS OF LISTEN]

For so many seconds (60) clients say, hear, undo, redo, show, mute, unmute, reload, subscribe. Tries that the program makes
itself, and that the kernel refuses, are counted apart: they are the proof at the start. Ends with 1 where a call gave anything
but a Unix socket, or where there was no call at all.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

COMMANDS = [
    ["say", "Mathe Seite 42 bis Donnerstag"], ["undo"], ["redo"], ["show", "week"], ["mute"], ["unmute"], ["status"],
    ["reload"], ["say", "Was steht morgen an"], ["say", "die schnabeltiere tanzen"],
]


def main(binary, seconds, options):
    folder = tempfile.mkdtemp(prefix="albert-trace-")
    path, log = os.path.join(folder, "run", "socket"), os.path.join(folder, "trace")
    recordings = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "AlbertVoiceTests", "Recordings")
    recording = os.path.join(recordings, sorted(os.listdir(recordings))[0])
    daemon = subprocess.Popen(
        ["strace", "-f", "-qq", "-e", "trace=network,io_uring_setup,execve", "-o", log, binary, "listen", "--socket",
         path, "--data", os.path.join(folder, "data"), "--config", os.path.join(folder, "config"), *options],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    daemon.stdout.readline()
    listener = subprocess.Popen([binary, "subscribe", "--socket", path], stdout=subprocess.DEVNULL)
    end, count = time.monotonic() + seconds, 0
    while time.monotonic() < end or count == 0:
        for command in COMMANDS + [["hear", recording]]:
            traced = ["strace", "-f", "-qq", "-A", "-e", "trace=network,io_uring_setup", "-o", log + ".clients"]
            subprocess.run(
                (traced if count < 2 else []) + [binary, *command, "--socket", path], stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL, check=False)
        count += 1
    subprocess.run([binary, "stop", "--socket", path], stdout=subprocess.DEVNULL, check=True)
    daemon.wait(20)
    listener.wait(20)
    status = 0
    for name in [log, log + ".clients"]:
        status |= look(name)
    print(f"{count} rounds of {len(COMMANDS) + 1} commands in {seconds} s")
    shutil.rmtree(folder)
    return status


def look(name):
    """Counts the calls of a trace; 1 where one gave anything but a Unix socket."""
    calls = re.compile(r"(socket|socketpair|socketcall|io_uring_setup)\((\w+)?.*\) = (-?\d+)")
    opened, refused, bad = 0, {}, []
    with open(name, encoding="utf-8", errors="replace") as trace:
        for line in trace:
            call = calls.search(line)
            if not call:
                continue
            family = call.group(2) or call.group(1)
            if int(call.group(3)) < 0:
                refused[family] = refused.get(family, 0) + 1
            elif family == "AF_UNIX":
                opened += 1
            else:
                bad.append(line.strip())
    tried = ", ".join(sorted(refused))
    print(f"{os.path.basename(name)}: {opened} AF_UNIX opened; {sum(refused.values())} refused ({tried}); {len(bad)} others")
    for line in bad[:10]:
        print(line)
    return 1 if bad or not opened else 0


if __name__ == "__main__":
    words, extra = sys.argv[1:], ["--no-microphone"]
    if "--" in words:
        words, extra = words[: words.index("--")], words[words.index("--") + 1:]
    if len(words) not in (1, 2):
        sys.exit(__doc__)
    sys.exit(main(os.path.abspath(words[0]), float(words[1]) if len(words) == 2 else 60, extra))
