"""The fjord: boats, catch tokens, looking at two of them, overboard (F30 to F33, F39, F42)."""

from typing import Final

from osada.core.bits import BIT
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.saltfjord.content.grid import KINDS
from osada.games.saltfjord.rules import packed
from osada.games.saltfjord.rules.events import (
    BoatMoved,
    BoatReturned,
    NoToken,
    TokenLoaded,
    TokenOverboard,
    TokenPutBack,
    TokenSeen,
    TokensLookedAt,
)
from osada.games.saltfjord.rules.frames import pop, push, replace, top
from osada.games.saltfjord.rules.goods import gain, reward, score
from osada.games.saltfjord.rules.moves import DRAW_TOKEN, KEEP_TOKEN, OVERBOARD, RETURN, SAIL
from osada.games.saltfjord.rules.shares import own_boats, own_tokens
from osada.games.saltfjord.rules.state import (
    BETTER_BOAT,
    DRAW,
    HOLD,
    KEEP,
    KIND_2,
    KIND_3,
    LOAD,
    TWO_TOKENS,
    State,
)

RETURNED: Final = 1
EVERYBODY: Final = 31
NEW: Final = 4


def trips_into(state: State, buffer: vec[i64], n: i64) -> i64:
    """Move on to the next area, or return to the harbour (F30)."""
    seat = state.actor
    if state.boat[seat] < state.tables.areas:
        for kind in range(kinds(state, seat)):
            buffer[n] = SAIL + kind
            n += 1
    if state.boat[seat] > 0:
        buffer[n] = RETURN
        n += 1
    return n


def kinds(state: State, seat: i64) -> i64:
    """Count how many kinds of tokens a seat may choose from (F31, F42)."""
    if state.powers[seat] & KIND_3:
        return 3
    return 2 if state.powers[seat] & KIND_2 else 1


def slots(state: State, seat: i64) -> i64:
    """Count how many tokens the boat tile holds (F39)."""
    better = state.powers[seat] & BETTER_BOAT
    return state.tables.better_slots if better else state.tables.slots


def loaded(state: State, seat: i64) -> i64:
    """Count how many tokens lie on the boat tile."""
    n: i64 = 0
    while n < HOLD and state.load[seat * HOLD + n]:
        n += 1
    return n


# Moving


def sail(state: State, kind: i64, events: list[Event] | None) -> None:
    """The boat moves on; then its token is drawn, or two of which one is kept (F31, F42)."""
    seat = state.actor
    own_boats(state)
    state.boat[seat] += 1
    if events is not None:
        events.append(BoatMoved(seat, state.boat[seat]))
    wanted: i64 = 1
    if state.powers[seat] & (TWO_TOKENS | KIND_2 | KIND_3):
        wanted = 2
    push(state, DRAW, packed.draw_from((state.boat[seat] - 1) * KINDS + kind, wanted))
    _draw_on(state, events)


def _draw_on(state: State, events: list[Event] | None) -> None:
    """Take tokens that somebody knows; where nobody knows the next one, nature draws it."""
    details = top(state)
    stack = packed.draw_stack(details)
    wanted = packed.draw_wanted(details)
    hidden: i64 = 0
    while True:
        if packed.draw_second(details) or (wanted == 1 and packed.draw_first(details)):
            break
        if state.token_top[stack]:
            if state.token_known[stack] & BIT[state.actor] == 0:
                hidden = state.token_top[stack]
            knowers = state.token_known[stack] | BIT[state.actor]
            token = packed.token(state.token_top[stack] - 1, knowers)
            own_tokens(state)
            state.token_top[stack] = 0
            state.token_known[stack] = 0
        elif state.token_left[stack] > 0:
            return
        else:
            token = _take_from_under(state, stack)
            if token == 0:
                break
        details = packed.with_token(details, token)
        replace(state, DRAW, details)
    pop(state)
    if hidden and packed.draw_second(details) == 0 and events is not None:
        # What others had looked at is news to this seat, and cannot be taken back.
        events.append(TokenSeen(state.actor, hidden - 1, audience=BIT[state.actor]))
    _drawn(state, details, events)


def _take_from_under(state: State, stack: i64) -> i64:
    """The token that was thrown under a stack first, which everybody saw; 0 if there is none."""
    for i in range(state.under_count):
        if packed.sunk_stack(state.under[i]) == stack:
            face = packed.sunk_face(state.under[i])
            own_tokens(state)
            state.under_count -= 1
            for j in range(i, state.under_count):
                state.under[j] = state.under[j + 1]
            state.under[state.under_count] = 0
            return packed.token(face, EVERYBODY)
    return 0


def tokens_into(state: State, moves: vec[i64], weights: vec[i64]) -> i64:
    """Tokens of the kind that nobody has seen, by how many there are of each face (F3)."""
    kind = packed.draw_stack(top(state)) % KINDS
    n: i64 = 0
    for face in range(state.tables.faces):
        if state.tables.face_kind[face] == kind and state.tokens[face] > 0:
            moves[n] = DRAW_TOKEN + face
            weights[n] = state.tokens[face]
            n += 1
    return n


