"""The judge: turns by rehearsals, draws and everything in between by a first impression."""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from hashlib import sha256

import msgspec

from osada.analysis.review.causes import causes
from osada.analysis.review.compare import FINALISTS, Comparison, compare, expected, forced, lost_by
from osada.analysis.review.evaluator import Evaluation, Evaluator
from osada.analysis.review.labels import spread_of, thresholds
from osada.analysis.review.model import Cause, EvaluatedTurn, Places, Reply
from osada.analysis.review.places import places
from osada.analysis.review.segments import PlayedSegment, Segment, played_segments
from osada.analysis.review.turn_analyzer import Candidate, TurnAnalyzer
from osada.analysis.review.variation import expected_variation
from osada.bots.known import as_known
from osada.core.game import Game
from osada.core.position import NATURE
from osada.core.record import Record
from osada.core.replay import check_header


class SegmentAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """A stretch of the game, judged."""

    number: int
    seat: int
    moves: list[int]
    after: Evaluation
    forced: bool = True
    loss: float = 0.0
    error: float = 0.0
    played: EvaluatedTurn | None = None
    options: list[EvaluatedTurn] = []
    line: list[Reply] = []
    causes: list[Cause] = []
    outlook: list[float] = []
    places: Places = Places()


class GameAnalyzer:
    """Judges stretches of one game."""

    def __init__(self, game: Game, record: Record, seed: str) -> None:
        self._game, self._record, self._seed = game, record, seed
        start = check_header(game, record)
        self._sight = Evaluator(game, record.players)
        self._table = TurnAnalyzer(game, start)
        marks = thresholds(spread_of(game, start))
        self._marks = [marks.inaccuracy, marks.mistake, marks.blunder]

    def judged(self, parts: Sequence[Segment], first: int, last: int) -> Iterator[SegmentAnalysis]:
        """Judge some stretches of the game."""
        for moment in played_segments(self._game, self._record, parts[:last]):
            if moment.number >= first:
                yield self._judged(moment)

    def _judged(self, moment: PlayedSegment) -> SegmentAnalysis:
        number, stretch = moment.number, moment.stretch
        after = self._sight.worth(moment.after, luck_of(self._seed, number + 1))
        plain = SegmentAnalysis(
            number=number, seat=stretch.seat, moves=stretch.numbers, after=after
        )
        if stretch.seat == NATURE or forced(moment.before, stretch.seat, stretch.moves):
            return plain
        return self._decision(moment, plain)

    def _decision(self, moment: PlayedSegment, plain: SegmentAnalysis) -> SegmentAnalysis:
        table, seat = self._table, moment.stretch.seat
        root = as_known(moment.before, seat)
        played = table.choice(root, seat, moment.stretch.moves)
        choices = table.choices(root, seat)
        if all(each.mark == played.mark for each in choices):
            return plain
        luck = luck_of(self._seed, moment.number)
        verdict = compare(table, choices, played, seat, luck, self._marks)
        return self._told(plain, verdict, played)

    def _told(
        self, plain: SegmentAnalysis, verdict: Comparison, played: Candidate
    ) -> SegmentAnalysis:
        best, seat = verdict.finalists[0], plain.seat
        lost = best is not played
        return msgspec.structs.replace(
            plain,
            forced=False,
            loss=verdict.loss,
            error=verdict.error,
            played=self._line(played, best),
            options=[self._line(each, best) for each in verdict.finalists[:FINALISTS]],
            line=expected_variation(self._table, best, seat) if lost else [],
            causes=causes(self._game, seat, best.end, played.end) if lost else [],
            outlook=_outlook(best, played) if lost else [],
            places=places(self._game, seat, best.end, played.end) if lost else Places(),
        )

    def _line(self, choice: Candidate, best: Candidate) -> EvaluatedTurn:
        notations = [self._game.moves.notation(move) for move in choice.moves]
        loss = lost_by(best, choice, self._marks[0]) if choice is not best else 0.0
        return EvaluatedTurn(
            choice.moves, notations, round(expected(best, choice), 2), round(loss, 2)
        )


def _outlook(best: Candidate, played: Candidate) -> list[float]:
    """Return the difference in points of each seat some turns later."""
    many, players = len(best.scores), range(len(best.scores[0]))
    gaps = [
        sum(two[seat] - one[seat] for one, two in zip(best.scores, played.scores, strict=True))
        for seat in players
    ]
    return [round(gap / many, 2) for gap in gaps]


def luck_of(seed: str, number: int) -> int:
    """Return the seed of a segment's rollouts."""
    digest = hmac.new(seed.encode(), f"review {number}".encode(), sha256).digest()
    return int.from_bytes(digest[:4])
