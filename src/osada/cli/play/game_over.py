"""The end of a game: who won, how, and where its record is."""

from __future__ import annotations

from osada.cli import game_options, user_data
from osada.cli.failures import Failure, write_text
from osada.cli.play.game_session import Session
from osada.core.solo import category_of, honours_of


def show_ending(session: Session) -> None:
    """Everything that is told when a game is over."""
    session.show_last_news()
    session.show_board(None, whole=True)
    _show_scores(session)
    if session.table.players == 1:
        _show_personal(session)
    if session.coach is not None:
        session.coach.leave()
    _keep_record(session)


def _show_scores(session: Session) -> None:
    """The players by their places, and how the points came about if the game tells."""
    screen, position = session.screen, session.table.position
    screen.show()
    screen.heading(session.words.say("end-title"))
    standings = zip(position.places(), session.names, position.scores(), strict=True)
    for place, name, score in sorted(standings, key=lambda standing: standing[0]):
        screen.say("place-line", place=place, name=name, score=score)
    screen.show()
    if closing := session.game.text.closing(position, session.names, session.language):
        screen.show(closing)
        screen.show()


def _show_personal(session: Session) -> None:
    """Honours of a game for one, and the personal best of its category."""
    table, language = session.table, session.language
    honours = honours_of(session.game, table.position)
    for honour in honours:
        session.screen.show(f"★ {language.say(honour) if language.knows(honour) else honour}")
    category = category_of(session.game, table.options)
    if category is None:
        return
    score = table.position.scores()[0]
    try:
        key = f"{session.game.name} {category}"
        before, now = user_data.enter(key, score, honours, session.words)
    except Failure as failure:
        session.screen.paragraph(str(failure), style="red")
        return
    told = _category(session)
    if before is None:
        session.screen.say("best-first", category=told, score=score)
    elif score > before.score:
        session.screen.say("best-beaten", category=told, score=score, before=before.score)
    else:
        session.screen.say("best-stands", category=told, score=now.score, when=now.when)


def _category(session: Session) -> str:
    """Describe the category: the game and its chosen options."""
    game, code = session.game, session.words.code
    chosen = game_options.options_in_words(game, session.table.options, code, changed=True)
    return ", ".join([game_options.title(game, code), *chosen])


def _keep_record(session: Session) -> None:
    path = user_data.new_game_file(session.game.name)
    try:
        write_text(path, session.table.record().text(), session.words)
    except Failure as failure:
        session.screen.paragraph(str(failure), style="red")
        return
    session.screen.say("record-kept", path=str(path))
    session.screen.say("how-to-verify")
