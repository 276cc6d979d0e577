"""Which triphones share a state: decision trees over single Gaussians, with Debian's bldtree, prunetree and tiestate."""
from concurrent.futures import ThreadPoolExecutor

import numpy as np

import sphinx_files as files
import steps

QUESTIONS = {
    "VOWEL": "A: AH AI AU AX E: EH ER I: IH O: OE OE: OH OI U: UH Y: YH", "LONG": "A: E: I: O: OE: U: Y:", "SHORT": "AH EH IH OE OH UH YH",
    "DIPHTHONG": "AI AU OI", "CENTRAL": "AX ER", "FRONT": "E: EH I: IH OE OE: Y: YH", "BACK": "O: OH U: UH AU", "OPEN": "A: AH ER AI AU", "HIGH": "I: IH U: UH Y: YH",
    "MID": "E: EH O: OH OE OE: AX", "ROUND": "O: OH U: UH Y: YH OE OE: OI AU", "FRONTROUND": "Y: YH OE OE:", "ENDFRONT": "AI OI I: IH E: J", "ENDBACK": "AU U: UH",
    "A": "A: AH", "E": "E: EH", "I": "I: IH", "O": "O: OH", "U": "U: UH", "Y": "Y: YH", "OEE": "OE OE:", "I_E": "I: IH E: EH", "U_O": "U: UH O: OH", "A_ER": "A: AH ER", "ER_AX": "ER AX",
    "STOP": "B D G K P T", "VOICED_STOP": "B D G", "VOICELESS_STOP": "K P T", "LABIAL": "B P M F V PF", "LABIAL_STOP": "B P", "DENTAL_STOP": "D T", "VELAR_STOP": "G K", "VELAR": "G K NG X R",
    "ALVEOLAR": "D T N S Z L TS", "NASAL": "M N NG", "M_": "M", "N_": "N", "NG_": "NG", "LIQUID": "L R", "L_": "L", "R_": "R", "R_ER": "R ER", "J_": "J", "J_I": "J I: IH", "H_": "H",
    "FRICATIVE": "C F H S SH V X Z", "SIBILANT": "S Z SH TS", "S_Z": "S Z", "S_TS": "S TS Z", "F_V": "F V", "SH_C": "SH C", "SH_": "SH", "C_": "C", "X_": "X", "C_X_H": "C X H", "AFFRICATE": "TS PF",
    "T_TS": "T TS D", "VOICELESS": "C F H K P PF S SH T TS X", "VOICED": "B D G J L M N NG R V Z", "SONORANT": "L M N NG R J", "F_PF": "F PF V", "AX_": "AX", "ER_": "ER", "K_": "K", "T_": "T", "SILENCE": "SIL"}


def single_gaussians(model, definition):
    """One Gaussian for each state of a phone, from its mixture."""
    means, variances = files.read_gaussians(model / "means"), files.read_gaussians(model / "variances")
    weights, base = files.read_weights(model / "mixture_weights"), definition.base_of_senones()
    out_mean, out_var = [], []
    count = sum(3 for (_, left, *_), _ in definition.models if left == "-")  # those of the phones come first
    for senone in range(count):
        book = base[senone][0]
        parts = []
        for stream in range(3):
            w = weights[senone, stream] / weights[senone, stream].sum()
            m = w @ means[stream][book]
            parts.append((m, w @ (variances[stream][book] + means[stream][book] ** 2) - m**2))
        out_mean.append(np.concatenate([m for m, _ in parts]))
        out_var.append(np.concatenate([v for _, v in parts]))
    return np.array(out_mean)[:, None], np.array(out_var)[:, None]


def tie(phone_model, phone_mdef, untied_mdef, all_mdef, out_mdef, senones, lists, cepstra, dictionary, filler, work, workers=2):
    """Makes the definition of a model with so many tied states."""
    small, large = steps.Mdef(phone_mdef), steps.Mdef(untied_mdef)
    means, variances = single_gaussians(phone_model, small)
    of = {(small.phones.index(b), p): s for (b, left, *_), states in small.models for p, s in enumerate(states) if left == "-"}
    source = [of[key] for key in large.base_of_senones()]
    model = work / "untied"
    model.mkdir(parents=True, exist_ok=True)
    files.write_gaussians(model / "means", [means[source]])
    files.write_gaussians(model / "variances", [variances[source]])
    files.write_weights(model / "mixture_weights", np.ones((large.senones, 1, 1), np.float32))
    (model / "transition_matrices").write_bytes((phone_model / "transition_matrices").read_bytes())
    for _ in range(2):
        steps.baum_welch(model, untied_mdef, lists, cepstra, dictionary, filler, ".cont.", "means variances", work / "untied_bw", topn=1, workers=workers, varfloor=0.001)
    # States hardly heard keep a part of their phone's variance, those never heard all of it.
    mean, variance = (files.read_gaussians(model / name)[0] for name in ("means", "variances"))
    unheard = ~np.isfinite(variance).all(axis=2) | (variance == 0).all(axis=2)
    mean[unheard], variance[unheard] = means[source][unheard], variances[source][unheard]
    files.write_gaussians(model / "means", [mean])
    files.write_gaussians(model / "variances", [np.maximum(variance, 0.1 * variances[source])])
    counts = {}
    weights = files.read_weights(model / "mixture_weights")[:, 0, 0]
    for (base, *_), states in large.models:
        for position, senone in enumerate(states):
            counts[base, position] = max(counts.get((base, position), 0), weights[senone] if _[0] != "-" else 0)
    questions = work / "questions"
    positions = "".join(f"WDBNDRY_{p}\n" for p in "BESI")
    questions.write_text(positions + "".join(f"{name} {phones}\n" for name, phones in QUESTIONS.items()))
    grown, pruned = work / "grown", work / "pruned"
    grown.mkdir(exist_ok=True)
    pruned.mkdir(exist_ok=True)
    for folder in (grown, pruned):
        for old in folder.iterdir():
            old.unlink()

    def grow(job):
        phone, state = job
        weight = [0.3, 0.3, 0.3]
        weight[state] = 1.0
        steps.run("bldtree", "-treefn", grown / f"{phone}-{state}.dtree", "-moddeffn", untied_mdef, "-mixwfn", model / "mixture_weights", "-ts2cbfn", ".cont.",
                  "-meanfn", model / "means", "-varfn", model / "variances", "-mwfloor", "1e-8", "-varfloor", "0.001", "-psetfn", questions, "-phone", phone, "-state", state,
                  "-stwt", ",".join(map(str, weight)), "-ssplitmin", 1, "-ssplitmax", 7, "-ssplitthr", 0, "-csplitmin", 1, "-csplitmax", 2000, "-csplitthr", 0, "-cntthresh", 20 if counts[job] > 200 else 0.1)

    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(grow, [(p, s) for p in large.phones if p != "SIL" for s in range(3)]))
    steps.run("prunetree", "-itreedir", grown, "-nseno", senones, "-otreedir", pruned, "-moddeffn", all_mdef, "-psetfn", questions, "-minocc", 0)
    steps.run("tiestate", "-imoddeffn", all_mdef, "-omoddeffn", out_mdef, "-treedir", pruned, "-psetfn", questions)
