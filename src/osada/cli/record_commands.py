"""`osada replay` and `osada verify`: a finished or unfinished game, read from its record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from rich.text import Text

from osada.cli import game_options, packs
from osada.cli.failures import WRONG, Failure, read_text
from osada.cli.game_log import in_words
from osada.cli.screen import Screen
from osada.core import record as records
from osada.core import replay as replaying
from osada.core.game import Game
from osada.core.position import OVER, Position
from osada.core.record import LETTERS, Record, letter
from osada.core.record_notes import HINTS, TAKEBACKS, counts_of
from osada.core.replay import ReplayedMove
from osada.text.errors import RecordError
from osada.text.language import Language

SEATS: Final = "seats "
"""Prefix of the note that holds the seating of a record; only the command reads it."""
_NOTES: Final = {TAKEBACKS: "note-takebacks", HINTS: "note-hints"}


class RecordFile(msgspec.Struct, frozen=True):
    """A record, where it was found, the edition of its game and the names at the table."""

    path: Path
    game: Game
    record: Record
    names: list[str]


def open_file(path: Path, words: Language, content: Path | None = None) -> RecordFile:
    """The record in a file."""
    return of_text(read_text(path, words), path, words, content)


def of_text(text: str, path: Path, words: Language, content: Path | None = None) -> RecordFile:
    """The record in a text that a file held."""
    try:
        record = records.read(text)
    except RecordError as error:
        raise wrong(path, error) from None
    names = record.names or plain_names(record.players, words)
    try:
        game = replaying.edition_of(packs.edition(record.game, content, words), record)
    except Failure as failure:
        fault = RecordError(record.lines.get("game", 1), 6, str(failure))
        raise wrong(path, fault) from None
    except RecordError as error:
        raise wrong(path, error) from None
    return RecordFile(path, game, record, names)


def plain_names(players: int, words: Language) -> list[str]:
    """Names for players who have none."""
    return [words.say("name-person", seat=seat) for seat in LETTERS[:players]]


def wrong(path: Path, error: RecordError) -> Failure:
    """Return the failure of a faulty record, with its place."""
    return Failure(error, WRONG, at=path)


def steps(file: RecordFile) -> Iterator[ReplayedMove]:
    """The moves of a record, each proved to be legal."""
    try:
        yield from replaying.replay(file.game, file.record)
    except RecordError as error:
        raise wrong(file.path, error) from None


def start(file: RecordFile) -> Position:
    """The position before the first move of a record."""
    try:
        return replaying.check_header(file.game, file.record)
    except RecordError as error:
        raise wrong(file.path, error) from None


def replay(file: RecordFile, screen: Screen, *, at: int | None, step: bool) -> None:
    """Tell a game move by move, then show its board."""
    last = len(file.record.moves) if at is None else at
    if not 0 <= last <= len(file.record.moves):
        raise Failure(screen.words.say("no-such-move-number", most=len(file.record.moves)))
    _show_head(file, screen)
    position = start(file)
    for number, move in enumerate(steps(file), 1):
        if number > last:
            break
        position = move.position
        _show_step(number, move, file, screen)
        if step and number < last:
            step = _wait(position, file, screen)
    _show_end(position, file, screen)


def _show_head(file: RecordFile, screen: Screen) -> None:
    screen.heading(game_options.title(file.game, screen.words.code))
    players = file.names[: file.record.players]
    screen.paragraph(" · ".join(f"{LETTERS[i]} {name}" for i, name in enumerate(players)))
    code, options = screen.words.code, file.record.options
    for text in game_options.options_in_words(file.game, options, code, changed=False):
        screen.paragraph(text)
    for note in file.record.notes:
        if not note.startswith(SEATS):
            screen.paragraph(_note_in_words(note, file, screen.words), style="dim")
    screen.show()


def _note_in_words(note: str, file: RecordFile, words: Language) -> str:
    """Return a note as it is, or the counts of a server in the reader's language."""
    known = counts_of(note, file.record.players)
    if known is None:
        return note
    tag, counts = known
    seats = ", ".join(f"{name} {n}" for name, n in zip(file.names, counts, strict=False) if n)
    return words.say(_NOTES[tag], seats=seats)


def _show_step(number: int, move: ReplayedMove, file: RecordFile, screen: Screen) -> None:
    language = file.game.text.language(screen.words.code)
    told = in_words(file.game, move.events, file.names, language)
    text = told or file.game.moves.sentence(move.move, language)
    screen.item(Text(text), f"{number:>4} {letter(move.seat)} ")
    for comment in move.line.comments:
        screen.paragraph(comment, style="italic", indent=7)


def _wait(position: Position, file: RecordFile, screen: Screen) -> bool:
    """Wait for Enter, showing the board if asked; false when there is nobody to wait for."""
    try:
        while (reply := screen.ask(screen.words.say("step") + " ").casefold()) != "":
            if reply in screen.words.say("answer-board").split():
                _show_board(position, file, screen)
            else:
                return False
    except EOFError:
        return False
    return True


def _show_board(position: Position, file: RecordFile, screen: Screen) -> None:
    language = file.game.text.language(screen.words.code)
    screen.show()
    screen.show(file.game.text.draw(position, None, file.names, language))
    screen.show()


def _show_end(position: Position, file: RecordFile, screen: Screen) -> None:
    _show_board(position, file, screen)
    if position.turn() != OVER:
        return
    language = file.game.text.language(screen.words.code)
    standings = zip(position.places(), file.names, position.scores(), strict=True)
    for place, name, score in sorted(standings, key=lambda standing: standing[0]):
        screen.say("place-line", place=place, name=name, score=score)
    if closing := file.game.text.closing(position, file.names, language):
        screen.show()
        screen.show(closing)


def verify(file: RecordFile, screen: Screen) -> None:
    """Prove that every draw of a record follows from its seed."""
    try:
        draws = replaying.verify(file.game, file.record)
    except RecordError as error:
        raise wrong(file.path, error) from None
    key = "verified" if file.record.result is not None else "verified-so-far"
    screen.say(key, path=str(file.path), moves=len(file.record.moves), draws=draws)
    if (fork := file.record.fork) is not None:
        screen.say("verified-fork", moves=fork.moves, source=fork.source)
    _show_parts(file, screen)
    screen.say("seal-to-compare")
    screen.show(file.record.commitment)


def _show_parts(file: RecordFile, screen: Screen) -> None:
    """List the words in the dice, and those that were promised and never revealed."""
    parts = file.record.parts
    told = [f"{file.names[seat]} {part.number}" for seat, part in parts.items() if part.number]
    silent = [file.names[seat] for seat, part in parts.items() if not part.number]
    for key, names in (("words-in-dice", told), ("words-never-told", silent)):
        if names:
            screen.say(key, names=", ".join(names))
