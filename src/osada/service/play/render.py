"""A table as somebody may see it. Everything that leaves the server is made here."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from osada.core.bits import members
from osada.core.game import Game
from osada.service.play.desk import Desk, Happened
from osada.service.play.log import Occupant
from osada.service.problems import forbidden
from osada.service.times import maybe, moment
from osada.service.wire.play import Entry, MoveRef, TableState, UndoRequest, UndoState
from osada.service.wire.tables import Outcome, Seat, TableInfo


def move_ref(game: Game, move: int) -> MoveRef:
    """A move in three of its codecs; each is made once."""
    known = _REFS.setdefault(game.name, {})
    if move not in known:
        known[move] = MoveRef(move, game.moves.notation(move), game.moves.to_json(move))
    return known[move]


_REFS: dict[str, dict[int, MoveRef]] = {}


def viewpoint(desk: Desk, user: str | None, seat: int | None) -> int | None:
    """The seat whose view somebody gets; `None` for a spectator.

    Whoever has several seats sees the one whose turn it is, unless they pick another.
    """
    mine = desk.seats_of(user)
    if seat is not None:
        if seat not in mine:
            raise forbidden(f"seat {seat} is not yours")
        return seat
    turn = [i for i in mine if desk.open_seats() >> i & 1]
    return next(iter(turn or mine), None)


def state(desk: Desk, seat: int | None, now: int) -> TableState:
    """Where the game stands, for one seat or a spectator."""
    table = desk.table
    if table is None:
        return _before(desk, seat, now)
    position = table.position
    running = desk.status == "running"
    legal = position.legal(seat) if running and seat is not None else []
    return TableState(
        table=desk.id,
        game=desk.game.name,
        seq=desk.seq,
        seat=seat,
        status=desk.status,
        paused=desk.paused,
        view=raw(table.view(seat)),
        window=int(position.window()),
        open_seats=members(desk.open_seats()),
        scores=position.scores(),
        places=position.places() if table.over else None,
        token=table.token(seat) if running and seat is not None else None,
        legal=[move_ref(desk.game, move) for move in legal],
        undo=_undo(desk, seat),
        clock=desk.clocks.state(now),
        length=len(table.entries),
    )


def _before(desk: Desk, seat: int | None, now: int) -> TableState:
    return TableState(
        table=desk.id,
        game=desk.game.name,
        seq=desk.seq,
        seat=seat,
        status=desk.status,
        paused=False,
        view=None,
        window=0,
        open_seats=[],
        scores=[0] * desk.made.players,
        places=None,
        token=None,
        legal=[],
        undo=UndoState(desk.terms.undo, 0, beyond=False, request=None),
        clock=desk.clocks.state(now),
        length=0,
    )


def _undo(desk: Desk, seat: int | None) -> UndoState:
    policy, request = desk.terms.undo, desk.request
    shown = None
    if request is not None:
        agreed, needed = list(request.agreed), list(request.needed)
        shown = UndoRequest(request.seat, request.moves, agreed, needed)
    if seat is None or policy == "none" or desk.status != "running":
        return UndoState(policy, 0, beyond=False, request=shown)
    table = desk.player()
    now = len(table.undoable(seat))
    beyond = policy in {"consent", "free"} and any(e.seat == seat for e in table.entries)
    return UndoState(policy, now, beyond, shown)


def raw(value: object) -> msgspec.Raw:
    """A value, written once, to be put into several answers."""
    return msgspec.Raw(msgspec.json.encode(value))


def entry(desk: Desk, happened: Happened, seat: int | None) -> Entry:
    """An entry of the log as one seat may know it.

    A move itself is told only to the seat that made it: others know it by its events.
    """
    own = happened.move is not None and happened.seat == seat
    return Entry(
        seq=happened.seq,
        at=moment(happened.at),
        kind=happened.kind,
        seat=happened.seat,
        user=happened.user,
        name=happened.name,
        move=move_ref(desk.game, happened.move) if own and happened.move is not None else None,
        events=[told.body for told in happened.events if told.seen_by(seat)],
        undone=list(happened.undone),
        text=happened.text,
        length=happened.length,
    )


def entries(
    desk: Desk, since: int, seat: int | None, muted: Collection[str] = frozenset()
) -> list[Entry]:
    """What happened after an entry, less the chat of people who are muted."""
    wanted = desk.history[max(0, since) :] if since < desk.seq else []  # seq counts from 1
    return [
        entry(desk, happened, seat)
        for happened in wanted
        if not (happened.kind == "chat" and happened.user in muted)
    ]


def outcome(desk: Desk) -> Outcome | None:
    """How the game ended."""
    if desk.status != "finished":
        return None
    position = desk.player().position
    honours = desk.game.honours(position) if desk.made.players == 1 else []
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


def info(desk: Desk, user: str | None, connected: Collection[str] = ()) -> TableInfo:
    """A table, but for the position."""
    made, terms = desk.made, desk.terms
    people = desk.people()
    persons = sum(occupant.kind == "person" for occupant in desk.occupants)
    return TableInfo(
        id=desk.id,
        game=made.game,
        options=made.options,
        status=desk.status,
        players=made.players,
        seats=seats(desk.occupants, connected),
        host=desk.host,
        access=terms.access,
        undo=terms.undo,
        clock=terms.clock,
        takeover=terms.takeover,
        spectators=terms.spectators,
        note=terms.note,
        stream=made.stream,
        attempt=made.attempt,
        commitment=desk.commitment,
        hot_seat=len(people) == 1 and persons > 1,
        solo=made.players == 1,
        paused=desk.paused,
        pause_asked=sorted(desk.pause_asked),
        seq=desk.seq,
        open_seats=members(desk.open_seats()),
        result=outcome(desk),
        previous=made.previous,
        next=desk.next,
        created_at=moment(made.created_at),
        started_at=maybe(desk.started_at),
        finished_at=maybe(desk.finished_at),
        my_seats=desk.seats_of(user),
    )
