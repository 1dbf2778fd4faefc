"""Are a treasure and a ruin named, and nothing else? `python -m benchmarks.balance.planted`.

The sheet of docs/sheets.md is judged on many seeds: as it is, where nothing is to be named, and
with one building made far too strong and one good for nothing, which both are to be named.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from osada.analysis.balance.design_trials import DesignTrial, TrialSetup, run_trials
from osada.analysis.balance.trial_plan import FULL, BalanceEffort, trials
from osada.analysis.balance.verdict import BalanceJudge, Judgement
from osada.core.design import designs_of
from osada.games import find
from osada.games.settlers.content.components import SLOTS
from osada.lab.executors import workers

GAME: Final = "settlers"
TREASURE, RUIN = 0, 4
SOON: Final = 24
"""Games after which a treasure is known as one."""
STRONG_ONE: Final = {
    "areas": [{"wood": 1}],
    "effect": {"kind": "final_per", "count": "bridges_complete", "vp": 15},
    "plan": None,
}
USELESS_ONE: Final = {
    "areas": [{"stone": 1}, {"wood": 1}],
    "effect": {"kind": "vp_if", "cond": {"stat": "sections_bridges", "min": 36}, "vp": 1},
    "plan": None,
}


def example() -> Any:
    """A sheet like the printed ones."""
    found = re.search(r"```json\n(.*?)\n```", Path("docs/sheets.md").read_text("utf-8"), re.DOTALL)
    assert found
    return json.loads(found[1])


def planted() -> Any:
    """The same with a treasure and a ruin."""
    sheet = example()
    sheet["buildings"][TREASURE] |= STRONG_ONE
    sheet["buildings"][RUIN] |= USELESS_ONE
    return sheet


def judged(sheet: Any, games: Iterator[DesignTrial], jobs: int) -> Judgement:
    """What the report says of a sheet after these games."""
    bench = TrialSetup({"adventure": "fan"}, GAME, {"sheet.json": json.dumps(sheet).encode()})
    with workers(jobs) as pool:
        outcomes = list(run_trials(bench, games, pool, jobs))
    return BalanceJudge(bench.design(), designs_of(find(GAME)).printed()).verdict(outcomes)


def needed(effort: BalanceEffort, seed: str) -> Iterator[DesignTrial]:
    """Of all games those that the two planted buildings are judged by; a treasure shows soon."""
    for trial in trials(effort, SLOTS, seed):
        early = int(trial.seed.rpartition("-")[2]) < SOON
        of_ruin = trial.form != "whole" and trial.part == RUIN
        if of_ruin or (early and (trial.form == "whole" or trial.part == TREASURE)):
            yield trial


def told(verdict: Judgement) -> str:
    """What is named, with its figures."""
    parts = [part for part in verdict.parts if part.kind not in ("fine", "unclear")]
    return ", ".join(
        f"{part.id} {part.kind} (worth {part.worth and part.worth.mean:+.1f} ± "
        f"{part.worth and part.worth.error:.1f}, gift {part.gift and part.gift.mean:+.1f} ± "
        f"{part.gift and part.gift.error:.1f}, built {part.built:.0%})"
        for part in parts
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--usual", type=int, default=5, help="seeds of the sheet as it is")
    parser.add_argument("--strong", type=int, default=6, help="games of the strongest level")
    parser.add_argument("--quick", type=int, default=FULL.quick, help="games of each form")
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    effort = BalanceEffort(strong=wish.strong, quick=wish.quick)
    hits = 0
    for number in range(wish.seeds):
        verdict = judged(planted(), needed(effort, f"planted-{number}"), wish.jobs)
        kinds = [part.kind for part in verdict.parts]
        hits += kinds[TREASURE] == "strong" and kinds[RUIN] in ("useless", "unbuilt")
        print(f"planted, seed {number}: {told(verdict)}", flush=True)
    print(f"both are named on {hits} of {wish.seeds} seeds", flush=True)
    hits = 0
    for number in range(wish.usual):
        verdict = judged(example(), trials(effort, SLOTS, f"planted-{number}"), wish.jobs)
        hits += verdict.standing == "usual" and not told(verdict)
        print(f"as it is, seed {number}: {told(verdict) or 'nothing is named'}", flush=True)
    print(f"nothing is named on {hits} of {wish.usual} seeds")


if __name__ == "__main__":
    main()
