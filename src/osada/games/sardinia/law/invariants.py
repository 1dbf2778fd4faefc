"""What must always hold in Sardinia, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from osada.core.bits import count, members
from osada.core.record import LETTERS
from osada.games.sardinia.content.components import HARBOURS, KINDS, MOST_PLAYERS, PROVINCES, SITES
from osada.games.sardinia.law.moves import GUARDIAN, HARBOUR, PROVINCE
from osada.games.sardinia.law.rules.architect import FORTS, VILLAGES
from osada.games.sardinia.law.rules.commander import SETTLERS
from osada.games.sardinia.law.rules.harbours import SHIPS
from osada.games.sardinia.law.state import (
    ADMIRAL_ACTS,
    ALL_CARDS,
    BOASTING,
    COMMANDER_ACTS,
    DEAL_CROPS,
    DEAL_KEPT,
    DRAW_KEPT,
    DRAW_REPLACEMENT,
    END,
    FULL,
    KEPT_DECISION,
    NOBODY,
    NOTHING,
    PLACES,
    PRIEST_ACTS,
    ROUNDS,
    SCALARS,
    TURN,
    TURN_UP,
    State,
)


def broken(state: State) -> Iterator[str]:
    """Everything that does not hold, in words."""
    wrong = list(_wrong_numbers(state))
    if wrong:
        yield from wrong
        return
    yield from _wrong_course(state)
    yield from _wrong_row(state)
    yield from _wrong_pieces(state)
    yield from _wrong_provinces(state)
    yield from _wrong_harbours(state)
    yield from _wrong_cards(state)
    yield from _wrong_crops(state)


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
    for name, (least, most) in _RANGES.items():
        value = getattr(state, name)
        for number in [value] if name in SCALARS else value:
            if not least <= number <= most:
                yield f"{name} is from {least} to {most}, not {number}"
    if max(state.actor, state.caller, state.boaster, state.first_seat) >= state.players:
        yield "a seat that acts is not at the table"


def _wrong_course(state: State) -> Iterator[str]:
    """What is being decided fits what has happened."""
    ended = state.phase in (BOASTING, END)
    if ended != (state.scorings == ROUNDS) and state.phase >= TURN:
        yield "S30: the game ends with its eleventh scoring"
    if state.boaster != NOBODY and state.phase != END:
        yield "S31: somebody has boasted before the end"
    if state.points and state.phase not in (COMMANDER_ACTS, PRIEST_ACTS):
        yield "S13: there are moves left, but nobody is moving"
    if state.transit != NOTHING and (
        state.phase not in (COMMANDER_ACTS, PRIEST_ACTS) or not state.crowded >> state.transit & 1
    ):
        yield "S7: a piece passes through a province that is not full"
    if state.sailed != NOTHING and state.phase != ADMIRAL_ACTS:
        yield "S12: a ship has sailed, but nobody plays the Admiral"
    if state.caller != NOBODY and state.phase == TURN:
        yield "S20: a Guardian is being resolved during a turn"
    if (state.drawn != NOTHING) != (state.phase == KEPT_DECISION):
        yield "S34: a second card is compared with the kept one"
    if state.phase == TURN and not state.hand[state.actor] >> GUARDIAN & 1:
        yield "S22: a Guardian that was played returns to hand"


def _wrong_row(state: State) -> Iterator[str]:
    """S4, S21: the two next cards lie open, and each scoring turns up one."""
    opened = (state.left != NOTHING) + (state.right != NOTHING)
    if state.phase < DEAL_KEPT:
        if state.row + opened != ROUNDS:
            yield "S4: eleven fort cards make the row"
        return
    gone = state.scorings - (1 if state.phase == TURN_UP else 0)
    if state.row != max(ROUNDS - 2 - gone, 0):
        yield "S21: every scoring turns up one card of the row"
    waiting = state.phase in (TURN_UP, DRAW_REPLACEMENT)
    if opened != min(ROUNDS - state.scorings, 1 if waiting else 2):
        yield "S21: the next two fort cards lie open, while there are any"


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
            yield f"the pieces in {PROVINCE.values[province]} are miscounted"
        if pieces > FULL:
            yield f"S6: there are {pieces} pieces in {PROVINCE.values[province]}"
        if bool(state.crowded >> province & 1) != (pieces == FULL):
            yield f"{PROVINCE.values[province]} is wrongly marked as full or not full"


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
            yield f"S9: there are {ships} ships in {HARBOUR.values[harbour]}"


def _wrong_cards(state: State) -> Iterator[str]:
    """S4: 26 different fort cards, each somewhere, and the deck large enough."""
    places = [*members(state.unseen), *members(state.under)]
    places += [card for card in (state.left, state.right, state.drawn) if card != NOTHING]
    places += [card for card in state.kept if card != NOTHING]
    places += [card for seat in range(state.players) for card in members(state.buried[seat])]
    if sorted(places) != list(range(SITES)):
        yield "S4: each of the 26 fort cards must be in one place"
    if count(state.unseen) < state.row:
        yield "S4: the deck has run out"
    dealt = state.phase >= TURN and state.phase != DRAW_KEPT
    if state.guardian_rule and dealt and NOTHING in state.kept:
        yield "S32: every player keeps a fort card"


def _wrong_crops(state: State) -> Iterator[str]:
    """S3: sixteen crop tokens, in provinces and reserves."""
    if state.phase == DEAL_CROPS:
        return
    taken = sum(state.taken)
    if count(state.crops) + taken != PROVINCES:
        yield "S3: there must be sixteen crop tokens"
