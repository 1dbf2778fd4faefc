"""Measure the learnt values.

    .venv/bin/python -m benchmarks.values.run tune [CASE ...]
    .venv/bin/python -m benchmarks.values.run check [CASE ...]
    .venv/bin/python -m benchmarks.values.run luck [CASE ...]
    .venv/bin/python -m benchmarks.values.run speed [CASE ...]

`tune` plays games with seeds for tuning and fixes the factor of the luck check (`factors.json`).
`check` plays games that nothing was learnt from or chosen by, and writes the tables and plots of
`docs/values.md`. Games lie in `build/training/CASE` and are not played twice; `--played` makes do
with those that are there. `luck` is its luck check alone. `speed` prints what judging a position
costs.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import TypeVar

import msgspec
import numpy as np

from benchmarks.values.cases import AHEAD, AIMS, CASES
from osada.analysis.line_plot import plot
from osada.bots.tree.planner import Planner
from osada.core.bits import zeros
from osada.core.build import compiled
from osada.core.game import Game
from osada.evaluation.ai import ai_of
from osada.evaluation.learned import LearnedValue
from osada.evaluation.net_files import net_files
from osada.games import find
from osada.lab.executors import run_all
from osada.lab.seeds import Purpose
from osada.lab.train.calibration import (
    PHASES,
    PhaseError,
    bins,
    phase_errors,
    plain_chances,
    played_on,
    sampled,
)
from osada.lab.train.dataset import Dataset, features_of, make_dataset, moments
from osada.lab.train.luck import (
    GreedyLookahead,
    Lead,
    Luck,
    PositionScale,
    factor_of,
    lead,
    luck_of,
    summed_up,
)
from osada.lab.train.mlp import BatchNet, chances
from osada.lab.train.run_dir import RunDir
from osada.lab.train.selfplay import GameLog, SelfPlayPlan, play_game

Item = TypeVar("Item")
HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FACTORS = HERE / "factors.json"
TIMES = 8
"""How often greedy players go on from a moment."""
GAMES = {Purpose.TUNE: 300, Purpose.CHECK: 500}


def games(name: str, course: SelfPlayPlan, purpose: Purpose, jobs: int, most: int) -> list[GameLog]:
    """The games of a case that were played for a purpose; with jobs those missing are played."""
    folder = RunDir(ROOT / "build/training" / name, course, resume=True)
    wanted = -(-(most or GAMES[purpose]) // len(course.options)) * len(course.options)
    missing = folder.missing(purpose, wanted) if jobs else []
    for log in run_all(play_game, course, missing, jobs or 1):
        folder.add(log)
    return folder.of(purpose)[:wanted]


def judge_of(game: Game) -> LearnedValue:
    judge = ai_of(game).judge
    assert isinstance(judge, LearnedValue)
    return judge


def lucks(
    name: str, game: Game, course: SelfPlayPlan, logs: list[GameLog]
) -> tuple[list[float], list[float]]:
    """The result of each game for its first seat, and how lucky that seat was."""
    scale: PositionScale = Lead(judge_of(game), course.players)
    found = [luck_of(game, course, log, scale) for log in logs]
    if name in AHEAD:
        ahead, width = AHEAD[name], game.new(course.players, course.options[0]).width()
        planner = Planner(ai_of(game).value, course.players, width, ahead.beam, 1)
        added = GreedyLookahead(scale, planner, ahead.shares)
        more = [luck_of(game, course, log, added, ahead.many) for log in logs]
        found = [luck + extra for luck, extra in zip(found, more, strict=True)]
    return [lead(log.scores) for log in logs], found


def tune(name: str, course: SelfPlayPlan, jobs: int, most: int) -> None:
    logs, game = games(name, course, Purpose.TUNE, jobs, most), find(course.game)
    results, found = lucks(name, game, course, logs)
    kept = json.loads(FACTORS.read_text()) if FACTORS.exists() else {}
    kept[name] = round(factor_of(*_within_sheets(course, logs, results, found)), 2)
    FACTORS.write_text(json.dumps(kept, indent=2, sort_keys=True) + "\n")
    print(f"{name}: factor {kept[name]} by {len(logs)} games", flush=True)


def _within_sheets(
    course: SelfPlayPlan, logs: list[GameLog], results: list[float], found: list[float]
) -> tuple[list[float], list[float]]:
    """Results and luck less their mean over games with the same options: sheets differ, too."""
    means: dict[int, list[int]] = {}
    for i, log in enumerate(logs):
        means.setdefault(log.number % len(course.options), []).append(i)
    told, lucky = np.array(results), np.array(found)
    for rows in means.values():
        told[rows] -= told[rows].mean()
        lucky[rows] -= lucky[rows].mean()
    return told.tolist(), lucky.tolist()


def luck(name: str, course: SelfPlayPlan, jobs: int, most: int) -> None:
    """The luck check alone; of what is kept the rest stays."""
    logs, game = games(name, course, Purpose.CHECK, jobs, most), find(course.game)
    factor = json.loads(FACTORS.read_text())[name]
    results, found = lucks(name, game, course, logs)
    every = summed_up(results, found, factor)
    within = summed_up(*_within_sheets(course, logs, results, found), factor)
    _keep(name, luck=msgspec.to_builtins(every), luck_within_options=msgspec.to_builtins(within))
    print(f"{name}: {told(every)}, aim {AIMS[name]:.0f} times")
    if len(course.options) > 1:
        print(f"{name}, each sheet for itself: {told(within)}", flush=True)


def check(name: str, course: SelfPlayPlan, jobs: int, sample: int, most: int) -> None:
    """Everything that is measured on fresh games."""
    luck(name, course, jobs, most)
    logs, game = games(name, course, Purpose.CHECK, 0, most), find(course.game)
    rows, seen, points, wins = trust(game, course, logs, sample)
    draw(name, seen, points, wins)
    _keep(name, trust=msgspec.to_builtins(rows))
    print(table(rows, wins=bool(0 < seen.wins[:, 0].mean() < 1)), flush=True)


def _keep(name: str, **found: object) -> None:
    file = HERE / "results" / f"{name}.json"
    file.parent.mkdir(exist_ok=True)
    kept = json.loads(file.read_text()) if file.exists() else {}
    text = msgspec.json.format(msgspec.json.encode(kept | found), indent=1).decode()
    file.write_text(text + "\n")


def told(luck: Luck) -> str:
    return (
        f"luck {luck.mean:+.2f} ± {luck.error:.2f}, variance {luck.cut:.2f} times smaller "
        f"with factor {luck.factor}, correlation {luck.correlation:.2f}, {luck.games} games"
    )


Judged = np.ndarray[tuple[int, ...], np.dtype[np.float32]]


def trust(
    game: Game, course: SelfPlayPlan, logs: list[GameLog], games: int
) -> tuple[list[PhaseError], Dataset, Judged, Judged]:
    """How far net, plain value and greedy players are off, in the same moments."""
    sample = list(sampled(game, course, logs[:: max(1, len(logs) // games)]))
    file = next(f for f in net_files(game.package) if f.kind == kind_of(game, course))
    rows = [_lesson(game, course, log, number) for log, number, _ in sample]
    seen = Dataset(
        **{
            name: np.concatenate([getattr(row, name) for row in rows])
            for name in Dataset.__struct_fields__
        }
    )
    out = BatchNet(file).run(seen.inputs) / 2**24
    points = out[:, : course.players].astype(np.float32)
    wins = chances(out[:, course.players :].astype(np.float32))
    played = [played_on(game, position, TIMES, i) for i, (_, _, position) in enumerate(sample)]
    found = phase_errors("net", seen, points, wins)
    found += phase_errors("value", seen, seen.plain, plain_chances(seen))
    found += phase_errors(
        "greedy playouts", seen, np.stack([p for p, _ in played]), np.stack([w for _, w in played])
    )
    return found, seen, points, wins


def kind_of(game: Game, course: SelfPlayPlan) -> str:
    return features_of(game).kind(game.new(course.players, course.options[0]))


def _lesson(game: Game, course: SelfPlayPlan, log: GameLog, number: int) -> Dataset:
    """One moment of a game as the first seat sees it."""
    every = make_dataset(game, course, [log])
    numbers = [at for at, _ in moments(game, course, log)]
    row = slice(numbers.index(number), numbers.index(number) + 1)
    return Dataset(**{name: getattr(every, name)[row] for name in Dataset.__struct_fields__})


def draw(name: str, seen: Dataset, points: Judged, wins: Judged) -> None:
    folder = ROOT / "docs/values"
    folder.mkdir(exist_ok=True)
    lines = [
        ("net", _line(points[:, 0], seen.points[:, 0])),
        ("value", _line(seen.plain[:, 0], seen.points[:, 0])),
    ]
    text = plot(f"{name}: final points", "expected", "real", lines, diagonal=True)
    (folder / f"{name}-points.svg").write_text(text)
    if 0 < seen.wins[:, 0].mean() < 1:
        sure = [("net", _line(wins[:, 0], seen.wins[:, 0]))]
        text = plot(f"{name}: chance to win", "expected", "real", sure, diagonal=True)
        (folder / f"{name}-wins.svg").write_text(text)


def _line(expected: Judged, came: Judged) -> list[tuple[float, float]]:
    return [(group.expected, group.came) for group in bins(expected, came)]


def table(rows: list[PhaseError], *, wins: bool) -> str:
    """Points off, and Brier scores where a game can be lost."""
    judges = list(dict.fromkeys(row.judge for row in rows))
    lines = ["| phase | " + " | ".join(judges) + " |", "|---" * (len(judges) + 1) + "|"]
    for phase in range(PHASES):
        found = [row for row in rows if row.phase == phase]
        cells = [f"{r.points:.1f}" + (f", {r.brier:.3f}" if wins else "") for r in found]
        lines.append(f"| {phase + 1} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def speed(name: str, course: SelfPlayPlan) -> None:
    """CPU microseconds a position: one after the other, and in batches by numpy."""
    game = find(course.game)
    judge, features = judge_of(game), features_of(game)
    log = play_game(course, (Purpose.TUNE, 0))
    positions = [position.clone() for _, position in moments(game, course, log)][:64]
    seen = make_dataset(game, course, [log]).inputs
    net = judge.nets[kind_of(game, course)]
    points, results = zeros(course.players), zeros(course.players)
    buffer, out = zeros(net.inputs), zeros(net.outputs)
    judged = {
        "features": _each(positions, lambda p: features.write(p, 0, buffer)),
        "net": _each(positions, lambda _: net.run(buffer, out)),
        "plain value": _each(
            positions, lambda p: ai_of(game).value.results_into(p, points, results)
        ),
        "learnt value": _each(positions, lambda p: judge.results_into(p, points, results)),
    }
    file = next(f for f in net_files(game.package) if f.kind == kind_of(game, course))
    batch = BatchNet(file)
    for size in (16, 64):
        rows = np.resize(seen, (size, seen.shape[1]))
        judged[f"numpy, batches of {size}"] = _each([rows], batch.run) / size
    build = "compiled" if compiled(game) else "interpreted"
    costs = ", ".join(f"{what} {cost:.2f}" for what, cost in judged.items())
    print(f"{name} ({build}), µs a position: {costs}", flush=True)


def _each(items: list[Item], work: Callable[[Item], object], times: int = 200) -> float:
    """CPU microseconds that work on one item takes: the quickest of some tries."""
    found = []
    for _ in range(5):
        began = process_time()
        for _ in range(times):
            for item in items:
                work(item)
        found.append((process_time() - began) / (times * len(items)))
    return 1e6 * min(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("tune", "check", "luck", "speed"))
    parser.add_argument("cases", nargs="*", default=list(CASES))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--sample", type=int, default=120, help="games for the table")
    parser.add_argument("--games", type=int, default=0, help="instead of the usual number")
    parser.add_argument("--played", dest="jobs", action="store_const", const=0)
    wish = parser.parse_args()
    for name in wish.cases:
        if wish.what == "tune":
            tune(name, CASES[name], wish.jobs, wish.games)
        elif wish.what == "luck":
            luck(name, CASES[name], wish.jobs, wish.games)
        elif wish.what == "check":
            check(name, CASES[name], wish.jobs, wish.sample, wish.games)
        else:
            speed(name, CASES[name])


if __name__ == "__main__":
    main()
