"""Buildings in words: what they do, declined as Polish needs it, and what the almanac says."""

from __future__ import annotations

import re
from importlib.resources import files

import msgspec
import pytest

from osada.games.settlers import GAME
from osada.games.settlers.content import words
from osada.games.settlers.content.components import Building
from osada.games.settlers.rules.events import Gained, Kept, Spent
from osada.games.settlers.rules.moves import FAVOURS

POLISH = GAME.text.language("pl")
ENGLISH = GAME.text.language("en")
BY_ID = {building.id: building for building in GAME.tables.buildings}


def article(name: str, code: str = "en") -> str:
    return next(a.text for a in GAME.teaching.almanac(GAME.text.language(code)) if a.id == name)


@pytest.mark.parametrize(
    ("building", "raised", "told"),
    [
        ("farm", 0, "otrzymujesz 1 jadło"),
        ("quarry", 4, "otrzymujesz 5 kamieni"),
        ("bazaar", 0, "otrzymujesz 1 surowiec: kamień, drewno lub jadło"),
        ("mint", 0, "oddajesz 1 dowolny surowiec i otrzymujesz 1 złoto, do 2 razy"),
        ("guild_hall", 0, "oddajesz 1 jadło i otrzymujesz 1 akcję, 1 raz"),
        ("scaffolding", 0, "wykreślasz 1 obszar spichlerzy bez akcji"),
        ("stonemason", 0, "pierwszy w rundzie obszar murów kosztuje o 1 kamień mniej"),
        ("stonemason", 1, "pierwsze 2 obszary murów w rundzie kosztują o 1 kamień mniej"),
        ("festival", 0, "2 PZ w rundzie, w której budujesz na co najmniej 3 torach"),
        ("watchtower", 0, "1 PZ za każdą sekcję murów ukończoną w rundzie, najwyżej 2 PZ"),
        ("toll_house", 0, "na koniec 1 PZ za każdy ukończony most"),
        ("barn", 0, "na koniec 1 PZ za każde 2 wykreślone obszary zbiorów"),
        ("river_port", 0, "otrzymujesz 1 złoto za każdy ukończony most"),
    ],
)
def test_what_a_building_does_in_polish(building: str, raised: int, told: str) -> None:
    assert words.effect(BY_ID[building], POLISH, raised) == told


def test_a_condition_of_the_end_in_polish() -> None:
    data = b'{"kind":"final_if","count":"pairs_walls_huts","min":4,"vp":3}'
    farm = msgspec.to_builtins(BY_ID["farm"])
    it = msgspec.convert({**farm, "effect": msgspec.json.decode(data)}, Building)
    expected = "na koniec 3 PZ, jeśli masz co najmniej 4 pary sekcji murów i chatek"
    assert words.effect(it, POLISH) == expected


def test_goods_are_declined_in_the_log() -> None:
    gained, spent, kept = Gained(0, 2, 0), Spent(0, 5, 1), Kept(0, 1, 3)
    told = [GAME.text.tell(event, ["Ala"], POLISH) for event in (gained, spent, kept)]
    assert told == [
        "Ala otrzymuje 2 kamienie.",
        "Ala wydaje 5 drewien.",
        "Ala zachowuje na następną rundę 1 złoto.",
    ]
    assert GAME.text.tell(gained, ["Ala"], ENGLISH) == "Ala gains 2 stone."


def test_a_building_printed_as_built_works_from_the_start() -> None:
    """W36: there is no round in which it was completed."""
    prebuilt = [building.id for building in GAME.tables.buildings if building.prebuilt]
    assert prebuilt
    for name in prebuilt:
        assert "complete it" not in article(name)
        assert "completed in" not in article(name)
        assert "ukończeni" not in article(name, "pl")
    assert "from the round after you complete it" in article("farm")


def test_the_architects_are_of_the_advanced_game_only() -> None:
    """W22."""
    assert "Only in the advanced game." in article("architects")
    assert "Tylko w grze zaawansowanej." in article("architects", "pl")
    assert "advanced" not in article("farm")


def test_notes_on_underlined_numbers_are_where_one_is() -> None:
    assert "underlined" not in article("fortress")
    assert "The underlined number counts as it stands at the end." in article("cathedral")


def test_a_better_name_than_that_in_the_data() -> None:
    """The name in the data is part of the content's hash; a correction there is not overruled."""
    apprentice = BY_ID["apprentice"]
    assert words.name(apprentice, POLISH) == "Czeladnik"
    assert words.name(apprentice, ENGLISH) == "Apprentice House"
    renamed = msgspec.structs.replace(apprentice, name_pl="Uczeń")
    assert words.name(renamed, POLISH) == "Uczeń"
    building = next(domain for domain in GAME.domains if domain.name == "building")
    assert building.label(building.index["apprentice"], POLISH) == "Czeladnik"


def test_polish_keeps_to_the_words_of_the_book() -> None:
    """Surowiec, jadło, sekcja, wykreślić: no other word for the same thing anywhere."""
    others = re.compile(r"\b(zas[oó]b|żywnoś|odcin[ek]|(nie)?skreśl)", re.IGNORECASE)
    folder = files("osada.games.settlers") / "locale"
    texts = {path.name: path.read_text("utf-8") for path in folder.iterdir()}
    strays = [name for name, text in texts.items() if "pl" in name and others.search(text)]
    assert len(texts) > 20
    assert strays == []


def test_what_a_favour_is_worth_is_told_by_its_name() -> None:
    assert GAME.ai.features is not None
    told = [each.name_in(ENGLISH) for each in GAME.ai.features.seat if each.word == "favour"]
    names = [ENGLISH.say(f"favour-{name}") for name in FAVOURS]
    assert told == [f"favour in hand: {name}" for name in names]


def test_to_found_nothing_is_not_to_find_nothing() -> None:
    move = GAME.moves.from_notation("found-nothing")
    assert GAME.moves.sentence(move, ENGLISH) == "Do not found a settlement"
    assert GAME.moves.sentence(move, POLISH) == "Nie twórz osady"
