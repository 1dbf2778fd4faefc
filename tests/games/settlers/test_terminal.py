"""The terminal: both sheets, the scoring sheet, the almanac (W19, W30), notes (W31)."""

import re

import pytest

from osada.conformance.random_game import random_game
from osada.core.game import Mode
from osada.core.table import Table
from osada.games.settlers import GAME
from osada.games.settlers.presentation.almanac import articles
from osada.text.grid import WIDTH
from tests.games.settlers.pack import Pack
from tests.games.settlers.scene import Scene
from tests.games.settlers.test_end import ended, last_round

NAMES = ["Anna", "Bo", "Cyd", "Dan " * 10]


def line(scene: Scene, name: str) -> str:
    """The lines on a building of the sheet of seat A."""
    text = scene.game.text.draw(scene.position, 0, NAMES, scene.game.text.language("en"))
    row = re.search(rf"^\d {name} .*\n(    .*\n)*", text, re.MULTILINE)
    assert row is not None
    return " ".join(row[0].split()) + "\n"


@pytest.mark.parametrize("code", ["en", "pl"])
@pytest.mark.parametrize("players", [1, 4])
def test_both_sheets_fit_into_80_columns(code: str, players: int) -> None:
    language = GAME.text.language(code)
    for seed in range(3):
        for table, rng in random_game(GAME, Mode(players, {"adventure": "drawn"}), seed):
            if rng.below(8) == 0:
                for seat in (0, None):
                    text = GAME.text.draw(table.position, seat, NAMES[:players], language)
                    assert max(map(len, text.splitlines())) <= WIDTH


def test_the_drawn_sheet_shows_costs_points_and_what_is_crossed_out() -> None:
    scene = Scene(mode="advanced").built(walls=2, huts=2, granaries=2).pool(stone=2, gold=1)
    scene.position.part[2] = 1
    text = GAME.text.draw(scene.position, 0, NAMES, GAME.text.language("en"))
    assert "Round 1 of 10" in text
    assert "pool: stone 2 wood 0 food 0 gold 1" in text
    assert "×=1 ×=2 S=3" in text
    assert "×/F=4" in text
    assert "(field 1: FF WW SS)" in text
    assert "1 Farm [·][·][W]" in text
    assert "■·/■■" in text


def with_building(fan: Pack, name: str) -> Scene:
    """A round in which a made-up building works."""
    scene = Scene(1, pack=fan, adventure=str(fan.sheets[name])).works(name)
    return scene.finish_round().pool(wood=2)


def test_a_used_building_says_so(fan: Pack) -> None:
    scene = with_building(fan, "shop")
    assert "· works\n" in line(scene, "shop")
    assert "· used in this round\n" in line(scene.play("use 1", "take stone"), "shop")
    assert "works by itself" in line(with_building(fan, "well"), "well"), "nobody uses it"
    assert "· works\n" in line(with_building(fan, "mason"), "mason")


def test_a_building_with_several_uses_counts_them(fan: Pack) -> None:
    scene = with_building(fan, "kiln").play("use 1")
    assert "used 1 of 2 times" in line(scene, "kiln")
    assert "used in this round" in line(scene.play("use 1"), "kiln")


def test_a_settlement_is_circled_with_the_number_of_its_building() -> None:
    scene = Scene(mode="advanced").built(walls=1, huts=2).play("done", "found 1", "place walls-1")
    text = GAME.text.draw(scene.position, 0, NAMES, GAME.text.language("pl"))
    assert "①=1 ①=2" in text


def test_before_the_sheet_is_drawn_there_is_nothing_to_show() -> None:
    position = GAME.new(1, {"adventure": "drawn"})
    assert "not been drawn" in GAME.text.draw(position, 0, NAMES, GAME.text.language("en"))


def test_w19_the_scoring_sheet_box_by_box() -> None:
    scene = last_round(mode="advanced").built(walls=9, huts=1, granaries=1).pool(stone=1)
    scene.play("use-favour export", "sell stone", "done", "found 5", "place walls-1")
    text = GAME.text.closing(ended(scene).position, NAMES[:2], GAME.text.language("en"))
    rows = [line.split() for line in text.splitlines()]
    assert rows[2:] == [
        ["Walls", "17", "0"],
        ["Huts", "1", "0"],
        ["Granaries", "1", "0"],
        ["Bridges", "0", "0"],
        ["Settlements", "2", "0"],
        ["Architects", "2", "0"],
        ["Other", "points", "4", "0"],
        ["Fortress", "3", "0"],
        ["Export", "1", "0"],
        ["Total", "25", "0"],
    ]


