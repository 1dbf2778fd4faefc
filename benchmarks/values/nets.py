"""Train a net for every way to play every game, and ship those that know more than the plain value.

    .venv/bin/python -m benchmarks.values.nets [CASE ...] --hours 10 --jobs 2
    .venv/bin/python -m benchmarks.values.nets --table

The hours are shared out among the cases (`WAYS` in `cases.py`). Games, checkpoint and report of
each lie in `build/training/CASE`: what was played counts again, so that every night makes better
nets. A net is laid beside its game if it is less far off than the plain value and than the net
that lies there, on games for tuning. `results/nets.json` keeps what was measured, and `--table`
prints it for `docs/values.md`.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

import msgspec
import numpy as np

from benchmarks.values.cases import WAYS, Way
from osada.evaluation.net_files import NetFile, net_files, written
from osada.lab.train.calibration import plain_chances
from osada.lab.train.dataset import Dataset, features_of
from osada.lab.train.fit import Hyperparameters, NetError
from osada.lab.train.loop import TrainConfig, TrainingLoop, save_net
from osada.lab.train.mlp import BatchNet, Floats, chances
from osada.lab.train.run_dir import RunDir

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
RESULTS = HERE / "results/nets.json"
DOUBT = 0.01
"""Brier scores of so few games that differ by less are as good as each other."""


class Found(msgspec.Struct, frozen=True):
    """How far a net is off beside the plain value, on the same games for tuning."""

    provenance: str
    net: NetError
    plain: NetError
    size: int
    """Of the net's file, in bytes."""
    shipped: bool


def train(name: str, way: Way, seconds: float, jobs: int) -> Found:
    folder = RunDir(ROOT / "build/training" / name, way.course, resume=True)
    wish = TrainConfig(
        seconds=seconds,
        jobs=jobs,
        hidden=way.hidden,
        first=way.games,
        tune=way.tune,
        hyperparameters=Hyperparameters(epochs=way.epochs, fade=way.fade),
        command=f"benchmarks/values/nets.py {name}",
    )
    loop = TrainingLoop(way.course, wish, folder)
    for _ in loop.run():
        pass
    return judged(loop)


def judged(loop: TrainingLoop) -> Found:
    """Lay the best judge of such games beside the game, if that is a net."""
    seen = loop.tuned()
    plain = error(seen, seen.plain, plain_chances(seen))
    nets = [(error(seen, *by(net, seen)), net) for net in (*there(loop), loop.net())]
    off, best = min(nets, key=lambda found: found[0].points)
    if shipped := better(off, plain):
        save_net(best, ROOT / "src/osada/games" / loop.game.name)
    return Found(best.provenance, off, plain, len(written(best)), shipped)


def there(loop: TrainingLoop) -> list[NetFile]:
    """The net of the same kind that lies beside the game already, if it is of use."""
    version = features_of(loop.game).version()
    files = net_files(loop.game.package)
    return [file for file in files if (file.kind, file.features) == (loop.kind, version)]


def by(net: NetFile, seen: Dataset) -> tuple[Floats, Floats]:
    """The points and the chances to win that a net expects."""
    out = (BatchNet(net).run(seen.inputs) / 2**24).astype(np.float32)
    players = seen.points.shape[1]
    return out[:, :players], chances(out[:, players:])


def error(seen: Dataset, points: Floats, wins: Floats) -> NetError:
    off = float(np.sqrt(np.mean((points - seen.points) ** 2)))
    return NetError(off, float(np.mean((wins[:, 0] - seen.wins[:, 0]) ** 2)))


def better(one: NetError, other: NetError) -> bool:
    return one.points < other.points and one.brier < other.brier + DOUBT


def kept() -> dict[str, Found]:
    return (
        msgspec.json.decode(RESULTS.read_bytes(), type=dict[str, Found]) if RESULTS.exists() else {}
    )


def note(name: str, found: Found) -> None:
    """What was measured, case by case, in the order of the cases."""
    every = kept() | {name: found}
    told = {case: msgspec.to_builtins(every[case]) for case in WAYS if case in every}
    RESULTS.write_text(json.dumps(told, indent=1) + "\n")


def row(name: str, found: Found) -> str:
    games = re.findall(r"\d+", found.provenance)[0]
    sizes = f"{int(games):,} | {found.size / 1000:.0f} kB"
    net, plain = found.net, found.plain
    brier = f"{net.brier:.3f} | {plain.brier:.3f}" if net.brier > 0.001 else "– | –"
    shipped = "yes" if found.shipped else "no"
    return f"| {name} | {sizes} | {net.points:.1f} | {plain.points:.1f} | {brier} | {shipped} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", nargs="*", default=list(WAYS))
    parser.add_argument("--hours", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--table", action="store_true")
    wish = parser.parse_args()
    if wish.table:
        print("\n".join(row(name, found) for name, found in kept().items()))
        return
    for name in wish.cases:
        found = train(name, WAYS[name], 3600 * wish.hours / len(wish.cases), wish.jobs)
        note(name, found)
        print(row(name, found), flush=True)


if __name__ == "__main__":
    main()
