"""Table in memory, derived from its setup and its log."""

from __future__ import annotations

import msgspec

from osada.core import chance
from osada.core.bits import BIT, members
from osada.core.events import EVERYONE, Event
from osada.core.game import Game
from osada.core.record_notes import HINTS, TAKEBACKS, set_counts
from osada.core.table import Table
from osada.core.table import TableMove as TableEntry
from osada.server.platform.problems import wrong_state
from osada.server.tables.state.clocks import Clocks
from osada.server.tables.state.log_entries import (
    ChatSent,
    Ended,
    HintTaken,
    LogEntry,
    Moved,
    Muted,
    NumberCommitted,
    NumberRevealed,
    Occupant,
    Paused,
    PauseRequested,
    RematchCreated,
    Resumed,
    RevealStarted,
    Seated,
    Started,
    TakeBackAnswered,
    TakeBackRequested,
    TakenBack,
    UserErased,
)
from osada.server.tables.state.redact import erase_user, redacted_names, without_name
from osada.server.tables.state.table_setup import TableSetup
from osada.server.tables.state.terms import Status, Terms


class WireEvent(msgspec.Struct, frozen=True, gc=False):
    """An encoded event and its audience."""

    audience: int
    body: msgspec.Raw

    def seen_by(self, seat: int | None) -> bool:
        """Return whether a seat, or a spectator (`None`), may see the event."""
        if self.audience == EVERYONE:
            return True
        return seat is not None and bool(self.audience >> seat & 1)


def wire_event(event: Event) -> WireEvent:
    """Encode an event without its audience, which is not public."""
    public = msgspec.structs.replace(event, audience=EVERYONE)
    return WireEvent(event.audience, msgspec.Raw(msgspec.json.encode(public)))


class AppliedEntry(msgspec.Struct, frozen=True, gc=False):
    """A log entry and its effects."""

    entry: LogEntry
    events: tuple[WireEvent, ...] = ()
    undone: tuple[int, ...] = ()
    """Entries whose moves were taken back."""
    length: int | None = None
    """Moves in the record after a `start` or `move` entry."""


class PendingTakeBack(msgspec.Struct, frozen=True):
    """A request to take moves back that others must agree to."""

    seat: int
    moves: int
    keep: int
    agreed: tuple[int, ...]
    needed: tuple[int, ...]