def test_w30_the_almanac_has_every_building_in_alphabetical_order() -> None:
    polish = [article.title for article in GAME.teaching.almanac(GAME.text.language("pl"))]
    assert len(polish) == 58
    assert polish[0] == "Alchemik"
    assert polish.index("Łowisko") > polish.index("Kopalnia marmuru")
    assert polish.index("Łowisko") < polish.index("Mennica")
    assert polish[-1] == "Żyła złota"
    english = [article.title for article in GAME.teaching.almanac(GAME.text.language("en"))]
    assert english == sorted(english, key=str.casefold)


def test_w30_an_article_tells_effect_cost_plan_and_sheets() -> None:
    article = next(a for a in GAME.teaching.almanac(GAME.text.language("en")) if a.id == "sculptor")
    assert "give 2 stone for 3 VP" in article.text.replace("Give", "give")
    facts = dict(article.facts)
    assert facts["Areas"] == "an action only · 1 stone · 1 stone"
    assert "for 4 VP" in facts["A settlement"]
    assert facts["On sheets"].startswith("6, ")
    assert article.sketch == "·■■\n■■·"
    assert "W25" in article.rules


def test_w30_buildings_of_ones_own_are_in_the_almanac(fan: Pack) -> None:
    for code in ("en", "pl"):
        titles = [
            article.title for article in fan.game.teaching.almanac(fan.game.text.language(code))
        ]
        assert "treasury" in titles


def test_w31_a_note_of_house_rules_stays_with_the_table() -> None:
    table = Table(GAME, 2, "seed")
    table.notes.append("house rule: losers make the tea")
    assert "losers make the tea" in table.record().text()


def test_hints_tell_what_a_choice_costs_and_gives() -> None:
    scene = Scene(mode="advanced").built(walls=3, bridges=2).works("farm").raised("farm", 1)
    scene.pool(stone=1, gold=2)
    hints = {
        move: GAME.text.hint(
            scene.position, 0, GAME.moves.from_notation(move), GAME.text.language("en")
        )
        for move in scene.offered()
    }
    assert hints["build walls-4 a"] == "1 stone, 1 gold and an action · the track is worth 5"
    assert hints["village 2 a"] == "Sawmill · an action"
    assert hints["harvest 1 a"] == "gives 2 food"
    assert hints["use-favour export"] == "1 point for each kind you give"


def test_hints_tell_what_a_die_shows_and_what_there_is_to_give() -> None:
    scene = Scene(dice="gold wood stone 4", favours="gift ally coin").play("use-favour gift")
    language = GAME.text.language("pl")
    die = GAME.moves.from_notation("die first")
    assert GAME.text.hint(scene.position, 0, die, language) == "na kości złoto"
    scene = Scene().pool(stone=2).play("use-favour export")
    sale = GAME.moves.from_notation("sell stone")
    assert GAME.text.hint(scene.position, 0, sale, language) == "1 punkt · masz 2"


def test_hints_know_discounts_and_free_actions(fan: Pack) -> None:
    scene = Scene(1, pack=fan, adventure=str(fan.sheets["crane"])).works("crane").finish_round()
    move = fan.game.moves.from_notation("build walls-1 a")
    told = fan.game.text.hint(scene.position, 0, move, fan.game.text.language("pl"))
    assert told == "1 kamień, bez akcji · tor jest wart 1"


@pytest.mark.parametrize(("code", "said"), [("en", "about 3 points"), ("pl", "około 3 pkt")])
def test_w30_the_almanac_tells_what_a_building_is_worth_once_it_is_measured(
    code: str, said: str
) -> None:
    found = {it.id: it for it in articles(GAME.box, {"mint": 3.4}, GAME.text.language(code))}
    name = GAME.text.language(code).say("almanac-fact-worth")
    assert dict(found["mint"].facts)[name].startswith(said)
    assert name not in dict(found["farm"].facts)
