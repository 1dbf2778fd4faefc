"""Orders for tables: validated, and turned into the first log entries."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from osada.core.game import Game
from osada.core.options import settle
from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import invalid
from osada.server.tables.state.commands.contributions import begin
from osada.server.tables.state.commands.ending import may_play_again
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import Drafts, NumberCommitted, Occupant, Seated, Started
from osada.server.tables.state.request_schemas import TableBody
from osada.server.tables.state.table_setup import ForkOrigin
from osada.server.tables.state.terms import Terms, UndoPolicy
from osada.text.errors import OsadaError
from osada.text.safety import plain


class TableOrder(msgspec.Struct, frozen=True):
    """A table to create; its id, seed and time are not set yet."""

    game: Game
    options: dict[str, str]
    seats: list[Occupant]
    terms: Terms
    previous: str | None = None
    fork: ForkOrigin | None = None


def order_table(body: TableBody, game: Game, user: User, bots: Collection[str]) -> TableOrder:
    """Return a validated order."""
    if body.content is not None and body.stream is not None:
        raise invalid("content: a stream is played with the server's own data")
    seats = [occupant(text, bots, user) for text in body.seats]
    options = _options(game, len(seats), body.options)
    return TableOrder(game, options, seats, _terms(body, seats, bots))


def occupant(text: str, bots: Collection[str], user: User | None = None) -> Occupant:
    """Return the occupant for `me`, `open` or `bot:<name>`."""
    if text == "open":
        return Occupant("open")
    if text == "me" and user is not None:
        return Occupant("person", user.id, user.name)
    kind, _, bot = text.partition(":")
    if kind == "bot" and bot in bots:
        return Occupant("bot", name=bot, bot=bot)
    known = ", ".join(f"bot:{name}" for name in bots)
    raise invalid(f"a seat is {'me, ' if user else ''}open, or one of {known}; not {text!r}")


def _options(game: Game, players: int, chosen: dict[str, str]) -> dict[str, str]:
    try:
        options = settle(game.options, chosen)
        game.new(players, options)
    except OsadaError as error:
        raise invalid(f"options: {error}") from None
    return options


def _terms(body: TableBody, seats: list[Occupant], bots: Collection[str]) -> Terms:
    if body.takeover is not None and body.takeover not in bots:
        raise invalid(f"takeover: one of {', '.join(bots)}, not {body.takeover!r}")
    alone = all(seat.kind != "open" for seat in seats)
    undo = body.undo or _usual_undo(body, seats)
    if undo == "free" and not alone:
        raise invalid("undo: free is only for tables without other people")
    if body.seal is not None and body.stream is not None:
        raise invalid("seal: on a stream all tables have the same dice")
    if body.hints and body.stream is not None:
        raise invalid("hints: not allowed where others play with the same dice")
    if undo in {"free", "consent"} and body.stream is not None:
        raise invalid("undo: on a stream undo stops at the dice")
    return Terms(
        access=body.access,
        undo=undo,
        clock=body.clock,
        takeover=body.takeover,
        spectators=body.spectators,
        note=plain(body.note),
        hints=body.hints,
    )


def _usual_undo(body: TableBody, seats: list[Occupant]) -> UndoPolicy:
    """Return the default policy: free alone or with bots only, except on a stream."""
    others = [seat.kind for seat in seats if seat.kind != "bot"]
    return "free" if others == ["person"] and body.stream is None else "information"


class FirstEntries(msgspec.Struct, frozen=True):
    """Options for the entries that are written when a table is created."""

    start: bool
    tries: dict[str, int] | None = None
    taken: list[tuple[int, int]] | None = None
    """Of a fork, the moves taken over."""
    seal: str | None = None
    wait_ms: int = 0


def first_drafts(user: User, seats: list[Occupant], opening: FirstEntries) -> Drafts:
    """Return the first entries of a new table."""
    mine = [seat for seat, occupant in enumerate(seats) if occupant.user == user.id]
    first = Seated(
        change="joined" if mine else "made",
        seat=mine[0] if mine else None,
        user=user.id,
        name=user.name,
        occupants=seats,
    )
    drafts: Drafts = [first]
    if opening.seal is not None:
        if not mine:
            raise invalid("seal: you have no seat")
        drafts.append(
            NumberCommitted(seat=mine[0], user=user.id, name=user.name, seal=opening.seal)
        )
    if not opening.start:
        return drafts
    if any(seat.kind == "open" for seat in seats):
        raise invalid("start: a seat is still open")
    if opening.taken is not None:
        return [*drafts, Started(user=user.id, name=user.name, taken=opening.taken)]
    committed = opening.seal is not None
    return drafts + begin(user, opening.tries, wait_ms=opening.wait_ms, committed=committed)


def rematch_order(hosted: HostedTable, user: User) -> str | TableOrder:
    """Return the rematch table, or the order for it with the seats rotated by one."""
    may_play_again(hosted, user)
    if hosted.next is not None:
        return hosted.next
    setup = hosted.setup
    back = [
        Occupant("person", o.user, o.name) if o.kind == "person" else o for o in hosted.occupants
    ]
    game = hosted.game.edition(revision=hosted.game.supported[-1])
    return TableOrder(game, setup.options, [*back[1:], back[0]], setup.terms, hosted.id)
