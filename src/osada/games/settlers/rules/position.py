"""A position of Settlers: Roll & Write: the contract, handed on to the rules."""

from __future__ import annotations

from typing import Final, final

from osada.core.bits import BIT
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.core.position import NATURE, OVER
from osada.core.rng import Rng
from osada.games.settlers.content.components import ROWS, SLOTS
from osada.games.settlers.content.tables import BASIC, Tables
from osada.games.settlers.rules import (
    abilities,
    building,
    dice,
    favours,
    fields,
    keeping,
    paying,
    rounds,
    saving,
    settlements,
    taking,
)
from osada.games.settlers.rules.moves import (
    BUILD,
    BUILD_IN_VILLAGE,
    DECLINE,
    DONE,
    DRAW_FAVOUR,
    DRAW_SHEET,
    FIRST_PLAYER,
    FOUND,
    FOUND_NOTHING,
    GIVE,
    GOLD_FOR,
    HARVEST,
    KEEP,
    PICK_DIE,
    PLACE,
    REROLL,
    ROLL_RESOURCE,
    ROLL_WORKERS,
    SAVE,
    SELL,
    STOP,
    TAKE,
    USE,
    USE_FAVOUR,
)
from osada.games.settlers.rules.scoring import score, standing
from osada.games.settlers.rules.state import (
    BRIDGES,
    DEEDS,
    DICE,
    END,
    EXPORTING,
    FAVOUR_DRAW,
    FAVOURS,
    FINISHED,
    FIRST_DRAW,
    FRAME,
    FRESH,
    GIVING,
    GROWING,
    GROWTH,
    KEEPING,
    NAMING_CROP,
    NOBODY,
    NOTHING,
    PICKING_DIE,
    PLACING,
    POOL,
    REROLLING,
    ROLL,
    ROUNDS,
    SAVING,
    SETTLING,
    SHEET_DRAW,
    SOURCES,
    SUBJECT,
    TURNING_DIE,
    State,
)

WIDTH: Final = 128
"""More than 12 track areas, 24 village areas, 16 harvests, 24 re-rolls and what else there is."""


