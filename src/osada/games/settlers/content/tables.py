"""The components of an edition as tables of integers, built once from its checked data.

A building is a number, a slot is a building's place on its sheet. A sheet goes by the number that
is printed on it: 0 is the competition sheet, DESIGNED_SHEET a designed one. Facts that the rules
ask for every time are sets of slots, so that other kinds of buildings cost nothing.
"""

from typing import Final, final

from osada.core.ints import i64, vec
from osada.games.settlers.content import costs, effects, empire, numbers
from osada.games.settlers.content.components import Box, Building

KINDS: Final = ("stone", "wood", "food")
BASIC: Final = 3
"""Stone, wood and food."""
WITH_GOLD: Final = 4
"""The same and gold."""
RESOURCES: Final = numbers.RESOURCES

PRIME: Final = 67
INDEX: Final[vec[i64]] = vec[i64](
    [next((i for i in range(62) if (1 << i) % PRIME == r), 0) for r in range(PRIME)]
)
"""The index of a lone bit, by its remainder modulo PRIME: `lowest` without a call."""

# Costs. A cost is one of the 56 ways to ask for at most five stone, wood and food.

FREE: Final = 0
COSTS: Final = 56
COST: Final[vec[i64]] = vec[i64]([n for cost in costs.ALL for n in cost])
"""The amount of a kind in a cost, at cost * BASIC + kind."""
LESS: Final[vec[i64]] = vec[i64]([costs.less(c, k) for c in costs.ALL for k in range(BASIC)])
"""The cost with one less of a kind, at cost * BASIC + kind; -1 if it has none."""
AMOUNTS: Final = 6
"""Amounts of a resource that make a difference, from none to the dearest cost."""
AFFORDABLE: Final[vec[i64]] = vec[i64](costs.affordable())
"""The costs that a pool can pay, by its stone, wood, food and gold as digits of base AMOUNTS."""

# The empire sheet. A section is track * COLUMNS + column, an area section * AREAS_EACH + place.

AREAS_EACH: Final = 3
"""Areas of a section at most."""
TRACK_AREAS: Final = 27
"""Areas of a track: COLUMNS * AREAS_EACH."""
LENGTHS: Final = 10
"""The number of sections of a track can be complete: from none to all."""
PARTS: Final = 8
"""Sets of areas of a section."""
FIELDS: Final = 4
HARVEST_AREAS: Final = 16
"""A harvest area is field * MOST_AREAS + place."""

# Dice: 0 to 2 are the resource dice, 3 is the worker die.

WORKER_DIE: Final = 3
MOST_FACES: Final = 6

# Numbers of an effect, at slot * EFFECT_NUMBERS + which.

EFFECT_NUMBERS: Final = 8
N: Final = 0
TIMES: Final = 1
VP: Final = 2
MIN: Final = 3
MAX: Final = 4
EACH: Final = 5
PER: Final = 6
ACTIONS: Final = 7

# Kinds of effect that are used by a move; 0 copies a die.

SET_DIE: Final = 1
GAIN: Final = 2
GAIN_CHOICE: Final = 3
ACTION_FOR_RESOURCE: Final = 4
EXCHANGE: Final = 5
SPEND_FOR_POINTS: Final = 6
SPEND_FOR_ACTION: Final = 7

# A village area is slot * MOST_AREAS + place.

VILLAGE_AREAS: Final = 24
VILLAGE: Final = 4
SCOPES: Final = 5
"""The tracks and the village."""


