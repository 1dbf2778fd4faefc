"""Tournament plan: pairings, seats and deals."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import combinations, combinations_with_replacement

import msgspec

from osada.bots.find import make
from osada.games import find
from osada.lab import LabMessage
from osada.text.errors import OsadaError


class Arena(msgspec.Struct, frozen=True):
    """A tournament; the same plan always means the same games."""

    game: str
    players: int
    bots: list[str]
    games: int
    """Games of every line-up."""
    seed: str
    options: dict[str, str] = {}
    pack: dict[str, bytes] | None = None
    """Data files that are laid over those shipped."""


class Pairing(msgspec.Struct, frozen=True):
    """One game to be played."""

    number: int
    line_up: int
    deal: int
    """Number of the deal: the same for all line-ups and all ways to seat them."""
    bots: list[str]
    """By seat."""


def line_ups(plan: Arena) -> list[tuple[str, ...]]:
    """List the bots that meet at one table: all of them, or every choice that fills the seats."""
    distinct = list(dict.fromkeys(plan.bots))
    if len(plan.bots) == plan.players:
        return [tuple(plan.bots)]
    if len(distinct) > plan.players:
        return list(combinations(distinct, plan.players))
    fillings = combinations_with_replacement(distinct, plan.players)
    return [filling for filling in fillings if len(set(filling)) > 1 or len(distinct) == 1]


def pairings(plan: Arena) -> Iterator[Pairing]:
    """All games: each deal is played in every rotation of the seats before the next deal."""
    tables = line_ups(plan)
    for number in range(plan.games * len(tables)):
        table, turn = number % len(tables), number // len(tables)
        deal, shift = divmod(turn, plan.players)
        bots = tables[table]
        yield Pairing(number, table, deal, [*bots[-shift:], *bots[:-shift]] if shift else [*bots])


def check(plan: Arena) -> None:
    """Say at once what cannot be played."""
    game = find(plan.game).edition(plan.pack)
    game.new(plan.players, plan.options)
    if plan.games < 1:
        raise OsadaError(LabMessage("error-arena-games", games=plan.games))
    if not plan.bots:
        raise OsadaError(LabMessage("error-arena-bots"))
    for name in plan.bots:
        make(name, game, 0)


def name_of(plan: Arena) -> str:
    """A short name that differs for different plans."""
    told = {name: value for name, value in msgspec.structs.asdict(plan).items() if name != "pack"}
    if plan.pack is not None:
        told["pack"] = plan.pack
    digest = sha256(msgspec.json.encode(told, order="sorted")).hexdigest()
    return f"{plan.game}-{plan.players}p-{digest[:8]}"
