"""The course of the game: set-up, rounds, the growth window, the end (W3 to W8, W18, W19)."""

from typing import Final

from osada.core.bits import BIT, count, evenly_into, lowest
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.settlers.content.components import SLOTS
from osada.games.settlers.content.tables import (
    WORKER_DIE,
    N,
)
from osada.games.settlers.rules import abilities, keeping, settlements
from osada.games.settlers.rules.events import (
    AbilityUsed,
    FavourDrawn,
    FinalScored,
    FirstPlayerDrawn,
    GameEnded,
    GrowthEnded,
    RoundBegan,
    RoundEnded,
    SheetDrawn,
)
from osada.games.settlers.rules.favours import open_favour
from osada.games.settlers.rules.moves import DRAW_FAVOUR, DRAW_SHEET, FIRST_PLAYER
from osada.games.settlers.rules.scoring import finished, points_of_round, score
from osada.games.settlers.rules.state import (
    BUILDINGS_COMPLETED,
    DEEDS,
    DICE,
    END,
    FAVOUR_DRAW,
    FAVOURS,
    FINISHED,
    FIRST_DRAW,
    FRESH,
    GROWTH,
    NOBODY,
    NOTHING,
    POOL,
    ROLL,
    ROUNDS,
    WORKERS,
    State,
)
from osada.games.settlers.rules.values import value

TOKENS: Final = 5

# Set-up


def sheets_into(state: State, moves: vec[i64], weights: vec[i64]) -> i64:
    """Any adventure sheet can be drawn (W27, W39)."""
    sheets = state.tables.drawn
    n: i64 = len(sheets)
    for i in range(n):
        moves[i] = DRAW_SHEET + sheets[i] - 1
        weights[i] = 1
    return n


def draw_sheet(state: State, sheet: i64, events: list[Event] | None) -> None:
    """Everybody plays with the sheet that was drawn."""
    state.sheet = sheet + 1
    if events is not None:
        events.append(SheetDrawn(sheet))
    lay_out(state)


def lay_out(state: State) -> None:
    """Buildings printed as already built work from round 1 (W36); then come the favours (W3)."""
    village = state.tables.villages[state.sheet]
    slots = village.prebuilt
    if not state.advanced:
        slots &= ~village.advanced_only  # W22
    for seat in range(state.players):
        state.ready[seat] = slots
    state.phase = FAVOUR_DRAW
    if state.players + 1 == TOKENS:
        state.tokens = BIT[TOKENS] - 1
        state.phase = FIRST_DRAW


def favours_into(state: State, moves: vec[i64], weights: vec[i64]) -> i64:
    """The favours not drawn yet (W3)."""
    left = ~state.tokens & (BIT[TOKENS] - 1)
    return evenly_into(left, DRAW_FAVOUR, moves, weights)


def draw_favour(state: State, favour: i64, events: list[Event] | None) -> None:
    """One more favour than there are players, and three for one player (W3)."""
    state.tokens |= BIT[favour]
    if events is not None:
        events.append(FavourDrawn(favour))
    wanted = state.players + 1 if state.players > 1 else 3
    if count(state.tokens) == wanted:
        state.phase = FIRST_DRAW
        if state.players == 1:
            name_first_player(state, 0, events)  # W38


def first_players_into(state: State, moves: vec[i64], weights: vec[i64]) -> i64:
    """Anybody can be the first active player (W4)."""
    for seat in range(state.players):
        moves[seat] = FIRST_PLAYER + seat
        weights[seat] = 1
    return state.players


def name_first_player(state: State, seat: i64, events: list[Event] | None) -> None:
    """The first round begins (W4)."""
    state.active = seat
    if events is not None:
        events.append(FirstPlayerDrawn(seat))
    _begin_round(state, events)


# Rounds


def _begin_round(state: State, events: list[Event] | None) -> None:
    state.round += 1
    state.phase = ROLL
    state.die = 0
    state.middle = state.tokens
    if events is not None:
        events.append(RoundBegan(state.active, state.round))


def open_favours(state: State) -> None:
    """From the active player clockwise each takes a favour (W7)."""
    state.phase = FAVOURS
    state.die = 0
    state.actor = state.active


def open_growth(state: State, events: list[Event] | None) -> None:
    """All players act at the same time, each with a pool of their own (W5, W8)."""
    state.phase = GROWTH
    state.actor = NOBODY
    for seat in range(state.players):
        state.step[seat] = FRESH
        for die in range(WORKER_DIE):
            state.pool[seat * POOL + state.dice[seat * DICE + die]] += 1
        state.pool[seat * POOL + WORKERS] = state.dice[seat * DICE + WORKER_DIE]
        _work_by_itself(state, seat, events)
        open_favour(state, seat, events)


def _work_by_itself(state: State, seat: i64, events: list[Event] | None) -> None:
    """Abilities that ask nothing and can only help are used at once (W15, W35)."""
    village = state.tables.villages[state.sheet]
    slots = village.by_itself & state.ready[seat]
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if events is not None:
            events.append(AbilityUsed(seat, village.building[slot]))
        if village.resource[slot] >= 0:
            abilities.gain_from(state, seat, slot, events)
        else:
            abilities.gain_actions(state, seat, value(state, seat, slot, N), events)


# The end of a seat's growth


def end_growth(state: State, seat: i64, events: list[Event] | None) -> None:
    """A seat has done what it wanted; now a settlement, if it can found one (W23)."""
    if events is not None:
        events.append(GrowthEnded(seat))
    if not state.advanced or not settlements.ask(state, seat):
        after_settling(state, seat, events)


def after_settling(state: State, seat: i64, events: list[Event] | None) -> None:
    """Then what is kept, where there is a choice."""
    if not keeping.begin(state, seat, events):
        finish(state, seat, events)


def finish(state: State, seat: i64, events: list[Event] | None) -> None:
    """Points with a condition on the round are counted now (W15, W35)."""
    slots = state.tables.villages[state.sheet].scores_rounds & state.ready[seat]
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        points = points_of_round(state, seat, slot)
        if points:
            abilities.note_points(state, seat, slot, points, events)
    state.step[seat] = FINISHED
    for other in range(state.players):
        if state.step[other] != FINISHED:
            return
    _close_round(state, events)


def _close_round(state: State, events: list[Event] | None) -> None:
    """Favours go back, buildings completed now will work, the next player is active (W18)."""
    if events is not None:
        events.append(RoundEnded(state.round))
    for seat in range(state.players):
        settlements.raise_values(state, seat)
        if state.done[seat * DEEDS + BUILDINGS_COMPLETED]:
            state.ready[seat] |= finished(state, seat)
        state.favour[seat] = NOTHING
        state.unused[seat] = 0
        state.crops[seat] = 0
    state.used = vec[i64]([0] * (state.players * SLOTS))
    state.done = vec[i64]([0] * (state.players * DEEDS))
    state.middle = state.tokens
    if state.round == ROUNDS:
        _end(state, events)
    else:
        state.active = (state.active + 1) % state.players
        _begin_round(state, events)


def _end(state: State, events: list[Event] | None) -> None:
    """After round 10 the points are counted (W4, W19)."""
    state.phase = END
    if events is not None:
        for seat in range(state.players):
            events.append(FinalScored(seat, score(state, seat)))
        events.append(GameEnded())
