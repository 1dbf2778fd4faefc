"""Boards fit beside a hint: while it warns, and with the turns that it names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fit.test_fit import measured
from tests.browser.people import Person
from tests.browser.test_hints import SLOW
from tests.browser.waiting import until

Visit = Callable[..., Person]
SEATS = {"sardinia": ["me", "bot:random"], "settlers": ["me"], "saltfjord": ["me"]}
OPTIONS = {"settlers": {"adventure": "12"}}
BEGUN = 6
"""Moves before the hint, so that something lies on the board."""


def begin(ada: Person, game: str) -> None:
    """A game of which a little has been played."""
    path = f"/tables/{ada.table(*SEATS[game], game=game, options=OPTIONS.get(game, {}))}"
    for _ in range(BEGUN):
        state = until(lambda: turn(ada, path), "a turn after the bot's")
        move = ada.random.choice(state["legal"])["notation"]
        ada.ask("POST", f"{path}/moves", {"seat": 0, "token": state["token"], "move": move})
    assert ada.choices()


def turn(ada: Person, path: str) -> dict[str, Any] | None:
    """The state of a table where it is one's turn."""
    state: dict[str, Any] = ada.ask("GET", f"{path}/state")
    return state if state["legal"] else None


def touch(ada: Person, selector: str) -> None:
    """A finger is gone when it has touched: it points at nothing that lies there then."""
    place = ada.page.locator(selector)
    if ada.phone:
        place.tap()
    else:
        place.click()


@pytest.mark.parametrize("phone", [True, False], ids=["touched", "pointed"])
@pytest.mark.parametrize("game", list(SEATS))
def test_boards_fit_beside_a_hint(visit: Visit, game: str, phone: bool) -> None:
    ada = visit(phone=phone, language="pl-PL")
    begin(ada, game)
    touch(ada, "[data-do='hint']")
    ada.sees("[data-do='take-hint']")
    faults = [f"asking, {fault}" for fault in measured(ada, f"{game}-hint-asked")]
    touch(ada, "[data-do='take-hint']")
    expect(ada.page.locator("[data-hint='0']")).to_be_visible(timeout=SLOW)
    faults += [f"told, {fault}" for fault in measured(ada, f"{game}-hint")]
    assert not faults, "\n".join([f"{len(faults)} faults", *faults])
