"""Effects of buildings: the kinds that data may name, each with its numbers.

`timing` is when a kind works. `underlined` names the number that every settlement of the
building's plan raises by 1; only numbers whose growth helps can be underlined (W25).
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta, field

Kind = Literal["stone", "wood", "food"]
Resource = Literal["stone", "wood", "food", "gold"]
Track = Literal["walls", "huts", "granaries", "bridges"]
Timing = Literal["reroll", "once_per_round", "passive", "end_of_round", "final"]
Stat = Literal[
    "sections",
    "areas",
    "track_areas",
    "building_areas",
    "harvests",
    "buildings_completed",
    "tracks_touched",
    "sections_walls",
    "sections_huts",
    "sections_granaries",
    "sections_bridges",
    "stone_spent",
    "wood_spent",
    "food_spent",
    "gold_spent",
    "settlement_made",
]
Count = Literal[
    "sections_walls",
    "sections_huts",
    "sections_granaries",
    "sections_bridges",
    "imperial_sections",
    "full_columns",
    "bridges_complete",
    "harvest_areas_crossed",
    "fields_empty",
    "buildings_completed",
    "settlements",
    "settlements_of_this_plan",
    "tracks_with_5_sections",
    "lowest_track_sections",
    "pairs_walls_huts",
]
Number = Annotated[int, Meta(ge=1, le=9)]
NumberOrNone = Annotated[int, Meta(ge=0, le=9)]
Points = Annotated[int, Meta(ge=1, le=30)]
Least = Annotated[int, Meta(ge=1, le=36)]
Some = Annotated[int, Meta(ge=0, le=5)]


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Resources printed in an area; gold is never among them."""

    stone: Some = 0
    wood: Some = 0
    food: Some = 0


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Resources to gain."""

    stone: Some = 0
    wood: Some = 0
    food: Some = 0
    gold: Some = 0


class Bundle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Resources to give or get; `any` is chosen by the player, one at a time."""

    stone: Some = 0
    wood: Some = 0
    food: Some = 0
    gold: Some = 0
    any: Some = 0


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """The base of all kinds of effect."""

    timing: ClassVar[Timing] = "once_per_round"


class Per(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many more for each thing counted."""

    count: Count
    each: Number = 1


class Gain(Effect, frozen=True, tag="gain"):
    """Gain n of a resource, more `per` count, and `also` some others."""

    resource: Resource
    n: NumberOrNone
    per: Per | None = None
    also: Goods = Goods()
    underlined: Literal["n"] | None = None


class GainChoice(Effect, frozen=True, tag="gain_choice"):
    """Gain n of one resource chosen out of some."""

    sources: list[Resource] = field(name="from")
    n: Number
    underlined: Literal["n"] | None = None


class ExtraAction(Effect, frozen=True, tag="extra_action"):
    """Have n more actions this round."""

    n: Number
    underlined: Literal["n"] | None = None


class CopyDie(Effect, frozen=True, tag="copy_die"):
    """Gain one more of what a die shows, for n different dice."""

    n: Number
    underlined: Literal["n"] | None = None


class SetDie(Effect, frozen=True, tag="set_die"):
    """Turn n different resource dice, each to a face of your choice but gold."""

    n: Number
    underlined: Literal["n"] | None = None


class Reroll(Effect, frozen=True, tag="reroll"):
    """Roll a die again, n times in all."""

    timing = "reroll"
    dice: Literal["resource", "worker", "any"]
    n: Number
    underlined: Literal["n"] | None = None


class Exchange(Effect, frozen=True, tag="exchange"):
    """Give some resources and get others, up to some times."""

    give: Bundle
    get: Bundle
    times: Number
    underlined: Literal["times"] | None = None


class SpendForPoints(Effect, frozen=True, tag="spend_for_vp"):
    """Give some resources for points, up to some times."""

    give: Bundle
    vp: Points
    times: Number
    underlined: Literal["times", "vp"] | None = None


class SpendForAction(Effect, frozen=True, tag="spend_for_action"):
    """Give some resources for actions, up to some times."""

    give: Bundle
    actions: Number
    times: Number
    underlined: Literal["times", "actions"] | None = None


class ActionForResource(Effect, frozen=True, tag="action_for_resource"):
    """Spend an action to gain n of one resource chosen out of some, up to some times."""

    sources: list[Resource] = field(name="from")
    n: Number
    times: Number
    underlined: Literal["times", "n"] | None = None


class FreeHarvest(Effect, frozen=True, tag="free_harvest"):
    """Harvest n areas without an action."""

    n: Number
    underlined: Literal["n"] | None = None


class HarvestBonus(Effect, frozen=True, tag="harvest_bonus"):
    """The first harvests of a round give n more of the same kind."""

    timing = "passive"
    n: Number
    times: Number
    underlined: Literal["times", "n"] | None = None


class FreeArea(Effect, frozen=True, tag="free_area"):
    """Cross out n areas of a track, or of the village, without an action."""

    scope: Literal[Track, "village"]
    n: Number
    underlined: Literal["n"] | None = None


class Discount(Effect, frozen=True, tag="discount"):
    """The first areas of a track in a round cost 1 resource less."""

    timing = "passive"
    track: Track
    resource: Literal[Kind, "any"]
    times: Number
    underlined: Literal["times"] | None = None


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of this round that must reach a minimum."""

    stat: Stat
    min: Least


class PointsIf(Effect, frozen=True, tag="vp_if"):
    """Points in a round that meets a condition."""

    timing = "end_of_round"
    cond: Condition
    vp: Points
    underlined: Literal["vp"] | None = None


class PointsPer(Effect, frozen=True, tag="vp_per"):
    """Points for each of something done in a round, up to a maximum of points."""

    timing = "end_of_round"
    stat: Stat
    vp: Points
    max: Points
    underlined: Literal["vp", "max"] | None = None


class Keep(Effect, frozen=True, tag="keep"):
    """Carry up to n resources over to the next round."""

    timing = "passive"
    n: Number
    underlined: Literal["n"] | None = None


class SecondFavour(Effect, frozen=True, tag="second_favour"):
    """Use n favours that lie in the middle, besides your own."""

    n: Number
    underlined: Literal["n"] | None = None


class FinalPer(Effect, frozen=True, tag="final_per"):
    """At the end, points for every so many of something."""

    timing = "final"
    count: Count
    vp: Points
    per: Number = 1
    underlined: Literal["vp"] | None = None


class FinalIf(Effect, frozen=True, tag="final_if"):
    """At the end, points if there are enough of something."""

    timing = "final"
    count: Count
    min: Least
    vp: Points
    underlined: Literal["vp"] | None = None


AnyEffect = (
    Gain
    | GainChoice
    | ExtraAction
    | CopyDie
    | SetDie
    | Reroll
    | Exchange
    | SpendForPoints
    | SpendForAction
    | ActionForResource
    | FreeHarvest
    | HarvestBonus
    | FreeArea
    | Discount
    | PointsIf
    | PointsPer
    | Keep
    | SecondFavour
    | FinalPer
    | FinalIf
)
