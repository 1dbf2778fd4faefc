"""Where a game stands, what has happened, and who sits there, for one seat or a spectator."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from osada.core.bits import members
from osada.core.game import Game
from osada.service.problems import forbidden
from osada.service.table.hosted import Happened, HostedTable
from osada.service.table.log import (
    Ended,
    LogEntry,
    Moved,
    Muted,
    Occupant,
    RematchMade,
    Said,
    Seated,
    TakeBackAnswered,
    kind_of,
)
from osada.service.wire.lobby import Outcome, Seat, TableInfo
from osada.service.wire.moments import maybe, moment
from osada.service.wire.play import Entry, MoveRef, TableState, UndoRequest, UndoState


def move_ref(game: Game, move: int) -> MoveRef:
    """A move in three of its codecs; each is made once."""
    known = _REFS.setdefault(game.name, {})
    if move not in known:
        known[move] = MoveRef(move, game.moves.notation(move), game.moves.to_json(move))
    return known[move]


_REFS: dict[str, dict[int, MoveRef]] = {}


def admit(hosted: HostedTable, user: str | None) -> str | None:
    """Refuse whoever may neither play nor watch; a spectator's stream must be closed besides."""
    if hosted.seats_of(user):
        return None
    if not (hosted.terms.spectators or hosted.status == "open"):
        raise forbidden("this table has no spectators")
    return hosted.made.stream


def viewpoint(hosted: HostedTable, user: str | None, seat: int | None) -> int | None:
    """The seat whose view somebody gets; `None` for a spectator.

    Whoever has several seats sees the one whose turn it is, unless they pick another.
    """
    mine = hosted.seats_of(user)
    if seat is not None:
        if seat not in mine:
            raise forbidden(f"seat {seat} is not yours")
        return seat
    turn = [i for i in mine if hosted.open_seats() >> i & 1]
    return next(iter(turn or mine), None)


def state(hosted: HostedTable, seat: int | None, now: int) -> TableState:
    """Where the game stands, for one seat or a spectator."""
    table = hosted.table
    if table is None:
        return _before(hosted, seat, now)
    position = table.position
    running = hosted.status == "running"
    legal = position.legal(seat) if running and seat is not None else []
    return TableState(
        table=hosted.id,
        game=hosted.game.name,
        seq=hosted.seq,
        seat=seat,
        status=hosted.status,
        paused=hosted.paused,
        view=raw(table.view(seat)),
        window=int(position.window()),
        open_seats=members(hosted.open_seats()),
        scores=position.scores(),
        places=position.places() if table.over else None,
        token=table.token(seat) if running and seat is not None else None,
        legal=[move_ref(hosted.game, move) for move in legal],
        undo=_undo(hosted, seat),
        clock=hosted.clocks.state(now),
        length=len(table.entries),
        commitment=hosted.commitment,
    )


def _before(hosted: HostedTable, seat: int | None, now: int) -> TableState:
    return TableState(
        table=hosted.id,
        game=hosted.game.name,
        seq=hosted.seq,
        seat=seat,
        status=hosted.status,
        paused=False,
        view=None,
        window=0,
        open_seats=[],
        scores=[0] * hosted.made.players,
        places=None,
        token=None,
        legal=[],
        undo=UndoState(hosted.terms.undo, 0, beyond=False, request=None),
        clock=hosted.clocks.state(now),
        length=0,
        commitment=hosted.commitment,
    )


def _undo(hosted: HostedTable, seat: int | None) -> UndoState:
    policy, wish = hosted.terms.undo, hosted.wish
    shown = None
    if wish is not None:
        shown = UndoRequest(wish.seat, wish.moves, list(wish.agreed), list(wish.needed))
    if seat is None or policy == "none" or hosted.status != "running":
        return UndoState(policy, 0, beyond=False, request=shown)
    table = hosted.player()
    now = len(table.undoable(seat))
    beyond = policy in {"consent", "free"} and any(e.seat == seat for e in table.entries)
    return UndoState(policy, now, beyond, shown)


