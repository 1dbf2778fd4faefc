"""The fields of a position of Sardinia."""

from typing import Final

from mypy_extensions import mypyc_attr

from osada.core.ints import i64, vec
from osada.core.position import Position
from osada.games.sardinia.content.tables import Tables

RESERVE: Final = 16
"""The place of a settler or a village that is not on the island."""
PLACES: Final = 17
"""Provinces and the reserve: the stride of `settlers` and `villages`."""
ALL_CARDS: Final = 127
ALL_PROVINCES: Final = 0xFFFF
FULL: Final = 7
ROUNDS: Final = 11
NOBODY: Final = -1
NOTHING: Final = -1

# What is being decided. The phases below TURN belong to the set-up, and nature decides in them.
DEAL_CROPS: Final = 0
DRAW_FIRST_PLAYER: Final = 1
OPEN_ROW: Final = 2
DEAL_KEPT: Final = 3
TURN: Final = 4
ANSWER: Final = 5  # another player's card before a Guardian that was played first
ADMIRAL_ACTS: Final = 6
COMMANDER_ACTS: Final = 7
PRIEST_ACTS: Final = 8
FARMER_ACTS: Final = 9
ARCHITECT_ACTS: Final = 10
QUEEN_ACTS: Final = 11
CARD_DECISION: Final = 12  # what becomes of the fort card just turned up
KEPT_DECISION: Final = 13  # which of two fort cards to keep (variant)
BOASTING: Final = 14
END: Final = 15
# Nature again.
TURN_UP: Final = 16  # the next card of the row
DRAW_REPLACEMENT: Final = 17  # the deck's top card, for the one put under the deck
DRAW_SECOND: Final = 18  # the deck's top card, to be compared with the kept one (variant)
DRAW_KEPT: Final = 19  # the deck's top card, for the kept one that was laid out (variant)

EMPTY: Final[vec[i64]] = vec[i64]()
"""The value of an array until it is set: a field that is always set is read without a check."""

# Values of the options.
STANDARD: Final = 0
ALTERNATIVE: Final = 1


SCALARS: Final = (
    "players",
    "guardian_rule",
    "first_seat",
    "second_pays",
    "boasting",
    "phase",
    "actor",
    "caller",
    "points",
    "transit",
    "sailed",
    "dealt",
    "scorings",
    "boaster",
    "modest",
    "crops",
    "crowded",
    "unseen",
    "under",
    "row",
    "left",
    "right",
    "drawn",
)
ARRAYS: Final = (
    "score",
    "hand",
    "settled",
    "settlers",
    "villages",
    "priest",
    "ships",
    "forts",
    "crowd",
    "crop",
    "taken",
    "kept",
    "buried",
)


@mypyc_attr(acyclic=True)
class State(Position):
    """The fields. Sets of provinces, sites, harbours and cards are bit masks.

    Fort cards that nobody has seen, in the deck or face down in the row, are one set: `unseen`.
    Cards put under the deck are never drawn again, since the deck holds more cards than a game
    can draw, so their order does not matter.
    """

    __slots__ = (*SCALARS, *ARRAYS, "tables")

    def __init__(self, tables: Tables) -> None:
        """Nothing has happened yet, and the arrays still have no length."""
        self.tables: Tables = tables  # the edition's; not part of what is compared and written

        self.players: i64 = 0
        self.guardian_rule: i64 = 0
        self.first_seat: i64 = NOBODY  # NOBODY: drawn by nature
        self.second_pays: i64 = 1  # in a game for two
        self.boasting: i64 = 1  # on a full tie

        self.phase: i64 = DEAL_CROPS
        self.actor: i64 = 0  # the seat that decides
        self.caller: i64 = NOBODY  # whose Guardian is being resolved
        self.points: i64 = 0  # movement points left
        self.transit: i64 = NOTHING  # the full province in which a piece is passing through
        self.sailed: i64 = NOTHING  # the harbour a ship was just moved to
        self.dealt: i64 = 0  # provinces, then kept cards, dealt so far in the set-up
        self.scorings: i64 = 0
        self.boaster: i64 = NOBODY
        self.modest: i64 = 0  # seats that did not boast

        self.crops: i64 = 0  # provinces with a crop token
        self.crowded: i64 = 0  # full provinces
        self.unseen: i64 = 0
        self.under: i64 = 0  # cards under the deck that everybody saw
        self.row: i64 = ROUNDS  # face-down cards in the row
        self.left: i64 = NOTHING  # the fort card that is scored next
        self.right: i64 = NOTHING  # the one after it
        self.drawn: i64 = NOTHING  # the card being compared with the kept one

        self.score: vec[i64] = EMPTY
        self.hand: vec[i64] = EMPTY
        self.settled: vec[i64] = EMPTY  # provinces with a settler of the seat
        self.settlers: vec[i64] = EMPTY  # seat * PLACES + place
        self.villages: vec[i64] = EMPTY  # seat * PLACES + place
        self.priest: vec[i64] = EMPTY  # the priest's province as a set, empty if in the reserve
        self.ships: vec[i64] = EMPTY
        self.forts: vec[i64] = EMPTY
        self.crowd: vec[i64] = EMPTY  # priests, villages and settlers in each province
        self.crop: vec[i64] = EMPTY  # the kind dealt to each province
        self.taken: vec[i64] = EMPTY  # seat * 5 + kind: crop tokens in the reserve
        self.kept: vec[i64] = EMPTY  # the face-down fort card of each seat (variant)
        self.buried: vec[i64] = EMPTY  # cards under the deck that only that seat saw (variant)
