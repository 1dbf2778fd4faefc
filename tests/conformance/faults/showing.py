"""Games that show what is hidden, in one of the many ways in which a seat can look."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from osada.core.bits import BIT, members
from osada.core.game import RuleId
from osada.core.game_text import GameText
from osada.core.ints import i64
from osada.teaching.caution import Caution
from osada.teaching.coach import Advice
from osada.teaching.teaching import Teaching
from osada.text.language import Language
from tests.conformance.faults.planting import Bed
from tests.conformance.hush.game import Hush, View
from tests.conformance.hush.position import LOOK, NOTHING, PASS, HushPosition

SHOWING = Bed()
SEES = "can see what no event has told it|a redeal changes what seat .* can see"
ASKS = f"can ask for what is hidden|{SEES}"


@SHOWING.caught(SEES)
class AllHandsAreShown(Hush):
    def view(self, position: HushPosition, seat: int | None) -> View:
        hands = [int(cards) for cards in position.hand]
        return msgspec.structs.replace(super().view(position, seat), cards=hands)


@SHOWING.caught(SEES)
class CardsAreLaidOpenly(Hush):
    def view(self, position: HushPosition, seat: int | None) -> View:
        laid = [int(card) for card in position.laid]
        return msgspec.structs.replace(super().view(position, seat), laid=laid)


@SHOWING.caught(SEES)
class TheLastCardIsShown(Hush):
    def view(self, position: HushPosition, seat: int | None) -> View:
        return msgspec.structs.replace(super().view(position, seat), last=int(position.last))


@SHOWING.caught(SEES)
class SpectatorsSeeTheFirstHand(Hush):
    def view(self, position: HushPosition, seat: int | None) -> View:
        return super().view(position, seat or 0)


@SHOWING.caught(SEES)
class TheDeckWeighsWhatItsCardsWeigh(Hush):
    def view(self, position: HushPosition, seat: int | None) -> View:
        weight = sum(members(position.deck)) % 2
        seen = super().view(position, seat)
        return msgspec.structs.replace(seen, deck=seen.deck * 2 + weight)


@SHOWING.caught(SEES)
class TheLeaderIsShown(Hush):
    def view(self, position: HushPosition, seat: int | None) -> View:
        laid = list(position.laid)
        return msgspec.structs.replace(super().view(position, seat), winner=laid.index(max(laid)))


@SHOWING.caught(SEES)
class ScoresCountHiddenCards(HushPosition):
    def scores(self) -> list[int]:
        return [int(self.points[seat] + self.hand[seat]) for seat in range(self.players)]


class OnlyAgainstWeakHands(HushPosition):
    def choices(self, seat: i64) -> list[int]:
        strong = any(self.hand[other] >= BIT[12] for other in self.others(seat))
        return [PASS] if strong and LOOK in super().choices(seat) else super().choices(seat)


@SHOWING.caught(ASKS)
class MovesDependOnOthersHands(Hush):
    kind = OnlyAgainstWeakHands

    def why_not(self, position: HushPosition, seat: int, move: int) -> RuleId | None:
        rule = super().why_not(position, seat, move)
        return "H4" if rule is None and move not in position.legal(seat) else rule


@SHOWING.caught(SEES)
class CourtesyKnowsTheLastCard(HushPosition):
    def courtesy(self, seat: i64) -> i64:
        return PASS if self.last > 6 else NOTHING


@SHOWING.caught(SEES)
class TheWindowTellsWhatWasLaid(HushPosition):
    def window(self) -> i64:
        return 2 * super().window() + (max(self.laid) > 6) if super().window() else 0


@SHOWING.caught(ASKS)
class WhyNotTellsWhoHasTheCard(Hush):
    def why_not(self, position: HushPosition, seat: int, move: int) -> RuleId | None:
        rule = super().why_not(position, seat, move)
        return "H5" if rule == "H2" and position.deck & BIT[move] else rule


@SHOWING.caught(ASKS)
class TheBoardTellsWhatIsInTheDeck(Hush):
    def _draw(
        self, position: HushPosition, seat: int | None, names: Sequence[str], language: Language
    ) -> str:
        return str(members(position.deck))


@SHOWING.caught(ASKS)
class AHintKnowsWhatOthersLaid(Hush):
    def __init__(self) -> None:
        super().__init__()
        self.text = GameText(self, draw=self._draw, hint=self._hint)

    def _hint(self, position: HushPosition, seat: int, move: int, language: Language) -> str:
        return "wins" if move > max(position.laid) else ""


@SHOWING.caught(ASKS)
class ACautionKnowsWhatOthersLaid(Hush):
    def __init__(self) -> None:
        super().__init__()
        self.teaching = Teaching(self.text, caution=self._caution)

    def _caution(self, position: HushPosition, seat: int, move: int) -> Caution | None:
        return Caution("caution-beaten") if move < max(position.laid) else None


@SHOWING.caught(ASKS)
class TheCoachCountsTheDeck(Hush):
    def __init__(self) -> None:
        super().__init__()
        counts: Advice[HushPosition] = Advice(
            "deck", "H1", lambda position, seat: {"n": sum(members(position.deck))}
        )
        self.teaching = Teaching(self.text, advice=[counts])