def draw_token(state: State, face: i64, events: list[Event] | None) -> None:
    """Nature draws the next token of a stack."""
    details = top(state)
    own_tokens(state)
    state.tokens[face] -= 1
    state.token_left[packed.draw_stack(details)] -= 1
    replace(state, DRAW, packed.with_token(details, packed.token(face, BIT[state.actor])))
    _draw_on(state, events)


def _drawn(state: State, details: i64, events: list[Event] | None) -> None:
    """All tokens are in hand: one goes to the boat, of two one is chosen first (F42)."""
    seat = state.actor
    first = packed.draw_first(details)
    second = packed.draw_second(details)
    if first == 0:
        if events is not None:
            events.append(NoToken(seat))
    elif second == 0:
        _take(state, packed.token_face(first), events)
    else:
        push(state, KEEP, details)
        if events is not None:
            events.append(TokensLookedAt(seat, packed.draw_stack(details) % KINDS + 1))
            events.append(TokenSeen(seat, packed.token_face(first), audience=BIT[seat]))
            events.append(TokenSeen(seat, packed.token_face(second), audience=BIT[seat]))


def keeps_into(buffer: vec[i64]) -> i64:
    """Keep the first or the second of two tokens (F42)."""
    buffer[0] = KEEP_TOKEN
    buffer[1] = KEEP_TOKEN + 1
    return 2


def keep(state: State, choice: i64, events: list[Event] | None) -> None:
    """One token is kept, the other goes back on top, known to those who can tell (F42)."""
    details = pop(state)
    kept = packed.draw_first(details)
    other = packed.draw_second(details)
    if choice == 1:
        kept, other = other, kept
    known = packed.token_knowers(other)
    if packed.token_face(kept) == packed.token_face(other):
        # Two of a face: who knew one cannot tell which one is back.
        known &= packed.token_knowers(kept)
    stack = packed.draw_stack(details)
    own_tokens(state)
    state.token_top[stack] = packed.token_face(other) + 1
    state.token_known[stack] = known | BIT[state.actor]
    if events is not None:
        events.append(TokenPutBack(state.actor))
    _take(state, packed.token_face(kept), events)


# The boat tile


def _take(state: State, face: i64, events: list[Event] | None) -> None:
    """A token comes to the boat tile; if that is full, one goes overboard first (F31)."""
    seat = state.actor
    if events is not None:
        events.append(TokenLoaded(seat, face))
    n = loaded(state, seat)
    if n < slots(state, seat):
        own_boats(state)
        state.load[seat * HOLD + n] = face + 1
    else:
        push(state, LOAD, face)


def loads_into(state: State, buffer: vec[i64]) -> i64:
    """Throw a token of the full boat overboard, or the one just taken (F31)."""
    n = loaded(state, state.actor)
    for slot in range(n):
        buffer[slot] = OVERBOARD + slot
    buffer[n] = OVERBOARD + NEW
    return n + 1


def make_room(state: State, slot: i64, events: list[Event] | None) -> None:
    """A token goes overboard for the one just taken, or that one itself does (F31)."""
    face = pop(state)
    if slot == NEW:
        _sink(state, face, events)
    else:
        overboard(state, slot, events)
        state.load[state.actor * HOLD + loaded(state, state.actor)] = face + 1


def overboard(state: State, slot: i64, events: list[Event] | None) -> None:
    """A token of the boat tile goes overboard (F31)."""
    at = state.actor * HOLD
    face = state.load[at + slot] - 1
    own_boats(state)
    for i in range(slot, HOLD - 1):
        state.load[at + i] = state.load[at + i + 1]
    state.load[at + HOLD - 1] = 0
    _sink(state, face, events)


def _sink(state: State, face: i64, events: list[Event] | None) -> None:
    """A token goes under the stack of its kind in the boat's area; everybody has seen it (F31)."""
    seat = state.actor
    stack = (state.boat[seat] - 1) * KINDS + state.tables.face_kind[face]
    own_tokens(state)
    state.under[state.under_count] = packed.sunk(stack, face)
    state.under_count += 1
    if events is not None:
        events.append(TokenOverboard(seat, face))


def catch_points(state: State, seat: i64) -> i64:
    """The points of all tokens on the boat tile, the best of them doubled on the better side.

    Tokens may be moved between slots at any time: the one worth most is on the x2 slot (F39, F40).
    """
    total: i64 = 0
    best: i64 = 0
    for i in range(HOLD):
        token = state.load[seat * HOLD + i]
        if token:
            points = state.tables.face_points[token - 1]
            total += points
            best = max(best, points)
    return total + best if state.powers[seat] & BETTER_BOAT else total


def come_home(state: State, events: list[Event] | None) -> None:
    """Score the area, return to the harbour, gain what the tokens show (F32)."""
    seat = state.actor
    points = state.tables.area_points[state.boat[seat] - 1]
    if events is not None:
        events.append(BoatReturned(seat, points))
    own_boats(state)
    state.boat[seat] = 0
    score(state, seat, points + catch_points(state, seat), events)
    for i in range(HOLD):
        token = state.load[seat * HOLD + i]
        if token:
            gain(state, seat, state.tables.face_gain[token - 1], events)
            state.caught[seat * state.tables.faces + token - 1] += 1
            state.load[seat * HOLD + i] = 0
    reward(state, seat, RETURNED, events)
