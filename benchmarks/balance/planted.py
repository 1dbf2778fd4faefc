"""Are a treasure and a ruin named, and nothing else? `python -m benchmarks.balance.planted`.

The sheet of docs/sheets.md is judged on many seeds: as it is, where nothing is to be named, and
with one building made far too strong and one good for nothing, which both are to be named.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any, Final

from osada.games import find
from osada.lab.balance.plan import Effort, trials
from osada.lab.balance.trials import Bench, run
from osada.lab.balance.verdict import Judge, Judgement
from osada.lab.workers import workers

GAME: Final = "settlers"
TREASURE, RUIN = 0, 4
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


def judged(sheet: Any, effort: Effort, seed: str, jobs: int) -> Judgement:
    """What the report says of a sheet with the dice of a seed."""
    pack = {"sheet.json": json.dumps(sheet).encode()}
    bench = Bench({"adventure": "fan"}, GAME, pack)
    design = bench.design()
    with workers(jobs) as pool:
        outcomes = list(run(bench, trials(effort, len(design.parts), seed), pool, jobs))
    return Judge(design, find(GAME).printed()).verdict(outcomes)


def told(verdict: Judgement) -> str:
    """What is named, with its figures."""
    parts = [part for part in verdict.parts if part.kind not in ("fine", "unclear")]
    return ", ".join(
        f"{part.id} {part.kind} (worth {part.worth and part.worth.mean:+.1f} ± "
        f"{part.worth and part.worth.error:.1f}, gift {part.gift and part.gift.mean:+.1f} ± "
        f"{part.gift and part.gift.error:.1f}, built {part.built:.0%})"
        for part in parts
    )


def right(verdict: Judgement, with_plants: bool) -> bool:
    """Whether just the planted ones are named."""
    named = {i: part.kind for i, part in enumerate(verdict.parts)}
    named = {i: kind for i, kind in named.items() if kind not in ("fine", "unclear")}
    if not with_plants:
        return not named and verdict.standing == "usual"
    return named.keys() == {TREASURE, RUIN} and named[TREASURE] == "strong" != named[RUIN]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--strong", type=int, default=24, help="games of the strongest level")
    parser.add_argument("--quick", type=int, default=40, help="games of each form")
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    effort = Effort(strong=wish.strong, quick=wish.quick)
    for name, sheet in (("planted", planted()), ("as printed ones", example())):
        hits = 0
        for number in range(wish.seeds):
            verdict = judged(sheet, effort, f"planted-{number}", wish.jobs)
            hits += right(verdict, name == "planted")
            points = f"{verdict.points.mean:.1f} ± {verdict.points.error:.1f}"
            print(f"{name}, seed {number}: {points}, {told(verdict) or 'none named'}", flush=True)
        print(f"{name}: right on {hits} of {wish.seeds} seeds", flush=True)


if __name__ == "__main__":
    main()
