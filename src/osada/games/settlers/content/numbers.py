"""Buildings read as numbers, for the tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, get_args

from osada.games.settlers.content import costs, effects
from osada.games.settlers.content.components import COLUMNS, MOST_AREAS, ROWS, SLOTS, Building

RESOURCES: Final = ("stone", "wood", "food", "gold")


def mask(numbers: Iterable[int]) -> int:
    """A set of numbers as bits."""
    return sum(1 << number for number in numbers)


# Sets of slots of a sheet


def slots(buildings: list[Building], wanted: Callable[[Building], bool]) -> int:
    """The slots whose building is wanted."""
    return mask(slot for slot, building in enumerate(buildings) if wanted(building))


def slots_of(buildings: list[Building], *kinds: type[effects.Effect]) -> int:
    """The slots whose building is of some kinds."""
    return slots(buildings, lambda b: isinstance(b.effect, kinds))


def free_areas(buildings: list[Building]) -> list[int]:
    """By track, and last for the village: the slots that make areas cost no action."""
    scopes = (*get_args(effects.Track), "village")
    return [slots(buildings, partial(_frees, scope)) for scope in scopes]


def _frees(scope: str, building: Building) -> bool:
    return isinstance(building.effect, effects.FreeArea) and building.effect.scope == scope


def discounts(buildings: list[Building]) -> list[int]:
    """By track: the slots that make it cheaper."""
    return [slots(buildings, partial(_cheapens, track)) for track in get_args(effects.Track)]


def _cheapens(track: str, building: Building) -> bool:
    return isinstance(building.effect, effects.Discount) and building.effect.track == track


# Areas of a sheet, at slot * MOST_AREAS + place


def _areas(buildings: list[Building]) -> dict[int, int]:
    """The cost of each area."""
    return {
        slot * MOST_AREAS + a: costs.number(cost)
        for slot, building in enumerate(buildings)
        for a, cost in enumerate(building.areas)
    }


def all_areas(buildings: list[Building]) -> int:
    """The areas that there are."""
    return mask(_areas(buildings))


def all_costs(buildings: list[Building]) -> int:
    """The costs that there are."""
    return mask(set(_areas(buildings).values()))


def cost_of_area(buildings: list[Building]) -> list[int]:
    """The cost of an area, -1 where there is none."""
    areas = _areas(buildings)
    return [areas.get(a, -1) for a in range(SLOTS * MOST_AREAS)]


def all_of_building(buildings: list[Building]) -> list[int]:
    """The areas of each building."""
    areas = _areas(buildings)
    return [mask(a for a in areas if a // MOST_AREAS == slot) for slot in range(SLOTS)]


def areas_of_cost(buildings: list[Building]) -> list[int]:
    """The areas with each cost."""
    areas = _areas(buildings)
    return [mask(a for a, c in areas.items() if c == n) for n in range(len(costs.ALL))]


def payable(buildings: list[Building]) -> list[int]:
    """For each pool, the areas whose cost it can pay."""
    areas = _areas(buildings)
    asked = mask(set(areas.values()))
    paid = [payable & asked for payable in costs.affordable()]
    sets = {each: mask(a for a, cost in areas.items() if each >> cost & 1) for each in set(paid)}
    return [sets[each] for each in paid]


# A building


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
    """Return the kind of effect that a move uses, -1 if none."""
    kinds = [type(effect) is kind for kind in USED_BY_A_MOVE]
    return kinds.index(True) if any(kinds) else -1


def usable(building: Building) -> bool:
    """Tell whether a move uses a building."""
    return isinstance(building.effect, USED_BY_A_MOVE) and not by_itself(building)


def by_itself(building: Building) -> bool:
    """Tell whether an ability works at the start of growth, since waiting could gain nothing."""
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
    """Return the goods a building takes (`give`) or gives (`get`) in an exchange, if any."""
    bundle = getattr(building.effect, name, None)
    return bundle if isinstance(bundle, effects.Bundle) else effects.Bundle()


def give_cost(building: Building) -> int:
    """The number of the stone, wood and food that a building takes."""
    return costs.number(bundle(building, "give"))


def give_all(building: Building) -> int:
    """Count how many resources a building takes."""
    return sum(goods(bundle(building, "give"))) + bundle(building, "give").any


def got(building: Building) -> list[int]:
    """Return the goods a building gives besides the chosen ones."""
    effect = building.effect
    return goods(effect.also if isinstance(effect, effects.Gain) else bundle(building, "get"))


STATS: Final[tuple[str, ...]] = get_args(effects.Stat)
COUNTS: Final[tuple[str, ...]] = get_args(effects.Count)


def stat(building: Building) -> int:
    """Return the number of a round that a building looks at, -1 if none."""
    effect = building.effect
    if isinstance(effect, effects.PointsIf):
        return STATS.index(effect.cond.stat)
    return STATS.index(effect.stat) if isinstance(effect, effects.PointsPer) else -1


def count(building: Building) -> int:
    """Return the number of the whole game that a building looks at, -1 if none."""
    effect = building.effect
    if isinstance(effect, effects.Gain):
        return COUNTS.index(effect.per.count) if effect.per else -1
    if isinstance(effect, effects.FinalPer | effects.FinalIf):
        return COUNTS.index(effect.count)
    return -1


def is_condition(building: Building) -> bool:
    """Tell whether a building pays once, or not at all."""
    return isinstance(building.effect, effects.PointsIf | effects.FinalIf)


def counts_gold(building: Building) -> bool:
    """Tell whether a building counts the gold that is spent."""
    return stat(building) == STATS.index("gold_spent")


def counts_spending(building: Building) -> bool:
    """Tell whether a building counts resources that are spent."""
    return stat(building) in range(STATS.index("stone_spent"), STATS.index("gold_spent") + 1)


def of_settlements(building: Building) -> bool:
    """Tell whether a building pays for its own settlements."""
    return getattr(building.effect, "count", "") == "settlements_of_this_plan"


def rerolled(building: Building) -> int:
    """The dice that a building rolls again, as a set."""
    effect = building.effect
    sets = {"resource": 7, "worker": 8, "any": 15}
    return sets[effect.dice] if isinstance(effect, effects.Reroll) else 0


_KINDS: Final = get_args(effects.AnyEffect)


def kind(building: Building) -> int:
    """The place of a building's effect among all kinds."""
    return _KINDS.index(type(building.effect))


