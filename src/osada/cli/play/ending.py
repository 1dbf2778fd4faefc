"""The end of a game: who won, how, and where its record is."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from osada.cli import personal
from osada.cli.play.session import Session
from osada.cli.problems import Failure, write_text
from osada.core.record import LETTERS


def show_ending(session: Session) -> None:
    """Everything that is told when a game is over."""
    for seat in session.people[:1]:
        session.show_news(seat)
    session.show_board(None)
    _show_scores(session)
    closing = session.game.closing(session.table.position, session.names, session.language)
    if closing:
        session.screen.show(closing)
    if session.table.players == 1:
        _show_personal(session)
    _keep_record(session)


def _show_scores(session: Session) -> None:
    say = session.words.say
    grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    grid.add_column(say("column-place"), justify="right")
    grid.add_column(say("column-player"))
    grid.add_column(say("column-score"), justify="right")
    position = session.table.position
    rows = zip(position.places(), range(session.table.players), position.scores(), strict=True)
    for place, seat, score in sorted(rows):
        grid.add_row(f"{place}.", f"{LETTERS[seat]} {session.names[seat]}", str(score))
    session.screen.show()
    session.screen.heading(say("end-title"))
    session.screen.show(grid)
    session.screen.show()


def _show_personal(session: Session) -> None:
    """Honours of a game for one, and the personal best of its category."""
    table, language = session.table, session.language
    honours = session.game.honours(table.position)
    for honour in honours:
        session.screen.show(f"★ {language.say(honour) if language.knows(honour) else honour}")
    category = session.game.solo_category(table.options)
    if category is None:
        return
    score = table.position.scores()[0]
    name = f"{session.game.name} {category}"
    try:
        before, now = personal.enter(name, score, honours, session.words)
    except Failure as failure:
        session.screen.paragraph(str(failure), style="red")
        return
    if before is None:
        session.screen.say("best-first", category=name, score=score)
    elif score > before.score:
        session.screen.say("best-beaten", category=name, score=score, before=before.score)
    else:
        session.screen.say("best-stands", category=name, score=now.score, when=now.when)


def _keep_record(session: Session) -> None:
    path = personal.new_game_file(session.game.name)
    try:
        write_text(path, session.table.record().text(), session.words)
    except Failure as failure:
        session.screen.paragraph(str(failure), style="red")
        return
    session.screen.say("record-kept", path=str(path))
