"""`osada play`: a game at one terminal."""

from __future__ import annotations

import secrets
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.text import Text

from osada.bots import BotError
from osada.cli import game_options, packs, record_commands, user_data
from osada.cli.failures import WRONG, Failure
from osada.cli.play import seats as seating
from osada.cli.play.coach_tips import Coach
from osada.cli.play.dice_words import ask_parts
from osada.cli.play.game_over import show_ending
from osada.cli.play.game_session import Session
from osada.cli.play.repl import GameLeft
from osada.cli.play.seats import Seating
from osada.cli.screen import Screen
from osada.core import chance
from osada.core.game import Game
from osada.core.table import Table
from osada.text.errors import RecordError
from osada.text.language import Language


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """Arguments of `osada play`."""

    game: str | None
    players: int | None
    humans: int | None
    bots: list[str]
    names: list[str]
    seed: str | None
    mix: bool
    options: Sequence[str]
    flags: Mapping[str, str]
    load: Path | None
    content: Path | None
    coach: bool | None


def run(wishes: Wishes, words: Language) -> None:
    """Set up a table or load one, and play."""
    screen = Screen(words)
    session = _loaded(wishes, screen) if wishes.load else _new(wishes, screen)
    if len(session.people) == 1:  # what one may hear, others at the screen may not
        session.coach = Coach(session.game, screen, wanted=wishes.coach)
    try:
        with _closing_is_leaving():
            session.run()
    except GameLeft:
        screen.say("goodbye")
    except (EOFError, KeyboardInterrupt):
        _keep(session)
    except BotError as error:
        _keep(session)
        raise Failure(error, WRONG) from error
    else:
        show_ending(session)


@contextmanager
def _closing_is_leaving() -> Iterator[None]:
    """A terminal that is closed, or a machine that is shut down, is like Ctrl-C."""
    signals = [s for s in signal.Signals if s.name in ("SIGHUP", "SIGTERM")]
    before = [signal.signal(number, signal.default_int_handler) for number in signals]
    try:
        yield
    finally:
        for number, handler in zip(signals, before, strict=True):
            signal.signal(number, handler)


def _greet(game: Game, screen: Screen) -> None:
    screen.heading(game_options.title(game, screen.words.code))
    screen.say("how-to-choose")


def _promise(screen: Screen) -> Callable[[str], None]:
    """Shows the seal of a table's chance, whole, before anything is drawn."""

    def show(seal: str) -> None:
        screen.say("seal-of-chance")
        screen.show(Text(seal, style="cyan"))

    return show


def _keep(session: Session) -> None:
    """Save the game of a player who leaves in a hurry."""
    if session.saved_at == len(session.table.entries):
        session.screen.show()
        session.screen.say("goodbye")
        return
    path = user_data.new_game_file(session.game.name)
    session.save(path)
    session.screen.show()
    session.screen.say("kept-for-you", path=str(path))


def _new(wishes: Wishes, screen: Screen) -> Session:
    words = screen.words
    name = _ask_game(screen) if wishes.game is None else wishes.game
    game = packs.edition(name, wishes.content, words)
    options = game_options.chosen_options(game, wishes.options, wishes.flags, words)
    seats = _seats(wishes, game, options, words)
    seed = secrets.token_hex(8) if wishes.seed is None else game_options.seed(wishes.seed, words)
    names = seats.names(wishes.names, words)
    _greet(game, screen)
    _promise(screen)(chance.commitment(seed))
    parts = ask_parts(seats.people, names, screen) if wishes.mix else {}
    table = Table(game, len(seats.seats), seed, options, names, parts=parts)
    table.notes.append(seats.note())
    return Session(table, seats, seed, screen)


def _seats(wishes: Wishes, game: Game, options: Mapping[str, str], words: Language) -> Seating:
    people = 1 if wishes.humans is None else wishes.humans
    named = wishes.humans is not None or wishes.bots
    seated = max(people + len(wishes.bots), game.players[0]) if named else 0
    players = game_options.players(game, wishes.players, options, words, seated=seated)
    return seating.arrange(players, wishes.humans, wishes.bots, words)


def _loaded(wishes: Wishes, screen: Screen) -> Session:
    """Go on with a saved game; only who sits where can be asked for anew."""
    assert wishes.load is not None
    words = screen.words
    new = (wishes.players, wishes.seed)
    if wishes.options or wishes.flags or wishes.mix or any(wish is not None for wish in new):
        raise Failure(words.say("load-is-set"))
    file = record_commands.open_file(wishes.load, words, wishes.content)
    game, record = file.game, file.record
    if wishes.game not in (None, record.game):
        raise Failure(words.say("load-other-game", game=record.game))
    if record.seed is None:
        raise Failure(words.say("load-no-seed", path=str(wishes.load)))
    table = _resumed(file, wishes.load)
    seats = seating.from_notes(record.notes, record.players)
    if seats is None or wishes.bots or wishes.humans is not None:
        seats = seating.arrange(record.players, wishes.humans, wishes.bots, words)
    elif strangers := seats.strangers():
        text = words.say("load-foreign-bot", path=str(wishes.load), bot=strangers[0])
        raise Failure(text)
    table.notes = [note for note in table.notes if not note.startswith(record_commands.SEATS)] + [
        seats.note()
    ]
    table.names = seats.names(wishes.names or table.names, words)
    _greet(game, screen)
    _promise(screen)(table.commitment)
    return Session(table, seats, record.seed, screen)


def _resumed(file: record_commands.RecordFile, path: Path) -> Table:
    try:
        return Table.resume(file.game, file.record)
    except RecordError as error:
        raise record_commands.wrong(path, error) from None


def _ask_game(screen: Screen) -> str:
    """Ask for a game until one is named."""
    games = list(game_options.all_games(screen.words))
    names = [game.name for game in games]
    screen.say("which-game")
    for number, game in enumerate(games, 1):
        screen.show(f"  {number} {game_options.title(game, screen.words.code)}")
    while True:
        try:
            reply = screen.ask("> ").casefold()
        except EOFError:
            raise Failure(screen.words.say("no-game", games=", ".join(names))) from None
        if reply in names:
            return reply
        if reply.isdecimal() and 0 < int(reply) <= len(names):
            return names[int(reply) - 1]
        screen.say("no-such-number", style="red", most=len(names))
