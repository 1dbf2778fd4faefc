"""Events of Settlers: Roll & Write."""

from __future__ import annotations

from typing import Final

from osada.core.events import Event


class SheetDrawn(Event, frozen=True):
    """The village sheet of this game is known."""

    sheet: int


class FavourDrawn(Event, frozen=True):
    """A favour is one of this game's."""

    favour: int


class FirstPlayerDrawn(Event, frozen=True):
    """The first active player is known."""

    seat: int


class RoundBegan(Event, frozen=True):
    """The active player is about to roll."""

    seat: int
    round: int


class DieRolled(Event, frozen=True):
    """A resource die shows something, for everybody."""

    die: int
    resource: int


class WorkersRolled(Event, frozen=True):
    """The worker die shows something, for everybody."""

    workers: int


class FavourTaken(Event, frozen=True):
    """A seat took a favour from the middle."""

    seat: int
    favour: int


class DieRerolled(Event, frozen=True):
    """A seat's resource die was rolled again."""

    seat: int
    die: int
    resource: int


class WorkersRerolled(Event, frozen=True):
    """A seat's worker die was rolled again."""

    seat: int
    workers: int


class RerollAsked(Event, frozen=True):
    """A seat rolls a die again."""

    seat: int
    building: int
    die: int


class FavourUsed(Event, frozen=True):
    """A seat used a favour."""

    seat: int
    favour: int


class CropNamed(Event, frozen=True):
    """Areas of a kind cost a seat no action in this round."""

    seat: int
    resource: int


class AreaBuilt(Event, frozen=True):
    """A seat crossed out an area of a track."""

    seat: int
    section: int
    area: int


class SectionCompleted(Event, frozen=True):
    """A section of a track is complete."""

    seat: int
    section: int


class FieldOpened(Event, frozen=True):
    """A bridge is complete, so a field can be reached."""

    seat: int
    field: int


class VillageAreaBuilt(Event, frozen=True):
    """A seat crossed out an area of a building."""

    seat: int
    building: int


class BuildingCompleted(Event, frozen=True):
    """A building is complete."""

    seat: int
    building: int


class Harvested(Event, frozen=True):
    """A seat crossed out a harvest area."""

    seat: int
    field: int


class AbilityUsed(Event, frozen=True):
    """A seat uses a building."""

    seat: int
    building: int


class Gained(Event, frozen=True):
    """Resources came into a seat's pool."""

    seat: int
    amount: int
    resource: int


class Spent(Event, frozen=True):
    """Resources left a seat's pool."""

    seat: int
    amount: int
    resource: int


class ActionsGained(Event, frozen=True):
    """A seat has more actions."""

    seat: int
    amount: int


class DieTurned(Event, frozen=True):
    """A seat turned a die."""

    seat: int
    die: int
    resource: int


class GoldPledged(Event, frozen=True):
    """A seat will pay with gold for a kind, although it need not."""

    seat: int
    resource: int


class AbilityDeclined(Event, frozen=True):
    """A seat leaves a discount or a bonus for later."""

    seat: int
    building: int


class BuildingPaid(Event, frozen=True):
    """A seat noted points for a building."""

    seat: int
    building: int
    points: int


class ExportPaid(Event, frozen=True):
    """A seat noted a point for an exported resource."""

    seat: int
    resource: int
    points: int


class GrowthEnded(Event, frozen=True):
    """A seat has done what it wanted in this round."""

    seat: int


class PlanChosen(Event, frozen=True):
    """A seat founds a settlement of a building's plan; its place comes next."""

    seat: int
    building: int


class NothingFounded(Event, frozen=True):
    """A seat founds no settlement in this round."""

    seat: int


class SettlementFounded(Event, frozen=True):
    """A seat founded a settlement."""

    seat: int
    building: int
    section: int


class Kept(Event, frozen=True):
    """A resource stays in a seat's pool for the next round."""

    seat: int
    amount: int
    resource: int


class RoundEnded(Event, frozen=True):
    """Everybody has finished a round."""

    round: int


class FinalScored(Event, frozen=True):
    """The final points of a seat."""

    seat: int
    points: int


class GameEnded(Event, frozen=True):
    """The game is over."""


EVENTS: Final[tuple[type[Event], ...]] = (
    SheetDrawn,
    FavourDrawn,
    FirstPlayerDrawn,
    RoundBegan,
    DieRolled,
    WorkersRolled,
    FavourTaken,
    RerollAsked,
    DieRerolled,
    WorkersRerolled,
    FavourUsed,
    CropNamed,
    AreaBuilt,
    SectionCompleted,
    FieldOpened,
    VillageAreaBuilt,
    BuildingCompleted,
    Harvested,
    AbilityUsed,
    Gained,
    Spent,
    ActionsGained,
    DieTurned,
    GoldPledged,
    BuildingPaid,
    ExportPaid,
    GrowthEnded,
    PlanChosen,
    NothingFounded,
    SettlementFounded,
    Kept,
    RoundEnded,
    FinalScored,
    GameEnded,
    AbilityDeclined,
)
