"""The game object of Pebbles: its editions and its facets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from examples.pebbles.events import Added, Done, LuckSeen, LuckShown, Rolled, RoundBegan
from examples.pebbles.features import PebblesFeatures
from examples.pebbles.position import (
    ADD,
    DIE,
    DONE,
    LUCK,
    ROLL,
    ROUNDS,
    PebblesPosition,
    Tables,
    new_position,
)
from osada.core.content import decode, in_file
from osada.core.game import Game, Mode, RuleId
from osada.core.game_text import GameText
from osada.core.moves import Domain, Family, MoveTable
from osada.core.options import Choices
from osada.evaluation.ai import Ai
from osada.evaluation.recipe import Recipe
from osada.text.errors import ContentError
from osada.text.language import Language

FACE = Domain("face", ["1", "2", "3"], ["1", "2", "3"])


class Bowl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The optional data file `bowl.json`."""

    most: Annotated[int, Meta(ge=1, le=9)] = 3
    """Pebbles to add in a round."""


class View(msgspec.Struct):
    """The view of a seat: every bowl, and its own lucky number."""

    round: int
    pebbles: list[int]
    luck: list[int | None]


class Pebbles(Game[PebblesPosition]):
    """Fill your bowl; all play at once."""

    name = "pebbles"
    revisions: ClassVar[tuple[int, ...]] = (1,)
    additions = ("bowl.json",)
    players = range(1, 7)
    options = ()
    rules: ClassVar[tuple[RuleId, ...]] = ("P1", "P2", "P3", "P4", "P5")
    moves = MoveTable(
        [
            Family(ADD, "add"),
            Family(ROLL, "roll"),
            Family(DONE, "done"),
            Family(DIE, "die", {"face": FACE}),
            Family(LUCK, "luck", {"face": FACE}),
        ]
    )
    events = (RoundBegan, Added, Rolled, Done, LuckSeen, LuckShown)
    domains = ()
    scalars = ("players", "round", "dealt", "rolling", "done")
    arrays = ("pebbles", "added", "rolled", "luck")
    ai: Ai

    def __init__(
        self, files: Mapping[str, bytes] | None = None, revision: int | None = None
    ) -> None:
        super().__init__(files, revision)
        self.tables = Tables(_bowl(self.content()).most)
        self.text = GameText(self, draw=_draw)
        levels = {"level5": Recipe("plans", iterations=16, beam=4, plans=4)}
        self.ai = Ai(self.package, features=PebblesFeatures(), levels=levels)

    def start(self, players: int, options: Choices) -> PebblesPosition:
        return new_position(players, self.tables)

    def modes(self) -> list[Mode]:
        return [Mode(players) for players in self.players]

    def why_not(self, position: PebblesPosition, seat: int, move: int) -> RuleId | None:
        everybody_waits = not 1 <= position.round <= ROUNDS or position.rolling >= 0
        if move >= DIE or everybody_waits or not 0 <= seat < position.players:
            return "P1"
        if position.done >> seat & 1:
            return "P4"
        if move == ADD and position.added[seat] >= position.tables.most:
            return "P2"
        return "P3" if move == ROLL and position.rolled[seat] else None

    def view(self, position: PebblesPosition, seat: int | None) -> msgspec.Struct:
        over = position.round > ROUNDS
        luck = [int(n) if i == seat or over else None for i, n in enumerate(position.luck)]
        return View(int(position.round), [int(n) for n in position.pebbles], luck)

    def broken(self, position: PebblesPosition) -> list[str]:
        return ["P2: too many pebbles added"] if max(position.added) > position.tables.most else []

    def check_content(self, files: Mapping[str, bytes]) -> None:
        for name in files:
            if name not in self.additions:
                raise ContentError("$", "content-files", file=name, known="bowl.json")
        _bowl(files)


def _bowl(files: Mapping[str, bytes]) -> Bowl:
    if "bowl.json" not in files:
        return Bowl()
    with in_file("bowl.json"):
        return decode(files["bowl.json"], Bowl)


def _draw(
    position: PebblesPosition, seat: int | None, names: Sequence[str], language: Language
) -> str:
    bowls = zip(names, position.scores(), strict=True)
    return "\n".join(f"{name}: {'o' * bowl}" for name, bowl in bowls)
