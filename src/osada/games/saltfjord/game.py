"""The game object of Saltfjord: its editions and its facets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from osada.core.game import Game, Mode, RuleId
from osada.core.game_text import GameText, Way
from osada.core.options import Choices, Option
from osada.core.solo import Solo
from osada.evaluation.ai import Ai
from osada.games.saltfjord.ai.features import SaltfjordFeatures
from osada.games.saltfjord.ai.levels import LEVELS
from osada.games.saltfjord.ai.value import SaltfjordValue
from osada.games.saltfjord.content import checks
from osada.games.saltfjord.content.box import Box
from osada.games.saltfjord.content.components import FILES, MOST_PLAYERS
from osada.games.saltfjord.content.tables import Tables
from osada.games.saltfjord.judge.why import why_not
from osada.games.saltfjord.presentation import (
    almanac,
    cautions,
    closing,
    coach,
    hints,
    holdings,
    payment,
    terminal,
)
from osada.games.saltfjord.presentation.printing.pad import pad
from osada.games.saltfjord.presentation.view import View, view
from osada.games.saltfjord.rules.events import EVENTS
from osada.games.saltfjord.rules.moves import SEAT, Moves
from osada.games.saltfjord.rules.position import SaltfjordPosition, new_position
from osada.games.saltfjord.rules.shares import own_all
from osada.games.saltfjord.rules.state import ARRAYS, NOBODY, SCALARS
from osada.games.saltfjord.validation import invariants
from osada.printing.drawing import Paper
from osada.printing.printing import Printing
from osada.teaching.teaching import Teaching
from osada.text.errors import OptionError
from osada.text.language import Language


class Saltfjord(Game[SaltfjordPosition]):
    """Dice, tiles and boats in a Norwegian fishing village, for one to four players."""

    name = "saltfjord"
    revisions = (1,)
    data = FILES
    players = range(1, MOST_PLAYERS + 1)
    minutes = (20, 25, 30, 35)
    options = (
        Option("carts", ("no", "yes")),
        Option("side", ("plain", "village")),
        Option("special-tiles", ("2", "3", "4", "5", "6")),
        Option("first-player", ("random", *SEAT.values)),
    )
    rules = tuple(f"F{number}" for number in range(1, 61))
    events = EVENTS
    scalars = SCALARS
    arrays = ARRAYS
    teaching: Teaching[SaltfjordPosition]
    printing: Printing
    ai: Ai
    solo: Solo[SaltfjordPosition]
    moves: Moves

    def __init__(
        self, files: Mapping[str, bytes] | None = None, revision: int | None = None
    ) -> None:
        super().__init__(files, revision)
        self.tables = Tables(Box(self.content()))
        self.moves = Moves(self.tables.box)
        self.domains = self.moves.domains
        self.text = GameText(
            self, draw=self._draw, closing=closing.closing, hint=self._hint, ways=self._ways
        )
        self.teaching = Teaching(
            self.text,
            advice=coach.ADVICE,
            caution=cautions.caution,
            almanac=partial(almanac.articles, self.tables.box),
            holdings=holdings.holdings,
        )
        alone = [mode for mode in self.modes() if mode.players == 1]
        self.solo = Solo(_solo_category, alone, closing.honours)
        self.printing = Printing({"pad": self._pad})
        self.ai = Ai(
            self.package, value=SaltfjordValue(), features=SaltfjordFeatures(), levels=LEVELS
        )

    def start(self, players: int, options: Choices) -> SaltfjordPosition:
        first = options["first-player"]
        seat = NOBODY if first == "random" else SEAT.index[first]
        if seat >= players:
            raise OptionError(
                "error-first-seat", option="first-player", seat=first, players=players
            )
        specials = int(options["special-tiles"])
        if players > 1 and specials != 2:
            raise OptionError(
                checks.SaltfjordMessage("error-special-tiles"), option="special-tiles"
            )
        return new_position(
            self.tables,
            players,
            carts_on=options["carts"] == "yes",
            villages=options["side"] == "village",
            specials=specials if players == 1 else 0,
            first_seat=seat,
        )

    def new(self, players: int, options: Choices | None = None) -> SaltfjordPosition:
        """A position before the first draw; all of it is its own."""
        position = super().new(players, options)
        own_all(position)
        return position

    def modes(self) -> list[Mode]:
        found = [
            Mode(players, {"carts": carts, "side": side})
            for players in (2, 3, 4)
            for carts in ("no", "yes")
            for side in ("plain", "village")
        ]
        found += [
            Mode(1, {"carts": carts, "side": side, "special-tiles": specials})
            for carts in ("no", "yes")
            for side in ("plain", "village")
            for specials in ("2", "6")
        ]
        return found

    def why_not(self, position: SaltfjordPosition, seat: int, move: int) -> RuleId | None:
        return why_not(self.moves, position, seat, move)

    def view(self, position: SaltfjordPosition, seat: int | None) -> View:
        return view(position, seat)

    def broken(self, position: SaltfjordPosition) -> list[str]:
        return list(invariants.broken(position))

    def check_content(self, files: Mapping[str, bytes]) -> None:
        for name, data in files.items():
            checks.check(name, data)

    def _draw(
        self,
        position: SaltfjordPosition,
        seat: int | None,
        names: Sequence[str],
        language: Language,
    ) -> str:
        return terminal.draw(self.tables.box, view(position, seat), names, language)

    def _hint(self, position: SaltfjordPosition, seat: int, move: int, language: Language) -> str:
        return hints.hint(self.moves, position, seat, move, language)

    def _ways(self, position: SaltfjordPosition, seat: int, language: Language) -> list[Way]:
        return payment.ways(self.moves, position, seat, language)

    def _pad(self, language: Language) -> Paper:
        title, source = language.say("paper-title-pad"), language.say("paper-source")
        drawing = pad(self.tables.box.scoring, language)
        return Paper(title, [drawing], source, link="/almanac/saltfjord")


def _solo_category(options: Choices) -> str:
    carts = "carts" if options["carts"] == "yes" else "standard"
    return f"{carts}-{options['side']}-{options['special-tiles']}-special"
