"""The fjord: F30 to F33, F39, F40, F42, and who knows which token."""

from osada.bots.known import as_known
from osada.core.rng import Rng
from osada.core.snapshot import key
from osada.games.saltfjord import GAME
from osada.games.saltfjord.content.grid import KINDS
from osada.games.saltfjord.rules.events import TokenLoaded, TokenSeen
from tests.games.saltfjord.scene import Scene

TOKEN = GAME.moves.token

LOOKS = ("two-tokens",)


def fishing(scene: Scene | None = None) -> Scene:
    """Seat A uses the fishing building at r2c6."""
    scene = (scene or Scene()).dice(white="6", orange="22")
    return scene.play("die white 6", "line 6", "activate r2c6")


def test_f30_in_the_harbour_only_moving_is_possible() -> None:
    scene = fishing()
    assert scene.offered() == ["sail 1", "skip"]
    assert scene.why("return") == "F30"


def test_f30_in_the_last_area_only_returning_is_possible() -> None:
    scene = fishing(Scene().boat("A", 6))
    assert scene.offered() == ["return", "skip"]
    assert scene.why("sail 1") == "F30"


def test_f30_an_empty_stack_gives_no_token_but_the_boat_moves() -> None:
    scene = fishing(Scene().stack(1, 1, 0)).play("sail 1")
    assert scene.player("A").boat == 1
    assert scene.player("A").load == []


def test_f31_a_move_takes_the_top_token_of_kind_1() -> None:
    scene = fishing().play("sail 1").nature("token 1-points1")
    assert scene.player("A").load == ["1-points1"]
    assert scene.sees("B").players[0].load == ["1-points1"]
    assert scene.points("A") == 0
    assert fishing().why("sail 2") == "F42"


def test_f31_a_full_boat_throws_a_token_overboard() -> None:
    scene = fishing(Scene().boat("A", 2, "1-fish2", "1-fish3", "1-wood1")).play("sail 1")
    scene.nature("token 1-points1")
    assert scene.offered() == ["overboard 1", "overboard 2", "overboard 3", "overboard new"]
    scene.play("overboard 1")
    assert scene.player("A").load == ["1-fish3", "1-wood1", "1-points1"]
    assert scene.sees(None).fjord[2].stacks[0].under == ["1-fish2"]


def test_f31_the_token_just_taken_may_go_overboard_too() -> None:
    scene = fishing(Scene().boat("A", 2, "1-fish2", "1-fish3", "1-wood1")).play("sail 1")
    scene.nature("token 1-points1").play("overboard new")
    assert scene.player("A").load == ["1-fish2", "1-fish3", "1-wood1"]
    assert scene.sees(None).fjord[2].stacks[0].under == ["1-points1"]


def test_f31_tokens_go_overboard_at_any_time_under_the_stack_of_their_kind() -> None:
    scene = Scene().boat("A", 4, "1-fish2", "2-points3").play("free", "overboard 2")
    assert scene.player("A").load == ["1-fish2"]
    assert scene.sees("B").fjord[3].stacks[1].under == ["2-points3"]
    assert scene.play("free").why("overboard 2") == "F31"
    assert scene.why("overboard new") == "F31"


def test_f31_what_lies_under_a_stack_is_drawn_after_all_the_rest_in_order() -> None:
    scene = Scene().boat("A", 1, "1-fish2", "1-wood1").stack(1, 1, 1).workers("A", 1)
    scene.play("free", "overboard 1", "free", "overboard 1").boat("A", 0).dice(white="6666")
    scene.play("die white 6", "line 6", "activate r2c6", "sail 1").nature("token 1-points1")
    assert scene.sees(None).fjord[0].stacks[0].under == ["1-fish2", "1-wood1"]
    scene.play("done").play("die white 6", "line 6", "activate r2c6", "sail 1")
    assert scene.player("B").load == ["1-fish2"]
    assert scene.sees(None).fjord[0].stacks[0].under == ["1-wood1"]


def test_f32_a_return_scores_the_area_and_all_tokens() -> None:
    scene = fishing(Scene().boat("A", 6, "1-fish3", "3-points4-fish1")).play("return")
    assert scene.points("A") == 7 + 4
    assert scene.goods("A") == {"fish": 4}
    assert (scene.player("A").boat, scene.player("A").load) == (0, [])
    assert scene.player("A").caught == {"1-fish3": 1, "3-points4-fish1": 1}


