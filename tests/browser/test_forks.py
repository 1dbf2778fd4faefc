"""Playing on from a moment of a finished game, at a new table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.people import Person
from tests.browser.test_review import SLOW, finished, reviewed

Visit = Callable[..., Person]


@pytest.mark.parametrize(("phone", "language"), [(False, "en-GB"), (True, "pl-PL")])
def test_somebody_plays_on_from_a_moment_that_mattered(
    visit: Visit, server: Server, phone: bool, language: str
) -> None:
    ada = visit(phone=phone, language=language)
    table = finished(server, ada)
    reviewed(server, ada, table)
    ada.open(f"/tables/{table}/review#0")
    if phone:
        ada.page.locator("[data-tab='moments']").click(timeout=SLOW)
    moment = ada.page.locator("[data-play-on='0']")
    expect(moment).to_be_visible(timeout=SLOW)
    moment.click()
    form = ada.page.locator("form.fork")
    expect(form.get_by_role("heading")).to_contain_text("Graj dalej" if phone else "Play on after")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    assert ada.axe() == []
    ada.page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    moment.click()
    form.locator("[data-do='fork']").click()
    ada.page.wait_for_url(re.compile(r"/tables/[\w-]+$"))
    ada.sees(".stage .board")
    assert ada.choices()
    study = ada.page.url.rsplit("/", 1)[1]
    info = ada.ask("GET", f"/tables/{study}")
    assert info["fork"]["table"] == table
    state = ada.ask("GET", f"/tables/{study}/state")
    assert state["length"] >= info["fork"]["move"] > 0
    ada.open("/")
    ada.reads("Ćwiczenie" if phone else "Continuation")


def test_any_moment_of_a_replay_will_do_and_the_keyboard_too(visit: Visit, server: Server) -> None:
    ada = visit()
    table = finished(server, ada)
    ada.open(f"/tables/{table}/replay#60")
    button = ada.page.get_by_role("button", name="Play on from here")
    button.focus()
    ada.page.keyboard.press("Enter")
    ada.page.locator("form.fork [data-do='fork']").focus()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url(re.compile(r"/tables/[\w-]+$"))
    ada.sees(".stage .board")
    study = ada.page.url.rsplit("/", 1)[1]
    assert ada.ask("GET", f"/tables/{study}")["fork"]["move"] == 60
