"""Games of an arena: play a pairing, and the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from traceback import format_exception

import msgspec

from osada.bots.bot import BotError
from osada.bots.match import Decision, Match, answer
from osada.games import find
from osada.lab.arena.tournament import Arena, Pairing
from osada.lab.executors import run_all
from osada.text.errors import OsadaError


class GameResult(msgspec.Struct, frozen=True):
    """A finished game; all lists are by seat."""

    pairing: Pairing
    scores: list[int]
    places: list[int]
    decisions: list[int]
    """Moves that were made."""
    seconds: list[float]
    """Total time of a seat's decisions."""
    slowest: list[float]
    median: list[float]
    """Of the answers, each of which is a move or a plan."""


class BotFailure(msgspec.Struct, frozen=True):
    """Failure of a bot, with the game and the move."""

    pairing: Pairing
    seed: str
    """Of the table: `osada play` with it deals the same."""
    seat: int
    move: int
    """The number of the move that was to be chosen, nature's moves included, from 1."""
    reason: str
    traceback: str


class BotFailed(OsadaError):
    """A game that a bot could not go on with."""

    def __init__(self, failure: BotFailure) -> None:
        super().__init__(failure.reason)
        self.args = (failure,)  # what another process makes it from again
        self.failure = failure


def play_pairing(plan: Arena, pairing: Pairing) -> GameResult:
    """Play a game to its end; nature draws from the deal's own stream."""
    seed = f"{plan.seed}-{pairing.deal}"
    match = Match(find(plan.game).edition(plan.pack), plan.players, plan.options, seed)
    times: list[list[float]] = [[] for _ in pairing.bots]

    def think(decision: Decision) -> list[int]:
        began = perf_counter()
        moves = answer(pairing.bots[decision.seat], match.game, decision)
        times[decision.seat].append(perf_counter() - began)
        return moves

    try:
        match.run(think)
    except BotError as error:
        seat, told = int(match.position.turn()), "".join(format_exception(error))
        failure = BotFailure(pairing, seed, seat, len(match.moves) + 1, str(error), told)
        raise BotFailed(failure) from None
    return _played(pairing, match, times)


def _played(pairing: Pairing, match: Match, times: list[list[float]]) -> GameResult:
    seats = [seat for seat, _ in match.moves]
    return GameResult(
        pairing,
        match.position.scores(),
        match.position.places(),
        decisions=[seats.count(seat) for seat in range(len(times))],
        seconds=[round(sum(all_times), 4) for all_times in times],
        slowest=[round(max(all_times, default=0), 4) for all_times in times],
        median=[round(_median(all_times), 5) for all_times in times],
    )


def _median(times: list[float]) -> float:
    """Of the answers that took any thought: a forced move says nothing about a bot."""
    thought = sorted(time for time in times if time > 0.001) or sorted(times) or [0.0]
    return thought[len(thought) // 2]


def play_all(
    plan: Arena, games: Sequence[Pairing], jobs: int = 1, ray: str | None = None
) -> Iterator[GameResult]:
    """Play all games; results come in the order of completion."""
    return run_all(play_pairing, plan, games, jobs, ray)
