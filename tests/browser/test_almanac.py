"""The almanac: searched without accents, opened by an address, reached from a board and back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person

Visit = Callable[..., Person]


@pytest.mark.parametrize(
    ("language", "typed", "found", "rule"),
    [("en-GB", "fisher", "Fishery", "Buildings"), ("pl-PL", "lowisko", "Łowisko", "Budynki")],
)
def test_the_almanac_is_searched_by_keyboard(
    visit: Visit, language: str, typed: str, found: str, rule: str
) -> None:
    ada = visit(language=language)
    ada.open("/almanac/settlers")
    ada.page.get_by_role("searchbox").fill(typed)
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("heading", name=found)).to_be_visible()
    expect(ada.page).to_have_url(re.compile(r"/almanac/settlers#fishery$"))
    ada.sees("article .drawing svg")
    expect(ada.page.get_by_role("link", name="W13")).to_have_attribute(
        "href", "/games/settlers#W13"
    )
    expect(ada.page.locator("article .rules")).to_contain_text(rule)
    assert not ada.axe()


@pytest.mark.parametrize(
    ("path", "english", "polish"),
    [
        ("/almanac/settlers/mint", "Mint", "Mennica"),
        ("/almanac/sardinia#role-queen", "Queen", "Królowa"),
        ("/almanac/saltfjord/tile-M02", "1 plank", "1 deska"),
    ],
)
def test_an_address_leads_to_an_article(visit: Visit, path: str, english: str, polish: str) -> None:
    """The same article stays open when the language changes."""
    ada = visit()
    ada.open(path)
    heading = ada.page.locator("article h2")
    expect(heading).to_have_text(english)
    ada.page.get_by_role("button", name=re.compile("^PL")).click()
    expect(heading).to_have_text(polish)


def test_the_almanac_on_a_phone(visit: Visit) -> None:
    ada = visit(phone=True, language="pl-PL")
    ada.open("/almanac/sardinia")
    ada.page.get_by_role("link", name="Barbagia").tap()
    ada.sees("article .drawing svg")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(ada.page.get_by_role("searchbox")).to_have_count(0)
    ada.page.get_by_role("link", name=re.compile("Wszystkie hasła")).tap()
    expect(ada.page.get_by_role("searchbox")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "some"),
    [("sardinia", "province-p4"), ("settlers", "farm"), ("saltfjord", "track-carpentry")],
)
def test_every_component_of_a_board_in_words_leads_to_its_article(
    visit: Visit, game: str, some: str
) -> None:
    """By keyboard too: `w` opens the board in words, and its components are links."""
    ada = visit()
    table = ada.table("me", "bot:random", game=game)
    ada.page.locator("body").press("w")
    links = ada.page.locator("#panel-text a")
    expect(links.first).to_be_visible()
    addresses = [link.get_attribute("href") or "" for link in links.all()]
    named = {re.sub(rf"^/almanac/{game}/([\w-]+)\?table={table}$", r"\1", it) for it in addresses}
    articles = ada.ask("GET", f"/games/{game}/almanac")["articles"]
    assert some in named
    assert named <= {name for it in articles for name in (it["id"], *it["also"])}


def test_a_component_under_the_focus_is_looked_up_by_a_key(visit: Visit) -> None:
    ada = visit()
    ada.table("me", "bot:level1", options={"first-player": "A"})
    ada.page.locator("[data-role=farmer]").focus()
    with ada.context.expect_page() as opening:
        ada.page.keyboard.press("a")
    expect(opening.value.locator("article h2")).to_have_text("Farmer")


def test_a_board_leads_to_the_almanac_and_back(visit: Visit) -> None:
    ada = visit()
    table = ada.table("me", "bot:level1", options={"first-player": "A"})
    ada.page.locator("[data-role=farmer]").hover()
    with ada.context.expect_page() as opening:
        ada.page.get_by_role("link", name=re.compile("More in the almanac")).click()
    almanac = opening.value
    expect(almanac.locator("article h2")).to_have_text("Farmer")
    almanac.get_by_role("link", name=re.compile("Back to the table")).click()
    expect(almanac).to_have_url(re.compile(f"/tables/{table}$"))
