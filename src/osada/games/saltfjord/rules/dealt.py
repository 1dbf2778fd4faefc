"""Events of nature's deals, rolls and layouts in Saltfjord."""

from __future__ import annotations

from typing import Final

from osada.core.events import Event


class FirstPlayerDrawn(Event, frozen=True):
    """The first player is known."""

    seat: int


class BoardDealt(Event, frozen=True):
    """A seat has its village board."""

    seat: int
    board: int


class DieRolled(Event, frozen=True):
    """A die lies in the area of its value."""

    colour: int
    value: int


class DieLaid(Event, frozen=True):
    """A die lies in a tavern (game for one)."""

    colour: int
    value: int
    tavern: int


class TileTurnedUp(Event, frozen=True):
    """A building tile lies face up on its stack."""

    stack: int
    tile: int


class CrateTurnedUp(Event, frozen=True):
    """A crate lies face up on its stack."""

    pile: int
    crate: int


class AbilityLaidOut(Event, frozen=True):
    """An ability tile lies on the board."""

    ability: int


class SetAbilityDealt(Event, frozen=True):
    """A start set has its ability."""

    set: int
    ability: int


class SetBuildingDealt(Event, frozen=True):
    """A start set has its building."""

    set: int
    tile: int


class SetResourcesDealt(Event, frozen=True):
    """A start set has its resources."""

    set: int
    kit: int


class ScoringLaid(Event, frozen=True):
    """A scoring tile lies on top of a track."""

    track: int
    scoring: int


class SpecialDrawn(Event, frozen=True):
    """A special scoring tile was drawn (game for one)."""

    scoring: int


DEALT: Final[tuple[type[Event], ...]] = (
    FirstPlayerDrawn,
    BoardDealt,
    DieRolled,
    DieLaid,
    TileTurnedUp,
    CrateTurnedUp,
    AbilityLaidOut,
    SetAbilityDealt,
    SetBuildingDealt,
    SetResourcesDealt,
    ScoringLaid,
    SpecialDrawn,
)
