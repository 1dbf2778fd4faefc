"""`osada review`: where a game was won, and by whom."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from osada.analysis.review.analyse import SegmentAnalysis
from osada.analysis.review.chunks import Chunk, analyse_chunk, chunks
from osada.analysis.review.ledger import assemble
from osada.analysis.review.model import PARTS, Review
from osada.analysis.review.page import page
from osada.analysis.review.review_text import ReviewText, ReviewWriter, write_review
from osada.cli import game_options, record_commands
from osada.cli.failures import WRONG, Failure, read_text
from osada.cli.language_choice import choose
from osada.cli.numbers import Whole
from osada.cli.record_commands import RecordFile
from osada.cli.screen import Screen
from osada.cli.simulate_command import Bar
from osada.core.record import letter
from osada.core.replay import final_position
from osada.lab.executors import WorkerKilled, run_all
from osada.text.errors import RecordError


def review(
    file: Path,
    /,
    *,
    json: bool = False,
    html: bool = False,
    seed: str = "review",
    jobs: Whole = 1,
    lang: str | None = None,
) -> None:
    """Say where a game was won: by luck, by whose turns, and what would have been better."""
    screen = Screen(choose(lang))
    words = screen.words
    if json and html:
        raise Failure(words.say("review-one-form"))
    text = read_text(file, words)
    opened = record_commands.of_text(text, file, words)
    found = _review(opened, text, game_options.seed(seed, words), jobs, screen)
    if json:
        screen.show(msgspec.json.encode(found).decode())
    elif html:
        end = final_position(opened.game, opened.record)
        screen.show(page(found, opened.game, opened.names, words.code, end))
    else:
        _show(found, opened, screen)


def _review(opened: RecordFile, text: str, seed: str, jobs: int, screen: Screen) -> Review:
    judged: list[SegmentAnalysis] = []
    try:
        work = chunks(text, seed)
        with Bar(len(work)) as bar:
            for number, part in enumerate(run_all(_done, None, work, jobs), 1):
                judged += part
                bar.show(number)
    except RecordError as error:
        raise record_commands.wrong(opened.path, error) from None
    except WorkerKilled:
        raise Failure(screen.words.say("balance-killed"), WRONG) from None
    return assemble(opened.game, opened.record, seed, judged)


def _done(_plan: None, piece: Chunk) -> list[SegmentAnalysis]:
    return analyse_chunk(piece)


def _show(review: Review, opened: RecordFile, screen: Screen) -> None:
    code = screen.words.code
    end = final_position(opened.game, opened.record)
    writer = ReviewWriter(opened.game, opened.names, code, end)
    words = write_review(review, opened.game, opened.names, code, end)
    screen.heading(f"{game_options.title(opened.game, code)}: {writer.words.say('review-title')}")
    screen.paragraph(words.judge, "dim")
    screen.paragraph(words.thresholds, "dim")
    screen.show()
    screen.show(_ledger(review, opened, writer))
    screen.paragraph(writer.words.say("review-ledger-about"), "dim")
    screen.show()
    screen.heading(writer.words.say("review-moments"))
    for moment in words.moments:
        screen.item(Text(moment))
    screen.show()
    screen.heading(writer.words.say("review-decisions"))
    _show_decisions(review, words, writer, screen)


def _ledger(review: Review, opened: RecordFile, writer: ReviewWriter) -> Table:
    grid, say, seats = Table(box=SIMPLE_HEAD, show_edge=False), writer.words.say, review.seats
    grid.add_column("")
    for seat in seats:
        grid.add_column(opened.names[seat.seat], justify="right")
    for name in PARTS:
        cells = [writer.signed(getattr(seat, name), 2) for seat in seats]
        grid.add_row(say(f"review-column-{name}"), *cells)
    grid.add_row(say("review-column-result"), *(writer.signed(seat.result, 0) for seat in seats))
    grid.add_row(say("review-column-error"), *(writer.number(seat.error, 2) for seat in seats))
    return grid


def _show_decisions(
    review: Review, words: ReviewText, writer: ReviewWriter, screen: Screen
) -> None:
    worse = [each for each in review.decisions if each.loss]
    if not worse:
        screen.paragraph(writer.words.say("review-nothing-lost"))
    for each in worse:
        name = writer.words.say(f"review-label-{each.label}")
        mark = f"{each.moves[-1]:>4} {letter(each.seat)} "
        decision = words.decisions[each.number]
        screen.item(Text(f"{decision.played} ({name})"), mark)
        screen.paragraph(decision.reason, indent=len(mark))
        line = writer.words.say("review-line", line="; ".join(decision.line))
        screen.paragraph(line, "dim", indent=len(mark))
