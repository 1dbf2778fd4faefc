"""The share of the data that a table uses, by its adventure: another sheet changes no table.

A table of the competition uses the empire sheet, the dice and the competition sheet; one on an
adventure sheet that sheet and its six buildings instead. Where something comes from is told to
people and matters to no table.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from osada.core.content import fingerprint
from osada.games.settlers.content.components import SHEET_FILE, Box

NO: Final = "no"
DRAWN: Final = "drawn"
DESIGNED: Final = "fan"
"""The values of the option `adventure` besides numbers: none, a drawn sheet, the designed one."""

_EVERYBODY: Final = ("empire.json", "dice.json")
_BUILDINGS: Final = ("competition.json", "buildings.json", "fan.json")
_SHEETS: Final = ("sheets.json", "fan.json")

Data = dict[str, Any]


def used(files: Mapping[str, bytes], box: Box, adventure: str) -> dict[str, bytes]:
    """Return the data that a table's hash covers, without the sources."""
    data = {name: _without_sources(json.loads(file)) for name, file in files.items()}
    found = {name: data[name] for name in _EVERYBODY}
    if adventure == NO:
        found["competition.json"] = data["competition.json"]
    elif adventure == DESIGNED:
        found[SHEET_FILE] = data[SHEET_FILE]
    else:
        numbers = _numbers(box, adventure)
        sheets = [sheet for name in _SHEETS for sheet in data[name]["sheets"]]
        found["sheets.json"] = {"sheets": _sorted(sheets, "no", numbers)}
        buildings = [building for name in _BUILDINGS for building in data[name]["buildings"]]
        found["buildings.json"] = {"buildings": _sorted(buildings, "id", _ids(box, numbers))}
    return {name: json.dumps(part).encode() for name, part in found.items()}


def carried(files: Mapping[str, bytes], box: Box, adventure: str) -> dict[str, bytes]:
    """The files that a table needs wherever it goes, without the sheets that it does not use."""
    if adventure in (NO, DESIGNED):
        wanted = (*_EVERYBODY, "competition.json" if adventure == NO else SHEET_FILE)
        return {name: files[name] for name in wanted}
    numbers = _numbers(box, adventure)
    keep = {name: data for name, data in files.items() if name != SHEET_FILE}
    return _cut(keep, numbers, _ids(box, numbers))


def former(files: Mapping[str, bytes], box: Box) -> frozenset[str]:
    """The hash of all the data as it was with the sheets that the box had in the beginning."""
    keep = {name: data for name, data in files.items() if name != SHEET_FILE}
    later = {sheet.no for sheet in box.sheets.sheets} - set(box.drawn())
    if not later:
        return frozenset({fingerprint(*keep.values())})
    return frozenset({fingerprint(*_cut(keep, set(box.drawn()), _ids(box, box.drawn())).values())})


def _numbers(box: Box, adventure: str) -> set[int]:
    return set(box.drawn()) if adventure == DRAWN else {int(adventure)}


def _ids(box: Box, numbers: Iterable[int]) -> set[str]:
    """The buildings of some sheets."""
    return {name for number in numbers for name in box.sheet(number).buildings}


def _cut(files: Mapping[str, bytes], numbers: set[int], ids: set[str]) -> dict[str, bytes]:
    """The files with some of the adventure sheets, and their buildings, only."""
    found = dict(files)
    for name in ("buildings.json", "sheets.json", "fan.json"):
        data = json.loads(files[name])
        if "sheets" in data:
            data["sheets"] = [sheet for sheet in data["sheets"] if sheet["no"] in numbers]
        if "buildings" in data:
            data["buildings"] = [b for b in data["buildings"] if b["id"] in ids]
        found[name] = json.dumps(data).encode()
    return found


def _sorted(things: list[Data], key: str, wanted: set[Any]) -> list[Data]:
    found = [_without_sources(thing) for thing in things if thing[key] in wanted]
    return sorted(found, key=lambda thing: thing[key])


def _without_sources(data: Data) -> Data:
    return {name: value for name, value in data.items() if name != "provenance"}
