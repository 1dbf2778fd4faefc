"""How well can the next character in Sardinia be foretold?

    .venv/bin/python -m benchmarks.values.foretell --learn 1000 --games 40

The strongest level plays games for tuning. Before each character that somebody plays, three are
asked which it will be: players who take what the plain value or the net likes best, as they do in
rollouts, and a net that has learnt from games of the latter what they play.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import numpy as np
import numpy.typing as npt

from benchmarks.values.cases import WAYS
from benchmarks.values.generations import Chooser
from osada.bots.bot import Budget, ask
from osada.bots.levels import STRONGEST
from osada.bots.match import Decision, Match, answer
from osada.core.bits import zeros
from osada.core.position import Position
from osada.core.rng import Rng
from osada.evaluation.ai import ai_of
from osada.evaluation.value import Value
from osada.games import find
from osada.games.sardinia.rules.moves import ROLES
from osada.lab.seeds import Purpose, seed_of
from osada.lab.train.dataset import Dataset, features_of
from osada.lab.train.fit import Hyperparameters, fit
from osada.lab.train.mlp import Model

GAME, COURSE = find("sardinia"), WAYS["sardinia-2"].course
FEATURES = features_of(GAME)
HIDDEN, PACE = 48, Hyperparameters(epochs=12, trace=1.0)


class Choice(msgspec.Struct, frozen=True):
    """A moment at which somebody chose between characters."""

    seat: int
    position: Position
    role: int

    def hand(self) -> set[int]:
        return set(self.position.legal(self.seat))

    def inputs(self) -> npt.NDArray[np.int32]:
        buffer = zeros(FEATURES.size(COURSE.players))
        FEATURES.write(self.position, self.seat, buffer)
        return np.fromiter(buffer, np.int32, len(buffer))


def choices(match: Match) -> Iterator[Choice]:
    """Those of a game that is over."""
    position = GAME.new(COURSE.players, COURSE.options[0])
    for seat, move in match.moves:
        legal = position.legal(seat) if seat >= 0 else []
        if len(legal) > 1 and all(other < len(ROLES) for other in legal):
            yield Choice(seat, position.clone(), move)
        position.play(seat, move)


def taken(judge: Value, choice: Choice) -> int:
    """The character of those who take the end of a turn that a value likes best."""
    chooser = Chooser(GAME, judge, Random(0))
    return chooser.choose(choice.seat, choice.position.clone(), Budget())[0]


def played(purpose: Purpose, number: int, bot: str | Chooser) -> list[Choice]:
    def think(decision: Decision) -> list[int]:
        if isinstance(bot, str):
            return answer(bot, GAME, decision)
        return ask(bot, decision.seat, decision.position, Rng(decision.number))

    match = Match(GAME, COURSE.players, COURSE.options[0], seed_of(purpose, "foretell", number))
    match.run(think)
    return list(choices(match))


def learnt(games: int) -> Model:
    """A net with a chance for each character, as if it were a seat that may win."""
    chooser = Chooser(GAME, ai_of(GAME).expert, Random(0))
    seen = [c for number in range(games) for c in played(Purpose.TRAIN, number, chooser)]
    inputs = np.array([choice.inputs() for choice in seen], np.int32)
    nothing = np.zeros((len(seen), len(ROLES)), np.float32)
    which = np.eye(len(ROLES), dtype=np.float32)[[choice.role for choice in seen]]
    chain, rest = np.arange(len(seen)), np.zeros(len(seen), np.float32)
    model = Model(inputs.shape[1], HIDDEN, len(ROLES), 1)
    model.measure(inputs, nothing)
    fit(
        model,
        Dataset(inputs, nothing, which, chain, rest, nothing, rest),
        PACE,
        np.random.default_rng(1),
    )
    return model


def foretold(model: Model, choice: Choice) -> int:
    """The likeliest character of the hand."""
    chances = model.judge(choice.inputs()[None, :])[1][0]
    return max(choice.hand(), key=lambda role: float(chances[role]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--learn", type=int, default=1000, help="games")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--level", default=STRONGEST, help="who plays the games that are asked of")
    wish = parser.parse_args()
    model, right, asked = learnt(wish.learn), Counter[str](), 0
    by_chance = 0.0
    for number in range(wish.games):
        for choice in played(Purpose.TUNE, number, wish.level):
            asked += 1
            by_chance += 1 / len(choice.hand())
            right["plain value"] += taken(ai_of(GAME).value, choice) == choice.role
            right["net"] += taken(ai_of(GAME).expert, choice) == choice.role
            right["learnt"] += foretold(model, choice) == choice.role
        told = ", ".join(f"{who} {100 * right[who] / asked:.1f} %" for who in right)
        print(f"{asked} characters: chance {100 * by_chance / asked:.1f} %, {told}", flush=True)


if __name__ == "__main__":
    main()
