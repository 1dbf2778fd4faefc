"""Settlers in the browser: whole games alone and together, by mouse, by touch and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, expect

from tests.browser.people import CHOICES, OPENING, SPOT, Person

Visit = Callable[..., Person]

FOCUSED = "() => document.activeElement?.dataset?.move ?? ''"
LENGTH = "table => fetch(`/api/tables/${table}/state`).then(a => a.json()).then(s => s.length)"
WIDE_ENOUGH = "() => document.documentElement.scrollWidth <= innerWidth"
ON_ONE_SCREEN = "() => document.documentElement.scrollHeight <= innerHeight"


def fancy(person: Person, found: list[str]) -> str:
    """Something; the end of the growth phase rather often, so that games do not last."""
    if "done" in found and (len(found) == 1 or person.random.random() < 0.5):
        return "done"
    return person.random.choice([move for move in found if move != "done"] or found)


def cross_out(person: Person, move: str) -> bool:
    """Click, or tap twice; whether a move was made of it."""
    if person.page.evaluate(SPOT, move) is None:
        return False  # it has gone meanwhile: look again
    try:
        with person.page.expect_response(re.compile("/moves$"), timeout=1500):
            person.choose(move)
            if person.phone and person.page.locator(".again").count():
                person.choose(move)
    except Error:
        return False
    return True


def play_out(person: Person, most: int = 400) -> int:
    made = 0
    while made < most and (found := person.choices()) and not person.over:
        made += cross_out(person, fancy(person, found))
    return made


def test_a_whole_game_alone_on_a_chosen_sheet(visit: Visit) -> None:
    ada = visit(seed=2)
    ada.open("/solo/settlers")
    ada.page.get_by_role("button", name="Romans").click()
    ada.page.get_by_role("radio", name="Sheet 3 Romans").check()
    ada.reads("Caravan")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    ada.reads("Take a favour from the middle")
    assert ada.page.evaluate(ON_ONE_SCREEN)
    assert ada.axe() == []
    assert play_out(ada) > 25
    ending = ada.page.locator(".ending")
    expect(ending.get_by_text("Rank:")).to_be_visible()
    expect(ending.get_by_text("A new personal record on this sheet!")).to_be_visible()
    expect(ending.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    assert ada.axe() == []
    ada.page.get_by_role("link", name="Ada", exact=True).or_(
        ada.page.get_by_role("link", name="Guest")
    ).first.click()
    ada.reads("Best of all")
    ada.reads("Sheet 3")


def test_what_a_click_costs_is_shown_before_and_can_be_taken_back(visit: Visit) -> None:
    ada = visit(seed=6)
    table = ada.table("me", game="settlers", options={"adventure": "12"})
    cross_out(ada, ada.choices()[0])
    area = next(move for move in ada.choices() if move.startswith("village"))
    ada.page.locator(f"[data-move='{area}']").hover()
    expect(ada.page.locator(".note")).to_contain_text("−1")
    before = ada.page.evaluate(LENGTH, table)
    assert cross_out(ada, area)
    expect(ada.page.locator(f"[data-move='{area}']")).to_have_count(0)
    ada.page.keyboard.press("u")
    expect(ada.page.locator(f"[data-move='{area}']")).to_have_count(1)
    assert ada.page.evaluate(LENGTH, table) == before


def test_why_an_area_cannot_be_crossed_out(visit: Visit) -> None:
    ada = visit()
    ada.table("me", game="settlers", options={"adventure": "12"})
    cross_out(ada, ada.choices()[0])
    ada.page.get_by_role("button", name=re.compile("^Walls 9: costs")).click(force=True)
    ada.reads("Not allowed: W12")


def test_two_at_once_and_neither_waits(visit: Visit) -> None:
    ada, ben = visit(name="Ada", seed=3), visit(name="Ben", seed=4, language="pl-PL")
    ada.open("/settings")
    table = ada.page.evaluate(OPENING, {"game": "settlers", "seats": ["me", "open"]})
    ada.open(f"/tables/{table}")
    ben.open(f"/tables/{table}")
    ben.page.get_by_role("button", name="Usiądź tutaj").click()
    ada.page.get_by_role("button", name="Start").click()
    _take_favours(ada, ben)
    assert "done" in ada.choices()
    assert "done" in ben.choices()
    _cross_out_something(ben)
    _cross_out_something(ada)
    _cross_out_something(ben)
    assert "done" in ada.choices()
    assert "done" in ben.choices()
    expect(ada.page.get_by_role("tab", name=re.compile("is playing")).nth(1)).to_be_visible()
    while not ada.over:
        for person in (ada, ben):
            _play_a_little(person)
    ben.sees(".ending")
    expect(
        ada.page.locator(".ending").get_by_role("row", name=re.compile("^Total"))
    ).to_be_visible()


def _take_favours(*people: Person) -> None:
    """Each in turn, until everybody grows."""
    for _ in range(60):
        seen = [person.page.evaluate(CHOICES) for person in people]
        if all("done" in found for found in seen):
            return
        for person, found in zip(people, seen, strict=True):
            if any(move.startswith("favour") for move in found):
                cross_out(person, found[0])
        people[0].page.wait_for_timeout(100)


def _cross_out_something(person: Person) -> None:
    found = [move for move in person.choices() if move.startswith(("village", "build"))]
    assert cross_out(person, found[0])


def _play_a_little(person: Person) -> None:
    """What can be done now, without waiting for anybody: mostly an end, so that it is short."""
    found = person.page.evaluate(CHOICES)
    if found and not person.over:
        cross_out(person, "done" if "done" in found else found[0])


@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])
def test_a_phone_by_touch(visit: Visit, language: str) -> None:
    ada = visit(phone=True, seed=5, language=language, dark=language == "pl-PL")
    ada.table("me", game="settlers", options={"adventure": "7"})
    assert ada.page.evaluate(WIDE_ENOUGH)
    assert ada.axe() == []
    ada.page.locator(".turn button").nth(1).tap()
    ada.sees(".house")
    assert ada.axe() == []
    if language == "en-GB":
        play_out(ada)
        ada.sees(".ending")


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    ada = visit(seed=8)
    ada.table("me", game="settlers", options={"adventure": "30"})
    for _ in range(300):
        found = ada.choices()
        if ada.over or not found:
            break
        _by_keys(ada, fancy(ada, found))
    ada.sees(".ending")


def _by_keys(person: Person, wish: str) -> None:
    """Go to a move with the keyboard and choose it."""
    keys = person.page.keyboard
    for _ in range(90):
        at = person.page.evaluate(FOCUSED)
        if at == wish:
            keys.press("Enter")
            person.page.wait_for_timeout(60)
            return
        keys.press("Shift+Tab" if wish == "done" else "Tab")


def test_arrow_keys_go_over_the_sheets(visit: Visit) -> None:
    ada = visit()
    ada.table("me", game="settlers", options={"adventure": "30"})
    first = ada.choices()[0]
    ada.page.locator(f"[data-move='{first}']").focus()
    ada.page.keyboard.press("ArrowRight")
    assert ada.page.evaluate(FOCUSED) in set(ada.choices()) - {first}
