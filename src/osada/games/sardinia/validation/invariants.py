"""Invariants of Sardinia, which hold after every move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from osada.core.bits import count, members
from osada.core.ranges import outside
from osada.core.record import LETTERS
from osada.games.sardinia.content.components import (
    CROPS,
    HARBOURS,
    KINDS,
    MOST_PLAYERS,
    PROVINCES,
    SITES,
)
from osada.games.sardinia.rules.architect import FORTS, VILLAGES
from osada.games.sardinia.rules.commander import SETTLERS
from osada.games.sardinia.rules.harbours import SHIPS
from osada.games.sardinia.rules.state import (
    ALL_CARDS,
    COMMANDER_ACTS,
    DEAL_CROPS,
    DRAW_KEPT,
    FULL,
    NOTHING,
    PLACES,
    ROUNDS,
    State,
)
from osada.games.sardinia.validation.gains import wrong_gains
from osada.games.sardinia.validation.progress import (
    wrong_cards,
    wrong_end,
    wrong_hands,
    wrong_moment,
)


def broken(state: State) -> Iterator[str]:
    """Everything that does not hold, in words."""
    wrong = list(_wrong_numbers(state))
    if wrong:
        yield from wrong
        return
    yield from wrong_moment(state)
    yield from wrong_hands(state)
    yield from wrong_end(state)
    yield from wrong_cards(state)
    yield from _wrong_pieces(state)
    yield from _wrong_provinces(state)
    yield from _wrong_harbours(state)
    yield from _wrong_crops(state)
    yield from wrong_gains(state)


_RANGES: Final[dict[str, tuple[int, int]]] = {
    "players": (2, MOST_PLAYERS),
    "guardian_rule": (0, 1),
    "first_seat": (-1, 3),
    "second_pays": (0, 1),
    "boasting": (0, 1),
    "phase": (0, DRAW_KEPT),
    "actor": (0, 3),
    "caller": (-1, 3),
    "points": (0, 4),
    "transit": (-1, PROVINCES - 1),
    "sailed": (-1, HARBOURS - 1),
    "dealt": (0, PROVINCES),
    "scorings": (0, ROUNDS),
    "boaster": (-1, 3),
    "modest": (0, 15),
    "crops": (0, (1 << PROVINCES) - 1),
    "crowded": (0, (1 << PROVINCES) - 1),
    "unseen": (0, (1 << SITES) - 1),
    "under": (0, (1 << SITES) - 1),
    "row": (0, ROUNDS),
    "left": (-1, SITES - 1),
    "right": (-1, SITES - 1),
    "drawn": (-1, SITES - 1),
    "score": (0, 10_000),
    "hand": (0, ALL_CARDS),
    "settled": (0, (1 << PROVINCES) - 1),
    "settlers": (0, SETTLERS),
    "villages": (0, VILLAGES),
    "priest": (0, (1 << PROVINCES) - 1),
    "ships": (0, (1 << HARBOURS) - 1),
    "forts": (0, (1 << SITES) - 1),
    "crowd": (0, FULL),
    "crop": (-1, KINDS - 1),
    "taken": (0, PROVINCES),
    "kept": (-1, SITES - 1),
    "buried": (0, (1 << SITES) - 1),
}


def _wrong_numbers(state: State) -> Iterator[str]:
    """Numbers that mean nothing; no other check may be made with them."""
    yield from outside(state, _RANGES)
    if max(state.actor, state.caller, state.boaster, state.first_seat) >= state.players:
        yield "a seat that acts is not at the table"


def _wrong_pieces(state: State) -> Iterator[str]:
    """S1: fifteen pieces a player, in the reserve or on the board."""
    passing = state.transit != NOTHING and state.phase == COMMANDER_ACTS
    for seat, name in enumerate(LETTERS[: state.players]):
        mine = slice(seat * PLACES, (seat + 1) * PLACES)
        settlers = [int(n) for n in state.settlers[mine]]
        villages = [int(n) for n in state.villages[mine]]
        in_transit = 1 if passing and seat == state.actor else 0
        if sum(settlers) + in_transit != SETTLERS:
            yield f"S1: seat {name} must have {SETTLERS} settlers"
        if sum(villages) != VILLAGES:
            yield f"S1: seat {name} must have {VILLAGES} villages"
        if count(state.ships[seat]) > SHIPS or count(state.forts[seat]) > FORTS:
            yield f"S1: seat {name} has more ships or forts than there are"
        if count(state.priest[seat]) > 1:
            yield f"S1: seat {name} has one priest, in one province"
        if state.settled[seat] != sum(1 << p for p in range(PROVINCES) if settlers[p]):
            yield f"the settled provinces of seat {name} are not those with its settlers"
        tokens = sum(state.taken[seat * KINDS + kind] for kind in range(KINDS))
        if VILLAGES - villages[-1] > tokens:
            yield f"S18: seat {name} has more villages than crop tokens"


def _wrong_provinces(state: State) -> Iterator[str]:
    """S6: at most seven pieces a province."""
    for province in range(PROVINCES):
        pieces = 0
        for seat in range(state.players):
            at = seat * PLACES + province
            pieces += state.settlers[at] + state.villages[at]
            passing = state.transit == province and seat == state.actor
            if state.priest[seat] >> province & 1 and not (
                passing and state.phase != COMMANDER_ACTS
            ):
                pieces += 1
        if pieces != state.crowd[province]:
            yield f"the pieces in {state.tables.province.values[province]} are miscounted"
        if pieces > FULL:
            yield f"S6: there are {pieces} pieces in {state.tables.province.values[province]}"
        if bool(state.crowded >> province & 1) != (pieces == FULL):
            yield f"{state.tables.province.values[province]} is wrongly marked as full or not full"


def _wrong_harbours(state: State) -> Iterator[str]:
    """S8: one fort a site; S9: one or two ships a harbour."""
    forts = 0
    for seat in range(state.players):
        if forts & state.forts[seat]:
            yield "S8: two forts stand on one site"
        forts |= state.forts[seat]
    for harbour in range(HARBOURS):
        ships = sum(state.ships[seat] >> harbour & 1 for seat in range(state.players))
        if ships > (1 if state.players == 2 else 2):
            yield f"S9: there are {ships} ships in {state.tables.harbour.values[harbour]}"


def _wrong_crops(state: State) -> Iterator[str]:
    """S3: a crop token for each province, of a kind of its terrain; some were taken (S16)."""
    dealt = int(state.dealt) if state.phase == DEAL_CROPS else PROVINCES
    kinds = [int(kind) for kind in state.crop]
    if NOTHING in kinds[:dealt] or any(kind != NOTHING for kind in kinds[dealt:]):
        yield f"S3: crop tokens must lie in the first {dealt} provinces"
        return
    for province, kind in enumerate(kinds[:dealt]):
        if not state.tables.crops_of_province[province] >> kind & 1:
            yield f"S3: {state.tables.province.values[province]} cannot have {CROPS[kind]}"
    for kind, name in enumerate(CROPS):
        tokens, most = kinds.count(kind), int(state.tables.tokens >> 8 * kind & 255)
        if tokens > most or (dealt == PROVINCES and tokens < most):
            yield f"S3: there must be {most} tokens of {name}, not {tokens}"
        left = sum(kinds[province] == kind for province in members(state.crops))
        taken = sum(int(n) for n in state.taken[kind::KINDS])
        if left + taken != tokens:
            yield f"S3: {left} tokens of {name} are left and {taken} taken, not {tokens}"
    if state.crops >> dealt:
        yield "S3: a crop token lies where none was dealt"
