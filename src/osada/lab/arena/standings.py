"""What the games of an arena say about each bot, and about each pair of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median

import msgspec

from osada.lab.arena.plan import Arena
from osada.lab.arena.play import Played
from osada.lab.arena.ratings import Finish, Rating, rate


class Share(msgspec.Struct, frozen=True):
    """A share from 0 to 1 with its 95 % confidence interval (Wilson)."""

    share: float
    low: float
    high: float


class Row(msgspec.Struct, frozen=True):
    """One bot."""

    bot: str
    games: int
    wins: Share
    """Shared wins count in parts."""
    score: float
    score_error: float
    """Half of the 95 % confidence interval of the mean score."""
    rating: Rating
    decisions: float
    """A game."""
    seconds: float
    """A decision, on average."""
    median: float
    """Of the decisions that took any thought, in seconds."""
    slowest: float
    scores: list[int]


class Pair(msgspec.Struct, frozen=True):
    """How often one bot finished before another at the same table; ties count half."""

    bot: str
    other: str
    games: int
    ahead: Share
    lead: float
    """In points, on average."""


class Standings(msgspec.Struct, frozen=True):
    """The outcome of an arena."""

    plan: Arena
    build: str
    games: int
    rows: list[Row]
    """The best first."""
    pairs: list[Pair]


def standings(plan: Arena, played: Sequence[Played], build: str) -> Standings:
    """Put everything together."""
    finishes = [Finish(p.pairing.deal, p.pairing.bots, p.places) for p in played]
    ratings = rate(finishes)
    rows = [_row(bot, ratings[bot], played) for bot in ratings]
    rows.sort(key=lambda row: -row.rating.rating)
    names = [row.bot for row in rows]
    pairs = [_pair(one, other, played) for one in names for other in names if one != other]
    return Standings(plan, build, len(played), rows, [pair for pair in pairs if pair.games])


def _row(bot: str, rating: Rating, played: Sequence[Played]) -> Row:
    seats = [(game, seat) for game in played for seat in _seats(game, bot)]
    wins = [(game.places[seat] == 1) / game.places.count(1) for game, seat in seats]
    scores = [game.scores[seat] for game, seat in seats]
    decisions = sum(game.decisions[seat] for game, seat in seats)
    return Row(
        bot=bot,
        games=len(seats),
        wins=wilson(sum(wins), len(wins)),
        score=round(fmean(scores), 2),
        score_error=round(_error(scores), 2),
        rating=rating,
        decisions=round(decisions / len(seats), 1),
        seconds=round(sum(game.seconds[seat] for game, seat in seats) / max(1, decisions), 5),
        median=round(median(game.median[seat] for game, seat in seats), 5),
        slowest=max(game.slowest[seat] for game, seat in seats),
        scores=scores,
    )


def _seats(game: Played, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(game.pairing.bots) if name == bot]


def _error(scores: Sequence[int]) -> float:
    if len(scores) < 2:
        return 0.0
    mean = fmean(scores)
    return 1.96 * sqrt(sum((s - mean) ** 2 for s in scores) / (len(scores) - 1) / len(scores))


def _pair(one: str, other: str, played: Sequence[Played]) -> Pair:
    ahead, leads = 0.0, []
    for game in played:
        for mine in _seats(game, one):
            for theirs in _seats(game, other):
                place, their_place = game.places[mine], game.places[theirs]
                ahead += 0.5 if place == their_place else place < their_place
                leads.append(game.scores[mine] - game.scores[theirs])
    lead = round(fmean(leads), 2) if leads else 0.0
    return Pair(one, other, len(leads), wilson(ahead, len(leads)), lead)


def wilson(wins: float, games: int) -> Share:
    """A share of wins with the interval that holds near 0 and 1 too."""
    if not games:
        return Share(0, 0, 1)
    z = 1.96
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    return Share(round(share, 4), round(max(0, middle - half), 4), round(min(1, middle + half), 4))
