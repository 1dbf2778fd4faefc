"""A designed sheet: `sheet.json`, six buildings of known kinds with names and a credit (W30).

It is data from strangers: bounded, without code, and every text in it is shown as text.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from osada.core.content import LONGEST_TEXT, Name
from osada.games.settlers.content import checks
from osada.games.settlers.content.checks import Fault, SettlersMessage
from osada.games.settlers.content.components import (
    DESIGNED_SHEET,
    MOST_AREAS,
    SHEET_FILE,
    SLOTS,
    Building,
    DesignedSheet,
    Origin,
    Plan,
    Sheet,
)
from osada.games.settlers.content.effects import AnyEffect, Cost
from osada.games.settlers.content.fields import misfits
from osada.text.errors import ContentError, Message
from osada.text.foreign_errors import of_json

FORMAT: Final = 1
MOST_BYTES: Final = 20_000
MOST_ORIGINS: Final = 9
MOST_FAULTS: Final = 99

Art = Literal["production", "exchange", "dice", "labour", "cost", "field", "points", "final"]
"""The houses that we have drawn."""
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]


class OwnBuilding(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A building: a name in one language at least, a picture, a price, an effect and a plan."""

    art: Art
    areas: list[Cost]
    effect: AnyEffect
    name_en: Name | None = None
    name_pl: Name | None = None
    plan: list[tuple[int, int]] | None = None
    note_en: Text = ""
    note_pl: Text = ""


class OwnSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A sheet with its six buildings and whom it is by."""

    format: Literal[1]
    author: Name
    buildings: list[OwnBuilding]
    name_en: Name | None = None
    name_pl: Name | None = None
    note_en: Text = ""
    note_pl: Text = ""
    remix_of: list[Origin] = []
    """The nearest one first."""


def read(data: bytes) -> DesignedSheet:
    """The sheet; the first thing wrong with it is an error."""
    for error in faults(data):
        raise error
    return _own(msgspec.json.decode(data, type=OwnSheet))


def faults(data: bytes) -> list[ContentError]:
    """Everything that is wrong with a sheet, field by field; empty if it can be played."""
    found = [ContentError(path, why, file=SHEET_FILE) for path, why in _faults(data)]
    return found[:MOST_FAULTS]


def _faults(data: bytes) -> Iterator[Fault]:
    if len(data) > MOST_BYTES:
        yield "$", Message("content-bytes", most=MOST_BYTES)
        return
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        yield of_json(error)
        return
    wrong = list(misfits(raw, OwnSheet, "$"))
    yield from wrong
    if not isinstance(raw, dict):
        return
    yield from _faults_of_names("$", raw, [path for path, _ in wrong])
    yield from _faults_of_origins(raw.get("remix_of"))
    buildings = raw.get("buildings")
    if isinstance(buildings, list):
        yield from _faults_of_buildings(buildings, [path for path, _ in wrong])


def _faults_of_names(at: str, raw: dict[str, object], wrong: list[str]) -> Iterator[Fault]:
    """A name in one language at least, and never one that nobody can see."""
    names = [raw.get("name_en"), raw.get("name_pl")]
    if not any(names) and not any(path.startswith(f"{at}.name_") for path in wrong):
        yield f"{at}.name_en", SettlersMessage("content-one-name")
    for key in ("name_en", "name_pl", "author"):
        name = raw.get(key)
        if isinstance(name, str) and name and not name.strip():
            yield f"{at}.{key}", SettlersMessage("content-blank")


def _faults_of_origins(origins: object) -> Iterator[Fault]:
    if isinstance(origins, list) and len(origins) > MOST_ORIGINS:
        yield "$.remix_of", SettlersMessage("content-origins", most=MOST_ORIGINS)


def _faults_of_buildings(raw: list[object], wrong: list[str]) -> Iterator[Fault]:
    """Each building by itself, if it can be read, and then the six together."""
    if len(raw) != SLOTS:
        yield "$.buildings", Message("content-entries", wanted=SLOTS, found=len(raw))
    made: list[Building] = []
    for i, each in enumerate(raw[:SLOTS]):
        at = f"$.buildings[{i}]"
        if isinstance(each, dict):
            yield from _faults_of_names(at, each, wrong)
            yield from _faults_of_areas(at, each.get("areas"))
            if not any(path.startswith(f"{at}.") or path == at for path in wrong):
                made.append(_building(i, msgspec.convert(each, OwnBuilding)))
                yield from _faults_of_building(at, made[-1])
    if len(made) == SLOTS:
        village = {building.id: building for building in made}
        yield from checks.faults_of_village(
            "$", Sheet(DESIGNED_SHEET, "", "", list(village)), village
        )


def _faults_of_areas(at: str, areas: object) -> Iterator[Fault]:
    if isinstance(areas, list) and not 1 <= len(areas) <= MOST_AREAS:
        yield f"{at}.areas", SettlersMessage("content-areas", most=MOST_AREAS)


def _faults_of_building(at: str, building: Building) -> Iterator[Fault]:
    """Return the faults of costs, effect and plan; the number of areas is checked elsewhere."""
    for path, why in checks.faults_of_building(at, building):
        if path != f"{at}.areas":
            yield path.replace(".plan.cells", ".plan"), why


# As the game plays it


def _own(sheet: OwnSheet) -> DesignedSheet:
    buildings = [_building(i, each) for i, each in enumerate(sheet.buildings)]
    names = [building.id for building in buildings]
    english, polish = _both(sheet.name_en, sheet.name_pl)
    return DesignedSheet(
        Sheet(DESIGNED_SHEET, english, polish, names), buildings, sheet.author, sheet.remix_of
    )


def _building(slot: int, own: OwnBuilding) -> Building:
    english, polish = _both(own.name_en, own.name_pl)
    cells = None if own.plan is None else Plan("", own.plan)
    return Building(
        id=f"fan-{slot + 1}",  # no other building can be called so
        name_en=english,
        name_pl=polish,
        areas=own.areas,
        timing=own.effect.timing,
        effect=own.effect,
        provenance="",
        plan=cells,
        category=own.art,
        note_en=own.note_en or own.note_pl,
        note_pl=own.note_pl or own.note_en,
    )


def _both(english: str | None, polish: str | None) -> tuple[str, str]:
    """A name for each language, borrowed where there is none."""
    return english or polish or "", polish or english or ""
