"""The components as data: the empire sheet, the dice, the buildings and the village sheets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta

from osada.core import content
from osada.core.content import Name, Provenance
from osada.games.settlers.content.effects import AnyEffect, Cost, Goods, Resource, Timing, Track

FILES: Final = (
    "empire.json",
    "dice.json",
    "competition.json",
    "buildings.json",
    "sheets.json",
    "fan.json",
)
SHEET_FILE: Final = "sheet.json"
"""The file of a designed sheet, which an edition may have."""
MOST_PLAYERS: Final = 4
ROWS: Final = 4
"""The tracks of the empire sheet."""
COLUMNS: Final = 9
SLOTS: Final = 6
MOST_AREAS: Final = 4
"""Areas of a building, and harvest areas of a field, at most."""
MOST_AREAS_OF_SECTION: Final = 3
DEAREST: Final = 5
"""Resources in one area, at most."""
MOST_WORKERS: Final = 9
FIRST_EXTRA_SHEET: Final = 49
LAST_SHEET: Final = 99
DESIGNED_SHEET: Final = 100
"""The number of a designed sheet."""

T = TypeVar("T")
Points = Annotated[int, Meta(ge=0, le=99)]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,39}$")]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of nine steps of a track: what must be crossed out, and the points it brings."""

    areas: list[Cost]
    points: Points


class TrackOfSections(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A construction track."""

    id: Track
    sections: list[Section]


class Bridge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sections of the bridges track, numbered from 1, that open a field together."""

    sections: list[int]
    unlocks: str


class Field(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A field with its harvest areas."""

    id: str
    areas: list[Goods]


class Empire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The empire sheet."""

    provenance: Provenance
    tracks: list[TrackOfSections]
    bridges: list[Bridge]
    fields: list[Field]


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of the three resource dice and of the worker die."""

    provenance: Provenance
    resource_dice: list[list[Resource]]
    worker_die: list[Annotated[int, Meta(ge=0, le=MOST_WORKERS)]]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of a settlement: (row, column) of each of its sections from the top left."""

    shape: str
    cells: list[tuple[int, int]]


class Building(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A building: what it costs, what it does, and the plan that raises it."""

    id: Id
    name_pl: Name
    name_en: Name
    areas: list[Cost]
    timing: Timing
    effect: AnyEffect
    provenance: str
    plan: Plan | None = None
    prebuilt: bool = False
    advanced_only: bool = False
    category: str = ""
    note_pl: str = ""
    note_en: str = ""


class Buildings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some buildings."""

    provenance: Provenance
    buildings: list[Building]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A village sheet: six buildings by id."""

    no: int
    theme_en: Name
    theme_pl: Name
    buildings: list[str]


class Sheets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The adventure sheets."""

    provenance: Provenance
    sheets: list[Sheet]


class ExtraSheets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Buildings and sheets that an owner adds to those of the box: `fan.json`."""

    provenance: Provenance
    buildings: list[Building]
    sheets: list[Sheet]


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The sheet by another author that a designed sheet was made from."""

    name: Name
    author: Name
    content: Hash | None = None
    """Its hash, by which it can be found."""


class DesignedSheet(msgspec.Struct, frozen=True):
    """A designed sheet with its buildings and its author."""

    sheet: Sheet
    buildings: list[Building]
    author: str
    origins: list[Origin]


class Box(msgspec.Struct, frozen=True):
    """Everything the game is played with."""

    empire: Empire
    dice: Dice
    competition: Buildings
    buildings: Buildings
    sheets: Sheets
    extras: ExtraSheets
    designed: DesignedSheet | None = None

    def all_buildings(self) -> list[Building]:
        """Every building, those of the competition sheet first."""
        own = self.designed.buildings if self.designed else []
        return [
            *self.competition.buildings,
            *self.buildings.buildings,
            *self.extras.buildings,
            *own,
        ]

    def all_sheets(self) -> list[Sheet]:
        """The competition sheet, number 0, and every adventure sheet."""
        ids = [building.id for building in self.competition.buildings]
        common = Sheet(0, "Competition", "Rywalizacja", ids)
        own = [self.designed.sheet] if self.designed else []
        return [common, *self.sheets.sheets, *self.extras.sheets, *own]

    def sheet(self, no: int) -> Sheet:
        """The sheet with that number."""
        return next(sheet for sheet in self.all_sheets() if sheet.no == no)

    def village(self, no: int) -> list[Building]:
        """The six buildings of a sheet."""
        known = {building.id: building for building in self.all_buildings()}
        return [known[name] for name in self.sheet(no).buildings]

    def drawn(self) -> list[int]:
        """The numbers of the sheets that can be drawn: the 48 of the box (W27), and an owner's.

        A sheet that is printed later is played by its number: it changes no draw.
        """
        box = [sheet.no for sheet in self.sheets.sheets if sheet.no < FIRST_EXTRA_SHEET]
        return sorted([*box, *(sheet.no for sheet in self.extras.sheets)])

    def numbers(self) -> list[int]:
        """Return the numbers of all adventure sheets but the designed one."""
        return sorted(sheet.no for sheet in self.all_sheets() if 0 < sheet.no < DESIGNED_SHEET)


def shipped() -> dict[str, bytes]:
    """The data files as they came with the game."""
    return {name: content.shipped("osada.games.settlers", name) for name in FILES}


def decode(files: Mapping[str, bytes]) -> Box:
    """Typed content, not checked yet beyond its types."""
    return Box(
        _decode(files, "empire.json", Empire),
        _decode(files, "dice.json", Dice),
        _decode(files, "competition.json", Buildings),
        _decode(files, "buildings.json", Buildings),
        _decode(files, "sheets.json", Sheets),
        _decode(files, "fan.json", ExtraSheets),
    )


def _decode(files: Mapping[str, bytes], name: str, kind: type[T]) -> T:
    with content.in_file(name):
        return content.decode(files[name], kind)