def test_f32_an_empty_boat_may_return() -> None:
    assert fishing(Scene().boat("A", 2)).play("return").points("A") == 1


def test_f33_worked_example_of_a_return() -> None:
    """An area worth 2 with 2 fish, 1 point and 1 wood: 3 points, 2 fish, 1 wood."""
    scene = fishing(Scene().boat("A", 3, "1-fish2", "1-points1", "1-wood1")).play("return")
    assert scene.points("A") == 3
    assert scene.goods("A") == {"fish": 2, "wood": 1}


def test_f40_worked_example_of_the_double_slot() -> None:
    """4 points on x2, 3 points and 2 fish: 8 + 3 points and 2 fish, plus the area."""
    scene = Scene().power("A", "better-boat").boat("A", 1, "1-fish2", "2-points3", "3-points4")
    scene = fishing(scene).play("return")
    assert scene.points("A") == 8 + 3
    assert scene.goods("A") == {"fish": 2}


def test_f39_only_points_are_doubled_and_only_on_the_better_side() -> None:
    tokens = ("1-fish3", "1-points1-fish1")
    basic = fishing(Scene().boat("A", 1, *tokens)).play("return")
    assert (basic.points("A"), basic.goods("A")) == (1, {"fish": 4})
    better = fishing(Scene().power("A", "better-boat").boat("A", 1, *tokens)).play("return")
    assert (better.points("A"), better.goods("A")) == (2, {"fish": 4})


def test_the_harbour_master_scores_for_each_return() -> None:
    scene = fishing(Scene().ability("A", "harbour-master").boat("A", 1)).play("return")
    assert scene.points("A") == 2


# Looking at two tokens


def looking(first: str = "1-fish2", second: str = "1-wood1") -> Scene:
    """Seat A looks at 2 fish and 1 wood in area 1."""
    scene = fishing(Scene(3).power("A", *LOOKS)).play("sail 1")
    return scene.nature(f"token {first}", f"token {second}")


def test_f42_of_two_tokens_one_is_kept_and_the_other_put_back_on_top() -> None:
    scene = looking()
    assert scene.offered() == ["keep first", "keep second"]
    assert scene.sees("A").decision.tokens == ["1-fish2", "1-wood1"]
    scene.play("keep second")
    assert scene.player("A").load == ["1-wood1"]
    assert scene.sees("A").fjord[0].stacks[0].top == "1-fish2"
    assert scene.why("keep first") == "F42"


def test_f42_only_the_one_who_looked_knows_what_is_on_top() -> None:
    scene = looking()
    assert scene.sees("B").decision.tokens == []
    scene.play("keep first")
    for other in ("B", "C", None):
        assert scene.sees(other).fjord[0].stacks[0].top is None
    seen = [event for event in scene.told if isinstance(event, TokenSeen)]
    assert [event.seen_by(0) for event in seen] == [True, True]
    assert not any(event.seen_by(seat) for event in seen for seat in (1, 2, None))
    assert TokenLoaded(0, TOKEN.parse("1-fish2")) in scene.told


def test_f42_dealing_anew_keeps_what_a_seat_knows() -> None:
    scene = looking().play("keep first")
    faces = set()
    for seed in range(40):
        for seat in (0, 1, -1):
            copy = scene.position.clone()
            copy.reshuffle(seat, Rng(seed))
            assert not any("token" in fault for fault in GAME.broken(copy))
            top = int(copy.token_top[0]) - 1
            if seat == 0:
                assert top == TOKEN.parse("1-wood1")
            else:
                faces.add(top)
    assert len(faces) > 2


def test_f42_a_token_that_only_others_had_seen_is_news_and_cannot_be_taken_back() -> None:
    scene = Scene()
    wood = TOKEN.parse("1-wood1")
    scene.position.token_top[0], scene.position.token_known[0] = wood + 1, 2  # seat B looked
    scene.play("pass 1", "sail 1")
    assert TokenSeen(0, wood, audience=1) in scene.told
    scene = Scene()
    scene.position.token_top[0], scene.position.token_known[0] = wood + 1, 1  # seat A itself
    scene.play("pass 1", "sail 1")
    assert not any(isinstance(event, TokenSeen) for event in scene.told)


