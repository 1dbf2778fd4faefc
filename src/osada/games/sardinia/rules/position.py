"""A position of Sardinia: the contract, handed on to the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from osada.core.bits import BIT, count, lowest, nth
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.core.position import NATURE, OVER
from osada.core.rng import Rng
from osada.games.sardinia.content.components import KINDS, PROVINCES, SITES
from osada.games.sardinia.content.tables import Tables
from osada.games.sardinia.rules import (
    architect,
    commander,
    farmer,
    forts,
    harbours,
    priest,
    setup,
    turns,
)
from osada.games.sardinia.rules.moves import (
    BOAST,
    BUILD_FORT,
    BUILD_VILLAGE,
    COPY,
    DEAL_CROP,
    DECLINE,
    DONE,
    DRAW_SITE,
    FIRST_PLAYER,
    KEEP_NEW,
    LEAVE_CARD,
    MOVE_PRIEST,
    MOVE_SETTLER,
    MOVE_SHIP,
    PLACE_PRIEST,
    PLACE_SETTLER,
    PLACE_SHIP,
    REPLACE_CARD,
    STAY_MODEST,
    SWAP_CARD,
    TAKE_CROP,
)
from osada.games.sardinia.rules.scoring import standing, tied_for_win
from osada.games.sardinia.rules.state import (
    ADMIRAL_ACTS,
    ALL_CARDS,
    ANSWER,
    ARCHITECT_ACTS,
    BOASTING,
    CARD_DECISION,
    COMMANDER_ACTS,
    DEAL_CROPS,
    DEAL_KEPT,
    DRAW_FIRST_PLAYER,
    DRAW_KEPT,
    DRAW_REPLACEMENT,
    DRAW_SECOND,
    END,
    FARMER_ACTS,
    KEPT_DECISION,
    NOTHING,
    OPEN_ROW,
    PLACES,
    PRIEST_ACTS,
    QUEEN_ACTS,
    RESERVE,
    TURN,
    State,
)

WIDTH: Final = 64
"""More than the Architect's 26 sites, 16 provinces and the end of the action."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SardiniaPosition(State):
    """A state of a game of Sardinia."""

    __slots__ = ()

    def turn(self) -> i64:
        phase = self.phase
        if phase == BOASTING:
            return lowest(self.open_seats())
        if phase < TURN or phase > END:
            return NATURE
        if phase == END:
            return OVER
        return self.actor

    def open_seats(self) -> i64:
        if self.phase == BOASTING:
            return tied_for_win(self) & ~self.modest
        return BIT[self.actor] if TURN <= self.phase < END else 0

    def window(self) -> i64:
        return 1 if self.phase == BOASTING else 0

    def width(self) -> i64:
        return WIDTH

    def legal_into(self, seat: i64, buffer: vec[i64]) -> i64:
        phase = self.phase
        if phase == BOASTING:
            return turns.boasts_into(self, buffer) if BIT[seat] & self.open_seats() else 0
        if seat != self.actor:
            return 0
        if phase == TURN:
            return turns.cards_into(self, buffer)
        if phase == COMMANDER_ACTS:
            return commander.marches_into(self, buffer)
        if phase == PRIEST_ACTS:
            return priest.walks_into(self, buffer)
        if phase == ADMIRAL_ACTS:
            return harbours.sailings_into(self, buffer)
        if phase == ARCHITECT_ACTS:
            return architect.buildings_into(self, buffer)
        if phase == FARMER_ACTS:
            return farmer.crops_into(self, buffer)
        if phase == QUEEN_ACTS:
            return turns.copies_into(self, buffer)
        if phase == CARD_DECISION:
            return forts.decisions_into(self, buffer)
        if phase == ANSWER:
            return turns.answers_into(self, buffer)
        if phase == KEPT_DECISION:
            return forts.kept_decisions_into(self, buffer)
        return 0

    def chances_into(self, moves: vec[i64], weights: vec[i64]) -> i64:
        if self.phase == DEAL_CROPS:
            return setup.crops_into(self, moves, weights)
        if self.phase == DRAW_FIRST_PLAYER:
            return setup.first_players_into(self, moves, weights)
        return forts.sites_into(self, moves, weights)

    def chance_by(self, rng: Rng, moves: vec[i64], weights: vec[i64]) -> i64:
        """All is drawn straight: a crop by its tokens, seats and unseen sites are all alike."""
        if self.phase == DEAL_CROPS:
            return setup.crop_by(self, rng)
        if self.phase == DRAW_FIRST_PLAYER:
            return FIRST_PLAYER + rng.below(self.players)
        return DRAW_SITE + nth(self.unseen, rng.below(count(self.unseen)))

    def play(self, seat: i64, move: i64, events: list[Event] | None = None) -> None:
        if move < COPY:
            turns.play_card(self, move, events)
        elif move >= MOVE_SETTLER:
            if commander.move_settler(self, move - MOVE_SETTLER, events):
                turns.end_action(self, events)
        elif move >= DRAW_SITE:
            self._draw_site(move - DRAW_SITE, events)
        elif move < TAKE_CROP:
            self._play_piece(move, events)
        elif move < DONE:
            self._play_farm_or_building(move, events)
        elif move == DONE:
            turns.decline_action(self, events)
        elif move < DEAL_CROP:
            self._play_decision(seat, move, events)
        elif move < FIRST_PLAYER:
            setup.deal_crop(self, move - DEAL_CROP, events)
        else:
            setup.name_first_player(self, move - FIRST_PLAYER, events)

    def _play_piece(self, move: i64, events: list[Event] | None) -> None:
        """Copy a role, or place or move a ship, a settler or a priest."""
        if move < PLACE_SHIP:
            turns.copy_role(self, move - COPY, events)
            return
        over = True
        if move < MOVE_SHIP:
            harbours.place_ship(self, move - PLACE_SHIP, events)
        elif move < PLACE_SETTLER:
            over = harbours.move_ship(self, move - MOVE_SHIP, events)
        elif move < PLACE_PRIEST:
            commander.place_settler(self, move - PLACE_SETTLER, events)
        elif move < MOVE_PRIEST:
            priest.place_priest(self, move - PLACE_PRIEST, events)
        else:
            over = priest.move_priest(self, move - MOVE_PRIEST, events)
        if over:
            turns.end_action(self, events)

    def _play_farm_or_building(self, move: i64, events: list[Event] | None) -> None:
        if move < BUILD_FORT:
            farmer.take_crop(self, move - TAKE_CROP, events)
        elif move < BUILD_VILLAGE:
            architect.build_fort(self, move - BUILD_FORT, events)
        else:
            architect.build_village(self, move - BUILD_VILLAGE, events)
        turns.end_action(self, events)

    def _play_decision(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        if move == DECLINE:
            turns.decline_answer(self, events)
        elif move == LEAVE_CARD:
            if forts.leave_card(self, events):
                turns.take_cards_back(self, events)
        elif move == REPLACE_CARD:
            forts.replace_card(self, events)
        elif move == SWAP_CARD:
            forts.swap_card(self, events)
        elif move == BOAST:
            turns.boast(self, seat, events)
        elif move == STAY_MODEST:
            turns.stay_modest(self, seat, events)
        else:
            forts.keep(self, new=move == KEEP_NEW, events=events)
            turns.take_cards_back(self, events)

    def _draw_site(self, site: i64, events: list[Event] | None) -> None:
        phase = self.phase
        if phase == OPEN_ROW:
            setup.open_row(self, site, events)
        elif phase == DEAL_KEPT:
            setup.give_kept(self, site, events)
        elif phase == DRAW_SECOND:
            forts.draw_second(self, site, events)
        elif phase == DRAW_REPLACEMENT:
            forts.lay_replacement(self, site, events)
            turns.take_cards_back(self, events)
        elif phase == DRAW_KEPT:
            forts.deal_kept(self, self.actor, site, events)
            turns.take_cards_back(self, events)
        else:
            forts.turn_up_next(self, site, events)

    def clone(self) -> SardiniaPosition:
        copy = SardiniaPosition(self.tables)
        copy.players = self.players
        copy.guardian_rule = self.guardian_rule
        copy.first_seat = self.first_seat
        copy.second_pays = self.second_pays
        copy.boasting = self.boasting
        copy.phase = self.phase
        copy.actor = self.actor
        copy.caller = self.caller
        copy.points = self.points
        copy.transit = self.transit
        copy.sailed = self.sailed
        copy.dealt = self.dealt
        copy.scorings = self.scorings
        copy.boaster = self.boaster
        copy.modest = self.modest
        copy.crops = self.crops
        copy.crowded = self.crowded
        copy.unseen = self.unseen
        copy.under = self.under
        copy.row = self.row
        copy.left = self.left
        copy.right = self.right
        copy.drawn = self.drawn
        copy.score = self.score[:]
        copy.hand = self.hand[:]
        copy.settled = self.settled[:]
        copy.settlers = self.settlers[:]
        copy.villages = self.villages[:]
        copy.priest = self.priest[:]
        copy.ships = self.ships[:]
        copy.forts = self.forts[:]
        copy.crowd = self.crowd[:]
        copy.crop = self.crop[:]
        copy.taken = self.taken[:]
        copy.kept = self.kept[:]
        copy.buried = self.buried[:]
        return copy

    def scores(self) -> list[int]:
        return [int(self.score[seat]) for seat in range(self.players)]

    def places(self) -> list[int]:
        standings = [standing(self, seat) for seat in range(self.players)]
        return [1 + sum(other > mine for other in standings) for mine in standings]

    def courtesy(self, seat: i64) -> i64:
        """S31: bots do not boast, so between bots a full tie is shared."""
        return STAY_MODEST if self.phase == BOASTING else -1

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        """Deal anew the cards that the seat has not seen: S32's kept cards and the deck."""
        unknown = self.unseen
        for other in range(self.players):
            if other != seat:
                unknown |= self.buried[other]
                if self.kept[other] != NOTHING:
                    unknown |= BIT[self.kept[other]]
        if self.drawn != NOTHING and self.actor != seat:
            unknown |= BIT[self.drawn]
            self.drawn = self._take_any(unknown, rng)
            unknown &= ~BIT[self.drawn]
        for other in range(self.players):
            if other == seat:
                continue
            if self.kept[other] != NOTHING:
                self.kept[other] = self._take_any(unknown, rng)
                unknown &= ~BIT[self.kept[other]]
            buried: i64 = 0
            for _ in range(count(self.buried[other])):
                card = BIT[self._take_any(unknown, rng)]
                buried |= card
                unknown &= ~card
            self.buried[other] = buried
        self.unseen = unknown

    def _take_any(self, cards: i64, rng: Rng) -> i64:
        return nth(cards, rng.below(count(cards)))


def new_position(
    tables: Tables, players: i64, guardian_rule: i64, first_seat: i64
) -> SardiniaPosition:
    """A position before the first draw (S1, S4); the other options are the caller's to set."""
    position = SardiniaPosition(tables)
    position.players = players
    position.guardian_rule = guardian_rule
    position.first_seat = first_seat
    position.unseen = BIT[SITES] - 1
    position.score = vec[i64]([0] * players)
    position.hand = vec[i64]([ALL_CARDS] * players)
    position.settled = vec[i64]([0] * players)
    position.settlers = vec[i64]([0] * (players * PLACES))
    position.villages = vec[i64]([0] * (players * PLACES))
    for seat in range(players):
        position.settlers[seat * PLACES + RESERVE] = commander.SETTLERS
        position.villages[seat * PLACES + RESERVE] = architect.VILLAGES
    position.priest = vec[i64]([0] * players)
    position.ships = vec[i64]([0] * players)
    position.forts = vec[i64]([0] * players)
    position.crowd = vec[i64]([0] * PROVINCES)
    position.crop = vec[i64]([NOTHING] * PROVINCES)
    position.taken = vec[i64]([0] * (players * KINDS))
    position.kept = vec[i64]([NOTHING] * players)
    position.buried = vec[i64]([0] * players)
    return position
