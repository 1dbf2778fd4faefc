"""What a game says of its places can be told in both languages."""

from __future__ import annotations

import random

import pytest

from osada.analysis.review.model import Places
from osada.analysis.review.review_text import ReviewWriter
from osada.core.game import Game
from osada.core.position import NATURE, OVER, Position
from osada.games import every, find
from osada.teaching.teaching import teaching_of


def wandered(game: Game, seed: int) -> Position:
    """A position somewhere in a game of which nobody thinks."""
    mode, dice = game.modes()[0], random.Random(seed)
    position: Position = game.new(mode.players, mode.options)
    for _ in range(400):
        turn = int(position.turn())
        if turn == OVER:
            break
        moves = [move for move, _ in position.chances()] if turn == NATURE else position.legal(turn)
        position.play(turn, dice.choice(moves))
    return position


@pytest.mark.parametrize("game", every(), ids=lambda game: game.name)
def test_every_place_is_told(game: Game) -> None:
    positions = [wandered(game, seed) for seed in range(3)]
    found = [place for position in positions for place in teaching_of(game).holdings(position, 0)]
    assert found
    told = {
        code: [teaching_of(game).tell_holding(p, game.text.language(code)) for p in found]
        for code in ("en", "pl")
    }
    assert all(one != other for one, other in zip(*told.values(), strict=True))
    assert not any("place-" in text or "{" in text for texts in told.values() for text in texts)


def test_places_are_told_for_the_better_turn_and_for_both() -> None:
    game = find("sardinia")
    place = teaching_of(game).holdings(wandered(game, 1), 0)[0]
    teller = ReviewWriter(game, ["Ada", "Bo"], "en")
    said = teaching_of(game).tell_holding(place, game.text.language("en"))
    assert teller.places(Places()) == ""
    assert teller.places(Places([place])) == f"After the better turn: {said}."
    assert teller.places(Places([], [place])) == ""
    assert teller.places(Places([place], [place])).endswith(f"that was played: {said}.")


def test_an_outlook_names_those_whose_points_change() -> None:
    teller = ReviewWriter(find("sardinia"), ["Ada", "Bo"], "en")
    assert teller.outlook([0.04, -0.04]) == ""
    assert "Bo" in teller.outlook([0.0, 1.5])
    assert "Ada" not in teller.outlook([0.0, 1.5])
    assert "Ada" in teller.outlook([0.05, 0.0])
