"""The Guardian and the fort cards: S20 to S22."""

from tests.games.sardinia.scene import MOVES, Scene


def test_s20_a_guardian_after_other_cards_scores_at_once() -> None:
    scene = Scene().front("A", "farmer").settler("A", "p1").play("card guardian")
    assert scene.scores == [5, 0, 0]
    assert scene.position.scorings == 1


def test_s20_before_an_early_guardian_scores_every_other_player_may_answer() -> None:
    scene = Scene(players=4).play("card guardian")
    assert scene.turn == "B"
    assert scene.position.scorings == 0
    assert "card guardian" not in scene.offered()
    assert scene.why("card guardian") == "S20"
    scene.play("card commander", "settler p1", "decline")
    assert scene.turn == "D"
    scene.play("card architect", "fort 6")
    assert scene.position.scorings == 1
    assert scene.scores == [0, 5, 0, 12]  # p1: B and D tie for 5; p2 and p4: D alone, 2 and 5


def test_s20_an_answer_can_be_declined_only_as_an_answer() -> None:
    assert Scene().why("decline") == "S20"


def test_s20_an_answering_queen_copies_only_her_players_cards() -> None:
    scene = Scene(players=2).front("B", "admiral").play("card guardian", "card queen")
    assert scene.offered() == ["copy admiral", "done"]


def test_s20_a_second_guardian_round_starts_afresh() -> None:
    """After a scoring the Guardian is again a first card for everybody."""
    scene = Scene(players=2).play("card guardian", "decline").nature("site 8").play("leave")
    assert scene.turn == "B"
    assert scene.play("card guardian").turn == "A"
    assert scene.offered("decline") == ["decline"]


def test_s21_the_books_example_6_17_then_8_is_left_or_replaced() -> None:
    left = Scene(sites="6 17").front("A", "farmer").play("card guardian").nature("site 8")
    assert left.sees("B").next_sites == ["17", "8"]
    assert left.offered() == ["leave", "replace"]
    assert left.play("leave").sees("A").next_sites == ["17", "8"]

    replaced = Scene(sites="6 17").front("A", "farmer").play("card guardian").nature("site 8")
    replaced.play("replace").nature("site 20")
    assert replaced.sees("A").next_sites == ["17", "20"]
    assert replaced.sees("A").under_deck == ["6", "8"]


def test_s21_cards_under_the_deck_do_not_come_again() -> None:
    scene = Scene(sites="6 17").front("A", "farmer").play("card guardian").nature("site 8")
    scene.play("replace")
    assert len(scene.position.chances()) == 26 - 3
    assert not {"site 6", "site 17", "site 8"} & _nature(scene)


def _nature(scene: Scene) -> set[str]:
    return {MOVES.notation(move) for move, _ in scene.position.chances()}


def test_s21_only_the_guardians_player_decides_and_only_then() -> None:
    scene = Scene().front("A", "farmer")
    assert scene.why("leave") == "S21"
    assert scene.why("replace") == "S21"
    scene.play("card guardian").nature("site 8")
    assert scene.turn == "A"
    assert scene.why("replace", seat="B") == "S5"


def test_s21_after_the_tenth_scoring_nothing_is_turned_up() -> None:
    scene = Scene(players=2)
    sites = iter(["1", "2", "3", "4", "5", "7", "8", "9", "10"])
    for number in range(1, 11):
        scene.play("card guardian", "decline")
        if number < 10:
            scene.nature(f"site {next(sites)}").play("leave")
    assert scene.position.scorings == 10
    assert scene.sees("A").next_sites == ["10"]
    assert scene.sees("A").row_face_down == 0
    assert scene.turn in "AB"


def test_s22_all_cards_return_and_the_next_player_has_a_turn() -> None:
    scene = Scene(players=3).front("A", "farmer").front("B", "queen", "priest").front("C", "queen")
    scene.play("card guardian").nature("site 8").play("leave")
    assert [len(player.hand) for player in scene.sees(None).players] == [7, 7, 7]
    assert scene.turn == "B"
