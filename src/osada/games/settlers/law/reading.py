"""Reading a seat's sheets plainly, for whoever explains: reasons, invariants, views."""

from __future__ import annotations

from typing import Final

from osada.core.bits import members
from osada.games.settlers.content import effects
from osada.games.settlers.content.components import Building
from osada.games.settlers.content.tables import BOX, BUILDINGS, RESOURCES, SHEETS
from osada.games.settlers.law.state import POOL, WORKERS, State

_BY_ID: Final = {building.id: building for building in BUILDINGS}
_VILLAGES: Final = [[_BY_ID[name] for name in sheet.buildings] for sheet in SHEETS]


def village(state: State) -> list[Building]:
    """The six buildings that everybody has."""
    return _VILLAGES[state.sheet]


def abilities(state: State, seat: int) -> list[tuple[int, effects.AnyEffect]]:
    """The slots that work for a seat in this round, with what they do."""
    buildings = village(state)
    return [(slot, buildings[slot].effect) for slot in members(state.ready[seat])]


def number(state: State, seat: int, slot: int, name: str) -> int:
    """A number of a building as it counts now (W25)."""
    effect = village(state)[slot].effect
    raised = int(state.level[seat * 6 + slot]) if effect.underlined == name else 0
    return int(getattr(effect, name)) + raised


def pool(state: State, seat: int) -> list[int]:
    """Stone, wood, food and gold of a seat."""
    return [int(n) for n in state.pool[seat * POOL : seat * POOL + 4]]


def workers(state: State, seat: int) -> int:
    """Actions that a seat has left."""
    return int(state.pool[seat * POOL + WORKERS])


def kinds(cost: effects.Cost | effects.Bundle) -> list[int]:
    """Stone, wood and food of a cost."""
    return [cost.stone, cost.wood, cost.food]


def built(state: State, seat: int, track: int) -> int:
    """Complete sections of a track."""
    return int(state.built[seat * 4 + track])


def is_open(state: State, seat: int, field: int) -> bool:
    """Whether the bridge to a field is complete (W16)."""
    name = BOX.empire.fields[field].id
    bridge = next(bridge for bridge in BOX.empire.bridges if bridge.unlocks == name)
    return max(bridge.sections) <= built(state, seat, 3)


def is_complete(state: State, seat: int, slot: int) -> bool:
    """Whether all areas of a building are crossed out (W13)."""
    areas = range(slot * 4, slot * 4 + len(village(state)[slot].areas))
    return set(areas) <= set(members(state.crossed[seat]))


def count(state: State, seat: int, slot: int, what: effects.Count) -> int:
    """A number of the whole game, as the rules name it."""
    lengths = [built(state, seat, track) for track in range(4)]
    harvested = members(state.harvested[seat])
    levels = [int(state.level[seat * 6 + s]) for s in range(6)]
    slots = [s for s in range(6) if state.advanced or not village(state)[s].advanced_only]
    match what:
        case "sections_walls":
            return lengths[0]
        case "sections_huts":
            return lengths[1]
        case "sections_granaries":
            return lengths[2]
        case "sections_bridges":
            return lengths[3]
        case "imperial_sections":
            return lengths.count(9)
        case "full_columns":
            return sum(all(n > column for n in lengths) for column in range(9))
        case "bridges_complete":
            return sum(is_open(state, seat, field) for field in range(4))
        case "harvest_areas_crossed":
            return len(harvested)
        case "fields_empty":
            return sum(
                all(f * 4 + a in harvested for a in range(len(field.areas)))
                for f, field in enumerate(BOX.empire.fields)
            )
        case "buildings_completed":
            return sum(is_complete(state, seat, s) for s in slots)
        case "settlements":
            return sum(levels)
        case "settlements_of_this_plan":
            return levels[slot]
        case "tracks_with_5_sections":
            return sum(n >= 5 for n in lengths)
        case "lowest_track_sections":
            return min(lengths)
        case "pairs_walls_huts":
            return min(lengths[0], lengths[1])


def gains(state: State, seat: int, slot: int) -> int:
    """How many resources a `gain` gives now."""
    effect = village(state)[slot].effect
    assert isinstance(effect, effects.Gain)
    also = sum(getattr(effect.also, name) for name in RESOURCES)
    counted = effect.per.each * count(state, seat, slot, effect.per.count) if effect.per else 0
    return number(state, seat, slot, "n") + int(also) + counted