class HostedTable:
    """Folds the log of one table. Only `apply` changes it."""

    def __init__(self, setup: TableSetup, game: Game, other_rules: str | None = None) -> None:
        self.setup = setup
        self.game = game
        self.other_rules = other_rules
        """Why the game cannot be shown: the rules of the table are not installed."""
        self.seq = 0
        self.status: Status = "open"
        self.occupants = [Occupant("open")] * setup.players
        self.host: str | None = setup.maker
        self.table: Table | None = None
        self.commitment = chance.commitment(setup.seed)
        """SHA-256 of the seed, public from the creation of the table."""
        self.player_commitments: dict[int, str] = {}
        """By seat, the commitment to its number for the dice."""
        self.contributions: dict[int, str] = {}
        self.reveal: RevealStarted | None = None
        self.origins: list[int] = []
        """For each move of the record, the log entry that made it."""
        self.history: list[AppliedEntry] = []
        self.keys: dict[tuple[str | None, str], tuple[int, str | None]] = {}
        """By user and idempotency key, the entry and the fingerprint of the request."""
        self.clocks = Clocks(setup.terms.clock, setup.players)
        self.paused = False
        self.pause_asked: frozenset[int] = frozenset()
        self.pending_takeback: PendingTakeBack | None = None
        self.next: str | None = None
        self.muted: frozenset[str] = frozenset()
        self.helped: frozenset[int] = frozenset()
        """Seats of people for whom a bot has moved."""
        self.attempt = setup.attempt
        """On a stream, the highest attempt number among its people; 0 before the start."""
        self.takebacks = [0] * setup.players
        """By seat, the number of undos across new information."""
        self.hints = [0] * setup.players
        """By seat, the number of hints taken."""
        self.hinted: dict[int, str] = {}
        """By seat, the token of the last hint."""
        self.started_at: int | None = None
        self.updated_at = setup.created_at
        self.finished_at: int | None = None
        self.written: dict[int | None, msgspec.Raw] = {}
        """Encoded state by seat, until the next entry."""

    # Folding

    def apply(self, entry: LogEntry) -> AppliedEntry:
        """Apply a log entry; its move must have been checked."""
        self.written.clear()
        applied = self._happen(entry)
        self.seq = entry.seq
        self.updated_at = entry.at
        self.history.append(applied)
        self._keep_time(entry)
        return applied

    def _happen(self, entry: LogEntry) -> AppliedEntry:
        match entry:
            case Started() if self.other_rules is not None:
                self._begin(entry)
                return AppliedEntry(entry)
            case Moved() | TakenBack() if self.other_rules is not None:
                self._remember(entry)
                return AppliedEntry(entry)
            case Moved():
                self._remember(entry)
                return self._grown(entry, self._move(entry))
            case Started():
                return self._grown(entry, self._start(entry))
            case TakenBack():
                self._remember(entry)
                return AppliedEntry(entry, undone=self._take_back(entry))
        self._note(entry)
        return AppliedEntry(entry)

    def _remember(self, entry: Moved | TakenBack | TakeBackRequested) -> None:
        if entry.key is not None:
            self.keys[entry.user, entry.key] = (entry.seq, entry.fingerprint)

    def _grown(self, entry: LogEntry, added: list[TableEntry]) -> AppliedEntry:
        self.origins += [entry.seq] * len(added)
        events = tuple(wire_event(event) for setup in added for event in setup.events)
        return AppliedEntry(entry, events, length=len(self.origins))

    def _begin(self, entry: Started) -> None:
        self.status, self.started_at = "running", entry.at
        if entry.tries is not None:
            self.attempt = max(entry.tries.values(), default=1)

    def _start(self, entry: Started) -> list[TableEntry]:
        setup = self.setup
        names = [occupant.name for occupant in self.occupants]
        order = (self.game, setup.players, setup.seed, setup.options, names)
        fork = setup.fork.record_fork(setup.seed) if setup.fork is not None else None
        self.table = Table(*order, parts=self.parts(), fork=fork, taken=entry.taken or ())
        self.table.content = setup.content
        self._begin(entry)
        return self.table.entries

    def parts(self) -> dict[int, chance.Part]:
        """Return the players' contributions to the dice, by seat."""
        return {
            s: chance.Part(seal, self.contributions.get(s))
            for s, seal in self.player_commitments.items()
        }

    def _move(self, entry: Moved) -> list[TableEntry]:
        self.pending_takeback = None
        self._set_overdue(entry.seat, overdue=False)
        if entry.user is None and self.occupants[entry.seat].kind == "person":
            self.helped |= {entry.seat}
        return self.player().play_checked(entry.seat, entry.move)

    def _take_back(self, entry: TakenBack) -> tuple[int, ...]:
        table = self.player()
        self.pending_takeback = None
        if entry.keep is None:
            gone = set(table.undoable(entry.seat)[: entry.moves])
            table.undo(entry.seat, entry.moves)
        else:
            self.takebacks[entry.seat] += 1
            gone = set(range(entry.keep, len(self.origins)))
            table.rewind(entry.keep)
            set_counts(table.notes, TAKEBACKS, self.takebacks)
        undone = {self.origins[i] for i in gone}
        self.origins = [seq for i, seq in enumerate(self.origins) if i not in gone]
        self.origins += [entry.seq] * (len(table.entries) - len(self.origins))
        return tuple(sorted(undone))

    def _note(self, entry: LogEntry) -> None:
        """Apply an entry that does not change the position."""
        match entry:
            case Seated():
                self._seat(entry)
            case NumberCommitted():
                self.player_commitments = {**self.player_commitments, entry.seat: entry.seal}
            case RevealStarted():
                self.reveal = entry
            case NumberRevealed():
                self.contributions = {**self.contributions, entry.seat: entry.number}
            case TakeBackRequested():
                self._remember(entry)
                needed = tuple(self.others(entry.seat))
                self.pending_takeback = PendingTakeBack(
                    entry.seat, entry.moves, entry.keep, (entry.seat,), needed
                )
            case TakeBackAnswered():
                self._answer(entry)
            case PauseRequested():
                self.pause_asked |= {entry.seat}
            case Paused() | Resumed():
                self.paused, self.pause_asked = isinstance(entry, Paused), frozenset()
            case HintTaken():
                self._hint(entry)
            case Muted():
                others = self.muted - {entry.other}
                self.muted = others | {entry.other} if entry.muted else others
            case RematchCreated():
                self.next = entry.table
            case Ended():
                self.status = entry.reason or "finished"
                self.finished_at = entry.at
                self.pending_takeback = None
            case UserErased():
                self._forget(entry.user or "")

    def _hint(self, entry: HintTaken) -> None:
        self.hints[entry.seat] += 1
        self.hinted[entry.seat] = entry.token
        if self.table is not None:
            set_counts(self.table.notes, HINTS, self.hints)

    def _seat(self, entry: Seated) -> None:
        before, self.occupants = self.occupants, entry.occupants
        if self.status == "open":  # a commitment leaves with its player
            stay = [s for s in self.player_commitments if before[s].user == entry.occupants[s].user]
            self.player_commitments = {seat: self.player_commitments[seat] for seat in stay}
        if entry.host is not None:
            self.host = entry.host or None

    def _forget(self, user: str) -> None:
        self.occupants = without_name(self.occupants, user)
        self.history = [
            msgspec.structs.replace(each, entry=erase_user(each.entry, user))
            for each in self.history
        ]
        if self.table is not None:
            self.table.names = redacted_names(self.table.names, self.occupants)

    def _answer(self, entry: TakeBackAnswered) -> None:
        pending = self.pending_takeback
        if pending is None or entry.answer == "no":
            self.pending_takeback = None
            return
        agreed = (*pending.agreed, entry.seat)
        needed = tuple(seat for seat in pending.needed if seat != entry.seat)
        self.pending_takeback = msgspec.structs.replace(pending, agreed=agreed, needed=needed)

    def _set_overdue(self, seat: int, *, overdue: bool) -> None:
        occupant = self.occupants[seat]
        if occupant.overdue != overdue:
            changed = msgspec.structs.replace(occupant, overdue=overdue)
            self.occupants = [*self.occupants[:seat], changed, *self.occupants[seat + 1 :]]

    def _keep_time(self, entry: LogEntry) -> None:
        match entry:
            case Moved() | TakenBack():
                self.clocks.turn(self.waiting(), entry.ran, entry.seat)
                return
            case Started():
                self.clocks.turn(self.waiting(), entry.ran)
                return
            case ChatSent() | HintTaken() | UserErased():
                return
            case Seated(change="returned", seat=int(seat)):
                self.clocks.refill(seat)
        self.clocks.pause(self.waiting(), entry.ran)

    # Queries

    @property
    def id(self) -> str:
        """Return the table's id."""
        return self.setup.id

    @property
    def terms(self) -> Terms:
        """Return the terms of the table."""
        return self.setup.terms

    def open_seats(self) -> int:
        """Return the seats that may act now, as a bit set."""
        if self.table is None or self.status != "running":
            return 0
        return int(self.table.position.open_seats())

    def deadline(self) -> int | None:
        """Return the time at which the server must act on its own, if any."""
        if self.status == "open" and self.reveal is not None:
            return self.reveal.ran + self.reveal.wait_ms
        return self.clocks.deadline() if self.status == "running" else None

    def waiting(self) -> int:
        """Return the seats whose clocks run, as a bit set."""
        if self.paused:
            return 0
        open_seats = self.open_seats()
        mask = 0
        for seat, occupant in enumerate(self.occupants):
            if occupant.waits and not occupant.overdue:
                mask |= int(BIT[seat]) & open_seats
        return mask

    def bots_due(self) -> list[int]:
        """Return the seats where a bot is due to move."""
        if self.paused:
            return []
        return [seat for seat in members(self.open_seats()) if self.occupants[seat].thinks]

    def seats_of(self, user: str | None) -> list[int]:
        """Return the seats of a user."""
        if user is None:
            return []
        return [seat for seat, occupant in enumerate(self.occupants) if occupant.user == user]

    def people(self) -> list[str]:
        """Return the users at the table, each once, in seat order."""
        return list(dict.fromkeys(o.user for o in self.occupants if o.user is not None))

    def others(self, seat: int) -> list[int]:
        """Return the seats of other people who are still playing."""
        me = self.occupants[seat].user
        return [i for i, o in enumerate(self.occupants) if o.waits and o.user != me]

    def player(self) -> Table:
        """Return the game, which must have started under installed rules."""
        if self.other_rules is not None:
            raise wrong_state(self.other_rules)
        assert self.table is not None
        return self.table