def raw(value: object) -> msgspec.Raw:
    """A value, written once, to be put into several answers."""
    return msgspec.Raw(msgspec.json.encode(value))


def entry(hosted: HostedTable, happened: Happened, seat: int | None) -> Entry:
    """An entry of the log as one seat may know it.

    A move itself is told only to the seat that made it: others know it by its events.
    """
    logged = happened.entry
    own = logged if isinstance(logged, Moved) and logged.seat == seat else None
    return Entry(
        seq=logged.seq,
        at=moment(logged.at),
        kind=kind_of(logged),
        seat=logged.seat,
        user=logged.user,
        name=_name(logged),
        move=move_ref(hosted.game, own.move) if own is not None else None,
        events=[event.body for event in happened.events if event.seen_by(seat)],
        undone=list(happened.undone),
        text=_text(logged),
        length=happened.length,
    )


def _name(logged: LogEntry) -> str | None:
    """Who did it; for a mute whom it concerns, for a rematch where it is."""
    match logged:
        case Muted():
            return logged.other
        case RematchMade():
            return logged.table
    return logged.name


def _text(logged: LogEntry) -> str | None:
    match logged:
        case Moved():
            return None
        case Seated():
            return logged.change
        case Said():
            return logged.text
        case TakeBackAnswered():
            return logged.answer
        case Ended():
            return logged.reason
        case Muted():
            return "muted" if logged.muted else "unmuted"
        case RematchMade():
            return "rematch"
    return None


def entries(
    hosted: HostedTable, since: int, seat: int | None, muted: Collection[str] = frozenset()
) -> list[Entry]:
    """What happened after an entry, less the chat of people who are muted."""
    wanted = hosted.history[max(0, since) :] if since < hosted.seq else []  # seq counts from 1
    return [
        entry(hosted, happened, seat)
        for happened in wanted
        if not (isinstance(happened.entry, Said) and happened.entry.user in muted)
    ]


def outcome(hosted: HostedTable) -> Outcome | None:
    """How the game ended."""
    if hosted.status != "finished":
        return None
    position = hosted.player().position
    honours = hosted.game.honours(position) if hosted.made.players == 1 else []
    return Outcome(position.scores(), position.places(), honours)


def seats(occupants: Iterable[Occupant], connected: Collection[str]) -> list[Seat]:
    """The seats as everybody sees them."""
    return [
        Seat(
            seat=number,
            kind=occupant.kind,
            user=occupant.user,
            name=occupant.name,
            bot=occupant.bot,
            taken_over=occupant.taken_over,
            connected=occupant.user in connected,
            overdue=occupant.overdue,
        )
        for number, occupant in enumerate(occupants)
    ]


def info(hosted: HostedTable, user: str | None, connected: Collection[str] = ()) -> TableInfo:
    """A table, but for the position."""
    made, terms = hosted.made, hosted.terms
    people = hosted.people()
    persons = sum(occupant.kind == "person" for occupant in hosted.occupants)
    return TableInfo(
        id=hosted.id,
        game=made.game,
        options=made.options,
        status=hosted.status,
        players=made.players,
        seats=seats(hosted.occupants, connected),
        host=hosted.host,
        access=terms.access,
        undo=terms.undo,
        clock=terms.clock,
        takeover=terms.takeover,
        spectators=terms.spectators,
        note=terms.note,
        stream=made.stream,
        attempt=made.attempt,
        commitment=hosted.commitment,
        hot_seat=len(people) == 1 and persons > 1,
        solo=made.players == 1,
        paused=hosted.paused,
        pause_asked=sorted(hosted.pause_asked),
        seq=hosted.seq,
        open_seats=members(hosted.open_seats()),
        result=outcome(hosted),
        previous=made.previous,
        next=hosted.next,
        created_at=moment(made.created_at),
        started_at=maybe(hosted.started_at),
        finished_at=maybe(hosted.finished_at),
        my_seats=hosted.seats_of(user),
    )
