"""The challenge of the day, and dice that are handed on."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.browser.people import Person
from tests.browser.test_settlers import play_out

Visit = Callable[..., Person]


def test_todays_games_with_par_and_table(visit: Visit) -> None:
    ada = visit(seed=11)
    ada.open("/daily")
    for game in ("Settlers: Roll & Write", "Saltfjord"):
        expect(ada.page.get_by_role("heading", name=game)).to_be_visible()
    assert ada.axe() == []
    ada.page.get_by_role("button", name=re.compile("Play today’s game ?: Settlers")).click()
    ada.reads("Take a favour from the middle")
    address = ada.page.url
    ada.open("/daily")
    ada.page.get_by_role("button", name=re.compile("Go on with my game ?: Settlers")).click()
    expect(ada.page).to_have_url(address)  # the first try counts: it is the same table
    play_out(ada)
    ada.sees(".ending")
    ada.open("/daily")
    card = ada.page.locator("[data-stream$='-settlers']")
    expect(card.get_by_role("row", name=re.compile(r"^1\. Guest"))).to_be_visible()
    expect(card.get_by_text("your first try stands in the table")).to_be_visible()
    expect(card.get_by_role("button", name=re.compile("Try again"))).to_be_visible()


def test_the_bots_par_is_shown_once_it_is_known(visit: Visit) -> None:
    ada = visit()

    def with_par(route: Route) -> None:
        answer = route.fetch()
        streams = [stream | {"par": 42, "par_bot": "plans"} for stream in answer.json()["streams"]]
        route.fulfill(response=answer, json={"streams": streams})

    ada.page.route("**/api/daily", with_par)
    ada.open("/daily")
    expect(ada.page.get_by_text("The bot made 42 points")).to_have_count(2)


def test_saltfjord_of_the_day_is_a_table_of_ones_own(visit: Visit) -> None:
    ada = visit(phone=True, language="pl-PL", dark=True)
    ada.open("/daily")
    ada.page.get_by_role("button", name=re.compile("Saltfjord")).tap()
    expect(ada.page).to_have_url(re.compile("/tables/"))
    ada.sees("[aria-label='Plansza']")


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
        person.reads("Take a favour from the middle")
        dice = person.page.get_by_role("group", name="Dice").get_by_role("img")
        rolls.append([die.get_attribute("aria-label") for die in dice.all()])
    assert rolls[0] == rolls[1]
