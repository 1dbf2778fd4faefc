"""Fit the weights of a game's value by self-play and write them to its data folder.

    .venv/bin/python -m benchmarks.fit sardinia --players 2 --games 24 --candidates 24
    .venv/bin/python -m benchmarks.fit saltfjord --learn --players 1 --games 120 --beam 16

The first tries candidates out, the second learns from positions; both can follow each other.
The command is kept in the file. It takes days on rules that are not compiled.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from osada.core.solo import challenges_of
from osada.evaluation.ai import ai_of
from osada.evaluation.value import WeightedValue
from osada.evaluation.weights import Weights
from osada.games import find
from osada.lab.cem import CemConfig, run_cem
from osada.lab.weight_regression import RegressionConfig, fit_weights

SOURCE = Path(__file__).resolve().parent.parent / "src/osada/games"


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--candidates", type=int, default=24)
    parser.add_argument("--generations", type=int, default=15)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--beam", type=int, default=4)
    parser.add_argument("--stray", type=float, default=0.4)
    parser.add_argument("--options", action="append", default=[], help="name=value,name=value")
    parser.add_argument("--learn", action="store_true", help="by regression")
    parser.add_argument("--fixed", action="append", default=[], help="weights that --learn leaves")
    parser.add_argument("--challenges", action="store_true", help="all solo challenges in turn")
    parser.add_argument("--out", type=Path, help="a file other than the game's own")
    return parser.parse_args()


def main() -> None:
    wish = wishes()
    game = find(wish.game)
    place = wish.out or SOURCE / game.name / "ai/weights.json"
    value = ai_of(game).value
    assert isinstance(value, WeightedValue)
    options = [dict(pair.split("=") for pair in text.split(",")) for text in wish.options]
    if wish.challenges:
        options += [mode.options for mode in challenges_of(game)]
    if wish.learn:
        lesson = RegressionConfig(
            players=wish.players,
            options=options[0] if options else {},
            games=wish.games,
            rounds=wish.generations,
            seed=wish.seed,
            beam=wish.beam,
            fixed=frozenset(wish.fixed),
        )
        for learnt in fit_weights(game, value, lesson):
            print(f"round {learnt.number}: {learnt.points:.1f} points before", flush=True)
            keep(place, dict(zip(value.names, learnt.weights, strict=True)))
        return
    plan = CemConfig(
        wish.players,
        wish.games,
        wish.candidates,
        wish.generations,
        wish.seed,
        wish.beam,
        wish.stray,
        tuple(options) or ({},),
    )
    for generation in run_cem(game, type(value), plan):
        print(f"generation {generation.number}: lead {generation.lead:.2f}", flush=True)
        keep(place, dict(zip(value.names, generation.weights, strict=True)))


def keep(place: Path, weights: dict[str, int]) -> None:
    command = " ".join(["python -m benchmarks.fit", *sys.argv[1:]])
    kept = Weights(f"Fitted by self-play: {command}", weights)
    text = msgspec.json.format(msgspec.json.encode(kept), indent=2).decode()
    place.write_text(text + "\n")


if __name__ == "__main__":
    main()
