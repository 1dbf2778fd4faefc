"""A hint piece by piece, for whoever must show how far it has come, stop it, or end it in time.

The turns that come into question are rehearsed in heats: after each round the better half stays,
and the last three are rehearsed anew, so that nothing is called good because it was lucky before.
Each piece can be worked on in another process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from osada.analysis.review.hints import Hints, hints_of
from osada.analysis.review.judge import luck_of
from osada.analysis.review.judging import FINALISTS, HINT
from osada.analysis.review.options import Choice, Table
from osada.bots.known import as_known
from osada.core.game import Game
from osada.core.position import Position
from osada.core.rng import Rng
from osada.core.snapshot import from_json
from osada.games import Edition

_SEED: Final = "hint"
_LUCK: Final = 1 << 30
_PIECE: Final = 16
"""Rehearsals of a piece, so that each is over soon."""
_LEAST: Final = 2


class Asked(msgspec.Struct, frozen=True):
    """A position and the seat that asks; what the seat cannot know is dealt anew before use."""

    edition: Edition
    position: str
    seat: int


class Found(msgspec.Struct, frozen=True):
    """The turns that come into question, and how many rehearsals there are to be for all."""

    turns: list[list[int]]
    rehearsals: int


class Heat(msgspec.Struct, frozen=True):
    """Some rehearsals of some turns, all with the same luck."""

    asked: Asked
    turns: list[list[int]]
    times: int
    number: int


class Run(msgspec.Struct, frozen=True):
    """What rehearsals of a turn came to."""

    turn: list[int]
    results: list[float] = []
    points: list[list[float]] = []

    def mean(self) -> float:
        """The mean result so far."""
        return sum(self.results) / max(1, len(self.results))

    def more(self, other: Run) -> Run:
        """These rehearsals and others of the same turn."""
        return Run(self.turn, self.results + other.results, self.points + other.points)


class Finish(msgspec.Struct, frozen=True):
    """The turns that are left, with all their rehearsals, best first."""

    asked: Asked
    runs: list[Run]


def found(asked: Asked) -> Found:
    """What could be done at all."""
    _, table, root = _opened(asked)
    turns = [choice.moves for choice in table.choices(root, asked.seat)]
    return Found(turns, min(table.rehearsals, HINT))


def run(heat: Heat) -> list[Run]:
    """Rehearse."""
    _, table, root = _opened(heat.asked)
    seat, rng = heat.asked.seat, Rng(luck_of(_SEED, heat.number))
    choices = [table.choice(root, seat, turn) for turn in heat.turns]
    for _ in range(heat.times):
        luck = int(rng.below(_LUCK))
        for choice in choices:
            table.rehearse(choice, seat, luck)
    return [Run(choice.moves, choice.results, choice.points) for choice in choices]


def judged(last: Finish) -> Hints:
    """The hints that follow."""
    game, table, root = _opened(last.asked)
    return hints_of(game, last.asked.seat, [_choice(table, root, last, run) for run in last.runs])


def _choice(table: Table, root: Position, last: Finish, run: Run) -> Choice:
    choice = table.choice(root, last.asked.seat, run.turn)
    choice.results, choice.points = run.results, run.points
    return choice


def _opened(asked: Asked) -> tuple[Game, Table, Position]:
    game = asked.edition.load()
    position = from_json(game, asked.position)
    table = Table(game, position)
    return game, table, as_known(position, asked.seat)


# The plan of a hint


class Round(msgspec.Struct, frozen=True):
    """How often each turn that is left is rehearsed, piece by piece, and how many stay."""

    pieces: list[int]
    stay: int
    fresh: bool = False
    """Whether all that was seen before is left aside."""


def rounds(turns: int, rehearsals: int) -> list[Round]:
    """Half of the rehearsals choose three turns, the others measure them."""
    plan: list[Round] = []
    alive, halvings = turns, max(1, (turns // FINALISTS).bit_length())
    for _ in range(halvings):
        stay = min(alive, max(FINALISTS, (alive + 1) // 2))
        times = max(_LEAST, rehearsals // 2 // (halvings * alive))
        plan.append(Round(_pieces(times, alive), stay))
        alive = stay
    alive = min(alive, FINALISTS)
    plan[-1] = msgspec.structs.replace(plan[-1], stay=alive)
    times = max(_LEAST, rehearsals // 2 // alive)
    return [*plan, Round(_pieces(times, alive), alive, fresh=True)]


def _pieces(times: int, turns: int) -> list[int]:
    """Pieces of at most so many rehearsals together."""
    most = max(1, _PIECE // turns)
    whole, rest = divmod(times, most)
    return [most] * whole + ([rest] if rest else [])


def best(runs: Sequence[Run], stay: int) -> list[Run]:
    """Those that stay, best first."""
    return sorted(runs, key=lambda each: -each.mean())[:stay]


def settled(runs: Sequence[Run]) -> bool:
    """Whether luck makes no difference: then rehearsing again shows nothing new."""
    return all(len(each.results) > _LEAST and len(set(each.results)) == 1 for each in runs)
