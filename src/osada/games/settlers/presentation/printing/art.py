"""Our own symbols and houses as shapes, the same as on the board in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from osada.games.settlers.content import effects
from osada.games.settlers.content.components import Building
from osada.games.settlers.content.effects import Bundle, Cost, Goods
from osada.printing.drawing import Shape

PALETTE: Final = {
    "paper": "#fffdf6",
    "box": "#ffffff",
    "print": "#5b4a35",
    "faint": "#6f5f45",
    "hair": "#cbb88f",
    "pen": "#23428c",
    "pen-2": "#a02f5c",
    "stone": "#aeb2b4",
    "stone-2": "#858b90",
    "wood": "#b27a45",
    "wood-2": "#7d5029",
    "food": "#c9452f",
    "food-2": "#5f8a3a",
    "gold": "#f0c23c",
    "gold-2": "#b98512",
    "worker": "#4d6b8f",
    "worker-2": "#2f4766",
    "walls": "#ece8dc",
    "huts": "#f6e3c3",
    "granaries": "#f7ebbb",
    "bridges": "#e6e3da",
    "roof": "#c57a4c",
    "river": "#cfe6ed",
    "river-2": "#7fb0c2",
    "field": "#e4ecc3",
    "field-2": "#a9bd6c",
    "imperial": "#f9e7a8",
    "flag": "#b5402f",
}
SIGN: Final = 24
"""A symbol lies within so many units around its middle."""
HOUSE: Final = 64
"""A house lies within so many units from its top left corner."""
_COMPETITION: Final = {
    "farm": "field",
    "sawmill": "production",
    "quarry": "production",
    "tool_shop": "labour",
    "architects": "dice",
    "fortress": "final",
}
_EMBLEMS: Final = {
    effects.GainChoice: "any",
    effects.ExtraAction: "worker",
    effects.SpendForAction: "worker",
    effects.ActionForResource: "any",
    effects.CopyDie: "gift",
    effects.SetDie: "any",
    effects.Reroll: "any",
    effects.FreeHarvest: "crops",
    effects.HarvestBonus: "crops",
    effects.Keep: "lock",
    effects.SecondFavour: "ally",
}
_KINDS: Final = ("stone", "wood", "food", "gold", "any")


class Art(msgspec.Struct, frozen=True):
    """All shapes by name."""

    signs: dict[str, list[Shape]]
    houses: dict[str, list[Shape]]


@cache
def art() -> Art:
    """The shapes, read once."""
    data = (files(__package__) / "art.json").read_bytes()
    return msgspec.json.decode(data, type=Art)


def sign(name: str, x: float, y: float, size: float) -> Iterator[Shape]:
    """A symbol around a point."""
    for shape in art().signs[name]:
        yield msgspec.structs.replace(shape, at=(x, y), scale=size / SIGN)


def house(building: Building, x: float, y: float, size: float) -> Iterator[Shape]:
    """A building's house, its top left corner given."""
    houses = art().houses
    kind = building.category or _COMPETITION.get(building.id, "production")
    for shape in houses.get(kind, houses["production"]):
        yield msgspec.structs.replace(shape, at=(x, y), scale=size / HOUSE)


def emblem(building: Building) -> str:
    """The symbol that tells a building from others of its kind."""
    effect = building.effect
    match effect:
        case effects.Gain():
            return effect.resource
        case effects.Discount():
            return effect.track
        case effects.FreeArea():
            return effect.scope if effect.scope in art().signs else "huts"
        case effects.Exchange():
            return next(iter(symbols(effect.get)), "any")
    return _EMBLEMS.get(type(effect), "total")


def symbols(goods: Cost | Goods | Bundle) -> list[str]:
    """The symbols of some resources, one for each."""
    return [kind for kind in _KINDS for _ in range(int(getattr(goods, kind, 0)))]


def spread(
    names: list[str], x: float, y: float, width: float, height: float, largest: float
) -> Iterator[Shape]:
    """Symbols in a box, as large as they can be in one, two or three columns."""

    def size_with(columns: int) -> float:
        rows = max(1, -(-len(names) // columns))
        return min(largest, (width - 0.6) / columns, (height - 0.6) / rows)

    columns = max((1, 2, 3), key=lambda n: (size_with(n), -n))
    size, rows = size_with(columns), -(-len(names) // columns)
    for i, name in enumerate(names):
        row = i // columns
        in_row = len(names) - row * columns if row == rows - 1 else columns
        middle = x + width / 2 + (i % columns - (in_row - 1) / 2) * size * 1.02
        yield from sign(name, middle, y + height / 2 + (row - (rows - 1) / 2) * size * 1.02, size)


def box(x: float, y: float, width: float, height: float, corner: float = 0.8) -> str:
    """A rectangle with round corners, as a path."""
    c, w, h = corner, width - 2 * corner, height - 2 * corner
    return (
        f"M{x + c} {y}h{w}a{c} {c} 0 0 1 {c} {c}v{h}a{c} {c} 0 0 1 {-c} {c}"
        f"h{-w}a{c} {c} 0 0 1 {-c} {-c}v{-h}a{c} {c} 0 0 1 {c} {-c}z"
    )
