"""The move table of Saltfjord."""

from typing import Final

from osada.core.moves import Domain, Family, MoveTable
from osada.core.record import LETTERS
from osada.games.saltfjord.content import words
from osada.games.saltfjord.content.box import Box
from osada.games.saltfjord.content.components import MOST_PLAYERS, RESOURCES
from osada.games.saltfjord.content.grid import (
    ALL_TILES,
    ARROWS,
    BUILT_TILES,
    CELLS,
    COLUMNS,
    DOWN_ARROWS,
    STACK_CRATES,
)

TAKE_DIE: Final = 0
TAKE_DIE_AT: Final = 12
LINE: Final = 22
DISCARD: Final = 28
BUILD: Final = 29
PASS: Final = 35
ACTIVATE_CELL: Final = 40
MOVE_CART: Final = 76
UPGRADE: Final = 86
TAKE_FISH: Final = 95
FILL_ORDER: Final = 96
GAIN_TECHNOLOGY: Final = 100
SAIL: Final = 104
RETURN: Final = 107
TAKE_DEAL: Final = 108
PLACE: Final = 110
TURN_TO: Final = 146
KEEP_TOKEN: Final = 150
OVERBOARD: Final = 152
AT_PIER: Final = 157
TAKE_ABILITY: Final = 161
PICK_SET: Final = 169
FREE: Final = 173
SELL: Final = 174
BUY_UPGRADE: Final = 181
DOWNGRADE: Final = 190
TRADE: Final = 196
USE_WORKER: Final = 204
DONE: Final = 240
SKIP: Final = 241
DRAW_FIRST: Final = 242
DRAW_BOARD: Final = 246
ROLL_DIE: Final = 250
DRAW_TILE: Final = 256
DRAW_CRATE: Final = 322
DRAW_START_CRATE: Final = 366
DRAW_ABILITY: Final = 370
DRAW_START_BUILDING: Final = 378
DRAW_START_RESOURCES: Final = 382
DRAW_SCORING: Final = 386
DRAW_TOKEN: Final = 397

_NUMBERS: Final = [str(i + 1) for i in range(6)]
_CELLS: Final = [f"r{cell // COLUMNS + 1}c{cell % COLUMNS + 1}" for cell in range(CELLS)]

# What is the same in every edition

SEAT: Final = Domain("seat", LETTERS[:MOST_PLAYERS], LETTERS[:MOST_PLAYERS])
COLOUR: Final = Domain("colour", ("white", "orange"))
VALUE: Final = Domain("value", _NUMBERS, _NUMBERS)
TAVERN: Final = Domain("tavern", _NUMBERS[:5], _NUMBERS[:5])
STACK: Final = Domain("stack", ("one-a", "one-b", "two-a", "two-b", "ell-a", "ell-b"))
CELL: Final = words.Described("cell", {name: i for i, name in enumerate(_CELLS)}, words.cell)
CART: Final = Domain("cart", _NUMBERS[:2], _NUMBERS[:2])
DIRECTION: Final = Domain("direction", ("stay", "up", "down", "left", "right"))
RESOURCE: Final = Domain("resource", RESOURCES)
CRATE_STACK: Final = Domain("pile", _NUMBERS[:4], _NUMBERS[:4])
TRACK: Final = Domain("track", ("crafts", "carpentry", "logistics", "fishing"))
KIND: Final = Domain("kind", _NUMBERS[:3], _NUMBERS[:3])
ANGLE: Final = Domain("angle", ("0", "90", "180", "270"), ("0°", "90°", "180°", "270°"))
CHOICE: Final = Domain("choice", ("first", "second"))
SLOT: Final = Domain("slot", ("1", "2", "3", "4", "new"))
PIER: Final = Domain("pier", _NUMBERS[:4], _NUMBERS[:4])
SET: Final = Domain("set", _NUMBERS[:4], _NUMBERS[:4])

_SOLD: Final = [(i,) for i in range(1, len(RESOURCES))]

