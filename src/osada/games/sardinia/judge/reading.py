"""A position as judges read it: plainly, piece by piece."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from osada.core.bits import members
from osada.games.sardinia.content.tables import Tables
from osada.games.sardinia.rules.state import PLACES, PRIEST_ACTS, RESERVE, State


class Map(NamedTuple):
    """The map of an edition, plainly."""

    neighbours: list[set[int]]
    harbour_province: list[int]


@lru_cache(maxsize=16)
def read_map(tables: Tables) -> Map:
    """The map from its data: judges share nothing with the tables of the generator."""
    island = tables.island
    ids = [province.id for province in island.provinces]
    return Map(
        [{ids.index(n) for n in p.neighbours} for p in island.provinces],
        [ids.index(h.province) for h in island.harbours],
    )


def priests_in(state: State, province: int) -> list[int]:
    """The seats whose priest is in a province."""
    return [s for s in range(state.players) if province in members(state.priest[s])]


def foreign_priest(state: State, seat: int, province: int) -> bool:
    """Tell whether only priests of others are in a province (S15)."""
    priests = priests_in(state, province)
    return bool(priests) and seat not in priests


def pieces_in(state: State, province: int) -> int:
    """Pieces that stand in a province; one that is passing through does not."""
    pieces = 0
    for seat in range(state.players):
        pieces += (
            state.settlers[seat * PLACES + province] + state.villages[seat * PLACES + province]
        )
    pieces += len(priests_in(state, province))
    if state.phase == PRIEST_ACTS and state.transit == province:
        pieces -= 1
    return int(pieces)


def reserve(state: State, seat: int) -> int:
    """Pieces that a seat has not brought to the board (S31)."""
    on_board = len(members(state.ships[seat])) + len(members(state.forts[seat]))
    on_board += len(members(state.priest[seat]))
    in_provinces = slice(seat * PLACES, seat * PLACES + RESERVE)
    on_board += sum(state.settlers[in_provinces]) + sum(state.villages[in_provinces])
    return 15 - int(on_board)
