"""A table in memory: all of it follows from how it was made and from its log."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from osada.core import chance
from osada.core.bits import BIT, members
from osada.core.events import EVERYONE, Event
from osada.core.game import Game
from osada.core.table import Entry as TableEntry
from osada.core.table import Table
from osada.service.play.clocks import Clocks
from osada.service.play.log import Logged, Occupant
from osada.service.wire.play import EntryKind
from osada.service.wire.tables import Status, Terms


class Made(msgspec.Struct, frozen=True):
    """How a table was made: the part of its row that never changes."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    seed: str
    revision: int
    content: str
    terms: Terms
    stream: str | None
    attempt: int
    previous: str | None
    created_at: int
    maker: str


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event, ready for the wire, and who may know of it."""

    audience: int
    body: msgspec.Raw

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator (`None`), may know."""
        if self.audience == EVERYONE:
            return True
        return seat is not None and bool(self.audience >> seat & 1)


class Happened(msgspec.Struct, frozen=True, gc=False):
    """An entry of the log, and all that came of it."""

    seq: int
    at: int
    kind: EntryKind
    seat: int | None = None
    user: str | None = None
    name: str | None = None
    move: int | None = None
    events: tuple[Told, ...] = ()
    undone: tuple[int, ...] = ()
    text: str | None = None
    length: int | None = None
    """How many moves the record had after it; nothing for what is no part of the game."""


class Request(msgspec.Struct, frozen=True):
    """A wish to take moves back that others must agree to."""

    seat: int
    moves: int
    keep: int
    agreed: tuple[int, ...]
    needed: tuple[int, ...]


