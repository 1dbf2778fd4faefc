"""What a seat has on its sheets: buildings, settlements and how far its tracks have come."""

from __future__ import annotations

from collections.abc import Iterator

from osada.core.bits import count
from osada.core.places import Place
from osada.games.settlers.content.components import COLUMNS, SLOTS
from osada.games.settlers.content.tables import LENGTHS
from osada.games.settlers.law.position import SettlersPosition
from osada.games.settlers.law.state import NOTHING

_TRACKS = 4


def places(position: SettlersPosition, seat: int) -> list[Place]:
    """Buildings first: complete ones, then those begun; then settlements and tracks."""
    if position.sheet == NOTHING:
        return []
    return [*_buildings(position, seat), *_settlements(position, seat), *_tracks(position, seat)]


def _buildings(position: SettlersPosition, seat: int) -> list[Place]:
    village = position.tables.villages[position.sheet]
    complete, begun = list[Place](), list[Place]()
    for slot in range(SLOTS):
        building, areas = int(village.building[slot]), village.all_of_building[slot]
        crossed = int(count(areas & position.crossed[seat]))
        if not areas or not crossed:
            continue
        if areas & ~position.crossed[seat] == 0:
            complete.append(Place("complete", {"building": building}))
        else:
            begun.append(Place("begun", {"building": building, "areas": crossed}))
    return [*complete, *begun]


def _settlements(position: SettlersPosition, seat: int) -> Iterator[Place]:
    village = position.tables.villages[position.sheet]
    for slot in range(SLOTS):
        if many := int(position.level[seat * SLOTS + slot]):
            yield Place("settlements", {"building": int(village.building[slot]), "many": many})


def _tracks(position: SettlersPosition, seat: int) -> Iterator[Place]:
    for track in range(_TRACKS):
        if built := int(position.built[seat * _TRACKS + track]):
            points = int(position.tables.points[track * LENGTHS + built])
            section = track * COLUMNS + built - 1
            yield Place("sections", {"section": section, "points": points})
