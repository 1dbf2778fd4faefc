"""A turn: S10, S11, S12, S13, S14, S15, S16, S17, S18 and S19."""

import itertools

import pytest

from osada.games.sardinia.rules.events import CropTaken
from tests.games.sardinia.scene import Scene

ROLES = ("admiral", "commander", "priest", "farmer", "architect", "queen", "guardian")


def test_s10_a_card_is_played_from_hand_and_lies_in_front() -> None:
    scene = Scene()
    assert scene.offered() == [f"card {role}" for role in ROLES]
    scene.play("card architect", "fort 3")
    assert scene.sees("B").players[0].front == ["architect"]
    assert scene.turn == "B"


def test_s10_a_played_card_cannot_be_played_again() -> None:
    assert Scene().front("A", "farmer").why("card farmer") == "S10"


def test_s10_what_belongs_to_another_card_is_not_part_of_the_action() -> None:
    scene = Scene().play("card farmer")
    assert scene.why("card admiral") == "S10"
    assert scene.why("ship h1") == "S10"
    assert scene.why("settler p1") == "S10"
    assert scene.why("priest p1") == "S10"
    assert scene.why("fort 1") == "S10"
    assert scene.why("copy admiral") == "S19"


@pytest.mark.parametrize("role", ROLES[:5])
def test_s11_a_card_may_be_spent_without_effect(role: str) -> None:
    scene = Scene().play(f"card {role}", "done")
    assert scene.turn == "B"
    assert len(scene.sees("A").players[0].hand) == 6


def test_s11_there_is_nothing_to_decline_before_a_card_is_played() -> None:
    assert Scene().why("done") == "S11"


def test_s12_the_admiral_puts_one_ship_into_a_harbour() -> None:
    scene = Scene().play("card admiral", "ship h5")
    assert scene.sees("A").players[0].ships == ["h5"]
    assert scene.turn == "B"


def test_s12_the_admiral_moves_one_or_both_ships_each_once() -> None:
    scene = Scene().ship("A", "h1", "h2").play("card admiral", "sail h1 h4")
    assert scene.why("sail h4 h5") == "S12"
    assert scene.why("ship h6") == "S12"
    scene.play("sail h2 h1")
    assert scene.sees("A").players[0].ships == ["h1", "h4"]
    assert scene.turn == "B"


def test_s12_a_ship_that_is_not_there_does_not_sail() -> None:
    scene = Scene().ship("A", "h1").play("card admiral")
    assert scene.why("sail h2 h3") == "S12"
    assert scene.play("sail h1 h3").turn == "B"


def test_s12_one_after_the_other_reaches_every_relocation_of_both() -> None:
    """Moving both at once reaches any two of the free and own harbours; so do two moves."""
    wanted = {frozenset(pair) for pair in itertools.combinations(("h1", "h2", "h4", "h5", "h6"), 2)}
    reached = {frozenset(_admiral().play("done").sees(None).players[0].ships)}
    for first in _admiral().offered("sail"):
        for second in _admiral().play(first).offered("sail"):
            ships = _admiral().play(first, second).sees(None).players[0].ships
            reached.add(frozenset(ships))
    assert reached == wanted


def _admiral() -> Scene:
    """Seat A's ships in h1 and h2, and a ship of B's that blocks h3 with two players."""
    return Scene(players=2).ship("A", "h1", "h2").ship("B", "h3").play("card admiral")


def test_s13_the_commander_places_one_settler_anywhere() -> None:
    scene = Scene().play("card commander")
    assert len(scene.offered("settler")) == 16
    scene.play("settler p13")
    assert scene.sees("B").provinces[12].settlers == [1, 0, 0]
    assert scene.turn == "B"


def test_s13_four_moves_are_split_among_the_settlers() -> None:
    scene = Scene().settler("A", "p1", "p16").play("card commander", "step p1 p4", "step p16 p12")
    assert scene.why("settler p3") == "S13"
    scene.play("step p4 p6", "step p6 p9")
    assert scene.turn == "B"
    assert scene.sees("A").provinces[8].settlers == [1, 0, 0]
    assert scene.sees("A").provinces[11].settlers == [1, 0, 0]


def test_s13_one_settler_may_use_all_moves_and_they_may_end_early() -> None:
    far = Scene().settler("A", "p1").play("card commander", "step p1 p2", "step p2 p7")
    assert far.play("step p7 p10", "step p10 p13").turn == "B"
    near = Scene().settler("A", "p1").play("card commander", "step p1 p2", "done")
    assert near.turn == "B"


def test_s13_a_settler_that_is_not_there_does_not_move() -> None:
    assert Scene().settler("B", "p1").play("card commander").why("step p1 p2") == "S13"


def test_s14_the_priest_is_placed_anywhere() -> None:
    scene = Scene().priest("B", "p4").play("card priest")
    assert len(scene.offered("priest")) == 16
    assert scene.play("priest p4").turn == "B"


def test_s14_the_priest_moves_up_to_three_times() -> None:
    scene = Scene().priest("A", "p1").play("card priest")
    assert scene.why("priest p3") == "S1"
    scene.play("priest-to p2", "priest-to p7", "priest-to p10")
    assert scene.turn == "B"
    assert scene.sees("A").players[0].priest == "p10"


def test_s14_a_priest_in_the_reserve_does_not_walk() -> None:
    assert Scene().play("card priest").why("priest-to p2") == "S14"