def underlined(building: Building) -> int:
    """Return the number that a settlement raises, -1 if none."""
    name = building.effect.underlined
    return NAMES.index(name) if name else -1


def strength(effect: effects.Effect) -> int:
    """Return the strength of a building in a round, in its own unit."""
    factors = [getattr(effect, name, 1) for name in ("n", "times", "vp", "actions")]
    strength = 1
    for factor in factors:
        strength *= max(1, factor)
    return strength


def goods(goods: effects.Goods | effects.Bundle) -> list[int]:
    """Stone, wood, food and gold."""
    return [goods.stone, goods.wood, goods.food, goods.gold]


def plan(building: Building) -> int:
    """The sections of a plan put at the top left."""
    return mask(r * COLUMNS + c for r, c in building.plan.cells) if building.plan else 0


def size(building: Building) -> int:
    """Count how many sections a plan has."""
    return len(building.plan.cells) if building.plan else 0


def fits(building: Building) -> int:
    """The set of sections where the top left of a plan can lie so that it stays on the sheet."""
    if building.plan is None:
        return 0
    height = 1 + max(row for row, _ in building.plan.cells)
    width = 1 + max(column for _, column in building.plan.cells)
    rows, columns = range(ROWS - height + 1), range(COLUMNS - width + 1)
    return mask(r * COLUMNS + c for r in rows for c in columns)
