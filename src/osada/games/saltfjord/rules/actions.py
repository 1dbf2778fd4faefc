"""The actions of buildings, taverns and piers: one of a set is done, or none (F20, F22)."""

from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.saltfjord.rules.events import Declined
from osada.games.saltfjord.rules.fishing import trips_into
from osada.games.saltfjord.rules.frames import pop, top
from osada.games.saltfjord.rules.free import offer_free
from osada.games.saltfjord.rules.goods import gain_one, upgrade, upgrades_into
from osada.games.saltfjord.rules.moves import SKIP, TAKE_FISH
from osada.games.saltfjord.rules.orders import deals_into, orders_into
from osada.games.saltfjord.rules.state import (
    DEAL_ACTION,
    FISH,
    FISH_ACTION,
    ONE_ACTION,
    ORDER_ACTION,
    SMALL_ACTION,
    TECHNOLOGY_ACTION,
    UPGRADE_ACTION,
    State,
)
from osada.games.saltfjord.rules.technology import technologies_into
from osada.games.saltfjord.rules.village import builds_into, take_tile


def actions_into(state: State, buffer: vec[i64]) -> i64:
    """Everything that one of the actions allows, a free action, or to do without."""
    actions = top(state)
    n: i64 = 0
    if actions & SMALL_ACTION:
        n = builds_into(state, 0, 3, buffer, n, free=False)
    elif actions & ONE_ACTION:
        n = builds_into(state, 0, 1, buffer, n, free=True)
    if actions & UPGRADE_ACTION:
        n = upgrades_into(state, state.actor, buffer, n)
        buffer[n] = TAKE_FISH
        n += 1
    if actions & ORDER_ACTION:
        n = orders_into(state, buffer, n)
    if actions & TECHNOLOGY_ACTION:
        n = technologies_into(state, buffer, n)
    if actions & FISH_ACTION:
        n = trips_into(state, buffer, n)
    if actions & DEAL_ACTION:
        n = deals_into(state, buffer, n)
    n = offer_free(state, buffer, n)
    if skippable(state, actions):
        buffer[n] = SKIP
        n += 1
    return n


def skippable(state: State, actions: i64) -> bool:
    """Effects are optional (F20); instead of no upgrade there is a fish, and F10 is no effect."""
    return state.round > 0 and not actions & UPGRADE_ACTION


def build(state: State, stack: i64, events: list[Event] | None) -> None:
    """Build a small tile, or a tile of one square free of charge at a tavern (F25, F35)."""
    take_tile(state, stack, events, free=pop(state) & SMALL_ACTION == 0)


def take_upgrade(state: State, arrow: i64, events: list[Event] | None) -> None:
    """Upgrade a resource (F13, F21)."""
    pop(state)
    upgrade(state, state.actor, arrow, events)


def take_fish(state: State, events: list[Event] | None) -> None:
    """A fish instead of an upgrade (F13)."""
    pop(state)
    gain_one(state, state.actor, FISH, 1, events)


def skip(state: State, events: list[Event] | None) -> None:
    """Do without an effect (F20)."""
    pop(state)
    if events is not None:
        events.append(Declined(state.actor))
