"""The board as text."""

import pytest

from osada.games.sardinia import GAME
from tests.games.sardinia.scene import Scene

NAMES = ["Ala", "Bo", "Cyd", "Dan"]


def board(scene: Scene, seat: int | None = 0, code: str = "en") -> str:
    names = NAMES[: scene.position.players]
    return GAME.draw(scene.position, seat, names, GAME.language(code))


def line(text: str, start: str) -> str:
    return next(row for row in text.splitlines() if row.strip(" ▸").startswith(start))


def test_a_province_shows_its_pieces_influence_sites_and_harbour() -> None:
    scene = Scene(sites="6 17").settler("A", "p1", "p1").village("B", "p1").priest("B", "p1")
    scene.fort("C", "5").ship("C", "h1").tokens("B", "wine")
    row = line(board(scene), "p1 Nurra")
    assert "A:SS B:VP" in row
    assert "A2 B3 C2" in row
    assert "[6]" in row
    assert "5C" in row
    assert "h1 Porto Torres C:H" in row


def test_a_player_shows_score_cards_crops_and_reserve() -> None:
    scene = Scene(players=4).front("A", "farmer").tokens("A", "wine", 2)
    row = line(board(scene), "A Ala")
    assert "wine 2" in row
    assert "P1 H2 F3 V4 S5" in row
    assert "▸A Ala" in board(scene)


def test_kept_cards_are_shown_to_their_owner_only() -> None:
    scene = Scene(players=2, kept="23 24", guardian="alternative")
    assert line(board(scene, 0), "A Ala").endswith("23")
    assert line(board(scene, 1), "A Ala").endswith("face down")
    assert "24" not in line(board(scene, None), "B Bo")


def test_a_kept_card_that_was_laid_out_is_shown_as_none() -> None:
    scene = Scene(players=2, kept="23 24", guardian="alternative")
    scene.front("A", "farmer", "queen", "priest").play("card guardian").nature("site 8")
    scene.play("swap")
    assert line(board(scene), "A Ala").endswith("–")


def test_moves_left_and_a_piece_passing_through_are_told() -> None:
    scene = Scene().settler("A", "p3").crowd("p2", 7).play("card commander")
    assert "Moves left: 4" in board(scene)
    scene.play("step p3 p2")
    assert "A piece is passing through Anglona: 3 moves left." in board(scene)


@pytest.mark.parametrize("code", ["en", "pl"])
def test_the_board_fits_a_terminal(code: str) -> None:
    scene = Scene(players=4, guardian="alternative", kept="1 2 3 4")
    for seat in "ABCD":
        scene.tokens(seat, "wine", 2).tokens(seat, "olives", 1).tokens(seat, "thyme", 1)
    assert max(len(row) for row in board(scene, 0, code).splitlines()) <= 120
