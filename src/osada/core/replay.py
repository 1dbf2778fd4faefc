"""Playing a record again, and proving that its draws follow from its seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from osada.core import chance
from osada.core.events import Event
from osada.core.fork import luck_of
from osada.core.game import Game
from osada.core.position import NATURE, OVER, Position
from osada.core.record import Record, RecordedMove, letter, part_lines
from osada.text.errors import (
    ContentError,
    MoveError,
    OptionError,
    OsadaError,
    RecordError,
    RevisionError,
)


class ReplayedMove(msgspec.Struct, frozen=True):
    """One move of a replay, and the position after it. The position goes on changing."""

    line: RecordedMove
    seat: int
    move: int
    chances: list[tuple[int, int]]
    """The possible draws with their weights, empty for a seat's move."""
    events: list[Event]
    position: Position


def edition_of(game: Game, record: Record) -> Game:
    """The edition of a game that a record was played with: this one, the shipped, or its own.

    A record of another game, or of rules or data that are not at hand, is refused.
    """
    if record.game != game.name:
        raise _at(record, "game", "record-game", found=record.game, wanted=game.name)
    for files in (None, {}, record.files):
        found = _edition(game, record, files)
        if found.answers_to(record.content, record.options):
            return found
    contents = {"found": record.content, "wanted": game.content_hash}
    raise _at(record, "content", "record-content", **contents)


def _edition(game: Game, record: Record, files: Mapping[str, bytes] | None) -> Game:
    try:
        return game.edition(files, record.revision)
    except RevisionError as error:
        found, wanted = record.revision, error.known
        raise _at(record, "revision", "record-revision", found=found, wanted=wanted) from None
    except ContentError as error:
        raise _at(record, f"file {error.file}", error) from None


def check_header(game: Game, record: Record) -> Position:
    """The position before the first draw; a record of another game or other rules is refused."""
    return _first_position(edition_of(game, record), record)


def _first_position(edition: Game, record: Record) -> Position:
    try:
        position: Position = edition.new(record.players, record.options)
        return position
    except OptionError as error:
        named = f"option {error.option}"  # one that the record leaves out is due to its players
        raise _at(record, named if named in record.lines else "players", error) from None


def _at(
    record: Record, word: str, reason: str | OsadaError, /, **arguments: str | int
) -> RecordError:
    """An error at the line of a header, the result or the places."""
    return RecordError(record.lines.get(word, 1), 1, reason, **arguments)


def replay(game: Game, record: Record) -> Iterator[ReplayedMove]:
    """Play a record move by move; a move that is not legal is an error with its line."""
    game = edition_of(game, record)
    position = _first_position(game, record)
    for number, line in enumerate(record.moves, 1):
        move = _move(game, line)
        chances = position.chances() if position.turn() == NATURE else []
        _check(game, position, line, move, chances)
        events: list[Event] = []
        position.play(line.seat, move, events)
        if record.fork is not None:
            record.fork.enter(position, number)
        yield ReplayedMove(line, line.seat, move, chances, events, position)
    _check_result(record, position)


def final_position(game: Game, record: Record) -> Position:
    """Return the position at the end of a record."""
    position = check_header(game, record)
    for step in replay(game, record):
        position = step.position
    return position


def verify(game: Game, record: Record) -> int:
    """Work out every draw again from the revealed seed; returns how many there were.

    Of what a study has taken over only the rules are proved: its own draws begin after that.
    """
    if record.seed is None:
        raise _at(record, "commitment", "record-sealed")
    _check_parts(record)
    _check_fork(record)
    game = edition_of(game, record)
    seed, draws = chance.mixed(record.seed, part_lines(record.parts)), 0
    taken, skipped = record.fork.moves if record.fork is not None else 0, 0
    for number, step in enumerate(replay(game, record), 1):
        if step.seat == NATURE:
            expected = chance.draw(seed, draws, step.chances)
            if number <= taken:
                skipped += 1
            elif step.move != expected:
                raise _false_draw(record, step, draws, game.moves.notation(expected))
            draws += 1
    if not promised(record):  # The seed made this game, so it is the promise that was changed.
        seal = chance.commitment(record.seed)
        raise _at(record, "commitment", "record-promise", seal=seal)
    return draws - skipped


def _check_parts(record: Record) -> None:
    """Every number that was told is the one that its seat had sealed."""
    for seat, part in record.parts.items():
        if not part.kept:
            raise _at(record, f"part {letter(seat)}", "record-part", seat=letter(seat))


def _check_fork(record: Record) -> None:
    """Check that hidden things were dealt anew by the fork's own seed."""
    fork = record.fork
    if fork is not None and fork.luck != luck_of(record.seed or ""):
        raise _at(record, "fork", "record-fork-luck")


def promised(record: Record) -> bool:
    """Tell whether a record's seed is the one that was committed to."""
    return record.seed is not None and chance.commitment(record.seed) == record.commitment


def _false_draw(record: Record, step: ReplayedMove, draw: int, expected: str) -> RecordError:
    """A draw that does not follow from the seed: it is false, or else the seed is."""
    if not promised(record):
        return _at(record, "seed", "record-seed")
    at = step.line.line, step.line.column
    return RecordError(*at, "record-draw", move=expected, draw=draw)


def _move(game: Game, line: RecordedMove) -> int:
    try:
        return game.moves.from_notation(line.notation)
    except MoveError as error:
        raise RecordError(line.line, line.column, error) from None


def _check(
    game: Game, position: Position, line: RecordedMove, move: int, chances: list[tuple[int, int]]
) -> None:
    at = line.line, line.column
    if position.turn() == OVER:
        raise RecordError(*at, "record-over")
    if (line.seat == NATURE) != bool(chances):
        key = "record-nature" if chances else "record-turn"
        raise RecordError(*at, key, seat=letter(int(position.turn())))
    if line.seat == NATURE:
        if move not in (possible for possible, _ in chances):
            raise RecordError(*at, "record-not-drawn", move=line.notation)
    else:
        rule = game.why_not(position, line.seat, move)
        if rule is not None:
            raise RecordError(*at, "record-not-allowed", move=line.notation, rule=rule)


def _check_result(record: Record, position: Position) -> None:
    over = position.turn() == OVER
    for name, written in (("result", record.result), ("places", record.places)):
        if written is None:
            continue
        if not over:
            raise _at(record, name, "record-not-over", word=name)
        real = position.scores() if name == "result" else position.places()
        if written != real:
            numbers = {"written": str(written), "real": str(real)}
            raise _at(record, name, "record-result", word=name, **numbers)
