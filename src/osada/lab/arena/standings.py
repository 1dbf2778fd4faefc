"""Standings of an arena: one row for each bot, one for each pair of bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, median

import msgspec

from osada.lab.arena.game_result import GameResult
from osada.lab.arena.ratings import BotRating, FinishOrder, rate
from osada.lab.arena.tournament import Arena


class Share(msgspec.Struct, frozen=True):
    """A share from 0 to 1 with its 95 % confidence interval (Wilson)."""

    share: float
    low: float
    high: float


class BotRow(msgspec.Struct, frozen=True):
    """One bot."""

    bot: str
    games: int
    wins: Share | None
    """Shared wins count in parts; nothing in a game for one."""
    score: float
    score_error: float
    """Half of the 95 % confidence interval of the mean score."""
    rating: BotRating | None
    """Nothing in a game for one, where nobody finishes before anybody."""
    decisions: float
    """A game."""
    seconds: float
    """A decision, on average."""
    median: float
    """Of the decisions that took any thought, in seconds."""
    slowest: float
    scores: list[int]


class Pair(msgspec.Struct, frozen=True):
    """Share of games in which one bot finished before another at the same table; ties count half.

    In games for one: how often it had more points of the same deal.
    """

    bot: str
    other: str
    games: int
    ahead: Share
    lead: float
    """In points, on average."""
    lead_error: float
    """Half of its 95 % confidence interval, by deals: luck is the same within one."""


class Standings(msgspec.Struct, frozen=True):
    """The outcome of an arena."""

    plan: Arena
    build: str
    games: int
    rows: list[BotRow]
    """The best first."""
    pairs: list[Pair]


def standings(plan: Arena, played: Sequence[GameResult], build: str) -> Standings:
    """Put everything together."""
    bots = sorted({bot for game in played for bot in game.pairing.bots})
    finishes = [FinishOrder(p.pairing.deal, p.pairing.bots, p.places) for p in played]
    ratings = rate(finishes) if plan.players > 1 else {}
    rows = [_row(bot, ratings.get(bot), played) for bot in bots]
    rows.sort(key=lambda row: -(row.rating.rating if row.rating else row.score))
    names = [row.bot for row in rows]
    pairs = [_pair(one, other, played) for one in names for other in names if one != other]
    return Standings(plan, build, len(played), rows, [pair for pair in pairs if pair.games])


def _row(bot: str, rating: BotRating | None, played: Sequence[GameResult]) -> BotRow:
    seats = [(game, seat) for game in played for seat in _seats(game, bot)]
    wins = [(game.places[seat] == 1) / game.places.count(1) for game, seat in seats]
    scores = [game.scores[seat] for game, seat in seats]
    decisions = sum(game.decisions[seat] for game, seat in seats)
    return BotRow(
        bot=bot,
        games=len(seats),
        wins=wilson(sum(wins), len(wins)) if rating else None,
        score=round(fmean(scores), 2),
        score_error=round(_error(scores), 2),
        rating=rating,
        decisions=round(decisions / len(seats), 1),
        seconds=round(sum(game.seconds[seat] for game, seat in seats) / max(1, decisions), 5),
        median=round(median(game.median[seat] for game, seat in seats), 5),
        slowest=max(game.slowest[seat] for game, seat in seats),
        scores=scores,
    )


def _seats(game: GameResult, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(game.pairing.bots) if name == bot]


def _error(scores: Sequence[float]) -> float:
    if len(scores) < 2:
        return 0.0
    mean = fmean(scores)
    return 1.96 * sqrt(sum((s - mean) ** 2 for s in scores) / (len(scores) - 1) / len(scores))


def _pair(one: str, other: str, played: Sequence[GameResult]) -> Pair:
    ahead, leads = 0.0, dict[int, list[int]]()
    for mine, theirs in _meetings(one, other, played):
        ahead += 0.5 if mine.place == theirs.place else mine.place < theirs.place
        leads.setdefault(mine.deal, []).append(mine.score - theirs.score)
    games = sum(map(len, leads.values()))
    means = [fmean(of_one) for of_one in leads.values()]
    lead = round(fmean(means), 2) if means else 0.0
    return Pair(one, other, games, wilson(ahead, games), lead, round(_error(means), 2))


class Result(msgspec.Struct, frozen=True):
    """Result of a bot in a deal."""

    deal: int
    place: int
    score: int


def _meetings(
    one: str, other: str, played: Sequence[GameResult]
) -> Iterator[tuple[Result, Result]]:
    """All that two bots made of the same luck: at one table, or each alone."""
    alone: dict[str, dict[int, Result]] = {one: {}, other: {}}
    for game in played:
        if len(game.scores) == 1 and (bot := game.pairing.bots[0]) in alone:
            deal, (score,) = game.pairing.deal, game.scores
            alone[bot][deal] = Result(deal, -score, score)
        for mine in _seats(game, one):
            for theirs in _seats(game, other):
                yield _result(game, mine), _result(game, theirs)
    for deal in sorted(alone[one].keys() & alone[other].keys()):
        yield alone[one][deal], alone[other][deal]


def _result(game: GameResult, seat: int) -> Result:
    return Result(game.pairing.deal, game.places[seat], game.scores[seat])


def wilson(wins: float, games: int) -> Share:
    """A share of wins with the interval that holds near 0 and 1 too."""
    if not games:
        return Share(0, 0, 1)
    z = 1.96
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    return Share(round(share, 4), round(max(0, middle - half), 4), round(min(1, middle + half), 4))