@final
class Village:
    """A village sheet: sets of slots and of areas, and numbers by slot."""

    def __init__(self, no: int, buildings: list[Building], first: list[int]) -> None:
        self.no = no
        self.buildings = buildings
        self.building: vec[i64] = vec[i64](first)
        """The number of a building among all of the edition."""
        # Sets of slots
        self.prebuilt: i64 = numbers.slots(buildings, lambda b: b.prebuilt)
        self.advanced_only: i64 = numbers.slots(buildings, lambda b: b.advanced_only)
        self.planned: i64 = numbers.slots(buildings, lambda b: b.plan is not None)
        self.by_itself: i64 = numbers.slots(buildings, numbers.by_itself)
        self.usable: i64 = numbers.slots(buildings, numbers.usable)
        self.rerolls: i64 = numbers.slots_of(buildings, effects.Reroll)
        self.free_harvests: i64 = numbers.slots_of(buildings, effects.FreeHarvest)
        self.harvest_bonuses: i64 = numbers.slots_of(buildings, effects.HarvestBonus)
        self.keepers: i64 = numbers.slots_of(buildings, effects.Keep)
        self.second_favours: i64 = numbers.slots_of(buildings, effects.SecondFavour)
        self.scores_rounds: i64 = numbers.slots_of(buildings, effects.PointsIf, effects.PointsPer)
        self.scores_at_end: i64 = numbers.slots_of(buildings, effects.FinalPer, effects.FinalIf)
        self.scores_settlements: i64 = numbers.slots(buildings, numbers.of_settlements)
        """Buildings whose points go to the settlements' box of the scoring sheet (W19)."""
        self.counts_gold: i64 = numbers.slots(buildings, numbers.counts_gold)
        """Buildings for which gold and the kind itself differ when spent."""
        self.tricky: i64 = self.counts_gold | numbers.slots_of(buildings, effects.Discount)
        """Buildings that make paying for an area more than a look into a table."""
        self.counts_spending: i64 = numbers.slots(buildings, numbers.counts_spending)
        """Buildings for which the kind that is spent matters."""
        self.free_anywhere: i64 = numbers.slots_of(buildings, effects.FreeArea)
        self.free_areas: vec[i64] = vec[i64](numbers.free_areas(buildings))
        """Buildings that make areas cost no action, by track, or at VILLAGE."""
        self.discounts: vec[i64] = vec[i64](numbers.discounts(buildings))
        """Buildings that make a track cheaper, by track."""
        # Areas
        self.areas: i64 = numbers.all_areas(buildings)
        self.costs: i64 = numbers.all_costs(buildings)
        self.cost_of_area: vec[i64] = vec[i64](numbers.cost_of_area(buildings))
        self.all_of_building: vec[i64] = vec[i64](numbers.all_of_building(buildings))
        self.areas_of_cost: vec[i64] = vec[i64](numbers.areas_of_cost(buildings))
        self.payable: vec[i64] = vec[i64](numbers.payable(buildings))
        """The areas whose cost a pool can pay, by the pool as in AFFORDABLE."""
        # What buildings do, by slot
        self.kind: vec[i64] = vec[i64]([numbers.kind(b) for b in buildings])
        self.numbers: vec[i64] = vec[i64]([n for b in buildings for n in numbers.numbers(b)])
        self.underlined: vec[i64] = vec[i64]([numbers.underlined(b) for b in buildings])
        """The number that a settlement raises (W25)."""
        self.use_kind: vec[i64] = vec[i64]([numbers.use_kind(b.effect) for b in buildings])
        self.choices: vec[i64] = vec[i64]([numbers.chosen(b) for b in buildings])
        self.resource: vec[i64] = vec[i64]([numbers.resource(b) for b in buildings])
        self.give_cost: vec[i64] = vec[i64]([numbers.give_cost(b) for b in buildings])
        self.give_gold: vec[i64] = vec[i64]([numbers.bundle(b, "give").gold for b in buildings])
        self.give_any: vec[i64] = vec[i64]([numbers.bundle(b, "give").any for b in buildings])
        self.give_all: vec[i64] = vec[i64]([numbers.give_all(b) for b in buildings])
        self.get_any: vec[i64] = vec[i64]([numbers.bundle(b, "get").any for b in buildings])
        self.get: vec[i64] = vec[i64]([n for b in buildings for n in numbers.got(b)])
        """The goods a building gives besides the chosen ones, at slot * WITH_GOLD + resource."""
        self.stat: vec[i64] = vec[i64]([numbers.stat(b) for b in buildings])
        self.count: vec[i64] = vec[i64]([numbers.count(b) for b in buildings])
        self.is_condition: vec[i64] = vec[i64]([numbers.is_condition(b) for b in buildings])
        self.rerolled: vec[i64] = vec[i64]([numbers.rerolled(b) for b in buildings])
        """The dice that a building rolls again, as a set."""
        self.strength: vec[i64] = vec[i64]([numbers.strength(b.effect) for b in buildings])
        # Plans: the sections of a plan put at the top left, and where it stays on the sheet (W24)
        self.plan: vec[i64] = vec[i64]([numbers.plan(b) for b in buildings])
        self.plan_fits: vec[i64] = vec[i64]([numbers.fits(b) for b in buildings])
        self.plan_size: vec[i64] = vec[i64]([numbers.size(b) for b in buildings])


