"""Measures the printed sheets, to hold designs against: `python -m benchmarks.balance.printed`.

Every game is written down as it ends (`printed.jsonl` beside this file), so the run can be stopped
and goes on where it was; `--write` makes of it what the game ships.
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

from osada.core.build import compiled
from osada.games import find
from osada.lab.balance.trials import WHOLE, Bench, Outcome, Trial, played
from osada.lab.workers import workers

GAME: Final = "settlers"
JOURNAL: Final = Path(__file__).parent / "printed.jsonl"
SHEETS: Final = range(1, 49)
PARTS: Final = 6
QUICK, STRONG = "level4", "level5"
STRONG_GAMES: Final = 16
QUICK_GAMES: Final = 30
Key = tuple[int, int, str, str]
"""Sheet, missing part, seed and level."""


def keys() -> Iterator[Key]:
    """All games; every sheet as far as every other, so that a part of them says something, too."""
    for number in range(max(QUICK_GAMES, STRONG_GAMES)):
        seed = f"printed-{number}"
        for sheet in SHEETS:
            if number < QUICK_GAMES:
                for missing in (WHOLE, *range(PARTS)):
                    yield sheet, missing, seed, QUICK
            if number < STRONG_GAMES:
                yield sheet, WHOLE, seed, STRONG


def read() -> dict[Key, dict[str, Any]]:
    """What has been played."""
    lines = JOURNAL.read_text("utf-8").splitlines() if JOURNAL.exists() else []
    found = [json.loads(line) for line in lines]
    return {(each["sheet"], each["missing"], each["seed"], each["level"]): each for each in found}


def one(key: Key) -> tuple[Key, Outcome]:
    """Play one of them."""
    sheet, missing, seed, level = key
    bench = Bench({"adventure": str(sheet)}, GAME, {})
    return key, played(bench, Trial(missing, seed, level))


def write_down(key: Key, outcome: Outcome) -> None:
    """Keep how a game ended."""
    sheet, missing, seed, level = key
    built = [int(use.built) for use in outcome.uses]
    line = {"sheet": sheet, "missing": missing, "seed": seed, "level": level}
    with JOURNAL.open("a", encoding="utf-8") as journal:
        print(json.dumps(line | {"points": outcome.points, "built": built}), file=journal)


def play(jobs: int) -> None:
    """Play what is left."""
    left = [key for key in keys() if key not in read()]
    waiting: set[Future[tuple[Key, Outcome]]] = set()
    with workers(jobs) as pool:
        for number, key in enumerate(left):
            waiting.add(pool.submit(one, key))
            if len(waiting) > jobs or number == len(left) - 1:
                until = FIRST_COMPLETED if number < len(left) - 1 else "ALL_COMPLETED"
                done, waiting = wait(waiting, return_when=until)
                for each in done:
                    write_down(*each.result())
            if number % 100 == 0:
                print(f"{number} of {len(left)}", file=sys.stderr, flush=True)


def collected() -> list[dict[str, object]]:
    """What the game ships of it."""
    games = defaultdict[tuple[int, int, str], dict[str, dict[str, Any]]](dict)
    for (sheet, missing, seed, level), found in read().items():
        games[sheet, missing, level][seed] = found
    designs = find(GAME)
    sheets = []
    for sheet in SHEETS:
        design = designs.design({"adventure": str(sheet)})
        assert design is not None
        strong, quick = games[sheet, WHOLE, STRONG], games[sheet, WHOLE, QUICK]
        points = [each["points"] for each in strong.values()]
        worth = []
        for part in range(PARTS):
            less = games[sheet, part, QUICK]
            both = [quick[seed]["points"] - less[seed]["points"] for seed in less if seed in quick]
            worth.append(round(fmean(both), 2))
        built = [fmean(each["built"][i] for each in strong.values()) for i in range(PARTS)]
        sheets.append(
            {
                "name": design.name,
                "mean": round(fmean(points), 2),
                "error": round(1.96 * stdev(points) / len(points) ** 0.5, 2),
                "worth": worth,
                "built": [round(share, 3) for share in built],
            }
        )
    return sheets


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", type=Path, help="the file that the game ships")
    wish = parser.parse_args()
    if wish.write is not None:
        wish.write.write_text(json.dumps(collected(), indent=1) + "\n", encoding="utf-8")
        return
    if not compiled():
        print("The rules are not compiled: this will take days.", file=sys.stderr)
    play(wish.jobs)


if __name__ == "__main__":
    main()
