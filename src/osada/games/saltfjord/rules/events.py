"""Events of Saltfjord: the players' actions and their results."""

from __future__ import annotations

from typing import Final

from osada.core.events import Event
from osada.games.saltfjord.rules.dealt import DEALT


class SetPicked(Event, frozen=True):
    """A seat picked a start set."""

    seat: int
    set: int
    ability: int


class RoundBegan(Event, frozen=True):
    """A round begins."""

    seat: int
    round: int


class DieTaken(Event, frozen=True):
    """A die was taken."""

    seat: int
    colour: int
    value: int


class LineChosen(Event, frozen=True):
    """A die was put at a row or a column."""

    seat: int
    colour: int
    value: int
    fish: int


class DieDiscarded(Event, frozen=True):
    """A die was discarded for a fish."""

    seat: int


class DieLeft(Event, frozen=True):
    """A die that activated nothing lies beside the board."""

    seat: int


class DieRested(Event, frozen=True):
    """A die stays at the last building it activated."""

    seat: int
    cell: int


class BuildingActivated(Event, frozen=True):
    """A die activates a building."""

    seat: int
    cell: int


class CartMoved(Event, frozen=True):
    """A cart goes to a cell."""

    seat: int
    cart: int
    cell: int


class CartStayed(Event, frozen=True):
    """A cart stays where it is."""

    seat: int
    cart: int


class CartPlaced(Event, frozen=True):
    """A cart came to the top-left cell."""

    seat: int
    cart: int


class CartGained(Event, frozen=True):
    """A seat has its second cart."""

    seat: int


class Gained(Event, frozen=True):
    """A seat gained a resource."""

    seat: int
    resource: int
    amount: int


class PointsGained(Event, frozen=True):
    """A seat scored green points."""

    seat: int
    points: int


class Paid(Event, frozen=True):
    """A seat paid a resource."""

    seat: int
    resource: int
    amount: int


class Upgraded(Event, frozen=True):
    """A resource was upgraded."""

    seat: int
    from_resource: int
    resource: int


class OrderFilled(Event, frozen=True):
    """A crate went to a pier."""

    seat: int
    crate: int
    pier: int


class TechnologyGained(Event, frozen=True):
    """A technology marker moved up."""

    seat: int
    track: int
    level: int


class ScoredAtOnce(Event, frozen=True):
    """A green scoring tile was reached."""

    seat: int
    scoring: int
    points: int


class BoatMoved(Event, frozen=True):
    """A boat went on to the next area."""

    seat: int
    area: int


class BoatReturned(Event, frozen=True):
    """A boat came back to the harbour."""

    seat: int
    points: int


class TokensLookedAt(Event, frozen=True):
    """A seat looks at two tokens of a kind."""

    seat: int
    number: int


class TokenSeen(Event, frozen=True):
    """A token that a seat looks at."""

    seat: int
    token: int


class TokenLoaded(Event, frozen=True):
    """A token lies on a boat tile."""

    seat: int
    token: int


class TokenPutBack(Event, frozen=True):
    """A seat put a token back on top of its stack."""

    seat: int


class TokenOverboard(Event, frozen=True):
    """A token went under its stack."""

    seat: int
    token: int


class NoToken(Event, frozen=True):
    """A stack of tokens was empty."""

    seat: int


class DealTaken(Event, frozen=True):
    """A seat used a deal of a pier."""

    seat: int
    deal: int


class TileBuilt(Event, frozen=True):
    """A building tile was built."""

    seat: int
    tile: int
    cell: int
    angle: int


class RowCompleted(Event, frozen=True):
    """A row is full."""

    seat: int
    row: int


class ColumnCompleted(Event, frozen=True):
    """A column is full."""

    seat: int
    column: int


class TileRemoved(Event, frozen=True):
    """A tile was removed (game for one)."""

    tile: int


class CrateRemoved(Event, frozen=True):
    """A crate was removed (game for one)."""

    crate: int


class AbilityTaken(Event, frozen=True):
    """An ability tile was taken."""

    seat: int
    ability: int


class WorkerGained(Event, frozen=True):
    """A seat has one more worker."""

    seat: int


class Sold(Event, frozen=True):
    """A resource was sold."""

    seat: int
    resource: int
    fish: int


class Downgraded(Event, frozen=True):
    """A resource was downgraded."""

    seat: int
    from_resource: int
    resource: int


class Traded(Event, frozen=True):
    """An ability brought a resource."""

    seat: int
    resource: int


class WorkerUsed(Event, frozen=True):
    """A worker activates a building."""

    seat: int
    cell: int


class Passed(Event, frozen=True):
    """A seat passed."""

    seat: int
    tavern: int


class Declined(Event, frozen=True):
    """A seat does without an effect."""

    seat: int


class TurnEnded(Event, frozen=True):
    """A seat ends its turn."""

    seat: int


class GameEnded(Event, frozen=True):
    """The third round is over."""


EVENTS: Final[tuple[type[Event], ...]] = (
    *DEALT,
    SetPicked,
    RoundBegan,
    DieTaken,
    LineChosen,
    DieDiscarded,
    DieLeft,
    DieRested,
    BuildingActivated,
    CartMoved,
    CartStayed,
    CartPlaced,
    CartGained,
    Gained,
    PointsGained,
    Paid,
    Upgraded,
    OrderFilled,
    TechnologyGained,
    ScoredAtOnce,
    BoatMoved,
    BoatReturned,
    TokensLookedAt,
    TokenSeen,
    TokenLoaded,
    TokenPutBack,
    TokenOverboard,
    NoToken,
    DealTaken,
    TileBuilt,
    RowCompleted,
    ColumnCompleted,
    TileRemoved,
    CrateRemoved,
    AbilityTaken,
    WorkerGained,
    Sold,
    Downgraded,
    Traded,
    WorkerUsed,
    Passed,
    Declined,
    TurnEnded,
    GameEnded,
)
