"""Dice that nobody chooses alone: the browser adds a number, keeps it, and checks the draws."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.by_api import play_out
from tests.browser.people import Person

Visit = Callable[..., Person]


def kept(person: Person, table: str) -> dict[str, Any]:
    """What the browser remembers of a table."""
    text = person.page.evaluate("localStorage['osada-chance']")
    found: dict[str, Any] = json.loads(text)[table]
    return found


def test_a_game_alone_is_checked_in_the_browser(visit: Visit) -> None:
    ada = visit()
    ada.open("/solo/settlers")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    ada.sees(".play")
    table = ada.page.url.split("/")[-1]
    info = ada.ask("GET", f"/tables/{table}")
    own = kept(ada, table)
    assert info["parts"]["numbers"] == [own["number"]]
    assert own["commitment"] == info["commitment"]
    ada.look_away()
    play_out(table, ada)
    ada.open(f"/tables/{table}")
    ada.page.get_by_role("button", name="Check the draws").click()
    ada.reads("A number that this browser made is in them.")
    expect(
        ada.page.get_by_text(re.compile(r"Checked in this browser: all \d+ draws"))
    ).to_be_visible()
    assert ada.axe(".ending") == []


def test_two_people_add_to_their_dice(visit: Visit) -> None:
    ada, ben = visit(name="Ada"), visit(name="Ben")
    table = ada.table("me", "open", start=False)
    assert ben.id
    ben.open(f"/tables/{table}")
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ada.page.get_by_text(re.compile("sealed until the start: Ada, Ben"))).to_be_visible()
    ada.page.get_by_role("button", name="Start").click()
    for person in (ada, ben):
        person.sees(".stage .board")
    numbers = ada.ask("GET", f"/tables/{table}")["parts"]["numbers"]
    assert numbers == [kept(ada, table)["number"], kept(ben, table)["number"]]
    assert kept(ada, table)["seals"] == kept(ben, table)["seals"]
