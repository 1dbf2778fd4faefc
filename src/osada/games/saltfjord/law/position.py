"""A position of Saltfjord: the contract, handed on to the rules."""

from __future__ import annotations

from typing import Final, final

from osada.core.bits import BIT
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.core.position import NATURE, OVER
from osada.core.rng import Rng
from osada.games.saltfjord.content.tables import (
    FACE_COUNT,
    FACE_KIND,
    FACES,
    STACK_SIZE,
    STACKS,
    TOKENS,
)
from osada.games.saltfjord.law.moves import (
    ACTIVATE_CELL,
    AT_PIER,
    BUILD,
    BUY_UPGRADE,
    DISCARD,
    DONE,
    DOWNGRADE,
    DRAW_ABILITY,
    DRAW_BOARD,
    DRAW_CRATE,
    DRAW_FIRST,
    DRAW_SCORING,
    DRAW_START_BUILDING,
    DRAW_START_CRATE,
    DRAW_START_RESOURCES,
    DRAW_TILE,
    DRAW_TOKEN,
    FILL_ORDER,
    FREE,
    GAIN_TECHNOLOGY,
    KEEP_TOKEN,
    LINE,
    MOVE_CART,
    OVERBOARD,
    PASS,
    PICK_SET,
    PLACE,
    RETURN,
    ROLL_DIE,
    SAIL,
    SELL,
    SKIP,
    TAKE_ABILITY,
    TAKE_DEAL,
    TAKE_DIE_AT,
    TAKE_FISH,
    TRADE,
    TURN_TO,
    UPGRADE,
    USE_WORKER,
)
from osada.games.saltfjord.law.rules import (
    actions,
    activation,
    carts,
    fishing,
    free,
    orders,
    setup,
    technology,
    turns,
    village,
)
from osada.games.saltfjord.law.rules.frames import kind_of_top, pop
from osada.games.saltfjord.law.scoring import final_score, standing
from osada.games.saltfjord.law.state import (
    ABILITY,
    ACT,
    ACTIVATE,
    CARTS,
    CELLS,
    DEPTH,
    DIE,
    DRAW,
    END_TURN,
    FIRST,
    KEEP,
    LOAD,
    MENU,
    NEXT_PIER,
    NOTHING,
    PICK,
    PIER,
    PUBLIC,
    ROLL,
    ROTATE,
    SPOT,
    TAVERNS,
    TURN,
    TURN_CRATE,
    TURN_TILE,
    State,
)

WIDTH: Final = 80
"""More than the menu of free actions: 4 slots, 7 sales, 15 arrows, 8 trades and 36 cells."""


