"""The review of a finished game: asked for at its end, stopped, and looked at beside the replay."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from time import time

import pytest
from playwright.sync_api import expect

from osada.core.record import read
from osada.server.reviews.service import anonymous, key_of
from tests.browser.conftest import Server
from tests.browser.fit.scenes import Party
from tests.browser.lent import FOLDER
from tests.browser.people import Person

Visit = Callable[..., Person]
SLOW = 120_000
"""Milliseconds: what thinks for a review stands behind everybody in line."""

ROWS = """() => [...new Set([...document.querySelectorAll('.replay > .bar :is(button, .button)')]
  .filter(each => each.checkVisibility()).map(each => each.getBoundingClientRect().top))]"""
"""Where the rows of buttons above the board begin."""


def finished(server: Server, ada: Person, name: str = "settlers-alone") -> str:
    """A game that ada has played to its end; its table."""
    party = Party(server, ada, name)
    party.play(len(party.record.moves))
    return party.table


def reviewed(server: Server, ada: Person, table: str, name: str = "settlers-alone") -> None:
    """Put the review of that game where the server keeps those that are finished."""
    plain = plain_record(ada, table)
    text = (FOLDER / f"{name}.review.json").read_text(encoding="utf-8")
    now, done = int(time() * 1000), 10
    row = (key_of(plain), ada.id, "finished", done, done, plain, text, now)
    with sqlite3.connect(server.folder / "osada.db", timeout=10) as database:
        marks = ", ".join("?" * len(row))
        database.execute(f"INSERT OR REPLACE INTO reviews VALUES ({marks})", row)


def forget_review(server: Server, ada: Person, table: str) -> None:
    """Delete the review of that game: other tests play the same moves, and moves make its key."""
    with sqlite3.connect(server.folder / "osada.db", timeout=10) as database:
        database.execute("DELETE FROM reviews WHERE key = ?", (key_of(plain_record(ada, table)),))


def plain_record(ada: Person, table: str) -> str:
    """Return the record of a table as its review has it, without names."""
    record = ada.context.request.get(f"{ada.address}/api/tables/{table}/record").text()
    return anonymous(read(record)).text()


def test_a_review_is_asked_for_at_the_end_of_a_game_and_stopped(
    visit: Visit, server: Server
) -> None:
    ada = visit()
    table = finished(server, ada)
    forget_review(server, ada, table)
    ada.open(f"/tables/{table}")
    ada.page.locator(".ending").get_by_role("link", name="Review").click()
    stop = ada.page.get_by_role("button", name="Stop")
    expect(stop).to_be_visible(timeout=SLOW)
    expect(ada.page.get_by_role("progressbar")).to_be_visible()
    stop.click()
    expect(ada.page.get_by_role("button", name="Review this game")).to_be_visible(timeout=SLOW)
    assert ada.axe() == []


@pytest.mark.parametrize(("phone", "language"), [(False, "en-GB"), (True, "pl-PL")])
def test_a_review_lies_beside_the_replay(
    visit: Visit, server: Server, phone: bool, language: str
) -> None:
    ada = visit(phone=phone, language=language)
    table = finished(server, ada)
    reviewed(server, ada, table)
    ada.open(f"/tables/{table}/replay#0")
    ada.page.get_by_role("button", name="Analiza" if phone else "Review").click()
    graph = ada.page.locator(".review").get_by_role("slider")
    expect(graph).to_have_attribute("aria-valuenow", "0", timeout=SLOW)
    graph.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(graph).not_to_have_attribute("aria-valuenow", "0")
    ada.page.keyboard.press("End")
    expect(graph).to_have_attribute("aria-valuenow", "145")
    ada.page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuenow", "0")
    ada.be_still()
    box = graph.bounding_box()
    assert box is not None
    ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(graph).not_to_have_attribute("aria-valuenow", "0")
    if phone:  # one panel at a time, and the board keeps half of the screen
        board = ada.page.locator(".board").first.bounding_box()
        assert board is not None
        assert board["height"] >= 844 / 2
        ada.page.locator("[data-tab='moments']").click()
    ada.page.locator("[data-moment='0']").click()
    for width, height in [(360, 640), (390, 844)] if phone else [(1024, 768), (1440, 900)]:
        ada.resize(width, height)
        assert len(ada.page.evaluate(ROWS)) == 1, width
    if phone:
        ada.page.locator("[data-tab='shares']").click()
        expect(ada.page.get_by_text("Cały rachunek")).to_be_visible()
    else:
        expect(ada.page.get_by_role("heading", name="Luck and skill")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    assert ada.axe() == []
