"""Events of Hush."""

from __future__ import annotations

from osada.core.events import Event


class RoundBegan(Event, frozen=True):
    """Everybody may lay a card."""

    round: int


class Drew(Event, frozen=True):
    """A seat took a card from the deck."""

    seat: int


class Got(Event, frozen=True):
    """The card that a seat took, for its own eyes."""

    seat: int
    card: int


class Laid(Event, frozen=True):
    """A seat laid a card face down."""

    seat: int


class Shown(Event, frozen=True):
    """A card that was laid is turned over."""

    seat: int
    card: int


class Won(Event, frozen=True):
    """A seat laid the highest card, and gets points."""

    seat: int
    points: int


class Looked(Event, frozen=True):
    """A seat looked at the last card of the deck."""

    seat: int


class Saw(Event, frozen=True):
    """The last card, for the eyes of the seat that looked."""

    seat: int
    card: int


class Passed(Event, frozen=True):
    """A seat did not look."""

    seat: int
