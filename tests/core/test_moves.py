import pytest

from osada.core.moves import Domain, Family, MoveTable
from osada.games.sardinia import GAME
from osada.text.errors import MoveError

MOVES = GAME.moves


def test_four_codecs_of_one_move() -> None:
    move = MOVES.from_notation("step p1 p2")
    assert MOVES.notation(move) == "step p1 p2"
    assert MOVES.to_json(move) == {"move": "step", "from": "p1", "to": "p2"}
    assert MOVES.from_json({"move": "step", "from": "p1", "to": "p2"}) == move
    english, polish = GAME.text.language("en"), GAME.text.language("pl")
    assert MOVES.sentence(move, english) == "Move a settler from Nurra to Anglona"
    assert MOVES.sentence(move, polish) == "Przesuń osadnika: Nurra → Anglona"
    assert MOVES.from_sentence("Przesuń osadnika: Nurra → Anglona", polish) == move


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no move is called ''"),
        ("fly p1", "no move is called 'fly'"),
        ("settler", "expected settler <province>"),
        ("settler p1 p2", "expected settler <province>"),
        ("settler p17", "no province is called 'p17'"),
        ("step p1 p16", "there is no such move"),
    ],
)
def test_a_bad_notation_says_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(MoveError, match=reason):
        MOVES.from_notation(text)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({}, "no move is called 'None'"),
        ({"move": "settler"}, "missing 'province'"),
        ({"move": "done", "province": "p1"}, "unknown 'province'"),
        ({"move": "settler", "province": 3}, "no province is called '3'"),
        ({"move": "sail", "from": "h1", "to": "h1"}, "there is no such move"),
    ],
)
def test_a_bad_object_says_what_is_wrong(data: dict[str, object], reason: str) -> None:
    with pytest.raises(MoveError, match=reason):
        MOVES.from_json(data)


def test_a_sentence_that_describes_nothing() -> None:
    with pytest.raises(MoveError, match="no move is described by"):
        MOVES.from_sentence("Fly to the moon", GAME.text.language("en"))


@pytest.mark.parametrize("move", [-1, MOVES.size])
def test_an_index_outside_of_the_table(move: int) -> None:
    with pytest.raises(MoveError, match="outside of the table"):
        MOVES.parts(move)


def test_families_follow_each_other_without_gaps() -> None:
    colour = Domain("colour", ["red", "blue"])
    with pytest.raises(MoveError, match="family b must start at 2, not 3"):
        MoveTable([Family(0, "a", {"colour": colour}), Family(3, "b")])


def test_a_family_knows_its_moves() -> None:
    family = MOVES.by_name["settler"]
    assert len(family) == 16
    assert family.move(6) == MOVES.from_notation("settler p7")
    with pytest.raises(MoveError, match="settler has no move"):
        family.move(16)
