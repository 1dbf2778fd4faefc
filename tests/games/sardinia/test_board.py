"""The board: S6 to S9."""

from tests.games.sardinia.scene import Scene


def test_s6_nothing_is_added_to_a_full_province() -> None:
    scene = Scene().crowd("p7", 7).tokens("A", "wine")
    assert scene.sees("A").provinces[6].full
    assert Scene().crowd("p7", 7).play("card commander").why("settler p7") == "S6"
    assert Scene().crowd("p7", 7).play("card priest").why("priest p7") == "S6"
    assert scene.play("card architect").why("village p7") == "S6"


def test_s6_the_seventh_piece_may_come_and_forts_and_ships_do_not_count() -> None:
    scene = Scene().crowd("p1", 6).fort("B", "1", "5", "6").ship("B", "h1")
    scene.play("card commander", "settler p1")
    assert scene.position.crowd[0] == 7


def test_s7_a_settler_passes_through_a_full_province_but_does_not_stay() -> None:
    scene = Scene().settler("A", "p3").crowd("p2", 7)
    scene.play("card commander", "step p3 p2")
    assert scene.sees("A").passing_through == "p2"
    assert scene.sees("A").provinces[1].settlers == [1, 5, 2]
    assert scene.offered() == ["step p2 p1", "step p2 p3", "step p2 p4", "step p2 p5", "step p2 p7"]
    assert scene.sees("A").provinces[1].influence == [0, 5, 2]
    assert scene.why("done") == "S7"
    assert scene.why("settler p9") == "S7"
    scene.play("step p2 p1")
    assert scene.position.settlers[0] == 1
    assert scene.position.crowd[1] == 7


def test_s7_a_settler_with_its_last_move_does_not_enter_a_full_province() -> None:
    scene = Scene().settler("A", "p3").crowd("p2", 7)
    scene.play("card commander", "step p3 p5", "step p5 p3", "step p3 p5")
    assert scene.why("step p5 p2") == "S7"
    assert "step p5 p8" in scene.offered()


def test_s7_two_full_provinces_in_a_row_need_two_more_moves() -> None:
    scene = Scene(players=4).settler("A", "p14").crowd("p15", 7)
    scene.village("D", "p12", "p12", "p12", "p12").settler("D", "p12", "p12", "p12")
    scene.play("card commander", "step p14 p11", "step p11 p14")
    scene.play("step p14 p15")
    assert scene.why("step p15 p12") == "S7"
    assert scene.offered() == ["step p15 p11", "step p15 p14"]


def test_s7_while_one_settler_is_passing_no_other_moves() -> None:
    scene = Scene().settler("A", "p3", "p14").crowd("p2", 7).play("card commander", "step p3 p2")
    assert scene.why("step p14 p15") == "S7"


def test_s7_a_priest_passes_through_too() -> None:
    scene = Scene().priest("A", "p3").crowd("p2", 7).play("card priest", "priest-to p2")
    assert scene.sees("A").provinces[1].priests == [True, False, False]
    assert scene.sees("A").provinces[1].influence == [0, 5, 2]
    assert scene.why("done") == "S7"
    assert scene.position.crowd[1] == 7
    scene.play("priest-to p4", "done")
    assert scene.sees("A").provinces[3].influence == [1, 0, 0]
    assert scene.sees("A").players[0].priest == "p4"
    assert scene.turn == "B"


def test_s7_a_priest_crosses_one_border_at_a_time() -> None:
    scene = Scene().priest("A", "p3").play("card priest")
    assert scene.why("priest-to p16") == "S7"
    assert scene.offered("priest-to") == ["priest-to p2", "priest-to p5"]


def test_s7_the_province_that_a_piece_leaves_has_room_for_it_again() -> None:
    scene = Scene(players=4).settler("A", "p3").crowd("p3", 6)
    scene.settler("C", *["p2"] * 4).settler("D", *["p2"] * 3)
    scene.play("card commander", "step p3 p2", "step p2 p3")
    assert scene.position.crowd[2] == 7


def test_s8_one_fort_a_site() -> None:
    scene = Scene().fort("B", "12").play("card architect")
    assert scene.why("fort 12") == "S8"
    assert "fort 11" in scene.offered()


def test_s9_two_ships_a_harbour_but_not_two_of_one_player() -> None:
    scene = Scene(players=3).ship("A", "h1").ship("B", "h2").ship("C", "h2").play("card admiral")
    assert scene.why("ship h1") == "S9"
    assert scene.why("ship h2") == "S9"
    assert scene.offered("ship") == ["ship h3", "ship h4", "ship h5", "ship h6"]


def test_s9_one_ship_a_harbour_with_two_players() -> None:
    scene = Scene(players=2).ship("B", "h2").play("card admiral")
    assert scene.why("ship h2") == "S9"
    assert len(scene.offered("ship")) == 5


def test_s9_two_players_share_a_harbour_in_larger_games() -> None:
    scene = Scene(players=4).ship("B", "h2").play("card admiral", "ship h2")
    assert scene.position.ships[0] == scene.position.ships[1]
