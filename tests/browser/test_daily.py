"""The challenge of the day, played to the end on a phone, and dice that are handed on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import test_saltfjord, test_settlers
from tests.browser.people import Person, Policy

Visit = Callable[..., Person]


def card(person: Person, game: str) -> Locator:
    return person.page.locator(f"[data-stream$='-{game}']")


@pytest.mark.parametrize(
    ("game", "policy"),
    [("settlers", test_settlers.fancy), ("saltfjord", test_saltfjord.sensible)],
)
def test_a_game_of_the_day_by_touch(visit: Visit, game: str, policy: Policy) -> None:
    ada = visit(phone=True, seed=11, language="pl-PL", dark=True)
    ada.open("/daily")
    card(ada, game).get_by_role("button", name=re.compile("^Zagraj dzisiejszą grę")).tap()
    ada.sees(".play")
    address = ada.page.url
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    ada.open("/daily")
    card(ada, game).get_by_role("button", name=re.compile("^Graj dalej")).tap()
    expect(ada.page).to_have_url(address)  # the first try counts: it is the same table
    assert ada.play_on(policy) > 8
    told = ada.page.locator(".ending dl")
    expect(told).to_contain_text(re.compile(r"Wynik bota.*Twoje miejsce\s*1 z 1", re.DOTALL))
    ada.open("/daily")
    expect(card(ada, game).get_by_role("row", name=re.compile(r"^1\. "))).to_be_visible()
    expect(card(ada, game).get_by_text("w tabeli jest twoja pierwsza próba")).to_be_visible()
    expect(card(ada, game).get_by_role("button", name=re.compile("poza tabelą"))).to_be_visible()
    assert ada.axe() == []


def test_the_bot_plays_the_game_of_the_day_too(visit: Visit) -> None:
    """Its points are there as soon as it is done, without a reload."""
    ada = visit()
    ada.open("/daily")
    for game in ("settlers", "saltfjord"):
        said = card(ada, game).get_by_text(re.compile(r"^The bot made \d+ points?$"))
        expect(said).to_be_visible(timeout=90_000)


def test_dice_are_handed_on_by_a_code(visit: Visit) -> None:
    ada, ben = visit(name="Ada"), visit(name="Ben")
    ada.open("/solo/settlers")
    ada.page.get_by_role("radio", name="Sheet 5 Barbarians").check()
    ada.page.get_by_label("Dice").select_option("shared")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    code = ada.page.locator("code").inner_text()
    ben.open("/solo/settlers")
    ben.page.get_by_label("Dice").select_option("code")
    ben.page.get_by_placeholder("Code of the dice").fill(code)
    ben.page.get_by_role("button", name="Play", exact=True).click()
    rolls = []
    for person in (ada, ben):
        person.page.get_by_role("button", name=re.compile("^Play ?: Settlers")).click()
        person.reads("Take one favour")
        dice = person.page.get_by_role("group", name="Dice").get_by_role("img")
        rolls.append([die.get_attribute("aria-label") for die in dice.all()])
    assert rolls[0] == rolls[1]
