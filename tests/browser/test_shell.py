"""The app around the boards: two browsers, spectators, replay, languages, accessibility, weight."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Person

if TYPE_CHECKING:
    from tests.browser.conftest import Server

Visit = Callable[..., Person]


def test_two_browsers_play_through_a_lost_connection(
    frail_server: Server, browser: Browser
) -> None:
    ada = Person(browser, frail_server.address, seed=4)
    ben = Person(browser, frail_server.address, seed=5, name="Ben")
    ada.open("/new/sardinia")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.reads("Waiting for players")
    ben.page.goto(ada.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    ada.reads("Ben")
    ada.page.get_by_role("button", name="Start").click()
    ben.sees(".island")
    take_turns(ada, ben, 6)
    frail_server.stop()
    ada.reads("The connection is lost")
    frail_server.start()
    expect(ada.page.get_by_text("The connection is lost")).to_have_count(0, timeout=15_000)
    expect(ben.page.get_by_text("The connection is lost")).to_have_count(0, timeout=15_000)
    take_turns(ada, ben, 6)
    for person in (ada, ben):
        person.go()


def take_turns(ada: Person, ben: Person, moves: int) -> None:
    """Whoever is asked plays; both see the same log in the end."""
    for _ in range(moves):
        for person in (ada, ben):
            person.page.wait_for_timeout(100)
            if person.page.locator(".prompt.mine").count():
                person.play_on(1)
    lines = ada.page.locator(".log li p").all_inner_texts()
    expect(ben.page.locator(".log li p")).to_have_text(lines)


def test_two_people_at_one_device(visit: Visit) -> None:
    ada = visit()
    ada.table("me", "me", options={"first-player": "A"})
    for move in ("card admiral", "ship h1", "card admiral", "ship h2"):
        ada.chose(move)
    played = ada.page.locator("section .card.played")
    expect(played).to_have_count(2)


def test_a_spectator_watches(visit: Visit) -> None:
    ada, eve = visit(), visit()
    table = ada.table("me", "bot:random", options={"first-player": "A"}, access="open")
    eve.open(f"/tables/{table}")
    eve.reads("Waiting for")
    assert eve.page.locator("[data-move]").count() == 0
    ada.chose("card commander")
    ada.chose("settler p7")
    eve.reads("places a settler in Barbagia")


def test_a_replay_has_deep_links(visit: Visit) -> None:
    ada = visit()
    table = ada.table("me", "bot:random", options={"first-player": "A"})
    ada.chose("card commander")
    ada.chose("settler p7")
    ada.open(f"/tables/{table}/replay#20")
    ada.reads("places a settler in Barbagia")
    expect(ada.page.locator(".bar .count")).to_have_text(re.compile(r"^20 / "))
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.locator(".bar .count")).to_have_text(re.compile(r"^19 / "))
    assert ada.page.url.endswith("#19")
    ada.page.reload()
    ada.reads("plays the Commander")


def test_a_line_of_the_log_leads_to_its_moment(visit: Visit) -> None:
    ada = visit()
    ada.table("me", "bot:random", options={"first-player": "A"})
    ada.chose("card commander")
    ada.page.locator(".log li", has_text="plays the Commander").locator("a").click()
    ada.sees(".replay")
    expect(ada.page.locator(".said")).to_contain_text("plays the Commander")


def test_polish_and_english_are_a_click_apart(visit: Visit) -> None:
    ada = visit(language="pl-PL")
    ada.open("/")
    ada.reads("Usiądź i zagraj")
    ada.table("me", "bot:random", options={"first-player": "A"})
    ada.reads("Twój ruch: zagraj kartę")
    ada.page.get_by_role("button", name="English").click()
    ada.reads("Your turn: play a card")
    assert ada.page.evaluate("document.documentElement.lang") == "en"


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    ada = visit()
    ada.table("me", "me", options={"first-player": "A"})
    expect(ada.page).to_have_title(re.compile("Your turn"))


def test_rules_are_found_by_their_number(visit: Visit) -> None:
    ada = visit()
    ada.open("/games/sardinia#S15")
    expect(ada.page.locator("#S15")).to_be_in_viewport()
    ada.reads("Where it comes from")
    ada.reads("Our rulings")


PAGES = ["/", "/lobby", "/new/sardinia", "/games/sardinia", "/settings", "/nowhere"]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visit, *, dark: bool) -> None:
    ada = visit(dark=dark)
    found: dict[str, list[str]] = {}
    for path in PAGES:
        ada.open(path)
        ada.sees("h1")
        found[path] = ada.axe()
    table = ada.table("me", "bot:random", options={"first-player": "A"})
    ada.chose("card commander")
    found["table"] = ada.axe()
    for key in "mwc":
        ada.page.keyboard.press(key)
        found[f"table {key}"] = ada.axe()
        ada.page.keyboard.press("Escape")
        ada.page.locator("h1").first.evaluate("() => document.activeElement.blur()")
    ada.open(f"/tables/{table}/replay#19")
    ada.sees(".island")
    found["replay"] = ada.axe()
    me = ada.page.evaluate("() => fetch('/api/session').then(a => a.json()).then(a => a.user.id)")
    ada.open(f"/users/{me}")
    ada.sees("h1")
    found["profile"] = ada.axe()
    assert not {path: each for path, each in found.items() if each}


def test_axe_finds_nothing_serious_on_a_phone(visit: Visit) -> None:
    ada = visit(phone=True)
    ada.table("me", "bot:random", options={"first-player": "A"})
    assert not ada.axe()


@pytest.mark.parametrize("page", ["home", "table"])
def test_the_first_load_is_light(visit: Visit, page: str) -> None:
    table = visit().table("me", "bot:random", access="open") if page == "table" else ""
    ada = visit(language="pl-PL")
    sizes: dict[str, int] = {}
    ada.page.on("response", lambda answer: sizes.update({answer.url: _weight(answer.body())}))
    ada.page.goto(ada.address + (f"/tables/{table}" if table else "/"), wait_until="networkidle")
    assert sum(sizes.values()) < 250_000, sizes


def _weight(body: bytes) -> int:
    """As it would travel: fonts are compressed already."""
    import gzip  # noqa: PLC0415

    return len(gzip.compress(body))
