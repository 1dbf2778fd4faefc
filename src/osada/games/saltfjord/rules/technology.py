"""The technology tracks and their scoring tiles (F24, F38 to F42, F51)."""

from typing import Final

from osada.core.bits import BIT, members_into
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.saltfjord.content.grid import LEVELS
from osada.games.saltfjord.content.tables import GRADES
from osada.games.saltfjord.rules.carts import call_all_carts, gain_cart
from osada.games.saltfjord.rules.events import (
    AbilityTaken,
    ScoredAtOnce,
    TechnologyGained,
    WorkerGained,
)
from osada.games.saltfjord.rules.frames import pop, push
from osada.games.saltfjord.rules.goods import can_pay, gain, pay, reward, score
from osada.games.saltfjord.rules.moves import GAIN_TECHNOLOGY, TAKE_ABILITY
from osada.games.saltfjord.rules.shares import own_pieces, own_progress
from osada.games.saltfjord.rules.state import ABILITY, TRACKS, State

TOP: Final = 3
LOGISTICS: Final = 2
GAINED: Final = 5
ONCE_WORKER: Final = 1
ONCE_ABILITY: Final = 2
ONCE_CART: Final = 3
ONCE_MOVE_CARTS: Final = 4
BY_ARRIVAL: Final = 9
BY_ROUND: Final = 10


def step_number(state: State, track: i64, level: i64) -> i64:
    """The step from a level on; the carts' tile covers logistics (F47)."""
    if track == LOGISTICS and state.carts:
        return TRACKS * LEVELS + level
    return track * LEVELS + level


def technologies_into(state: State, buffer: vec[i64], n: i64) -> i64:
    """Tracks whose next step can be paid for (F24)."""
    seat = state.actor
    for track in range(TRACKS):
        level = state.levels[seat * TRACKS + track]
        if level < TOP:
            step = step_number(state, track, level)
            if can_pay(state, seat, state.tables.tech_cost[step]):
                buffer[n] = GAIN_TECHNOLOGY + track
                n += 1
    return n


def gain_technology(state: State, track: i64, events: list[Event] | None) -> None:
    """Pay, move the marker up, gain the effect and at the top the scoring tile (F24)."""
    seat = state.actor
    level = state.levels[seat * TRACKS + track]
    step = step_number(state, track, level)
    pay(state, seat, state.tables.tech_cost[step], events)
    own_progress(state)
    state.levels[seat * TRACKS + track] = level + 1
    if events is not None:
        events.append(TechnologyGained(seat, track, level + 1))
    reward(state, seat, GAINED, events)
    if level + 1 == TOP:
        _score_at_once(state, seat, track, events)
    gain(state, seat, state.tables.tech_gain[step], events)
    state.powers[seat] |= state.tables.tech_power[step]
    _gain_once(state, seat, state.tables.tech_once[step], events)


def _gain_once(state: State, seat: i64, once: i64, events: list[Event] | None) -> None:
    if once == ONCE_WORKER:
        own_pieces(state)
        state.workers[seat] += 1  # F38
        if events is not None:
            events.append(WorkerGained(seat))
    elif once == ONCE_ABILITY:
        if state.board_abilities:
            push(state, ABILITY, 0)  # F39
    elif once == ONCE_CART:
        gain_cart(state, events)  # F51
    elif once == ONCE_MOVE_CARTS:
        call_all_carts(state)  # F51


def _score_at_once(state: State, seat: i64, track: i64, events: list[Event] | None) -> None:
    """A green scoring tile scores by arrival or by round (F24)."""
    tile = state.scoring[track]
    place: i64 = 0
    if state.tables.score_measure[tile] == BY_ROUND:
        place = state.round - 1
    elif state.tables.score_measure[tile] == BY_ARRIVAL:
        for other in range(state.players):
            if other != seat and state.levels[other * TRACKS + track] == TOP:
                place += 1
    else:
        return
    points = state.tables.score_points[tile * GRADES + place]
    if events is not None:
        events.append(ScoredAtOnce(seat, tile, points))
    score(state, seat, points, events)


def abilities_into(state: State, buffer: vec[i64]) -> i64:
    """Ability tiles on the board (F39)."""
    left = state.board_abilities
    return members_into(left, TAKE_ABILITY, buffer, 0)


def take_ability(state: State, ability: i64, events: list[Event] | None) -> None:
    """Take an ability tile from the board (F39)."""
    pop(state)
    state.board_abilities &= ~BIT[ability]
    own_progress(state)
    state.abilities[state.actor] |= BIT[ability]
    if events is not None:
        events.append(AbilityTaken(state.actor, ability))
