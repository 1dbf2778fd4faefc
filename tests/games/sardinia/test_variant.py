"""The Alternative Guardian: S32 to S35."""

import msgspec

from osada.games.sardinia.rules.events import CardPutBack, KeptCardSeen, SecondCardSeen
from tests.games.sardinia.scene import Scene

THREE = ("farmer", "queen", "priest")


def variant(**options: str) -> Scene:
    return Scene(players=3, sites="6 17", kept="1 2 3", guardian="alternative", **options)


def scored() -> Scene:
    """Seat A has played the Guardian after three cards, and fort card 8 is turned up."""
    return variant().front("A", *THREE).play("card guardian").nature("site 8")


def test_s32_each_player_keeps_a_card_that_nobody_else_sees() -> None:
    scene = variant()
    assert [player.kept for player in scene.sees("B").players] == ["hidden", "2", "hidden"]
    assert [player.kept for player in scene.sees(None).players] == ["hidden"] * 3
    for event in (e for e in scene.told if isinstance(e, KeptCardSeen)):
        assert [seat for seat in range(3) if event.seen_by(seat)] == [event.seat]
        assert not event.seen_by(None)
    assert scene.sees("A").deck == 12


def test_s32_without_the_variant_nobody_keeps_a_card() -> None:
    assert [player.kept for player in Scene().sees("A").players] == [None] * 3


def test_s33_the_guardian_waits_for_three_other_cards() -> None:
    assert variant().front("A", "farmer", "queen").why("card guardian") == "S33"
    assert variant().front("A", *THREE).why("card guardian") is None


def test_s34_a_leave_the_card_and_keep_one_of_two() -> None:
    scene = scored()
    assert scene.offered() == ["leave", "replace", "swap"]
    scene.play("leave").nature("site 25")
    assert scene.sees("A").drawn == "25"
    assert scene.sees("B").drawn == "hidden"
    assert scene.offered() == ["keep-old", "keep-new"]
    scene.play("keep-new")
    assert scene.sees("A").players[0].kept == "25"
    assert scene.sees("A").next_sites == ["17", "8"]
    assert scene.turn == "B"


def test_s34_a_the_card_put_back_is_seen_by_nobody_else() -> None:
    scene = scored().play("leave").nature("site 25").play("keep-old")
    assert scene.sees("A").players[0].kept == "1"
    assert scene.sees("B").under_deck == ["6"]
    seen = next(e for e in scene.told if isinstance(e, SecondCardSeen))
    assert not seen.seen_by(1)
    assert b"25" not in msgspec.json.encode([e for e in scene.told if isinstance(e, CardPutBack)])


def test_s34_b_replace_the_card_from_the_deck() -> None:
    scene = scored().play("replace").nature("site 25")
    assert scene.sees("A").next_sites == ["17", "25"]
    assert scene.sees("A").players[0].kept == "1"
    assert scene.turn == "B"


def test_s34_c_replace_the_card_with_the_kept_one_and_draw_another() -> None:
    scene = scored().play("swap").nature("site 25")
    assert scene.sees("B").next_sites == ["17", "1"]
    assert scene.sees("B").players[0].kept == "hidden"
    assert scene.sees("A").players[0].kept == "25"
    assert scene.sees("B").under_deck == ["6", "8"]
    assert scene.turn == "B"


def test_s34_is_only_for_the_variant_and_the_moment_after_a_scoring() -> None:
    standard = Scene().front("A", *THREE).play("card guardian").nature("site 8")
    assert standard.why("swap") == "S34"
    assert variant().why("swap") == "S34"
    assert variant().why("keep-new") == "S34"


def test_s35_no_guardian_is_a_first_card_in_the_variant() -> None:
    scene = variant().front("A", *THREE).play("card guardian")
    assert scene.position.scorings == 1
    assert scene.turn == "nature"
