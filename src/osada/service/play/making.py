"""How a table comes to be: ordered, repeated, or given by the day."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy import func, select

from osada.core.errors import OsadaError
from osada.core.game import Game
from osada.core.options import settle
from osada.games import find
from osada.service.bodies import TableBody
from osada.service.play import commands
from osada.service.play.commands import Drafts
from osada.service.play.desk import Desk, Made
from osada.service.play.log import Logged, Occupant
from osada.service.play.thinking import known_bots
from osada.service.problems import Problem, invalid, wrong_state
from osada.service.secrets import new_id, new_seed
from osada.service.store.schema import TABLES
from osada.service.store.writer import Conflict
from osada.service.texts import plain
from osada.service.times import now_ms
from osada.service.wire.people import User
from osada.service.wire.tables import Terms

if TYPE_CHECKING:
    from osada.service.server import Server
    from osada.service.solo.streams import Dice

_TRIES: Final = 4


def occupant(text: str, user: User | None = None) -> Occupant:
    """Who is to sit in a seat: `me`, `open` or `bot:<name>`."""
    if text == "open":
        return Occupant("open")
    if text == "me" and user is not None:
        return Occupant("person", user.id, user.name)
    kind, _, bot = text.partition(":")
    if kind == "bot" and bot in known_bots():
        return Occupant("bot", name=bot, bot=bot)
    known = ", ".join(f"bot:{name}" for name in known_bots())
    raise invalid(f"a seat is {'me, ' if user else ''}open, or one of {known}; not {text!r}")


async def make(server: Server, user: User, order: TableBody) -> Desk:
    """Make the table that somebody ordered."""
    game = _game(order.game)
    seats = [occupant(text, user) for text in order.seats]
    options = _options(game, len(seats), order.options)
    terms = _terms(order, seats)
    await _not_too_many(server, user)
    seed, attempt = new_seed(), 1
    if order.stream is not None:
        dice = await server.streams.find(order.stream)
        if dice.players == 1 and order.seats != ["me"]:
            raise invalid("seats: on a stream for one everybody makes a table of their own")
        seed, attempt = await _on_stream(server, user, dice, game, len(seats), options)
    made = _made(game, len(seats), options, terms, user, seed, order.stream, attempt)
    try:
        return await server.house.create(made, _first_drafts(user, seats, start=order.start))
    except Conflict:
        raise Problem("busy", "you are making another table on this stream") from None


def _game(name: str) -> Game:
    try:
        return find(name)
    except OsadaError:
        raise invalid(f"game: there is no game {name!r}") from None


def _options(game: Game, players: int, chosen: dict[str, str]) -> dict[str, str]:
    try:
        options = settle(game.options, chosen)
        game.new(players, options)
    except OsadaError as error:
        raise invalid(f"options: {error}") from None
    return options


def _terms(order: TableBody, seats: list[Occupant]) -> Terms:
    if order.takeover is not None and order.takeover not in known_bots():
        raise invalid(f"takeover: one of {', '.join(known_bots())}, not {order.takeover!r}")
    alone = all(seat.kind != "open" for seat in seats)
    if order.undo == "free" and not alone:
        raise invalid("undo: free is for tables where nobody else can be wronged")
    if order.undo in {"free", "consent"} and order.stream is not None:
        raise invalid("undo: on a stream nobody goes back beyond its dice")
    return Terms(
        access=order.access,
        undo=order.undo,
        clock=order.clock,
        takeover=order.takeover,
        spectators=order.spectators,
        note=plain(order.note),
    )


async def _not_too_many(server: Server, user: User) -> None:
    wanted = select(func.count()).where(
        TABLES.c.maker_id == user.id, TABLES.c.status.in_(["open", "running"])
    )
    async with server.engine.connect() as connection:
        count = (await connection.execute(wanted)).scalar_one()
    if count >= server.settings.most_tables:
        raise Problem("too-many", f"finish some of your {count} tables first", retry_after=60)


async def _on_stream(
    server: Server, user: User, dice: Dice, game: Game, players: int, options: dict[str, str]
) -> tuple[str, int]:
    if dice.closed:
        raise wrong_state("the stream is closed: its dice are known")
    if (dice.game, dice.players, dice.options) != (game.name, players, options):
        raise invalid("stream: it is for another game, number of players or options")
    return dice.seed, await server.streams.next_attempt(dice.id, user.id)


def _made(
    game: Game,
    players: int,
    options: dict[str, str],
    terms: Terms,
    user: User,
    seed: str,
    stream: str | None = None,
    attempt: int = 1,
    previous: str | None = None,
) -> Made:
    return Made(
        id=new_id("t"),
        game=game.name,
        players=players,
        options=options,
        seed=seed,
        revision=game.revision,
        content=game.content_hash,
        terms=terms,
        stream=stream,
        attempt=attempt,
        previous=previous,
        created_at=now_ms(),
        maker=user.id,
    )


def _first_drafts(user: User, seats: list[Occupant], *, start: bool) -> Drafts:
    sits = any(seat.user == user.id for seat in seats)
    first = Logged(
        "seat",
        user=user.id,
        name=user.name,
        seat=next((i for i, seat in enumerate(seats) if seat.user == user.id), None),
        text="joined" if sits else "made",
        occupants=seats,
    )
    if not start:
        return [first]
    if any(seat.kind == "open" for seat in seats):
        raise invalid("start: a seat is still open")
    return [first, Logged("start", user=user.id, name=user.name)]


# Again


async def rematch(server: Server, user: User, table: str) -> str:
    """The table where the same people play again; the first who asks makes it."""
    following, order = await server.house.read(table, lambda desk: _again(desk, user))
    if following is not None:
        return following
    assert order is not None
    made, seats = order
    await server.house.create(made, _first_drafts(user, seats, start=False))
    try:
        await server.house.change(table, lambda desk: _name(desk, user, made.id))
    except Problem:
        await server.house.change(made.id, lambda desk: commands.abandon(desk, user))
        raise
    first = await server.house.read(table, lambda desk: desk.next)
    assert first is not None
    if first != made.id:  # somebody asked at the same moment
        await server.house.change(made.id, lambda desk: commands.abandon(desk, user))
    return first


def _name(desk: Desk, user: User, following: str) -> Drafts:
    return [] if desk.next is not None else commands.rematch(desk, user, following)


def _again(desk: Desk, user: User) -> tuple[str | None, tuple[Made, list[Occupant]] | None]:
    commands.rematch(desk, user, "")  # says why not
    if desk.next is not None:
        return desk.next, None
    old = desk.made
    back = [Occupant("person", o.user, o.name) if o.kind == "person" else o for o in desk.occupants]
    seats = [*back[1:], back[0]]
    made = _made(desk.game, old.players, old.options, old.terms, user, new_seed(), previous=desk.id)
    return None, (made, seats)


# The challenge of the day


async def play_daily(server: Server, user: User, dice: Dice) -> str:
    """Somebody's table of the day: the unfinished one, or a new one."""
    for _ in range(_TRIES):
        attempt = await server.streams.next_attempt(dice.id, user.id)  # before looking for others
        for table, status in await server.streams.tries(dice.id, user.id):
            if status == "running":
                return table
        with suppress(Conflict):  # two devices at the same moment: one table
            return (await _make_daily(server, user, dice, attempt)).id
    raise Problem("busy", "too much happened at once: try again")


async def _make_daily(server: Server, user: User, dice: Dice, attempt: int) -> Desk:
    terms = Terms(access="link", undo="information", spectators=True)
    made = _made(find(dice.game), 1, dice.options, terms, user, dice.seed, dice.id, attempt)
    seats = [Occupant("person", user.id, user.name)]
    return await server.house.create(made, _first_drafts(user, seats, start=True))