@final
class SettlersPosition(State):
    """A state of a game of Settlers: Roll & Write."""

    __slots__ = ()

    def turn(self) -> i64:
        phase = self.phase
        if phase == GROWTH:
            seat: i64 = 0
            while self.step[seat] == FINISHED:
                seat += 1
            return seat
        if phase == FAVOURS:
            return self.actor
        return OVER if phase == END else NATURE

    def open_seats(self) -> i64:
        if self.phase == FAVOURS:
            return BIT[self.actor]
        seats: i64 = 0
        if self.phase == GROWTH:
            for seat in range(self.players):
                if self.step[seat] != FINISHED:
                    seats |= BIT[seat]
        return seats

    def window(self) -> i64:
        return self.round if self.phase == GROWTH or self.phase == REROLLING else 0

    def width(self) -> i64:
        return WIDTH

    def legal_into(self, seat: i64, buffer: vec[i64]) -> i64:
        if self.phase == GROWTH and 0 <= seat < self.players:
            step = self.step[seat]
            if step <= GROWING:
                return self._growth_into(seat, buffer)
            return self._choice_into(seat, step, buffer)
        if self.phase == FAVOURS and seat == self.actor:
            return favours.tokens_into(self, buffer)
        return 0

    def _growth_into(self, seat: i64, buffer: vec[i64]) -> i64:
        """Write the moves that a seat may make next, in any order (W8)."""
        ready = self.ready[seat]
        village = self.tables.villages[self.sheet]
        n: i64 = 0
        if self.unused[seat] or village.second_favours & ready:
            n = favours.uses_into(self, seat, buffer, n)
        n = building.areas_into(self, seat, buffer, n)
        if self.built[seat * ROWS + BRIDGES]:
            n = fields.harvests_into(self, seat, buffer, n)
        if village.usable & ready:
            n = abilities.uses_into(self, seat, buffer, n)
        if village.rerolls & ready and self.step[seat] == FRESH:
            n = dice.rerolls_into(self, seat, buffer, n)
        if village.counts_gold & ready:
            n = paying.pledges_into(self, seat, buffer, n)
        buffer[n] = DONE
        return n + 1

    def _choice_into(self, seat: i64, step: i64, buffer: vec[i64]) -> i64:
        """Write the choices of a decision that has begun."""
        if step == PICKING_DIE:
            return dice.dice_into(self, seat, buffer)
        if step == GIVING:
            return abilities.gives_into(self, seat, buffer)
        if step == EXPORTING:
            return favours.sales_into(self, seat, buffer)
        if step == SAVING:
            return taking.choices_into(self, seat, SAVE, buffer)
        if step == SETTLING:
            return settlements.plans_into(self, seat, buffer)
        if step == PLACING:
            return settlements.places_into(self, seat, buffer)
        if step == KEEPING:
            return keeping.keeps_into(self, seat, buffer)
        return 0 if step == FINISHED else taking.takes_into(self, seat, buffer)

    def chances_into(self, moves: vec[i64], weights: vec[i64]) -> i64:
        phase = self.phase
        if phase == SHEET_DRAW:
            return rounds.sheets_into(self, moves, weights)
        if phase == FAVOUR_DRAW:
            return rounds.favours_into(self, moves, weights)
        if phase == FIRST_DRAW:
            return rounds.first_players_into(self, moves, weights)
        return dice.faces_into(self, moves, weights)

    def chance_by(self, rng: Rng, moves: vec[i64], weights: vec[i64]) -> i64:
        """All is equally likely, the sides of a die too."""
        if self.phase == ROLL or self.phase == REROLLING:
            return dice.face_by(self, rng)
        return moves[rng.below(self.chances_into(moves, weights))]

    def play(self, seat: i64, move: i64, events: list[Event] | None = None) -> None:
        if seat == NATURE:
            self._draw(move, events)
        elif move < USE_FAVOUR:
            if favours.take_favour(self, move, events):
                rounds.open_growth(self, events)
        elif move < BUILD:
            favours.use_favour(self, seat, move - USE_FAVOUR, events)
        elif move < BUILD_IN_VILLAGE:
            saving.build(self, seat, move - BUILD, events)
        elif move < HARVEST:
            building.build_in_village(self, seat, move - BUILD_IN_VILLAGE, events)
        elif move < USE:
            fields.harvest(self, seat, move - HARVEST, events)
        elif move < PICK_DIE:
            self._use(seat, move, events)
        elif move < STOP:
            self._choose(seat, move, events)
        else:
            self._end_growth(seat, move, events)

    def _use(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        if move < REROLL:
            abilities.use(self, seat, move - USE, events)
        else:
            dice.ask_for_reroll(self, seat, move - REROLL, events)

    def _choose(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        """Go on with a decision that has begun."""
        if move < GIVE:
            dice.pick_die(self, seat, move - PICK_DIE, events)
        elif move < TAKE:
            abilities.give(self, seat, move - GIVE, events)
        elif move < SELL:
            self._take(seat, move - TAKE, events)
        elif move < SAVE:
            favours.sell(self, seat, move - SELL, events)
        elif move < KEEP:
            saving.save(self, seat, move - SAVE, events)
        elif move < GOLD_FOR:
            if not keeping.keep(self, seat, move - KEEP, events):
                rounds.finish(self, seat, events)
        else:
            paying.pledge_gold(self, seat, move - GOLD_FOR, events)

    def _take(self, seat: i64, resource: i64, events: list[Event] | None) -> None:
        step = self.step[seat]
        if step == NAMING_CROP:
            dice.name_crop(self, seat, resource, events)
        elif step == TURNING_DIE:
            dice.turn_die(self, seat, resource, events)
        elif self.frame[seat * FRAME + SUBJECT]:
            fields.take_bonus(self, seat, resource, events)
        else:
            taking.take(self, seat, resource, events)

    def _end_growth(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        if move == STOP:
            taking.end_choice(self, seat)
        elif move == DONE:
            rounds.end_growth(self, seat, events)
        elif move == DECLINE:
            self._decline(seat, events)
        elif move < PLACE:
            settlements.begin(self, seat, move - FOUND, events)
        else:
            if move < FOUND_NOTHING:
                settlements.place(self, seat, move - PLACE, events)
            else:
                settlements.found_nothing(self, seat, events)
            rounds.after_settling(self, seat, events)

    def _decline(self, seat: i64, events: list[Event] | None) -> None:
        """Do without a passive ability (W35)."""
        if self.step[seat] == SAVING:
            saving.decline(self, seat, events)
        else:
            fields.decline_bonus(self, seat, events)

    def _draw(self, move: i64, events: list[Event] | None) -> None:
        if move < DRAW_FAVOUR:
            face = move - ROLL_RESOURCE if move < ROLL_WORKERS else move - ROLL_WORKERS
            if self.phase == REROLLING:
                dice.reroll(self, face, events)
            elif dice.roll_for_all(self, face, events):
                rounds.open_favours(self)
        elif move < FIRST_PLAYER:
            rounds.draw_favour(self, move - DRAW_FAVOUR, events)
        elif move < DRAW_SHEET:
            rounds.name_first_player(self, move - FIRST_PLAYER, events)
        else:
            rounds.draw_sheet(self, move - DRAW_SHEET, events)

    def clone(self) -> SettlersPosition:
        copy = SettlersPosition()
        copy.tables = self.tables
        copy.players = self.players
        copy.advanced = self.advanced
        copy.sheet = self.sheet
        copy.phase = self.phase
        copy.round = self.round
        copy.active = self.active
        copy.actor = self.actor
        copy.die = self.die
        copy.tokens = self.tokens
        copy.middle = self.middle
        copy.step = self.step[:]
        copy.frame = self.frame[:]
        copy.pool = self.pool[:]
        copy.pledge = self.pledge[:]
        copy.dice = self.dice[:]
        copy.favour = self.favour[:]
        copy.unused = self.unused[:]
        copy.crops = self.crops[:]
        copy.built = self.built[:]
        copy.part = self.part[:]
        copy.crossed = self.crossed[:]
        copy.ready = self.ready[:]
        copy.harvested = self.harvested[:]
        copy.used = self.used[:]
        copy.level = self.level[:]
        copy.settled = self.settled[:]
        copy.settlements = self.settlements[:]
        copy.points = self.points[:]
        copy.done = self.done[:]
        return copy

    def scores(self) -> list[int]:
        return [int(score(self, seat)) for seat in range(self.players)]

    def places(self) -> list[int]:
        standings = [standing(self, seat) for seat in range(self.players)]
        return [1 + sum(other > mine for other in standings) for mine in standings]

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        """Nothing is hidden: dice and sheets lie open, and the future does not exist yet."""


def new_position(tables: Tables, players: i64, advanced: i64, sheet: i64) -> SettlersPosition:
    """A position before the first draw; without a sheet nature draws one (W39)."""
    position = SettlersPosition()
    position.tables = tables
    position.players = players
    position.advanced = advanced
    position.sheet = sheet
    position.phase = SHEET_DRAW
    position.round = 0
    position.active = 0
    position.actor = NOBODY
    position.die = 0
    position.tokens = 0
    position.middle = 0
    position.step = vec[i64]([FINISHED] * players)
    position.frame = vec[i64]([0] * (players * FRAME))
    position.pool = vec[i64]([0] * (players * POOL))
    position.pledge = vec[i64]([0] * (players * BASIC))
    position.dice = vec[i64]([0] * (players * DICE))
    position.favour = vec[i64]([NOTHING] * players)
    position.unused = vec[i64]([0] * players)
    position.crops = vec[i64]([0] * players)
    position.built = vec[i64]([0] * (players * ROWS))
    position.part = vec[i64]([0] * (players * ROWS))
    position.crossed = vec[i64]([0] * players)
    position.ready = vec[i64]([0] * players)
    position.harvested = vec[i64]([0] * players)
    position.used = vec[i64]([0] * (players * SLOTS))
    position.level = vec[i64]([0] * (players * SLOTS))
    position.settled = vec[i64]([0] * players)
    position.settlements = vec[i64]([NOTHING] * (players * ROUNDS))
    position.points = vec[i64]([0] * (players * SOURCES))
    position.done = vec[i64]([0] * (players * DEEDS))
    if sheet != NOTHING:
        rounds.lay_out(position)
    return position
