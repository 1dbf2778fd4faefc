"""Checks of Saltfjord's data files: each fault with its path in the file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from osada.core import content
from osada.games.saltfjord.content.components import (
    POINTS,
    RESOURCES,
    ROOM_LEVELS,
    UPGRADES_TO,
    Abilities,
    Boards,
    Buildings,
    Crates,
    Effect,
    File,
    Fjord,
    Goods,
    Scoring,
    Square,
    StartSets,
    Technology,
    Tile,
    Track,
    Warehouse,
    decode,
)
from osada.text.errors import ContentError, Message


class SaltfjordMessage(Message):
    """Why something is refused, in the words of this game."""

    package = "osada.games.saltfjord"


Fault = tuple[str, Message]
T = TypeVar("T", bound=File)

NAMED: Final = {
    "piers": ("fish", "upgrade", "market", "meal"),
    "abilities": (
        *("pilot", "workshop", "pedlar", "forwarder"),
        *("harbour-master", "builder", "town-planner", "scholar"),
    ),
    "scoring": (
        *("crates", "lines", "catch", "steps", "large-tiles", "fullest-pier"),
        *("workers", "point-tokens", "cells", "arrival", "round"),
    ),
    "medals": ("bronze", "silver", "gold", "platinum", "palladium"),
}
"""Components that the language files have names for."""
MOST_ACHIEVEMENTS: Final = 5
MOST_FACES: Final = 40
SHAPES: Final = ["mono", "domino", "ell"]


def check(name: str, data: bytes) -> File:
    """The content of a data file; the first thing wrong with it is an error."""
    with content.in_file(name):
        file = decode(name, data)
        for path, reason in faults(file):
            raise ContentError(path, reason)
    return file


def load(kind: type[T], name: str, files: Mapping[str, bytes]) -> T:
    """A checked data file of the kind that belongs to its name."""
    file = check(name, files[name])
    assert isinstance(file, kind)
    return file


def faults(file: File) -> Iterator[Fault]:
    """Everything wrong with a file."""
    match file:
        case Warehouse():
            yield from _warehouse(file)
        case Buildings():
            yield from _buildings(file)
        case Boards():
            yield from _boards(file)
        case Crates():
            yield from _crates(file)
        case Fjord():
            yield from _fjord(file)
        case Abilities():
            yield from _abilities(file)
        case Scoring():
            yield from _scoring(file)
        case StartSets():
            yield from _start_sets(file)
        case Technology():
            yield from _technology(file)


# What many files have


def _number(path: str, things: Sequence[object], wanted: int) -> Iterator[Fault]:
    if len(things) != wanted:
        yield path, Message("content-entries", wanted=wanted, found=len(things))


def _ids(path: str, ids: Iterable[str], kind: str = "") -> Iterator[Fault]:
    """Each id once, and one that has a name where the language files have the names."""
    for name, times in Counter(ids).items():
        if times > 1:
            yield path, SaltfjordMessage("content-times", name=name, times=times)
        if kind and name not in NAMED[kind]:
            yield path, SaltfjordMessage("content-unnamed", name=name, known=", ".join(NAMED[kind]))


def _goods(path: str, goods: Goods, *, points: bool = False) -> Iterator[Fault]:
    known = (*RESOURCES, POINTS) if points else RESOURCES
    for name, amount in goods.items():
        if name not in known:
            yield f"{path}.{name}", Message("content-one-of", known=", ".join(known))
        elif not 0 < amount < 32:
            yield f"{path}.{name}", Message("content-range", first=1, last=31)


def _effect(path: str, effect: Effect) -> Iterator[Fault]:
    yield from _goods(f"{path}.gain", effect.gain, points=True)
    if bool(effect.gain) == bool(effect.actions):
        yield path, SaltfjordMessage("content-effect")


def _square(path: str, square: Square) -> Iterator[Fault]:
    if (square.building is None) == (square.promenade is None):
        yield path, SaltfjordMessage("content-square")
    elif square.building is not None:
        yield from _effect(f"{path}.building", square.building)
    elif square.promenade is not None:
        yield from _goods(f"{path}.promenade", square.promenade, points=True)


# File by file


def _warehouse(file: Warehouse) -> Iterator[Fault]:
    """F12 and F13 fix the rooms and arrows; sales must not allow fish out of nothing."""
    if [room.id for room in file.resources] != list(RESOURCES):
        yield "$.resources", Message("content-in-order", known=", ".join(RESOURCES))
        return
    for i, (room, level) in enumerate(zip(file.resources, ROOM_LEVELS, strict=True)):
        at = f"$.resources[{i}]"
        if room.upgrades_to != UPGRADES_TO[room.id]:
            arrows = ", ".join(UPGRADES_TO[room.id]) or "–"
            yield f"{at}.upgrades_to", SaltfjordMessage("content-arrows", arrows=arrows)
        if room.level != level:
            yield f"{at}.level", SaltfjordMessage("content-row", resource=room.id, row=level)
        if room.id == "fish" and room.sale:
            yield f"{at}.sale", SaltfjordMessage("content-fish")
        if room.id != "fish" and not 1 <= room.sale <= level:
            yield f"{at}.sale", SaltfjordMessage("content-sale", most=level)


def _buildings(file: Buildings) -> Iterator[Fault]:
    if [shape.id for shape in file.shapes] != SHAPES:
        yield "$.shapes", Message("content-in-order", known=", ".join(SHAPES))
        return
    for i, shape in enumerate(file.shapes):
        at = f"$.shapes[{i}]"
        yield from _goods(f"{at}.cost", shape.cost)
        yield from _number(f"{at}.cells", shape.cells, i + 1)
        if shape.cells[:1] != [(0, 0)] or any(max(map(abs, cell)) > 1 for cell in shape.cells):
            yield f"{at}.cells", SaltfjordMessage("content-cells")
        if shape.tiles_per_stack != 11:
            yield f"{at}.tiles_per_stack", Message("content-one-of", known="11")
    if [shape.size for shape in file.shapes] != ["small", "small", "large"]:
        yield "$.shapes", SaltfjordMessage("content-sizes")
    yield from _ids("$.tiles", (tile.id for tile in [*file.tiles, *file.start_tiles]))
    shapes = [tile.shape for tile in file.tiles]
    if shapes != [shape.id for shape in file.shapes for _ in range(22)]:
        yield "$.tiles", SaltfjordMessage("content-tiles")
    if [tile.shape for tile in file.start_tiles] != ["domino"] * 4:
        yield "$.start_tiles", SaltfjordMessage("content-start-tiles")
    cells = {shape.id: shape.cells for shape in file.shapes}
    for name, tiles in (("tiles", file.tiles), ("start_tiles", file.start_tiles)):
        for i, tile in enumerate(tiles):
            yield from _tile(f"$.{name}[{i}]", tile, cells.get(tile.shape, []))


def _tile(path: str, tile: Tile, cells: Sequence[tuple[int, int]]) -> Iterator[Fault]:
    if [(square.row, square.col) for square in tile.squares] != list(cells):
        yield f"{path}.squares", SaltfjordMessage("content-squares")
    for i, square in enumerate(tile.squares):
        yield from _square(f"{path}.squares[{i}]", square)


def _boards(file: Boards) -> Iterator[Fault]:
    yield from _ids("$.boards", (board.id for board in file.boards))
    yield from _ids("$.boards", (board.name for board in file.boards if board.side == "village"))
    if [board.side for board in file.boards] != ["plain", *["village"] * 4]:
        yield "$.boards", SaltfjordMessage("content-boards")
    for i, board in enumerate(file.boards):
        at = f"$.boards[{i}]"
        if sorted(board.snow) != [(3, 3), (3, 4), (4, 3), (4, 4)]:
            yield f"{at}.snow", SaltfjordMessage("content-snow")
        cells = [(square.row, square.col) for square in board.printed]
        if len(set(cells)) != len(cells):
            yield f"{at}.printed", SaltfjordMessage("content-same-cell")
        for j, square in enumerate(board.printed):
            here = f"{at}.printed[{j}]"
            if not (1 <= square.row <= 6 and 1 <= square.col <= 6):
                yield here, SaltfjordMessage("content-grid")
            if (square.row, square.col) in board.snow:
                yield here, SaltfjordMessage("content-on-snow")
            if square.building is None:
                yield here, SaltfjordMessage("content-promenade")
            yield from _square(here, square)


def _crates(file: Crates) -> Iterator[Fault]:
    yield from _number("$.piers", file.piers, 4)
    yield from _number("$.crates", file.crates, 44)
    yield from _number("$.start_crates", file.start_crates, 4)
    if file.tiles_per_stack != 11:
        yield "$.tiles_per_stack", Message("content-one-of", known="11")
    yield from _ids("$.crates", (crate.id for crate in [*file.crates, *file.start_crates]))
    for name, crates in (("crates", file.crates), ("start_crates", file.start_crates)):
        for i, crate in enumerate(crates):
            yield from _goods(f"$.{name}[{i}].cost", crate.cost)
    deals = [deal for pier in file.piers for deal in pier.deals]
    yield from _number("$.piers[*].deals", deals, 2)
    yield from _ids("$.piers[*].deals", (deal.id for deal in deals))
    yield from _ids("$.piers", (pier.id for pier in file.piers), "piers")
    for i, pier in enumerate(file.piers):
        yield from _goods(f"$.piers[{i}].gain", pier.gain, points=True)
        if sum(map(bool, (pier.gain, pier.actions, pier.deals))) != 1:
            yield f"$.piers[{i}]", SaltfjordMessage("content-pier")
        for j, deal in enumerate(pier.deals):
            yield from _goods(f"$.piers[{i}].deals[{j}].pay", deal.pay)
            yield from _goods(f"$.piers[{i}].deals[{j}].gain", deal.gain, points=True)


def _fjord(file: Fjord) -> Iterator[Fault]:
    if not 1 <= file.slots <= file.better_slots <= 4:
        yield "$.better_slots", SaltfjordMessage("content-slots")
    if not 1 <= len(file.areas) <= 10:
        yield "$.areas", SaltfjordMessage("content-areas", most=10)
    for i, area in enumerate(file.areas):
        yield from _number(f"$.areas[{i}].stacks", area.stacks, 3)
    if len(file.tokens) > MOST_FACES:
        yield "$.tokens", SaltfjordMessage("content-faces", most=MOST_FACES)
    for i, token in enumerate(file.tokens):
        yield from _goods(f"$.tokens[{i}].reward", token.reward, points=True)
        if token.kind not in {1, 2, 3} or token.count < 1:
            yield f"$.tokens[{i}]", SaltfjordMessage("content-token")
    faces = [f"{token.kind}{sorted(token.reward.items())}" for token in file.tokens]
    if len(set(faces)) != len(faces):
        yield "$.tokens", SaltfjordMessage("content-same-face")
    for kind in (1, 2, 3):
        tokens = sum(token.count for token in file.tokens if token.kind == kind)
        places = sum(area.stacks[kind - 1] for area in file.areas if len(area.stacks) == 3)
        if tokens < places:
            counts = {"tokens": tokens, "kind": kind, "places": places}
            yield "$.tokens", SaltfjordMessage("content-too-few", **counts)


def _abilities(file: Abilities) -> Iterator[Fault]:
    yield from _number("$.abilities", file.abilities, 8)
    yield from _ids("$.abilities", (ability.id for ability in file.abilities), "abilities")
    for i, ability in enumerate(file.abilities):
        at = f"$.abilities[{i}]"
        limited = ability.upgrade_price is not None or ability.trade is not None
        if limited and not 1 <= ability.per_round <= 7:
            yield f"{at}.per_round", Message("content-range", first=1, last=7)
        if ability.upgrade_price is not None and not 0 <= ability.upgrade_price <= 2:
            yield f"{at}.upgrade_price", Message("content-range", first=0, last=2)
        if ability.trade is not None:
            yield from _goods(f"{at}.trade.pay", ability.trade.pay)
            yield from _goods(f"{at}.trade.choice", dict.fromkeys(ability.trade.choice, 1))
        for occasion, goods in ability.rewards.items():
            yield from _goods(f"{at}.rewards.{occasion}", goods, points=True)


def _scoring(file: Scoring) -> Iterator[Fault]:
    yield from _number("$.tiles", file.tiles, 11)
    yield from _ids("$.tiles", (tile.id for tile in file.tiles), "scoring")
    if [tile.at_once for tile in file.tiles] != [False] * 9 + [True] * 2:
        yield "$.tiles", SaltfjordMessage("content-at-once")
    for i, tile in enumerate(file.tiles):
        wanted = {"arrival": 4, "round": 3}.get(tile.per, 1)
        yield from _number(f"$.tiles[{i}].points", tile.points, wanted)
    names = [medal.id for medal in file.medals]
    yield from _ids("$.medals", names, "medals")
    if len(file.achievements) > MOST_ACHIEVEMENTS:
        yield "$.achievements", SaltfjordMessage("content-achievements", most=MOST_ACHIEVEMENTS)
    for limits in ([m.standard for m in file.medals], [m.carts for m in file.medals]):
        if limits != sorted(limits):
            yield "$.medals", SaltfjordMessage("content-lowest-first")
    for i, achievement in enumerate(file.achievements):
        if achievement.medal not in names:
            known = ", ".join(names)
            yield f"$.achievements[{i}].medal", Message("content-one-of", known=known)


def _start_sets(file: StartSets) -> Iterator[Fault]:
    yield from _number("$.resources", file.resources, 4)
    yield from _ids("$.resources", (tile.id for tile in file.resources))
    for i, tile in enumerate(file.resources):
        yield from _goods(f"$.resources[{i}].gain", tile.gain)


def _technology(file: Technology) -> Iterator[Fault]:
    yield from _number("$.level_points", file.level_points, 3)
    names = ["crafts", "carpentry", "logistics", "fishing"]
    if [track.id for track in file.tracks] != names:
        yield "$.tracks", Message("content-in-order", known=", ".join(names))
    if file.carts.id != "carts":
        yield "$.carts.id", Message("content-one-of", known="carts")
    yield from _number("$.taverns", file.taverns, 5)
    for i, tavern in enumerate(file.taverns):
        if not 1 <= tavern.times <= 3:
            yield f"$.taverns[{i}].times", Message("content-range", first=1, last=3)
    for i, track in enumerate(file.tracks):
        yield from _track(f"$.tracks[{i}]", track)
    yield from _track("$.carts", file.carts)


def _track(path: str, track: Track) -> Iterator[Fault]:
    yield from _number(f"{path}.levels", track.levels, 3)
    for i, level in enumerate(track.levels):
        yield from _goods(f"{path}.levels[{i}].cost", level.cost)
        yield from _goods(f"{path}.levels[{i}].gain", level.gain, points=True)
