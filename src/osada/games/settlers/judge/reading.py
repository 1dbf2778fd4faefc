"""Plain reading of a seat's sheets, for reasons, invariants and views."""

from __future__ import annotations

from typing import NamedTuple

from osada.core.bits import members
from osada.games.settlers.content import effects
from osada.games.settlers.content.components import COLUMNS, MOST_AREAS, ROWS, SLOTS, Building
from osada.games.settlers.content.tables import (
    BASIC,
    FIELDS,
    RESOURCES,
    WITH_GOLD,
)
from osada.games.settlers.rules.state import (
    AREAS_IN_VILLAGE,
    AREAS_OF_TRACK,
    BRIDGES,
    BUILDINGS_COMPLETED,
    DEEDS,
    DICE,
    GOLD,
    POOL,
    SECTIONS_OF_TRACK,
    SETTLEMENTS,
    SPENT,
    WORKERS,
    State,
)


def village(state: State) -> list[Building]:
    """The six buildings that everybody has."""
    return state.tables.villages[state.sheet].buildings


def abilities(state: State, seat: int) -> list[tuple[int, effects.AnyEffect]]:
    """The slots that work for a seat in this round, with what they do."""
    buildings = village(state)
    return [(slot, buildings[slot].effect) for slot in members(state.ready[seat])]


def number(state: State, seat: int, slot: int, name: str) -> int:
    """A number of a building as it counts now (W25)."""
    effect = village(state)[slot].effect
    raised = level(state, seat, slot) if effect.underlined == name else 0
    return int(getattr(effect, name)) + raised


def pool(state: State, seat: int) -> list[int]:
    """Stone, wood, food and gold of a seat."""
    return [int(n) for n in state.pool[seat * POOL : seat * POOL + WITH_GOLD]]


def workers(state: State, seat: int) -> int:
    """Actions that a seat has left."""
    return int(state.pool[seat * POOL + WORKERS])


def kinds(cost: effects.Cost | effects.Bundle) -> list[int]:
    """Stone, wood and food of a cost."""
    return [cost.stone, cost.wood, cost.food]


class Deeds(NamedTuple):
    """A seat's deeds in this round, by track or by resource where there are several."""

    areas: list[int]
    sections: list[int]
    village: int
    harvests: int
    buildings: int
    spent: list[int]
    settlements: int


def deeds(state: State, seat: int) -> Deeds:
    """Return a seat's deeds so far in this round."""
    done = [int(n) for n in state.done[seat * DEEDS : (seat + 1) * DEEDS]]
    village, harvests, buildings = done[AREAS_IN_VILLAGE : BUILDINGS_COMPLETED + 1]
    return Deeds(
        areas=done[AREAS_OF_TRACK : AREAS_OF_TRACK + ROWS],
        sections=done[SECTIONS_OF_TRACK : SECTIONS_OF_TRACK + ROWS],
        village=village,
        harvests=harvests,
        buildings=buildings,
        spent=done[SPENT : SPENT + WITH_GOLD],
        settlements=done[SETTLEMENTS],
    )


def level(state: State, seat: int, slot: int) -> int:
    """Settlements of earlier rounds that raise a building's number."""
    return int(state.level[seat * SLOTS + slot])


def used(state: State, seat: int, slot: int) -> int:
    """Uses of a building in this round, or the set of dice it was used on."""
    return int(state.used[seat * SLOTS + slot])


def pledged(state: State, seat: int) -> list[int]:
    """Gold that shall pay for stone, wood and food before the kind itself (W6)."""
    return [int(n) for n in state.pledge[seat * BASIC : (seat + 1) * BASIC]]


def can_pay(state: State, seat: int, cost: list[int]) -> bool:
    """Tell whether a seat can pay stone, wood and food, with its gold (W6)."""
    return gold_needed(state, seat, cost) <= pool(state, seat)[GOLD]


def gold_needed(state: State, seat: int, cost: list[int]) -> int:
    """The gold that must help to pay a cost, or is pledged to."""
    have, promised = pool(state, seat), pledged(state, seat)
    return sum(
        max(min(amount, promised[kind]), amount - have[kind], 0) for kind, amount in enumerate(cost)
    )


def can_borrow(state: State, seat: int, favour: int) -> bool:
    """Tell whether a building lends a favour that lies in the middle (W17)."""
    lent = {
        slot: members(used(state, seat, slot))
        for slot, effect in abilities(state, seat)
        if isinstance(effect, effects.SecondFavour)
    }
    lends = any(len(lent[slot]) < number(state, seat, slot, "n") for slot in lent)
    again = any(favour in favours for favours in lent.values())
    return lends and not again and favour in members(state.middle)


def dice(state: State, seat: int) -> list[int]:
    """Return the dice of a seat: three resources and a number of workers."""
    return [int(face) for face in state.dice[seat * DICE : (seat + 1) * DICE]]


def part(state: State, seat: int, track: int) -> list[int]:
    """Areas crossed out in the next section of a track."""
    return members(state.part[seat * ROWS + track])


def bundle(bundle: effects.Bundle) -> list[int]:
    """Stone, wood, food, gold and what is chosen, of what is given or got."""
    return [bundle.stone, bundle.wood, bundle.food, bundle.gold, bundle.any]


def built(state: State, seat: int, track: int) -> int:
    """Complete sections of a track."""
    return int(state.built[seat * ROWS + track])


def is_open(state: State, seat: int, field: int) -> bool:
    """Tell whether the bridge to a field is complete (W16)."""
    empire = state.tables.box.empire
    name = empire.fields[field].id
    bridge = next(bridge for bridge in empire.bridges if bridge.unlocks == name)
    return max(bridge.sections) <= built(state, seat, BRIDGES)


def is_complete(state: State, seat: int, slot: int) -> bool:
    """Tell whether all areas of a building are crossed out (W13)."""
    first = slot * MOST_AREAS
    areas = range(first, first + len(village(state)[slot].areas))
    return set(areas) <= set(members(state.crossed[seat]))


def count(state: State, seat: int, slot: int, what: effects.Count) -> int:
    """A number of the whole game, as the rules name it."""
    lengths = [built(state, seat, track) for track in range(ROWS)]
    harvested = members(state.harvested[seat])
    levels = [level(state, seat, s) for s in range(SLOTS)]
    slots = [s for s in range(SLOTS) if state.advanced or not village(state)[s].advanced_only]
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
            return lengths.count(COLUMNS)
        case "full_columns":
            return sum(all(n > column for n in lengths) for column in range(COLUMNS))
        case "bridges_complete":
            return sum(is_open(state, seat, field) for field in range(FIELDS))
        case "harvest_areas_crossed":
            return len(harvested)
        case "fields_empty":
            return sum(
                all(f * MOST_AREAS + a in harvested for a in range(len(field.areas)))
                for f, field in enumerate(state.tables.box.empire.fields)
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
    """Count how many resources a `gain` gives now."""
    effect = village(state)[slot].effect
    assert isinstance(effect, effects.Gain)
    also = sum(getattr(effect.also, name) for name in RESOURCES)
    counted = effect.per.each * count(state, seat, slot, effect.per.count) if effect.per else 0
    return number(state, seat, slot, "n") + int(also) + counted
