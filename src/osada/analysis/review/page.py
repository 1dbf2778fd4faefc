"""A review as a page of its own: one file, nothing else needed."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from osada.analysis.line_plot import plot
from osada.analysis.review.model import PARTS, Review, ReviewedDecision
from osada.analysis.review.review_text import DecisionText, ReviewWriter, write_review
from osada.core.game import Game
from osada.core.position import Position


def page(
    review: Review, game: Game, names: Sequence[str], code: str, position: Position | None = None
) -> str:
    """The whole page in a language."""
    writer = ReviewWriter(game, names, code, position)
    words, say = write_review(review, game, names, code, position), writer.words.say
    title = escape(f"{game.text.language(code).say('rules-title')}: {say('review-title')}")
    worse = [each for each in review.decisions if each.loss]
    parts = [
        f"<h1>{title}</h1>",
        *(f"<p>{escape(text)}</p>" for text in (words.judge, words.thresholds)),
        _ledger(review, names, writer),
        f"<p>{escape(say('review-ledger-about'))}</p>",
        _course(review, names, writer),
        f"<h2>{escape(say('review-moments'))}</h2>",
        _list(words.moments),
        f"<h2>{escape(say('review-decisions'))}</h2>",
        *(_decision(each, words.decisions[each.number], names, writer) for each in worse),
    ]
    return (
        f'<!doctype html>\n<html lang="{code}"><head><meta charset="utf-8">'
        f"<title>{title}</title></head>\n<body>\n{chr(10).join(parts)}\n</body></html>\n"
    )


def _list(texts: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(text)}</li>' for text in texts)}</ul>"


def _ledger(review: Review, names: Sequence[str], writer: ReviewWriter) -> str:
    keys = ("seat", *PARTS, "result", "error")
    heads = [writer.words.say(f"review-column-{key}") for key in keys]
    rows = []
    for seat in review.seats:
        cells = [writer.signed(getattr(seat, name), 2) for name in PARTS]
        cells += [writer.signed(seat.result, 0), writer.number(seat.error, 2)]
        body = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        rows.append(f'<tr><th scope="row">{escape(names[seat.seat])}</th>{body}</tr>')
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _course(review: Review, names: Sequence[str], writer: ReviewWriter) -> str:
    say, alone = writer.words.say, review.course[0].chances is None
    lines = []
    for seat, name in enumerate(names[: review.players]):
        values = [
            each.points[seat] if each.chances is None else 100 * each.chances[seat]
            for each in review.course
        ]
        moves = [float(each.move) for each in review.course]
        lines.append((name, list(zip(moves, values, strict=True))))
    unit = say("review-course-points" if alone else "review-course-chance")
    return plot(say("review-course"), say("review-course-move"), unit, lines)


def _decision(
    decision: ReviewedDecision, words: DecisionText, names: Sequence[str], writer: ReviewWriter
) -> str:
    label = writer.words.say(f"review-label-{decision.label}")
    head = f"{decision.moves[-1]}. {names[decision.seat]}: {words.played} ({label})"
    line = writer.words.say("review-line", line="; ".join(words.line))
    return f"<h3>{escape(head)}</h3><p>{escape(words.reason)}</p><p>{escape(line)}</p>"
