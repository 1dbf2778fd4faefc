"""A position of Saltfjord: the contract, handed on to the rules."""

from __future__ import annotations

from typing import Final, final

from osada.core.bits import BIT, count, evenly_into, nth
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.core.position import NATURE, OVER
from osada.core.rng import Rng
from osada.games.saltfjord.content.grid import (
    CELLS,
    CRATE_STACKS,
    SHAPE_TILES,
    SHAPES,
    STACK_CRATES,
    STACKS_EACH,
    TILE_STACKS,
)
from osada.games.saltfjord.content.tables import Tables
from osada.games.saltfjord.rules import (
    actions,
    activation,
    carts,
    chances,
    fishing,
    free,
    orders,
    packed,
    playing,
    setup,
    technology,
    turns,
    village,
)
from osada.games.saltfjord.rules.frames import DETAILS, KIND
from osada.games.saltfjord.rules.moves import (
    ACTIVATE_CELL,
    DONE,
    DRAW_BOARD,
    DRAW_FIRST,
    FREE,
    PLACE,
    ROLL_DIE,
    SKIP,
)
from osada.games.saltfjord.rules.scoring import final_score, standing
from osada.games.saltfjord.rules.shares import ALL, own_tokens
from osada.games.saltfjord.rules.state import (
    ABILITY,
    ACT,
    ACTIVATE,
    CARTS,
    CARTS_EACH,
    COLOURS,
    DEPTH,
    DIE,
    DRAW,
    END_TURN,
    FIRST,
    GOODS,
    HOLD,
    KEEP,
    LOAD,
    MENU,
    MOST_SPECIALS,
    NEXT_PIER,
    NOTHING,
    PICK,
    PIER,
    PIERS,
    PIPS,
    PUBLIC,
    ROTATE,
    SETS,
    SPOT,
    TAVERNS,
    TRACKS,
    TURN,
    State,
)

WIDTH: Final = 80
"""More than the menu of free actions: 4 slots, 7 sales, 15 arrows, 8 trades and 36 cells."""


@final
class SaltfjordPosition(State):
    """A state of a game of Saltfjord."""

    __slots__ = ()

    def turn(self) -> i64:
        if self.over:
            return OVER
        if self.stack[self.depth - 1] & KIND >= FIRST:
            return NATURE
        return self.actor

    def width(self) -> i64:
        return WIDTH

    def legal_into(self, seat: i64, buffer: vec[i64]) -> i64:
        if self.over or seat != self.actor:
            return 0
        kind = self.stack[self.depth - 1] & KIND
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
        kind = self.stack[self.depth - 1] & KIND
        if kind == DRAW:
            return fishing.tokens_into(self, moves, weights)
        first = chances.first_move(self, kind)
        return evenly_into(chances.things(self, kind), first, moves, weights)

    def chance_by(self, rng: Rng, moves: vec[i64], weights: vec[i64]) -> i64:
        kind = self.stack[self.depth - 1] & KIND
        if kind == DRAW:
            return super().chance_by(rng, moves, weights)
        things = chances.things(self, kind)
        return chances.first_move(self, kind) + nth(things, rng.below(count(things)))

    def play(self, seat: i64, move: i64, events: list[Event] | None = None) -> None:
        if move >= ROLL_DIE:
            playing.play_nature(self, move, events)
        elif move < ACTIVATE_CELL:
            playing.play_turn(self, move, events)
        elif move < PLACE:
            playing.play_effect(self, move, events)
        elif move < FREE:
            playing.play_choice(self, move, events)
        elif move < DONE:
            playing.play_free(self, move, events)
        elif move == DONE:
            playing.play_done(self, events)
        elif move == SKIP:
            actions.skip(self, events)
        elif move < DRAW_BOARD:
            setup.draw_first(self, move - DRAW_FIRST, events)
        else:
            setup.draw_board(self, move - DRAW_BOARD + 1, events)
        if self.depth == 0 or self.stack[self.depth - 1] & KIND in (PICK, END_TURN, NEXT_PIER):
            turns.settle(self, events)

    def clone(self) -> SaltfjordPosition:
        copy = SaltfjordPosition()
        copy.tables = self.tables
        copy.shared = ALL
        self.shared = ALL
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
        copy.dice = self.dice
        copy.tavern_dice = self.tavern_dice
        copy.taken = self.taken
        copy.marker = self.marker
        copy.score = self.score[:]
        copy.goods = self.goods[:]
        copy.filled = self.filled
        copy.built = self.built
        copy.square = self.square
        copy.large = self.large
        copy.white = self.white
        copy.orange = self.orange
        copy.workers = self.workers
        copy.working = self.working
        copy.cart = self.cart
        copy.boat = self.boat
        copy.load = self.load
        copy.caught = self.caught
        copy.crates = self.crates
        copy.levels = self.levels
        copy.powers = self.powers
        copy.abilities = self.abilities
        copy.uses = self.uses
        copy.board = self.board
        copy.tile_top = self.tile_top
        copy.tile_left = self.tile_left
        copy.tile_pool = self.tile_pool
        copy.tiles_gone = self.tiles_gone
        copy.crate_top = self.crate_top
        copy.crate_left = self.crate_left
        copy.tokens = self.tokens
        copy.token_left = self.token_left
        copy.token_top = self.token_top
        copy.token_known = self.token_known
        copy.under = self.under
        copy.scoring = self.scoring
        copy.special = self.special
        copy.set_ability = self.set_ability
        copy.set_building = self.set_building
        copy.set_resources = self.set_resources
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
            for stack in range(self.tables.stacks):
                if self.token_top[stack] and not self.token_known[stack] & me:
                    own_tokens(self)
                    face = self.token_top[stack] - 1
                    self.token_top[stack] = self._another(face, drawing, rng) + 1
            for i in range(self.depth):
                if self.stack[i] & KIND in (KEEP, DRAW):
                    self._redeal_hand(i, me, drawing, rng)

    def _redeal_hand(self, at: i64, me: i64, drawing: i64, rng: Rng) -> None:
        """Deal anew those of the tokens in hand that the seat does not know."""
        details = self.stack[at] >> DETAILS
        first = self._redealt(packed.draw_first(details), me, drawing, rng)
        second = self._redealt(packed.draw_second(details), me, drawing, rng)
        details = packed.draw_from(packed.draw_stack(details), packed.draw_wanted(details))
        if first:
            details = packed.with_token(details, first)
        if second:
            details = packed.with_token(details, second)
        self.stack[at] = (self.stack[at] & KIND) + (details << DETAILS)

    def _redealt(self, token: i64, me: i64, drawing: i64, rng: Rng) -> i64:
        knowers = packed.token_knowers(token)
        if token == 0 or knowers & me:
            return token
        return packed.token(self._another(packed.token_face(token), drawing, rng), knowers)

    def _another(self, face: i64, drawing: i64, rng: Rng) -> i64:
        """Put a token back, or draw any of its kind."""
        own_tokens(self)
        tables = self.tables
        total: i64 = 0
        if not drawing:
            self.tokens[face] += 1
            return face
        for other in range(tables.faces):
            if tables.face_kind[other] == tables.face_kind[face]:
                total += self.tokens[other]
        left = rng.below(total)
        for other in range(tables.faces):
            if tables.face_kind[other] == tables.face_kind[face]:
                left -= self.tokens[other]
                if left < 0:
                    self.tokens[other] -= 1
                    return other
        return face


