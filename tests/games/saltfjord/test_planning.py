"""Moves that plans leave out, and that nothing is lost by it."""

from osada.bots.bot import ask
from osada.bots.greedy import GreedyBot
from osada.core.rng import Rng
from osada.games.saltfjord import GAME
from tests.games.saltfjord.scene import Scene

MOVES = GAME.moves
VALUE = GAME.ai.value


def left_out(scene: Scene) -> set[str]:
    """The moves on offer that plans leave out."""
    position, seat = scene.position, scene.position.turn()
    offered = position.legal(seat)
    return {MOVES.notation(move) for move in offered if VALUE.idle(position, seat, move)}


def best_plan(scene: Scene) -> list[str]:
    """The moves of a greedy bot until its turn is over."""
    bot, seat, told = GreedyBot(GAME, 1, beam=8), scene.position.turn(), list[str]()
    while scene.position.turn() == seat:
        plan = ask(bot, seat, scene.position, Rng(1))
        told += [MOVES.notation(move) for move in plan]
        scene.play(*told[-len(plan) :])
    return told


def test_goods_are_changed_where_they_are_paid() -> None:
    scene = Scene().has("A", fish=4, grain=1).dice(white="5")
    scene.play("die white 5", "line 5")
    assert "free" in left_out(scene)
    scene.play("activate r4c5")
    assert "free" not in left_out(scene)
    scene.play("free")
    assert "buy grain food" not in left_out(scene)


def test_before_a_turn_only_a_large_tile_is_prepared() -> None:
    scene = Scene().has("A", fish=9, wood=2, grain=1, gold=1).play("free")
    out = left_out(scene)
    assert {"buy grain food", "buy fish paper", "downgrade gold food", "sell wood"} <= out
    assert not {"buy wood plank", "buy fish wood", "downgrade gold plank"} & out


def test_a_gift_is_taken() -> None:
    assert "skip" in left_out(Scene().play("pass 1"))
    assert "skip" not in left_out(Scene().has("A", wood=1).play("pass 3"))


def test_workers_go_out_last_of_all_when_one_has_passed() -> None:
    scene = Scene().has("A", grain=1).workers("A", 1).play("pass 3", "skip", "skip")
    assert "free" not in left_out(scene)
    idle = Scene().has("A", grain=1).play("pass 3", "skip")
    assert "free" in left_out(idle)


def test_a_plan_buys_what_its_order_costs() -> None:
    """1 food and 1 wood for a crate: the food is bought for 2 fish and a grain."""
    scene = Scene().has("A", fish=2, grain=1, wood=1).crates("SC1", "C05").round(3)
    scene.position.crate_top[0] = -1
    scene.dice(white="5", orange="")
    plan = best_plan(scene)
    assert plan[:2] == ["die white 5", "line 5"]
    assert "buy grain food" in plan
    assert "order 2" in plan
