"""Self-play games for training: the game, the bots, and random openings."""

from __future__ import annotations

from random import Random

import msgspec

from osada.bots.bot import Budget
from osada.bots.match import Decision, Match, answer
from osada.games import find
from osada.lab.seeds import Purpose, seed_of

_PATIENCE = Budget(seconds=600.0)
"""A busy machine must not decide what is played."""


class SelfPlayPlan(msgspec.Struct, frozen=True):
    """A kind of game and who plays it; the same plan always means the same games."""

    game: str
    players: int
    options: tuple[dict[str, str], ...]
    """Taken in turn, one a game."""
    bots: tuple[str, ...] = ("level3",)
    """Taken in turn, one a game, for all of its seats."""
    measured: str = "level3"
    """The bot for games that are only measured with."""
    strays: float = 0.5
    """The share of games that begin with strange moves, so that strange positions are known."""
    stray: float = 0.2
    """Share of random decisions in such an opening."""
    longest: int = 40
    """Decisions that such a beginning has at most."""
    word: str = "1"
    """Makes other games of the same plan."""


class GameLog(msgspec.Struct, frozen=True, array_like=True):
    """A finished game as its moves; training data comes from replaying it."""

    number: int
    purpose: str
    options: dict[str, str]
    first: int
    """The move after the last strange one: what comes before it teaches nothing."""
    moves: list[int]
    """Seats and moves, in turn."""
    scores: list[int]


def play_game(plan: SelfPlayPlan, item: tuple[Purpose, int]) -> GameLog:
    """Play one game of a plan to its end."""
    purpose, number = item
    game = find(plan.game)
    options = plan.options[number % len(plan.options)]
    seed = seed_of(purpose, plan.word, number)
    match = Match(game, plan.players, options, seed)
    turn = number // len(plan.options)
    pupil = SelfPlayer(plan, match, Random(seed), plan.bots[turn % len(plan.bots)])
    if purpose is not Purpose.TRAIN:
        pupil = SelfPlayer(
            msgspec.structs.replace(plan, strays=0), match, Random(seed), plan.measured
        )
    position = match.run(pupil.think)
    moves = [value for move in match.moves for value in move]
    scores = [int(score) for score in position.scores()]
    return GameLog(number, purpose.value, options, pupil.first, moves, scores)


class SelfPlayer:
    """Plays all seats of a game; some of its games begin strangely."""

    def __init__(self, plan: SelfPlayPlan, match: Match, chaos: Random, bot: str) -> None:
        self.first = 0
        self._strange = chaos.randrange(plan.longest) if chaos.random() < plan.strays else 0
        self._match, self._chaos, self._bot = match, chaos, bot
        self._stray = plan.stray

    def think(self, decision: Decision) -> list[int]:
        """Return the moves of a seat until another seat or nature acts."""
        if self._strange:
            self._strange -= 1
            if self._chaos.random() < self._stray:
                self.first = len(self._match.moves) + 1
                return [self._chaos.choice(decision.position.legal(decision.seat))]
        return answer(self._bot, self._match.game, decision, _PATIENCE)
