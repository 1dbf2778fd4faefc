"""A seat's holdings on the map, and two positions told apart by place."""

from osada.analysis.review.places import places
from osada.analysis.review.review_text import ReviewWriter
from osada.games.sardinia import GAME
from tests.games.sardinia.scene import SEATS, Scene


def has(scene: Scene, seat: str = "A", code: str = "en") -> list[str]:
    found = GAME.teaching.holdings(scene.position, SEATS.index(seat))
    return [GAME.teaching.tell_holding(place, GAME.text.language(code)) for place in found]


def test_what_is_scored_soon_comes_first_and_ships_last() -> None:
    scene = Scene(sites="6 17").settler("A", "p1").settler("A", "p3").ship("A", "h2")
    first, *others, last = has(scene)
    assert first == "the lead in Nurra, which is scored next (5 points)"
    assert any(each.startswith("the lead in Gallura (") for each in others)
    assert last == "a ship in Terranova (Olbia)"
    assert has(scene, code="pl")[-1] == "statek w porcie Terranova (Olbia)"


def test_second_place_and_a_lead_that_is_shared() -> None:
    second = Scene(3, sites="6 17").settler("A", "p1").settler("B", "p1", "p1")
    assert has(second)[0] == "second place in Nurra, which is scored next (2 points)"
    tied = Scene(3, sites="6 17").settler("A", "p1").settler("B", "p1")
    assert has(tied)[0] == "a share of the lead in Nurra, which is scored next (5 points)"


def test_a_reason_names_what_one_turn_has_and_the_other_has_not() -> None:
    best = Scene(sites="6 17").settler("A", "p1").ship("A", "h1")
    played = Scene(sites="6 17").settler("A", "p1").ship("A", "h2")
    found = places(GAME, 0, best.position, played.position)
    told = ReviewWriter(GAME, ["Ada", "Bo"], "en").places(found)
    assert told.startswith("After the better turn: a ship in Porto Torres; after the one that")
    assert "Terranova (Olbia)" in told
    assert "Nurra" not in told  # both have it
    assert "Po lepszej turze: statek w porcie" in ReviewWriter(GAME, ["A", "B"], "pl").places(found)
    same = places(GAME, 0, best.position, best.position)
    assert ReviewWriter(GAME, ["Ada", "Bo"], "en").places(same) == ""
