"""W6: gold is spent last without asking, and no outcome that matters is lost."""

from itertools import product

from osada.games.settlers import GAME
from osada.games.settlers.content.tables import COST, COSTS
from osada.games.settlers.rules.paying import affordable, pay
from osada.games.settlers.rules.position import new_position
from tests.games.settlers.pack import Pack
from tests.games.settlers.scene import Scene

Purse = tuple[int, int, int, int]
Price = tuple[int, int, int]


def purses(most: int) -> list[Purse]:
    """All pools of up to so many of everything."""
    n = range(most + 1)
    return [(stone, wood, food, gold) for stone in n for wood in n for food in n for gold in n]


PRICES: list[Price] = [
    (COST[cost * 3], COST[cost * 3 + 1], COST[cost * 3 + 2])
    for cost in range(COSTS)
    if sum(COST[cost * 3 : cost * 3 + 3]) <= 3
]


def by_hand(pool: Purse, price: Price) -> set[Purse]:
    """Every pool that can be left if the player says for each resource what pays for it."""
    left = set()
    for golds in product(*(range(n + 1) for n in price)):
        stone, wood, food = (pool[k] - price[k] + golds[k] for k in range(3))
        if min(stone, wood, food) >= 0 and sum(golds) <= pool[3]:
            left.add((stone, wood, food, pool[3] - sum(golds)))
    return left


def by_rule(pool: Purse, price: Price) -> Purse | None:
    """The pool that is left if gold is spent last, `None` if it does not suffice."""
    position = new_position(GAME.tables, 1, 1, 1)
    for resource, amount in enumerate(pool):
        position.pool[resource] = amount
    cost = next(c for c in range(COSTS) if tuple(COST[c * 3 : c * 3 + 3]) == price)
    if not affordable(position, 0) >> cost & 1:
        return None
    pay(position, 0, cost, None)
    return (position.pool[0], position.pool[1], position.pool[2], position.pool[3])


def as_good(one: Purse, other: Purse) -> bool:
    """Tell whether the first pool becomes the second by letting its gold stand for kinds."""
    missing = [max(other[k] - one[k], 0) for k in range(3)]
    return sum(missing) + other[3] <= one[3]


def test_w6_whatever_can_be_paid_by_hand_is_paid_and_leaves_a_pool_as_good() -> None:
    """One payment: all pools of up to three of everything, all prices of up to three."""
    for pool in purses(3):
        for price in PRICES:
            left = by_rule(pool, price)
            choices = by_hand(pool, price)
            assert (left is not None) == bool(choices)
            assert left is None or all(as_good(left, other) for other in choices)


def test_w6_a_pool_as_good_can_pay_all_that_the_other_can() -> None:
    """So that by induction nothing is lost over any number of payments."""
    for one, other in product(purses(2), purses(2)):
        if not as_good(one, other):
            continue
        for price in PRICES[:12]:
            for left in by_hand(other, price):
                best = by_rule(one, price)
                assert best is not None
                assert as_good(best, left)


def treasury(fan: Pack) -> Scene:
    """A made-up building that notes a point for each gold spent."""
    scene = Scene(1, pack=fan, adventure=str(fan.sheets["treasury"]))
    return scene.works("treasury").finish_round()


def test_w6_where_spent_gold_counts_the_player_may_pay_in_gold(fan: Pack) -> None:
    scene = treasury(fan).pool(stone=2, gold=1)
    scene.play("gold-for stone", "build walls-1 a")
    assert scene.has() == {"stone": 2}
    assert scene.end("A").player().buildings[0].points == 1


def test_w6_every_way_to_pay_is_open_where_it_matters(fan: Pack) -> None:
    """A price of a stone and a wood, with a stone, a wood and two gold in the pool."""
    ways: dict[tuple[str, ...], dict[str, int]] = {
        (): {"gold": 2},
        ("gold-for stone",): {"stone": 1, "gold": 1},
        ("gold-for wood",): {"wood": 1, "gold": 1},
        ("gold-for stone", "gold-for wood"): {"stone": 1, "wood": 1},
    }
    for pledges, left in ways.items():
        scene = treasury(fan).built(walls=3).pool(stone=1, wood=1, gold=2)
        assert scene.play(*pledges, "build walls-4 a").has() == left


def test_w6_no_more_gold_is_pledged_than_there_is(fan: Pack) -> None:
    scene = treasury(fan).pool(stone=1, gold=1).play("gold-for wood")
    assert scene.why("gold-for stone") == "W6"
    scene.play("build walls-1 a")
    assert scene.has() == {"gold": 1}
