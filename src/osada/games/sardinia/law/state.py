"""What a position of Sardinia consists of."""

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

# Values of the options.
STANDARD: Final = 0
ALTERNATIVE: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Position):
    """The fields. Sets of provinces, sites, harbours and cards are bit masks.

    Fort cards that nobody has seen, in the deck or face down in the row, are one set: `unseen`.
    Cards put under the deck are never drawn again, since the deck holds more cards than a game
    can draw, so their order does not matter.
    """

    tables: Tables  # the edition's; not part of what is compared and written

    players: i64
    guardian_rule: i64
    first_seat: i64  # NOBODY: drawn by nature
    second_pays: i64  # in a game for two
    boasting: i64  # on a full tie

    phase: i64
    actor: i64  # the seat that decides
    caller: i64  # whose Guardian is being resolved
    points: i64  # movement points left
    transit: i64  # the full province in which a piece is passing through
    sailed: i64  # the harbour a ship was just moved to
    dealt: i64  # provinces, then kept cards, dealt so far in the set-up
    scorings: i64
    boaster: i64
    modest: i64  # seats that did not boast

    crops: i64  # provinces with a crop token
    crowded: i64  # full provinces
    unseen: i64
    under: i64  # cards under the deck that everybody saw
    row: i64  # face-down cards in the row
    left: i64  # the fort card that is scored next
    right: i64  # the one after it
    drawn: i64  # the card being compared with the kept one

    score: vec[i64]
    hand: vec[i64]
    settled: vec[i64]  # provinces with a settler of the seat
    settlers: vec[i64]  # seat * PLACES + place
    villages: vec[i64]  # seat * PLACES + place
    priest: vec[i64]  # the priest's province as a set, empty if in the reserve
    ships: vec[i64]
    forts: vec[i64]
    crowd: vec[i64]  # priests, villages and settlers in each province
    crop: vec[i64]  # the kind dealt to each province
    taken: vec[i64]  # seat * 5 + kind: crop tokens in the reserve
    kept: vec[i64]  # the face-down fort card of each seat (variant)
    buried: vec[i64]  # cards under the deck that only that seat saw (variant)


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
