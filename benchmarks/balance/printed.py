"""Measures the printed sheets, to hold designs against: `python -m benchmarks.balance.printed`.

Every game is written down as it ends (`printed.jsonl` beside this file), so the run can be stopped
and goes on where it was; `--write` makes of it what the game ships. `--most 100` plays 100 games
of those that are left, `--journal` keeps them in another file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

import msgspec

from osada.analysis.balance.design_trials import (
    DesignTrial,
    Form,
    TrialOutcome,
    TrialSetup,
    play_trial,
)
from osada.core.build import compiled
from osada.core.design import Printed, designs_of
from osada.games import find
from osada.lab.executors import workers

GAME: Final = "settlers"
JOURNAL: Final = Path(__file__).parent / "printed.jsonl"
SHEETS: Final = range(1, 49)
PARTS: Final = 6
QUICK, STRONG = "level4", "level5"
STRONG_GAMES: Final = 12
QUICK_GAMES: Final = 8
Key = tuple[int, Form, int, str, str]
"""Sheet, form, part, seed and level."""


def keys() -> Iterator[Key]:
    """All games; every sheet as far as every other, so that a part of them says something, too."""
    for number in range(max(QUICK_GAMES, STRONG_GAMES)):
        seed = f"printed-{number}"
        for sheet in SHEETS:
            if number < QUICK_GAMES:
                yield sheet, "whole", 0, seed, QUICK
                for part in range(PARTS):
                    yield sheet, "without", part, seed, QUICK
                    yield sheet, "gift", part, seed, QUICK
            if number < STRONG_GAMES:
                yield sheet, "whole", 0, seed, STRONG


def read(journal: Path) -> dict[Key, dict[str, Any]]:
    """What has been played."""
    lines = journal.read_text("utf-8").splitlines() if journal.exists() else []
    found = [json.loads(line) for line in lines]
    names = ("sheet", "form", "part", "seed", "level")
    return {tuple(each[name] for name in names): each for each in found}


def one(key: Key) -> tuple[Key, TrialOutcome]:
    """Play one of them."""
    sheet, form, part, seed, level = key
    bench = TrialSetup({"adventure": str(sheet)}, GAME, {})
    return key, play_trial(bench, DesignTrial(form, part, seed, level))


def write_down(journal: Path, key: Key, outcome: TrialOutcome) -> None:
    """Keep how a game ended."""
    sheet, form, part, seed, level = key
    built = [int(use.built) for use in outcome.uses]
    line = {"sheet": sheet, "form": form, "part": part, "seed": seed, "level": level}
    with journal.open("a", encoding="utf-8") as file:
        print(json.dumps(line | {"points": outcome.points, "built": built}), file=file)


def play(journal: Path, jobs: int, most: int | None) -> None:
    """Play what is left."""
    done_before = read(journal)
    left = [key for key in keys() if key not in done_before][:most]
    waiting: set[Future[tuple[Key, TrialOutcome]]] = set()
    with workers(jobs) as pool:
        for number, key in enumerate(left):
            waiting.add(pool.submit(one, key))
            if len(waiting) > jobs or number == len(left) - 1:
                until = FIRST_COMPLETED if number < len(left) - 1 else "ALL_COMPLETED"
                done, waiting = wait(waiting, return_when=until)
                for each in done:
                    write_down(journal, *each.result())
            if number % 100 == 0:
                print(f"{number} of {len(left)}", file=sys.stderr, flush=True)


def collected(journal: Path) -> list[Printed]:
    """What the game ships of it."""
    games = defaultdict[tuple[int, Form, int, str], dict[str, dict[str, Any]]](dict)
    for (sheet, form, part, seed, level), found in read(journal).items():
        games[sheet, form, part, level][seed] = found
    return [_sheet(sheet, games) for sheet in SHEETS]


def _sheet(
    sheet: int, games: dict[tuple[int, Form, int, str], dict[str, dict[str, Any]]]
) -> Printed:
    design = designs_of(find(GAME)).design({"adventure": str(sheet)})
    assert design is not None
    strong, quick = games[sheet, "whole", 0, STRONG], games[sheet, "whole", 0, QUICK]
    without = [games[sheet, "without", part, QUICK] for part in range(PARTS)]
    gifts = [games[sheet, "gift", part, QUICK] for part in range(PARTS)]
    points = [each["points"] for each in strong.values()]
    return Printed(
        name=design.name,
        mean=round(fmean(points), 2),
        error=round(1.96 * stdev(points) / len(points) ** 0.5, 2),
        worth=[_ahead(quick, less) for less in without],
        gift=[_ahead(gift, less) for gift, less in zip(gifts, without, strict=True)],
        gift_built=[
            round(fmean(each["built"][i] for each in gift.values()), 3)
            for i, gift in enumerate(gifts)
        ],
        built=[round(fmean(each["built"][i] for each in strong.values()), 3) for i in range(PARTS)],
        kinds=[design.kind(part) for part in range(PARTS)],
    )


def _ahead(these: dict[str, dict[str, Any]], those: dict[str, dict[str, Any]]) -> float:
    """By how many points, on the same dice."""
    both = these.keys() & those.keys()
    return round(fmean(these[seed]["points"] - those[seed]["points"] for seed in both), 2)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--most", type=int, help="games to play; all that are left if not said")
    parser.add_argument("--journal", type=Path, default=JOURNAL)
    parser.add_argument("--write", type=Path, help="the file that the game ships")
    wish = parser.parse_args()
    if wish.write is not None:
        data = msgspec.json.format(msgspec.json.encode(collected(wish.journal)), indent=1)
        wish.write.write_bytes(data + b"\n")
        return
    if not compiled(find(GAME)):
        print("The rules are not compiled: this will take days.", file=sys.stderr)
    play(wish.journal, wish.jobs, wish.most)


if __name__ == "__main__":
    main()
