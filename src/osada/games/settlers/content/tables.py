"""The components as tables of integers, built once: all sheets in one process.

A building is a number, a sheet is a number (0 the competition sheet), a slot is a building's place
on its sheet. What the rules ask every time is a set of slots by sheet, so that a building of a kind
that nobody asks for costs nothing.
"""

from collections.abc import Callable
from typing import Final

from osada.core.ints import i64, vec
from osada.games.settlers.content import components, costs, effects, numbers
from osada.games.settlers.content.checks import TRACKS, check
from osada.games.settlers.content.components import COLUMNS, MOST_AREAS, SLOTS, Building
from osada.games.settlers.content.numbers import mask

DATA: Final = components.read()
BOX: Final = check(DATA)
BUILDINGS: Final = BOX.all_buildings()
SHEETS: Final = BOX.all_sheets()

KINDS: Final = ("stone", "wood", "food")
BASIC: Final = 3
"""Stone, wood and food."""
WITH_GOLD: Final = 4
"""The same and gold."""
RESOURCES: Final = numbers.RESOURCES
_NUMBER: Final = {building.id: i for i, building in enumerate(BUILDINGS)}
_VILLAGES: Final = [[BUILDINGS[_NUMBER[name]] for name in sheet.buildings] for sheet in SHEETS]


def _slots(wanted: Callable[[Building], bool]) -> vec[i64]:
    """For each sheet the set of slots whose building is wanted."""
    return vec[i64]([mask(i for i, b in enumerate(village) if wanted(b)) for village in _VILLAGES])


def _slots_of(*kinds: type[effects.Effect]) -> vec[i64]:
    return _slots(lambda b: isinstance(b.effect, kinds))


PRIME: Final = 67
INDEX: Final[vec[i64]] = vec[i64](
    [next((i for i in range(62) if (1 << i) % PRIME == r), 0) for r in range(PRIME)]
)
"""The index of a lone bit, by its remainder modulo PRIME: `lowest` without a call."""

# Costs. A cost is one of the 56 ways to ask for at most five stone, wood and food.

FREE: Final = 0
COSTS: Final = 56
COST: Final[vec[i64]] = vec[i64]([n for cost in costs.ALL for n in cost])
"""How much of a kind a cost has, at cost * BASIC + kind."""
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
"""How many sections of a track can be complete: from none to all."""
PARTS: Final = 8
"""Sets of areas of a section."""

_SECTIONS: Final = [section for track in BOX.empire.tracks for section in track.sections]
AREAS_OF_SECTION: Final[vec[i64]] = vec[i64]([len(section.areas) for section in _SECTIONS])
ALL_OF_SECTION: Final[vec[i64]] = vec[i64]([2 ** len(section.areas) - 1 for section in _SECTIONS])
COST_OF_AREA: Final[vec[i64]] = vec[i64](
    [
        costs.number(section.areas[a]) if a < len(section.areas) else -1
        for section in _SECTIONS
        for a in range(AREAS_EACH)
    ]
)
COSTS_LEFT: Final[vec[i64]] = vec[i64](
    [
        mask({costs.number(area) for a, area in enumerate(areas) if not part >> a & 1})
        for track in BOX.empire.tracks
        for areas in (*(section.areas for section in track.sections), [])
        for part in range(PARTS)
    ]
)
"""Costs left in a section, at (track * LENGTHS + column) * PARTS + areas crossed out."""


FIRST_BUILD: Final = 10
"""The move that builds the first area of the empire sheet."""


def _only_move(section: int, areas: int, part: int) -> int:
    """The move that builds the one area left in a section, -1 if there are several or none."""
    left = [a for a in range(areas) if not part >> a & 1]
    return FIRST_BUILD + section * AREAS_EACH + left[0] if len(left) == 1 else -1


ONLY_MOVE: Final[vec[i64]] = vec[i64](
    [
        _only_move(t * COLUMNS + c, len(areas), part)
        for t, track in enumerate(BOX.empire.tracks)
        for c, areas in enumerate((*(section.areas for section in track.sections), []))
        for part in range(PARTS)
    ]
)
POINTS: Final[vec[i64]] = vec[i64](
    [n for track in BOX.empire.tracks for n in (0, *(s.points for s in track.sections))]
)
"""The points of a track by its complete sections, at track * LENGTHS + sections."""