def test_f42_a_redeal_does_not_depend_on_what_was_in_hand() -> None:
    one, other = looking().position, looking("1-points1", "1-points1").position
    for seed in range(200):
        deals = [position.clone() for position in (one, other)]
        for deal in deals:
            deal.reshuffle(1, Rng(seed))
        assert key(GAME, deals[0]) == key(GAME, deals[1])


def test_f42_a_bot_plans_in_the_deal_in_which_its_plan_is_checked() -> None:
    """Otherwise it counts on the fish of a token that turns out to be wood, and cannot pay."""
    position = Scene().position
    for area in range(6):
        face = TOKEN.parse("1-wood1" if area % 2 else "1-fish2")
        position.tokens[face] -= 1
        position.token_left[area * KINDS] -= 1
        position.token_top[area * KINDS] = face + 1
        position.token_known[area * KINDS] = 2  # seat B put it back
    for seed in range(50):
        dealt = position.clone()
        dealt.reshuffle(0, Rng(seed))
        assert key(GAME, as_known(dealt, 0)) == key(GAME, as_known(position, 0))


def test_f42_tokens_in_hand_are_dealt_anew_for_others() -> None:
    scene = looking()
    hands = set()
    for seed in range(40):
        copy = scene.position.clone()
        copy.reshuffle(1, Rng(seed))
        assert not any("token" in fault for fault in GAME.broken(copy))
        hands.add(int(copy.stack[copy.depth - 1]))
    assert len(hands) > 5
    mine = scene.position.clone()
    mine.reshuffle(0, Rng(1))
    assert mine.stack == scene.position.stack


def test_f42_a_known_token_stays_on_top_until_it_is_drawn() -> None:
    scene = looking().play("keep first", "free", "overboard 1", "done")
    scene.play("die orange 2", "line 2", "activate r2c6", "sail 1")
    assert scene.player("B").load == ["1-wood1"]
    assert scene.sees("A").fjord[0].stacks[0].top is None


def test_f42_who_knew_the_top_knows_it_is_back_if_another_token_is_kept() -> None:
    scene = looking().play("keep first", "done").power("B", *LOOKS)
    scene.play("die orange 2", "line 2", "activate r2c6", "sail 1").nature("token 1-fish3")
    assert scene.sees("B").decision.tokens == ["1-wood1", "1-fish3"]
    scene.play("keep second")
    assert scene.sees("A").fjord[0].stacks[0].top == "1-wood1"
    assert scene.sees("B").fjord[0].stacks[0].top == "1-wood1"
    assert scene.sees("C").fjord[0].stacks[0].top is None


def test_f42_if_the_known_token_is_kept_the_one_put_back_is_new() -> None:
    scene = looking().play("keep first", "done").power("B", *LOOKS)
    scene.play("die orange 2", "line 2", "activate r2c6", "sail 1").nature("token 1-fish3")
    scene.play("keep first")
    assert scene.sees("A").fjord[0].stacks[0].top is None
    assert scene.sees("B").fjord[0].stacks[0].top == "1-fish3"


def test_f42_of_two_alike_nobody_else_can_tell_which_one_is_back() -> None:
    scene = looking().play("keep first", "done").power("B", *LOOKS)
    scene.play("die orange 2", "line 2", "activate r2c6", "sail 1").nature("token 1-wood1")
    scene.play("keep second")
    assert scene.sees("A").fjord[0].stacks[0].top is None
    assert scene.sees("B").fjord[0].stacks[0].top == "1-wood1"


def test_f42_kind_2_and_kind_3_come_with_their_steps() -> None:
    two = fishing(Scene().power("A", "two-tokens", "kind-2"))
    assert two.offered("sail") == ["sail 1", "sail 2"]
    assert two.why("sail 3") == "F42"
    three = fishing(Scene().power("A", "kind-3")).play("sail 3")
    three.nature("token 3-points5", "token 3-points3").play("keep first")
    assert three.player("A").load == ["3-points5"]
    assert three.sees("A").fjord[0].stacks[2].top == "3-points3"


def test_f42_with_one_token_left_that_one_is_taken() -> None:
    scene = fishing(Scene().power("A", *LOOKS).stack(1, 1, 1)).play("sail 1")
    scene.nature("token 1-fish3")
    assert scene.player("A").load == ["1-fish3"]
    assert not any(isinstance(event, TokenSeen) for event in scene.told)
