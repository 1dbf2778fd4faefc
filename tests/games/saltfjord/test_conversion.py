"""The cheapest conversion against a plain search of every row of free actions (F14, F36)."""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count

import pytest

from osada.core.rng import Rng
from osada.games.saltfjord import GAME
from osada.games.saltfjord.content.components import RESOURCES
from osada.games.saltfjord.content.grid import ARROWS, DOWN_ARROWS
from osada.games.saltfjord.presentation.conversion import Prices, Purse, cheapest_conversion

MOVES = GAME.moves
ABILITIES = GAME.tables.box.abilities
PRICES = Prices(GAME.tables.box)

Price = tuple[int, int, int]
"""Fish lost if everything were sold afterwards, steps, upgrades bought."""
WORKSHOP = next(i for i, a in enumerate(ABILITIES) if a.upgrade_price is not None)
PEDLAR = next(i for i, a in enumerate(ABILITIES) if a.trade is not None)
COSTS = [
    {"fish": 3},
    {"gold": 1},
    {"gold": 1, "book": 1},
    {"plank": 1, "food": 1, "book": 1},
    {"wood": 2, "paper": 1},
    {"wood": 1, "grain": 1, "paper": 1},
    {"plank": 1, "fish": 2},
]


def goods(**amounts: int) -> list[int]:
    return [amounts.get(kind, 0) for kind in RESOURCES]


def purse(workshop: int = 0, pedlar: int = 0, **amounts: int) -> Purse:
    left = [0] * len(ABILITIES)
    left[WORKSHOP], left[PEDLAR] = workshop, pedlar
    return Purse(tuple(goods(**amounts)), tuple(left))


def cheapest(have: Purse, wanted: list[int]) -> tuple[int, ...] | None:
    return cheapest_conversion(PRICES, have, wanted)


def random_purse(rng: Rng, most: int) -> Purse:
    amounts = dict.fromkeys(RESOURCES, 0)
    for _ in range(rng.below(most + 1)):
        amounts[RESOURCES[rng.below(8)]] += 1
    return purse(rng.below(4), rng.below(2), **amounts)


# The plain search


def successors(at: Purse) -> Iterator[tuple[int, Purse]]:
    for move in range(MOVES.size):
        family, arguments = MOVES.parts(move)
        if family.name in {"sell", "buy", "downgrade", "trade"}:
            after = done(at, family.name, arguments)
            if after is not None and min(after.goods) >= 0:
                yield move, after


def done(at: Purse, name: str, arguments: tuple[int, ...]) -> Purse | None:
    stock, left = list(at.goods), list(at.left)
    if name == "sell":
        stock[arguments[0]] -= 1
        stock[0] += PRICES.sale[arguments[0]]
    elif name == "downgrade" and arguments in DOWN_ARROWS:
        stock[arguments[0]] -= 1
        stock[arguments[1]] += 1
    elif name == "buy" and arguments in ARROWS:
        stock[0] -= 1 if left[WORKSHOP] else 2
        left[WORKSHOP] -= left[WORKSHOP] > 0
        if stock[0] < 0:
            return None
        stock[arguments[0]] -= 1
        stock[arguments[1]] += 1
    elif name == "trade" and left[PEDLAR] and arguments[0] in {1, 2, 3}:
        left[PEDLAR] -= 1
        stock[0] -= 1
        stock[arguments[0]] += 1
    else:
        return None
    return Purse(tuple(stock), tuple(left))


def plain_search(start: Purse, wanted: list[int]) -> Price | None:
    order = count()
    queue: list[tuple[Price, int, Purse]] = [((0, 0, 0), next(order), start)]
    seen: set[Purse] = set()
    while queue:
        price, _, at = heappop(queue)
        if all(n >= w for n, w in zip(at.goods, wanted, strict=True)):
            return price
        if at in seen:
            continue
        seen.add(at)
        for move, after in successors(at):
            bought = price[2] + (MOVES.parts(move)[0].name == "buy")
            loss = start.worth(PRICES) - after.worth(PRICES)
            heappush(queue, ((loss, price[1] + 1, bought), next(order), after))
    return None


def price_of(start: Purse, wanted: list[int]) -> Price | None:
    """The cost of the conversion found, each step of it done by the plain rules."""
    row = cheapest(start, wanted)
    if row is None:
        return None
    at, buys = start, 0
    for move in row[1::2]:
        at = dict(successors(at))[move]
        buys += MOVES.parts(move)[0].name == "buy"
    assert all(n >= w for n, w in zip(at.goods, wanted, strict=True))
    return start.worth(PRICES) - at.worth(PRICES), len(row) // 2, buys


# What must be so


@pytest.mark.parametrize("cost", COSTS, ids=str)
def test_no_row_of_free_actions_is_cheaper(cost: dict[str, int]) -> None:
    rng = Rng(len(str(cost)))
    for _ in range(6):
        start = random_purse(rng, 6)
        assert price_of(start, goods(**cost)) == plain_search(start, goods(**cost)), start


def test_a_plank_is_sold_so_that_another_becomes_gold() -> None:
    row = cheapest(purse(plank=27), goods(gold=1))
    assert row is not None
    assert [MOVES.notation(move) for move in row[1::2]] == ["sell plank", "buy plank gold"]


@pytest.mark.parametrize("cost", COSTS, ids=str)
def test_a_hoard_of_forty_goods_is_no_obstacle(cost: dict[str, int]) -> None:
    rng = Rng(40)
    for _ in range(40):
        start = random_purse(rng, 40)
        found = price_of(start, goods(**cost))
        short = start.worth(PRICES) < purse(**cost).worth(PRICES)
        assert (found is None) if short else True
