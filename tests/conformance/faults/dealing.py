"""Games that deal anew too little, too much, or not by chance."""

from __future__ import annotations

from itertools import count as count_up

from osada.core.bits import BIT, lowest
from osada.core.ints import i64
from osada.core.rng import Rng
from tests.conformance.faults.planting import Bed
from tests.conformance.hush.position import LAYING, NOTHING, HushPosition, mask, take

DEALING = Bed()
DEPENDS = "a redeal depends on what seat .* cannot know"
CONSTANT = "a redeal never changes what seat .* cannot know"
SEES = "a redeal changes what seat .* can see|can see what no event has told it"
NUMBERS = count_up()
HIGHEST = 13


@DEALING.caught(DEPENDS)
class NothingIsDealt(HushPosition):
    def reshuffle(self, seat: i64, rng: Rng) -> None:
        return


@DEALING.caught(DEPENDS)
class TheDeckIsForgotten(HushPosition):
    def reshuffle(self, seat: i64, rng: Rng) -> None:
        deck, self.deck = self.deck, 0
        super().reshuffle(seat, rng)
        self.deck = deck


@DEALING.caught(DEPENDS)
class ChoicesOfOthersAreKept(HushPosition):
    def reshuffle(self, seat: i64, rng: Rng) -> None:
        laid, kept = self.laid, self.laid[:]
        for other in self.others(seat):
            laid[other] = NOTHING
        super().reshuffle(seat, rng)
        self.laid = kept


@DEALING.caught(DEPENDS)
class HandsOfOthersAreKept(HushPosition):
    def reshuffle(self, seat: i64, rng: Rng) -> None:
        hand, kept = self.hand, self.hand[:]
        for other in self.others(seat):
            hand[other] = 0
        super().reshuffle(seat, rng)
        self.hand = kept


@DEALING.caught(DEPENDS)
class TheChoiceIsDealtButNotTheHand(HushPosition):
    """Another seat's laid cards are anybody's guess, but not the cards it has."""

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        for other in self.others(seat):
            if self.laid[other] != NOTHING:
                cards = sorted([int(self.laid[other]), int(lowest(self.hand[other]))])
                self.laid[other] = take(cards, rng)
                self.hand[other] = mask(cards)


@DEALING.caught(DEPENDS)
class TheLastCardIsKept(HushPosition):
    def reshuffle(self, seat: i64, rng: Rng) -> None:
        last, self.last = self.last, NOTHING
        super().reshuffle(seat, rng)
        self.last = last


@DEALING.caught(DEPENDS)
class ANeighbourIsForgotten(HushPosition):
    def others(self, seat: i64) -> list[int]:
        return [other for other in super().others(seat) if other != seat + 1]


@DEALING.caught(DEPENDS)
class TheHighestCardStays(HushPosition):
    def reshuffle(self, seat: i64, rng: Rng) -> None:
        before = self.hand[:]
        super().reshuffle(seat, rng)
        for other in self.others(seat):
            if self.deck & before[other] & BIT[HIGHEST]:
                card = lowest(self.hand[other])
                self.hand[other] += BIT[HIGHEST] - BIT[card]
                self.deck += BIT[card] - BIT[HIGHEST]


@DEALING.caught(DEPENDS)
class SpectatorsAreTrusted(HushPosition):
    def reshuffle(self, seat: i64, rng: Rng) -> None:
        if seat >= 0:
            super().reshuffle(seat, rng)


@DEALING.caught(DEPENDS)
class OnlyDealtWhileCardsAreLaid(HushPosition):
    def reshuffle(self, seat: i64, rng: Rng) -> None:
        if self.phase == LAYING:
            super().reshuffle(seat, rng)


@DEALING.caught(DEPENDS)
class CardsLieWhereTheyCameFrom(HushPosition):
    """Every deal is as likely as it should be, but chance falls on what was hidden."""

    def unknown(self, seat: i64) -> list[int]:
        return sorted(super().unknown(seat), key=lambda card: not self.deck & BIT[card])


@DEALING.caught(CONSTANT)
class AlwaysTheSameDeal(HushPosition):
    def reshuffle(self, seat: i64, rng: Rng) -> None:
        super().reshuffle(seat, Rng(1))


@DEALING.caught("depends on more than the chance it is given")
class AChanceOfItsOwn(HushPosition):
    def reshuffle(self, seat: i64, rng: Rng) -> None:
        super().reshuffle(seat, Rng(next(NUMBERS)))


@DEALING.caught(SEES)
class OnesOwnHandIsDealt(HushPosition):
    def others(self, seat: i64) -> list[int]:
        return list(range(self.players))


@DEALING.caught(SEES)
class WhatWasLookedAtIsDealt(HushPosition):
    def knows_last(self, seat: i64) -> bool:
        return False


@DEALING.caught(SEES)
class ACardGetsLost(HushPosition):
    def reshuffle(self, seat: i64, rng: Rng) -> None:
        super().reshuffle(seat, rng)
        self.deck &= self.deck - 1


@DEALING.caught("broke the position: H5")
class ACardIsDealtTwice(HushPosition):
    def reshuffle(self, seat: i64, rng: Rng) -> None:
        super().reshuffle(seat, rng)
        for other in self.others(seat):
            self.deck |= self.hand[other]


@DEALING.caught(f"{CONSTANT}|does not see what it is told, and it is dealt anew")
class WhoHasLookedIsForgotten(HushPosition):
    def reshuffle(self, seat: i64, rng: Rng) -> None:
        super().reshuffle(seat, rng)
        self.looked &= BIT[seat] if seat >= 0 else 0
