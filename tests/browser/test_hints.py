"""A hint beside the board: asked for, worked on, marked, followed and told at the end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person

Visit = Callable[..., Person]
SLOW = 60_000
"""Milliseconds: rules that are not compiled think slowly."""


@pytest.mark.parametrize(("phone", "language"), [(False, "en-GB"), (True, "pl-PL")])
def test_a_hint_names_the_best_turns_and_marks_the_place(
    visit: Visit, phone: bool, language: str
) -> None:
    ada = visit(phone=phone, language=language)
    ada.table("me", "bot:random")
    assert ada.choices()
    ada.page.get_by_role("button", name="Podpowiedź" if phone else "Hint").click()
    ada.page.locator("[data-do='take-hint']").click()
    first = ada.page.locator("[data-hint='0']")
    expect(first).to_be_visible(timeout=SLOW)
    expect(first).to_have_attribute("aria-pressed", "true")
    ada.reads("oczekiwana przewaga" if phone else "expected")
    expect(ada.page.locator(".beacons span").first).to_be_visible()
    second = ada.page.locator("[data-hint='1']")
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    assert ada.axe() == []
    ada.page.get_by_role("button", name="Zamknij podpowiedź" if phone else "Close the hint").click()
    expect(first).to_have_count(0)


def test_a_hint_is_followed_move_by_move_by_keyboard(visit: Visit) -> None:
    ada = visit()
    ada.table("me", "bot:random")
    assert ada.choices()
    ada.page.keyboard.press("h")
    ada.page.keyboard.press("Enter")  # the warning has the focus
    first = ada.page.locator("[data-hint='0']")
    expect(first).to_be_visible(timeout=SLOW)
    panel = ada.page.locator(".hints")
    told = first.inner_text()
    assert told.count(";") >= 1  # a turn of several moves
    expect(panel).to_have_attribute("data-next", re.compile("card "))
    move = panel.get_attribute("data-next") or ""
    ada.chose(move)
    expect(panel).not_to_have_attribute("data-next", move)
    expect(first).to_be_visible()
    ada.page.keyboard.press("u")  # and back
    expect(panel).to_have_attribute("data-next", move)


def test_nobody_is_offered_a_hint_among_people_who_have_not_agreed(visit: Visit) -> None:
    ada = visit()
    ada.table("me", "me")
    assert ada.choices()
    expect(ada.page.locator("[data-do='hint']")).to_have_count(0)
