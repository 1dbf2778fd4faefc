"""Analysis of segments: turns by rollouts, everything else by the evaluator."""

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
    """Analysis of one segment."""

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
    """Analyses segments of one game."""

    def __init__(self, game: Game, record: Record, seed: str) -> None:
        self._game, self._record, self._seed = game, record, seed
        start = check_header(game, record)
        self._evaluator = Evaluator(game, record.players)
        self._analyzer = TurnAnalyzer(game, start)
        marks = thresholds(spread_of(game, start))
        self._marks = [marks.inaccuracy, marks.mistake, marks.blunder]

    def analyse(self, parts: Sequence[Segment], first: int, last: int) -> Iterator[SegmentAnalysis]:
        """Analyse some segments of the game."""
        for moment in played_segments(self._game, self._record, parts[:last]):
            if moment.number >= first:
                yield self._analyse(moment)

    def _analyse(self, moment: PlayedSegment) -> SegmentAnalysis:
        number, segment = moment.number, moment.segment
        after = self._evaluator.evaluate(moment.after, luck_of(self._seed, number + 1))
        plain = SegmentAnalysis(
            number=number, seat=segment.seat, moves=segment.numbers, after=after
        )
        if segment.seat == NATURE or forced(moment.before, segment.seat, segment.moves):
            return plain
        return self._decision(moment, plain)

    def _decision(self, moment: PlayedSegment, plain: SegmentAnalysis) -> SegmentAnalysis:
        analyzer, seat = self._analyzer, moment.segment.seat
        root = as_known(moment.before, seat)
        played = analyzer.candidate(root, seat, moment.segment.moves)
        candidates = analyzer.candidates(root, seat)
        if all(each.key == played.key for each in candidates):
            return plain
        luck = luck_of(self._seed, moment.number)
        verdict = compare(analyzer, candidates, played, seat, luck, self._marks)
        return self._explained(plain, verdict, played)

    def _explained(
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
            line=expected_variation(self._analyzer, best, seat) if lost else [],
            causes=causes(self._game, seat, best.end, played.end) if lost else [],
            outlook=_outlook(best, played) if lost else [],
            places=places(self._game, seat, best.end, played.end) if lost else Places(),
        )

    def _line(self, candidate: Candidate, best: Candidate) -> EvaluatedTurn:
        notations = [self._game.moves.notation(move) for move in candidate.moves]
        loss = lost_by(best, candidate, self._marks[0]) if candidate is not best else 0.0
        return EvaluatedTurn(
            candidate.moves, notations, round(expected(best, candidate), 2), round(loss, 2)
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
