"""What can be asked of a table: each command checks, and says what is to be written down.

Commands read a desk and change nothing; their drafts become entries of the log.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from osada.core.errors import MoveError
from osada.service.play.desk import Desk
from osada.service.play.log import Logged, Occupant
from osada.service.problems import Problem, forbidden, invalid, wrong_state
from osada.service.wire.people import User

Drafts = list[Logged]
STAND_IN: Final = "level2"
"""The bot that plays on where a table has named none."""


class Asked(msgspec.Struct, frozen=True):
    """Who asks for a change, and the idempotency key of the request."""

    user: User
    key: str | None = None
    print: str | None = None


# Before the start


def join(desk: Desk, user: User, seat: int | None) -> Drafts:
    """Sit down."""
    _must_be(desk, "open")
    if desk.seats_of(user.id):
        raise wrong_state("you sit at this table already")
    if desk.made.stream is not None and desk.made.players == 1:
        raise wrong_state("on a stream for one everybody makes a table of their own")
    free = [i for i, occupant in enumerate(desk.occupants) if occupant.kind == "open"]
    if seat is None and free:
        seat = free[0]
    if seat is None or not 0 <= seat < len(desk.occupants):
        raise Problem("taken", "no seat is free")
    if seat not in free:
        raise Problem("taken", f"seat {seat} is taken")
    seats = _with(desk, seat, Occupant("person", user.id, user.name))
    host = user.id if desk.host is None else None
    return [_seat("joined", seat, user, seats, host)]


def leave(desk: Desk, user: User) -> Drafts:
    """Stand up; after the start a bot plays on."""
    mine = desk.seats_of(user.id)
    if not mine:
        raise forbidden("you do not sit at this table")
    if desk.status == "running":
        return _resign(desk, user, mine)
    _must_be(desk, "open")
    seats = [Occupant("open") if o.user == user.id else o for o in desk.occupants]
    rest = [o.user for o in seats if o.user is not None]
    host = (rest[0] if rest else "") if desk.host == user.id else None
    return [_seat("left", mine[0], user, seats, host)]


def _resign(desk: Desk, user: User, mine: list[int]) -> Drafts:
    seats = [_taken_over(desk, o) if o.user == user.id else o for o in desk.occupants]
    return [_seat("resigned", mine[0], user, seats)]


def _taken_over(desk: Desk, occupant: Occupant) -> Occupant:
    bot = desk.terms.takeover or STAND_IN
    return msgspec.structs.replace(occupant, bot=bot, taken_over=True, overdue=False)


def set_seat(desk: Desk, user: User, seat: int, occupant: Occupant) -> Drafts:
    """The host opens a seat, whoever sits there, or puts a bot on it."""
    _must_be(desk, "open")
    _must_host(desk, user)
    _must_exist(desk, seat)
    if desk.occupants[seat].user == user.id:
        raise wrong_state("that seat is your own: leave the table instead")
    text = "kicked" if desk.occupants[seat].kind == "person" else "left"
    text = "joined" if occupant.kind == "bot" else text
    return [_seat(text, seat, user, _with(desk, seat, occupant))]


def start(desk: Desk, user: User) -> Drafts:
    """Begin the game."""
    _must_be(desk, "open")
    _must_host(desk, user)
    if any(occupant.kind == "open" for occupant in desk.occupants):
        raise wrong_state("a seat is still open")
    return [Logged("start", user=user.id, name=user.name)]


# Play


def play(desk: Desk, asked: Asked, seat: int, move: int, token: str) -> Drafts:
    """Make a move."""
    _must_play(desk, asked.user, seat)
    table = desk.player()
    if token != table.token(seat):
        at = table.token(seat)
        raise Problem("stale", f"the move was meant for {token}, but the game stands at {at}")
    check_move(desk, seat, move)
    return [_move(desk, seat, move, asked)]


def play_as_bot(desk: Desk, seat: int, move: int, token: str) -> Drafts:
    """Make the move that a bot of the house chose, if it is still wanted."""
    if seat not in desk.bots_due() or desk.player().token(seat) != token:
        return []
    check_move(desk, seat, move)
    return [Logged("move", seat=seat, move=move)]


def check_move(desk: Desk, seat: int, move: int) -> None:
    """Refuse what the rules forbid, with the rule."""
    moves = desk.game.moves
    try:
        notation = moves.notation(move)
    except MoveError as error:
        raise invalid(str(error)) from None
    rule = desk.game.why_not(desk.player().position, seat, move)
    if rule is not None:
        message = f"{notation}: not allowed ({rule})"
        raise Problem("not-allowed", message, rule=rule, notation=notation)


def _move(desk: Desk, seat: int, move: int, asked: Asked) -> Logged:
    user = asked.user
    return Logged(
        "move",
        seat=seat,
        move=move,
        user=user.id,
        name=user.name,
        key=asked.key,
        print=asked.print,
    )


def undo(desk: Desk, asked: Asked, seat: int, moves: int, token: str | None) -> Drafts:
    """Take moves back: to the last information, or further as the table's policy says."""
    _must_play(desk, asked.user, seat)
    table, policy = desk.player(), desk.terms.undo
    if token is not None and token != table.token(seat):
        raise Problem("stale", "something has happened since")
    if policy == "none":
        raise Problem("nothing-to-undo", "at this table nothing is taken back")
    draft = Logged(
        "undo",
        seat=seat,
        moves=moves,
        user=asked.user.id,
        name=asked.user.name,
        key=asked.key,
        print=asked.print,
    )
    if moves <= len(table.undoable(seat)):
        return [draft]
    if policy == "information":
        raise Problem("nothing-to-undo", "something new has been seen since")
    keep = _entry_of_move(desk, seat, moves)
    asking = policy == "consent" and bool(desk.others(seat))
    if asking and desk.request is not None:
        raise wrong_state("a request to take moves back is still open")
    kind = msgspec.structs.replace(draft, kind="undo-request") if asking else draft
    return [msgspec.structs.replace(kind, keep=keep)]


