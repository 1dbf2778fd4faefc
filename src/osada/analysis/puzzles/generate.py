"""Puzzle search in games between strong bots: a quick look at every turn, a long one at few."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from statistics import fmean
from typing import Final

import msgspec

from osada.analysis.puzzles.end_rollout import EndRollout
from osada.analysis.puzzles.proof import EQUAL, LEAD, Proof, SequentialTest, net_agrees
from osada.analysis.puzzles.puzzle import Puzzle, PuzzleAnswer
from osada.analysis.turn import Turn, TurnEnd
from osada.bots.levels import STRONGEST
from osada.bots.match import Decision, Match, answer
from osada.core.game import Game
from osada.core.position import NATURE
from osada.core.rng import Rng
from osada.games import find

_QUICK: Final = 3
"""Rollouts of each turn in a quick look."""
_NARROW: Final = 4
_AHEAD: Final = 6
"""Turns that the quickest look goes on for, and the beam of those who play on in it."""
_LUCK: Final = 1 << 30


class PuzzlePlan(msgspec.Struct, frozen=True, kw_only=True):
    """Search plan: the games to play, and how closely to look at them."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    bot: str = STRONGEST
    beam: int = 48
    turns: int = 16
    """Turns of a position that are rolled out."""
    positions: int = 1500
    """Positions that are looked at for turns that no beam finds."""
    least: int = 4
    """Turns there must be to choose from: among fewer the best is guessed."""
    most: int = 3
    """Puzzles from one game, so that they differ."""


class SearchedGame(msgspec.Struct, frozen=True):
    """Result of searching one game."""

    number: int
    puzzles: list[Puzzle]
    turns: int
    """Turns that were looked at."""
    tried: int
    """Those that were looked at closely."""


def search_game(plan: PuzzlePlan, number: int) -> SearchedGame:
    """Play a game, and look for puzzles in it."""
    return PuzzleSearch(plan, find(plan.game), number).run()


class PuzzleSearch:
    """One game, and the puzzles in it."""

    def __init__(self, plan: PuzzlePlan, game: Game, number: int) -> None:
        self._plan, self._game, self._number = plan, game, number
        self._seed = f"{plan.seed}-{number}"
        self._match = Match(game, plan.players, plan.options, self._seed)
        self._rng = Rng(int.from_bytes(sha256(self._seed.encode()).digest()[:4]))
        self._puzzles: list[Puzzle] = []
        self._turns = self._tried = 0

    def run(self) -> SearchedGame:
        """Play on to the end, looking at every turn on the way."""
        self._match.run(self._think)
        return SearchedGame(self._number, self._puzzles, self._turns, self._tried)

    def _think(self, decision: Decision) -> list[int]:
        moves = answer(self._plan.bot, self._game, decision)
        for before, turn in self._turns_of(decision, moves):
            if len(self._puzzles) < self._plan.most:
                self._look(turn, before)
        return moves

    def _turns_of(self, decision: Decision, moves: list[int]) -> Iterator[tuple[list[int], Turn]]:
        """The turns that a bot has planned: where it is alone, one may follow another."""
        position, turn = decision.position.clone(), None
        for made, move in enumerate(moves):
            if turn is None or not turn.goes_on(position):
                turn = Turn(self._game, position, decision.seat)
                yield moves[:made], turn
            position.play(decision.seat, move)

    def _look(self, turn: Turn, before: list[int]) -> None:
        plan, begin, seat = self._plan, turn.begin, turn.seat
        if len(begin.legal(seat)) == 1 or begin.courtesy(seat) >= 0:
            return
        self._turns += 1
        glance = EndRollout(self._game, begin, seat, narrow=_NARROW, turns=_AHEAD)
        if not promising(self._quickly(glance, turn.planned(plan.beam, plan.turns))):
            return
        ends = turn.candidates(plan.beam, plan.turns, plan.positions)
        rollout = EndRollout(self._game, begin, seat)
        if len(ends) < plan.least or not promising(came := self._quickly(rollout, ends)):
            return
        self._tried += 1
        favourite = max(range(len(ends)), key=came.__getitem__)
        proof = SequentialTest(rollout, ends, favourite, self._luck()).verdict()
        if proof is not None and self._agreed(turn, ends, proof):
            self._puzzles.append(self._puzzle(seat, before, ends, proof))

    def _agreed(self, turn: Turn, ends: list[TurnEnd], proof: Proof) -> bool:
        return net_agrees(turn, ends[proof.best[0]].moves, ends[proof.second].moves, self._luck())

    def _luck(self) -> int:
        return int(self._rng.below(_LUCK))

    def _quickly(self, rollout: EndRollout, ends: list[TurnEnd]) -> list[float]:
        """Return the mean result of a few rollouts of each end."""
        lucks = [self._luck() for _ in range(_QUICK)]
        return [fmean(rollout.play(end, luck) for luck in lucks) for end in ends]

    def _puzzle(self, seat: int, before: list[int], ends: list[TurnEnd], proof: Proof) -> Puzzle:
        plan, game = self._plan, self._game
        moves = [*(move for by, move in self._match.moves if by != NATURE), *before]
        told = [
            PuzzleAnswer(end.moves, round(value, 2))
            for end, value in zip(ends, proof.values, strict=True)
        ]
        worse = set(range(len(ends))) - set(proof.best)
        return Puzzle(
            id=f"{game.name}-{_short(self._seed)}-{len(moves)}",
            game=game.name,
            revision=game.revision,
            content=game.hash_of(plan.options),
            players=plan.players,
            options=plan.options,
            seed=self._seed,
            moves=moves,
            seat=seat,
            answers=[told[turn] for turn in proof.best],
            second=told[proof.second],
            margin=round(proof.margin, 2),
            rollouts=proof.rollouts,
            rank=1 + min(proof.best),
            others={ends[turn].key: round(proof.losses[turn], 2) for turn in sorted(worse)},
        )


def _short(seed: str) -> str:
    return sha256(seed.encode()).hexdigest()[:6]


def promising(values: list[float]) -> bool:
    """Check that a few turns are about equal and the next one is well behind them."""
    ordered = sorted(values, reverse=True)
    for better, worse in pairwise(ordered):
        if ordered[0] - better > 2 * EQUAL:
            return False
        if better - worse >= LEAD:
            return True
    return False
