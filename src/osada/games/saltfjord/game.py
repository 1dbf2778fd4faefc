"""Saltfjord as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from osada.core.almanac import Article
from osada.core.caution import Caution
from osada.core.coach import Tip, true_now
from osada.core.errors import OptionError
from osada.core.game import Game, Mode, RuleId, Way
from osada.core.language import Language
from osada.core.options import Choices, Option
from osada.core.paper import Paper
from osada.core.places import Place
from osada.core.position import Position
from osada.games.saltfjord.content import checks
from osada.games.saltfjord.content.box import Box
from osada.games.saltfjord.content.components import FILES, MOST_PLAYERS
from osada.games.saltfjord.content.tables import Tables
from osada.games.saltfjord.law import invariants
from osada.games.saltfjord.law.events import EVENTS
from osada.games.saltfjord.law.moves import SEAT, Moves
from osada.games.saltfjord.law.position import SaltfjordPosition, new_position
from osada.games.saltfjord.law.rules.shares import own_all
from osada.games.saltfjord.law.state import ARRAYS, NOBODY, SCALARS
from osada.games.saltfjord.law.why import why_not
from osada.games.saltfjord.play.features import SaltfjordFeatures
from osada.games.saltfjord.play.levels import LEVELS
from osada.games.saltfjord.play.value import SaltfjordValue
from osada.games.saltfjord.telling import (
    almanac,
    cautions,
    closing,
    coach,
    hints,
    payment,
    places,
    terminal,
)
from osada.games.saltfjord.telling.paper.pad import pad
from osada.games.saltfjord.telling.view import View, view

PAD: Final = "pad"


class Saltfjord(Game):
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
    levels = LEVELS
    moves: Moves

    def __init__(
        self, files: Mapping[str, bytes] | None = None, revision: int | None = None
    ) -> None:
        super().__init__(files, revision)
        self.tables = Tables(Box(self.content()))
        self.moves = Moves(self.tables.box)
        self.domains = self.moves.domains
        self.value = SaltfjordValue()
        self.features = SaltfjordFeatures()

    def start(self, players: int, options: Choices) -> SaltfjordPosition:
        first = options["first-player"]
        seat = NOBODY if first == "random" else SEAT.index[first]
        if seat >= players:
            raise OptionError(
                "error-first-seat", option="first-player", seat=first, players=players
            )
        specials = int(options["special-tiles"])
        if players > 1 and specials != 2:
            raise OptionError(checks.Reason("error-special-tiles"), option="special-tiles")
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
        position = _ours(super().new(players, options))
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

    def why_not(self, position: Position, seat: int, move: int) -> RuleId | None:
        return why_not(self.moves, _ours(position), seat, move)

    def view(self, position: Position, seat: int | None) -> View:
        return view(_ours(position), seat)

    def broken(self, position: Position) -> list[str]:
        return list(invariants.broken(_ours(position)))

    def check_content(self, files: Mapping[str, bytes]) -> None:
        for name, data in files.items():
            checks.check(name, data)

    def draw(
        self, position: Position, seat: int | None, names: Sequence[str], language: Language
    ) -> str:
        return terminal.draw(self.tables.box, view(_ours(position), seat), names, language)

    def closing(self, position: Position, names: Sequence[str], language: Language) -> str:
        return closing.told(_ours(position), names, language)

    def solo_category(self, options: Choices) -> str | None:
        carts = "carts" if options["carts"] == "yes" else "standard"
        return f"{carts}-{options['side']}-{options['special-tiles']}-special"

    def honours(self, position: Position) -> list[str]:
        return closing.honours(_ours(position))

    def ways(self, position: Position, seat: int, language: Language) -> list[Way]:
        return payment.ways(self.moves, _ours(position), seat, language)

    def hint(self, position: Position, seat: int, move: int, language: Language) -> str:
        return hints.hint(self.moves, _ours(position), seat, move, language)

    def caution(self, position: Position, seat: int, move: int) -> Caution | None:
        return cautions.caution(_ours(position), seat, move)

    def coach(self, position: Position, seat: int) -> list[Tip]:
        return true_now(coach.ADVICE, _ours(position), seat)

    def places(self, position: Position, seat: int) -> list[Place]:
        return places.places(_ours(position), seat)

    def almanac(self, language: Language) -> list[Article]:
        return almanac.articles(self.tables.box, language)

    def papers(self) -> tuple[str, ...]:
        return (PAD,)

    def paper(self, name: str, language: Language) -> Paper:
        if name != PAD:
            return super().paper(name, language)
        title, source = language.say("paper-title-pad"), language.say("paper-source")
        return Paper(
            title, [pad(self.tables.box.scoring, language)], source, link="/almanac/saltfjord"
        )


def _ours(position: Position) -> SaltfjordPosition:
    assert isinstance(position, SaltfjordPosition)
    return position
