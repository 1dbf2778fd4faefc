"""What a game says of its places can be told in both languages."""

from __future__ import annotations

import random

import pytest

from osada.core.game import Game
from osada.core.position import NATURE, OVER, Position
from osada.games import every


def wandered(game: Game, seed: int) -> Position:
    """A position somewhere in a game of which nobody thinks."""
    mode, dice = game.modes()[0], random.Random(seed)
    position = game.new(mode.players, mode.options)
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
    found = [place for position in positions for place in game.places(position, 0)]
    assert found
    told = {code: [game.tell_place(p, game.language(code)) for p in found] for code in ("en", "pl")}
    assert all(one != other for one, other in zip(*told.values(), strict=True))
    assert not any("place-" in text or "{" in text for texts in told.values() for text in texts)
