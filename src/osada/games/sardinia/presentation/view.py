"""The view of a seat: everything but the fort cards that S4 and S32 hide."""

from __future__ import annotations

import msgspec

from osada.core.bits import members
from osada.games.sardinia.content.components import CROPS, KINDS, PROVINCES
from osada.games.sardinia.rules.moves import ROLES, SITE
from osada.games.sardinia.rules.scoring import influence, reserve
from osada.games.sardinia.rules.state import (
    ALL_CARDS,
    ANSWER,
    BOASTING,
    CARD_DECISION,
    COMMANDER_ACTS,
    END,
    KEPT_DECISION,
    NOTHING,
    PLACES,
    PRIEST_ACTS,
    RESERVE,
    TURN,
    State,
)

PHASES = {
    TURN: "turn",
    ANSWER: "answer",
    CARD_DECISION: "card-decision",
    KEPT_DECISION: "kept-decision",
    BOASTING: "boasting",
    END: "end",
}


class Player(msgspec.Struct, frozen=True):
    """A seat as everybody sees it, with its own secrets for itself."""

    score: int
    hand: list[str]
    front: list[str]
    reserve: dict[str, int]
    pieces_in_reserve: int
    ships: list[str]
    forts: list[str]
    priest: str | None
    crops: dict[str, int]
    kept: str | None
    """The kept fort card: its site for its owner, `hidden` for others, `None` if there is none."""


class Province(msgspec.Struct, frozen=True):
    """A province and what stands in it, by seat."""

    id: str
    crop: str | None
    settlers: list[int]
    villages: list[int]
    priests: list[bool]
    influence: list[int]
    full: bool


class View(msgspec.Struct, frozen=True):
    """A position as one seat, or a spectator, sees it."""

    phase: str
    seat: int | None
    open_seats: list[int]
    guardian: int | None
    points: int
    passing_through: str | None
    scorings: int
    next_sites: list[str]
    row_face_down: int
    deck: int
    under_deck: list[str]
    drawn: str | None
    players: list[Player]
    provinces: list[Province]


def view(state: State, seat: int | None) -> View:
    """Return the view of a seat, or of a spectator."""
    mine = seat is not None and seat == state.actor
    provinces = state.tables.province.values
    return View(
        phase=_phase(state),
        seat=seat,
        open_seats=members(state.open_seats()),
        guardian=int(state.caller) if state.caller >= 0 else None,
        points=int(state.points),
        passing_through=None if state.transit == NOTHING else provinces[state.transit],
        scorings=int(state.scorings),
        next_sites=[SITE.values[site] for site in (state.left, state.right) if site != NOTHING],
        row_face_down=int(state.row),
        deck=_deck(state),
        under_deck=[SITE.values[i] for i in members(state.under)],
        drawn=_card(int(state.drawn), mine=mine),
        players=[_player(state, i, mine=i == seat) for i in range(state.players)],
        provinces=[_province(state, i) for i in range(PROVINCES)],
    )


def _phase(state: State) -> str:
    if state.phase in PHASES:
        return PHASES[int(state.phase)]
    return ROLES[state.phase - ANSWER - 1] if TURN < state.phase < END else "nature"


def _deck(state: State) -> int:
    """Cards in the face-down deck: those never seen and those put under it."""
    in_deck = len(members(state.unseen)) - int(state.row) + len(members(state.under))
    return in_deck + sum(len(members(state.buried[seat])) for seat in range(state.players))


def _card(site: int, *, mine: bool) -> str | None:
    if site == NOTHING:
        return None
    return SITE.values[site] if mine else "hidden"


def _player(state: State, seat: int, *, mine: bool) -> Player:
    hand = state.hand[seat]
    return Player(
        score=int(state.score[seat]),
        hand=[ROLES[i] for i in members(hand)],
        front=[ROLES[i] for i in members(ALL_CARDS & ~hand)],
        reserve=_reserve(state, seat),
        pieces_in_reserve=int(reserve(state, seat)),
        ships=[state.tables.harbour.values[i] for i in members(state.ships[seat])],
        forts=[SITE.values[i] for i in members(state.forts[seat])],
        priest=next((state.tables.province.values[i] for i in members(state.priest[seat])), None),
        crops={crop: int(state.taken[seat * KINDS + i]) for i, crop in enumerate(CROPS)},
        kept=_card(int(state.kept[seat]), mine=mine),
    )


def _reserve(state: State, seat: int) -> dict[str, int]:
    return {
        "priest": 0 if state.priest[seat] else 1,
        "ship": 2 - len(members(state.ships[seat])),
        "fort": 3 - len(members(state.forts[seat])),
        "village": int(state.villages[seat * PLACES + RESERVE]),
        "settler": int(state.settlers[seat * PLACES + RESERVE]),
    }


def _province(state: State, province: int) -> Province:
    seats = range(state.players)
    has_crop = state.crops >> province & 1
    shown = Province(
        id=state.tables.province.values[province],
        crop=CROPS[state.crop[province]] if has_crop else None,
        settlers=[int(state.settlers[seat * PLACES + province]) for seat in seats],
        villages=[int(state.villages[seat * PLACES + province]) for seat in seats],
        priests=[bool(state.priest[seat] >> province & 1) for seat in seats],
        influence=[int(influence(state, seat, province)) for seat in seats],
        full=bool(state.crowded >> province & 1),
    )
    if state.transit == province:
        _pass_through(state, shown)
    return shown


def _pass_through(state: State, shown: Province) -> None:
    """Show pieces that pass through (S7); a priest counts for no scoring there yet (S24)."""
    if state.phase == COMMANDER_ACTS:
        shown.settlers[state.actor] += 1
    elif state.phase == PRIEST_ACTS:
        shown.influence[state.actor] -= 1
