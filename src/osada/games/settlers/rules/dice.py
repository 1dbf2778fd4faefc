"""Dice: the roll (W5), rolling again (W28), copying and turning dice (W17, W33)."""

from typing import Final

from osada.core.bits import BIT, count, lowest, members_into
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.core.rng import Rng
from osada.games.settlers.content.components import SLOTS
from osada.games.settlers.content.tables import (
    MOST_FACES,
    SET_DIE,
    WORKER_DIE,
    N,
)
from osada.games.settlers.rules.events import (
    AbilityUsed,
    CropNamed,
    DieRerolled,
    DieRolled,
    DieTurned,
    RerollAsked,
    WorkersRerolled,
    WorkersRolled,
)
from osada.games.settlers.rules.moves import PICK_DIE, REROLL, ROLL_RESOURCE, ROLL_WORKERS
from osada.games.settlers.rules.paying import gain, void_pledges
from osada.games.settlers.rules.state import (
    CHOICES,
    DICE,
    FRAME,
    FROM_FAVOUR,
    GOLD,
    GROWTH,
    LEFT,
    NAMING_CROP,
    NOBODY,
    NOTHING,
    PICKING_DIE,
    POOL,
    REROLLING,
    SUBJECT,
    TURNING_DIE,
    WORKERS,
    State,
)
from osada.games.settlers.rules.taking import end_choice
from osada.games.settlers.rules.values import value, with_uses_left

ALL_THREE: Final = 7
"""All resource dice, or stone, wood and food, as a set."""
FROM_CROPS: Final = 7  # the subject next to FROM_FAVOUR


def faces_into(state: State, moves: vec[i64], weights: vec[i64]) -> i64:
    """Write the possible faces of the die that is rolled (W5)."""
    tables = state.tables
    die = state.die
    at = die * MOST_FACES
    n = tables.faces[die]
    first: i64 = ROLL_WORKERS if die == WORKER_DIE else ROLL_RESOURCE
    for i in range(n):
        moves[i] = first + tables.face[at + i]
        weights[i] = tables.weight[at + i]
    return n


def face_by(state: State, rng: Rng) -> i64:
    """Return the face of the die that is rolled, by the side that lies on top."""
    tables = state.tables
    die = state.die
    side = tables.side[die * MOST_FACES + rng.below(MOST_FACES)]
    if die == WORKER_DIE:
        return ROLL_WORKERS + side
    return ROLL_RESOURCE + side


def roll_for_all(state: State, face: i64, events: list[Event] | None) -> bool:
    """The result is everybody's (W5); whether all dice have been rolled."""
    die = state.die
    for seat in range(state.players):
        state.dice[seat * DICE + die] = face
    if events is not None:
        if die == WORKER_DIE:
            events.append(WorkersRolled(face))
        else:
            events.append(DieRolled(die, face))
    state.die += 1
    return die == WORKER_DIE


# Rolling again


def rerolls_into(state: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
    """Dice may be rolled again before anything else is done (W28)."""
    village = state.tables.villages[state.sheet]
    slots = village.rerolls & state.ready[seat]
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if with_uses_left(state, seat, BIT[slot], N) != NOTHING:
            n = members_into(village.rerolled[slot], REROLL + slot * DICE, buffer, n)
    return n


def ask_for_reroll(state: State, seat: i64, choice: i64, events: list[Event] | None) -> None:
    """Hand a die back to nature, for this seat alone (W28)."""
    slot = choice // DICE
    state.used[seat * SLOTS + slot] += 1
    state.phase = REROLLING
    state.actor = seat
    state.die = choice % DICE
    if events is not None:
        building = state.tables.villages[state.sheet].building[slot]
        events.append(RerollAsked(seat, building, state.die))


def reroll(state: State, face: i64, events: list[Event] | None) -> None:
    """The new result takes the place of the old one in the seat's own pool."""
    seat = state.actor
    die = state.die
    old = state.dice[seat * DICE + die]
    state.dice[seat * DICE + die] = face
    if die == WORKER_DIE:
        state.pool[seat * POOL + WORKERS] += face - old
        if events is not None:
            events.append(WorkersRerolled(seat, face))
    else:
        state.pool[seat * POOL + old] -= 1
        state.pool[seat * POOL + face] += 1
        if events is not None:
            events.append(DieRerolled(seat, die, face))
    state.phase = GROWTH
    state.actor = NOBODY
    state.die = 0


# Picking a die


def ask_for_die(state: State, seat: i64, subject: i64) -> None:
    """Let a seat pick one of the three resource dice for a building or a favour."""
    state.step[seat] = PICKING_DIE
    state.frame[seat * FRAME + SUBJECT] = subject


def dice_into(state: State, seat: i64, buffer: vec[i64]) -> i64:
    """The dice that can be picked."""
    dice = pickable(state, seat, state.frame[seat * FRAME + SUBJECT])
    return members_into(dice, PICK_DIE, buffer, 0)


def pickable(state: State, seat: i64, subject: i64) -> i64:
    """A building takes each die once; a die is turned while its resource is unspent."""
    if subject >= FROM_FAVOUR:
        return ALL_THREE
    dice = ALL_THREE & ~state.used[seat * SLOTS + subject]
    if count(state.used[seat * SLOTS + subject]) >= value(state, seat, subject, N):
        return 0
    if state.tables.villages[state.sheet].use_kind[subject] == SET_DIE:
        for die in range(WORKER_DIE):
            if state.pool[seat * POOL + state.dice[seat * DICE + die]] == 0:
                dice &= ~BIT[die]
    return dice


def pick_die(state: State, seat: i64, die: i64, events: list[Event] | None) -> None:
    """Copy a die, turn it, or let Crops name its kind (W17, W33)."""
    subject = state.frame[seat * FRAME + SUBJECT]
    face = state.dice[seat * DICE + die]
    if subject == FROM_CROPS:
        if face == GOLD:
            _ask_for_kind(state, seat, NAMING_CROP, ALL_THREE)
        else:
            name_crop(state, seat, face, events)
        return
    if subject < FROM_FAVOUR:
        village = state.tables.villages[state.sheet]
        state.used[seat * SLOTS + subject] |= BIT[die]
        if events is not None:
            events.append(AbilityUsed(seat, village.building[subject]))
        if village.use_kind[subject] == SET_DIE:
            state.frame[seat * FRAME + LEFT] = die
            _ask_for_kind(state, seat, TURNING_DIE, ALL_THREE & ~BIT[face])
            return
    end_choice(state, seat)
    gain(state, seat, face, 1, events)


def _ask_for_kind(state: State, seat: i64, step: i64, kinds: i64) -> None:
    state.step[seat] = step
    state.frame[seat * FRAME + CHOICES] = kinds


def name_crop(state: State, seat: i64, kind: i64, events: list[Event] | None) -> None:
    """Harvest areas of one kind cost no action this round (W17)."""
    end_choice(state, seat)
    state.crops[seat] |= BIT[kind]
    if events is not None:
        events.append(CropNamed(seat, kind))


def turn_die(state: State, seat: i64, kind: i64, events: list[Event] | None) -> None:
    """The die's resource in the pool becomes another kind."""
    die = state.frame[seat * FRAME + LEFT]
    old = state.dice[seat * DICE + die]
    end_choice(state, seat)
    state.dice[seat * DICE + die] = kind
    state.pool[seat * POOL + old] -= 1
    state.pool[seat * POOL + kind] += 1
    void_pledges(state, seat)
    if events is not None:
        events.append(DieTurned(seat, die, kind))
