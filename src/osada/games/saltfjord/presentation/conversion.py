"""The cheapest free actions after which a cost can be paid (F14, F36).

The search goes backwards from what is missing: a missing good is made from one below or above it,
or traded for, and then that one may be missing instead. Sales come last, because a sale loses
nothing: all that is left over counts as the fish it sells for. So stores of any size are searched
as quickly as what is missing allows.

The cheapest way leaves the most fish if everything were sold afterwards; of equal ones the shortest
is taken, and of those the one that buys least.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from typing import Final

import msgspec

from osada.core.bits import members
from osada.games.saltfjord.content.box import Box
from osada.games.saltfjord.content.components import RESOURCES, Goods
from osada.games.saltfjord.content.grid import ARROWS, DOWN_ARROWS
from osada.games.saltfjord.content.tables import FULL_PRICE
from osada.games.saltfjord.rules.moves import BY_NAME, FREE
from osada.games.saltfjord.rules.state import State

FISH: Final = 0
_SELL: Final = {kind: BY_NAME["sell"].move(kind) for kind in range(1, 8)}
_BUY: Final = {arrow: BY_NAME["buy"].move(*arrow) for arrow in ARROWS}
_DOWN: Final = {arrow: BY_NAME["downgrade"].move(*arrow) for arrow in DOWN_ARROWS}
_DEARER: Final = [[above for above, below in DOWN_ARROWS if below == kind] for kind in range(8)]
_CHEAPER: Final = [[below for below, above in ARROWS if above == kind] for kind in range(8)]

Counts = tuple[int, ...]


class Prices:
    """Prices of goods, and the discounts of an edition's abilities."""

    def __init__(self, box: Box) -> None:
        self.abilities = box.abilities
        self.sale = [room.sale for room in box.warehouse]
        self.worth = [1, *self.sale[1:]]
        """In fish."""
        worth = self.worth
        lost = [worth[above] - worth[below] for above, below in DOWN_ARROWS]
        lost += [FULL_PRICE + worth[below] - worth[above] for below, above in ARROWS]
        self.least = max(0, min(lost))
        """Return the least loss of a conversion, in fish, if no ability helps."""


class Purse(msgspec.Struct, frozen=True, order=True):
    """Return a seat's goods beyond a cost; missing ones are negative."""

    goods: Counts
    left: Counts
    """The number of times each ability can still be used this round."""

    def worth(self, prices: Prices) -> int:
        """The fish there would be if everything were sold, and everything missing bought back."""
        return sum(n * worth for n, worth in zip(self.goods, prices.worth, strict=True))

    def least_loss(self, prices: Prices) -> int:
        """Return the least loss of making missing goods; each use of an ability may spare one."""
        missing = -sum(n for n in self.goods[1:] if n < 0)
        return prices.least * max(0, missing - sum(self.left))

    def missing(self) -> int:
        """The dearest kind of good that is missing, or `FISH` if at most fish are."""
        return next((kind for kind in range(7, FISH, -1) if self.goods[kind] < 0), FISH)


class Conversion(msgspec.Struct, frozen=True):
    """One free action other than a sale."""

    move: int
    after: Purse
    bought: bool = False


def cheapest_for(state: State, seat: int, cost: Goods) -> tuple[int, ...] | None:
    """The free actions after which a cost can be paid; `None` if none help."""
    have = _purse(state, seat)
    wanted = [cost.get(kind, 0) for kind in RESOURCES]
    return cheapest_conversion(Prices(state.tables.box), have, wanted)


def _purse(state: State, seat: int) -> Purse:
    goods = tuple(int(state.goods[seat * 8 + kind]) for kind in range(8))
    mine = members(state.abilities[seat])
    abilities = state.tables.box.abilities
    used = [int(state.uses[seat]) >> 3 * i & 7 for i in range(len(abilities))]
    left = (a.per_round - used[i] if i in mine else 0 for i, a in enumerate(abilities))
    return Purse(goods, tuple(left))


