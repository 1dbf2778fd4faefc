"""The boards as text: readable in 80 columns, in both languages."""

from collections import Counter

import pytest

from osada.core.position import NATURE, OVER
from osada.core.rng import Rng
from osada.games.saltfjord import GAME
from osada.text.collation import order
from osada.text.grid import WIDTH
from tests.games.saltfjord.scene import Scene, laid_out

MOVES = GAME.moves

NAMES = ("Ada", "Bo", "Cy", "Dag van de Oude Noordzeehaven en omstreken")


def drawn(scene: Scene, seat: int | None = 0, code: str = "en") -> str:
    return GAME.text.draw(scene.position, seat, NAMES, GAME.text.language(code))


@pytest.mark.parametrize("code", ["en", "pl"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_position_of_a_game_fits_into_80_columns(players: int, code: str) -> None:
    rng, language = Rng(players), GAME.text.language(code)
    position = GAME.new(players, {"carts": "yes", "side": "village"})
    while (seat := int(position.turn())) != OVER:
        if seat >= 0 and rng.below(6) == 0:
            text = GAME.text.draw(position, seat, NAMES, language)
            assert max(map(len, text.splitlines())) <= WIDTH
        moves = position.legal(seat) if seat >= 0 else [m for m, _ in position.chances()]
        calm = [m for m in moves if MOVES.parts(m)[0].name not in {"pass", "free"}] or moves
        position.play(seat, calm[rng.below(len(calm))])


def test_a_village_shows_buildings_dice_workers_and_promenades() -> None:
    scene = Scene().tile("A", "D01", "r6c4").workers("A", 1).dice(white="4")
    scene.play("free", "worker r5c4", "die white 4", "line 4", "activate r1c4", "done")
    text = drawn(scene)
    assert "wood○" in text
    assert "paper♟" in text
    assert "(1 p)" in text
    assert "order/tech" in text


def test_what_is_in_hand_is_told() -> None:
    scene = Scene().dice(white="36").play("die white 3")
    assert "In hand: white die 3" in drawn(scene)
    assert "W ręku kość o wartości 3 (biała)" in drawn(scene, code="pl")
    scene.play("line 3", "done").play("die white 6", "line 6", "activate r2c6")
    assert "Action: go fishing" in drawn(scene, 1)


def test_looked_at_tokens_are_drawn_for_their_owner_only() -> None:
    scene = Scene().power("A", "two-tokens").dice(white="6")
    scene.play("die white 6", "line 6", "activate r2c6", "sail 1")
    scene.nature("token 1-fish3", "token 1-wood1")
    assert "In hand: 3 fish, kind 1 · 1 wood, kind 1" in drawn(scene, 0)
    assert "In hand" not in drawn(scene, 1)
    scene.play("keep first")
    assert "↑wood" in drawn(scene, 0)
    assert "↑wood" not in drawn(scene, 1)
    assert "↑wood" not in drawn(scene, None)


def test_the_set_up_shows_the_start_sets() -> None:
    position = laid_out(2)
    assert position.turn() != NATURE
    text = GAME.text.draw(position, 0, NAMES, GAME.text.language("en"))
    assert "Start sets" in text
    assert "3 fish and 2 wood, go fishing" in text
    assert "SR4" not in text, "what a tile does, not its number"


def test_the_stacks_tell_what_lies_on_top_and_its_price() -> None:
    text = drawn(Scene(), code="pl")
    assert "pierwszy stos dużych kafelków: 1 drewno i 1 deska → " in text
    assert "1 molo rybackie: " in text
    assert "ell-a" not in text


def test_the_almanac_explains_every_component() -> None:
    """Tiles and crates that are alike share an article; what is told of each can be found."""
    for code in ("en", "pl"):
        articles = GAME.teaching.almanac(GAME.text.language(code))
        assert all(article.title and article.text for article in articles)
        told = Counter(a.kind for a in articles for _ in (a.id, *a.also))
        wanted = {"ability": 8, "tile": 70, "crate": 48, "scoring": 11, "pier": 4, "track": 5}
        assert told == wanted
        for kind in wanted:
            titles = [order(article.title) for article in articles if article.kind == kind]
            assert titles == sorted(titles)


def test_an_article_of_a_tile_tells_what_it_costs_and_does() -> None:
    tiles = {article.id: article for article in GAME.teaching.almanac(GAME.text.language("en"))}
    tile = tiles["tile-L04"]
    assert "building it is your whole turn" in tile.text
    assert "when its row or column is activated, you may upgrade" in tile.text
    assert "Promenade: it brings 1 gold" in tile.text
    assert tile.facts == (("Costs", "1 wood and 1 plank"), ("In the box", "1"))
    assert tiles["tile-M01"].also == ("tile-M02",)
    assert "before the first round" in tiles["tile-SB2"].text