@final
class Tables:
    """Everything that a game is played with."""

    def __init__(self, box: Box, revision: int) -> None:
        self.box = box
        self.revision: i64 = revision
        """Of the rules, which differ in W35."""
        self.buildings: list[Building] = box.all_buildings()
        number = {building.id: i for i, building in enumerate(self.buildings)}
        known = {
            sheet.no: Village(
                sheet.no,
                [self.buildings[number[name]] for name in sheet.buildings],
                [number[name] for name in sheet.buildings],
            )
            for sheet in box.all_sheets()
        }
        self.villages: list[Village] = [known.get(no, known[0]) for no in range(max(known) + 1)]
        """The village sheets by number; a number that no sheet has stands for the first."""
        self.drawn: vec[i64] = vec[i64](box.drawn())
        """The numbers of the sheets that can be drawn."""
        # The empire sheet
        sections = empire.sections(box.empire)
        self.areas_of_section: vec[i64] = vec[i64]([len(s.areas) for s in sections])
        self.all_of_section: vec[i64] = vec[i64]([2 ** len(s.areas) - 1 for s in sections])
        self.cost_of_area: vec[i64] = vec[i64](empire.cost_of_area(box.empire))
        self.costs_left: vec[i64] = vec[i64](empire.costs_left(box.empire))
        """Costs left in a section, at (track * LENGTHS + column) * PARTS + areas crossed out."""
        self.only_move: vec[i64] = vec[i64](empire.only_move(box.empire))
        """The move that builds the one area left there, -1 if there are several or none."""
        self.points: vec[i64] = vec[i64](empire.points(box.empire))
        """The points of a track by its complete sections, at track * LENGTHS + sections."""
        # Fields
        self.all_of_field: vec[i64] = vec[i64](empire.all_of_field(box.empire))
        self.complete_bridges: vec[i64] = vec[i64](empire.complete_bridges(box.empire))
        """Complete bridges by complete sections (W16)."""
        self.open_areas: vec[i64] = vec[i64](empire.open_areas(box.empire))
        """Harvest areas that can be reached, by complete sections of bridges."""
        self.field_of_bridge: vec[i64] = vec[i64](empire.field_of_bridge(box.empire))
        self.goods: vec[i64] = vec[i64](empire.goods(box.empire))
        """The goods of a harvest area, at area * WITH_GOLD + resource."""
        self.kinds_of_harvest: vec[i64] = vec[i64](empire.kinds_of_harvest(box.empire))
        self.only_of_kind: vec[i64] = vec[i64](empire.only_of_kind(box.empire))
        """Harvest areas that hold nothing but one kind."""
        # Dice
        self.faces: vec[i64] = vec[i64](empire.faces(box.dice))
        """The number of different faces a die has."""
        self.face: vec[i64] = vec[i64](empire.face(box.dice))
        """The different faces of a die, at die * MOST_FACES: a resource, or so many workers."""
        self.weight: vec[i64] = vec[i64](empire.weight(box.dice))
        """The number of times a die has the face, at the same place."""
        self.side: vec[i64] = vec[i64](empire.side(box.dice))
        """The six sides of a die, in the order of the faces, at die * MOST_FACES."""
