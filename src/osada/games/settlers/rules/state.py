"""The fields of a position of Settlers: Roll & Write."""

from typing import Final

from mypy_extensions import mypyc_attr

from osada.core.ints import i64, vec
from osada.core.position import Position
from osada.games.settlers.content.tables import Tables

ROUNDS: Final = 10
NOBODY: Final = -1
NOTHING: Final = -1

# What is being decided. Nature decides in all phases but FAVOURS and GROWTH.
SHEET_DRAW: Final = 0
FAVOUR_DRAW: Final = 1
FIRST_DRAW: Final = 2
ROLL: Final = 3
FAVOURS: Final = 4
GROWTH: Final = 5
REROLLING: Final = 6  # one seat's die, inside the growth phase
END: Final = 7

# Where a seat stands in its growth phase.
FRESH: Final = 0  # nothing done yet, so dice may be rolled again (W28)
GROWING: Final = 1
PICKING_DIE: Final = 2
TURNING_DIE: Final = 3
GIVING: Final = 4
TAKING: Final = 5
NAMING_CROP: Final = 6
EXPORTING: Final = 7
SAVING: Final = 8
SETTLING: Final = 9
PLACING: Final = 10
KEEPING: Final = 11
FINISHED: Final = 12

# Places in `pool`: stone, wood, food, gold, and the workers.
GOLD: Final = 3
WORKERS: Final = 4
POOL: Final = 5

# Places in `frame`: what a decision that has begun is about.
SUBJECT: Final = 0  # a slot, FROM_FAVOUR, or an area of the empire sheet
LEFT: Final = 1  # how many more choices, or the die that is turned
UNITS: Final = 2  # how many resources each choice brings
CHOICES: Final = 3  # resources that may be chosen
FRAME: Final = 4
FROM_FAVOUR: Final = 6
TAKEN: Final = 64
"""`UNITS` of a discount: the kinds saved so far * TAKEN + the cost."""
BONUS: Final = 64
"""`SUBJECT` of a harvest bonus: the area * BONUS + the slots that offer it."""

# Places in `done`: what a seat did in this round.
AREAS_OF_TRACK: Final = 0
SECTIONS_OF_TRACK: Final = 4
AREAS_IN_VILLAGE: Final = 8
HARVESTS: Final = 9
BUILDINGS_COMPLETED: Final = 10
SPENT: Final = 11
SETTLEMENTS: Final = 15
DEEDS: Final = 16

DICE: Final = 4
BRIDGES: Final = 3
"""The track of the bridges."""
SECTIONS: Final = 36
SOURCES: Final = 7
"""The sources of noted points: six buildings and the favours."""

SCALARS: Final = (
    "players",
    "advanced",
    "sheet",
    "phase",
    "round",
    "active",
    "actor",
    "die",
    "tokens",
    "middle",
)
ARRAYS: Final = (
    "step",
    "frame",
    "pool",
    "pledge",
    "dice",
    "favour",
    "unused",
    "crops",
    "built",
    "part",
    "crossed",
    "ready",
    "harvested",
    "used",
    "level",
    "settled",
    "settlements",
    "points",
    "done",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Position):
    """The fields. Sets of favours, slots, areas and sections are bit masks.

    A section is track * COLUMNS + column, a village area slot * MOST_AREAS + place, a harvest area
    field * MOST_AREAS + place. What belongs to a seat is at seat * stride + place.
    """

    __slots__ = (*SCALARS, *ARRAYS, "tables")

    tables: Tables  # what it is played with: of the edition, not of the position

    players: i64
    advanced: i64
    sheet: i64  # 0 the competition sheet, NOTHING: drawn by nature
    phase: i64
    round: i64  # from 1; 0 before the first
    active: i64  # the seat that rolls
    actor: i64  # the seat that takes a favour, or whose die is rolled again
    die: i64  # the die that is rolled
    tokens: i64  # the favours of this game
    middle: i64  # those that lie in the middle

    step: vec[i64]
    frame: vec[i64]  # FRAME to a seat
    pool: vec[i64]  # POOL to a seat
    pledge: vec[i64]  # BASIC to a seat: gold that shall pay before the kind itself
    dice: vec[i64]  # DICE to a seat: what each die shows
    favour: vec[i64]  # the favour that the seat took, NOTHING if none
    unused: vec[i64]  # favours in hand that can still be used
    crops: vec[i64]  # kinds that are harvested without an action
    built: vec[i64]  # ROWS to a seat: complete sections of each track
    part: vec[i64]  # ROWS to a seat: areas crossed out in the next section
    crossed: vec[i64]  # village areas
    ready: vec[i64]  # slots whose ability works in this round
    harvested: vec[i64]  # harvest areas
    used: vec[i64]  # SLOTS to a seat: uses in this round, or a set of dice or favours
    level: vec[i64]  # SLOTS to a seat: settlements of earlier rounds
    settled: vec[i64]  # sections that are part of a settlement
    settlements: vec[i64]  # ROUNDS to a seat: slot * SECTIONS + section, NOTHING if none
    points: vec[i64]  # SOURCES to a seat: points noted, by source
    done: vec[i64]  # DEEDS to a seat: the round so far
