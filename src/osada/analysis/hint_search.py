"""Hint search by successive halving, in small batches of rollouts.

The candidate turns are rolled out in rounds: after each round the better half stays, and the last
three are measured by new rollouts, so no turn is rated by the luck that selected it. A batch can
run in another process; between batches the caller can report progress, stop, or end in time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from osada.analysis.hints import Hints, hints_of
from osada.analysis.review.analyse import luck_of
from osada.analysis.review.turn_analyzer import Candidate, TurnAnalyzer
from osada.bots.known import as_known
from osada.core.game import Game
from osada.core.position import Position
from osada.core.rng import Rng
from osada.core.snapshot import from_json
from osada.games import Edition

_SEED: Final = "hint"
_LUCK: Final = 1 << 30
_FINALISTS: Final = 3
_MOST: Final = 512
"""Rollouts of a hint at most: somebody is waiting for it."""
_BATCH: Final = 16
"""Rollouts of a batch, so that each is over soon."""
_LEAST: Final = 2


class HintRequest(msgspec.Struct, frozen=True):
    """A position and the seat that asks; what the seat cannot know is dealt anew before use."""

    edition: Edition
    position: str
    seat: int


class HintCandidates(msgspec.Struct, frozen=True):
    """The candidate turns, and the number of rollouts for all of them together."""

    turns: list[list[int]]
    rollouts: int


class RolloutBatch(msgspec.Struct, frozen=True):
    """Some rollouts of some turns, all with the same luck."""

    request: HintRequest
    turns: list[list[int]]
    times: int
    number: int


class Rollouts(msgspec.Struct, frozen=True):
    """Rollout results of one turn."""

    turn: list[int]
    results: list[float] = []
    points: list[list[float]] = []

    def mean(self) -> float:
        """Return the mean result so far."""
        return sum(self.results) / max(1, len(self.results))

    def more(self, other: Rollouts) -> Rollouts:
        """Add rollouts of the same turn."""
        return Rollouts(self.turn, self.results + other.results, self.points + other.points)


class HintFinalists(msgspec.Struct, frozen=True):
    """The remaining turns with all their rollouts, best first."""

    request: HintRequest
    turns: list[Rollouts]


# Work that can be done in another process


def find_candidates(request: HintRequest) -> HintCandidates:
    """Find the candidate turns."""
    _, analyzer, root = _opened(request)
    turns = [candidate.moves for candidate in analyzer.candidates(root, request.seat)]
    return HintCandidates(turns, min(analyzer.rollout_budget, _MOST))


def run_batch(batch: RolloutBatch) -> list[Rollouts]:
    """Run the rollouts of a batch."""
    _, analyzer, root = _opened(batch.request)
    seat, rng = batch.request.seat, Rng(luck_of(_SEED, batch.number))
    candidates = [analyzer.candidate(root, seat, turn) for turn in batch.turns]
    for _ in range(batch.times):
        luck = int(rng.below(_LUCK))
        for candidate in candidates:
            analyzer.roll_out(candidate, seat, luck)
    return [Rollouts(each.moves, each.results, each.points) for each in candidates]


def make_hints(last: HintFinalists) -> Hints:
    """Make hints from the finalists."""
    game, analyzer, root = _opened(last.request)
    best = [_candidate(analyzer, root, last.request.seat, each) for each in last.turns]
    return hints_of(game, last.request.seat, best)


def _candidate(analyzer: TurnAnalyzer, root: Position, seat: int, done: Rollouts) -> Candidate:
    candidate = analyzer.candidate(root, seat, done.turn)
    candidate.results, candidate.points = done.results, done.points
    return candidate


def _opened(request: HintRequest) -> tuple[Game, TurnAnalyzer, Position]:
    game = request.edition.load()
    position = from_json(game, request.position)
    return game, TurnAnalyzer(game, position), as_known(position, request.seat)


# The schedule


class HalvingRound(msgspec.Struct, frozen=True):
    """Rollouts of each remaining turn, batch by batch, and the number of turns to keep."""

    batches: list[int]
    keep: int
    fresh: bool = False
    """Discard earlier results and measure anew."""


def halving_rounds(turns: int, rollouts: int) -> list[HalvingRound]:
    """Spend half of the rollouts on choosing three turns, the others on measuring them."""
    plan: list[HalvingRound] = []
    alive, halvings = turns, max(1, (turns // _FINALISTS).bit_length())
    for _ in range(halvings):
        keep = min(alive, max(_FINALISTS, (alive + 1) // 2))
        times = max(_LEAST, rollouts // 2 // (halvings * alive))
        plan.append(HalvingRound(_batches(times, alive), keep))
        alive = keep
    alive = min(alive, _FINALISTS)
    plan[-1] = msgspec.structs.replace(plan[-1], keep=alive)
    times = max(_LEAST, rollouts // 2 // alive)
    return [*plan, HalvingRound(_batches(times, alive), alive, fresh=True)]


def _batches(times: int, turns: int) -> list[int]:
    """Split rollouts into batches of a limited size, all turns counted."""
    most = max(1, _BATCH // turns)
    whole, rest = divmod(times, most)
    return [most] * whole + ([rest] if rest else [])


def keep_best(turns: Sequence[Rollouts], keep: int) -> list[Rollouts]:
    """Return the best turns, best first."""
    return sorted(turns, key=lambda each: -each.mean())[:keep]


def is_settled(turns: Sequence[Rollouts]) -> bool:
    """Check that luck makes no difference, so that more rollouts show nothing new."""
    return all(len(each.results) > _LEAST and len(set(each.results)) == 1 for each in turns)


class HintSearch:
    """State of a search; the caller runs each batch and adds its results."""

    def __init__(self, request: HintRequest, found: HintCandidates) -> None:
        self.done = 1
        """Batches done so far; finding the candidates is one."""
        self._request = request
        self._turns = [Rollouts(turn) for turn in found.turns]
        self._plan = halving_rounds(len(found.turns), found.rollouts)
        self.batches = 1 + sum(len(each.batches) for each in self._plan)
        self._round = self._batch = 0

    def next_batch(self, *, late: bool = False) -> RolloutBatch | None:
        """Return the next batch, or `None` at the end; when late, every turn has some results."""
        while self._round < len(self._plan):
            plan = self._plan[self._round]
            if plan.fresh and not self._batch and not late:
                self._turns = [Rollouts(each.turn) for each in self._turns]
            enough = self._turns[0].results and (late or is_settled(self._turns))
            if self._batch < len(plan.batches) and not enough:
                turns = [each.turn for each in self._turns]
                return RolloutBatch(self._request, turns, plan.batches[self._batch], self.done)
            self._turns = keep_best(self._turns, plan.keep)
            self._round, self._batch = self._round + 1, 0
        return None

    def add(self, results: Sequence[Rollouts]) -> None:
        """Add the results of the last batch."""
        self._turns = [one.more(more) for one, more in zip(self._turns, results, strict=True)]
        self._batch += 1
        self.done += 1

    def finalists(self) -> HintFinalists:
        """Return the remaining turns, best first."""
        return HintFinalists(self._request, self._turns)