def new_position(
    tables: Tables,
    players: i64,
    *,
    carts_on: bool,
    villages: bool,
    specials: i64,
    first_seat: i64,
) -> SaltfjordPosition:
    """A position before the first draw (F2 to F8)."""
    position = SaltfjordPosition()
    position.tables = tables
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
    position.crate_pool = BIT[STACK_CRATES] - 1
    position.crates_gone = 0
    position.board_abilities = 0
    position.under_count = 0
    position.stack = vec[i64]([0] * DEPTH)
    position.dice = vec[i64]([0] * (COLOURS * PIPS))
    position.tavern_dice = vec[i64]([0] * (COLOURS * TAVERNS))
    position.taken = vec[i64]([0] * (COLOURS * players))
    position.marker = vec[i64]([NOTHING] * players)
    position.score = vec[i64]([0] * players)
    position.goods = vec[i64]([0] * (GOODS * players))
    position.filled = vec[i64]([0] * players)
    position.built = vec[i64]([0] * players)
    position.square = vec[i64]([NOTHING] * (CELLS * players))
    position.large = vec[i64]([0] * players)
    position.white = vec[i64]([0] * players)
    position.orange = vec[i64]([0] * players)
    position.workers = vec[i64]([1] * players)
    position.working = vec[i64]([0] * players)
    position.cart = vec[i64]([NOTHING] * (CARTS_EACH * players))
    position.boat = vec[i64]([0] * players)
    position.load = vec[i64]([0] * (HOLD * players))
    position.caught = vec[i64]([0] * (tables.faces * players))
    position.crates = vec[i64]([0] * (PIERS * players))
    position.levels = vec[i64]([0] * (TRACKS * players))
    position.powers = vec[i64]([0] * players)
    position.abilities = vec[i64]([0] * players)
    position.uses = vec[i64]([0] * players)
    position.board = vec[i64]([0] * players)
    position.tile_top = vec[i64]([NOTHING] * TILE_STACKS)
    position.tile_left = vec[i64]([SHAPE_TILES // STACKS_EACH] * TILE_STACKS)
    position.tile_pool = vec[i64]([BIT[SHAPE_TILES] - 1] * SHAPES)
    position.tiles_gone = vec[i64]([0] * SHAPES)
    position.crate_top = vec[i64]([NOTHING] * CRATE_STACKS)
    position.crate_left = vec[i64]([STACK_CRATES // CRATE_STACKS] * CRATE_STACKS)
    position.tokens = tables.face_count[:]
    position.token_left = tables.stack_size[:]
    position.token_top = vec[i64]([0] * tables.stacks)
    position.token_known = vec[i64]([0] * tables.stacks)
    position.under = vec[i64]([0] * tables.tokens)
    position.scoring = vec[i64]([NOTHING] * TRACKS)
    position.special = vec[i64]([NOTHING] * MOST_SPECIALS)
    position.set_ability = vec[i64]([NOTHING] * SETS)
    position.set_building = vec[i64]([NOTHING] * SETS)
    position.set_resources = vec[i64]([NOTHING] * SETS)
    if carts_on:
        for seat in range(players):
            position.cart[seat * CARTS_EACH] = 0  # F47
    setup.lay_out(position)
    return position
