"""Debian's sphinxtrain, one function a program."""
import pathlib
import subprocess

BIN = pathlib.Path("/usr/lib/sphinxtrain")
STREAMS = ["-feat", "1s_c_d_dd", "-svspec", "0-12/13-25/26-38"]
CEPSTRA = ["-agc", "none", "-cmn", "batch", "-varnorm", "no", "-ceplen", "13"]


def run(program, *options, log=None):
    command = [str(BIN / program), *map(str, options)]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    if log:
        pathlib.Path(log).write_text(done.stdout + done.stderr)
    if done.returncode:
        raise SystemExit(f"{program} failed:\n" + "\n".join((done.stdout + done.stderr).splitlines()[-15:]))
    return done.stdout + done.stderr


class Mdef:
    """A model definition in text: phones, triphones and their senones."""

    def __init__(self, path):
        lines = [l for l in pathlib.Path(path).read_text().splitlines() if l and not l.startswith("#")]
        counts = {l.split()[1]: int(l.split()[0]) for l in lines[1:7]}
        self.senones = counts["n_tied_state"]
        rows = [l.split() for l in lines[7:]]
        self.phones = [r[0] for r in rows if r[1] == "-"]
        # (base, left, right, position) and the senones of its states
        self.models = [(tuple(r[:4]), list(map(int, r[6:-1]))) for r in rows]

    def base_of_senones(self):
        """For each senone its phone and which of the three states it is."""
        found = [None] * self.senones
        for (base, *_), states in self.models:
            for position, senone in enumerate(states):
                found[senone] = (self.phones.index(base), position)
        return found


def baum_welch(model, mdef, lists, cepstra, dictionary, filler, kind, what, work, topn=4, workers=2, varfloor=0.0001):
    """One pass over the recordings; model is the folder that is read and rewritten."""
    work.mkdir(parents=True, exist_ok=True)
    streams = STREAMS if kind == ".ptm." else STREAMS[:2]
    running = []
    for part in range(1, workers + 1):
        accumulated = work / f"accum{part}"
        accumulated.mkdir(exist_ok=True)
        for old in accumulated.iterdir():
            old.unlink()
        log = open(work / f"bw{part}.log", "w")
        running.append(subprocess.Popen(
            [str(BIN / "bw"), "-moddeffn", mdef, "-ts2cbfn", kind, "-mixwfn", model / "mixture_weights", "-meanfn", model / "means", "-varfn", model / "variances",
             "-tmatfn", model / "transition_matrices", "-dictfn", dictionary, "-fdictfn", filler, "-ctlfn", lists / "ctl", "-lsnfn", lists / "lsn", "-cepdir", cepstra,
             "-cepext", "mfc", "-accumdir", accumulated, "-topn", str(topn), "-mixwreest", "yes", "-tmatreest", "yes",
             "-meanreest", "yes" if "means" in what else "no", "-varreest", "yes" if "variances" in what else "no",
             "-abeam", "1e-90", "-bbeam", "1e-40", "-varfloor", str(varfloor), "-mwfloor", "1e-8", "-timing", "no", "-part", str(part), "-npart", str(workers), *streams, *CEPSTRA],
            stdout=log, stderr=log))
    if any(process.wait() for process in running):
        raise SystemExit("bw failed: " + (work / "bw1.log").read_text(errors="replace")[-1500:])
    options = ["-accumdir", ",".join(str(work / f"accum{p}") for p in range(1, workers + 1)), "-mixwfn", model / "mixture_weights", "-tmatfn", model / "transition_matrices"]
    if "means" in what:
        options += ["-meanfn", model / "means"]
    if "variances" in what:
        options += ["-varfn", model / "variances"]
    run("norm", *options, log=work / "norm.log")
