"""Paying: gold is a joker, spent last (W6, W8, W34).

A pool with gold in place of a kind can do all that the pool with the kind can, so gold is spent
last without asking. Only a building that counts spent gold makes a difference: with one that works,
a seat may say beforehand that gold shall pay for a kind (`pledge`).
"""

from osada.core.bits import BIT
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.settlers.content.components import DEAREST
from osada.games.settlers.content.tables import AFFORDABLE, AMOUNTS, BASIC, COST, COSTS
from osada.games.settlers.rules.events import Gained, GoldPledged, Spent
from osada.games.settlers.rules.moves import GOLD_FOR
from osada.games.settlers.rules.state import DEEDS, GOLD, GROWING, POOL, SPENT, State


def purse(state: State, seat: i64) -> i64:
    """The number of a pool in the tables, where more than five of anything count as five."""
    pool = state.pool
    at = seat * POOL
    stone = pool[at]
    wood = pool[at + 1]
    food = pool[at + 2]
    gold = pool[at + GOLD]
    if stone > DEAREST or wood > DEAREST or food > DEAREST or gold > DEAREST:
        stone = min(stone, DEAREST)
        wood = min(wood, DEAREST)
        food = min(food, DEAREST)
        gold = min(gold, DEAREST)
    return ((stone * AMOUNTS + wood) * AMOUNTS + food) * AMOUNTS + gold


def affordable(state: State, seat: i64) -> i64:
    """The set of costs that a seat can pay (W6)."""
    if state.tables.villages[state.sheet].counts_gold & state.ready[seat]:
        return _affordable_as_pledged(state, seat)
    return AFFORDABLE[purse(state, seat)]


def _affordable_as_pledged(state: State, seat: i64) -> i64:
    costs: i64 = 0
    for cost in range(COSTS):
        gold: i64 = 0
        for kind in range(BASIC):
            gold += _gold_needed(state, seat, kind, COST[cost * BASIC + kind])
        if gold <= state.pool[seat * POOL + GOLD]:
            costs |= BIT[cost]
    return costs


def _gold_needed(state: State, seat: i64, kind: i64, amount: i64) -> i64:
    """Gold that pays for some of a kind: what is pledged, or what the kind itself cannot pay."""
    missing = amount - state.pool[seat * POOL + kind]
    pledged = state.pledge[seat * BASIC + kind]
    if pledged == 0:
        return max(0, missing)
    return max(missing, min(pledged, amount))


def can_pay(state: State, seat: i64, cost: i64, gold: i64) -> bool:
    """Tell whether a seat can pay a cost and some gold besides."""
    for kind in range(BASIC):
        gold += _gold_needed(state, seat, kind, COST[cost * BASIC + kind])
    return gold <= state.pool[seat * POOL + GOLD]


def pay(state: State, seat: i64, cost: i64, events: list[Event] | None) -> None:
    """Pay a cost: the kinds themselves first, gold last (W6)."""
    at = seat * POOL
    for kind in range(BASIC):
        amount = COST[cost * BASIC + kind]
        if amount == 0:
            continue
        if amount > state.pool[at + kind] or state.pledge[seat * BASIC + kind]:
            pay_kind(state, seat, kind, amount, events)
        else:
            state.pool[at + kind] -= amount
            state.done[seat * DEEDS + SPENT + kind] += amount
            if events is not None:
                events.append(Spent(seat, amount, kind))


def pay_kind(state: State, seat: i64, kind: i64, amount: i64, events: list[Event] | None) -> None:
    """Pay some of a kind."""
    gold = _gold_needed(state, seat, kind, amount)
    if gold < amount:
        take_out(state, seat, kind, amount - gold, events)
    if gold:
        pledged = state.pledge[seat * BASIC + kind]
        state.pledge[seat * BASIC + kind] -= min(gold, pledged)
        take_out(state, seat, GOLD, gold, events)


def void_pledges(state: State, seat: i64) -> None:
    """Pledges that no gold is left for are void."""
    if state.tables.villages[state.sheet].counts_gold & state.ready[seat] == 0:
        return
    at = seat * BASIC
    pledged = state.pledge[at] + state.pledge[at + 1] + state.pledge[at + 2]
    if pledged > state.pool[seat * POOL + GOLD]:
        for kind in range(BASIC):
            state.pledge[at + kind] = 0


def take_out(
    state: State, seat: i64, resource: i64, amount: i64, events: list[Event] | None
) -> None:
    """Spend just this resource; each is spent once (W8)."""
    state.pool[seat * POOL + resource] -= amount
    state.done[seat * DEEDS + SPENT + resource] += amount
    if resource == GOLD:
        void_pledges(state, seat)
    if events is not None:
        events.append(Spent(seat, amount, resource))


def gain(state: State, seat: i64, resource: i64, amount: i64, events: list[Event] | None) -> None:
    """Put resources into a seat's pool."""
    if amount:
        state.pool[seat * POOL + resource] += amount
        if events is not None:
            events.append(Gained(seat, amount, resource))


def in_pool(state: State, seat: i64) -> i64:
    """Count how many resources a seat has, workers not counted."""
    at = seat * POOL
    return state.pool[at] + state.pool[at + 1] + state.pool[at + 2] + state.pool[at + GOLD]


def pledges_into(state: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
    """Gold may be pledged where it matters that gold is spent."""
    at = seat * BASIC
    pledged = state.pledge[at] + state.pledge[at + 1] + state.pledge[at + 2]
    if pledged < state.pool[seat * POOL + GOLD]:
        for kind in range(BASIC):
            buffer[n] = GOLD_FOR + kind
            n += 1
    return n


def pledge_gold(state: State, seat: i64, kind: i64, events: list[Event] | None) -> None:
    """Say that the next of a kind shall be paid in gold."""
    state.step[seat] = GROWING
    state.pledge[seat * BASIC + kind] += 1
    if events is not None:
        events.append(GoldPledged(seat, kind))
