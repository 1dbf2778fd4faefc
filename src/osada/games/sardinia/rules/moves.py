"""The move table of Sardinia."""

from typing import Final

from osada.core.moves import Domain, Family, MoveTable
from osada.core.record import LETTERS
from osada.games.sardinia.content.components import CROPS, HARBOURS, MOST_PLAYERS, SITES
from osada.games.sardinia.content.tables import Tables

ROLES: Final = ("admiral", "commander", "priest", "farmer", "architect", "queen", "guardian")
ADMIRAL: Final = 0
COMMANDER: Final = 1
PRIEST: Final = 2
FARMER: Final = 3
ARCHITECT: Final = 4
QUEEN: Final = 5
GUARDIAN: Final = 6

PLAY_CARD: Final = 0
COPY: Final = 7
PLACE_SHIP: Final = 12
MOVE_SHIP: Final = 18
PLACE_SETTLER: Final = 48
PLACE_PRIEST: Final = 64
MOVE_PRIEST: Final = 80
TAKE_CROP: Final = 96
BUILD_FORT: Final = 112
BUILD_VILLAGE: Final = 138
DONE: Final = 154
DECLINE: Final = 155
LEAVE_CARD: Final = 156
REPLACE_CARD: Final = 157
SWAP_CARD: Final = 158
KEEP_OLD: Final = 159
KEEP_NEW: Final = 160
BOAST: Final = 161
STAY_MODEST: Final = 162
DEAL_CROP: Final = 163
FIRST_PLAYER: Final = 168
DRAW_SITE: Final = 172
MOVE_SETTLER: Final = 198

SITE: Final = Domain("site", [str(i + 1) for i in range(SITES)], [str(i + 1) for i in range(SITES)])
ROLE: Final = Domain("role", ROLES)
COPIED: Final = Domain("role", ROLES[:QUEEN])
CROP: Final = Domain("crop", CROPS)
SEAT: Final = Domain("seat", LETTERS[:MOST_PLAYERS], LETTERS[:MOST_PLAYERS])

_SAILINGS: Final = [(a, b) for a in range(HARBOURS) for b in range(HARBOURS) if a != b]


def move_table(tables: Tables) -> MoveTable:
    """The moves of an edition: settlers step over the borders of its map, which come last."""
    province, harbour, borders = tables.province, tables.harbour, tables.borders
    return MoveTable(
        [
            Family(PLAY_CARD, "card", {"role": ROLE}),
            Family(COPY, "copy", {"role": COPIED}),
            Family(PLACE_SHIP, "ship", {"harbour": harbour}),
            Family(MOVE_SHIP, "sail", {"from": harbour, "to": harbour}, entries=_SAILINGS),
            Family(PLACE_SETTLER, "settler", {"province": province}),
            Family(PLACE_PRIEST, "priest", {"province": province}),
            Family(MOVE_PRIEST, "priest-to", {"province": province}),
            Family(TAKE_CROP, "crop", {"province": province}),
            Family(BUILD_FORT, "fort", {"site": SITE}),
            Family(BUILD_VILLAGE, "village", {"province": province}),
            Family(DONE, "done"),
            Family(DECLINE, "decline"),
            Family(LEAVE_CARD, "leave"),
            Family(REPLACE_CARD, "replace"),
            Family(SWAP_CARD, "swap"),
            Family(KEEP_OLD, "keep-old"),
            Family(KEEP_NEW, "keep-new"),
            Family(BOAST, "boast"),
            Family(STAY_MODEST, "modest"),
            Family(DEAL_CROP, "deal-crop", {"crop": CROP}, nature=True),
            Family(FIRST_PLAYER, "first", {"seat": SEAT}, nature=True),
            Family(DRAW_SITE, "site", {"site": SITE}, nature=True),
            Family(MOVE_SETTLER, "step", {"from": province, "to": province}, entries=borders),
        ]
    )
