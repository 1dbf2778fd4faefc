"""Passive abilities are optional where that can matter, by revision 2 of the rules (W35, W15)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from osada.conformance import rule_checks
from osada.conformance.random_game import random_game
from osada.core.game import Mode
from osada.games.settlers import GAME
from osada.games.settlers.content.tables import COST
from osada.games.settlers.rules.events import AbilityDeclined
from osada.games.settlers.rules.position import SettlersPosition
from osada.games.settlers.rules.state import BRIDGES
from tests.games.settlers import before
from tests.games.settlers.pack import Data, Pack, fan_file, load
from tests.games.settlers.scene import RESOURCES, Scene

BEFORE = Pack(before.BEFORE, {})
"""The game by revision 1, which forced passive abilities."""
DIFFERENT = ("9", "14")
"""Two of the printed sheets on which the revisions differ."""

MADE: dict[str, Data] = {
    "porters": {"kind": "discount", "track": "bridges", "resource": "any", "times": 1},
    "masons": {"kind": "discount", "track": "walls", "resource": "stone", "times": 1},
    "quarriers": {"kind": "discount", "track": "bridges", "resource": "stone", "times": 1},
    "paver": {"kind": "vp_per", "stat": "stone_spent", "vp": 1, "max": 2},
    "goldsmith": {"kind": "vp_if", "cond": {"stat": "gold_spent", "min": 1}, "vp": 2},
    "threshers": {"kind": "harvest_bonus", "n": 1, "times": 1},
    "reapers": {"kind": "harvest_bonus", "n": 2, "times": 1},
}
TOGETHER = {
    "porters": ["quarriers", "masons", "paver", "goldsmith", "bazaar"],
    "masons": ["porters", "paver", "goldsmith", "reapers", "tavern"],
    "threshers": ["reapers", "porters", "paver", "palace", "bazaar"],
}


@pytest.fixture(scope="module")
def made() -> Pack:
    """Buildings that meet on one sheet."""
    return load(fan_file(MADE, TOGETHER))


def bridge_builder(pack: Pack | None = None) -> Scene:
    """Sheet 9 with a Bridge Builder, one stone and no wood."""
    scene = Scene(1, pack=pack, adventure="9").works("bridge_builder").pool(stone=1)
    return scene.play("build bridges-1 a")


# Sheet 9


def test_w35_revision_1_makes_a_bridge_builder_unable_to_go_on() -> None:
    scene = bridge_builder(BEFORE).play("build bridges-2 a")
    assert scene.has() == {"stone": 1}
    assert scene.why("build bridges-3 a") == "W11"
    assert scene.why("decline") == "W35"


def test_w35_the_bridge_builder_may_keep_the_discount_for_the_next_bridge() -> None:
    scene = bridge_builder().play("build bridges-2 a")
    assert scene.offered() == ["save stone", "decline"]
    assert scene.why("save wood") == "W11"
    assert scene.why("done") == "W11"
    scene.play("decline", "build bridges-3 a")
    assert scene.player().complete_sections[BRIDGES] == 3
    assert scene.has() == {}
    assert AbilityDeclined(0, GAME.tables.villages[9].building[scene.slot("bridge_builder")]) in (
        scene.told
    )


def test_w35_it_may_take_it_as_well() -> None:
    scene = bridge_builder().play("build bridges-2 a", "save stone")
    assert scene.has() == {"stone": 1}
    assert scene.why("build bridges-3 a") == "W11"


def test_w35_nothing_is_asked_where_the_area_cannot_be_paid_otherwise() -> None:
    scene = Scene(1, adventure="9").works("bridge_builder").pool(stone=1)
    assert "save" not in "".join(scene.play("build bridges-1 a").offered())


def test_w35_nothing_is_asked_when_no_action_is_left_for_another_area() -> None:
    scene = Scene(1, adventure="9").works("bridge_builder").built(bridges=1)
    scene.pool(stone=1, workers=1).play("build bridges-2 a")
    assert scene.has() == {"stone": 1}
    assert "done" in scene.offered()


def test_w35_nothing_is_asked_while_there_are_discounts_for_all_areas_of_other_kinds() -> None:
    scene = Scene(1, adventure="9").works("bridge_builder").built(bridges=1)
    scene.pool(stone=1, workers=3).play("build bridges-2 a")
    assert scene.has() == {"stone": 1}, "one is left for the wood of the third section"


def test_w35_gold_that_is_saved_is_never_worse() -> None:
    scene = Scene(1, adventure="9").works("bridge_builder").built(bridges=4)
    scene.pool(stone=1, gold=1).play("build bridges-5 a")
    assert scene.has() == {"gold": 1}
    before = Scene(1, pack=BEFORE, adventure="9").works("bridge_builder").built(bridges=4)
    before.pool(stone=1, gold=1).play("build bridges-5 a")
    assert before.offered() == ["save stone", "save wood"]


def test_w35_where_several_kinds_could_be_saved_the_player_chooses() -> None:
    scene = Scene(1, adventure="9").works("bridge_builder").built(bridges=4)
    scene.pool(stone=1, wood=1).play("build bridges-5 a")
    assert scene.offered() == ["save stone", "save wood"], "later areas ask for no other kind"


def test_w35_the_hint_names_the_building() -> None:
    scene = bridge_builder().play("build bridges-2 a")
    move = GAME.moves.from_notation("decline")
    assert GAME.text.hint(scene.position, 0, move, GAME.text.language("en")) == "Bridge Builder"
    assert GAME.text.hint(scene.position, 0, move, GAME.text.language("pl")) == "Mostowniczy"


# Spending that is counted


def test_w35_a_fixed_discount_may_be_declined_where_spending_pays(made: Pack) -> None:
    scene = Scene(1, pack=made, adventure=str(made.sheets["masons"])).works("masons", "paver")
    scene.pool(stone=2).play("build walls-1 a")
    assert scene.offered() == ["save stone", "decline"]
    scene.play("decline", "build walls-2 a")
    assert scene.offered() == ["save stone", "decline"], "it was kept"
    scene.play("decline").end("A")
    assert scene.player().buildings[2].points == 2


def test_w35_and_is_not_asked_about_when_the_most_is_reached(made: Pack) -> None:
    scene = Scene(1, pack=made, adventure=str(made.sheets["masons"])).works("masons", "paver")
    scene.pool(stone=3).play("build walls-1 a", "decline", "build walls-2 a", "decline")
    scene.play("build walls-3 a")
    assert scene.has() == {"stone": 1}


def test_w35_a_fixed_discount_asks_nothing_otherwise(made: Pack) -> None:
    scene = Scene(1, pack=made, adventure=str(made.sheets["masons"])).works("masons")
    assert scene.pool(stone=2).play("build walls-1 a").has() == {"stone": 2}


def test_w35_two_discounts_on_one_area_are_declined_each_by_itself(made: Pack) -> None:
    scene = Scene(1, pack=made, adventure=str(made.sheets["porters"]))
    scene.works("porters", "quarriers", "paver").built(bridges=4).pool(stone=1, wood=1)
    scene.play("build bridges-5 a")
    assert scene.offered() == ["save stone", "decline"], "first the one that names its resource"
    scene.play("decline")
    assert scene.offered() == ["save stone", "save wood", "decline"]
    assert not [fault for fault in scene.game.broken(scene.position) if "W8" in fault]
    scene.play("save wood")
    assert scene.has() == {"wood": 1}
    assert [building.used for building in scene.player().buildings[:2]] == [1, 0]


# Harvests


def harvest(made: Pack, *buildings: str) -> Scene:
    scene = Scene(1, pack=made, adventure=str(made.sheets["threshers"])).built(bridges=2)
    return scene.works(*buildings).pool(workers=3).play("harvest 1 a")


def test_w35_a_bonus_may_be_kept_for_a_harvest_of_another_kind(made: Pack) -> None:
    scene = harvest(made, "threshers")
    assert scene.offered() == ["take food", "decline"]
    scene.play("decline", "harvest 1 b", "take wood")
    assert scene.has() == {"wood": 3, "food": 2}


def test_w35_each_bonus_is_offered_by_itself(made: Pack) -> None:
    scene = harvest(made, "threshers", "reapers").play("decline")
    assert scene.offered() == ["take food", "decline"]
    assert not [fault for fault in scene.game.broken(scene.position) if "W8" in fault]
    scene.play("take food", "harvest 1 c", "take stone")
    assert scene.has() == {"stone": 3, "food": 4}


def test_w35_a_bonus_asks_nothing_on_the_last_harvest(made: Pack) -> None:
    scene = Scene(1, pack=made, adventure=str(made.sheets["threshers"])).built(bridges=2)
    scene.works("threshers").pool(workers=1).play("harvest 1 a")
    assert scene.has() == {"food": 3}


def test_w35_revision_1_gives_the_bonus_to_the_first_harvest() -> None:
    for pack, food in ((BEFORE, 3), (None, 2)):
        scene = Scene(1, pack=pack, adventure="14").works("threshing").built(bridges=2)
        scene.pool().play("harvest 1 a")
        assert scene.has() == {"food": food}


# Nothing is out of reach that freely chosen discounts could bring


Purse = tuple[int, ...]


def by_hand(at: int, pool: Purse, actions: int, uses: int) -> Iterator[tuple[int, Purse]]:
    """The reach of the bridges if every discount may fall anywhere: length and pool."""
    yield at, pool
    if not actions or at == 9:
        return
    cost = GAME.tables.cost_of_area[(BRIDGES * 9 + at) * 3]
    price = [int(COST[cost * 3 + kind]) for kind in range(3)]
    for saved in (None, 0, 1, 2):
        if saved is not None and (not uses or not price[saved]):
            continue
        asked = [n - (kind == saved) for kind, n in enumerate(price)]
        gold = sum(max(n - pool[kind], 0) for kind, n in enumerate(asked))
        if gold <= pool[3]:
            left = [max(pool[kind] - asked[kind], 0) for kind in range(3)]
            rest = (*left, pool[3] - gold)
            yield from by_hand(at + 1, rest, actions - 1, uses - (saved is not None))


def by_the_rules(position: SettlersPosition) -> Iterator[tuple[int, Purse]]:
    """The reach of the bridges in play."""
    legal = position.legal(0)
    names = [GAME.moves.notation(move) for move in legal]
    asked = not any(name == "done" for name in names)
    if not asked:
        yield int(position.built[BRIDGES]), tuple(map(int, position.pool[:4]))
    for move, name in zip(legal, names, strict=True):
        if asked or name.startswith("build bridges"):
            after = position.clone()
            after.play(0, move)
            yield from by_the_rules(after)


def as_good(pool: Purse, other: Purse) -> bool:
    """Tell whether a pool can stand for another, with gold for the kinds it lacks."""
    lacking = sum(max(b - a, 0) for a, b in zip(pool[:3], other[:3], strict=True))
    return pool[3] - other[3] >= lacking


@pytest.mark.parametrize("built", [0, 1, 3, 4, 7])
def test_w35_whatever_free_discounts_could_build_can_be_built(built: int) -> None:
    for stone, wood, gold, workers in product((0, 1, 2), (0, 1), (0, 1), (2, 4)):
        scene = Scene(1, adventure="9").works("bridge_builder").built(bridges=built)
        scene.pool(stone=stone, wood=wood, gold=gold, workers=workers)
        reached = set(by_the_rules(scene.position))
        pool = tuple(scene.player().pool[name] for name in RESOURCES)
        for length, rest in set(by_hand(built, pool, workers, 2)):
            assert any(far == length and as_good(left, rest) for far, left in reached)


# Both revisions keep the contract


@pytest.mark.parametrize("sheet", DIFFERENT)
@pytest.mark.parametrize("revision", GAME.revisions)
def test_w35_the_law_agrees_with_itself_by_each_revision(sheet: str, revision: int) -> None:
    game = GAME.edition(revision=revision)
    for table, rng in random_game(game, Mode(1, {"adventure": sheet}), int(sheet)):
        rule_checks.check_agreement(table, rng)
        rule_checks.check_conservation(table)
    assert table.over


@pytest.mark.parametrize("building", TOGETHER)
def test_w35_the_law_agrees_with_itself_where_abilities_meet(made: Pack, building: str) -> None:
    for seed in range(2):
        mode = Mode(1 + seed % 2, {"adventure": str(made.sheets[building])})
        for table, rng in random_game(made.game, mode, seed):
            rule_checks.check_agreement(table, rng)
            rule_checks.check_conservation(table)
        assert table.over
