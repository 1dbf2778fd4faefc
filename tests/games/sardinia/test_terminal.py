"""The board as text."""

import re

import pytest

from osada.core.position import OVER
from osada.core.rng import Rng
from osada.games.sardinia import GAME
from osada.text.grid import WIDTH
from tests.games.sardinia.scene import Scene

NAMES = ["Ala", "Bo", "Cyd", "Dan"]


def board(scene: Scene, seat: int | None = 0, code: str = "en") -> str:
    names = NAMES[: scene.position.players]
    return GAME.text.draw(scene.position, seat, names, GAME.text.language(code))


def line(text: str, start: str) -> str:
    return next(row for row in text.splitlines() if row.strip(" ▸").startswith(start))


def kept(text: str) -> list[str]:
    """The kept cards as shown, seat by seat."""
    return re.findall(r"Kept: (.*)", text)


def test_a_province_shows_its_pieces_influence_sites_and_harbour() -> None:
    scene = Scene(sites="6 17").settler("A", "p1", "p1").village("B", "p1").priest("B", "p1")
    scene.fort("C", "5").ship("C", "h1").tokens("B", "wine")
    row = line(board(scene), "p1  Nurra 5")
    assert "A2:SS B3:VP C2" in row
    assert "[6]" in row
    assert "5C" in row
    assert "h1 C" in row


def test_a_player_shows_score_cards_crops_and_reserve() -> None:
    scene = Scene(players=4).front("A", "farmer").tokens("A", "wine", 2)
    text = board(scene)
    assert "▸A Ala · 0 points · Reserve: P1 H2 F3 V4 S5" in text
    assert "Hand: Admiral, Commander, Priest, Architect, Queen, Guardian" in text
    assert "Played: Farmer · Crop tokens: wine 2" in text


def test_kept_cards_are_shown_to_their_owner_only() -> None:
    scene = Scene(players=2, kept="23 24", guardian="alternative")
    assert kept(board(scene, 0)) == ["23", "face down"]
    assert kept(board(scene, 1)) == ["face down", "24"]
    assert kept(board(scene, None)) == ["face down", "face down"]


def test_a_kept_card_that_was_laid_out_is_shown_as_none() -> None:
    scene = Scene(players=2, kept="23 24", guardian="alternative")
    scene.front("A", "farmer", "queen", "priest").play("card guardian").nature("site 8")
    scene.play("swap")
    assert len(kept(board(scene))) == 1


def test_moves_left_and_a_piece_passing_through_are_told() -> None:
    scene = Scene().settler("A", "p3").crowd("p2", 7).play("card commander")
    assert "Moves left: 4" in board(scene)
    scene.play("step p3 p2")
    assert "A piece is passing through Anglona: 3 moves left." in board(scene)


@pytest.mark.parametrize("code", ["en", "pl"])
def test_the_board_fits_a_terminal(code: str) -> None:
    names, language = [*NAMES[:3], "Dan " * 10], GAME.text.language(code)
    position, rng = GAME.new(4, {"guardian": "alternative"}), Rng(1)
    while (seat := int(position.turn())) != OVER:
        moves = position.legal(seat) if seat >= 0 else [m for m, _ in position.chances()]
        position.play(seat, moves[rng.below(len(moves))])
        text = GAME.text.draw(position, None, names, language)
        assert max(map(len, text.splitlines())) <= WIDTH
