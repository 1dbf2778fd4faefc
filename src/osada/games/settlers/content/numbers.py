"""Buildings read as numbers, for the tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from osada.games.settlers.content import effects
from osada.games.settlers.content.components import COLUMNS, ROWS, Building

RESOURCES: Final = ("stone", "wood", "food", "gold")


def mask(numbers: Iterable[int]) -> int:
    """A set of numbers as bits."""
    return sum(1 << number for number in numbers)


NAMES: Final = ("n", "times", "vp", "min", "max", "each", "per", "actions")


def numbers(building: Building) -> list[int]:
    """The numbers of a building's effect in the order of `NAMES`, 0 where it has none."""
    effect = building.effect
    numbers = [getattr(effect, name, 0) for name in NAMES]
    if isinstance(effect, effects.PointsIf):
        numbers[NAMES.index("min")] = effect.cond.min
    if isinstance(effect, effects.Gain):
        numbers[NAMES.index("per")] = 0
        numbers[NAMES.index("each")] = effect.per.each if effect.per else 0
    return numbers


USED_BY_A_MOVE: Final = (
    effects.CopyDie,
    effects.SetDie,
    effects.Gain,
    effects.GainChoice,
    effects.ActionForResource,
    effects.Exchange,
    effects.SpendForPoints,
    effects.SpendForAction,
)


def use_kind(effect: effects.Effect) -> int:
    """Which of the kinds that a move uses an effect is, -1 if none."""
    kinds = [type(effect) is kind for kind in USED_BY_A_MOVE]
    return kinds.index(True) if any(kinds) else -1


def by_itself(building: Building) -> bool:
    """Whether an ability works at the start of growth, since waiting could gain nothing."""
    effect = building.effect
    if isinstance(effect, effects.Gain):
        return effect.per is None
    return isinstance(effect, effects.ExtraAction)


def chosen(building: Building) -> int:
    """The resources that a choice of the building may name."""
    effect = building.effect
    if isinstance(effect, effects.GainChoice | effects.ActionForResource):
        return mask(RESOURCES.index(r) for r in effect.sources)
    return 7  # W34: nothing turns into gold unless it says so


def resource(building: Building) -> int:
    """The resource that a building gains or saves; -1: the player chooses, or none."""
    resource = getattr(building.effect, "resource", None)
    return RESOURCES.index(resource) if resource in RESOURCES else -1


def bundle(building: Building, name: str) -> effects.Bundle:
    """What a building takes (`give`) or gives (`get`) in an exchange; nothing if it has none."""
    bundle = getattr(building.effect, name, None)
    return bundle if isinstance(bundle, effects.Bundle) else effects.Bundle()


STATS: Final[tuple[str, ...]] = get_args(effects.Stat)
COUNTS: Final[tuple[str, ...]] = get_args(effects.Count)


def stat(building: Building) -> int:
    """Which number of a round a building looks at, -1 if none."""
    effect = building.effect
    if isinstance(effect, effects.PointsIf):
        return STATS.index(effect.cond.stat)
    return STATS.index(effect.stat) if isinstance(effect, effects.PointsPer) else -1


def count(building: Building) -> int:
    """Which number of the whole game a building looks at, -1 if none."""
    effect = building.effect
    if isinstance(effect, effects.Gain):
        return COUNTS.index(effect.per.count) if effect.per else -1
    if isinstance(effect, effects.FinalPer | effects.FinalIf):
        return COUNTS.index(effect.count)
    return -1


def goods(goods: effects.Goods | effects.Bundle) -> list[int]:
    """Stone, wood, food and gold."""
    return [goods.stone, goods.wood, goods.food, goods.gold]


def fits(building: Building) -> int:
    """The set of sections where the top left of a plan can lie so that it stays on the sheet."""
    if building.plan is None:
        return 0
    height = 1 + max(row for row, _ in building.plan.cells)
    width = 1 + max(column for _, column in building.plan.cells)
    rows, columns = range(ROWS - height + 1), range(COLUMNS - width + 1)
    return mask(r * COLUMNS + c for r in rows for c in columns)
