"""Text of a balance verdict, the most important findings first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from osada.analysis.balance.verdict import Estimate, Judgement, PartVerdict
from osada.core.design import Design
from osada.core.game import Game
from osada.text.language import Language

_COLUMNS: Final = ("part", "worth", "gift", "built", "settled")


@cache
def words_of(code: str) -> Language:
    """Return the messages of balance reports."""
    return Language(code, [files("osada.analysis.balance") / "locale"])


class BalanceWriter:
    """Writes a verdict in a language."""

    def __init__(self, verdict: Judgement, design: Design, game: Game, code: str) -> None:
        self.verdict = verdict
        self._design = design
        self._words = words_of(code)
        self._game_words = game.text.language(code)

    def summary(self) -> str:
        """Say what the strongest level scores."""
        found = self.verdict
        points, error = f"{found.points.mean:.1f}", f"{found.points.error:.1f}"
        return self._words.say("balance-played", points=points, error=error, games=found.games)

    def beside(self) -> str | None:
        """Compare it with the printed designs."""
        printed = self.verdict.printed
        if not printed:
            return None
        below = sum(mean < self.verdict.points.mean for mean in printed)
        return self._words.say(
            f"balance-{self.verdict.standing}",
            below=below,
            printed=len(printed),
            least=f"{printed[0]:.1f}",
            most=f"{printed[-1]:.1f}",
        )

    def half(self) -> str:
        """Give the middle half of the scores."""
        spread = self.verdict.spread
        low, high = (f"{spread[i]:.0f}" for i in (1, 3))
        return self._words.say("balance-half", low=low, high=high)

    def findings(self) -> Iterator[str]:
        """List everything out of line."""
        for number, part in enumerate(self.verdict.parts):
            if part.kind not in {"fine", "unclear"}:
                yield self._finding(number, part)
        if self.verdict.plan is not None:
            part_name = self.name(self._design.parts.index(self.verdict.plan))
            yield self._words.say("balance-one-plan", part=part_name)

    def _finding(self, number: int, part: PartVerdict) -> str:
        worth = f"{part.worth.mean:.1f}" if part.worth is not None else "–"
        gift = f"{part.gift.mean:.1f}" if part.gift is not None else "–"
        usual = self.verdict.usual
        most = f"{usual[1]:.1f}" if usual is not None else "–"
        return self._words.say(
            f"balance-part-{part.kind}",
            part=self.name(number),
            worth=worth,
            gift=gift,
            most=most,
            share=round(100 * part.built),
        )

    def unclear(self) -> str | None:
        """List parts without a verdict, because bots hardly use such parts."""
        parts = [i for i, part in enumerate(self.verdict.parts) if part.kind == "unclear"]
        names = ", ".join(self.name(part) for part in parts)
        return self._words.say("balance-unclear", parts=names) if parts else None

    def fine(self) -> str:
        """Say that nothing is out of line."""
        return self._words.say("balance-fine")

    def name(self, part: int) -> str:
        """Return the name of a part."""
        return self._design.label(part, self._game_words)

    def headings(self) -> list[str]:
        """Return the headings of the table of parts."""
        return [self._words.say(f"balance-{key}") for key in _COLUMNS]

    def cells(self, number: int) -> list[str]:
        """Return the row of a part."""
        part = self.verdict.parts[number]
        built, settled = f"{100 * part.built:.0f} %", f"{part.settled:.1f}"
        return [self.name(number), _signed(part.worth), _signed(part.gift), built, settled]

    def sources(self) -> str:
        """List the sources of points."""
        shares = sorted(self.verdict.sources.items(), key=lambda item: -item[1])
        named = [f"{self._game_words.say(key)} {points:.1f}" for key, points in shares]
        return self._words.say("balance-sources", sources=", ".join(named))


def _signed(found: Estimate | None) -> str:
    return "–" if found is None else f"{found.mean:+.1f} ± {found.error:.1f}"