def test_s15_a_foreign_priest_closes_a_province_to_settlers_and_villages() -> None:
    scene = Scene().priest("B", "p2").settler("A", "p1").tokens("A", "wine").front("A", "commander")
    built = Scene().priest("B", "p2").tokens("A", "wine").play("card architect")
    scene.play("card queen", "copy commander")
    assert scene.why("settler p2") == "S15"
    assert scene.why("step p1 p2") == "S15"
    assert built.why("village p2") == "S15"


def test_s15_not_if_a_priest_of_ones_own_is_there_too() -> None:
    scene = Scene().priest("B", "p2").priest("A", "p2").settler("A", "p1").play("card commander")
    assert scene.why("settler p2") is None
    assert scene.why("step p1 p2") is None


def test_s15_another_priest_may_enter_and_what_stands_there_stays() -> None:
    scene = Scene().priest("B", "p2").settler("A", "p2").play("card priest")
    assert scene.why("priest p2") is None
    assert scene.influence("p2") == [1, 1, 0]


def test_s15_settlers_may_leave_but_not_come_back_or_pass_through() -> None:
    scene = Scene().priest("B", "p2").settler("A", "p2").play("card commander", "step p2 p1")
    assert scene.why("step p1 p2") == "S15"


def test_s15_a_full_province_next_to_closed_ones_is_no_way_out() -> None:
    """S7 with S15: the settler could not go on, since the only ways out are closed or full."""
    scene = Scene(players=4).settler("A", "p14").crowd("p15", 7).priest("D", "p14")
    scene.play("card commander", "step p14 p11", "step p11 p9", "step p9 p11")
    assert scene.why("step p11 p15") == "S7"


def test_s16_the_harbours_own_province() -> None:
    scene = Scene().ship("A", "h1").settler("A", "p1").play("card farmer")
    assert scene.offered("crop") == ["crop p1"]


def test_s16_an_unbroken_chain_of_settlers_from_the_harbour() -> None:
    scene = Scene().ship("A", "h1").settler("A", "p1", "p2", "p7", "p8", "p16").play("card farmer")
    assert scene.offered("crop") == ["crop p1", "crop p2", "crop p7", "crop p8"]
    assert scene.why("crop p16") == "S16"


def test_s16_no_chain_without_a_settler_in_the_harbours_province() -> None:
    scene = Scene().ship("A", "h1").settler("A", "p2", "p7").play("card farmer")
    assert scene.offered() == ["done"]


def test_s16_other_peoples_ships_and_settlers_do_not_join() -> None:
    scene = Scene().ship("B", "h1").settler("A", "p1", "p2").settler("B", "p4").play("card farmer")
    assert scene.why("crop p1") == "S16"


def test_s16_a_token_that_is_gone_is_gone() -> None:
    scene = Scene(players=2).ship("A", "h1").settler("A", "p1").play("card farmer", "crop p1")
    scene.play("card farmer", "done").front("A").play("card farmer")
    assert scene.why("crop p1") == "S16"


def test_s17_one_two_three_four_points_for_tokens_of_a_kind() -> None:
    scene = Scene().ship("A", "h1").settler("A", "p1").crop("p1", "wine")
    for number in (1, 2, 3, 4):
        scene.position.crops |= 1
        scene.position.actor = 0
        scene.front("A").play("card farmer", "crop p1")
        event = scene.last(CropTaken)
        assert isinstance(event, CropTaken)
        assert event.points == number
    assert scene.scores == [10, 0, 0]
    assert scene.sees("A").players[0].crops["wine"] == 4


def test_s17_each_kind_counts_for_itself() -> None:
    scene = Scene().ship("A", "h1").settler("A", "p1").crop("p1", "olives").tokens("A", "wine", 3)
    assert scene.play("card farmer", "crop p1").scores == [1, 0, 0]


def test_s18_the_architect_builds_a_fort_or_a_village() -> None:
    scene = Scene().tokens("A", "wine").play("card architect")
    assert len(scene.offered("fort")) == 26
    assert len(scene.offered("village")) == 16
    scene.play("village p6")
    assert scene.influence("p6") == [2, 0, 0]
    assert scene.turn == "B"


def test_s18_no_more_villages_than_crop_tokens() -> None:
    none = Scene().play("card architect")
    assert none.why("village p1") == "S18"
    two = Scene().tokens("A", "wine", 2).village("A", "p1", "p2").play("card architect")
    assert two.why("village p3") == "S18"
    one = Scene().tokens("A", "wine", 2).village("A", "p1").play("card architect")
    assert one.why("village p3") is None


def test_s18_a_fifth_village_does_not_exist() -> None:
    scene = Scene().tokens("A", "wine", 5).village("A", *["p1"] * 4).play("card architect")
    assert scene.why("village p3") == "S1"


def test_s19_the_queen_copies_a_card_in_front() -> None:
    scene = Scene().front("A", "admiral", "farmer").play("card queen")
    assert scene.offered() == ["copy admiral", "copy farmer", "done"]
    assert scene.why("copy architect") == "S19"
    scene.play("copy admiral", "ship h1")
    assert scene.turn == "B"
    assert scene.sees("A").players[0].ships == ["h1"]


def test_s19_with_no_card_before_her_the_queen_does_nothing() -> None:
    assert Scene().play("card queen").turn == "B"


def test_s19_the_queens_commander_has_four_moves_again() -> None:
    scene = Scene().front("A", "commander").settler("A", "p1").play("card queen", "copy commander")
    assert scene.sees("A").points == 4
