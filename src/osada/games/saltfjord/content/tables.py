"""The components of an edition as tables of integers, built once."""

from typing import Final, final

from osada.core.ints import i64, vec
from osada.games.saltfjord.content.box import Box
from osada.games.saltfjord.content.components import (
    ACTIONS,
    MEASURES,
    OCCASIONS,
    POINTS,
    POWERS,
    RESOURCES,
    ROOM_LEVELS,
    Action,
    Goods,
    Square,
)
from osada.games.saltfjord.content.grid import CELLS, COLUMNS, KINDS, SQUARES_EACH, WAYS, mask

DEAL_ACTION: Final = 64
REWARDS: Final = 6
GRADES: Final = 4
"""Points of a scoring tile at most: for the first, the second … to come, or the round."""
FULL_PRICE: Final = 2
"""The fish for an upgrade (F36)."""
WORTH: Final = (40, 110, 110, 110, 210, 210, 210, 310, 100)
"""The worth of goods in hundredths of a point while there is a use for them; points last."""
DIGIT: Final = 12
"""Bits of a digit where several counts are in one number; no village fills one."""
DIGITS: Final = 4095
_ONCE: Final = ("worker", "ability", "cart", "move-carts")
_NO_SQUARE: Final = Square(0, 0)


class GoodsBook:
    """Numbers lists of goods; the list of nothing is number 0."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[tuple[int, int], ...], int] = {(): 0}

    def number(self, goods: Goods) -> int:
        """The number of a list of goods, in the order of the warehouse."""
        kinds = (*RESOURCES, POINTS)
        pairs = tuple((i, goods[kind]) for i, kind in enumerate(kinds) if kind in goods)
        return self._numbers.setdefault(pairs, len(self._numbers))

    def numbers(self, goods: list[Goods]) -> vec[i64]:
        """The numbers of some lists of goods."""
        return vec[i64]([self.number(each) for each in goods])

    def lists(self) -> list[tuple[tuple[int, int], ...]]:
        """All lists by their number."""
        return list(self._numbers)


@final
class Tables:
    """Tables that follow from an edition's components, for the rules.

    Goods are numbers of lists: list n is from place `goods_from[n]` of `goods_kind` and
    `goods_amount` up to where the next one begins; kind 8 is green points. What a list sells for is
    in `goods_fish`, and what it is worth while there is a use for it in `goods_worth`.
    """

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        book = GoodsBook()
        self._lay_out_tiles(box, book)
        self._lay_out_crates(box, book)
        self._lay_out_technology(box, book)
        self._lay_out_fjord(box, book)
        self._lay_out_abilities(box, book)
        self.sale: vec[i64] = vec[i64]([room.sale for room in box.warehouse])
        self.score_measure: vec[i64] = vec[i64]([MEASURES.index(t.per) for t in box.scoring.tiles])
        self.score_points: vec[i64] = vec[i64](
            [
                n
                for tile in box.scoring.tiles
                for n in (tile.points + [0] * (GRADES - len(tile.points)))
            ]
        )
        lists = book.lists()
        self.goods_from: vec[i64] = vec[i64](
            [sum(len(goods) for goods in lists[:i]) for i in range(len(lists) + 1)]
        )
        self.goods_kind: vec[i64] = vec[i64]([kind for goods in lists for kind, _ in goods])
        self.goods_amount: vec[i64] = vec[i64]([amount for goods in lists for _, amount in goods])
        fish = [1, *(room.sale for room in box.warehouse[1:]), 0]
        self.goods_fish: vec[i64] = vec[i64](
            [sum(fish[kind] * amount for kind, amount in goods) for goods in lists]
        )
        self.goods_total: vec[i64] = vec[i64]([sum(n for _, n in goods) for goods in lists])
        self.goods_worth: vec[i64] = vec[i64](
            [sum(WORTH[kind] * amount for kind, amount in goods) for goods in lists]
        )

    def _lay_out_tiles(self, box: Box, book: GoodsBook) -> None:
        """Shapes, turned clockwise about their first square, and squares.

        The squares of the tiles come first, then the printed ones of the boards.
        """
        shapes = box.buildings.shapes
        turned = [_turned(list(shape.cells), turn) for shape in shapes for turn in range(WAYS)]
        squares = [square for tile in box.tiles for square in _padded(tile.squares)] + box.printed
        self.offset: vec[i64] = vec[i64]([n for cells in turned for n in _offsets(cells)])
        self.room: vec[i64] = vec[i64]([_room(cells) for cells in turned])
        self.is_building: vec[i64] = vec[i64]([int(s.building is not None) for s in squares])
        self.square_gain: vec[i64] = book.numbers([_gain_of(square) for square in squares])
        self.square_actions: vec[i64] = vec[i64]([_actions_of(square) for square in squares])
        self.square_acts: vec[i64] = vec[i64]([_acts_of(square) for square in squares])
        self.square_yields: vec[i64] = vec[i64]([_yields_of(square) for square in squares])
        self.board_square: vec[i64] = vec[i64](_board_cells(box))
        self.shape_cost: vec[i64] = book.numbers([shape.cost for shape in shapes])
        self.cheap_cost: vec[i64] = book.numbers([_cheaper(shape.cost) for shape in shapes])

    def _lay_out_crates(self, box: Box, book: GoodsBook) -> None:
        """Crates and piers (F6, F35)."""
        piers = box.crates.piers
        self.crate_cost: vec[i64] = book.numbers([crate.cost for crate in box.all_crates])
        self.crate_points: vec[i64] = vec[i64]([crate.points for crate in box.all_crates])
        self.pier_gain: vec[i64] = book.numbers([pier.gain for pier in piers])
        self.pier_actions: vec[i64] = vec[i64](
            [DEAL_ACTION if pier.deals else _set_of(pier.actions) for pier in piers]
        )
        self.deal_pay: vec[i64] = book.numbers([deal.pay for deal in box.deals])
        self.deal_gain: vec[i64] = book.numbers([deal.gain for deal in box.deals])
        self.set_bonus: i64 = box.crates.set_bonus

    def _lay_out_technology(self, box: Box, book: GoodsBook) -> None:
        """Technologies (F38 to F42, F51): number track * LEVELS + level; taverns.

        After the four tracks of the board comes the one that covers logistics with carts (F47).
        """
        technology = box.technology
        levels = [lv for track in (*technology.tracks, technology.carts) for lv in track.levels]
        self.tech_cost: vec[i64] = book.numbers([level.cost for level in levels])
        self.tech_gain: vec[i64] = book.numbers([level.gain for level in levels])
        self.tech_once: vec[i64] = vec[i64](
            [_ONCE.index(level.once) + 1 if level.once else 0 for level in levels]
        )
        self.tech_power: vec[i64] = vec[i64](
            [1 << POWERS.index(level.power) if level.power else 0 for level in levels]
        )
        self.level_points: vec[i64] = vec[i64](technology.level_points)
        self.tavern_action: vec[i64] = vec[i64](
            [1 << ACTIONS.index(tavern.action) for tavern in technology.taverns]
        )
        self.tavern_times: vec[i64] = vec[i64]([tavern.times for tavern in technology.taverns])

    def _lay_out_fjord(self, box: Box, book: GoodsBook) -> None:
        """Areas from 0, the first outside of the harbour; a stack is area * KINDS + kind."""
        fjord = box.fjord
        rewards = [token.reward for token in fjord.tokens]
        self.areas: i64 = len(fjord.areas)
        self.stacks: i64 = KINDS * len(fjord.areas)
        self.area_points: vec[i64] = vec[i64]([area.points for area in fjord.areas])
        self.stack_size: vec[i64] = vec[i64]([n for area in fjord.areas for n in area.stacks])
        self.faces: i64 = len(fjord.tokens)
        self.tokens: i64 = sum(token.count for token in fjord.tokens)
        self.face_kind: vec[i64] = vec[i64]([token.kind - 1 for token in fjord.tokens])
        self.face_count: vec[i64] = vec[i64]([token.count for token in fjord.tokens])
        self.face_points: vec[i64] = vec[i64]([reward.get(POINTS, 0) for reward in rewards])
        self.face_gain: vec[i64] = book.numbers(
            [{k: n for k, n in reward.items() if k != POINTS} for reward in rewards]
        )
        self.slots: i64 = fjord.slots
        self.better_slots: i64 = fjord.better_slots

    def _lay_out_abilities(self, box: Box, book: GoodsBook) -> None:
        """Abilities and start sets; a reward is at ability * REWARDS + occasion."""
        some = box.abilities
        prices = [FULL_PRICE if a.upgrade_price is None else a.upgrade_price for a in some]
        choices = [a.trade.choice if a.trade else [] for a in some]
        self.free_pips: vec[i64] = vec[i64]([ability.free_pips for ability in some])
        self.upgrade_price: vec[i64] = vec[i64](prices)
        self.per_round: vec[i64] = vec[i64]([ability.per_round for ability in some])
        self.trade_pay: vec[i64] = book.numbers([a.trade.pay if a.trade else {} for a in some])
        self.trade_choice: vec[i64] = vec[i64](
            [mask([RESOURCES.index(kind) for kind in choice]) for choice in choices]
        )
        self.reward: vec[i64] = book.numbers(
            [a.rewards.get(occasion, {}) for a in some for occasion in OCCASIONS]
        )
        self.pilots: i64 = mask([i for i, ability in enumerate(some) if ability.free_pips])
        self.discounts: i64 = mask([i for i, price in enumerate(prices) if price < FULL_PRICE])
        self.traders: i64 = mask([i for i, choice in enumerate(choices) if choice])
        self.start_gain: vec[i64] = book.numbers([tile.gain for tile in box.start_sets])
        self.start_actions: vec[i64] = vec[i64]([_set_of(t.actions) for t in box.start_sets])


def _set_of(actions: list[Action]) -> int:
    return mask([ACTIONS.index(action) for action in actions])


def _turned(cells: list[tuple[int, int]], turn: int) -> list[tuple[int, int]]:
    for _ in range(turn):
        cells = [(col, -row) for row, col in cells]
    return cells


def _offsets(cells: list[tuple[int, int]]) -> list[int]:
    """For each square: how far it is from the first."""
    return [row * COLUMNS + col for row, col in cells] + [0] * (SQUARES_EACH - len(cells))


def _room(cells: list[tuple[int, int]]) -> int:
    """The cells where the first square can lie so that all are inside the grid."""
    return mask(
        [
            at
            for at in range(CELLS)
            if all(
                0 <= at // COLUMNS + row < COLUMNS and 0 <= at % COLUMNS + col < COLUMNS
                for row, col in cells
            )
        ]
    )


def _padded(squares: list[Square]) -> list[Square]:
    return squares + [_NO_SQUARE] * (SQUARES_EACH - len(squares))


def _gain_of(square: Square) -> Goods:
    if square.building is not None:
        return square.building.gain
    return square.promenade or {}


def _actions_of(square: Square) -> int:
    return 0 if square.building is None else _set_of(square.building.actions)


def _acts_of(square: Square) -> int:
    """A digit for each action of a building, so that those of a village can be added up."""
    return sum(1 << DIGIT * action for action in range(5) if _actions_of(square) >> action & 1)


def _yields_of(square: Square) -> int:
    """A digit for what a building produces of each row of the warehouse."""
    goods = square.building.gain if square.building is not None else {}
    rows = zip(RESOURCES, ROOM_LEVELS, strict=True)
    return sum(goods.get(kind, 0) << DIGIT * row for kind, row in rows)


def _board_cells(box: Box) -> list[int]:
    """The square on each cell of each board, or -1."""
    cells = []
    printed = SQUARES_EACH * len(box.tiles)
    for board in box.boards:
        squares = {
            (s.row - 1) * COLUMNS + s.col - 1: printed + i for i, s in enumerate(board.printed)
        }
        cells += [squares.get(cell, -1) for cell in range(CELLS)]
        printed += len(board.printed)
    return cells


def _cheaper(cost: Goods) -> Goods:
    """One wood less (F39)."""
    return {kind: n for kind, n in (cost | {"wood": cost.get("wood", 0) - 1}).items() if n > 0}
