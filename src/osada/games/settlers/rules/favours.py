"""Favours: taking them (W7) and using them (W17, W33)."""

from typing import Final

from osada.core.bits import BIT, count
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.settlers.content.components import SLOTS
from osada.games.settlers.content.tables import BASIC, INDEX, PRIME, N
from osada.games.settlers.rules.abilities import gain_actions
from osada.games.settlers.rules.dice import ALL_THREE, FROM_CROPS, ask_for_die
from osada.games.settlers.rules.events import ExportPaid, FavourTaken, FavourUsed
from osada.games.settlers.rules.moves import (
    ALLY,
    COIN,
    CROPS,
    EXPORT,
    GIFT,
    SELL,
    STOP,
    TAKE_FAVOUR,
    USE_FAVOUR,
)
from osada.games.settlers.rules.paying import gain, in_pool, pay_kind
from osada.games.settlers.rules.state import (
    CHOICES,
    EXPORTING,
    FRAME,
    FROM_FAVOUR,
    GOLD,
    GROWING,
    LEFT,
    NOTHING,
    POOL,
    SOURCES,
    State,
)
from osada.games.settlers.rules.taking import choices_into, end_choice
from osada.games.settlers.rules.values import value

AT_ONCE: Final = 17
"""Ally and Lucky coin, as a set."""


def tokens_into(state: State, buffer: vec[i64]) -> i64:
    """The favours that lie in the middle (W7)."""
    tokens = state.middle
    n: i64 = 0
    while tokens:
        buffer[n] = TAKE_FAVOUR + INDEX[(tokens & -tokens) % PRIME]
        tokens &= tokens - 1
        n += 1
    return n


def take_favour(state: State, favour: i64, events: list[Event] | None) -> bool:
    """Take a favour; whether everybody has one now (W7)."""
    seat = state.actor
    state.middle &= ~BIT[favour]
    state.favour[seat] = favour
    if events is not None:
        events.append(FavourTaken(seat, favour))
    state.actor = (seat + 1) % state.players
    return state.actor == state.active


def open_favour(state: State, seat: i64, events: list[Event] | None) -> None:
    """Ally and Lucky coin work at once, since waiting could gain nothing; others when used."""
    favour = state.favour[seat]
    if AT_ONCE & BIT[favour]:
        _work(state, seat, favour, events)
    else:
        state.unused[seat] = BIT[favour]


def uses_into(state: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
    """Write the usable favours: the seat's own, and those that a building lends (W15, W17)."""
    favours = state.unused[seat]
    lenders = state.tables.villages[state.sheet].second_favours
    if lenders & state.ready[seat] and _lender(state, seat) != NOTHING:
        favours |= state.middle & ~_lent(state, seat)
    if favours & BIT[EXPORT] and in_pool(state, seat) == 0:
        favours &= ~BIT[EXPORT]
    while favours:
        buffer[n] = USE_FAVOUR + INDEX[(favours & -favours) % PRIME]
        favours &= favours - 1
        n += 1
    return n


def use_favour(state: State, seat: i64, favour: i64, events: list[Event] | None) -> None:
    """Use a favour, once (W17); one in the middle stays there for others."""
    state.step[seat] = GROWING
    if state.unused[seat] & BIT[favour]:
        state.unused[seat] &= ~BIT[favour]
    else:
        state.used[seat * SLOTS + _lender(state, seat)] |= BIT[favour]
    _work(state, seat, favour, events)


def _lender(state: State, seat: i64) -> i64:
    """The first building that still lends a favour of the middle, or NOTHING (W15)."""
    slots = state.tables.villages[state.sheet].second_favours & state.ready[seat]
    while slots:
        slot = INDEX[(slots & -slots) % 67]
        if count(state.used[seat * 6 + slot]) < value(state, seat, slot, N):
            return slot
        slots &= slots - 1
    return NOTHING


def _lent(state: State, seat: i64) -> i64:
    """The favours of the middle that a seat has used: each works once a round (W17)."""
    slots = state.tables.villages[state.sheet].second_favours & state.ready[seat]
    favours: i64 = 0
    while slots:
        favours |= state.used[seat * 6 + INDEX[(slots & -slots) % 67]]
        slots &= slots - 1
    return favours


def _work(state: State, seat: i64, favour: i64, events: list[Event] | None) -> None:
    if events is not None:
        events.append(FavourUsed(seat, favour))
    if favour == ALLY:
        gain_actions(state, seat, 1, events)
    elif favour == COIN:
        gain(state, seat, GOLD, 1, events)
    elif favour == GIFT:
        ask_for_die(state, seat, FROM_FAVOUR)
    elif favour == CROPS:
        ask_for_die(state, seat, FROM_CROPS)
    else:
        _offer_export(state, seat, ALL_THREE)


# Export


def _offer_export(state: State, seat: i64, kinds: i64) -> None:
    """Offer the kinds not yet passed over that the pool, or its gold, can pay (W17, W33)."""
    if state.pool[seat * POOL + GOLD] == 0:
        for kind in range(BASIC):
            if state.pool[seat * POOL + kind] == 0:
                kinds &= ~BIT[kind]
    if kinds == 0:
        end_choice(state, seat)
        return
    state.step[seat] = EXPORTING
    state.frame[seat * FRAME + CHOICES] = kinds


def sales_into(state: State, seat: i64, buffer: vec[i64]) -> i64:
    """Kinds in the order stone, wood, food: each once, and at least one of them."""
    n = choices_into(state, seat, SELL, buffer)
    if state.frame[seat * FRAME + LEFT]:
        buffer[n] = STOP
        n += 1
    return n


def sell(state: State, seat: i64, kind: i64, events: list[Event] | None) -> None:
    """Swap one of a kind for a point (W17)."""
    pay_kind(state, seat, kind, 1, events)
    state.points[seat * SOURCES + FROM_FAVOUR] += 1
    if events is not None:
        events.append(ExportPaid(seat, kind, 1))
    state.frame[seat * FRAME + LEFT] = 1
    _offer_export(state, seat, ALL_THREE & ~(BIT[kind + 1] - 1))
