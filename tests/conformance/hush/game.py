"""Hush as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec

from osada.core.bits import count, members
from osada.core.game import Game, Mode, RuleId
from osada.core.game_text import GameText
from osada.core.moves import Domain, Family, MoveTable
from osada.core.options import Choices
from osada.text.errors import ContentError
from osada.text.language import Language
from tests.conformance.hush import events
from tests.conformance.hush.position import (
    ARRAYS,
    CARDS,
    DRAW,
    LAY,
    LAYING,
    LOOK,
    NOTHING,
    PASS,
    SCALARS,
    WINNING,
    HushPosition,
    begin,
)

NAMES = [str(card) for card in range(CARDS)]
CARD = Domain("card", NAMES, NAMES)


class View(msgspec.Struct):
    """The view of a seat: its own cards, the number of the others' cards, and those shown."""

    round: int
    phase: int
    winner: int
    hand: list[int]
    cards: list[int]
    laid: list[int | None]
    has_laid: list[bool]
    shown: list[int]
    deck: int
    last: int | None
    points: list[int]


class Hush(Game[HushPosition]):
    """Lay a card, and say nothing."""

    name = "hush"
    revision = 1
    players = range(2, 4)
    options = ()
    rules: ClassVar[tuple[RuleId, ...]] = ("H1", "H2", "H3", "H4", "H5")
    moves = MoveTable(
        [
            Family(LAY, "lay", {"card": CARD}),
            Family(LOOK, "look"),
            Family(PASS, "pass"),
            Family(DRAW, "draw", {"card": CARD}, nature=True),
        ]
    )
    events = (
        events.RoundBegan,
        events.Drew,
        events.Got,
        events.Laid,
        events.Shown,
        events.Won,
        events.Looked,
        events.Saw,
        events.Passed,
    )
    domains = (CARD,)
    scalars = SCALARS
    arrays = ARRAYS
    kind: ClassVar[type[HushPosition]] = HushPosition

    def __init__(
        self, files: Mapping[str, bytes] | None = None, revision: int | None = None
    ) -> None:
        super().__init__(files, revision)
        self.text = GameText(self, draw=self._draw)

    def start(self, players: int, options: Choices) -> HushPosition:
        return begin(self.kind(), players)

    def modes(self) -> list[Mode]:
        return [Mode(players) for players in self.players]

    def why_not(self, position: HushPosition, seat: int, move: int) -> RuleId | None:
        state = position
        if move >= DRAW or not state.open_seats() >> seat & 1:
            return "H1"
        if move < LOOK:
            mine = state.phase == LAYING and state.hand[seat] >> (move - LAY) & 1
            return None if mine else "H2"
        if state.phase != WINNING:
            return "H3"
        return "H4" if move == LOOK and state.looked >> seat & 1 else None

    def view(self, position: HushPosition, seat: int | None) -> View:
        state = position
        return View(
            round=int(state.round),
            phase=int(state.phase),
            winner=int(state.winner),
            hand=[] if seat is None else members(state.hand[seat]),
            cards=[int(count(cards)) for cards in state.hand],
            laid=[int(card) if i == seat else None for i, card in enumerate(state.laid)],
            has_laid=[card != NOTHING for card in state.laid],
            shown=[int(card) for card in state.shown],
            deck=int(count(state.deck)) + (state.last != NOTHING),
            last=int(state.last) if seat is not None and state.looked >> seat & 1 else None,
            points=[int(points) for points in state.points],
        )

    def broken(self, position: HushPosition) -> list[str]:
        """H5: no card is in two places."""
        state = position
        places = [members(state.deck), *(members(cards) for cards in state.hand)]
        places += [[int(card)] for card in (state.last, *state.laid) if card != NOTHING]
        cards = [card for place in places for card in place]
        return ["H5: a card is in two places"] if len(cards) != len(set(cards)) else []

    def content(self) -> dict[str, bytes]:
        return {}

    def check_content(self, files: Mapping[str, bytes]) -> None:
        for name in files:
            raise ContentError("$", "Hush has no data files", file=name)

    def _draw(
        self, position: HushPosition, seat: int | None, names: Sequence[str], language: Language
    ) -> str:
        view = self.view(position, seat)
        cards = " ".join(str(card) for card in view.hand)
        points = zip(names, view.points, strict=True)
        return "\n".join([cards, *(f"{name}: {number}" for name, number in points)])