FAMILIES: Final = (
    Family(TAKE_DIE, "die", {"colour": COLOUR, "value": VALUE}),
    Family(TAKE_DIE_AT, "die-at", {"colour": COLOUR, "tavern": TAVERN}),
    Family(LINE, "line", {"value": VALUE}),
    Family(DISCARD, "discard"),
    Family(BUILD, "build", {"stack": STACK}),
    Family(PASS, "pass", {"tavern": TAVERN}),
    Family(ACTIVATE_CELL, "activate", {"cell": CELL}),
    Family(MOVE_CART, "cart", {"cart": CART, "direction": DIRECTION}),
    Family(UPGRADE, "upgrade", {"from": RESOURCE, "to": RESOURCE}, entries=ARROWS),
    Family(TAKE_FISH, "take-fish"),
    Family(FILL_ORDER, "order", {"stack": CRATE_STACK}),
    Family(GAIN_TECHNOLOGY, "technology", {"track": TRACK}),
    Family(SAIL, "sail", {"kind": KIND}),
    Family(RETURN, "return"),
    Family(PLACE, "place", {"cell": CELL}),
    Family(TURN_TO, "turn", {"angle": ANGLE}),
    Family(KEEP_TOKEN, "keep", {"choice": CHOICE}),
    Family(OVERBOARD, "overboard", {"slot": SLOT}),
    Family(AT_PIER, "pier", {"pier": PIER}),
    Family(PICK_SET, "set", {"set": SET}),
    Family(FREE, "free"),
    Family(SELL, "sell", {"resource": RESOURCE}, entries=_SOLD),
    Family(BUY_UPGRADE, "buy", {"from": RESOURCE, "to": RESOURCE}, entries=ARROWS),
    Family(DOWNGRADE, "downgrade", {"from": RESOURCE, "to": RESOURCE}, entries=DOWN_ARROWS),
    Family(TRADE, "trade", {"resource": RESOURCE}),
    Family(USE_WORKER, "worker", {"cell": CELL}),
    Family(DONE, "done"),
    Family(SKIP, "skip"),
    Family(DRAW_FIRST, "first", {"seat": SEAT}, nature=True),
    Family(ROLL_DIE, "roll", {"value": VALUE}, nature=True),
)
BY_NAME: Final = {family.name: family for family in FAMILIES}

# What has the names of an edition; its moves have the same numbers in all of them.


class Moves(MoveTable):
    """The moves of an edition, and the things that they and its events name."""

    def __init__(self, box: Box) -> None:
        self.deal = words.Described("deal", {deal.id: deal for deal in box.deals}, words.deal)
        self.ability = Domain("ability", [ability.id for ability in box.abilities])
        self.board = Domain("board", [b.id for b in box.boards], [b.name for b in box.boards])
        self.tile = words.Described("tile", box.tile_by_id, words.tile, words.some_tile)
        self.crate = words.Described("crate", box.crate_by_id, words.crate, words.order)
        self.kit = words.Described("kit", box.kit_by_id, words.start_resources, words.kit)
        self.scoring = Domain("scoring", [tile.id for tile in box.scoring.tiles])
        self.token = words.Described("token", box.token_by_id, words.token)
        families = sorted([*FAMILIES, *self._named()], key=lambda family: family.first)
        super().__init__(families)

    def _named(self) -> list[Family]:
        villages = [(i,) for i in range(1, len(self.board.values))]
        built = [(i,) for i in range(BUILT_TILES)]
        start = [(i,) for i in range(BUILT_TILES, ALL_TILES)]
        stacked = [(i,) for i in range(STACK_CRATES)]
        on_top = [(i,) for i in range(STACK_CRATES, len(self.crate.values))]
        crate, tile = {"crate": self.crate}, {"tile": self.tile}
        return [
            Family(TAKE_DEAL, "deal", {"deal": self.deal}),
            Family(TAKE_ABILITY, "ability", {"ability": self.ability}),
            Family(DRAW_BOARD, "board", {"board": self.board}, entries=villages, nature=True),
            Family(DRAW_TILE, "tile", tile, entries=built, nature=True),
            Family(DRAW_CRATE, "crate", crate, entries=stacked, nature=True),
            Family(DRAW_START_CRATE, "start-crate", crate, entries=on_top, nature=True),
            Family(DRAW_ABILITY, "deal-ability", {"ability": self.ability}, nature=True),
            Family(DRAW_START_BUILDING, "start-tile", tile, entries=start, nature=True),
            Family(DRAW_START_RESOURCES, "start-goods", {"kit": self.kit}, nature=True),
            Family(DRAW_SCORING, "scoring", {"scoring": self.scoring}, nature=True),
            Family(DRAW_TOKEN, "token", {"token": self.token}, nature=True),
        ]

    @property
    def domains(self) -> tuple[Domain, ...]:
        """The domains that events name."""
        return (
            *(COLOUR, VALUE, TAVERN, STACK, CELL, CART, RESOURCE, CRATE_STACK, TRACK),
            *(self.deal, PIER, self.ability, SET, self.board, self.tile, self.crate),
            *(self.kit, self.scoring, self.token),
        )
