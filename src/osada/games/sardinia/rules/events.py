"""Events of Sardinia."""

from __future__ import annotations

from typing import Final

from osada.core.events import Event


class CropDealt(Event, frozen=True):
    """A crop token was laid in a province."""

    province: int
    crop: int


class FirstPlayerDrawn(Event, frozen=True):
    """The first player is known."""

    seat: int


class SiteTurnedUp(Event, frozen=True):
    """A fort card of the row lies face up now."""

    site: int


class CardKept(Event, frozen=True):
    """A seat has a fort card, face down."""

    seat: int


class KeptCardSeen(Event, frozen=True):
    """A seat looked at its face-down fort card."""

    seat: int
    site: int


class CardPlayed(Event, frozen=True):
    """A character card was played."""

    seat: int
    role: int


class RoleCopied(Event, frozen=True):
    """The Queen does the action of another card."""

    seat: int
    role: int


class ShipPlaced(Event, frozen=True):
    """A ship left the reserve."""

    seat: int
    harbour: int


class ShipMoved(Event, frozen=True):
    """A ship changed its harbour."""

    seat: int
    from_harbour: int
    harbour: int


class SettlerPlaced(Event, frozen=True):
    """A settler left the reserve."""

    seat: int
    province: int


class SettlerMoved(Event, frozen=True):
    """A settler crossed a border."""

    seat: int
    from_province: int
    province: int


class PriestPlaced(Event, frozen=True):
    """A priest left the reserve."""

    seat: int
    province: int


class PriestMoved(Event, frozen=True):
    """A priest crossed a border."""

    seat: int
    from_province: int
    province: int


class CropTaken(Event, frozen=True):
    """A crop token was taken."""

    seat: int
    province: int
    crop: int
    points: int


class FortBuilt(Event, frozen=True):
    """A fort left the reserve."""

    seat: int
    site: int


class VillageBuilt(Event, frozen=True):
    """A village left the reserve."""

    seat: int
    province: int


class ActionEnded(Event, frozen=True):
    """A seat does no more with its card."""

    seat: int


class AnswerDeclined(Event, frozen=True):
    """A seat plays no card before an early Guardian's scoring."""

    seat: int


class ScoringBegan(Event, frozen=True):
    """A fort site is scored."""

    seat: int
    site: int
    number: int


class ProvinceScored(Event, frozen=True):
    """A province that touches the site is scored."""

    province: int
    points: int


class NobodyInfluential(Event, frozen=True):
    """A province that touches the site, but nobody has influence in it."""

    province: int


class InfluenceScored(Event, frozen=True):
    """The points of a seat's influence in the province."""

    seat: int
    province: int
    influence: int
    points: int


class SitePutUnder(Event, frozen=True):
    """A fort card went under the deck, seen by all."""

    site: int


class CardLeft(Event, frozen=True):
    """The card just turned up stays."""

    seat: int
    site: int


class CardReplaced(Event, frozen=True):
    """The card just turned up goes, and the deck's top card comes."""

    seat: int
    site: int


class CardSwapped(Event, frozen=True):
    """The card just turned up goes, and the kept card comes."""

    seat: int
    site: int
    kept_site: int


class SecondCardSeen(Event, frozen=True):
    """A seat drew a second card, to keep one of the two."""

    seat: int
    site: int


class CardPutBack(Event, frozen=True):
    """A seat put one of its two cards under the deck, unseen."""

    seat: int


class CardsTakenBack(Event, frozen=True):
    """All players have their seven cards again."""


class TiedForWin(Event, frozen=True):
    """Points and reserves are equal: the first to boast wins."""


class Boasted(Event, frozen=True):
    """A tied seat boasted first."""

    seat: int


class StayedModest(Event, frozen=True):
    """A tied seat leaves the boasting to others."""

    seat: int


class GameEnded(Event, frozen=True):
    """Eleven fort cards have been scored."""


EVENTS: Final[tuple[type[Event], ...]] = (
    CropDealt,
    FirstPlayerDrawn,
    SiteTurnedUp,
    CardKept,
    KeptCardSeen,
    CardPlayed,
    RoleCopied,
    ShipPlaced,
    ShipMoved,
    SettlerPlaced,
    SettlerMoved,
    PriestPlaced,
    PriestMoved,
    CropTaken,
    FortBuilt,
    VillageBuilt,
    ActionEnded,
    AnswerDeclined,
    ScoringBegan,
    ProvinceScored,
    NobodyInfluential,
    InfluenceScored,
    SitePutUnder,
    CardLeft,
    CardReplaced,
    CardSwapped,
    SecondCardSeen,
    CardPutBack,
    CardsTakenBack,
    TiedForWin,
    Boasted,
    StayedModest,
    GameEnded,
)
