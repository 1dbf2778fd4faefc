"""The game object of Sardinia: its editions and its facets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from osada.core.game import Game, Mode, RuleId
from osada.core.game_text import GameText
from osada.core.options import Choices, Option
from osada.evaluation.ai import Ai
from osada.games.sardinia.ai.features import SardiniaFeatures
from osada.games.sardinia.ai.levels import LEVELS
from osada.games.sardinia.ai.value import SardiniaValue
from osada.games.sardinia.content import checks
from osada.games.sardinia.content.components import MOST_PLAYERS
from osada.games.sardinia.content.tables import Tables
from osada.games.sardinia.judge.why import why_not
from osada.games.sardinia.presentation import almanac, cautions, coach, hints, holdings, terminal
from osada.games.sardinia.presentation.closing import closing
from osada.games.sardinia.presentation.printing.poster import poster
from osada.games.sardinia.presentation.view import View, view
from osada.games.sardinia.rules.events import EVENTS
from osada.games.sardinia.rules.moves import CROP, ROLE, SEAT, SITE, move_table
from osada.games.sardinia.rules.position import SardiniaPosition, new_position
from osada.games.sardinia.rules.state import ALTERNATIVE, ARRAYS, NOBODY, SCALARS, STANDARD
from osada.games.sardinia.validation import invariants
from osada.printing.drawing import Paper
from osada.printing.printing import Printing
from osada.teaching.teaching import Teaching
from osada.text.errors import ContentError, OptionError
from osada.text.language import Language


class Sardinia(Game[SardiniaPosition]):
    """Area majority with role cards on the island of Sardinia, for two to four players."""

    name = "sardinia"
    revisions = (1,)
    data = ("map.json",)
    players = range(2, MOST_PLAYERS + 1)
    minutes = (20, 20, 20)
    options = (
        Option("guardian", ("standard", "alternative")),
        Option("first-player", ("random", *SEAT.values)),
        Option("second-place", ("pays", "nothing")),
        Option("full-tie", ("boast", "shared")),
    )
    rules = tuple(f"S{number}" for number in range(1, 36))
    events = EVENTS
    scalars = SCALARS
    arrays = ARRAYS
    teaching: Teaching[SardiniaPosition]
    printing: Printing
    ai: Ai

    def __init__(
        self, files: Mapping[str, bytes] | None = None, revision: int | None = None
    ) -> None:
        super().__init__(files, revision)
        self.tables = Tables(checks.check(self.content()["map.json"]))
        self.moves = move_table(self.tables)
        self.domains = (self.tables.province, self.tables.harbour, SITE, ROLE, CROP)
        self.text = GameText(self, draw=self._draw, closing=closing, hint=self._hint)
        self.teaching = Teaching(
            self.text,
            advice=coach.ADVICE,
            caution=cautions.caution,
            almanac=partial(almanac.articles, self.tables.island),
            holdings=holdings.holdings,
        )
        self.printing = Printing({"map": self._map})
        self.ai = Ai(
            self.package, value=SardiniaValue(), features=SardiniaFeatures(), levels=LEVELS
        )

    def start(self, players: int, options: Choices) -> SardiniaPosition:
        first = options["first-player"]
        first_seat = NOBODY if first == "random" else SEAT.index[first]
        if first_seat >= players:
            raise OptionError(
                "error-first-seat", option="first-player", seat=first, players=players
            )
        rule = ALTERNATIVE if options["guardian"] == "alternative" else STANDARD
        position = new_position(self.tables, players, rule, first_seat)
        position.second_pays = int(options["second-place"] == "pays")
        position.boasting = int(options["full-tie"] == "boast")
        return position

    def modes(self) -> list[Mode]:
        variants = [
            Mode(n, {"guardian": rule}) for rule in self.options[0].values for n in (2, 3, 4)
        ]
        return [*variants, Mode(2, {"second-place": "nothing", "full-tie": "shared"})]

    def why_not(self, position: SardiniaPosition, seat: int, move: int) -> RuleId | None:
        return why_not(self.moves, position, seat, move)

    def view(self, position: SardiniaPosition, seat: int | None) -> View:
        return view(position, seat)

    def broken(self, position: SardiniaPosition) -> list[str]:
        return list(invariants.broken(position))

    def check_content(self, files: Mapping[str, bytes]) -> None:
        for name, data in files.items():
            if name != "map.json":
                raise ContentError("$", "content-files", file=name, known="map.json")
            checks.check(data)

    def _draw(
        self,
        position: SardiniaPosition,
        seat: int | None,
        names: Sequence[str],
        language: Language,
    ) -> str:
        return terminal.draw(self.tables.island, view(position, seat), names, language)

    def _hint(self, position: SardiniaPosition, seat: int, move: int, language: Language) -> str:
        return hints.hint(self.moves, position, seat, move, language)

    def _map(self, language: Language) -> Paper:
        drawing = poster(self.tables.island, language)
        title, source = language.say("paper-title-map"), language.say("paper-source")
        return Paper(title, [drawing], source, link="/almanac/sardinia")
