"""Invariants of the pieces and points of Sardinia: no more than the cards can have brought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from osada.core.bits import members
from osada.core.record import LETTERS
from osada.games.sardinia.content.components import KINDS, SITES
from osada.games.sardinia.rules.architect import VILLAGES
from osada.games.sardinia.rules.commander import SETTLERS
from osada.games.sardinia.rules.moves import ADMIRAL, ARCHITECT, COMMANDER, FARMER, PRIEST, QUEEN
from osada.games.sardinia.rules.state import ALL_CARDS, PLACES, RESERVE, State
from osada.games.sardinia.validation.progress import scored

ROLES_BUT_THE_GUARDIAN: Final = 6


def wrong_gains(state: State) -> Iterator[str]:
    """S10 to S19, S23: pieces, tokens and points of every seat."""
    most = _most_points(state)
    for seat, name in enumerate(LETTERS[: state.players]):
        yield from _wrong_pieces(state, seat, name)
        crops = sum(n * (n + 1) // 2 for n in _tokens(state, seat))
        if not crops <= state.score[seat] <= crops + most:
            yield f"S23: seat {name} has {state.score[seat]} points, not {crops} to {crops + most}"


def _tokens(state: State, seat: int) -> list[int]:
    return [int(n) for n in state.taken[seat * KINDS : (seat + 1) * KINDS]]


def _most_points(state: State) -> int:
    """Return the most points one player can have scored with the cards that were scored."""
    points, sites = state.tables.points, state.tables.provinces_at_site
    worth = [sum(int(points[p]) for p in members(sites[s])) for s in range(SITES)]
    best = sorted((worth[site] for site in members(state.under)), reverse=True)
    return sum(best[: state.scorings])


def _wrong_pieces(state: State, seat: int, name: str) -> Iterator[str]:
    """A card brings one piece or token, and is played once between two scorings, the Queen too."""
    rounds = int(state.scorings) - scored(state)
    front = members(ALL_CARDS & ~state.hand[seat])
    at = seat * PLACES + RESERVE
    brought = {
        ADMIRAL: len(members(state.ships[seat])),
        COMMANDER: SETTLERS - int(state.settlers[at]),
        PRIEST: len(members(state.priest[seat])),
        FARMER: sum(_tokens(state, seat)),
        ARCHITECT: len(members(state.forts[seat])) + VILLAGES - int(state.villages[at]),
    }
    queen = QUEEN in front
    for role, pieces in brought.items():
        if pieces > 2 * rounds + (role in front) + queen:
            yield f"S10: seat {name} has more pieces or tokens than its cards can have brought"
            return
    cards = sum(role in front for role in range(ROLES_BUT_THE_GUARDIAN))
    if sum(brought.values()) > ROLES_BUT_THE_GUARDIAN * rounds + cards:
        yield f"S10: seat {name} has more pieces and tokens than it has played cards"
