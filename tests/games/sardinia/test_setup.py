"""Parts and set-up: S1 to S5."""

from collections import Counter

import pytest

from osada.core.bits import count
from osada.core.position import NATURE
from osada.core.table import Table
from osada.games.sardinia import GAME
from osada.games.sardinia.rules.position import new_position
from osada.games.sardinia.rules.state import NOBODY, STANDARD
from osada.text.errors import OptionError
from tests.games.sardinia.scene import MOVES, Scene

ISLAND = GAME.tables.island


def test_s1_each_player_has_seven_cards_and_fifteen_pieces() -> None:
    for player in Scene(players=4).sees(None).players:
        assert len(player.hand) == 7
        assert player.reserve == {"priest": 1, "ship": 2, "fort": 3, "village": 4, "settler": 5}
        assert player.pieces_in_reserve == 15
        assert player.score == 0


@pytest.mark.parametrize("players", [0, 1, 5])
def test_s1_two_to_four_players(players: int) -> None:
    with pytest.raises(OptionError, match="for 2 to 4 players"):
        GAME.new(players)


def test_s1_an_empty_reserve_is_named_as_the_reason() -> None:
    scene = Scene().ship("A", "h1", "h2").fort("A", "1", "2", "3")
    assert scene.play("card admiral").why("ship h3") == "S1"
    scene = Scene().settler("A", *["p1"] * 5).play("card commander")
    assert scene.why("settler p3") == "S1"
    assert Scene().fort("A", "1", "2", "3").play("card architect").why("fort 9") == "S1"


def test_s2_the_island_has_16_provinces_26_sites_and_6_harbours() -> None:
    assert len(ISLAND.provinces) == 16
    assert sorted(site.number for site in ISLAND.forts) == list(range(1, 27))
    assert len({harbour.province for harbour in ISLAND.harbours}) == 6


def test_s3_sixteen_crop_tokens_lie_on_their_terrain() -> None:
    table = Table(GAME, 3, "crops")
    provinces = GAME.view(table.position, None).provinces
    dealt = {p.id: str(seen.crop) for p, seen in zip(ISLAND.provinces, provinces, strict=True)}
    assert Counter(dealt.values()) == {"wheat": 2, "olives": 4, "wine": 4, "thyme": 3, "cheese": 3}
    for province in ISLAND.provinces:
        assert dealt[province.id] in province.goods


def test_s3_crops_are_dealt_at_random() -> None:
    views = [GAME.view(Table(GAME, 2, str(seed)).position, None) for seed in range(20)]
    deals = {tuple(province.crop for province in view.provinces) for view in views}
    assert len(deals) > 15


def test_s4_two_of_eleven_cards_are_turned_up_and_fifteen_make_the_deck() -> None:
    seen = Scene(sites="6 17").sees("A")
    assert seen.next_sites == ["6", "17"]
    assert seen.row_face_down == 9
    assert seen.deck == 15


def test_s4_every_card_can_be_turned_up_first() -> None:
    position = GAME.new(2, {"first-player": "A"})
    while len(position.chances()) < 26:
        position.play(NATURE, position.chances()[0][0])
    assert [weight for _, weight in position.chances()] == [1] * 26


def test_s5_the_first_player_is_drawn_or_named() -> None:
    drawn = {Table(GAME, 3, str(seed)).position.turn() for seed in range(30)}
    assert drawn == {0, 1, 2}
    assert {Table(GAME, 3, str(s), {"first-player": "C"}).position.turn() for s in range(9)} == {2}


def test_s5_a_first_player_who_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(OptionError, match="seat D"):
        GAME.new(3, {"first-player": "D"})


def test_s5_turns_run_clockwise() -> None:
    scene = Scene(players=3)
    turns = ""
    for role in ("farmer", "farmer", "farmer", "priest"):
        turns += scene.turn
        scene.play(f"card {role}", "done")
    assert turns == "ABCA"


def test_s5_nobody_plays_out_of_turn() -> None:
    assert Scene(players=3).why("card farmer", seat="B") == "S5"


def test_s3_s4_s5_what_chance_decides_is_nobodys_move() -> None:
    scene = Scene(players=3)
    assert scene.why("deal-crop wine") == "S3"
    assert scene.why("site 3") == "S4"
    assert scene.why("first B") == "S5"


def test_nature_deals_what_is_left_and_no_more() -> None:
    """S3: of a kind that has run out no token can come."""
    position = new_position(GAME.tables, 2, STANDARD, NOBODY)
    for _ in range(16):
        moves = dict(position.chances())
        names = [MOVES.notation(move) for move in moves]
        assert 1 <= len(names) <= 2
        position.play(NATURE, next(iter(moves)))
    assert count(position.crops) == 16
