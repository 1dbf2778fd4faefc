"""Table without its position: seats, terms and result."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from osada.core.bits import members
from osada.core.solo import honours_of
from osada.server.platform.timestamps import maybe, moment
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import Occupant
from osada.server.tables.state.table_edition import custom_content
from osada.server.tables.state.table_schemas import (
    ForkOf,
    Outcome,
    Parts,
    Seat,
    TableInfo,
    Uncounted,
)
from osada.server.tables.state.table_setup import TableSetup


def outcome(hosted: HostedTable) -> Outcome | None:
    """Return the result of a finished game."""
    if hosted.status != "finished" or hosted.other_rules is not None:
        return None
    position = hosted.player().position
    alone = hosted.setup.players == 1 and hosted.setup.fork is None
    honours = honours_of(hosted.game, position) if alone else []
    how = (hosted.terms.undo, list(hosted.takebacks), list(hosted.hints), uncounted(hosted))
    return Outcome(position.scores(), position.places(), honours, *how)


def uncounted(hosted: HostedTable) -> Uncounted | None:
    """Return why a result counts for no best and no ranking."""
    if hosted.setup.fork is not None:
        return "fork"
    if hosted.setup.players > 1 and hosted.setup.stream is None:
        return None
    if hosted.helped:
        return "helped"
    if any(hosted.hints):
        return "hints"
    if any(hosted.takebacks):
        return "takebacks"
    return "further-try" if hosted.attempt > 1 else None


def seats(occupants: Iterable[Occupant], connected: Collection[str]) -> list[Seat]:
    """Return the seats as everyone sees them."""
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


def _parts(hosted: HostedTable) -> Parts:
    """Return the contributions to the dice; numbers are hidden until the game has started."""
    seats = range(hosted.setup.players)
    numbers = hosted.contributions if hosted.started_at is not None else {}
    begun = hosted.reveal if hosted.status == "open" else None
    return Parts(
        seals=[hosted.player_commitments.get(seat) for seat in seats],
        numbers=[numbers.get(seat) for seat in seats],
        until=maybe(begun.at + begun.wait_ms) if begun else None,
    )


def _fork(setup: TableSetup) -> ForkOf | None:
    origin = setup.fork
    return None if origin is None else ForkOf(origin.table, origin.moves, origin.seat)


def hints_refusal(hosted: HostedTable) -> str | None:
    """Return why hints are refused: they are for solo and bot games, or by agreement."""
    if hosted.setup.stream is not None:
        return "hints are not allowed where others play with the same dice"
    seats = [occupant.kind for occupant in hosted.occupants]
    if hosted.terms.hints or (seats.count("person") == 1 and "open" not in seats):
        return None
    return "the people at this table have not agreed on hints"


def info(hosted: HostedTable, user: str | None, connected: Collection[str] = ()) -> TableInfo:
    """Return a table without its position."""
    setup, terms = hosted.setup, hosted.terms
    people = hosted.people()
    people_seats = sum(occupant.kind == "person" for occupant in hosted.occupants)
    return TableInfo(
        id=hosted.id,
        game=setup.game,
        options=setup.options,
        status=hosted.status,
        players=setup.players,
        seats=seats(hosted.occupants, connected),
        host=hosted.host,
        access=terms.access,
        undo=terms.undo,
        clock=terms.clock,
        takeover=terms.takeover,
        spectators=terms.spectators,
        note=terms.note,
        hints=hints_refusal(hosted) is None,
        fork=_fork(setup),
        stream=setup.stream,
        attempt=hosted.attempt,
        commitment=hosted.commitment,
        revision=setup.revision,
        content=custom_content(setup),
        parts=_parts(hosted),
        hot_seat=len(people) == 1 and people_seats > 1,
        solo=setup.players == 1,
        paused=hosted.paused,
        pause_asked=sorted(hosted.pause_asked),
        seq=hosted.seq,
        open_seats=members(hosted.open_seats()),
        result=outcome(hosted),
        previous=setup.previous,
        next=hosted.next,
        created_at=moment(setup.created_at),
        started_at=maybe(hosted.started_at),
        finished_at=maybe(hosted.finished_at),
        my_seats=hosted.seats_of(user),
    )