class Desk:
    """Folds the log of one table. Nothing but `apply` changes it."""

    def __init__(self, made: Made, game: Game) -> None:
        self.made = made
        self.game = game
        self.seq = 0
        self.status: Status = "open"
        self.occupants = [Occupant("open")] * made.players
        self.host: str | None = made.maker
        self.table: Table | None = None
        self.origins: list[int] = []
        """For each move of the record the entry of the log that made it."""
        self.history: list[Happened] = []
        self.keys: dict[tuple[str | None, str], tuple[int, str | None]] = {}
        self.clocks = Clocks(made.terms.clock, made.players)
        self.paused = False
        self.pause_asked: frozenset[int] = frozenset()
        self.request: Request | None = None
        self.next: str | None = None
        self.muted: frozenset[str] = frozenset()
        self.helped: frozenset[int] = frozenset()
        """The seats of people for whom a bot has moved."""
        self.started_at: int | None = None
        self.updated_at = made.created_at
        self.finished_at: int | None = None
        self.commitment = chance.commitment(made.seed)
        self.written: dict[int | None, msgspec.Raw] = {}
        """The state as it was last written for each seat."""

    # Folding

    def apply(self, entry: Logged) -> Happened:
        """Take in one entry of the log."""
        self.written.clear()
        happened = self._happen(entry)
        self.seq = entry.seq
        self.updated_at = entry.at
        if entry.occupants is not None:
            self.occupants = entry.occupants
        if entry.host is not None:
            self.host = entry.host or None
        if entry.key is not None:
            self.keys[entry.user, entry.key] = (entry.seq, entry.print)
        self.history.append(happened)
        self._keep_time(entry)
        return happened

    def _happen(self, entry: Logged) -> Happened:
        told: Iterable[Told] = ()
        undone: list[int] = []
        if entry.kind == "start":
            told = self._start(entry)
        elif entry.kind == "move":
            told = self._move(entry)
        elif entry.kind == "undo":
            undone = self._undo(entry)
        else:
            self._note(entry)
        return Happened(
            seq=entry.seq,
            at=entry.at,
            kind=entry.kind,
            seat=entry.seat,
            user=entry.user,
            name=entry.name,
            move=entry.move,
            events=tuple(told),
            undone=tuple(undone),
            text=entry.text,
            length=len(self.player().entries) if entry.kind in {"start", "move"} else None,
        )

    def _start(self, entry: Logged) -> list[Told]:
        made = self.made
        names = [occupant.name for occupant in entry.occupants or self.occupants]
        self.table = Table(self.game, made.players, made.seed, made.options, names)
        self.status = "running"
        self.started_at = entry.at
        return self._added(self.table.entries, entry.seq)

    def _move(self, entry: Logged) -> list[Told]:
        assert self.table is not None
        assert entry.seat is not None
        assert entry.move is not None
        self.request = None
        self._set_overdue(entry.seat, overdue=False)
        if entry.user is None and self.occupants[entry.seat].kind == "person":
            self.helped |= {entry.seat}
        return self._added(self.table.play(entry.seat, entry.move), entry.seq)

    def _added(self, entries: list[TableEntry], seq: int) -> list[Told]:
        self.origins += [seq] * len(entries)
        return [told(event) for entry in entries for event in entry.events]

    def _undo(self, entry: Logged) -> list[int]:
        assert self.table is not None
        assert entry.seat is not None
        self.request = None
        if entry.keep is None:
            gone = self.table.undoable(entry.seat)[: entry.moves]
            self.table.undo(entry.seat, entry.moves)
        else:
            gone = list(range(entry.keep, len(self.origins)))
            self.table.rewind(entry.keep)
        undone = sorted({self.origins[i] for i in gone})
        left = set(gone)
        self.origins = [seq for i, seq in enumerate(self.origins) if i not in left]
        self.origins += [entry.seq] * (len(self.table.entries) - len(self.origins))
        return undone

    def _note(self, entry: Logged) -> None:
        """Entries that leave the position alone."""
        match entry.kind:
            case "undo-request":
                self._ask_to_undo(entry)
            case "undo-answer":
                self._agree_to_undo(entry)
            case "pause-request":
                self.pause_asked |= {entry.seat} if entry.seat is not None else set()
            case "pause":
                self.paused, self.pause_asked = True, frozenset()
            case "resume":
                self.paused, self.pause_asked = False, frozenset()
            case "end":
                self.status = "abandoned" if entry.text == "abandoned" else "finished"
                self.finished_at = entry.at
                self.request = None
            case "seat" if entry.text in {"muted", "unmuted"} and entry.name is not None:
                who = {entry.name}
                self.muted = self.muted | who if entry.text == "muted" else self.muted - who
            case "seat" if entry.text == "rematch":
                self.next = entry.name
            case _:
                pass

    def _ask_to_undo(self, entry: Logged) -> None:
        assert entry.seat is not None
        assert entry.keep is not None
        needed = tuple(self.others(entry.seat))
        self.request = Request(entry.seat, entry.moves, entry.keep, (entry.seat,), needed)

    def _agree_to_undo(self, entry: Logged) -> None:
        request = self.request
        if request is None or entry.seat is None:
            return
        if entry.text != "yes":
            self.request = None
            return
        agreed = (*request.agreed, entry.seat)
        needed = tuple(seat for seat in request.needed if seat != entry.seat)
        self.request = msgspec.structs.replace(request, agreed=agreed, needed=needed)

    def _set_overdue(self, seat: int, *, overdue: bool) -> None:
        occupant = self.occupants[seat]
        if occupant.overdue != overdue:
            changed = msgspec.structs.replace(occupant, overdue=overdue)
            self.occupants = [*self.occupants[:seat], changed, *self.occupants[seat + 1 :]]

    def _keep_time(self, entry: Logged) -> None:
        if entry.kind in {"move", "start", "undo"}:
            self.clocks.turn(self.waiting(), entry.at, entry.seat)
        elif entry.kind != "chat":
            if entry.text == "returned" and entry.seat is not None:
                self.clocks.refill(entry.seat)
            self.clocks.pause(self.waiting(), entry.at)

    # Asking

    @property
    def id(self) -> str:
        """The table's id."""
        return self.made.id

    @property
    def terms(self) -> Terms:
        """What the people agreed on."""
        return self.made.terms

    def open_seats(self) -> int:
        """The set of seats that may act now."""
        if self.table is None or self.status != "running":
            return 0
        return int(self.table.position.open_seats())

    def waiting(self) -> int:
        """The set of seats whose person's time runs."""
        if self.paused:
            return 0
        open_seats = self.open_seats()
        mask = 0
        for seat, occupant in enumerate(self.occupants):
            if occupant.waits and not occupant.overdue:
                mask |= int(BIT[seat]) & open_seats
        return mask

    def bots_due(self) -> list[int]:
        """The seats where a bot of the house is to move."""
        if self.paused:
            return []
        return [seat for seat in members(self.open_seats()) if self.occupants[seat].thinks]

    def seats_of(self, user: str | None) -> list[int]:
        """Where somebody sits."""
        if user is None:
            return []
        return [seat for seat, occupant in enumerate(self.occupants) if occupant.user == user]

    def people(self) -> list[str]:
        """The users who sit at the table, each once, in order of seats."""
        return list(dict.fromkeys(o.user for o in self.occupants if o.user is not None))

    def others(self, seat: int) -> list[int]:
        """The seats of other people who are still there."""
        me = self.occupants[seat].user
        return [i for i, o in enumerate(self.occupants) if o.waits and o.user != me]

    def player(self) -> Table:
        """The game, which must have begun."""
        assert self.table is not None
        return self.table


def told(event: Event) -> Told:
    """Who else may know of an event is nobody's business."""
    public = msgspec.structs.replace(event, audience=EVERYONE)
    return Told(event.audience, msgspec.Raw(msgspec.json.encode(public)))
