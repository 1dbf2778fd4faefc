"""Boards fit beside a hint: while it warns, and with the turns that it names."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.by_api import move, state_of
from tests.browser.fit.test_fit import measured
from tests.browser.people import Person
from tests.browser.test_hints import SLOW
from tests.waiting import wait_for

Visit = Callable[..., Person]
SEATS = {"sardinia": ["me", "bot:random"], "settlers": ["me"], "saltfjord": ["me"]}
OPTIONS = {"settlers": {"adventure": "12"}}
BEGUN = 6
"""Moves before the hint, so that something lies on the board."""


def begin(ada: Person, game: str) -> None:
    """A game of which a little has been played."""
    table = ada.table(*SEATS[game], game=game, options=OPTIONS.get(game, {}))
    for _ in range(BEGUN):
        wait_for(lambda: state_of(ada, table)["legal"])
        move(ada, table)
    assert ada.choices()


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
