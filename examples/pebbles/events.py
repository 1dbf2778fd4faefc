"""Events of Pebbles."""

from __future__ import annotations

from osada.core.events import Event


class RoundBegan(Event, frozen=True):
    """Everybody may play again."""

    round: int


class Added(Event, frozen=True):
    """A pebble came into a bowl."""

    seat: int


class Rolled(Event, frozen=True):
    """A die gave pebbles."""

    seat: int
    pebbles: int


class Done(Event, frozen=True):
    """A seat has finished the round."""

    seat: int


class LuckShown(Event, frozen=True):
    """At the end all lucky numbers are laid open."""

    seat: int
    number: int


class LuckSeen(Event, frozen=True):
    """A seat looked at its lucky number."""

    seat: int
    number: int
