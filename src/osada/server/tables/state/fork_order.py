"""Forks: the moment of a finished game to play on from, and the table for it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from osada.core.game import Game
from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import invalid, wrong_state
from osada.server.tables.state.commands import preconditions
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import Occupant
from osada.server.tables.state.request_schemas import ForkBody
from osada.server.tables.state.table_order import TableOrder, occupant
from osada.server.tables.state.table_setup import ForkOrigin
from osada.server.tables.state.terms import Terms

_USUAL: Final = "level3"
"""The bot that plays in place of people, unless another is requested."""


class ForkMoment(msgspec.Struct, frozen=True):
    """A moment of a finished game, and the bots to play on with."""

    game: Game
    options: dict[str, str]
    origin: ForkOrigin
    taken: list[tuple[int, int]]
    bots: list[Occupant]
    """The bot for each seat; the user's own seat is replaced."""
    spectators: bool


def fork_moment(hosted: HostedTable, body: ForkBody, bots: Collection[str]) -> ForkMoment:
    """Return the requested moment of a finished game."""
    preconditions.require_rules(hosted)
    preconditions.require_status(hosted, "finished")
    table, setup = hosted.player(), hosted.setup
    taken = [(entry.seat, entry.move) for entry in table.entries]
    if body.move > len(taken):
        raise invalid(f"move: expected 0 to {len(taken)}, not {body.move}")
    to_move = [seat for seat, _ in taken[body.move :] if seat >= 0]
    if not to_move:
        raise wrong_state("no player had anything to decide after that")
    seat = to_move[0] if body.seat is None else body.seat
    preconditions.require_seat_exists(hosted, seat)
    return ForkMoment(
        hosted.game,
        setup.options,
        ForkOrigin(hosted.id, body.move, seat, hosted.commitment),
        taken[: body.move],
        [_bot(each, body.bot, bots) for each in hosted.occupants],
        spectators=hosted.terms.spectators and setup.stream is None,
    )


def _bot(before: Occupant, wanted: str | None, bots: Collection[str]) -> Occupant:
    usual = _USUAL if _USUAL in bots else next(iter(bots))
    there = before.bot if before.kind == "bot" and before.bot in bots else None
    return occupant(f"bot:{wanted or there or usual}", bots)


def fork_order(moment: ForkMoment, user: User) -> tuple[TableOrder, list[tuple[int, int]]]:
    """Return the order for the fork, and the moves it starts with.

    It has no spectators while others still play with the same dice.
    """
    seats = list(moment.bots)
    seats[moment.origin.seat] = Occupant("person", user.id, user.name)
    terms = Terms(access="link", undo="free", spectators=moment.spectators)
    ordered = TableOrder(moment.game, moment.options, seats, terms, fork=moment.origin)
    return ordered, moment.taken
