"""The game object of Settlers: Roll & Write: its editions and its facets."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from statistics import fmean

from osada.core.design import Designs
from osada.core.game import Game, Mode, RuleId
from osada.core.game_text import GameText
from osada.core.options import Choices, Option, settle
from osada.core.solo import Solo
from osada.evaluation.ai import Ai
from osada.games.settlers.ai.design import SheetDesign, printed_sheets
from osada.games.settlers.ai.features import FEATURES
from osada.games.settlers.ai.levels import LEVELS
from osada.games.settlers.ai.value import VALUE
from osada.games.settlers.content import checks, components, edition, share
from osada.games.settlers.content.components import DESIGNED_SHEET, SHEET_FILE
from osada.games.settlers.content.share import DESIGNED, DRAWN, NO
from osada.games.settlers.content.tables import Tables
from osada.games.settlers.judge.why import why_not
from osada.games.settlers.presentation import almanac, cautions, coach, hints, holdings, terminal
from osada.games.settlers.presentation.closing import closing, rank
from osada.games.settlers.presentation.printing import papers
from osada.games.settlers.presentation.view import View, view
from osada.games.settlers.rules import moves
from osada.games.settlers.rules.events import EVENTS
from osada.games.settlers.rules.position import SettlersPosition, new_position
from osada.games.settlers.rules.state import ARRAYS, NOTHING, SCALARS
from osada.games.settlers.validation import invariants
from osada.printing.drawing import Paper
from osada.printing.printing import Printing
from osada.teaching.almanac import Article
from osada.teaching.teaching import Teaching
from osada.text.errors import ContentError, OptionError
from osada.text.language import Language


class Settlers(Game[SettlersPosition]):
    """Roll, choose a favour, cross out: an empire on two sheets, for one to four players.

    House rules (W31) are notes of the table, which every record keeps.
    """

    name = "settlers"
    revisions = (1, 2)
    data = components.FILES
    additions = (SHEET_FILE,)
    players = range(1, components.MOST_PLAYERS + 1)
    minutes = (10, 10, 10, 15)
    rules = tuple(f"W{number}" for number in range(1, 40))
    events = EVENTS
    scalars = SCALARS
    arrays = ARRAYS
    teaching: Teaching[SettlersPosition]
    printing: Printing
    ai: Ai
    solo: Solo[SettlersPosition]
    designs: Designs

    def __init__(
        self, files: Mapping[str, bytes] | None = None, revision: int | None = None
    ) -> None:
        super().__init__(files, revision)
        self.box = edition.read(self._files)
        self.tables = Tables(self.box, self.revision)
        self.sheets = tuple(str(no) for no in self.box.numbers())
        self.former = share.former(self._files, self.box)
        own = (DESIGNED,) if self.box.designed else ()
        self.options = (
            Option("mode", ("basic", "advanced")),
            Option("adventure", (NO, DRAWN, *self.sheets, *own)),
        )
        sheet = moves.sheet_domain(self.box)
        self.moves = moves.move_table(sheet)
        self.domains = (moves.building_domain(self.box), sheet, *moves.DOMAINS)
        self.text = GameText(
            self, draw=self._draw, closing=closing, hint=hints.hint, subject=hints.subject
        )
        self.teaching = Teaching(
            self.text,
            advice=coach.ADVICE,
            caution=cautions.caution,
            almanac=self._almanac,
            holdings=holdings.holdings,
        )
        alone = [Mode(1, {"adventure": sheet}) for sheet in self.sheets]
        self.solo = Solo(self._solo_category, alone, _honours)
        self.printing = Printing({name: self._paper(name) for name in papers.names(self.box)})
        self.designs = Designs({"adventure": DESIGNED}, self._design, printed_sheets)
        self.ai = Ai(self.package, value=VALUE, features=FEATURES, levels=LEVELS)

    def start(self, players: int, options: Choices) -> SettlersPosition:
        adventure = options["adventure"]
        if adventure != NO:  # W27, W39: always by the advanced rules
            sheet = {DRAWN: NOTHING, DESIGNED: DESIGNED_SHEET}.get(adventure)
            return new_position(self.tables, players, 1, int(adventure) if sheet is None else sheet)
        if players == 1:
            reason = checks.SettlersMessage("error-alone")  # W27
            raise OptionError(reason, option="adventure")
        return new_position(self.tables, players, int(options["mode"] == "advanced"), 0)

    def modes(self) -> list[Mode]:
        alone = [Mode(1, {"adventure": sheet}) for sheet in (DRAWN, *self.sheets)]
        contest = [Mode(n, {"mode": mode}) for mode in ("basic", "advanced") for n in (2, 3, 4)]
        shared = [Mode(n, {"mode": "advanced", "adventure": DRAWN}) for n in (2, 3, 4)]
        own = [Mode(n, {"adventure": DESIGNED}) for n in (1, 2)] if self.box.designed else []
        return [*contest, *shared, *alone, *own]

    def why_not(self, position: SettlersPosition, seat: int, move: int) -> RuleId | None:
        return why_not(position, seat, move)

    def view(self, position: SettlersPosition, seat: int | None) -> View:
        return view(position, seat)

    def broken(self, position: SettlersPosition) -> list[str]:
        return list(invariants.broken(position))

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

    def _draw(
        self,
        position: SettlersPosition,
        seat: int | None,
        names: Sequence[str],
        language: Language,
    ) -> str:
        return terminal.draw(self.box, view(position, seat), names, language)

    def _solo_category(self, options: Choices) -> str:
        adventure = options["adventure"]
        if adventure == DESIGNED:  # each has its own records
            return f"adventure {DESIGNED} {self.hash_of(options)}"
        return f"adventure {adventure}"

    def _almanac(self, language: Language) -> list[Article]:
        return almanac.articles(self.box, self._worth, language)

    @cached_property
    def _worth(self) -> dict[str, float]:
        """The average points that each printed building brings, over the sheets that have it."""
        found = defaultdict[str, list[float]](list)
        for sheet, printed in zip(self.box.numbers(), printed_sheets(), strict=False):
            for building, points in zip(self.box.village(sheet), printed.worth, strict=False):
                found[building.id].append(points)
        return {name: fmean(points) for name, points in found.items()}

    def _design(self, options: Choices) -> SheetDesign | None:
        adventure = settle(self.options, options)["adventure"]
        if adventure in (NO, DRAWN):
            return None
        number = DESIGNED_SHEET if adventure == DESIGNED else int(adventure)
        sheet = self.box.sheet(number)
        return SheetDesign(sheet.theme_en, self.box.village(number))

    def _paper(self, name: str) -> Callable[[Language], Paper]:
        return lambda language: papers.paper(self.box, name, language, self.content_hash)


def _honours(position: SettlersPosition) -> list[str]:
    return [rank(position.scores()[0])]
