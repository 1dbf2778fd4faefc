"""Pebbles as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec

from examples.pebbles.events import Added, Done, LuckSeen, LuckShown, Rolled, RoundBegan
from examples.pebbles.position import (
    ADD,
    DIE,
    DONE,
    LUCK,
    MOST,
    ROLL,
    ROUNDS,
    PebblesPosition,
    new_position,
)
from osada.core.errors import ContentError
from osada.core.game import Game, Mode, RuleId
from osada.core.language import Language
from osada.core.levels import Recipe
from osada.core.moves import Domain, Family, MoveTable
from osada.core.options import Choices
from osada.core.position import Position

FACE = Domain("face", ["1", "2", "3"], ["1", "2", "3"])


class View(msgspec.Struct):
    """What a seat sees: every bowl, and its own lucky number."""

    round: int
    pebbles: list[int]
    luck: list[int | None]


class Pebbles(Game):
    """Fill your bowl; all play at once."""

    name = "pebbles"
    revision = 1
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
    levels: ClassVar[dict[str, Recipe]] = {
        "level5": Recipe("plans", iterations=16, beam=4, plans=4),
    }

    def start(self, players: int, options: Choices) -> PebblesPosition:
        return new_position(players)

    def modes(self) -> list[Mode]:
        return [Mode(players) for players in self.players]

    def why_not(self, position: Position, seat: int, move: int) -> RuleId | None:
        state = _ours(position)
        everybody_waits = not 1 <= state.round <= ROUNDS or state.rolling >= 0
        if move >= DIE or everybody_waits or not 0 <= seat < state.players:
            return "P1"
        if state.done >> seat & 1:
            return "P4"
        if move == ADD and state.added[seat] >= MOST:
            return "P2"
        return "P3" if move == ROLL and state.rolled[seat] else None

    def view(self, position: Position, seat: int | None) -> msgspec.Struct:
        state = _ours(position)
        over = state.round > ROUNDS
        luck = [int(n) if i == seat or over else None for i, n in enumerate(state.luck)]
        return View(int(state.round), [int(n) for n in state.pebbles], luck)

    def broken(self, position: Position) -> list[str]:
        state = _ours(position)
        return ["P2: more than three pebbles added"] if max(state.added) > MOST else []

    def content(self) -> dict[str, bytes]:
        return {}

    def check_content(self, files: Mapping[str, bytes]) -> None:
        for name in files:
            raise ContentError("$", "Pebbles has no data files", file=name)

    def draw(
        self, position: Position, seat: int | None, names: Sequence[str], language: Language
    ) -> str:
        bowls = zip(names, position.scores(), strict=True)
        return "\n".join(f"{name}: {'o' * bowl}" for name, bowl in bowls)


def _ours(position: Position) -> PebblesPosition:
    assert isinstance(position, PebblesPosition)
    return position
