"""What somebody once saw go wrong around a table, and must not see again."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.fit.screens import SCREENS, Screen
from tests.browser.held import Held
from tests.browser.people import Person

Visit = Callable[..., Person]

NO_CLIPBOARD = """
Object.defineProperty(navigator, 'clipboard', {value: undefined});
document.execCommand = () => false;
"""
"""As over plain HTTP, in a browser that does not know the old way either."""


def test_what_was_not_copied_is_not_said_to_be(visit: Visit) -> None:
    ada = visit()
    ada.page.add_init_script(NO_CLIPBOARD)
    ada.table("me", "open", start=False)
    ada.page.get_by_role("button", name="Copy the link").click()
    ada.reads("Please copy it by hand")
    expect(ada.page.get_by_text("Copied")).to_have_count(0)


def test_ones_own_slow_move_waits_for_nobody(visit: Visit) -> None:
    ada = visit()
    ada.table("me", "bot:random", options={"first-player": "A"})
    held = Held(ada.page, "**/moves")
    ada.choose("card architect")
    prompt = ada.page.locator(".prompt .text")
    expect(prompt).to_have_text("Your move is on its way …")
    held.first().continue_()
    expect(prompt).to_contain_text("Architect")


def test_a_bot_that_thinks_says_so_with_time(visit: Visit) -> None:
    """What the server tells is held back, as if the bot were still at it."""
    ada = visit()
    telling: list[bool] = [True]

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(message) if telling[0] else None)

    ada.page.route_web_socket(re.compile("/api/"), connect)
    ada.table("me", "bot:random", options={"first-player": "A"})
    ada.chose("card admiral")
    telling[0] = False
    ada.choose("ship h1")
    expect(ada.page.locator(".prompt .text")).to_have_text(re.compile(r"Bot is thinking: \d+ s"))


@pytest.mark.parametrize("game", ["sardinia", "settlers", "saltfjord"])
def test_the_polish_rules_show_no_keys(visit: Visit, game: str) -> None:
    ada = visit(language="pl-PL")
    ada.open(f"/games/{game}")
    ada.sees("h1")
    expect(ada.page.get_by_role("heading", name="Skąd to pochodzi")).to_be_visible()
    text = ada.page.locator("main").inner_text()
    assert re.findall(r"\b[a-z]+_\w+\b(?!\.json)", text) == []  # but names of files


EDGES = """links => {
  const boxes = links.filter(link => link.checkVisibility()).map(it => it.getBoundingClientRect());
  const edge = (side, most) => most(...boxes.map(box => box[side]));
  return [links.length, boxes.length, edge('left', Math.min), edge('right', Math.max)];
}"""
"""How many links there are and how many are shown, and how far these reach to both sides."""


def test_the_header_is_whole_on_every_screen(visit: Visit) -> None:
    """What does not fit is behind a button, and none of it is cut off there."""
    ada = visit(language="pl-PL", name="Wolfgang Amadeusz Szczebrzeszyński")
    assert ada.id
    ada.open("/settings")
    links = ada.page.locator("header a, header button")
    pages = ada.page.locator("header .pages")
    for screen in SCREENS:
        width, height = seen(ada, screen)
        little = width <= 1000 or height <= 480
        expect(pages).to_be_visible(visible=little)
        if little:
            pages.click()
            ada.be_still()
        every, shown, leftmost, rightmost = links.evaluate_all(EDGES)
        assert shown >= every - 1, screen.name
        assert leftmost >= 0, screen.name
        assert rightmost <= width, screen.name
        ada.page.keyboard.press("Escape")
        expect(pages).to_have_attribute("aria-expanded", "false")


def seen(person: Person, screen: Screen) -> tuple[int, int]:
    window = screen.width // screen.zoom, screen.height // screen.zoom
    person.resize(*window)
    return window


def test_pages_are_a_touch_away_on_a_phone(visit: Visit) -> None:
    ada = visit(phone=True)
    ada.open("/settings")
    almanac = ada.page.get_by_role("link", name="Almanac")
    expect(almanac).to_have_count(0)
    ada.page.get_by_role("button", name="Pages").tap()
    assert ada.axe("header") == []
    almanac.tap()
    expect(ada.page).to_have_url(re.compile("/almanac$"))
    expect(almanac.and_(ada.page.locator("nav a"))).to_have_count(0)


def test_two_long_answers_stay_on_a_phones_screen(visit: Visit) -> None:
    """Keep the new card of the row, or replace it: in Polish both are long."""
    ada = visit(phone=True, language="pl-PL", seed=2)
    ada.table("me", "bot:level1")
    answers = ada.page.locator(".prompt .buttons button:not(.undo)")
    keep = ada.page.get_by_role("button", name="Zostaw kartę w rzędzie")
    for _ in range(40):
        if keep.count():
            break
        ada.play_on(most=1)
    expect(keep).to_be_visible()
    ada.be_still()
    boxes = [box.bounding_box() for box in answers.all()]
    assert len(boxes) >= 2
    for box in filter(None, boxes):
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390


def test_nothing_moves_between_two_touches_in_a_game(visit: Visit) -> None:
    """In Polish what the first touch shows is told in long words."""
    ada = visit(phone=True, language="pl-PL", coached=True)
    ada.page.clock.install()
    ada.table("me", "bot:random", options={"first-player": "A"})
    ada.chose("card architect")
    cards = "document.querySelector('.right').getBoundingClientRect().top"
    spot = ada.spot("fort 23")
    ada.be_still()
    before = ada.page.evaluate(cards)
    ada.page.touchscreen.tap(*spot)
    expect(ada.page.locator(".prompt .text")).to_contain_text("dotknij jeszcze raz")
    assert ada.page.evaluate(cards) == before
    ada.page.clock.fast_forward(600)  # longer than a finger rests that reads
    expect(ada.page.locator(".strip")).to_have_count(0)
    hit = "([x, y]) => document.elementFromPoint(x, y).closest('[data-move]')?.dataset.move"
    assert ada.page.evaluate(hit, spot) == "fort 23"


def test_a_place_that_a_test_speaks_of_is_brought_into_view(visit: Visit) -> None:
    ada = visit(phone=True, language="pl-PL")
    ada.open("/icon.svg")
    kept = {"sardinia": {"lesson": "finale", "moves": []}}
    ada.page.evaluate("kept => localStorage['osada-courses'] = JSON.stringify(kept)", kept)
    ada.open("/learn/sardinia")
    expect(ada.page.locator("[data-place='province p15']")).to_be_in_viewport(ratio=0.9)
    expect(ada.page.locator(".beacons span")).to_have_count(0)
