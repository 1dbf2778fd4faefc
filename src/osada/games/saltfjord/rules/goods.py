"""Resources and points: gaining, paying, upgrading (F12, F13)."""

from osada.core.bits import lowest
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.saltfjord.content.grid import ARROW_FROM, ARROW_TO, UPGRADES
from osada.games.saltfjord.content.tables import REWARDS
from osada.games.saltfjord.rules.events import Gained, Paid, PointsGained, Upgraded
from osada.games.saltfjord.rules.moves import UPGRADE
from osada.games.saltfjord.rules.state import FISH, GOODS, POINTS, State


def gain(state: State, seat: i64, goods: i64, events: list[Event] | None) -> None:
    """Gain a list of goods: resources into the warehouse, green points at once (F1)."""
    tables = state.tables
    for i in range(tables.goods_from[goods], tables.goods_from[goods + 1]):
        kind = tables.goods_kind[i]
        if kind == POINTS:
            score(state, seat, tables.goods_amount[i], events)
        else:
            gain_one(state, seat, kind, tables.goods_amount[i], events)


def gain_one(state: State, seat: i64, kind: i64, amount: i64, events: list[Event] | None) -> None:
    """Gain some of one resource (F12: there is always enough)."""
    state.goods[seat * GOODS + kind] += amount
    if events is not None:
        events.append(Gained(seat, kind, amount))


def score(state: State, seat: i64, points: i64, events: list[Event] | None) -> None:
    """Score green points (F1)."""
    state.score[seat] += points
    if events is not None and points:
        events.append(PointsGained(seat, points))


def can_pay(state: State, seat: i64, goods: i64) -> bool:
    """Tell whether a seat has all that a cost asks for."""
    tables = state.tables
    for i in range(tables.goods_from[goods], tables.goods_from[goods + 1]):
        if state.goods[seat * GOODS + tables.goods_kind[i]] < tables.goods_amount[i]:
            return False
    return True


def pay(state: State, seat: i64, goods: i64, events: list[Event] | None) -> None:
    """Pay a cost."""
    tables = state.tables
    for i in range(tables.goods_from[goods], tables.goods_from[goods + 1]):
        pay_one(state, seat, tables.goods_kind[i], tables.goods_amount[i], events)


def pay_one(state: State, seat: i64, kind: i64, amount: i64, events: list[Event] | None) -> None:
    """Pay some of one resource."""
    state.goods[seat * GOODS + kind] -= amount
    if events is not None and amount:
        events.append(Paid(seat, kind, amount))


def reward(state: State, seat: i64, occasion: i64, events: list[Event] | None) -> None:
    """Give the goods of a seat's abilities on an occasion."""
    abilities = state.abilities[seat]
    while abilities:
        goods = state.tables.reward[lowest(abilities) * REWARDS + occasion]
        abilities &= abilities - 1
        if goods:
            gain(state, seat, goods, events)


def upgrades_into(state: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
    """Every arrow from a room that is not empty (F13)."""
    for arrow in range(UPGRADES):
        if state.goods[seat * GOODS + ARROW_FROM[arrow]] > 0:
            buffer[n] = UPGRADE + arrow
            n += 1
    return n


def upgrade(state: State, seat: i64, arrow: i64, events: list[Event] | None) -> None:
    """Move one resource to the room above (F13)."""
    state.goods[seat * GOODS + ARROW_FROM[arrow]] -= 1
    state.goods[seat * GOODS + ARROW_TO[arrow]] += 1
    if events is not None:
        events.append(Upgraded(seat, ARROW_FROM[arrow], ARROW_TO[arrow]))


def fish(state: State, seat: i64) -> i64:
    """Count how many fish a seat has."""
    return state.goods[seat * GOODS + FISH]
