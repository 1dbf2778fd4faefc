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
from osada.games.saltfjord.content.components import RESOURCES, Goods
from osada.games.saltfjord.content.tables import ABILITIES, ARROWS, DOWN_ARROWS, WAREHOUSE
from osada.games.saltfjord.law.moves import FREE, MOVES
from osada.games.saltfjord.law.state import State

FISH: Final = 0
FULL_PRICE: Final = 2
_SALE: Final = [room.sale for room in WAREHOUSE]
_WORTH: Final = [1, *_SALE[1:]]
"""In fish."""
_LEAST: Final = max(
    0,
    min(
        *(_WORTH[above] - _WORTH[below] for above, below in DOWN_ARROWS),
        *(FULL_PRICE + _WORTH[below] - _WORTH[above] for below, above in ARROWS),
    ),
)
"""What a conversion loses at least, in fish, if no ability helps."""
_SELL: Final = {kind: MOVES.by_name["sell"].move(kind) for kind in range(1, 8)}
_BUY: Final = {arrow: MOVES.by_name["buy"].move(*arrow) for arrow in ARROWS}
_DOWN: Final = {arrow: MOVES.by_name["downgrade"].move(*arrow) for arrow in DOWN_ARROWS}
_DEARER: Final = [[above for above, below in DOWN_ARROWS if below == kind] for kind in range(8)]
_CHEAPER: Final = [[below for below, above in ARROWS if above == kind] for kind in range(8)]

Counts = tuple[int, ...]


class Purse(msgspec.Struct, frozen=True, order=True):
    """What a seat has beyond a cost; what is missing is negative."""

    goods: Counts
    left: Counts
    """How often each ability can still be used this round."""

    def worth(self) -> int:
        """The fish there would be if everything were sold, and everything missing bought back."""
        return sum(n * worth for n, worth in zip(self.goods, _WORTH, strict=True))

    def least_loss(self) -> int:
        """What making all that is missing loses at least; each use of an ability may spare one."""
        missing = -sum(n for n in self.goods[1:] if n < 0)
        return _LEAST * max(0, missing - sum(self.left))

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
    return cheapest_conversion(have, wanted)


def _purse(state: State, seat: int) -> Purse:
    goods = tuple(int(state.goods[seat * 8 + kind]) for kind in range(8))
    mine = members(state.abilities[seat])
    used = [int(state.uses[seat]) >> 3 * i & 7 for i in range(len(ABILITIES))]
    left = (a.per_round - used[i] if i in mine else 0 for i, a in enumerate(ABILITIES))
    return Purse(goods, tuple(left))


def cheapest_conversion(have: Purse, wanted: list[int]) -> tuple[int, ...] | None:
    """The cheapest row of moves, each after `free`, that leaves at least what is wanted.

    What was found last is done first, since whatever needs it was found before.
    """
    start = Purse(tuple(n - w for n, w in zip(have.goods, wanted, strict=True)), have.left)
    order = count()
    queue: list[tuple[int, int, int, int, Purse, Counts]] = []
    heappush(queue, (start.least_loss(), 0, 0, next(order), start, ()))
    seen: set[Purse] = set()
    best: tuple[tuple[int, int, int], Counts] | None = None
    while queue:
        loss, length, buys, _, purse, moves = heappop(queue)
        if best is not None and (loss, length, buys) >= best[0]:
            break
        if purse in seen or purse.worth() < 0:
            continue
        seen.add(purse)
        if purse.missing() == FISH:
            sales = _sales(purse)
            price = (loss, length + len(sales), buys)
            if best is None or price < best[0]:
                best = price, (*sales, *moves)
            continue
        for step in _ways_to_make(purse, purse.missing()):
            lost = start.worth() - step.after.worth() + step.after.least_loss()
            row = (lost, length + 1, buys + step.bought, next(order))
            heappush(queue, (*row, step.after, (step.move, *moves)))
    return None if best is None else tuple(move for step in best[1] for move in (FREE, step))


# One conversion that makes a good


def _ways_to_make(purse: Purse, kind: int) -> Iterator[Conversion]:
    for above in _DEARER[kind]:
        yield Conversion(_DOWN[above, kind], _with(purse, {above: -1, kind: 1}))
    yield from _purchases(purse, kind)
    yield from _trades(purse, kind)


def _purchases(purse: Purse, kind: int) -> Iterator[Conversion]:
    price, ability = _price(purse)
    for below in _CHEAPER[kind]:
        spent = _with(_with(purse, {FISH: -price}), {below: -1, kind: 1}, ability)
        yield Conversion(_BUY[below, kind], spent, bought=True)


def _price(purse: Purse) -> tuple[int, int]:
    """The fish for an upgrade, and the ability that makes it cheaper, or -1."""
    prices = [(a.upgrade_price, i) for i, a in enumerate(ABILITIES) if purse.left[i]]
    cheap = [(fish, i) for fish, i in prices if fish is not None]
    return min(cheap, default=(FULL_PRICE, -1))


def _trades(purse: Purse, kind: int) -> Iterator[Conversion]:
    move = MOVES.by_name["trade"].move(kind)
    for i, ability in enumerate(ABILITIES):
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


def _sales(purse: Purse) -> list[int]:
    """Sales of the fewest goods that bring the fish that are missing, and of those the cheapest."""
    missing = -purse.goods[FISH]
    stock = sorted((_SALE[kind], kind) for kind in range(1, 8) for _ in range(purse.goods[kind]))
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
