"""The payment helper: the cheapest free actions that make something affordable (F14, F36).

A way is a row of legal moves, `free` and a conversion by turns. The cheapest one leaves the most
fish if everything were sold afterwards; of equal ones the shortest is taken, and of those the one
that buys least.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from typing import Final

from osada.core.bits import members
from osada.core.game import Way
from osada.core.language import Language
from osada.games.saltfjord.content.components import RESOURCES, Goods
from osada.games.saltfjord.content.tables import (
    ABILITIES,
    ALL_CRATES,
    ARROWS,
    BUILDINGS,
    CRATES,
    DOWN_ARROWS,
    TECHNOLOGY,
    WAREHOUSE,
)
from osada.games.saltfjord.law import state as st
from osada.games.saltfjord.law.moves import FREE, MOVES
from osada.games.saltfjord.law.position import SaltfjordPosition
from osada.games.saltfjord.law.rules.activation import price
from osada.games.saltfjord.law.state import State

MOST_PURSES: Final = 20_000
"""Where this many purses do not lead to the goal, no way is offered."""
_PAYABLE: Final = ("line", "build", "order", "technology", "deal")
_DEALS: Final = [deal for pier in CRATES.piers for deal in pier.deals]

Purse = tuple[tuple[int, ...], tuple[int, ...]]
"""Resources by kind, and how often each ability can still be used this round."""
Step = tuple[int, Purse]


def ways(position: SaltfjordPosition, seat: int, language: Language) -> list[Way]:
    """What cannot be paid as it is, but after some free actions, each as one choice."""
    if position.turn() != seat or FREE not in position.legal(seat):
        return []
    legal = set(position.legal(seat))
    found = []
    for name in _PAYABLE:
        family = MOVES.by_name[name]
        for move in range(family.first, family.first + len(family)):
            steps = () if move in legal else cheapest(position, seat, move)
            if steps:
                found.append(Way((*steps, move), _sentence(steps, move, language)))
    return found


def _sentence(steps: tuple[int, ...], move: int, language: Language) -> str:
    done = Counter(MOVES.sentence(step, language) for step in steps if step != FREE)
    told = "; ".join(f"{text} (×{n})" if n > 1 else text for text, n in done.items())
    return language.say("way-payment", move=MOVES.sentence(move, language), steps=told)


def cheapest(position: SaltfjordPosition, seat: int, move: int) -> tuple[int, ...] | None:
    """The free actions after which a move is legal; `()` if it is now, `None` if none help."""
    if move in position.legal(seat):
        return ()
    cost = cost_of(position, seat, move)
    if cost is None:
        return None
    steps = cheapest_for(position, seat, cost)
    if steps is None:
        return None
    after = position.clone()
    for step in steps:
        if step not in after.legal(seat):
            return None
        after.play(seat, step)
    return steps if move in after.legal(seat) else None


def cost_of(state: State, seat: int, move: int) -> Goods | None:
    """What a move that is on offer now would cost; `None` if it is not on offer."""
    family, arguments = MOVES.parts(move)
    frame = int(state.stack[state.depth - 1])
    kind, details = frame & 63, frame >> 6
    if family.name == "line" and kind == st.DIE:
        return {"fish": int(price(state, details >> 1, arguments[0] + 1))}
    if family.name == "build" and kind == st.TURN:
        return _tile_cost(state, seat, arguments[0]) if arguments[0] >= 4 else None
    return _action_cost(state, seat, family.name, arguments[0], details) if kind == st.ACT else None


def _action_cost(state: State, seat: int, name: str, at: int, actions: int) -> Goods | None:
    if name == "order" and actions & st.ORDER_ACTION and state.crate_top[at] >= 0:
        return ALL_CRATES[state.crate_top[at]].cost
    if name == "technology" and actions & st.TECHNOLOGY_ACTION:
        level = int(state.levels[seat * 4 + at])
        track = TECHNOLOGY.carts if state.carts and at == 2 else TECHNOLOGY.tracks[at]
        return track.levels[level].cost if level < 3 else None
    if name == "build" and actions & st.SMALL_ACTION:
        return _tile_cost(state, seat, at) if at < 4 else None
    if name == "deal" and actions & st.DEAL_ACTION:
        return _DEALS[at].pay
    return None


def _tile_cost(state: State, seat: int, stack: int) -> Goods:
    cost = dict(BUILDINGS.shapes[stack // 2].cost)
    if state.powers[seat] & st.CHEAP_BUILDING:
        cost["wood"] = max(cost.get("wood", 0) - 1, 0)
    return cost


def cheapest_for(state: State, seat: int, cost: Goods) -> tuple[int, ...] | None:
    """The free actions after which a cost can be paid; `None` if none help."""
    wanted = [cost.get(kind, 0) for kind in RESOURCES]
    start = _purse(state, seat)
    order = count()
    queue: list[tuple[int, int, int, int, Purse, tuple[int, ...]]] = []
    heappush(queue, (0, 0, 0, next(order), start, ()))
    seen: set[Purse] = set()
    while queue and len(seen) < MOST_PURSES:
        _, length, buys, _, purse, steps = heappop(queue)
        if all(have >= want for have, want in zip(purse[0], wanted, strict=True)):
            return steps
        if purse in seen:
            continue
        seen.add(purse)
        for move, after in _conversions(purse):
            if after not in seen:
                loss = _worth(start) - _worth(after)
                bought = buys + (MOVES.parts(move)[0].name == "buy")
                row = (*steps, FREE, move)
                heappush(queue, (loss, length + 1, bought, next(order), after, row))
    return None


def _purse(state: State, seat: int) -> Purse:
    goods = tuple(int(n) for n in state.goods[seat * 8 : seat * 8 + 8])
    mine = members(state.abilities[seat])
    used = [int(state.uses[seat]) >> 3 * i & 7 for i in range(len(ABILITIES))]
    left = (a.per_round - used[i] if i in mine else 0 for i, a in enumerate(ABILITIES))
    return goods, tuple(left)


def _worth(purse: Purse) -> int:
    """The fish there would be if everything were sold."""
    return purse[0][0] + sum(n * room.sale for n, room in zip(purse[0], WAREHOUSE, strict=True))


# One free action


def _conversions(purse: Purse) -> Iterator[Step]:
    goods, left = purse
    for kind in range(1, 8):
        if goods[kind]:
            move = MOVES.by_name["sell"].move(kind)
            yield move, (_changed(goods, {kind: -1, 0: WAREHOUSE[kind].sale}), left)
    yield from _upgrades(purse)
    for above, below in DOWN_ARROWS:
        if goods[above]:
            move = MOVES.by_name["downgrade"].move(above, below)
            yield move, (_changed(goods, {above: -1, below: 1}), left)
    yield from _trades(purse)


def _upgrades(purse: Purse) -> Iterator[Step]:
    goods, left = purse
    cheap = [(a.upgrade_price, i) for i, a in enumerate(ABILITIES) if left[i]]
    prices = [(fish, i) for fish, i in cheap if fish is not None]
    fish, ability = min(prices, default=(2, -1))
    after = _used(left, ability) if ability >= 0 else left
    for below, above in ARROWS:
        spent = _changed(goods, {0: -fish})
        if spent[0] >= 0 and spent[below] > 0:
            move = MOVES.by_name["buy"].move(below, above)
            yield move, (_changed(spent, {below: -1, above: 1}), after)


def _trades(purse: Purse) -> Iterator[Step]:
    goods, left = purse
    offered: set[int] = set()
    for i, ability in enumerate(ABILITIES):
        if ability.trade is None or not left[i]:
            continue
        paid = _changed(goods, {RESOURCES.index(k): -n for k, n in ability.trade.pay.items()})
        kinds = {RESOURCES.index(kind) for kind in ability.trade.choice} - offered
        if min(paid) >= 0:
            offered |= kinds
            for kind in sorted(kinds):
                move = MOVES.by_name["trade"].move(kind)
                yield move, (_changed(paid, {kind: 1}), _used(left, i))


def _changed(goods: tuple[int, ...], by: dict[int, int]) -> tuple[int, ...]:
    return tuple(n + by.get(kind, 0) for kind, n in enumerate(goods))


def _used(left: tuple[int, ...], ability: int) -> tuple[int, ...]:
    return tuple(n - (i == ability) for i, n in enumerate(left))
