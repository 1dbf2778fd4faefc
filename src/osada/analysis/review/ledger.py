"""The ledger: every change of a seat's expected result is luck, skill or the others' turns.

    result = start + luck + skill + others

Each segment of the game changes a seat's expected result. Changes by draws are luck, changes by
others' turns are their part, changes by the seat's own turns are skill: what the best turn found
offers beyond the expectation before it, less what was lost against that best turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from osada.analysis.review.analyse import SegmentAnalysis, luck_of
from osada.analysis.review.evaluator import SET_UP, Evaluation, Evaluator
from osada.analysis.review.labels import kind_of, label_of, spread_of, thresholds
from osada.analysis.review.model import (
    VERSION,
    DrawRun,
    EvaluatedTurn,
    KeyMoment,
    Label,
    Ledger,
    Outlook,
    Review,
    ReviewedDecision,
    Thresholds,
)
from osada.core.game import Game
from osada.core.position import NATURE
from osada.core.record import Record
from osada.core.replay import check_header, final_position

MOMENTS: Final = 3
_LABELS: Final[tuple[Label, ...]] = ("best", "good", "inaccuracy", "mistake", "blunder", "forced")


def assemble(game: Game, record: Record, seed: str, judged: Sequence[SegmentAnalysis]) -> Review:
    """Assemble the review of a game from the analyses of all its segments."""
    parts = sorted(judged, key=lambda each: each.number)
    start, end = check_header(game, record), final_position(game, record)
    evaluator = Evaluator(game, record.players)
    spread = spread_of(game, start)
    marks = thresholds(spread)
    before = [evaluator.evaluate(start, luck_of(seed, 0), SET_UP), *(each.after for each in parts)]
    changes = [_change(one, two) for one, two in pairwise(before)]
    decisions = _decisions(parts, changes, marks)
    draws = _draws(parts, changes, before)
    seats = [_ledger(seat, before, parts, changes, decisions) for seat in range(record.players)]
    return Review(
        version=VERSION,
        game=game.name,
        players=record.players,
        kind=kind_of(game, start),
        length=len(record.moves),
        seed=seed,
        scale=evaluator.scale,
        judge=evaluator.source(start),
        spread=spread,
        thresholds=marks,
        scores=end.scores(),
        places=end.places(),
        seats=seats,
        course=_course(before, parts, shown=evaluator.can_be_lost(start)),
        decisions=decisions,
        draws=draws,
        moments=_moments(decisions, draws),
    )


def _change(before: Evaluation, after: Evaluation) -> list[float]:
    pairs = zip(before.results, after.results, strict=True)
    return [two - one for one, two in pairs]


def _decisions(
    parts: Sequence[SegmentAnalysis], changes: list[list[float]], marks: Thresholds
) -> list[ReviewedDecision]:
    turns = [(p, c) for p, c in zip(parts, changes, strict=True) if p.seat != NATURE]
    return [_decision(i, part, change, marks) for i, (part, change) in enumerate(turns)]


def _decision(
    number: int, part: SegmentAnalysis, change: list[float], marks: Thresholds
) -> ReviewedDecision:
    loss = round(part.loss, 2)
    return ReviewedDecision(
        number=number,
        seat=part.seat,
        moves=part.moves,
        label="forced" if part.forced else label_of(loss, marks),
        loss=loss,
        error=round(part.error, 2),
        played=part.played or EvaluatedTurn([], [], 0.0),
        options=part.options,
        line=part.line,
        causes=part.causes,
        outlook=part.outlook,
        change=[round(each, 2) for each in change],
        places=part.places,
    )


def _draws(
    parts: Sequence[SegmentAnalysis], changes: list[list[float]], before: list[Evaluation]
) -> list[DrawRun]:
    found = [
        (part, change, worth)
        for part, change, worth in zip(parts, changes, before, strict=False)
        if part.seat == NATURE
    ]
    return [
        DrawRun(i, part.moves, [round(c, 2) for c in change], worth.ways, worth.sampled)
        for i, (part, change, worth) in enumerate(found)
    ]


def _ledger(
    seat: int,
    before: list[Evaluation],
    parts: Sequence[SegmentAnalysis],
    changes: list[list[float]],
    decisions: list[ReviewedDecision],
) -> Ledger:
    start, result = before[0].results[seat], before[-1].results[seat]
    own = [each for each in decisions if each.seat == seat]
    judged = [each for each in own if each.label != "forced"]
    lost = round(sum(each.loss for each in judged), 2)
    luck = sum(c[seat] for p, c in zip(parts, changes, strict=True) if p.seat == NATURE)
    others = sum(
        c[seat] for p, c in zip(parts, changes, strict=True) if p.seat not in (NATURE, seat)
    )
    start, luck, others = (round(each, 2) for each in (start, luck, others))
    skill = round(result - start - luck - others, 2)
    return Ledger(
        seat=seat,
        start=start,
        luck=luck,
        skill=skill,
        found=round(skill + lost, 2),
        lost=-lost,
        others=others,
        result=round(result),
        judged=len(judged),
        error=round(lost / max(1, len(judged)), 3),
        labels={name: sum(each.label == name for each in own) for name in _LABELS},
    )


def _course(
    before: list[Evaluation], parts: Sequence[SegmentAnalysis], *, shown: bool
) -> list[Outlook]:
    found, moves = [], 0
    for worth, part in zip(before, [None, *parts], strict=True):
        moves += len(part.moves) if part is not None else 0
        points, chances, results = (
            [round(each, 3) for each in row] for row in (worth.points, worth.chances, worth.results)
        )
        by = part.seat if part is not None else NATURE
        found.append(Outlook(moves, by, points, chances if shown else None, results))
    return found


def _moments(decisions: list[ReviewedDecision], draws: list[DrawRun]) -> list[KeyMoment]:
    """The turns and draws that mattered most, in the order of play."""
    keys = [
        KeyMoment("decision", each.number, each.seat, -each.loss, each.moves[0], each.moves[-1])
        for each in decisions
        if each.label not in ("best", "forced")
    ]
    for draw in draws:
        seat = max(range(len(draw.luck)), key=lambda seat: abs(draw.luck[seat]))
        keys.append(
            KeyMoment("draw", draw.number, seat, draw.luck[seat], draw.moves[0], draw.moves[-1])
        )
    keys.sort(key=lambda each: -abs(each.points))
    return sorted(keys[:MOMENTS], key=lambda each: each.move)
