"""Free actions: sell, buy an upgrade, downgrade, trade, use a worker, throw overboard (F36).

They are asked for by one move, `free`, at every decision of a seat's own turn that has nothing in
hand; it opens the menu of all free actions, and the one chosen leads back to where the turn stood.
F37 gives examples.
"""

from osada.core.bits import BIT, lowest, members_into
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.saltfjord.content.grid import ARROW_FROM, DOWN_FROM, DOWN_TO, DOWNGRADES, UPGRADES
from osada.games.saltfjord.content.tables import FULL_PRICE
from osada.games.saltfjord.rules import packed
from osada.games.saltfjord.rules.cells import blocked, use
from osada.games.saltfjord.rules.events import Downgraded, Sold, Traded, WorkerUsed
from osada.games.saltfjord.rules.fishing import loaded
from osada.games.saltfjord.rules.frames import pop, push
from osada.games.saltfjord.rules.goods import can_pay, fish, gain_one, pay, pay_one, upgrade
from osada.games.saltfjord.rules.moves import (
    BUY_UPGRADE,
    DOWNGRADE,
    FREE,
    OVERBOARD,
    SELL,
    TRADE,
    USE_WORKER,
)
from osada.games.saltfjord.rules.shares import own_pieces
from osada.games.saltfjord.rules.state import FISH, GOODS, HOLD, MENU, State


def offer_free(state: State, buffer: vec[i64], n: i64) -> i64:
    """One more move if there is a free action to be had; not in the set-up, which is no turn."""
    if state.round > 0 and any_free(state):
        buffer[n] = FREE
        return n + 1
    return n


def any_free(state: State) -> bool:
    """Tell whether there is any free action for the one whose turn it is."""
    seat = state.actor
    if state.load[seat * HOLD] or open_buildings(state, seat):
        return True
    for kind in range(1, GOODS):
        if state.goods[seat * GOODS + kind] > 0:
            return True
    return fish(state, seat) > price(state, seat) or tradeable(state, seat) != 0


def open_buildings(state: State, seat: i64) -> i64:
    """Return the cells on which a worker can be used (F36)."""
    if state.workers[seat] == 0:
        return 0
    return state.built[seat] & ~blocked(state, seat)


def menu_into(state: State, buffer: vec[i64]) -> i64:
    """Every free action (F36)."""
    seat = state.actor
    n: i64 = 0
    for slot in range(loaded(state, seat)):
        buffer[n] = OVERBOARD + slot
        n += 1
    for kind in range(1, GOODS):
        if state.goods[seat * GOODS + kind] > 0:
            buffer[n] = SELL + kind - 1
            n += 1
    n = _buys_into(state, seat, buffer, n)
    for arrow in range(DOWNGRADES):
        if state.goods[seat * GOODS + DOWN_FROM[arrow]] > 0:
            buffer[n] = DOWNGRADE + arrow
            n += 1
    return _others_into(state, seat, buffer, n)


def _buys_into(state: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
    left = fish(state, seat) - price(state, seat)
    if left < 0:
        return n
    for arrow in range(UPGRADES):
        below = ARROW_FROM[arrow]
        if (left if below == FISH else state.goods[seat * GOODS + below]) > 0:
            buffer[n] = BUY_UPGRADE + arrow
            n += 1
    return n


def _others_into(state: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
    n = members_into(tradeable(state, seat), TRADE, buffer, n)
    return members_into(open_buildings(state, seat), USE_WORKER, buffer, n)


def open_menu(state: State) -> None:
    """Ask for a free action."""
    push(state, MENU, 0)


# Abilities with a limit a round


def _unused(state: State, seat: i64, abilities: i64) -> i64:
    """Those of some abilities that the seat has and may still use this round."""
    mine = state.abilities[seat] & abilities
    found: i64 = 0
    while mine:
        ability = lowest(mine)
        mine &= mine - 1
        if packed.times_used(state.uses[seat], ability) < state.tables.per_round[ability]:
            found |= BIT[ability]
    return found


def _use(state: State, seat: i64, ability: i64) -> None:
    own_pieces(state)
    state.uses[seat] = packed.used_once_more(state.uses[seat], ability)


def price(state: State, seat: i64) -> i64:
    """The fish for an upgrade (F36); an ability may make it cheaper."""
    if not state.abilities[seat] & state.tables.discounts:
        return FULL_PRICE
    cheap = _cheapest(state, seat)
    if cheap < 0:
        return FULL_PRICE
    return state.tables.upgrade_price[cheap]


def _cheapest(state: State, seat: i64) -> i64:
    found: i64 = -1
    prices = state.tables.upgrade_price
    abilities = _unused(state, seat, state.tables.discounts)
    while abilities:
        ability = lowest(abilities)
        abilities &= abilities - 1
        if found < 0 or prices[ability] < prices[found]:
            found = ability
    return found


def tradeable(state: State, seat: i64) -> i64:
    """Resources that an ability can bring now."""
    if not state.abilities[seat] & state.tables.traders:
        return 0
    kinds: i64 = 0
    abilities = _unused(state, seat, state.tables.traders)
    while abilities:
        ability = lowest(abilities)
        abilities &= abilities - 1
        if can_pay(state, seat, state.tables.trade_pay[ability]):
            kinds |= state.tables.trade_choice[ability]
    return kinds


# What they do


def sell(state: State, kind: i64, events: list[Event] | None) -> None:
    """Sell a resource for the fish beside its row (F36)."""
    pop(state)
    seat = state.actor
    state.goods[seat * GOODS + kind] -= 1
    state.goods[seat * GOODS + FISH] += state.tables.sale[kind]
    if events is not None:
        events.append(Sold(seat, kind, state.tables.sale[kind]))


def buy_upgrade(state: State, arrow: i64, events: list[Event] | None) -> None:
    """Pay 2 fish, or an ability's price, and upgrade a resource (F36)."""
    pop(state)
    seat = state.actor
    cost = price(state, seat)
    if cost < FULL_PRICE:
        _use(state, seat, _cheapest(state, seat))
    pay_one(state, seat, FISH, cost, events)
    upgrade(state, seat, arrow, events)


def downgrade(state: State, arrow: i64, events: list[Event] | None) -> None:
    """Move a resource to the room below (F14, F36)."""
    pop(state)
    seat = state.actor
    state.goods[seat * GOODS + DOWN_FROM[arrow]] -= 1
    state.goods[seat * GOODS + DOWN_TO[arrow]] += 1
    if events is not None:
        events.append(Downgraded(seat, DOWN_FROM[arrow], DOWN_TO[arrow]))


def trade(state: State, kind: i64, events: list[Event] | None) -> None:
    """Use an ability that brings a resource."""
    pop(state)
    seat = state.actor
    abilities = _unused(state, seat, state.tables.traders)
    while abilities:
        ability = lowest(abilities)
        abilities &= abilities - 1
        cost = state.tables.trade_pay[ability]
        if state.tables.trade_choice[ability] & BIT[kind] and can_pay(state, seat, cost):
            _use(state, seat, ability)
            pay(state, seat, cost, events)
            break
    if events is not None:
        events.append(Traded(seat, kind))
    gain_one(state, seat, kind, 1, events)


def use_worker(state: State, cell: i64, events: list[Event] | None) -> None:
    """A worker activates one free building and blocks it for the round (F36)."""
    pop(state)
    seat = state.actor
    own_pieces(state)
    state.workers[seat] -= 1
    state.working[seat] |= BIT[cell]
    if events is not None:
        events.append(WorkerUsed(seat, cell))
    use(state, cell, events)
