"""Checks of data whose types are right: each fault with its file, path and reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from osada.games.settlers.content import effects
from osada.games.settlers.content.components import (
    COLUMNS,
    DEAREST,
    FIRST_EXTRA_SHEET,
    LAST_SHEET,
    MOST_AREAS,
    MOST_AREAS_OF_SECTION,
    ROWS,
    SLOTS,
    Box,
    Building,
    Dice,
    Empire,
    Sheet,
    decode,
)
from osada.text.errors import ContentError, Message

TRACKS = ("walls", "huts", "granaries", "bridges")


class SettlersMessage(Message):
    """Why something is refused, in the words of this game."""

    package = "osada.games.settlers"


Fault = tuple[str, Message]


def check(files: Mapping[str, bytes]) -> Box:
    """The content of the data files; the first thing wrong with it is an error."""
    box = decode(files)
    for name, path, reason in _faults(box):
        raise ContentError(path, reason, file=name)
    return box


def _faults(box: Box) -> Iterator[tuple[str, str, Message]]:
    yield from _in("empire.json", _faults_of_empire(box.empire))
    yield from _in("dice.json", _faults_of_dice(box.dice))
    known: set[str] = set()
    for name, buildings in (
        ("competition.json", box.competition.buildings),
        ("buildings.json", box.buildings.buildings),
        ("fan.json", box.extras.buildings),
    ):
        yield from _in(name, _faults_of_buildings(buildings, known))
    if len(box.competition.buildings) != SLOTS:
        found = len(box.competition.buildings)  # W1
        reason = Message("content-entries", wanted=SLOTS, found=found)
        yield "competition.json", "$.buildings", reason
    village = {building.id: building for building in box.all_buildings()}
    numbers: set[int] = set()
    for name, sheets in (("sheets.json", box.sheets.sheets), ("fan.json", box.extras.sheets)):
        first = 1 if name == "sheets.json" else FIRST_EXTRA_SHEET
        yield from _in(name, _faults_of_sheets(sheets, village, numbers, first))
    if not numbers:
        yield "sheets.json", "$.sheets", SettlersMessage("content-no-sheet")
    competition = box.all_sheets()[0]
    yield from _in("competition.json", faults_of_village("$", competition, village))


def _in(name: str, faults: Iterator[Fault]) -> Iterator[tuple[str, str, Message]]:
    return ((name, path, reason) for path, reason in faults)


# The empire sheet (W2)


def _faults_of_empire(empire: Empire) -> Iterator[Fault]:
    if [track.id for track in empire.tracks] != list(TRACKS):
        yield "$.tracks", Message("content-in-order", known=", ".join(TRACKS))
        return
    for t, track in enumerate(empire.tracks):
        at = f"$.tracks[{t}].sections"
        if len(track.sections) != COLUMNS:
            yield at, Message("content-entries", wanted=COLUMNS, found=len(track.sections))
        for s, section in enumerate(track.sections):
            if not 1 <= len(section.areas) <= MOST_AREAS_OF_SECTION:
                yield (
                    f"{at}[{s}].areas",
                    SettlersMessage("content-areas", most=MOST_AREAS_OF_SECTION),
                )
            yield from _faults_of_costs(f"{at}[{s}].areas", section.areas)
    yield from _faults_of_bridges(empire)
    for f, field in enumerate(empire.fields):
        if not 1 <= len(field.areas) <= MOST_AREAS:
            yield f"$.fields[{f}].areas", SettlersMessage("content-areas", most=MOST_AREAS)
        for a, area in enumerate(field.areas):
            if not any((area.stone, area.wood, area.food, area.gold)):
                yield f"$.fields[{f}].areas[{a}]", SettlersMessage("content-empty-harvest")


def _faults_of_bridges(empire: Empire) -> Iterator[Fault]:
    """Four bridges, one after another, each opening a field of its own (W16)."""
    fields = [field.id for field in empire.fields]
    if len(fields) != 4 or len(set(fields)) != 4:
        yield "$.fields", SettlersMessage("content-fields")
    if sorted(bridge.unlocks for bridge in empire.bridges) != sorted(fields):
        yield "$.bridges", SettlersMessage("content-bridges")
    sections = [section for bridge in empire.bridges for section in bridge.sections]
    if sections != list(range(1, COLUMNS + 1)) or not all(b.sections for b in empire.bridges):
        yield "$.bridges", SettlersMessage("content-bridge-sections", last=COLUMNS)


def _faults_of_costs(path: str, areas: list[effects.Cost]) -> Iterator[Fault]:
    for a, area in enumerate(areas):
        if area.stone + area.wood + area.food > DEAREST:
            yield f"{path}[{a}]", SettlersMessage("content-dear", most=DEAREST)


def _entries(wanted: int, things: Sequence[object]) -> Message:
    return Message("content-entries", wanted=wanted, found=len(things))


def _faults_of_dice(dice: Dice) -> Iterator[Fault]:
    """Three resource dice and a worker die (W3)."""
    if len(dice.resource_dice) != 3:
        yield "$.resource_dice", _entries(3, dice.resource_dice)
    for d, faces in enumerate(dice.resource_dice):
        if len(faces) != 6:
            yield f"$.resource_dice[{d}]", _entries(6, faces)
    if len(dice.worker_die) != 6:
        yield "$.worker_die", _entries(6, dice.worker_die)


# Buildings (W13, W25)


def _faults_of_buildings(buildings: list[Building], known: set[str]) -> Iterator[Fault]:
    for i, building in enumerate(buildings):
        at = f"$.buildings[{i}]"
        if building.id in known:
            yield f"{at}.id", SettlersMessage("content-same-building", name=building.id)
        known.add(building.id)
        yield from faults_of_building(at, building)


def faults_of_building(at: str, building: Building) -> Iterator[Fault]:
    """Return the faults of a building by itself."""
    if len(building.areas) > MOST_AREAS:
        yield f"{at}.areas", SettlersMessage("content-most-areas", most=MOST_AREAS)
    if building.prebuilt != (not building.areas):
        yield f"{at}.areas", SettlersMessage("content-prebuilt")
    if building.advanced_only and not building.prebuilt:
        yield f"{at}.advanced_only", SettlersMessage("content-advanced")
    yield from _faults_of_costs(f"{at}.areas", building.areas)
    effect = building.effect
    if building.timing != effect.timing:
        kind = str(effect.__struct_config__.tag)
        yield f"{at}.timing", SettlersMessage("content-timing", kind=kind, timing=effect.timing)
    yield from _faults_of_effect(f"{at}.effect", effect)
    yield from _faults_of_plan(f"{at}.plan", building)


def _faults_of_effect(at: str, effect: effects.AnyEffect) -> Iterator[Fault]:
    if isinstance(effect, effects.GainChoice | effects.ActionForResource) and (
        not effect.sources or len(set(effect.sources)) != len(effect.sources)
    ):
        yield f"{at}.from", SettlersMessage("content-choice")
    if isinstance(effect, effects.CopyDie | effects.SetDie) and effect.n > 3:
        yield f"{at}.n", SettlersMessage("content-dice")
    if (
        isinstance(effect, effects.Exchange | effects.SpendForPoints | effects.SpendForAction)
        and not 1 <= _size(effect.give) <= DEAREST
    ):
        yield f"{at}.give", SettlersMessage("content-resources", most=DEAREST)
    if isinstance(effect, effects.Exchange) and not 1 <= _size(effect.get) <= DEAREST:
        yield f"{at}.get", SettlersMessage("content-resources", most=DEAREST)
    if isinstance(effect, effects.Gain) and not _gains(effect):
        yield f"{at}.n", SettlersMessage("content-nothing")


def _size(bundle: effects.Bundle) -> int:
    return bundle.stone + bundle.wood + bundle.food + bundle.gold + bundle.any


def _gains(effect: effects.Gain) -> bool:
    return bool(effect.n or effect.per or effect.also != effects.Goods())


def _faults_of_plan(at: str, building: Building) -> Iterator[Fault]:
    """A plan is one piece that fits on the empire sheet (W24)."""
    plan = building.plan
    if plan is None:
        if building.effect.underlined is not None:
            yield at, SettlersMessage("content-needs-plan")
        return
    for c, (row, column) in enumerate(plan.cells):
        if not (0 <= row < ROWS and 0 <= column < COLUMNS):
            yield f"{at}.cells[{c}]", SettlersMessage("content-off", rows=ROWS, columns=COLUMNS)
    cells = set(plan.cells)
    if not cells or len(cells) != len(plan.cells):
        yield f"{at}.cells", SettlersMessage("content-cells")
        return
    if min(row for row, _ in cells) or min(column for _, column in cells):
        yield f"{at}.cells", SettlersMessage("content-corner")
    if not _in_one_piece(cells):
        yield f"{at}.cells", SettlersMessage("content-pieces")


def _in_one_piece(cells: set[tuple[int, int]]) -> bool:
    found: set[tuple[int, int]] = set()
    border = {min(cells)}
    while border:
        found |= border
        near = {(r + y, c + x) for r, c in border for y, x in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        border = (near & cells) - found
    return found == cells


# Village sheets (W1)


def _faults_of_sheets(
    sheets: list[Sheet], village: Mapping[str, Building], numbers: set[int], first: int
) -> Iterator[Fault]:
    for i, sheet in enumerate(sheets):
        at = f"$.sheets[{i}]"
        if not first <= sheet.no <= LAST_SHEET:
            yield f"{at}.no", Message("content-range", first=first, last=LAST_SHEET)
        if sheet.no in numbers:
            yield f"{at}.no", SettlersMessage("content-same-sheet", sheet=sheet.no)
        numbers.add(sheet.no)
        yield from faults_of_village(at, sheet, village)


def faults_of_village(at: str, sheet: Sheet, village: Mapping[str, Building]) -> Iterator[Fault]:
    """Return the faults of six buildings together."""
    if len(sheet.buildings) != SLOTS or len(set(sheet.buildings)) != SLOTS:
        yield f"{at}.buildings", SettlersMessage("content-village", number=SLOTS)
    for b, name in enumerate(sheet.buildings):
        if name not in village:
            yield f"{at}.buildings[{b}]", SettlersMessage("content-no-building", name=name)
            return
    cheaper = Counter(
        effect.track
        for effect in (village[name].effect for name in sheet.buildings)
        if isinstance(effect, effects.Discount) and effect.resource == "any"
    )
    for track, times in cheaper.items():
        if times > 1:
            yield f"{at}.buildings", SettlersMessage("content-cheaper", track=track)
