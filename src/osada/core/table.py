"""A table: one game being played, with its secrets, its record and its undo."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

import msgspec

from osada.core import chance
from osada.core.events import EVERYONE, Event
from osada.core.fork import Fork
from osada.core.game import Game
from osada.core.game_text import P
from osada.core.options import Choices, settle
from osada.core.position import NATURE, OVER
from osada.core.record import LETTERS, Record, RecordedMove, check_name, part_lines
from osada.core.replay import edition_of, promised, replay
from osada.text.errors import NotAllowed, OsadaError, RecordError, UndoError


class TableMove(msgspec.Struct, frozen=True):
    """One move that was made, and all that came of it."""

    seat: int
    move: int
    window: int
    """The simultaneous window it was made in, 0 if none."""
    cause: int
    """For nature's moves the seat whose move led to the draw, otherwise the seat itself."""
    events: tuple[Event, ...]
    comments: tuple[str, ...] = ()


class Stale(OsadaError):
    """A move was meant for a moment that has passed."""


class Table(Generic[P]):
    """Plays a game by the rules, draws for nature, and remembers everything.

    `announce` is called with the commitment before the first draw. A `fork` goes on from another
    game: `taken` are the moves of that game, each with its seat; they are never taken back.
    """

    def __init__(
        self,
        game: Game[P],
        players: int,
        seed: str,
        options: Choices | None = None,
        names: Sequence[str] = (),
        announce: Callable[[str], object] | None = None,
        parts: Mapping[int, chance.Part] | None = None,
        fork: Fork | None = None,
        taken: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.game = game
        self.players = players
        self.options = settle(game.options, options or {})
        self.names = [check_name(name) for name in names]
        if self.names and len(self.names) != players:
            raise OsadaError("error-names", players=players, names=len(self.names))
        self.content = game.hash_of(self.options)
        """The content hash in the record; an older game may name it in another way."""
        self._seed = chance.check_seed(seed)
        self.commitment = chance.commitment(seed)
        """The commitment to the seed, published before the first draw."""
        self.parts = dict(parts or {})
        """The players' contributions to chance, by seat."""
        self._mixed = chance.mixed(seed, part_lines(self.parts))
        self.fork = fork
        self.taken = fork.moves if fork is not None else 0
        if len(taken) != self.taken:
            raise OsadaError("error-fork", moves=self.taken, found=len(taken))
        self.notes: list[str] = []
        self.entries: list[TableMove] = []
        self.position: P = game.new(players, self.options)
        self._draws = 0
        self._moves = [0] * players
        """The number of entries of each seat."""
        if announce is not None:
            announce(self.commitment)
        for seat, move in taken:
            self._add(seat, move)
        self._let_nature_play()

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.position.turn() == OVER

    def token(self, seat: int) -> str:
        """Names this moment for a seat: nobody else's move inside a window makes it stale."""
        window = self.position.window()
        moment = f"w{window}" if window else str(len(self.entries))
        return f"{moment}.{LETTERS[seat]}.{self._moves[seat]}"

    def expect(self, seat: int, token: str) -> None:
        """Refuse what was meant for another moment than this."""
        now = self.token(seat)
        if token != now:
            raise Stale("error-stale", token=token, now=now)

    def check(self, seat: int, move: int) -> None:
        """Refuse a move that is not allowed now, with its rule."""
        rule = self.game.why_not(self.position, seat, move)
        if rule is not None:
            raise NotAllowed(self.game.moves.notation(move), rule)

    def play(self, seat: int, move: int) -> list[TableMove]:
        """Make a seat's move and nature's draws after it; return the new entries."""
        self.check(seat, move)
        return self.play_checked(seat, move)

    def play_checked(self, seat: int, move: int) -> list[TableMove]:
        """The same for a move that was checked in this very position."""
        before = len(self.entries)
        self._add(seat, move)
        self._let_nature_play()
        return self.entries[before:]

    def _let_nature_play(self) -> None:
        while self.position.turn() == NATURE:
            self._add(NATURE, chance.draw(self._mixed, self._draws, self.position.chances()))

    def _add(self, seat: int, move: int, comments: tuple[str, ...] = ()) -> None:
        window = self.position.window()
        events: list[Event] = []
        self.position.play(seat, move, events)
        if seat == NATURE:
            self._draws += 1
        else:
            self._moves[seat] += 1
        cause = seat if seat != NATURE or not self.entries else self.entries[-1].cause
        self.entries.append(TableMove(seat, move, window, cause, tuple(events), comments))
        if self.fork is not None:
            self.fork.enter(self.position, len(self.entries))

    def comment(self, text: str) -> None:
        """Add a remark to the last move."""
        last = self.entries[-1]
        line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        self.entries[-1] = msgspec.structs.replace(last, comments=(*last.comments, line))

    # Undo

    def undoable(self, seat: int) -> list[int]:
        """Return the indices of the entries that a seat may take back, the last one first.

        They reach back to the last point where chance, another seat's move or hidden information
        came in. Inside a window the other seats' moves do not count: they commute with its own.
        """
        window = self.position.window()
        found: list[int] = []
        for i in range(len(self.entries) - 1, self.taken - 1, -1):
            entry = self.entries[i]
            if entry.cause != seat:
                if window and entry.window == window:
                    continue
                break
            if entry.seat != seat or entry.window != window or _told_something(entry):
                break
            found.append(i)
        return found

    def undo(self, seat: int, moves: int = 1) -> None:
        """Take back a seat's last moves."""
        found = self.undoable(seat)
        if len(found) < moves or moves < 1:
            raise UndoError("error-nothing-to-undo")
        gone = set(found[:moves])
        kept = [entry for i, entry in enumerate(self.entries) if i not in gone]
        self._play_again(kept)

    def rewind(self, length: int) -> None:
        """Go back to the first entries even if hidden things have been seen since.

        A draw that comes again comes out the same: it depends on its number alone.
        """
        if not self.taken <= length <= len(self.entries):
            raise UndoError("error-rewind", entries=len(self.entries), length=length)
        self._play_again(self.entries[:length])
        self._let_nature_play()

    def _play_again(self, entries: list[TableMove]) -> None:
        self._clear()
        for entry in entries:
            self._add(entry.seat, entry.move, entry.comments)

    def _clear(self) -> None:
        self.position = self.game.new(self.players, self.options)
        self.entries = []
        self._draws = 0
        self._moves = [0] * self.players

    # What can be seen

    def view(self, seat: int | None) -> msgspec.Struct:
        """All that a seat, or a spectator, may see now."""
        return self.game.view(self.position, seat)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return the events from an entry on that a seat, or a spectator, may know."""
        return [e for entry in self.entries[since:] for e in entry.events if e.seen_by(seat)]

    # The record

    def record(self, *, with_seed: bool | None = None) -> Record:
        """The game so far. The seed is in it when the game is over, or if asked for."""
        over = self.over
        show = over if with_seed is None else with_seed
        notation = self.game.moves.notation
        return Record(
            game=self.game.name,
            revision=self.game.revision,
            content=self.content,
            players=self.players,
            commitment=self.commitment,
            seed=self._seed if show else None,
            parts=dict(self.parts),
            fork=self.fork,
            options=dict(self.options),
            names=list(self.names),
            notes=list(self.notes),
            moves=[RecordedMove(e.seat, notation(e.move), e.comments) for e in self.entries],
            result=self.position.scores() if over else None,
            places=self.position.places() if over else None,
            files=self.game.needed(self.options),
        )

    @classmethod
    def resume(cls, game: Game[P], record: Record) -> Table[P]:
        """Go on with a saved game; its record must have the seed."""
        if record.seed is None:
            raise OsadaError("error-no-seed")
        if not promised(record):
            raise RecordError(record.lines.get("seed", 1), 1, "record-seed")
        game = edition_of(game, record)
        moves = [(step.seat, step.move, step.line.comments) for step in replay(game, record)]
        taken = [(seat, move) for seat, move, _ in moves[: record.fork.moves if record.fork else 0]]
        order = (game, record.players, record.seed, record.options, record.names)
        table = cls(*order, parts=record.parts, fork=record.fork, taken=taken)
        table.content = record.content
        table.notes = list(record.notes)
        table._clear()
        for seat, move, comments in moves:
            table._add(seat, move, comments)
        table._let_nature_play()
        return table


def _told_something(entry: TableMove) -> bool:
    """Tell whether a move showed its player something hidden."""
    return any(event.audience != EVERYONE for event in entry.events)
