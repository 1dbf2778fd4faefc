"""What must always hold in Sardinia, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator

from osada.core.bits import count, members
from osada.games.sardinia.content import HARBOURS, KINDS, PROVINCES, SITES
from osada.games.sardinia.rules.architect import FORTS, VILLAGES
from osada.games.sardinia.rules.commander import SETTLERS
from osada.games.sardinia.rules.harbours import SHIPS
from osada.games.sardinia.state import (
    ALL_CARDS,
    COMMANDER_ACTS,
    DEAL_CROPS,
    DRAW_KEPT,
    END,
    FULL,
    NOTHING,
    PLACES,
    ROUNDS,
    TURN,
    State,
)


def broken(state: State) -> Iterator[str]:
    """Everything that does not hold, in words."""
    yield from _wrong_course(state)
    yield from _wrong_pieces(state)
    yield from _wrong_provinces(state)
    yield from _wrong_harbours(state)
    yield from _wrong_cards(state)
    yield from _wrong_crops(state)


def _wrong_course(state: State) -> Iterator[str]:
    if not 0 <= state.actor < state.players:
        yield "the seat that decides is not at the table"
    if not 0 <= state.scorings <= ROUNDS:
        yield "S30: there are eleven scorings"
    if state.phase == END and state.scorings != ROUNDS:
        yield "S30: the game ended before its eleventh scoring"


def _wrong_pieces(state: State) -> Iterator[str]:
    """S1: fifteen pieces a player, in the reserve or on the board."""
    passing = state.transit != NOTHING and state.phase == COMMANDER_ACTS
    for seat in range(state.players):
        mine = slice(seat * PLACES, (seat + 1) * PLACES)
        settlers = [int(n) for n in state.settlers[mine]]
        villages = [int(n) for n in state.villages[mine]]
        in_transit = 1 if passing and seat == state.actor else 0
        if min(settlers) < 0 or sum(settlers) + in_transit != SETTLERS:
            yield f"S1: seat {seat} must have {SETTLERS} settlers"
        if min(villages) < 0 or sum(villages) != VILLAGES:
            yield f"S1: seat {seat} must have {VILLAGES} villages"
        if count(state.ships[seat]) > SHIPS or count(state.forts[seat]) > FORTS:
            yield f"S1: seat {seat} has more ships or forts than there are"
        if count(state.priest[seat]) > 1 or state.priest[seat] >> PROVINCES:
            yield f"S1: seat {seat} has one priest, in one province"
        if state.settled[seat] != sum(1 << p for p in range(PROVINCES) if settlers[p]):
            yield f"the settled provinces of seat {seat} are not those with its settlers"
        tokens = sum(state.taken[seat * KINDS + kind] for kind in range(KINDS))
        if VILLAGES - villages[-1] > tokens:
            yield f"S18: seat {seat} has more villages than crop tokens"
        if state.hand[seat] & ~ALL_CARDS:
            yield f"S1: seat {seat} has cards that do not exist"


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
            yield f"the pieces in province {province} are miscounted"
        if pieces > FULL:
            yield f"S6: there are {pieces} pieces in province {province}"
        if bool(state.crowded >> province & 1) != (pieces == FULL):
            yield f"province {province} is wrongly marked as full or not full"


def _wrong_harbours(state: State) -> Iterator[str]:
    """S8: one fort a site; S9: one or two ships a harbour."""
    forts = 0
    for seat in range(state.players):
        if forts & state.forts[seat] or state.forts[seat] >> SITES:
            yield "S8: two forts stand on one site"
        forts |= state.forts[seat]
    for harbour in range(HARBOURS):
        ships = sum(state.ships[seat] >> harbour & 1 for seat in range(state.players))
        if ships > (1 if state.players == 2 else 2):
            yield f"S9: there are {ships} ships in harbour {harbour}"


def _wrong_cards(state: State) -> Iterator[str]:
    """S4: 26 different fort cards, each somewhere, and the deck large enough."""
    places = [*members(state.unseen), *members(state.under)]
    places += [card for card in (state.left, state.right, state.drawn) if card != NOTHING]
    places += [card for card in state.kept if card != NOTHING]
    places += [card for seat in range(state.players) for card in members(state.buried[seat])]
    if sorted(places) != list(range(SITES)):
        yield "S4: each of the 26 fort cards must be in one place"
    if not 0 <= state.row <= ROUNDS or count(state.unseen) < state.row:
        yield "S4: the deck has run out"
    dealt = state.phase >= TURN and state.phase != DRAW_KEPT
    if state.guardian_rule and dealt and NOTHING in state.kept:
        yield "S32: every player keeps a fort card"


def _wrong_crops(state: State) -> Iterator[str]:
    """S3: sixteen crop tokens, in provinces and reserves."""
    if state.phase == DEAL_CROPS:
        return
    taken = sum(state.taken)
    if min(state.taken) < 0 or count(state.crops) + taken != PROVINCES:
        yield "S3: there must be sixteen crop tokens"
