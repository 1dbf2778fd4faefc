"""The teaching facet of a game: tips, cautions, an almanac, and holdings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic

from osada.core.game_text import GameText, P
from osada.core.position import Position
from osada.teaching.almanac import Article
from osada.teaching.caution import Caution
from osada.teaching.coach import Advice, Tip, true_now
from osada.teaching.holdings import Holding
from osada.text.language import Language

if TYPE_CHECKING:
    from osada.core.game import Game


def _no_caution(position: Position, seat: int, move: int) -> Caution | None:
    return None


def _no_articles(language: Language) -> list[Article]:
    return []


def _no_holdings(position: Position, seat: int) -> list[Holding]:
    return []


class Teaching(Generic[P]):
    """Facet of a game that teaches."""

    def __init__(
        self,
        text: GameText[P],
        *,
        advice: Sequence[Advice[P]] = (),
        caution: Callable[[P, int, int], Caution | None] = _no_caution,
        almanac: Callable[[Language], list[Article]] = _no_articles,
        holdings: Callable[[P, int], list[Holding]] = _no_holdings,
    ) -> None:
        self._text = text
        self._advice = advice
        self.caution = caution
        """Return what a person should know before a legal move that wastes something."""
        self.almanac = almanac
        """Return articles on the components: kind by kind, in alphabetical order."""
        self.holdings = holdings
        """Return what a seat has at named places of the board, the most valuable first."""

    def coach(self, position: P, seat: int) -> list[Tip]:
        """Return what matters now to a newcomer whose turn it is, most important first."""
        return true_now(self._advice, position, seat)

    def advise(self, tip: Tip, language: Language) -> str:
        """Put a tip into words."""
        return language.say(f"coach-{tip.id}", **self._text.fill(tip.values, language))

    def warning(self, position: P, seat: int, move: int, language: Language) -> str:
        """Put the caution before a legal move into words; empty if there is none."""
        found = self.caution(position, seat, move)
        return language.say(found.message, **found.values) if found is not None else ""

    def tell_holding(self, holding: Holding, language: Language) -> str:
        """Put what a seat has somewhere into words, as a part of a sentence."""
        return language.say(f"place-{holding.word}", **self._text.fill(holding.values, language))


def teaching_of(game: Game) -> Teaching:
    """Return a game's facet, or one that has nothing to teach."""
    return game.teaching or Teaching(game.text)