@final
class SaltfjordPosition(State):
    """Where a game of Saltfjord stands."""

    def turn(self) -> i64:
        if self.over:
            return OVER
        return NATURE if self.stack[self.depth - 1] & 63 >= FIRST else self.actor

    def width(self) -> i64:
        return WIDTH

    def legal_into(self, seat: i64, buffer: vec[i64]) -> i64:
        if self.over or seat != self.actor:
            return 0
        kind = self.stack[self.depth - 1] & 63
        if kind == ACT:
            return actions.actions_into(self, buffer)
        if kind == MENU:
            return free.menu_into(self, buffer)
        if kind == ACTIVATE:
            return activation.cells_into(self, buffer)
        if kind == TURN:
            return turns.turns_into(self, buffer)
        if kind == DIE:
            return activation.lines_into(self, buffer)
        if kind == SPOT:
            return village.spots_into(self, buffer)
        if kind == ROTATE:
            return village.turns_into(self, buffer)
        if kind == END_TURN:
            return turns.endings_into(self, buffer)
        return self._rarely_legal_into(kind, buffer)

    def _rarely_legal_into(self, kind: i64, buffer: vec[i64]) -> i64:
        if kind == CARTS:
            return carts.moves_into(self, buffer)
        if kind == KEEP:
            return fishing.keeps_into(buffer)
        if kind == LOAD:
            return fishing.loads_into(self, buffer)
        if kind == PIER:
            return orders.piers_into(buffer)
        if kind == ABILITY:
            return technology.abilities_into(self, buffer)
        if kind == PICK:
            return setup.sets_into(self, buffer)
        return 0

    def chances_into(self, moves: vec[i64], weights: vec[i64]) -> i64:
        kind = self.stack[self.depth - 1] & 63
        if kind == ROLL:
            return setup.rolls_into(moves, weights)
        if kind == DRAW:
            return fishing.tokens_into(self, moves, weights)
        if kind == TURN_TILE:
            return village.tiles_into(self, moves, weights)
        if kind == TURN_CRATE:
            return orders.crates_into(self, moves, weights)
        return setup.chances_into(self, moves, weights)

    def play(self, seat: i64, move: i64, events: list[Event] | None = None) -> None:
        if move >= ROLL_DIE:
            self._play_nature(move, events)
        elif move < ACTIVATE_CELL:
            self._play_turn(move, events)
        elif move < PLACE:
            self._play_effect(move, events)
        elif move < FREE:
            self._play_choice(move, events)
        elif move < DONE:
            self._play_free(move, events)
        elif move == DONE:
            self._play_done(events)
        elif move == SKIP:
            actions.skip(self, events)
        elif move < DRAW_BOARD:
            setup.draw_first(self, move - DRAW_FIRST, events)
        else:
            setup.draw_board(self, move - DRAW_BOARD + 1, events)
        if self.depth == 0 or self.stack[self.depth - 1] & 63 in (PICK, END_TURN, NEXT_PIER):
            turns.settle(self, events)

    def _play_turn(self, move: i64, events: list[Event] | None) -> None:
        """A die, its line, a tile or a tavern."""
        if move < TAKE_DIE_AT:
            activation.take_die(self, move // 6, move % 6 + 1, events)
        elif move < LINE:
            at = move - TAKE_DIE_AT
            activation.take_die_at(self, at // TAVERNS, at % TAVERNS, events)
        elif move < DISCARD:
            activation.choose_line(self, move - LINE + 1, events)
        elif move == DISCARD:
            activation.discard(self, events)
        elif move < PASS:
            if kind_of_top(self) == TURN:
                turns.build_large(self, move - BUILD, events)
            else:
                actions.build(self, move - BUILD, events)
        else:
            turns.go_to_tavern(self, move - PASS, events)

    def _play_effect(self, move: i64, events: list[Event] | None) -> None:
        """A building or a cart, and what an action does."""
        if move < MOVE_CART:
            activation.activate(self, move - ACTIVATE_CELL, events)
        elif move < UPGRADE:
            cart = (move - MOVE_CART) // 5
            carts.move_cart(self, cart, move - MOVE_CART - cart * 5, events)
        elif move < TAKE_FISH:
            actions.take_upgrade(self, move - UPGRADE, events)
        elif move == TAKE_FISH:
            actions.take_fish(self, events)
        else:
            pop(self)
            self._play_action(move, events)

    def _play_action(self, move: i64, events: list[Event] | None) -> None:
        if move < GAIN_TECHNOLOGY:
            orders.fill(self, move - FILL_ORDER, events)
        elif move < SAIL:
            technology.gain_technology(self, move - GAIN_TECHNOLOGY, events)
        elif move < RETURN:
            fishing.sail(self, move - SAIL, events)
        elif move == RETURN:
            fishing.come_home(self, events)
        else:
            orders.take_deal(self, move - TAKE_DEAL, events)

    def _play_choice(self, move: i64, events: list[Event] | None) -> None:
        """What is in hand finds its place."""
        if move < TURN_TO:
            village.choose_spot(self, move - PLACE, events)
        elif move < KEEP_TOKEN:
            village.turn_tile(self, move - TURN_TO, events)
        elif move < OVERBOARD:
            fishing.keep(self, move - KEEP_TOKEN, events)
        elif move < AT_PIER:
            if kind_of_top(self) == MENU:
                pop(self)
                fishing.overboard(self, move - OVERBOARD, events)
            else:
                fishing.make_room(self, move - OVERBOARD, events)
        elif move < TAKE_ABILITY:
            orders.put_at_pier(self, move - AT_PIER, events)
        elif move < PICK_SET:
            technology.take_ability(self, move - TAKE_ABILITY, events)
        else:
            setup.pick(self, move - PICK_SET, events)

    def _play_free(self, move: i64, events: list[Event] | None) -> None:
        if move == FREE:
            free.open_menu(self)
        elif move < BUY_UPGRADE:
            free.sell(self, move - SELL + 1, events)
        elif move < DOWNGRADE:
            free.buy_upgrade(self, move - BUY_UPGRADE, events)
        elif move < TRADE:
            free.downgrade(self, move - DOWNGRADE, events)
        elif move < USE_WORKER:
            free.trade(self, move - TRADE, events)
        else:
            free.use_worker(self, move - USE_WORKER, events)

    def _play_done(self, events: list[Event] | None) -> None:
        if kind_of_top(self) == ACTIVATE:
            activation.rest_die(self, events)
        else:
            turns.end_turn(self, events)

    def _play_nature(self, move: i64, events: list[Event] | None) -> None:
        if move < DRAW_TILE:
            setup.roll(self, move - ROLL_DIE, events)
        elif move >= DRAW_TOKEN:
            fishing.draw_token(self, move - DRAW_TOKEN, events)
        elif move >= DRAW_SCORING:
            setup.lay_scoring(self, move - DRAW_SCORING, events)
        elif move >= DRAW_START_RESOURCES:
            setup.lay_start_resources(self, move - DRAW_START_RESOURCES, events)
        elif move >= DRAW_START_BUILDING:
            tile = move - DRAW_START_BUILDING + setup.START_TILES_FROM
            setup.lay_start_tile(self, tile, events)
        elif move >= DRAW_ABILITY:
            setup.lay_ability(self, move - DRAW_ABILITY, events)
        elif move >= DRAW_START_CRATE:
            crate = move - DRAW_START_CRATE + setup.START_CRATES_FROM
            setup.lay_start_crate(self, crate, events)
        elif move >= DRAW_CRATE:
            orders.turn_up_crate(self, move - DRAW_CRATE, events)
        else:
            village.turn_up_tile(self, move - DRAW_TILE, events)

    def clone(self) -> SaltfjordPosition:
        copy = SaltfjordPosition()
        copy.players = self.players
        copy.carts = self.carts
        copy.side = self.side
        copy.specials = self.specials
        copy.first_seat = self.first_seat
        copy.round = self.round
        copy.over = self.over
        copy.starter = self.starter
        copy.actor = self.actor
        copy.depth = self.depth
        copy.crate_pool = self.crate_pool
        copy.crates_gone = self.crates_gone
        copy.board_abilities = self.board_abilities
        copy.under_count = self.under_count
        copy.stack = self.stack[:]
        copy.dice = self.dice[:]
        copy.tavern_dice = self.tavern_dice[:]
        copy.taken = self.taken[:]
        copy.marker = self.marker[:]
        copy.score = self.score[:]
        copy.goods = self.goods[:]
        copy.filled = self.filled[:]
        copy.built = self.built[:]
        copy.square = self.square[:]
        copy.large = self.large[:]
        copy.white = self.white[:]
        copy.orange = self.orange[:]
        copy.workers = self.workers[:]
        copy.working = self.working[:]
        copy.cart = self.cart[:]
        copy.boat = self.boat[:]
        copy.load = self.load[:]
        copy.caught = self.caught[:]
        copy.crates = self.crates[:]
        copy.levels = self.levels[:]
        copy.powers = self.powers[:]
        copy.abilities = self.abilities[:]
        copy.uses = self.uses[:]
        copy.board = self.board[:]
        copy.tile_top = self.tile_top[:]
        copy.tile_left = self.tile_left[:]
        copy.tile_pool = self.tile_pool[:]
        copy.tiles_gone = self.tiles_gone[:]
        copy.crate_top = self.crate_top[:]
        copy.crate_left = self.crate_left[:]
        copy.tokens = self.tokens[:]
        copy.token_left = self.token_left[:]
        copy.token_top = self.token_top[:]
        copy.token_known = self.token_known[:]
        copy.under = self.under[:]
        copy.scoring = self.scoring[:]
        copy.special = self.special[:]
        copy.set_ability = self.set_ability[:]
        copy.set_building = self.set_building[:]
        copy.set_resources = self.set_resources[:]
        return copy

    def scores(self) -> list[int]:
        if self.over:
            return [int(final_score(self, seat)) for seat in range(self.players)]
        return [int(self.score[seat]) for seat in range(self.players)]

    def places(self) -> list[int]:
        standings = [standing(self, seat) for seat in range(self.players)]
        return [1 + sum(other > mine for other in standings) for mine in standings]

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        """Deal anew the tokens that others looked at and put back, or hold in hand (F42)."""
        me: i64 = PUBLIC
        if seat >= 0:
            me |= BIT[seat]
        for drawing in range(2):  # All go back before the first is drawn: it could be any of them.
            for stack in range(STACKS):
                if self.token_top[stack] and not self.token_known[stack] & me:
                    face = self.token_top[stack] - 1
                    self.token_top[stack] = self._another(face, drawing, rng) + 1
            for i in range(self.depth):
                kind = self.stack[i] & 63
                if kind in (KEEP, DRAW):
                    self._redeal_hand(i, me, drawing, rng)

    def _redeal_hand(self, at: i64, me: i64, drawing: i64, rng: Rng) -> None:
        """Deal anew those of the tokens in hand that the seat does not know."""
        details = self.stack[at] >> 6
        place: i64 = 0x100
        for _ in range(2):
            token = details // place & 0xFFF
            if token and not token >> 6 & me:
                face = (token & 63) - 1
                details += (self._another(face, drawing, rng) - face) * place
            place = 0x100000
        self.stack[at] = (self.stack[at] & 63) + 64 * details

    def _another(self, face: i64, drawing: i64, rng: Rng) -> i64:
        """Put a token back, or draw any of its kind."""
        total: i64 = 0
        if not drawing:
            self.tokens[face] += 1
            return face
        for other in range(FACES):
            if FACE_KIND[other] == FACE_KIND[face]:
                total += self.tokens[other]
        left = rng.below(total)
        for other in range(FACES):
            if FACE_KIND[other] == FACE_KIND[face]:
                left -= self.tokens[other]
                if left < 0:
                    self.tokens[other] -= 1
                    return other
        return face


def new_position(
    players: i64, *, carts_on: bool, villages: bool, specials: i64, first_seat: i64
) -> SaltfjordPosition:
    """A position before the first draw (F2 to F8)."""
    position = SaltfjordPosition()
    position.players = players
    position.carts = 1 if carts_on else 0
    position.side = 1 if villages else 0
    position.specials = specials
    position.first_seat = first_seat
    position.round = 0
    position.over = 0
    position.starter = 0
    position.actor = 0
    position.depth = 0
    position.crate_pool = BIT[44] - 1
    position.crates_gone = 0
    position.board_abilities = 0
    position.under_count = 0
    position.stack = vec[i64]([0] * DEPTH)
    position.dice = vec[i64]([0] * 12)
    position.tavern_dice = vec[i64]([0] * (2 * TAVERNS))
    position.taken = vec[i64]([0] * (2 * players))
    position.marker = vec[i64]([NOTHING] * players)
    position.score = vec[i64]([0] * players)
    position.goods = vec[i64]([0] * (8 * players))
    position.filled = vec[i64]([0] * players)
    position.built = vec[i64]([0] * players)
    position.square = vec[i64]([NOTHING] * (CELLS * players))
    position.large = vec[i64]([0] * players)
    position.white = vec[i64]([0] * players)
    position.orange = vec[i64]([0] * players)
    position.workers = vec[i64]([1] * players)
    position.working = vec[i64]([0] * players)
    position.cart = vec[i64]([NOTHING] * (2 * players))
    position.boat = vec[i64]([0] * players)
    position.load = vec[i64]([0] * (4 * players))
    position.caught = vec[i64]([0] * (FACES * players))
    position.crates = vec[i64]([0] * (4 * players))
    position.levels = vec[i64]([0] * (4 * players))
    position.powers = vec[i64]([0] * players)
    position.abilities = vec[i64]([0] * players)
    position.uses = vec[i64]([0] * players)
    position.board = vec[i64]([0] * players)
    position.tile_top = vec[i64]([NOTHING] * 6)
    position.tile_left = vec[i64]([11] * 6)
    position.tile_pool = vec[i64]([BIT[22] - 1] * 3)
    position.tiles_gone = vec[i64]([0] * 3)
    position.crate_top = vec[i64]([NOTHING] * 4)
    position.crate_left = vec[i64]([11] * 4)
    position.tokens = FACE_COUNT[:]
    position.token_left = STACK_SIZE[:]
    position.token_top = vec[i64]([0] * STACKS)
    position.token_known = vec[i64]([0] * STACKS)
    position.under = vec[i64]([0] * TOKENS)
    position.scoring = vec[i64]([NOTHING] * 4)
    position.special = vec[i64]([NOTHING] * 6)
    position.set_ability = vec[i64]([NOTHING] * 4)
    position.set_building = vec[i64]([NOTHING] * 4)
    position.set_resources = vec[i64]([NOTHING] * 4)
    if carts_on:
        for seat in range(players):
            position.cart[2 * seat] = 0  # F47
    setup.lay_out(position)
    return position