# Fields. A harvest area is field * MOST_AREAS + place.

FIELDS: Final = 4
HARVEST_AREAS: Final = 16

_LAST_SECTIONS: Final = [max(bridge.sections) for bridge in BOX.empire.bridges]
_FIELD_OF_BRIDGE: Final = [
    [field.id for field in BOX.empire.fields].index(b.unlocks) for b in BOX.empire.bridges
]
_HARVESTS: Final = {
    field * MOST_AREAS + a: goods
    for field, it in enumerate(BOX.empire.fields)
    for a, goods in enumerate(it.areas)
}
ALL_OF_FIELD: Final[vec[i64]] = vec[i64](
    [mask(a for a in _HARVESTS if a // MOST_AREAS == field) for field in range(FIELDS)]
)
COMPLETE_BRIDGES: Final[vec[i64]] = vec[i64](
    [sum(last <= n for last in _LAST_SECTIONS) for n in range(COLUMNS + 1)]
)
"""Complete bridges by complete sections (W16)."""
OPEN_AREAS: Final[vec[i64]] = vec[i64](
    [
        sum(
            ALL_OF_FIELD[field]
            for last, field in zip(_LAST_SECTIONS, _FIELD_OF_BRIDGE, strict=True)
            if last <= n
        )
        for n in range(COLUMNS + 1)
    ]
)
"""Harvest areas that can be reached, by complete sections of bridges."""
FIELD_OF_BRIDGE: Final[vec[i64]] = vec[i64](_FIELD_OF_BRIDGE)


GOODS: Final[vec[i64]] = vec[i64](
    [n for a in range(HARVEST_AREAS) for n in numbers.goods(_HARVESTS.get(a, effects.Goods()))]
)
"""What a harvest area gives, at area * WITH_GOLD + resource."""
KINDS_OF_HARVEST: Final[vec[i64]] = vec[i64](
    [mask(k for k in range(WITH_GOLD) if GOODS[a * WITH_GOLD + k]) for a in range(HARVEST_AREAS)]
)
ONLY_OF_KIND: Final[vec[i64]] = vec[i64](
    [mask(a for a in range(HARVEST_AREAS) if KINDS_OF_HARVEST[a] == 1 << k) for k in range(BASIC)]
)
"""Harvest areas that hold nothing but one kind."""

# Dice: 0 to 2 are the resource dice, 3 is the worker die.

WORKER_DIE: Final = 3
MOST_FACES: Final = 6
_DICE: Final = [[RESOURCES.index(r) for r in faces] for faces in BOX.dice.resource_dice]
_FACES: Final = [sorted(set(faces)) for faces in (*_DICE, BOX.dice.worker_die)]
FACES: Final[vec[i64]] = vec[i64]([len(faces) for faces in _FACES])
"""How many different faces a die has."""
FACE: Final[vec[i64]] = vec[i64](
    [n for faces in _FACES for n in (*faces, *[0] * MOST_FACES)[:MOST_FACES]]
)
"""The different faces of a die, at die * MOST_FACES: a resource, or a number of workers."""
WEIGHT: Final[vec[i64]] = vec[i64](
    [
        dice.count(n)
        for dice, faces in zip((*_DICE, BOX.dice.worker_die), _FACES, strict=True)
        for n in (*faces, *[-1] * MOST_FACES)[:MOST_FACES]
    ]
)
"""How often a die has the face, at the same place."""

# Numbers of an effect, at building * EFFECT_NUMBERS + which.

EFFECT_NUMBERS: Final = 8

N: Final = 0
TIMES: Final = 1
VP: Final = 2
MIN: Final = 3
MAX: Final = 4
EACH: Final = 5
PER: Final = 6
ACTIONS: Final = 7
NUMBERS: Final[vec[i64]] = vec[i64]([n for b in BUILDINGS for n in numbers.numbers(b)])
UNDERLINED: Final[vec[i64]] = vec[i64](
    [numbers.NAMES.index(b.effect.underlined) if b.effect.underlined else -1 for b in BUILDINGS]
)
"""Which number a settlement raises (W25)."""

# Kinds of effect that are used by a move.

COPY_DIE: Final = 0
SET_DIE: Final = 1
GAIN: Final = 2
GAIN_CHOICE: Final = 3
ACTION_FOR_RESOURCE: Final = 4
EXCHANGE: Final = 5
SPEND_FOR_POINTS: Final = 6
SPEND_FOR_ACTION: Final = 7
USE_KIND: Final[vec[i64]] = vec[i64]([numbers.use_kind(b.effect) for b in BUILDINGS])


CHOICES: Final[vec[i64]] = vec[i64]([numbers.chosen(b) for b in BUILDINGS])
RESOURCE: Final[vec[i64]] = vec[i64]([numbers.resource(b) for b in BUILDINGS])
GIVE_COST: Final[vec[i64]] = vec[i64]([costs.number(numbers.bundle(b, "give")) for b in BUILDINGS])
GIVE_GOLD: Final[vec[i64]] = vec[i64]([numbers.bundle(b, "give").gold for b in BUILDINGS])
GIVE_ANY: Final[vec[i64]] = vec[i64]([numbers.bundle(b, "give").any for b in BUILDINGS])
GIVE_ALL: Final[vec[i64]] = vec[i64](
    [
        sum(numbers.goods(numbers.bundle(b, "give"))) + numbers.bundle(b, "give").any
        for b in BUILDINGS
    ]
)
GET_ANY: Final[vec[i64]] = vec[i64]([numbers.bundle(b, "get").any for b in BUILDINGS])
GET: Final[vec[i64]] = vec[i64](
    [
        n
        for b in BUILDINGS
        for n in numbers.goods(
            b.effect.also if isinstance(b.effect, effects.Gain) else numbers.bundle(b, "get")
        )
    ]
)
"""What a building gives besides what is chosen, at building * WITH_GOLD + resource."""

STAT: Final[vec[i64]] = vec[i64]([numbers.stat(b) for b in BUILDINGS])
COUNT: Final[vec[i64]] = vec[i64]([numbers.count(b) for b in BUILDINGS])
IS_CONDITION: Final[vec[i64]] = vec[i64](
    [int(isinstance(b.effect, effects.PointsIf | effects.FinalIf)) for b in BUILDINGS]
)
REROLLED: Final[vec[i64]] = vec[i64](
    [
        {"resource": 7, "worker": 8, "any": 15}[b.effect.dice]
        if isinstance(b.effect, effects.Reroll)
        else 0
        for b in BUILDINGS
    ]
)
"""The dice that a building rolls again, as a set."""

# Plans: the sections of a plan put at the top left, and where it stays on the sheet (W24).

PLAN: Final[vec[i64]] = vec[i64](
    [mask(r * COLUMNS + c for r, c in b.plan.cells) if b.plan else 0 for b in BUILDINGS]
)


PLAN_FITS: Final[vec[i64]] = vec[i64]([numbers.fits(b) for b in BUILDINGS])
PLAN_SIZE: Final[vec[i64]] = vec[i64]([len(b.plan.cells) if b.plan else 0 for b in BUILDINGS])

# Village sheets, by sheet, by sheet * SLOTS + slot, or by sheet * VILLAGE_AREAS + area; an area is
# slot * MOST_AREAS + place.

BUILDING: Final[vec[i64]] = vec[i64](
    [_NUMBER[name] for sheet in SHEETS for name in sheet.buildings]
)
_AREAS: Final = [
    {
        slot * MOST_AREAS + a: costs.number(cost)
        for slot, b in enumerate(v)
        for a, cost in enumerate(b.areas)
    }
    for v in _VILLAGES
]
VILLAGE_AREAS: Final = 24
COST_OF_VILLAGE_AREA: Final[vec[i64]] = vec[i64](
    [areas.get(a, -1) for areas in _AREAS for a in range(VILLAGE_AREAS)]
)
ALL_OF_BUILDING: Final[vec[i64]] = vec[i64](
    [mask(a for a in areas if a // MOST_AREAS == slot) for areas in _AREAS for slot in range(SLOTS)]
)
ALL_OF_VILLAGE: Final[vec[i64]] = vec[i64]([mask(areas) for areas in _AREAS])
COSTS_OF_VILLAGE: Final[vec[i64]] = vec[i64]([mask(set(areas.values())) for areas in _AREAS])
AREAS_OF_COST: Final[vec[i64]] = vec[i64](
    [mask(a for a, c in areas.items() if c == n) for areas in _AREAS for n in range(COSTS)]
)
"""The areas of a sheet with a cost, at sheet * COSTS + cost."""
PURSES: Final = 1296


def _payable() -> list[int]:
    """For each sheet and each pool, the village areas whose cost the pool can pay."""
    found = []
    for areas in _AREAS:
        asked = mask(set(areas.values()))
        sets: dict[int, int] = {}
        for payable in AFFORDABLE:
            paid = payable & asked
            if paid not in sets:
                sets[paid] = mask(a for a, cost in areas.items() if paid >> cost & 1)
            found.append(sets[paid])
    return found


PAYABLE: Final[vec[i64]] = vec[i64](_payable())

FREE_ANYWHERE: Final[vec[i64]] = _slots_of(effects.FreeArea)
PREBUILT: Final[vec[i64]] = _slots(lambda b: b.prebuilt)
ADVANCED_ONLY: Final[vec[i64]] = _slots(lambda b: b.advanced_only)
PLANNED: Final[vec[i64]] = _slots(lambda b: b.plan is not None)
BY_ITSELF: Final[vec[i64]] = _slots(numbers.by_itself)
USABLE: Final[vec[i64]] = _slots(
    lambda b: isinstance(b.effect, numbers.USED_BY_A_MOVE) and not numbers.by_itself(b)
)
REROLLS: Final[vec[i64]] = _slots_of(effects.Reroll)
FREE_HARVESTS: Final[vec[i64]] = _slots_of(effects.FreeHarvest)
HARVEST_BONUSES: Final[vec[i64]] = _slots_of(effects.HarvestBonus)
KEEPERS: Final[vec[i64]] = _slots_of(effects.Keep)
SECOND_FAVOURS: Final[vec[i64]] = _slots_of(effects.SecondFavour)
SCORES_ROUNDS: Final[vec[i64]] = _slots_of(effects.PointsIf, effects.PointsPer)
SCORES_AT_END: Final[vec[i64]] = _slots_of(effects.FinalPer, effects.FinalIf)
SCORES_SETTLEMENTS: Final[vec[i64]] = _slots(
    lambda b: getattr(b.effect, "count", "") == "settlements_of_this_plan"
)
"""Buildings whose points go to the settlements' box of the scoring sheet (W19)."""
TRICKY: Final[vec[i64]] = _slots(
    lambda b: (
        isinstance(b.effect, effects.Discount)
        or numbers.stat(b) == numbers.STATS.index("gold_spent")
    )
)
"""Buildings that make paying for an area more than a look into a table."""
COUNTS_GOLD: Final[vec[i64]] = _slots(
    lambda b: numbers.stat(b) == numbers.STATS.index("gold_spent")
)
"""Where it matters whether gold or the kind itself is spent."""


def _slots_by(matches: Callable[[effects.Effect, str], bool], names: tuple[str, ...]) -> vec[i64]:
    return vec[i64](
        [
            mask(i for i, b in enumerate(village) if matches(b.effect, name))
            for village in _VILLAGES
            for name in names
        ]
    )


VILLAGE: Final = 4
SCOPES: Final = 5
"""The tracks and the village."""
FREE_AREAS: Final[vec[i64]] = _slots_by(
    lambda e, name: isinstance(e, effects.FreeArea) and e.scope == name, (*TRACKS, "village")
)
"""Buildings that make areas cost no action, at sheet * SCOPES + track, or VILLAGE."""
DISCOUNTS: Final[vec[i64]] = _slots_by(
    lambda e, name: isinstance(e, effects.Discount) and e.track == name, TRACKS
)
"""Buildings that make a track cheaper, at sheet * ROWS + track."""
