"""Holdings of a seat: buildings, settlements and the sections of its tracks."""

from __future__ import annotations

from collections.abc import Iterator

from osada.core.bits import count
from osada.games.settlers.content.components import COLUMNS, SLOTS
from osada.games.settlers.content.tables import LENGTHS
from osada.games.settlers.rules.position import SettlersPosition
from osada.games.settlers.rules.state import NOTHING
from osada.teaching.holdings import Holding

_TRACKS = 4


def holdings(position: SettlersPosition, seat: int) -> list[Holding]:
    """Buildings first: complete ones, then those begun; then settlements and tracks."""
    if position.sheet == NOTHING:
        return []
    return [*_buildings(position, seat), *_settlements(position, seat), *_tracks(position, seat)]


def _buildings(position: SettlersPosition, seat: int) -> list[Holding]:
    village = position.tables.villages[position.sheet]
    complete, begun = list[Holding](), list[Holding]()
    for slot in range(SLOTS):
        building, areas = int(village.building[slot]), village.all_of_building[slot]
        crossed = int(count(areas & position.crossed[seat]))
        if not areas or not crossed:
            continue
        if areas & ~position.crossed[seat] == 0:
            complete.append(Holding("complete", {"building": building}))
        else:
            begun.append(Holding("begun", {"building": building, "areas": crossed}))
    return [*complete, *begun]


def _settlements(position: SettlersPosition, seat: int) -> Iterator[Holding]:
    village = position.tables.villages[position.sheet]
    for slot in range(SLOTS):
        if many := int(position.level[seat * SLOTS + slot]):
            yield Holding("settlements", {"building": int(village.building[slot]), "many": many})


def _tracks(position: SettlersPosition, seat: int) -> Iterator[Holding]:
    for track in range(_TRACKS):
        if built := int(position.built[seat * _TRACKS + track]):
            points = int(position.tables.points[track * LENGTHS + built])
            section = track * COLUMNS + built - 1
            yield Holding("sections", {"section": section, "points": points})
