"""Invariants of the progress of a game of Settlers: rounds, dice, favours, who decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from osada.core.bits import members
from osada.games.settlers.content.effects import Reroll, SetDie
from osada.games.settlers.content.tables import (
    BASIC,
    RESOURCES,
    WORKER_DIE,
)
from osada.games.settlers.judge import reading
from osada.games.settlers.rules.moves import CROPS, EXPORT, GIFT
from osada.games.settlers.rules.moves import FAVOURS as ALL_FAVOURS
from osada.games.settlers.rules.state import (
    END,
    FAVOUR_DRAW,
    FAVOURS,
    FINISHED,
    FIRST_DRAW,
    FRESH,
    GROWTH,
    NOBODY,
    NOTHING,
    REROLLING,
    ROLL,
    ROUNDS,
    SHEET_DRAW,
    State,
)

_OF_A_ROUND: Final = ("frame", "pledge", "unused", "crops", "used", "done")
"""The fields that are all 0 outside of growth."""
_SHEETS: Final = ("pool", "built", "part", "crossed", "harvested", "level", "settled", "points")
_EMPTY: Final = (*_OF_A_ROUND, *_SHEETS)
"""The fields that are all 0 before the first growth."""


def in_growth(state: State) -> bool:
    """Tell whether the growth phase of a round has begun."""
    return state.phase in (GROWTH, REROLLING)


def wrong_course(state: State) -> Iterator[str]:
    """Return errors of the stage of the game; nothing else can be judged if that is wrong."""
    yield from _wrong_game(state)
    yield from _wrong_round(state)
    yield from _wrong_decider(state)
    yield from _wrong_tokens(state)
    yield from _wrong_favours(state)
    yield from _wrong_dice(state)


def _wrong_game(state: State) -> Iterator[str]:
    drawn = state.sheet != NOTHING
    if drawn and state.sheet not in (sheet.no for sheet in state.tables.box.all_sheets()):
        yield f"W1: there is no sheet {state.sheet}"
        return
    if drawn != (state.phase != SHEET_DRAW) or (state.sheet == 0 and state.players == 1):
        yield "W1: there is no such game"
    if state.sheet != 0 and not state.advanced:
        yield "W27: adventures are played by the advanced rules"
    if not drawn and any(state.ready):
        yield "W36: a building works, but there is no sheet yet"


def _wrong_round(state: State) -> Iterator[str]:
    if (state.phase < ROLL) != (state.round == 0):
        yield "W4: the first round has not begun"
    if state.phase == END and state.round != ROUNDS:
        yield "W19: the game ended before round 10"
    for name in _empty(state):
        if any(getattr(state, name)):
            yield f"W4: {name} must be 0 before the growth phase of a round"
    if state.phase == GROWTH and all(step == FINISHED for step in state.step):
        yield "W18: everybody has finished the round"
    if not in_growth(state) and any(step != FINISHED for step in state.step):
        yield "W8: a seat acts outside of the growth phase"


def _empty(state: State) -> tuple[str, ...]:
    """The arrays that must be all 0."""
    if in_growth(state):
        return ()
    if state.round == 0:
        return (*_EMPTY, "dice")
    return _EMPTY if state.round == 1 else _OF_A_ROUND


def _wrong_decider(state: State) -> Iterator[str]:
    """W7, W28: who decides, and which die is rolled."""
    if max(state.active, state.actor) >= state.players:
        yield "W7: the seat that decides is not at the table"
        return
    if state.phase < ROLL and state.active != 0:
        yield "W4: a player is active before the first round"
    if (state.actor == NOBODY) == (state.phase in (FAVOURS, REROLLING)):
        yield "W7: one seat decides while favours are taken or a die is rolled again, else nobody"
    if state.die and state.phase not in (ROLL, REROLLING):
        yield "W5: a die is rolled, but not now"
    if state.phase == REROLLING and state.actor != NOBODY:
        yield from _wrong_reroll(state, int(state.actor), int(state.die))


def _wrong_reroll(state: State, seat: int, die: int) -> Iterator[str]:
    """W28: a building rolls dice again, before anything else is done."""
    village = state.tables.villages[state.sheet]
    for slot in members(village.rerolls & state.ready[seat]):
        if reading.used(state, seat, slot) and village.rerolled[slot] >> die & 1:
            break
    else:
        yield f"W28: seat {seat} cannot roll that die again"
    if state.step[seat] != FRESH:
        yield "W28: dice are rolled again before anything else is done"


# Favours


def _wrong_tokens(state: State) -> Iterator[str]:
    """W3: the favours of the game."""
    wanted = state.players + 1 if state.players > 1 else 3
    drawn = len(members(state.tokens))
    if state.phase == SHEET_DRAW:
        fits = drawn == 0
    elif state.phase == FAVOUR_DRAW:
        fits = drawn < wanted < len(ALL_FAVOURS)
    else:
        fits = drawn == wanted and (state.phase != FIRST_DRAW or state.players > 1)
    if not fits:
        yield f"W3: {wanted} favours serve this game"


def _wrong_favours(state: State) -> Iterator[str]:
    """W7: the favours are in the middle or in hand, one for everybody from the active player on."""
    turns = {FAVOURS: (state.actor - state.active) % state.players}
    taken = turns.get(int(state.phase), state.players if in_growth(state) else 0)
    takers = {int(state.active + i) % state.players for i in range(taken)}
    for seat, favour in enumerate(state.favour):
        if (favour != NOTHING) != (seat in takers):
            yield f"W7: seat {seat} must have taken a favour, and only in its turn"
        if state.unused[seat] and not _waits(int(favour), int(state.unused[seat])):
            yield f"W17: seat {seat} can use only its own favour, once"
    held = [int(favour) for favour in state.favour if favour != NOTHING]
    if sorted([*members(state.middle), *held]) != (members(state.tokens) if state.round else []):
        yield "W7: each favour is in the middle or with one player"


def _waits(favour: int, unused: int) -> bool:
    """Tell whether that is a favour which its owner uses when it likes."""
    return favour in (GIFT, CROPS, EXPORT) and unused == 1 << favour


# Dice


def _wrong_dice(state: State) -> Iterator[str]:
    """W5: everybody has the same roll, until one rolls dice again or turns them."""
    if state.round == 0:
        return
    rolled = int(state.die) if state.phase == ROLL else len(reading.dice(state, 0))
    for die in range(len(reading.dice(state, 0))):
        faces = [reading.dice(state, seat)[die] for seat in range(state.players)]
        if state.phase == ROLL and die >= rolled and state.round == 1:
            fits = not any(faces)
        else:
            fits = all(face in _faces(state, seat, die) for seat, face in enumerate(faces))
        if not fits:
            yield "W5: no such face of a die"
        plain = {face for seat, face in enumerate(faces) if not _changed(state, seat)}
        if len(plain) > 1 and (state.phase != ROLL or die < rolled) and state.phase != END:
            yield "W5: everybody has the same roll"


def _faces(state: State, seat: int, die: int) -> set[int]:
    if die == WORKER_DIE:
        return set(state.tables.box.dice.worker_die)
    faces = {RESOURCES.index(resource) for resource in state.tables.box.dice.resource_dice[die]}
    turns = any(isinstance(effect, SetDie) for _, effect in reading.abilities(state, seat))
    return faces | set(range(BASIC)) if turns else faces


def _changed(state: State, seat: int) -> bool:
    """Tell whether a seat may have changed its dice in this round."""
    return any(
        isinstance(effect, Reroll | SetDie) and reading.used(state, seat, slot)
        for slot, effect in reading.abilities(state, seat)
    )
