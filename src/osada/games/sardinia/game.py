"""Sardinia as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from osada.core.almanac import Article
from osada.core.caution import Caution
from osada.core.coach import Tip, true_now
from osada.core.errors import ContentError, OptionError
from osada.core.game import Game, Mode, RuleId
from osada.core.language import Language
from osada.core.options import Choices, Option
from osada.core.paper import Paper
from osada.core.places import Place
from osada.core.position import Position
from osada.games.sardinia.content import checks
from osada.games.sardinia.content.components import MOST_PLAYERS
from osada.games.sardinia.content.tables import Tables
from osada.games.sardinia.law import invariants
from osada.games.sardinia.law.events import EVENTS
from osada.games.sardinia.law.moves import CROP, ROLE, SEAT, SITE, move_table
from osada.games.sardinia.law.position import SardiniaPosition, new_position
from osada.games.sardinia.law.state import ALTERNATIVE, ARRAYS, NOBODY, SCALARS, STANDARD
from osada.games.sardinia.law.why import why_not
from osada.games.sardinia.play.features import SardiniaFeatures
from osada.games.sardinia.play.levels import LEVELS
from osada.games.sardinia.play.value import SardiniaValue
from osada.games.sardinia.telling import almanac, cautions, coach, hints, places, terminal
from osada.games.sardinia.telling.closing import closing
from osada.games.sardinia.telling.paper.poster import poster
from osada.games.sardinia.telling.view import View, view

MAP: Final = "map"


class Sardinia(Game):
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
    levels = LEVELS

    def __init__(
        self, files: Mapping[str, bytes] | None = None, revision: int | None = None
    ) -> None:
        super().__init__(files, revision)
        self.tables = Tables(checks.check(self.content()["map.json"]))
        self.moves = move_table(self.tables)
        self.domains = (self.tables.province, self.tables.harbour, SITE, ROLE, CROP)
        self.value = SardiniaValue()
        self.features = SardiniaFeatures()

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

    def why_not(self, position: Position, seat: int, move: int) -> RuleId | None:
        return why_not(self.moves, _ours(position), seat, move)

    def view(self, position: Position, seat: int | None) -> View:
        return view(_ours(position), seat)

    def broken(self, position: Position) -> list[str]:
        return list(invariants.broken(_ours(position)))

    def check_content(self, files: Mapping[str, bytes]) -> None:
        for name, data in files.items():
            if name != "map.json":
                raise ContentError("$", "content-files", file=name, known="map.json")
            checks.check(data)

    def draw(
        self, position: Position, seat: int | None, names: Sequence[str], language: Language
    ) -> str:
        return terminal.draw(self.tables.island, view(_ours(position), seat), names, language)

    def hint(self, position: Position, seat: int, move: int, language: Language) -> str:
        return hints.hint(self.moves, _ours(position), seat, move, language)

    def caution(self, position: Position, seat: int, move: int) -> Caution | None:
        return cautions.caution(_ours(position), seat, move)

    def coach(self, position: Position, seat: int) -> list[Tip]:
        return true_now(coach.ADVICE, _ours(position), seat)

    def places(self, position: Position, seat: int) -> list[Place]:
        return places.places(_ours(position), seat)

    def almanac(self, language: Language) -> list[Article]:
        return almanac.articles(self.tables.island, language)

    def closing(self, position: Position, names: Sequence[str], language: Language) -> str:
        return closing(_ours(position), names, language)

    def papers(self) -> tuple[str, ...]:
        return (MAP,)

    def paper(self, name: str, language: Language) -> Paper:
        if name != MAP:
            return super().paper(name, language)
        drawing = poster(checks.check(self.content()["map.json"]), language)
        title, source = language.say("paper-title-map"), language.say("paper-source")
        return Paper(title, [drawing], source, link="/almanac/sardinia")


def _ours(position: Position) -> SardiniaPosition:
    assert isinstance(position, SardiniaPosition)
    return position