def cheapest_conversion(prices: Prices, have: Purse, wanted: list[int]) -> Counts | None:
    """The cheapest row of moves, each after `free`, that leaves at least what is wanted.

    What was found last is done first, since the moves that need it were found before.
    """
    start = Purse(tuple(n - w for n, w in zip(have.goods, wanted, strict=True)), have.left)
    order = count()
    queue: list[tuple[int, int, int, int, Purse, Counts]] = []
    heappush(queue, (start.least_loss(prices), 0, 0, next(order), start, ()))
    seen: set[Purse] = set()
    best: tuple[tuple[int, int, int], Counts] | None = None
    while queue:
        loss, length, buys, _, purse, moves = heappop(queue)
        if best is not None and (loss, length, buys) >= best[0]:
            break
        if purse in seen or purse.worth(prices) < 0:
            continue
        seen.add(purse)
        if purse.missing() == FISH:
            sales = _sales(prices, purse)
            price = (loss, length + len(sales), buys)
            if best is None or price < best[0]:
                best = price, (*sales, *moves)
            continue
        for step in _ways_to_make(prices, purse, purse.missing()):
            lost = start.worth(prices) - step.after.worth(prices) + step.after.least_loss(prices)
            row = (lost, length + 1, buys + step.bought, next(order))
            heappush(queue, (*row, step.after, (step.move, *moves)))
    return None if best is None else tuple(move for step in best[1] for move in (FREE, step))


# One conversion that makes a good


def _ways_to_make(prices: Prices, purse: Purse, kind: int) -> Iterator[Conversion]:
    for above in _DEARER[kind]:
        yield Conversion(_DOWN[above, kind], _with(purse, {above: -1, kind: 1}))
    yield from _purchases(prices, purse, kind)
    yield from _trades(prices, purse, kind)


def _purchases(prices: Prices, purse: Purse, kind: int) -> Iterator[Conversion]:
    price, ability = _price(prices, purse)
    for below in _CHEAPER[kind]:
        spent = _with(_with(purse, {FISH: -price}), {below: -1, kind: 1}, ability)
        yield Conversion(_BUY[below, kind], spent, bought=True)


def _price(prices: Prices, purse: Purse) -> tuple[int, int]:
    """The fish for an upgrade, and the ability that makes it cheaper, or -1."""
    left = [(a.upgrade_price, i) for i, a in enumerate(prices.abilities) if purse.left[i]]
    cheap = [(fish, i) for fish, i in left if fish is not None]
    return min(cheap, default=(FULL_PRICE, -1))


def _trades(prices: Prices, purse: Purse, kind: int) -> Iterator[Conversion]:
    move = BY_NAME["trade"].move(kind)
    for i, ability in enumerate(prices.abilities):
        if purse.left[i] and ability.trade and RESOURCES[kind] in ability.trade.choice:
            paid = {RESOURCES.index(k): -n for k, n in ability.trade.pay.items()}
            yield Conversion(move, _with(_with(purse, paid), {kind: 1}, i))


def _with(purse: Purse, change: dict[int, int], ability: int = -1) -> Purse:
    goods = list(purse.goods)
    for kind, n in change.items():
        goods[kind] += n
    left = purse.left
    if ability >= 0:
        left = tuple(n - (i == ability) for i, n in enumerate(left))
    return Purse(tuple(goods), left)


# Sales


def _sales(prices: Prices, purse: Purse) -> list[int]:
    """Sales of the fewest goods that bring the fish that are missing, and of those the cheapest."""
    missing = -purse.goods[FISH]
    stock = sorted(
        (prices.sale[kind], kind) for kind in range(1, 8) for _ in range(purse.goods[kind])
    )
    sold = []
    while missing > 0:
        fewest = _fewest(stock, missing)
        rest = [fish for fish, _ in stock[len(stock) - fewest + 1 :]]
        at = next(i for i, (fish, _) in enumerate(stock) if fish + sum(rest) >= missing)
        fish, kind = stock.pop(at)
        sold.append(_SELL[kind])
        missing -= fish
    return sorted(sold)


def _fewest(stock: list[tuple[int, int]], missing: int) -> int:
    total, n = 0, 0
    while total < missing:
        n += 1
        total += stock[-n][0]
    return n
