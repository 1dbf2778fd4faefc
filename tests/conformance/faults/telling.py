"""Games whose events tell too much, too little, or the wrong people."""

from __future__ import annotations

from osada.core.bits import BIT, lowest
from osada.core.events import Event
from osada.core.ints import i64
from tests.conformance.faults.planting import Bed
from tests.conformance.hush.events import Drew, Got, Laid, Passed, Saw, Shown, Won
from tests.conformance.hush.position import HushPosition

TELLING = Bed()
SEES = "can see what no event has told it"
SILENT = "sees a change that is not told"
DEALT = "does not see what it is told, and it is dealt anew"


class Sneezed(Event, frozen=True):
    """A seat sneezed."""

    seat: int


@TELLING.caught(DEALT)
class ADealIsToldToAll(HushPosition):
    def tell_draw(self, seat: i64, card: i64, told: list[Event]) -> None:
        told += [Drew(seat), Got(seat, card)]


@TELLING.caught(DEALT)
class ADealIsToldToTheNeighbour(HushPosition):
    def tell_draw(self, seat: i64, card: i64, told: list[Event]) -> None:
        neighbour = (seat + 1) % self.players
        told += [Drew(seat), Got(seat, card, audience=BIT[seat] | BIT[neighbour])]


@TELLING.caught(SEES)
class ADealIsNotTold(HushPosition):
    def tell_draw(self, seat: i64, card: i64, told: list[Event]) -> None:
        told.append(Drew(seat))


@TELLING.caught(f"{SEES}|{DEALT}")
class ADealIsToldToTheWrongSeat(HushPosition):
    def tell_draw(self, seat: i64, card: i64, told: list[Event]) -> None:
        told += [Drew(seat), Got(seat, card, audience=BIT[(seat + 1) % self.players])]


@TELLING.caught(SILENT)
class OthersDrawInSilence(HushPosition):
    def tell_draw(self, seat: i64, card: i64, told: list[Event]) -> None:
        told.append(Got(seat, card, audience=BIT[seat]))

    def begin_round(self, told: list[Event]) -> None:
        super().begin_round([])

    def decline(self, seat: i64, told: list[Event]) -> None:
        super().decline(seat, [])


@TELLING.caught(SILENT)
class CardsAreLaidInSilence(HushPosition):
    def tell_laid(self, seat: i64, card: i64, told: list[Event]) -> None:
        return


@TELLING.caught(SILENT)
class OnlyWhoLaysIsTold(HushPosition):
    def tell_laid(self, seat: i64, card: i64, told: list[Event]) -> None:
        told.append(Laid(seat, audience=BIT[seat]))


@TELLING.caught(SILENT)
class SpectatorsAreNotTold(HushPosition):
    def tell_laid(self, seat: i64, card: i64, told: list[Event]) -> None:
        told.append(Laid(seat, audience=BIT[self.players] - 1))


@TELLING.caught(DEALT)
class ALaidCardIsTold(HushPosition):
    def tell_laid(self, seat: i64, card: i64, told: list[Event]) -> None:
        told += [Laid(seat), Shown(seat, card)]


@TELLING.caught(DEALT)
class ALowCardBetraysItself(HushPosition):
    def tell_laid(self, seat: i64, card: i64, told: list[Event]) -> None:
        told += [Laid(seat), Passed(seat)] if card < 7 else [Laid(seat)]


@TELLING.caught(SEES)
class CardsAreShownInSilence(HushPosition):
    def tell_shown(self, told: list[Event]) -> None:
        return


@TELLING.caught(SEES)
class OnlyTheWinnersCardIsTold(HushPosition):
    def tell_shown(self, told: list[Event]) -> None:
        told += [Shown(self.winner, max(self.shown)), Won(self.winner, 0)]


@TELLING.caught(f"{DEALT}|learns something by look and could take it back")
class TheLastCardIsToldToAll(HushPosition):
    def see_last(self, seat: i64, told: list[Event]) -> None:
        told.append(Saw(seat, self.last))


@TELLING.caught(SEES)
class TheLastCardIsNotTold(HushPosition):
    def see_last(self, seat: i64, told: list[Event]) -> None:
        return


@TELLING.caught(DEALT)
class ALookShowsAnothersCard(HushPosition):
    def see_last(self, seat: i64, told: list[Event]) -> None:
        super().see_last(seat, told)
        other = (seat + 1) % self.players
        told.append(Got(other, lowest(self.hand[other]), audience=BIT[seat]))


@TELLING.caught("sneezed is not among the game's events")
class AnEventNobodyHasHeardOf(HushPosition):
    def tell_laid(self, seat: i64, card: i64, told: list[Event]) -> None:
        told += [Laid(seat), Sneezed(seat)]


@TELLING.caught("laid is for seats that are not there")
class AnEventForNobody(HushPosition):
    def tell_laid(self, seat: i64, card: i64, told: list[Event]) -> None:
        told.append(Laid(seat, audience=BIT[7]))


@TELLING.caught(f"{SEES}|a game that nobody is told of goes differently")
class PointsAreForThoseWhoListen(HushPosition):
    def play(self, seat: i64, move: i64, events: list[Event] | None = None) -> None:
        super().play(seat, move, events)
        if events is None:
            self.points[0] = 0
