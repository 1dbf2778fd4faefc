"""The coach's tips, and when it holds its tongue."""

from osada.games.sardinia import GAME
from osada.games.sardinia.rules.state import BOASTING
from tests.games.sardinia.scene import SEATS, Scene


def tip(scene: Scene, name: str, seat: str | None = None) -> str | None:
    """A tip in English, if it is true for the seat to act."""
    actor = int(scene.position.turn()) if seat is None else SEATS.index(seat)
    found = [tip for tip in GAME.teaching.coach(scene.position, actor) if tip.id == name]
    return GAME.teaching.advise(found[0], GAME.text.language("en")) if found else None


def test_the_first_site_is_named_before_anything_else() -> None:
    scene = Scene(sites="6 17")
    first, *_others = GAME.teaching.coach(scene.position, 0)
    assert first.id == "first-site"
    assert "Site 6 is scored first" in GAME.teaching.advise(first, GAME.text.language("en"))
    assert "pole 6" in GAME.teaching.advise(first, GAME.text.language("pl"))
    assert tip(Scene().front("A", "admiral"), "first-site") is None


def test_whoever_has_no_settler_is_told_of_the_commander() -> None:
    assert tip(Scene(), "no-settler") is not None
    assert tip(Scene().settler("A", "p1"), "no-settler") is None
    assert tip(Scene().front("A", "commander"), "no-settler") is None


def test_settlers_without_a_ship() -> None:
    assert tip(Scene().settler("A", "p1"), "no-ship") is not None
    assert tip(Scene().settler("A", "p1").ship("A", "h1"), "no-ship") is None


def test_a_crop_within_reach_is_named_with_its_points() -> None:
    scene = Scene().settler("A", "p1").ship("A", "h1")
    assert tip(scene, "crop-ready") is not None
    assert tip(scene.front("A", "farmer"), "crop-ready") is None
    assert tip(Scene().settler("A", "p1"), "crop-ready") is None


def test_crop_tokens_allow_villages() -> None:
    scene = Scene().tokens("A", "wheat", 2)
    assert "allow 2 more villages" in (tip(scene, "village-allowed") or "")
    assert tip(Scene(), "village-allowed") is None


def test_a_guardian_that_pays_its_player_best() -> None:
    scene = Scene(sites="6 17").settler("A", "p1").front("A", "commander")
    assert "5 points for you" in (tip(scene, "call-now") or "")
    assert tip(Scene(sites="6 17").settler("A", "p1"), "call-now") is None, "can be answered"
    assert tip(scene.settler("B", "p1"), "call-now") is None, "a tie"


def test_one_influence_short_where_it_counts_next() -> None:
    scene = Scene(sites="6 17").settler("B", "p1")
    assert tip(scene, "one-short") is not None
    assert tip(scene.settler("A", "p1"), "one-short") is None


def test_a_tie_of_two_pays_nobody() -> None:
    scene = Scene(2, sites="6 17").settler("A", "p1").settler("B", "p1")
    assert tip(scene, "tied-for-two") is not None
    assert tip(scene.settler("A", "p1"), "tied-for-two") is None
    three = Scene(3, sites="6 17").settler("A", "p1").settler("B", "p1")
    assert tip(three, "tied-for-two") is None


def test_a_priest_shields_a_narrow_lead() -> None:
    scene = Scene(sites="6 17").settler("A", "p1")
    assert tip(scene, "shield") is not None
    assert tip(scene.priest("B", "p1"), "shield") is None


def test_the_last_place_in_a_province_that_counts() -> None:
    assert tip(Scene(sites="6 17").crowd("p1", 6), "last-place") is not None
    assert tip(Scene(sites="6 17").crowd("p1", 5), "last-place") is None


def test_a_guardian_in_hand_and_few_cards() -> None:
    assert tip(Scene().front("A", "priest", "admiral"), "guardian-in-hand") is not None
    assert tip(Scene().front("A", "priest"), "guardian-in-hand") is None
    played = ("priest", "admiral", "farmer", "commander", "architect")
    assert "You hold 2 cards" in (tip(Scene().front("A", *played), "cards-back") or "")
    assert tip(Scene().front("A", *played[1:]), "cards-back") is None


def test_the_queen_has_something_to_copy() -> None:
    assert tip(Scene().front("A", "priest", "admiral"), "queen-copies") is not None
    assert tip(Scene().front("A", "priest"), "queen-copies") is None


def test_a_province_that_counts_twice() -> None:
    assert "Nurra" in (tip(Scene(sites="1 5"), "scored-twice") or "")
    assert tip(Scene(sites="1 26"), "scored-twice") is None


def test_the_end_is_near() -> None:
    scene = Scene()
    assert tip(scene, "last-scorings") is None
    scene.position.scorings = 9
    assert "2 scorings are left" in (tip(scene, "last-scorings") or "")


def test_an_early_guardian_is_answered_and_the_next_card_decided() -> None:
    scene = Scene(sites="6 17").play("card guardian")
    assert "score site 6" in (tip(scene, "answer") or "")
    assert tip(scene, "answer", seat="A") is None, "it is not A's turn"
    scene.play("decline", "decline").nature("site 20")
    assert "Site 20" in (tip(scene, "turned-up") or "")
    assert tip(Scene(), "turned-up") is None


def test_the_variant_has_tips_of_its_own() -> None:
    scene = Scene(kept="1 2 3", guardian="alternative")
    assert "3 more" in (tip(scene, "guardian-waits") or "")
    assert tip(Scene(), "guardian-waits") is None
    scene.front("A", "priest", "admiral", "farmer").play("card guardian").nature("site 20")
    assert "Site 20" in (tip(scene, "kept-card") or "")
    assert tip(scene, "turned-up") is None


def test_a_full_tie_calls_for_a_boast() -> None:
    scene = Scene()
    assert tip(scene, "boast") is None
    scene.position.phase = BOASTING
    assert tip(scene, "boast", seat="A") is not None
