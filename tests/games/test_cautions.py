"""Cautions in words: every caution that comes up in a game can be said in both languages."""

import pytest

from osada.core.position import OVER
from osada.core.rng import Rng
from osada.games import find
from osada.teaching.teaching import teaching_of


@pytest.mark.parametrize("name", ["saltfjord", "sardinia", "settlers"])
def test_every_caution_of_a_game_can_be_said(name: str) -> None:
    game, rng, seen = find(name), Rng(5), set[str]()
    for players in (2, 3):
        position = game.new(players)
        while (seat := int(position.turn())) != OVER:
            moves = position.legal(seat) if seat >= 0 else [m for m, _ in position.chances()]
            for move in moves if seat >= 0 else []:
                if found := teaching_of(game).caution(position, seat, move):
                    seen.add(found.message)
                    for code in ("en", "pl"):
                        assert teaching_of(game).warning(
                            position, seat, move, game.text.language(code)
                        )
            position.play(seat, moves[rng.below(len(moves))])
    assert len(seen) >= 3
