"""A village sheet under test: with all its buildings, and with one of them made useless."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from osada.core.design import Design, Printed, Use, Variant
from osada.games.settlers.content import words
from osada.games.settlers.content.components import (
    FIRST_EXTRA_SHEET,
    SLOTS,
    Building,
    ExtraSheets,
    Sheet,
)
from osada.games.settlers.content.effects import Cost, FinalIf
from osada.games.settlers.rules import scoring
from osada.games.settlers.rules.state import NOTHING, ROUNDS, SECTIONS, State
from osada.text.language import Language

BOXES: Final = ("walls", "huts", "granaries", "bridges", "settlements", "other")
_DEAR: Final = Cost(stone=5)


class SheetDesign(Design[State]):
    """Plays a sheet as an owner's: what is printed stays as it is."""

    def __init__(self, name: str, buildings: list[Building]) -> None:
        self.name = name
        self.buildings = buildings
        self.parts = tuple(building.id for building in buildings)

    def whole(self) -> Variant:
        return _variant(self.buildings)

    def without(self, part: int) -> Variant:
        buildings = list(self.buildings)
        buildings[part] = _ruin(buildings[part])
        return _variant(buildings)

    def gift(self, part: int) -> Variant:
        buildings = list(self.buildings)
        if buildings[part].areas:  # else it is there from the beginning
            buildings[part] = msgspec.structs.replace(buildings[part], areas=[Cost()])
        return _variant(buildings)

    def kind(self, part: int) -> str:
        return str(self.buildings[part].effect.__struct_config__.tag)

    def label(self, part: int, language: Language) -> str:
        return words.name(self.buildings[part], language)

    def uses(self, position: State) -> list[Use]:
        built = int(scoring.finished(position, 0))
        founded = [int(n) // SECTIONS for n in position.settlements[:ROUNDS] if n != NOTHING]
        return [Use(bool(built >> i & 1), founded.count(i)) for i in range(SLOTS)]

    def sources(self, position: State) -> dict[str, int]:
        return {f"box-{name}": int(scoring.box(position, 0, i)) for i, name in enumerate(BOXES)}


def _ruin(building: Building) -> Building:
    """Return the replacement of a building: dear, without a plan, and good for nothing."""
    return Building(
        id=building.id,
        name_pl=building.name_pl,
        name_en=building.name_en,
        areas=[_DEAR] * 4,
        timing="final",
        effect=FinalIf(count="full_columns", min=36, vp=1),
        provenance="balance",
    )


def _variant(buildings: list[Building]) -> Variant:
    named = [msgspec.structs.replace(b, id=f"part_{i}") for i, b in enumerate(buildings)]
    sheet = Sheet(FIRST_EXTRA_SHEET, "Design", "Projekt", [building.id for building in named])
    fan = ExtraSheets({"all": "under test"}, named, [sheet])
    return Variant(
        "settlers", {"fan.json": msgspec.json.encode(fan)}, {"adventure": str(FIRST_EXTRA_SHEET)}
    )


@cache
def printed_sheets() -> list[Printed]:
    """Return the measurements of the sheets of the box."""
    data = (files(__package__) / "printed.json").read_bytes()
    return msgspec.json.decode(data, type=list[Printed])
