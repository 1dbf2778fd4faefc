"""Nothing that the book allows is lost by asking for free actions (docs/saltfjord.md).

A second, naive model plays the book: sell, pay 2 fish for an upgrade, downgrade along any arrow,
in any order and number. The purses that it can reach are compared with those that the game's moves
lead to, from many purses and at every kind of decision.
"""

import itertools

import pytest

from osada.core.position import NATURE
from osada.core.rng import Rng
from osada.games.saltfjord import GAME
from osada.games.saltfjord.rules.moves import DONE, FREE, SKIP
from osada.games.saltfjord.rules.position import SaltfjordPosition
from tests.games.saltfjord.scene import Scene

MOVES = GAME.moves

KINDS = ("fish", "wood", "grain", "paper", "plank", "food", "book", "gold")
UP = {
    "fish": ("wood", "grain", "paper"),
    "wood": ("plank",),
    "grain": ("food",),
    "paper": ("book",),
    "plank": ("gold",),
    "food": ("gold",),
    "book": ("gold",),
}
SALE = {"wood": 1, "grain": 1, "paper": 1, "plank": 2, "food": 2, "book": 2, "gold": 3}

Purse = tuple[int, ...]


def by_the_book(purse: Purse) -> set[Purse]:
    """Every purse that free actions can make of one, the printed text taken literally."""
    reached, left = {purse}, [purse]
    while left:
        for after in _one_step(left.pop()):
            if after not in reached:
                reached.add(after)
                left.append(after)
    return reached


def _one_step(purse: Purse) -> list[Purse]:
    found = []
    for kind, fish in SALE.items():
        found.append(_changed(purse, {kind: -1, "fish": fish}))
    for below, above in ((b, a) for b, ups in UP.items() for a in ups):
        found.append(_changed(purse, {above: -1, below: 1}))
        bought = {above: 1, "fish": -2}
        bought[below] = bought.get(below, 0) - 1
        found.append(_changed(purse, bought))
    return [after for after in found if min(after) >= 0]


def _changed(purse: Purse, by: dict[str, int]) -> Purse:
    return tuple(n + by.get(kind, 0) for kind, n in zip(KINDS, purse, strict=True))


def by_the_moves(position: SaltfjordPosition) -> set[Purse]:
    """Every purse that `free` and a conversion, again and again, lead to."""
    reached, left = {_purse(position)}, [position]
    while left:
        before = left.pop()
        for after in _after_a_free_action(before):
            if _purse(after) not in reached:
                reached.add(_purse(after))
                left.append(after)
    return reached


def _after_a_free_action(position: SaltfjordPosition) -> list[SaltfjordPosition]:
    seat = position.turn()
    if FREE not in position.legal(seat):
        return []
    menu = position.clone()
    menu.play(seat, FREE)
    found = []
    for move in menu.legal(seat):
        if MOVES.parts(move)[0].name in {"sell", "buy", "downgrade"}:
            after = menu.clone()
            after.play(seat, move)
            goes_on = after.stack == position.stack
            assert goes_on or FREE not in after.legal(seat), "the turn goes on where it stood"
            found.append(after)
    return found


def _purse(position: SaltfjordPosition) -> Purse:
    return tuple(int(n) for n in position.goods[:8])


def small_purses() -> list[Purse]:
    """All purses of up to three things, and some with many fish."""
    purses = [
        tuple(chosen.count(kind) for kind in KINDS)
        for size in range(4)
        for chosen in itertools.combinations_with_replacement(KINDS, size)
    ]
    return [*purses, (7, 0, 0, 0, 0, 0, 0, 0), (5, 1, 0, 0, 0, 1, 0, 0), (4, 0, 1, 0, 0, 0, 0, 1)]


def test_f36_every_purse_of_the_book_is_reached_and_no_other() -> None:
    scene = Scene()
    for purse in small_purses():
        scene.has("A", **dict(zip(KINDS, purse, strict=True)))
        assert by_the_moves(scene.position) == by_the_book(purse), purse


@pytest.mark.parametrize(
    "moves",
    [
        (),
        ("die white 4",),
        ("die white 4", "line 4"),
        ("die white 4", "line 4", "activate r1c4"),
        ("die white 5", "line 5", "activate r4c5"),
        ("die white 6", "line 6", "activate r2c6"),
        ("die orange 6", "line 6", "activate r6c3"),
        ("die white 1", "line 1", "activate r3c1"),
        ("pass 1",),
        ("pass 1", "skip"),
    ],
)
def test_f36_at_every_decision_of_ones_turn(moves: tuple[str, ...]) -> None:
    scene = Scene().dice(white="1456", orange="6").has("A", gold=1, fish=3).play(*moves)
    assert by_the_moves(scene.position) == by_the_book(_purse(scene.position))


def test_f36_between_two_activations_a_worker_may_be_used_too() -> None:
    scene = Scene().workers("A", 1).dice(white="4")
    scene.play("die white 4", "line 4", "activate r1c4", "free")
    assert scene.offered("worker") == [
        "worker r2c6",
        "worker r3c1",
        "worker r4c5",
        "worker r5c4",
        "worker r6c2",
        "worker r6c3",
    ]


def test_f36_with_something_in_hand_a_free_action_comes_before_or_after() -> None:
    """A tile's place, a token to keep, a crate's pier and an ability wait for no resources."""
    tile = Scene().has("A", wood=1, plank=1, gold=1).play("build ell-a")
    assert tile.why("free") == "F36"
    assert tile.play("place r1c1").why("free") == "F36"
    tile.play("turn 0").chance()
    assert tile.why("free") is None


def test_f36_asking_for_free_actions_adds_one_move_to_a_decision() -> None:
    """Branching stays sane: the menu is a decision of its own, and it is small."""
    rng, most = Rng(3), 0
    scene = Scene(2)
    position = scene.position
    while position.turn() != -2:
        seat = position.turn()
        if seat == NATURE:
            position.play(NATURE, position.chances()[0][0])
            continue
        legal = position.legal(seat)
        assert sum(move == FREE for move in legal) <= 1
        most = max(most, len(legal))
        busy = [m for m in legal if MOVES.parts(m)[0].name != "pass" and m not in (DONE, SKIP)]
        choice = busy or legal
        position.play(seat, choice[rng.below(len(choice))])
    assert most < 64


def test_f36_free_actions_come_to_an_end() -> None:
    """Each one lowers the worth of a purse, so no turn goes on for ever."""
    worth = dict(zip(KINDS, (1, 2, 2, 2, 3, 3, 3, 4), strict=True))

    def total(purse: Purse) -> int:
        return sum(n * worth[kind] for kind, n in zip(KINDS, purse, strict=True))

    for purse in small_purses():
        assert all(total(after) < total(purse) for after in _one_step(purse))
