"""The empire sheet and the dice read as numbers, for the tables."""

from __future__ import annotations

from typing import Final

from osada.games.settlers.content import costs, effects, numbers
from osada.games.settlers.content.components import (
    COLUMNS,
    MOST_AREAS,
    MOST_AREAS_OF_SECTION,
    Dice,
    Empire,
    Section,
)
from osada.games.settlers.content.numbers import RESOURCES, mask

FIRST_BUILD: Final = 10
"""The move that builds the first area of the empire sheet."""
_PARTS: Final = range(2**MOST_AREAS_OF_SECTION)
_FACES: Final = 6


def sections(empire: Empire) -> list[Section]:
    """All sections, track by track."""
    return [section for track in empire.tracks for section in track.sections]


def cost_of_area(empire: Empire) -> list[int]:
    """The number of an area's cost, -1 where a section has no such area."""
    return [
        costs.number(section.areas[a]) if a < len(section.areas) else -1
        for section in sections(empire)
        for a in range(MOST_AREAS_OF_SECTION)
    ]


def _columns(empire: Empire) -> list[list[list[effects.Cost]]]:
    """The areas of each section by track and column, and none after the last."""
    return [[*(section.areas for section in track.sections), []] for track in empire.tracks]


def costs_left(empire: Empire) -> list[int]:
    """The costs left in a section, by the areas that are crossed out."""
    return [
        mask({costs.number(area) for a, area in enumerate(areas) if not part >> a & 1})
        for track in _columns(empire)
        for areas in track
        for part in _PARTS
    ]


def only_move(empire: Empire) -> list[int]:
    """The move that builds the one area left in a section, -1 if there are several or none."""
    return [
        _only_move(t * COLUMNS + c, len(areas), part)
        for t, track in enumerate(_columns(empire))
        for c, areas in enumerate(track)
        for part in _PARTS
    ]


def _only_move(section: int, areas: int, part: int) -> int:
    left = [a for a in range(areas) if not part >> a & 1]
    return FIRST_BUILD + section * MOST_AREAS_OF_SECTION + left[0] if len(left) == 1 else -1


def points(empire: Empire) -> list[int]:
    """The points of a track by its complete sections, track by track."""
    return [n for track in empire.tracks for n in (0, *(s.points for s in track.sections))]


# Fields


def all_of_field(empire: Empire) -> list[int]:
    """The harvest areas of each field."""
    return [
        mask(f * MOST_AREAS + a for a in range(len(field.areas)))
        for f, field in enumerate(empire.fields)
    ]


def complete_bridges(empire: Empire) -> list[int]:
    """Count how many bridges so many sections complete."""
    last = [max(bridge.sections) for bridge in empire.bridges]
    return [sum(section <= n for section in last) for n in range(COLUMNS + 1)]


def field_of_bridge(empire: Empire) -> list[int]:
    """The field that a bridge opens."""
    fields = [field.id for field in empire.fields]
    return [fields.index(bridge.unlocks) for bridge in empire.bridges]


def open_areas(empire: Empire) -> list[int]:
    """The harvest areas that so many sections of bridges open."""
    areas, opened = all_of_field(empire), field_of_bridge(empire)
    return [sum(areas[opened[b]] for b in range(n)) for n in complete_bridges(empire)]


def goods(empire: Empire) -> list[int]:
    """Return the goods of each harvest area, nothing where a field has no such area."""
    nothing = [effects.Goods()] * MOST_AREAS
    areas = [area for field in empire.fields for area in [*field.areas, *nothing][:MOST_AREAS]]
    return [n for area in areas for n in numbers.goods(area)]


def kinds_of_harvest(empire: Empire) -> list[int]:
    """The resources in each harvest area, as a set."""
    found, kinds = goods(empire), len(RESOURCES)
    places = range(0, len(found), kinds)
    return [mask(k for k in range(kinds) if found[at + k]) for at in places]


def only_of_kind(empire: Empire) -> list[int]:
    """The harvest areas that hold stone, wood or food alone."""
    found = kinds_of_harvest(empire)
    return [mask(a for a, kinds in enumerate(found) if kinds == 1 << kind) for kind in range(3)]


# Dice


def _dice(dice: Dice) -> list[list[int]]:
    resource_dice = [[RESOURCES.index(face) for face in die] for die in dice.resource_dice]
    return [*resource_dice, list(dice.worker_die)]


def faces(dice: Dice) -> list[int]:
    """Count how many different faces each die has."""
    return [len(set(die)) for die in _dice(dice)]


def face(dice: Dice) -> list[int]:
    """The different faces of each die, filled up."""
    return [n for die in _dice(dice) for n in [*sorted(set(die)), *[0] * _FACES][:_FACES]]


def weight(dice: Dice) -> list[int]:
    """Count how often each die has each of its faces, filled up."""
    return [
        die.count(n) for die in _dice(dice) for n in [*sorted(set(die)), *[-1] * _FACES][:_FACES]
    ]


def side(dice: Dice) -> list[int]:
    """Return the sides of each die, equal ones side by side."""
    return [n for die in _dice(dice) for n in sorted(die)]
