"""The move table of Settlers: Roll & Write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from osada.core.moves import Domain, Family, MoveTable
from osada.core.record import LETTERS
from osada.games.settlers.content.checks import TRACKS
from osada.games.settlers.content.components import (
    COLUMNS,
    LAST_SHEET,
    MOST_AREAS,
    MOST_AREAS_OF_SECTION,
    MOST_PLAYERS,
    SLOTS,
    Box,
)
from osada.games.settlers.content.empire import FIRST_BUILD
from osada.games.settlers.content.tables import KINDS, RESOURCES
from osada.games.settlers.content.words import better
from osada.text.language import Language

FAVOURS: Final = ("ally", "gift", "crops", "export", "coin")
ALLY: Final = 0
GIFT: Final = 1
CROPS: Final = 2
EXPORT: Final = 3
COIN: Final = 4

TAKE_FAVOUR: Final = 0
USE_FAVOUR: Final = 5
BUILD: Final = 10
BUILD_IN_VILLAGE: Final = 118
HARVEST: Final = 142
USE: Final = 158
REROLL: Final = 164
PICK_DIE: Final = 188
GIVE: Final = 191
TAKE: Final = 195
SELL: Final = 199
SAVE: Final = 202
KEEP: Final = 205
GOLD_FOR: Final = 209
STOP: Final = 212
DONE: Final = 213
FOUND: Final = 214
PLACE: Final = 220
FOUND_NOTHING: Final = 256
ROLL_RESOURCE: Final = 257
ROLL_WORKERS: Final = 261
DRAW_FAVOUR: Final = 271
FIRST_PLAYER: Final = 276
DRAW_SHEET: Final = 280
DECLINE: Final = 379


class Named(Domain):
    """Things whose names in each language are data."""

    def __init__(self, name: str, values: Sequence[str], names: dict[str, list[str]]) -> None:
        super().__init__(name, values, names["en"])
        self.names = names

    def label(self, value: int, language: Language) -> str:
        """A value's name in a language."""
        name = self.names[language.code][value]
        return better(f"{self.name}-{self.values[value]}", name, language)


class Place(Domain):
    """A section of the empire sheet: a track and a number from 1."""

    def label(self, value: int, language: Language) -> str:
        """A section in words."""
        track = language.say(f"track-{TRACKS[value // COLUMNS]}")
        return language.say("section-of-track", track=track, number=value % COLUMNS + 1)


def _numbered(name: str, count: int) -> Domain:
    numbers = [str(i + 1) for i in range(count)]
    return Domain(name, numbers, numbers)


FAVOUR: Final = Domain("favour", FAVOURS)
TRACK: Final = Domain("track", TRACKS)
SECTION: Final = Place("section", [f"{t}-{c + 1}" for t in TRACKS for c in range(COLUMNS)])
AREA: Final = Domain("area", "abcd"[:MOST_AREAS_OF_SECTION], "abc")
SLOT: Final = _numbered("slot", SLOTS)
PART: Final = Domain("area", "abcd"[:MOST_AREAS], "abcd")
FIELD: Final = _numbered("field", 4)
DIE: Final = Domain("die", ("first", "second", "third", "worker"))
RESOURCE_DIE: Final = Domain("die", DIE.values[:3])
RESOURCE: Final = Domain("resource", RESOURCES)
KIND: Final = Domain("resource", KINDS)
WORKERS: Final = Domain("workers", [str(n) for n in range(10)], [str(n) for n in range(10)])
SEAT: Final = Domain("seat", LETTERS[:MOST_PLAYERS], LETTERS[:MOST_PLAYERS])
_SHEETS: Final = [str(no) for no in range(1, LAST_SHEET + 1)]
"""Every number that a sheet can have, so that a sheet more moves no other."""

assert BUILD == FIRST_BUILD


def building_domain(box: Box) -> Domain:
    """The buildings of an edition."""
    every = box.all_buildings()
    names = {"en": [b.name_en for b in every], "pl": [b.name_pl for b in every]}
    return Named("building", [b.id for b in every], names)


def sheet_domain(box: Box) -> Domain:
    """The adventure sheets of an edition; a number that none has is just that."""
    themes = {str(sheet.no): sheet for sheet in box.all_sheets()}
    names: dict[str, list[str]] = {"en": [], "pl": []}
    for no in _SHEETS:
        sheet = themes.get(no)
        names["en"].append(f"{no} ({sheet.theme_en})" if sheet else no)
        names["pl"].append(f"{no} ({sheet.theme_pl})" if sheet else no)
    return Named("sheet", _SHEETS, names)


def move_table(sheet: Domain) -> MoveTable:
    """All moves; only the names of the sheets are the edition's."""
    sheets = Family(DRAW_SHEET, "sheet", {"sheet": sheet})
    return MoveTable([*_FAMILIES, sheets, Family(DECLINE, "decline")])


_FAMILIES: Final = (
    Family(TAKE_FAVOUR, "favour", {"favour": FAVOUR}),
    Family(USE_FAVOUR, "use-favour", {"favour": FAVOUR}),
    Family(BUILD, "build", {"section": SECTION, "area": AREA}),
    Family(BUILD_IN_VILLAGE, "village", {"slot": SLOT, "area": PART}),
    Family(HARVEST, "harvest", {"field": FIELD, "area": PART}),
    Family(USE, "use", {"slot": SLOT}),
    Family(REROLL, "reroll", {"slot": SLOT, "die": DIE}),
    Family(PICK_DIE, "die", {"die": RESOURCE_DIE}),
    Family(GIVE, "give", {"resource": RESOURCE}),
    Family(TAKE, "take", {"resource": RESOURCE}),
    Family(SELL, "sell", {"resource": KIND}),
    Family(SAVE, "save", {"resource": KIND}),
    Family(KEEP, "keep", {"resource": RESOURCE}),
    Family(GOLD_FOR, "gold-for", {"resource": KIND}),
    Family(STOP, "stop"),
    Family(DONE, "done"),
    Family(FOUND, "found", {"slot": SLOT}),
    Family(PLACE, "place", {"section": SECTION}),
    Family(FOUND_NOTHING, "found-nothing"),
    Family(ROLL_RESOURCE, "roll", {"resource": RESOURCE}),
    Family(ROLL_WORKERS, "workers", {"workers": WORKERS}),
    Family(DRAW_FAVOUR, "draw-favour", {"favour": FAVOUR}),
    Family(FIRST_PLAYER, "first", {"seat": SEAT}),
)
MOVES: Final = move_table(Domain("sheet", _SHEETS, _SHEETS))
"""The moves of every edition, which differ in names only."""
DOMAINS: Final = (DIE, FAVOUR, FIELD, PART, RESOURCE, SECTION)
"""The domains that events name, besides buildings and sheets."""
