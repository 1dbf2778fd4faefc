"""Par of a game for one: the score of the strongest bot, and the best score found in its dice.

The bot knows no more than a person does. The second score knows every draw beforehand: the search
begins with the bot's own game, tries other plans turn by turn, each played to the end, and keeps
the best game found. So it is never below the first and can really be played, but it is only a
lower bound of the best possible score.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from osada.bots.levels import STRONGEST
from osada.bots.match import Match, answer
from osada.bots.tree.planner import Planner
from osada.core import chance
from osada.core.game import Game
from osada.core.options import Choices
from osada.core.position import NATURE, OVER, Position
from osada.evaluation.ai import ai_of
from osada.evaluation.value import Value


class Par(msgspec.Struct, frozen=True):
    """Reference scores of a seed."""

    bot: str
    score: int
    known: int
    """The best that was found knowing all draws."""
    moves: list[int]
    """The game in which it was found, without nature's moves."""


class ParEffort(msgspec.Struct, frozen=True):
    """Effort of the search for a better game."""

    plans: int = 32
    """Other plans that are tried in a turn."""
    beam: int = 48
    narrow: int = 8
    """Beam width of the policy that plays on."""
    rounds: int = 3
    """Passes over a game while it keeps improving."""


def par(
    game: Game,
    options: Choices,
    seed: str,
    *,
    bot: str = STRONGEST,
    effort: ParEffort | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Par:
    """The par of a game for one with that seed."""
    played = alone(game, options, seed, bot)
    score = played.position.scores()[0]
    first = [move for seat, move in played.moves if seat != NATURE]
    best = Foresight(game, options, seed, effort or ParEffort(), progress).improved(first)
    return Par(bot, score, best.score, best.moves)


def alone(game: Game, options: Choices, seed: str, bot: str = STRONGEST) -> Match:
    """The game that a bot plays with the draws of a seed."""
    match = Match(game, 1, options, seed)
    match.run(lambda decision: answer(bot, game, decision))
    return match


class ForeseenGame:
    """A game for one in which every draw is known."""

    def __init__(self, game: Game, options: Choices, seed: str) -> None:
        self.position: Position = game.new(1, options)
        self.moves: list[int] = []
        self._seed = seed
        self._draws = 0
        self._draw()

    def copy(self) -> ForeseenGame:
        """Another game that stands where this one does."""
        other = object.__new__(ForeseenGame)
        other.position, other.moves = self.position.clone(), self.moves[:]
        other._seed, other._draws = self._seed, self._draws
        return other

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        return self.position.turn() == OVER

    @property
    def score(self) -> int:
        """The points so far."""
        return self.position.scores()[0]

    def follow(self, moves: Sequence[int], value: Value) -> None:
        """Make moves, until nature has drawn or another turn begins."""
        clock, draws = value.clock(self.position, 0), self._draws
        for move in moves:
            self.position.play(0, move)
            self.moves.append(move)
            self._draw()
            if self._draws > draws or value.clock(self.position, 0) not in (0, clock):
                return

    def _draw(self) -> None:
        while self.position.turn() == NATURE:
            move = chance.draw(self._seed, self._draws, self.position.chances())
            self.position.play(NATURE, move)
            self._draws += 1


class Foresight:
    """Looks for a better game with the same draws."""

    def __init__(
        self,
        game: Game,
        options: Choices,
        seed: str,
        effort: ParEffort,
        progress: Callable[[int], None] = lambda done: None,
    ) -> None:
        self._start = ForeseenGame(game, options, seed)
        self._value = ai_of(game).value
        self._rounds = effort.rounds
        self._progress = progress
        width = self._start.position.width()
        self._planner = Planner(self._value, 1, width, effort.beam, effort.plans)
        self._policy = Planner(self._value, 1, width, effort.narrow, 1)

    def improved(self, moves: Sequence[int]) -> ForeseenGame:
        """The best game that was found, to begin with the one given."""
        best = self._start.copy()
        while not best.over:
            best.follow(moves[len(best.moves) :], self._value)
        for _ in range(self._rounds):
            found = self._once_through(best)
            if found.score == best.score:
                break
            best = found
        return best

    def _once_through(self, best: ForeseenGame) -> ForeseenGame:
        """Go along the best game there is, and turn off where that leads to a better one."""
        line = self._start.copy()
        while not line.over:
            for plan in self._plans(line):
                trial = line.copy()
                trial.follow(plan, self._value)
                self._play_on(trial)
                best = trial if trial.score > best.score else best
            line.follow(best.moves[len(line.moves) :], self._value)
            self._progress(len(line.moves))
        return best

    def _plans(self, line: ForeseenGame) -> list[list[int]]:
        self._planner.think(line.position, 0)
        return [self._planner.moves(end) for end in range(int(self._planner.ends.used))]

    def _play_on(self, line: ForeseenGame) -> None:
        while not line.over:
            self._policy.think(line.position, 0)
            line.follow(self._policy.moves(0), self._value)