def _entry_of_move(desk: Desk, seat: int, moves: int) -> int:
    """Where in the record the seat's last moves begin."""
    mine = [i for i, entry in enumerate(desk.player().entries) if entry.seat == seat]
    if not 1 <= moves <= len(mine):
        raise Problem("nothing-to-undo", "you have not made that many moves")
    return mine[-moves]


def answer_undo(desk: Desk, user: User, seat: int, *, agree: bool) -> Drafts:
    """Say whether another seat may take its moves back."""
    _must_sit(desk, user, seat)
    if desk.request is None or seat not in desk.request.needed:
        raise wrong_state("nobody has asked you to let them take moves back")
    text = "yes" if agree else "no"
    return [Logged("undo-answer", seat=seat, user=user.id, name=user.name, text=text)]


def follow_up(desk: Desk) -> Logged | None:
    """What must be written down next, because of what has just been."""
    if desk.request is not None and not desk.request.needed:
        request = desk.request
        return Logged("undo", seat=request.seat, moves=request.moves, keep=request.keep)
    if desk.status == "running" and desk.player().over:
        return Logged("end")
    return None


# Around the game


def pause(desk: Desk, user: User) -> Drafts:
    """Stop the clocks; with others at a table with a clock, all people must ask for it."""
    _must_be(desk, "running")
    mine = _my_seats(desk, user)
    if desk.paused:
        raise wrong_state("the table is paused already")
    everybody = {i for i, o in enumerate(desk.occupants) if o.waits}
    asked = desk.pause_asked | set(mine)
    if desk.clocks.ticks and not everybody <= asked:
        if set(mine) <= desk.pause_asked:
            raise wrong_state("you have asked for a pause already")
        return [
            Logged("pause-request", seat=seat, user=user.id, name=user.name)
            for seat in mine
            if seat not in desk.pause_asked
        ]
    return [Logged("pause", seat=mine[0], user=user.id, name=user.name)]


def resume(desk: Desk, user: User) -> Drafts:
    """Go on."""
    _must_be(desk, "running")
    mine = _my_seats(desk, user)
    if not desk.paused:
        raise wrong_state("the table is not paused")
    return [Logged("resume", seat=mine[0], user=user.id, name=user.name)]


def chat(desk: Desk, user: User, text: str) -> Drafts:
    """Say something."""
    if user.id in desk.muted:
        raise Problem("muted", "the host has muted you at this table")
    mine = desk.seats_of(user.id)
    seat = mine[0] if mine else None
    return [Logged("chat", seat=seat, user=user.id, name=user.name, text=text)]


