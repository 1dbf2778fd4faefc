"""The payment helper: the cheapest row of legal free actions (F14, F36)."""

from osada.core.rng import Rng
from osada.games.saltfjord import GAME
from osada.games.saltfjord.presentation.conversion import cheapest_for
from osada.games.saltfjord.presentation.payment import cheapest
from tests.games.saltfjord.scene import Scene

MOVES = GAME.moves


def steps(scene: Scene, move: str) -> list[str] | None:
    """The helper's choices, without the moves that only ask for a free action."""
    found = cheapest(MOVES, scene.position, 0, MOVES.from_notation(move))
    if found is None:
        return None
    return [MOVES.notation(step) for step in found if MOVES.notation(step) != "free"]


def ordering(**goods: int) -> Scene:
    scene = Scene().has("A", **goods).crates("SC1", "C05").dice(white="5")
    return scene.play("die white 5", "line 5", "activate r4c5")


def test_what_can_be_paid_needs_no_steps() -> None:
    assert steps(ordering(wood=1, grain=1), "order 1") == []


def test_a_downgrade_pays_where_it_is_the_cheapest() -> None:
    assert steps(ordering(plank=1, grain=1, fish=9), "order 1") == ["downgrade plank wood"]


def test_gold_stands_for_anything() -> None:
    assert steps(ordering(gold=1, grain=1), "order 1") == [
        "downgrade gold plank",
        "downgrade plank wood",
    ]


def test_fish_buy_what_is_missing() -> None:
    assert steps(ordering(grain=1, fish=3), "order 1") == ["buy fish wood"]
    assert steps(ordering(grain=1, fish=2), "order 1") is None


def test_selling_brings_the_fish_for_a_die() -> None:
    scene = Scene().has("A", food=1, wood=1).dice(white="3").play("die white 3")
    assert steps(scene, "line 5") == ["sell food"]
    assert steps(scene, "line 4") == ["sell wood"]
    assert steps(scene, "line 6") == ["sell wood", "sell food"]


def test_an_ability_makes_it_cheaper() -> None:
    scene = ordering(grain=1, fish=2).ability("A", "workshop")
    assert steps(scene, "order 1") == ["buy fish wood"]
    pedlar = ordering(grain=1, fish=1).ability("A", "pedlar")
    assert steps(pedlar, "order 1") == ["trade wood"]


def test_what_is_not_on_offer_cannot_be_paid() -> None:
    scene = ordering(gold=9)
    assert steps(scene, "build ell-a") is None
    assert steps(scene, "line 3") is None
    assert steps(scene.level("A", "crafts", 3), "technology crafts") is None
    assert steps(scene, "technology fishing") is not None


def test_a_cost_can_be_asked_for_as_well() -> None:
    scene = Scene().has("A", gold=1)
    found = cheapest_for(scene.position, 0, {"paper": 1})
    assert found is not None
    assert [MOVES.notation(step) for step in found][1::2] == [
        "downgrade gold book",
        "downgrade book paper",
    ]
    assert cheapest_for(scene.position, 0, {"gold": 2}) is None


def test_a_way_is_one_choice_whose_steps_are_all_legal() -> None:
    scene = ordering(gold=2, grain=1, fish=3)
    found = GAME.text.ways(scene.position, 0, GAME.text.language("en"))
    assert {MOVES.notation(way.moves[-1]) for way in found} >= {"order 1", "order 2"}
    for way in found:
        position = scene.position.clone()
        for move in way.moves:
            assert move in position.legal(0)
            position.play(0, move)


def test_a_way_says_what_is_given_for_it() -> None:
    scene = ordering(gold=1, grain=1)
    told = {
        code: [way.sentence for way in GAME.text.ways(scene.position, 0, GAME.text.language(code))]
        for code in ("en", "pl")
    }
    assert "Fill the order on stack 1 (before that, exchange 1 gold for 1 wood)" in told["en"]
    assert "Zrealizuj zlecenie ze stosu 1 (przedtem wymiana: 1 złoto → 1 drewno)" in told["pl"]
    bought = GAME.text.ways(ordering(grain=1, fish=3).position, 0, GAME.text.language("en"))
    assert any("exchange 3 fish for 1 wood" in way.sentence for way in bought)


def test_a_tile_and_a_deal_can_be_paid_by_conversion() -> None:
    large = Scene().has("A", plank=2)
    assert steps(large, "build ell-a") == ["downgrade plank wood"]
    small = Scene().has("A", plank=1).dice(white="1")
    small.play("die white 1", "line 1", "activate r3c1")
    assert steps(small, "build one-a") == ["downgrade plank wood"]
    deal = Scene().has("A", food=1).at_pier("A", 4, "C01").play("pass 2", "skip")
    assert steps(deal, "deal grain") == ["downgrade food grain"]


def test_no_way_is_offered_to_others_or_without_free_actions() -> None:
    assert GAME.text.ways(Scene().position, 0, GAME.text.language("pl")) == []
    assert GAME.text.ways(ordering(gold=1).position, 1, GAME.text.language("pl")) == []


def test_every_way_in_random_games_is_legal() -> None:
    rng = Rng(11)
    for players in (1, 2):
        position = Scene(players, carts="yes").has("A", gold=2, fish=4).position
        for _ in range(150):
            seat = position.turn()
            if seat == -2:
                break
            if seat >= 0:
                for way in GAME.text.ways(position, int(seat), GAME.text.language("en")):
                    copy = position.clone()
                    for move in way.moves:
                        assert move in copy.legal(seat)
                        copy.play(seat, move)
            moves = position.legal(seat) if seat >= 0 else [m for m, _ in position.chances()]
            calm = [m for m in moves if MOVES.parts(m)[0].name not in {"pass", "free"}] or moves
            position.play(seat, calm[rng.below(len(calm))])
