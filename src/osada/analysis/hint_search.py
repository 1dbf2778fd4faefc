"""A hint piece by piece, for whoever must show how far it has come, stop it, or end it in time.

The turns that come into question are rehearsed in heats: after each round the better half stays,
and the last three are rehearsed anew, so that nothing is called good because it was lucky before.
Each piece can be worked on in another process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from osada.analysis.hints import Hints, hints_of
from osada.analysis.review.analyse import luck_of
from osada.analysis.review.compare import FINALISTS, HINT
from osada.analysis.review.turn_analyzer import Candidate, TurnAnalyzer
from osada.bots.known import as_known
from osada.core.game import Game
from osada.core.position import Position
from osada.core.rng import Rng
from osada.core.snapshot import from_json
from osada.games import Edition, of_name

_SEED: Final = "hint"
_LUCK: Final = 1 << 30
_PIECE: Final = 16
"""Rehearsals of a piece, so that each is over soon."""
_LEAST: Final = 2


class HintRequest(msgspec.Struct, frozen=True):
    """A position and the seat that asks; what the seat cannot know is dealt anew before use."""

    edition: Edition
    position: str
    seat: int


class HintCandidates(msgspec.Struct, frozen=True):
    """The turns that come into question, and how many rehearsals there are to be for all."""

    turns: list[list[int]]
    rehearsals: int


class RolloutBatch(msgspec.Struct, frozen=True):
    """Some rehearsals of some turns, all with the same luck."""

    asked: HintRequest
    turns: list[list[int]]
    times: int
    number: int


class Rollouts(msgspec.Struct, frozen=True):
    """Rollout results of one turn."""

    turn: list[int]
    results: list[float] = []
    points: list[list[float]] = []

    def mean(self) -> float:
        """The mean result so far."""
        return sum(self.results) / max(1, len(self.results))

    def more(self, other: Rollouts) -> Rollouts:
        """These rehearsals and others of the same turn."""
        return Rollouts(self.turn, self.results + other.results, self.points + other.points)


class HintFinalists(msgspec.Struct, frozen=True):
    """The turns that are left, with all their rehearsals, best first."""

    asked: HintRequest
    runs: list[Rollouts]


def find_candidates(asked: HintRequest) -> HintCandidates:
    """Find the candidate turns."""
    _, table, root = _opened(asked)
    turns = [choice.moves for choice in table.choices(root, asked.seat)]
    return HintCandidates(turns, min(table.rehearsals, HINT))


def run_batch(heat: RolloutBatch) -> list[Rollouts]:
    """Rehearse."""
    _, table, root = _opened(heat.asked)
    seat, rng = heat.asked.seat, Rng(luck_of(_SEED, heat.number))
    choices = [table.choice(root, seat, turn) for turn in heat.turns]
    for _ in range(heat.times):
        luck = int(rng.below(_LUCK))
        for choice in choices:
            table.rehearse(choice, seat, luck)
    return [Rollouts(choice.moves, choice.results, choice.points) for choice in choices]


def make_hints(last: HintFinalists) -> Hints:
    """The hints that follow."""
    game, table, root = _opened(last.asked)
    return hints_of(game, last.asked.seat, [_choice(table, root, last, run) for run in last.runs])


def _choice(table: TurnAnalyzer, root: Position, last: HintFinalists, run: Rollouts) -> Candidate:
    choice = table.choice(root, last.asked.seat, run.turn)
    choice.results, choice.points = run.results, run.points
    return choice


def _opened(asked: HintRequest) -> tuple[Game, TurnAnalyzer, Position]:
    game = of_name(asked.edition)
    position = from_json(game, asked.position)
    table = TurnAnalyzer(game, position)
    return game, table, as_known(position, asked.seat)


# The plan of a hint


class HalvingRound(msgspec.Struct, frozen=True):
    """Rollouts of each remaining turn, batch by batch, and the number of turns to keep."""

    pieces: list[int]
    stay: int
    fresh: bool = False
    """Discard earlier results and measure anew."""


def halving_rounds(turns: int, rehearsals: int) -> list[HalvingRound]:
    """Half of the rehearsals choose three turns, the others measure them."""
    plan: list[HalvingRound] = []
    alive, halvings = turns, max(1, (turns // FINALISTS).bit_length())
    for _ in range(halvings):
        stay = min(alive, max(FINALISTS, (alive + 1) // 2))
        times = max(_LEAST, rehearsals // 2 // (halvings * alive))
        plan.append(HalvingRound(_pieces(times, alive), stay))
        alive = stay
    alive = min(alive, FINALISTS)
    plan[-1] = msgspec.structs.replace(plan[-1], stay=alive)
    times = max(_LEAST, rehearsals // 2 // alive)
    return [*plan, HalvingRound(_pieces(times, alive), alive, fresh=True)]


def _pieces(times: int, turns: int) -> list[int]:
    """Pieces of at most so many rehearsals together."""
    most = max(1, _PIECE // turns)
    whole, rest = divmod(times, most)
    return [most] * whole + ([rest] if rest else [])


def best(runs: Sequence[Rollouts], stay: int) -> list[Rollouts]:
    """Those that stay, best first."""
    return sorted(runs, key=lambda each: -each.mean())[:stay]


def settled(runs: Sequence[Rollouts]) -> bool:
    """Check that luck makes no difference, so that more rollouts show nothing new."""
    return all(len(each.results) > _LEAST and len(set(each.results)) == 1 for each in runs)
