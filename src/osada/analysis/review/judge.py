"""The judge: turns by rehearsals, draws and everything in between by a first impression."""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from hashlib import sha256

import msgspec

from osada.analysis.review.causes import causes
from osada.analysis.review.course import Moment, Stretch, moments
from osada.analysis.review.judging import FINALISTS, Verdict, compared, expected, forced, lost_by
from osada.analysis.review.labels import spread_of, thresholds
from osada.analysis.review.line import expected_line
from osada.analysis.review.options import Choice, Table
from osada.analysis.review.places import places
from osada.analysis.review.shapes import Cause, Line, Places, Reply
from osada.analysis.review.sight import Sight, Worth
from osada.bots.known import as_known
from osada.core.game import Game
from osada.core.position import NATURE
from osada.core.record import Record
from osada.core.replay import check_header


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A stretch of the game, judged."""

    number: int
    seat: int
    moves: list[int]
    after: Worth
    forced: bool = True
    loss: float = 0.0
    error: float = 0.0
    played: Line | None = None
    options: list[Line] = []
    line: list[Reply] = []
    causes: list[Cause] = []
    outlook: list[float] = []
    places: Places = Places()


class Judge:
    """Judges stretches of one game."""

    def __init__(self, game: Game, record: Record, seed: str) -> None:
        self._game, self._record, self._seed = game, record, seed
        start = check_header(game, record)
        self._sight = Sight(game, record.players)
        self._table = Table(game, start)
        marks = thresholds(spread_of(game, start))
        self._marks = [marks.inaccuracy, marks.mistake, marks.blunder]

    def judged(self, parts: Sequence[Stretch], first: int, last: int) -> Iterator[Judged]:
        """Judge some stretches of the game."""
        for moment in moments(self._game, self._record, parts[:last]):
            if moment.number >= first:
                yield self._judged(moment)

    def _judged(self, moment: Moment) -> Judged:
        number, stretch = moment.number, moment.stretch
        after = self._sight.worth(moment.after, luck_of(self._seed, number + 1))
        plain = Judged(number=number, seat=stretch.seat, moves=stretch.numbers, after=after)
        if stretch.seat == NATURE or forced(moment.before, stretch.seat, stretch.moves):
            return plain
        return self._decision(moment, plain)

    def _decision(self, moment: Moment, plain: Judged) -> Judged:
        table, seat = self._table, moment.stretch.seat
        root = as_known(moment.before, seat)
        played = table.choice(root, seat, moment.stretch.moves)
        choices = table.choices(root, seat)
        if all(each.mark == played.mark for each in choices):
            return plain
        luck = luck_of(self._seed, moment.number)
        verdict = compared(table, choices, played, seat, luck, self._marks)
        return self._told(plain, verdict, played)

    def _told(self, plain: Judged, verdict: Verdict, played: Choice) -> Judged:
        best, seat = verdict.finalists[0], plain.seat
        lost = best is not played
        return msgspec.structs.replace(
            plain,
            forced=False,
            loss=verdict.loss,
            error=verdict.error,
            played=self._line(played, best),
            options=[self._line(each, best) for each in verdict.finalists[:FINALISTS]],
            line=expected_line(self._table, best, seat) if lost else [],
            causes=causes(self._game, seat, best.end, played.end) if lost else [],
            outlook=_outlook(best, played) if lost else [],
            places=places(self._game, seat, best.end, played.end) if lost else Places(),
        )

    def _line(self, choice: Choice, best: Choice) -> Line:
        notations = [self._game.moves.notation(move) for move in choice.moves]
        loss = lost_by(best, choice, self._marks[0]) if choice is not best else 0.0
        return Line(choice.moves, notations, round(expected(best, choice), 2), round(loss, 2))


def _outlook(best: Choice, played: Choice) -> list[float]:
    """How many points less, or more, each seat has some turns later."""
    many, players = len(best.scores), range(len(best.scores[0]))
    gaps = [
        sum(two[seat] - one[seat] for one, two in zip(best.scores, played.scores, strict=True))
        for seat in players
    ]
    return [round(gap / many, 2) for gap in gaps]


def luck_of(seed: str, number: int) -> int:
    """Where the chance of a judgement comes from."""
    digest = hmac.new(seed.encode(), f"review {number}".encode(), sha256).digest()
    return int.from_bytes(digest[:4])