def mute(desk: Desk, user: User, other: str, *, muted: bool) -> Drafts:
    """The host refuses somebody's chat, or lets them speak again."""
    _must_host(desk, user)
    if other == user.id:
        raise wrong_state("a host does not mute themselves")
    if (other in desk.muted) == muted:
        return []
    return [Logged("seat", user=user.id, name=other, text="muted" if muted else "unmuted")]


def run_out(desk: Desk, at: int) -> Drafts:
    """Seats that have no time left: a bot takes over if the table says so."""
    if desk.status != "running" or desk.paused:
        return []
    drafts = []
    seats = list(desk.occupants)
    for seat in desk.clocks.run_out(at):
        if desk.terms.takeover is not None:
            seats[seat] = _taken_over(desk, seats[seat])
        else:
            seats[seat] = msgspec.structs.replace(seats[seat], overdue=True)
        text = "takeover" if seats[seat].taken_over else "timeout"
        name = seats[seat].name
        drafts.append(Logged("seat", seat=seat, name=name, text=text, occupants=list(seats)))
    return drafts


def replace(desk: Desk, user: User, seat: int) -> Drafts:
    """Let a bot play on for somebody whose time has run out."""
    _must_be(desk, "running")
    _my_seats(desk, user)
    _must_exist(desk, seat)
    if not desk.occupants[seat].overdue:
        raise wrong_state("that seat's time has not run out")
    seats = _with(desk, seat, _taken_over(desk, desk.occupants[seat]))
    return [_seat("takeover", seat, user, seats)]


def come_back(desk: Desk, user: User) -> Drafts:
    """Sit down again where a bot took over."""
    _must_be(desk, "running")
    mine = [seat for seat in desk.seats_of(user.id) if desk.occupants[seat].taken_over]
    if not mine:
        raise wrong_state("no bot has taken over a seat of yours")
    seats = list(desk.occupants)
    for seat in mine:
        occupant = seats[seat]
        seats[seat] = msgspec.structs.replace(occupant, bot=None, taken_over=False)
    return [_seat("returned", mine[0], user, seats)]


def abandon(desk: Desk, user: User) -> Drafts:
    """Give the table up: the host before the start, or whoever plays without other people."""
    if desk.status == "open":
        _must_host(desk, user)
    elif desk.status == "running":
        _my_seats(desk, user)
        if any(person != user.id for person in desk.people()):
            raise forbidden("other people play at this table: you may leave it")
    else:
        raise wrong_state("the table is closed already")
    return [Logged("end", user=user.id, name=user.name, text="abandoned")]


def rematch(desk: Desk, user: User, following: str) -> Drafts:
    """Name the table where the same people play again."""
    _must_be(desk, "finished")
    _my_seats(desk, user)
    return [Logged("seat", user=user.id, name=following, text="rematch")]


# What must hold


def _must_be(desk: Desk, status: str) -> None:
    if desk.status != status:
        raise wrong_state(f"the table is {desk.status}, not {status}")


def _must_host(desk: Desk, user: User) -> None:
    if desk.host != user.id:
        raise forbidden("only the host of the table may do that")


def _must_exist(desk: Desk, seat: int) -> None:
    if not 0 <= seat < len(desk.occupants):
        raise invalid(f"seat: there is no seat {seat}")


def _must_sit(desk: Desk, user: User, seat: int) -> None:
    _must_exist(desk, seat)
    if desk.occupants[seat].user != user.id:
        raise forbidden(f"seat {seat} is not yours")


def _must_play(desk: Desk, user: User, seat: int) -> None:
    _must_sit(desk, user, seat)
    _must_be(desk, "running")
    if desk.paused:
        raise wrong_state("the table is paused")
    if desk.occupants[seat].taken_over:
        raise wrong_state("a bot has taken over your seat: sit down again first")


def _my_seats(desk: Desk, user: User) -> list[int]:
    mine = desk.seats_of(user.id)
    if not mine:
        raise forbidden("you do not sit at this table")
    return mine


def _with(desk: Desk, seat: int, occupant: Occupant) -> list[Occupant]:
    return [*desk.occupants[:seat], occupant, *desk.occupants[seat + 1 :]]


def _seat(
    text: str, seat: int, user: User, seats: Iterable[Occupant], host: str | None = None
) -> Logged:
    return Logged(
        "seat",
        seat=seat,
        user=user.id,
        name=user.name,
        text=text,
        occupants=list(seats),
        host=host,
    )
