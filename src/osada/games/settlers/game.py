"""Settlers: Roll & Write as the rest of the house sees it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property
from statistics import fmean
from typing import ClassVar

from osada.core.almanac import Article
from osada.core.caution import Caution
from osada.core.coach import Tip, true_now
from osada.core.design import Design, Printed
from osada.core.errors import ContentError, OptionError
from osada.core.game import Game, Mode, RuleId
from osada.core.language import Language
from osada.core.options import Choices, Option, settle
from osada.core.paper import Paper
from osada.core.places import Place
from osada.core.position import Position
from osada.games.settlers.content import checks, components, edition, share
from osada.games.settlers.content.components import FAN, OWN_SHEET
from osada.games.settlers.content.share import DRAWN, NO, OWN
from osada.games.settlers.content.tables import Tables
from osada.games.settlers.law import invariants, moves
from osada.games.settlers.law.events import EVENTS
from osada.games.settlers.law.position import SettlersPosition, new_position
from osada.games.settlers.law.state import ARRAYS, NOTHING, SCALARS
from osada.games.settlers.law.why import why_not
from osada.games.settlers.play.design import SheetDesign, printed_sheets
from osada.games.settlers.play.features import FEATURES
from osada.games.settlers.play.levels import LEVELS
from osada.games.settlers.play.value import VALUE
from osada.games.settlers.telling import almanac, cautions, coach, hints, places, terminal
from osada.games.settlers.telling.closing import closing, rank
from osada.games.settlers.telling.paper import papers
from osada.games.settlers.telling.view import View, view


class Settlers(Game):
    """Roll, choose a favour, cross out: an empire on two sheets, for one to four players.

    House rules (W31) are notes of the table, which every record keeps.
    """

    name = "settlers"
    revisions = (1, 2)
    data = components.FILES
    additions = (OWN_SHEET,)
    own: ClassVar[Choices] = {"adventure": OWN}
    players = range(1, components.MOST_PLAYERS + 1)
    minutes = (10, 10, 10, 15)
    rules = tuple(f"W{number}" for number in range(1, 40))
    events = EVENTS
    scalars = SCALARS
    arrays = ARRAYS
    value = VALUE
    features = FEATURES
    levels = LEVELS

    def __init__(
        self, files: Mapping[str, bytes] | None = None, revision: int | None = None
    ) -> None:
        super().__init__(files, revision)
        self.box = edition.read(self._files)
        self.tables = Tables(self.box, self.revision)
        self.sheets = tuple(str(no) for no in self.box.numbers())
        self.former = share.former(self._files, self.box)
        own = (OWN,) if self.box.own else ()
        self.options = (
            Option("mode", ("basic", "advanced")),
            Option("adventure", (NO, DRAWN, *self.sheets, *own)),
        )
        sheet = moves.sheet_domain(self.box)
        self.moves = moves.move_table(sheet)
        self.domains = (moves.building_domain(self.box), sheet, *moves.DOMAINS)

    def start(self, players: int, options: Choices) -> SettlersPosition:
        adventure = options["adventure"]
        if adventure != NO:  # W27, W39: always by the advanced rules
            sheet = {DRAWN: NOTHING, OWN: FAN}.get(adventure)
            return new_position(self.tables, players, 1, int(adventure) if sheet is None else sheet)
        if players == 1:
            reason = checks.Reason("error-alone")  # W27
            raise OptionError(reason, option="adventure")
        return new_position(self.tables, players, int(options["mode"] == "advanced"), 0)

    def modes(self) -> list[Mode]:
        alone = [Mode(1, {"adventure": sheet}) for sheet in (DRAWN, *self.sheets)]
        contest = [Mode(n, {"mode": mode}) for mode in ("basic", "advanced") for n in (2, 3, 4)]
        shared = [Mode(n, {"mode": "advanced", "adventure": DRAWN}) for n in (2, 3, 4)]
        own = [Mode(n, {"adventure": OWN}) for n in (1, 2)] if self.box.own else []
        return [*contest, *shared, *alone, *own]

    def challenges(self) -> list[Mode]:
        return [Mode(1, {"adventure": sheet}) for sheet in self.sheets]

    def why_not(self, position: Position, seat: int, move: int) -> RuleId | None:
        return why_not(_ours(position), seat, move)

    def view(self, position: Position, seat: int | None) -> View:
        return view(_ours(position), seat)

    def broken(self, position: Position) -> list[str]:
        return list(invariants.broken(_ours(position)))

    def check_content(self, files: Mapping[str, bytes]) -> None:
        for error in edition.faults(files):
            raise error

    def faults(self, files: Mapping[str, bytes]) -> list[ContentError]:
        return edition.faults(files)

    def content_of(self, options: Choices) -> dict[str, bytes]:
        return share.used(self._files, self.box, options["adventure"])

    def carried(self, options: Choices) -> dict[str, bytes]:
        adventure = settle(self.options, options)["adventure"]
        return share.carried(self._files, self.box, adventure)

    def draw(
        self, position: Position, seat: int | None, names: Sequence[str], language: Language
    ) -> str:
        return terminal.draw(self.box, view(_ours(position), seat), names, language)

    def closing(self, position: Position, names: Sequence[str], language: Language) -> str:
        return closing(_ours(position), names, language)

    def solo_category(self, options: Choices) -> str | None:
        adventure = options["adventure"]
        if adventure == OWN:  # each has its own records
            return f"adventure {OWN} {self.hash_of(options)}"
        return f"adventure {adventure}"

    def honours(self, position: Position) -> list[str]:
        return [rank(position.scores()[0])]

    def hint(self, position: Position, seat: int, move: int, language: Language) -> str:
        return hints.hint(_ours(position), seat, move, language)

    def subject(self, position: Position, move: int, language: Language) -> str:
        return hints.subject(_ours(position), move, language)

    def caution(self, position: Position, seat: int, move: int) -> Caution | None:
        return cautions.caution(_ours(position), seat, move)

    def coach(self, position: Position, seat: int) -> list[Tip]:
        return true_now(coach.ADVICE, _ours(position), seat)

    def places(self, position: Position, seat: int) -> list[Place]:
        return places.places(_ours(position), seat)

    def almanac(self, language: Language) -> list[Article]:
        return almanac.articles(self.box, self._worth, language)

    @cached_property
    def _worth(self) -> dict[str, float]:
        """What each printed building brings, on average over the sheets that have it."""
        found = defaultdict[str, list[float]](list)
        for sheet, printed in zip(self.box.numbers(), printed_sheets(), strict=False):
            for building, points in zip(self.box.village(sheet), printed.worth, strict=False):
                found[building.id].append(points)
        return {name: fmean(points) for name, points in found.items()}

    def design(self, options: Choices) -> Design | None:
        adventure = settle(self.options, options)["adventure"]
        if adventure in (NO, DRAWN):
            return None
        number = FAN if adventure == OWN else int(adventure)
        sheet = self.box.sheet(number)
        return SheetDesign(sheet.theme_en, self.box.village(number))

    def printed(self) -> list[Printed]:
        return printed_sheets()

    def papers(self) -> tuple[str, ...]:
        return papers.names(self.box)

    def paper(self, name: str, language: Language) -> Paper:
        return papers.paper(self.box, name, language, self.content_hash)


def _ours(position: Position) -> SettlersPosition:
    assert isinstance(position, SettlersPosition)
    return position
