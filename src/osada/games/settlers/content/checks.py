"""What can be wrong with data whose types are right: each fault with its file, path and reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from osada.core.errors import ContentError
from osada.games.settlers.content import effects
from osada.games.settlers.content.components import (
    COLUMNS,
    DEAREST,
    FIRST_FAN_SHEET,
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

Fault = tuple[str, str]
TRACKS = ("walls", "huts", "granaries", "bridges")


def check(files: Mapping[str, bytes]) -> Box:
    """The content of the data files; the first thing wrong with it is an error."""
    box = decode(files)
    for name, path, reason in _faults(box):
        raise ContentError(path, reason, name)
    return box


def _faults(box: Box) -> Iterator[tuple[str, str, str]]:
    yield from _in("empire.json", _faults_of_empire(box.empire))
    yield from _in("dice.json", _faults_of_dice(box.dice))
    known: set[str] = set()
    for name, buildings in (
        ("competition.json", box.competition.buildings),
        ("buildings.json", box.buildings.buildings),
        ("fan.json", box.fan.buildings),
    ):
        yield from _in(name, _faults_of_buildings(buildings, known))
    if len(box.competition.buildings) != SLOTS:
        yield "competition.json", "$.buildings", f"expected {SLOTS} buildings"  # W1
    village = {building.id: building for building in box.all_buildings()}
    numbers: set[int] = set()
    for name, sheets in (("sheets.json", box.sheets.sheets), ("fan.json", box.fan.sheets)):
        first = 1 if name == "sheets.json" else FIRST_FAN_SHEET
        yield from _in(name, _faults_of_sheets(sheets, village, numbers, first))
    if not numbers:
        yield "sheets.json", "$.sheets", "expected at least one sheet"
    competition = box.all_sheets()[0]
    yield from _in("competition.json", _faults_of_village("$", competition, village))


def _in(name: str, faults: Iterator[Fault]) -> Iterator[tuple[str, str, str]]:
    return ((name, path, reason) for path, reason in faults)


# The empire sheet (W2)


def _faults_of_empire(empire: Empire) -> Iterator[Fault]:
    if [track.id for track in empire.tracks] != list(TRACKS):
        yield "$.tracks", f"expected {', '.join(TRACKS)}, in this order"
        return
    for t, track in enumerate(empire.tracks):
        at = f"$.tracks[{t}].sections"
        if len(track.sections) != COLUMNS:
            yield at, f"expected {COLUMNS} sections, not {len(track.sections)}"
        for s, section in enumerate(track.sections):
            if not 1 <= len(section.areas) <= MOST_AREAS_OF_SECTION:
                yield f"{at}[{s}].areas", f"expected 1 to {MOST_AREAS_OF_SECTION} areas"
            yield from _faults_of_costs(f"{at}[{s}].areas", section.areas)
    yield from _faults_of_bridges(empire)
    for f, field in enumerate(empire.fields):
        if not 1 <= len(field.areas) <= MOST_AREAS:
            yield f"$.fields[{f}].areas", f"expected 1 to {MOST_AREAS} harvest areas"
        for a, area in enumerate(field.areas):
            if not any((area.stone, area.wood, area.food, area.gold)):
                yield f"$.fields[{f}].areas[{a}]", "a harvest area must hold something"


def _faults_of_bridges(empire: Empire) -> Iterator[Fault]:
    """Four bridges, one after another, each opening a field of its own (W16)."""
    fields = [field.id for field in empire.fields]
    if len(fields) != 4 or len(set(fields)) != 4:
        yield "$.fields", "expected 4 fields with different ids"
    if sorted(bridge.unlocks for bridge in empire.bridges) != sorted(fields):
        yield "$.bridges", "expected one bridge to each field"
    sections = [section for bridge in empire.bridges for section in bridge.sections]
    if sections != list(range(1, COLUMNS + 1)) or not all(b.sections for b in empire.bridges):
        yield "$.bridges", f"expected the sections 1 to {COLUMNS}, each once, from left to right"


def _faults_of_costs(path: str, areas: list[effects.Cost]) -> Iterator[Fault]:
    for a, area in enumerate(areas):
        if area.stone + area.wood + area.food > DEAREST:
            yield f"{path}[{a}]", f"an area costs at most {DEAREST} resources"


def _faults_of_dice(dice: Dice) -> Iterator[Fault]:
    """Three resource dice and a worker die (W3)."""
    if len(dice.resource_dice) != 3:
        yield "$.resource_dice", f"expected 3 dice, not {len(dice.resource_dice)}"
    for d, faces in enumerate(dice.resource_dice):
        if len(faces) != 6:
            yield f"$.resource_dice[{d}]", f"expected 6 faces, not {len(faces)}"
    if len(dice.worker_die) != 6:
        yield "$.worker_die", f"expected 6 faces, not {len(dice.worker_die)}"


# Buildings (W13, W25)


def _faults_of_buildings(buildings: list[Building], known: set[str]) -> Iterator[Fault]:
    for i, building in enumerate(buildings):
        at = f"$.buildings[{i}]"
        if building.id in known:
            yield f"{at}.id", f"another building is called {building.id!r} already"
        known.add(building.id)
        yield from _faults_of_building(at, building)


def _faults_of_building(at: str, building: Building) -> Iterator[Fault]:
    if len(building.areas) > MOST_AREAS:
        yield f"{at}.areas", f"a building has at most {MOST_AREAS} areas"
    if building.prebuilt != (not building.areas):
        yield f"{at}.areas", "a building has areas to cross out, or else it is prebuilt"
    if building.advanced_only and not building.prebuilt:
        yield f"{at}.advanced_only", "only a prebuilt building can be ignored in the basic game"
    yield from _faults_of_costs(f"{at}.areas", building.areas)
    effect = building.effect
    if building.timing != effect.timing:
        kind = effect.__struct_config__.tag
        yield f"{at}.timing", f"the kind {kind!r} has the timing {effect.timing!r}"
    yield from _faults_of_effect(f"{at}.effect", effect)
    yield from _faults_of_plan(f"{at}.plan", building)


def _faults_of_effect(at: str, effect: effects.AnyEffect) -> Iterator[Fault]:
    if isinstance(effect, effects.GainChoice | effects.ActionForResource) and (
        not effect.sources or len(set(effect.sources)) != len(effect.sources)
    ):
        yield f"{at}.from", "expected different resources to choose from"
    if isinstance(effect, effects.CopyDie | effects.SetDie) and effect.n > 3:
        yield f"{at}.n", "there are 3 resource dice"
    if (
        isinstance(effect, effects.Exchange | effects.SpendForPoints | effects.SpendForAction)
        and not 1 <= _size(effect.give) <= DEAREST
    ):
        yield f"{at}.give", f"expected 1 to {DEAREST} resources"
    if isinstance(effect, effects.Exchange) and not 1 <= _size(effect.get) <= DEAREST:
        yield f"{at}.get", f"expected 1 to {DEAREST} resources"
    if isinstance(effect, effects.Gain) and not _gains(effect):
        yield f"{at}.n", "this would give nothing"


def _size(bundle: effects.Bundle) -> int:
    return bundle.stone + bundle.wood + bundle.food + bundle.gold + bundle.any


def _gains(effect: effects.Gain) -> bool:
    return bool(effect.n or effect.per or effect.also != effects.Goods())


def _faults_of_plan(at: str, building: Building) -> Iterator[Fault]:
    """A plan is one piece that fits on the empire sheet (W24)."""
    plan = building.plan
    if plan is None:
        if building.effect.underlined is not None:
            yield at, "an underlined number needs a plan that raises it"
        return
    for c, (row, column) in enumerate(plan.cells):
        if not (0 <= row < ROWS and 0 <= column < COLUMNS):
            yield f"{at}.cells[{c}]", f"off the sheet of {ROWS} rows and {COLUMNS} columns"
    cells = set(plan.cells)
    if not cells or len(cells) != len(plan.cells):
        yield f"{at}.cells", "expected different sections, at least one"
        return
    if min(row for row, _ in cells) or min(column for _, column in cells):
        yield f"{at}.cells", "must be counted from the top row and the left column of the shape"
    if not _in_one_piece(cells):
        yield f"{at}.cells", "the sections of a plan must touch each other"


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
            yield f"{at}.no", f"expected a number from {first} to {LAST_SHEET}"
        if sheet.no in numbers:
            yield f"{at}.no", f"there is a sheet {sheet.no} already"
        numbers.add(sheet.no)
        yield from _faults_of_village(at, sheet, village)


def _faults_of_village(at: str, sheet: Sheet, village: Mapping[str, Building]) -> Iterator[Fault]:
    if len(sheet.buildings) != SLOTS or len(set(sheet.buildings)) != SLOTS:
        yield f"{at}.buildings", f"expected {SLOTS} different buildings"
    for b, name in enumerate(sheet.buildings):
        if name not in village:
            yield f"{at}.buildings[{b}]", f"there is no building {name!r}"
            return
    cheaper = Counter(
        effect.track
        for effect in (village[name].effect for name in sheet.buildings)
        if isinstance(effect, effects.Discount) and effect.resource == "any"
    )
    for track, times in cheaper.items():
        if times > 1:
            yield f"{at}.buildings", f"only one building can make the {track} cheaper in anything"
