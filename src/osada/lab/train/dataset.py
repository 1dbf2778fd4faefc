"""Training dataset: features of positions, and the final results of their games.

A moment is where somebody else has a say or a turn begins: after a draw, after a turn. Of those in
between a few are taken, too, since a search looks at them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from osada.core.bits import zeros
from osada.core.game import Game
from osada.core.position import NATURE, Position
from osada.evaluation.ai import ai_of
from osada.evaluation.features import Features
from osada.lab.train.selfplay import GameLog, SelfPlayPlan

_BETWEEN: Final = 5
"""Of so many moments in between one is taken."""

Numbers = npt.NDArray[np.float32]


class Dataset(msgspec.Struct):
    """Moments row by row, the games and views one after the other, each in the order of play."""

    inputs: npt.NDArray[np.int32]
    points: Numbers
    """The final points of all seats, beginning with the one whose view it is."""
    wins: Numbers
    chain: npt.NDArray[np.int64]
    """Number of the game and view of a row."""
    progress: Numbers
    """Share of the game that is over, from 0 to 1."""
    plain: Numbers
    """The final points that the plain value expects."""
    spread: Numbers
    """Spread of leads by the plain value, in points."""

    def __len__(self) -> int:
        return len(self.chain)


def moments(game: Game, plan: SelfPlayPlan, log: GameLog) -> Iterator[tuple[int, Position]]:
    """The moments of a game that teach something, with the number of moves before each.

    The position is played on: clone it to keep it.
    """
    position: Position = game.new(plan.players, log.options)
    last, clock = len(log.moves) // 2, 0
    for i in range(last):
        before, clock = clock, _clock(game, position, log.moves[2 * i])
        begins = clock not in {0, before} or _changes(log, i)
        if i >= log.first and (begins or (i + log.number) % _BETWEEN == 0):
            yield i, position
        position.play(log.moves[2 * i], log.moves[2 * i + 1])


def _changes(log: GameLog, i: int) -> bool:
    return i == 0 or log.moves[2 * i] != log.moves[2 * i - 2]


def _clock(game: Game, position: Position, seat: int) -> int:
    """Return the clock at the start of a turn, for games whose turns follow each other directly."""
    return 0 if seat == NATURE else int(ai_of(game).value.clock(position, seat))


def end_of(game: Game, plan: SelfPlayPlan, log: GameLog) -> Position:
    """The position that a game ended with."""
    position: Position = game.new(plan.players, log.options)
    for i in range(0, len(log.moves), 2):
        position.play(log.moves[i], log.moves[i + 1])
    return position


def features_of(game: Game) -> Features:
    """Return the input features of a game's nets."""
    features = ai_of(game).features
    assert features is not None
    return features


def make_dataset(game: Game, plan: SelfPlayPlan, logs: Iterable[GameLog]) -> Dataset:
    """All moments of some games, from every seat's view."""
    rows: list[_Rows] = []
    for log in logs:
        rows += _of_game(game, plan, log)
    size = int(features_of(game).size(plan.players))
    return Dataset(
        inputs=np.array([x for r in rows for x in r.inputs], np.int32).reshape(-1, size),
        points=_stack([r.points for r in rows], [len(r.inputs) for r in rows]),
        wins=_stack([r.wins for r in rows], [len(r.inputs) for r in rows]),
        chain=np.repeat(np.arange(len(rows)), [len(r.inputs) for r in rows]),
        progress=np.array([p for r in rows for p in r.progress], np.float32),
        plain=np.array([p for r in rows for p in r.plain], np.float32).reshape(-1, plan.players),
        spread=np.array([s for r in rows for s in r.spread], np.float32),
    )


class _Rows:
    """The moments of one game as one seat sees them."""

    def __init__(self, points: list[float], wins: list[float]) -> None:
        self.points, self.wins = points, wins
        self.inputs: list[npt.NDArray[np.int32]] = []
        self.progress: list[float] = []
        self.plain: list[list[float]] = []
        self.spread: list[float] = []


def _of_game(game: Game, plan: SelfPlayPlan, log: GameLog) -> list[_Rows]:
    features, players = features_of(game), plan.players
    end = end_of(game, plan, log)
    wins = [float(features.won(end, seat)) for seat in range(players)]
    scores = [float(score) for score in log.scores]
    rows = [_Rows(_turned(scores, seat), _turned(wins, seat)) for seat in range(players)]
    buffer, plain = zeros(features.size(players)), zeros(players)
    for number, position in moments(game, plan, log):
        ai_of(game).value.estimate_into(position, plain)
        expected = [plain[seat] / 100 for seat in range(players)]
        for seat, row in enumerate(rows):
            features.write(position, seat, buffer)
            row.inputs.append(np.fromiter(buffer, np.int32, len(buffer)))
            row.progress.append(2 * number / len(log.moves))
            row.plain.append(_turned(expected, seat))
            row.spread.append(ai_of(game).value.spread(position) / 100)
    return rows


def _turned(values: list[float], seat: int) -> list[float]:
    return values[seat:] + values[:seat]


def _stack(values: list[list[float]], times: list[int]) -> Numbers:
    return np.repeat(np.array(values, np.float32), times, axis=0)


def concatenate(parts: list[Dataset]) -> Dataset:
    """Lessons one after the other."""
    chains, shift = [], 0
    for part in parts:
        chains.append(part.chain + shift)
        shift += int(part.chain[-1]) + 1 if len(part) else 0
    fields = {
        name: np.concatenate([getattr(part, name) for part in parts])
        for name in Dataset.__struct_fields__
        if name != "chain"
    }
    return Dataset(chain=np.concatenate(chains), **fields)
