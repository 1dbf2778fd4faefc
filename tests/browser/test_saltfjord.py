"""Saltfjord in the browser: whole games by mouse, by touch and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import CHOICES, Person

Visit = Callable[..., Person]

QUICK = ("done", "skip", "turn ", "place ", "set ", "keep ", "overboard ", "pier ", "ability ")
"""What is done at once when it can be, so that games do not last."""


def sensible(person: Person, found: list[str]) -> str:
    """Something that leads on: a turn, not one free action after the other."""
    wanted = [move for move in found if move.startswith(QUICK)]
    main = [
        move for move in found if re.match(r"die|line|activate|sail|return|order|tech|build", move)
    ]
    passing = [move for move in found if move.startswith("pass ")]
    if passing and (not main or person.random.random() < 0.5):
        return person.random.choice(passing)
    if "done" in found and not any(move.startswith("activate") for move in found):
        return "done"
    return person.random.choice(main or wanted or found)


def play_out(person: Person, turns: int = 600) -> int:
    """Play on the board until the game is over; how many choices there were."""
    for made in range(turns):
        found = person.choices()
        if person.over or not found:
            return made
        move = sensible(person, found)
        if person.phone and move.startswith("place "):
            person.choose(move)  # the first touch shows it, the button lays it there
            person.page.locator("[data-do='lay']").tap()
            settle(person, found)
        else:
            person.chose(move)
    return turns


def settle(person: Person, before: list[str]) -> None:
    """Wait until something else can be chosen."""
    person.page.wait_for_function(
        f"before => JSON.stringify(({CHOICES})()) !== JSON.stringify(before)", arg=before
    )


def test_a_whole_game_alone_with_its_verdict(visit: Visit) -> None:
    ada = visit(seed=4)
    ada.table("me", game="saltfjord")
    ada.reads("Pick a start set")
    assert play_out(ada) > 8
    ada.sees(".ending")
    ending = ada.page.locator(".ending")
    expect(ending.get_by_role("heading", name="Final scoring")).to_be_visible()
    expect(ending.get_by_text("Sets of four crates")).to_be_visible()
    expect(ending.get_by_text(re.compile("no win this time|You have won"))).to_be_visible()


def test_three_players_with_carts(visit: Visit) -> None:
    ada = visit(seed=5)
    ada.page.set_default_timeout(60_000)  # once one has passed, the others play the round out
    ada.table("me", "bot:random", "bot:random", game="saltfjord", options={"carts": "yes"})
    play_out(ada)
    ada.sees(".ending")
    expect(ada.page.locator(".ending").get_by_text("Carts", exact=True)).to_be_visible()
    expect(ada.page.locator(".ending ol li")).to_have_count(3)


def test_a_whole_game_on_a_phone_by_touch(visit: Visit) -> None:
    ada = visit(phone=True, seed=6)
    ada.table("me", game="saltfjord")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    play_out(ada)
    ada.sees(".ending")


def test_a_whole_game_on_the_board_by_keyboard(visit: Visit) -> None:
    """Nothing but Tab and Enter: after each move the focus is on the next choice."""
    ada = visit(seed=7)
    ada.table("me", game="saltfjord")
    ada.page.locator(".salt [data-move]").first.focus()
    for _ in range(600):
        found = ada.choices()
        if ada.over or not found:
            break
        walk_to(ada, sensible(ada, found))
        ada.page.keyboard.press("Enter")
        settle(ada, found)
        ada.page.wait_for_function(
            "() => document.activeElement !== document.body || document.querySelector('.ending')"
        )
    ada.sees(".ending")


def walk_to(person: Person, move: str) -> None:
    """Tab on until the focus is on a move; what the prompt offers comes before the board.

    The cells for a tile are one stop: arrows go on from there, the first one that fits will do.
    """
    first = person.page.locator(f".prompt [data-move='{move}']").count() > 0
    for _ in range(120):
        here = person.page.evaluate("() => document.activeElement?.dataset.move ?? ''")
        if here == move or (move.startswith("place ") and here.startswith("place ")):
            return
        person.page.keyboard.press("Shift+Tab" if first else "Tab")
    pytest.fail(f"{move} cannot be reached")


def begun(visit: Visit, *, phone: bool = False, **more: object) -> Person:
    """Somebody at the first turn of a game for one."""
    ada = visit(phone=phone, **more)
    ada.table("me", game="saltfjord")
    ada.chose("set 1")
    while True:
        found = ada.choices()
        if any(move.startswith("die-at") for move in found):
            return ada
        if any(move.startswith("place ") for move in found):
            ada.page.locator(".salt [data-move^='place ']").first.focus()
            ada.page.keyboard.press("Enter")
            settle(ada, found)
        else:
            ada.chose(sensible(ada, found))


def test_a_tile_is_turned_by_key_and_laid_by_dragging(visit: Visit) -> None:
    ada = visit()
    ada.table("me", game="saltfjord")
    ada.chose("set 1")
    ada.reads("Place your start building in the snow")
    cell = ada.page.locator("[data-cell='14']")
    cell.hover()
    ghosts = ada.page.locator(".ghost")
    expect(ghosts).to_have_count(2)
    before = covered(ada)
    ada.page.keyboard.press("r")
    assert covered(ada) != before
    hand = ada.page.locator(".tray .hand").bounding_box()
    target = cell.bounding_box()
    assert hand is not None
    assert target is not None
    mouse = ada.page.mouse
    mouse.move(hand["x"] + 20, hand["y"] + 20)
    mouse.down()
    mouse.move(target["x"] + 30, target["y"] + 30, steps=4)
    expect(ghosts).to_have_count(2)
    mouse.up()
    ada.reads("builds")


def covered(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(
        "() => [...document.querySelectorAll('.cell:has(.ghost)')].map(cell => cell.dataset.cell)"
    )
    return found


def test_free_actions_are_one_click_and_can_be_taken_back(visit: Visit) -> None:
    ada = begun(visit)
    sale = ada.page.locator(".warehouse [data-move^='sell ']").first
    sale.click()
    ada.reads("sells 1")
    ada.page.keyboard.press("u")
    expect(ada.page.locator(".panel").get_by_text("sells 1")).to_have_count(0)


def test_the_payment_helper_pays_in_one_click(visit: Visit) -> None:
    """The cheapest way is offered, and each of its steps is a move of the record."""
    for seed in range(6):
        ada = begun(visit, seed=seed)
        ada.chose(next(move for move in ada.choices() if move.startswith("die-at")))
        ways = ada.page.locator(".salt .way[data-move^='line ']")
        ada.page.wait_for_timeout(400)
        if ways.count():
            label = ways.first.inner_text()
            assert "before that" in label
            ways.first.click()
            ada.reads("fish paid")
            expect(
                ada.page.locator(".panel").get_by_text(re.compile("sells 1")).first
            ).to_be_visible()
            return
    pytest.fail("no way was offered")


def test_why_not(visit: Visit) -> None:
    ada = begun(visit)
    ada.page.locator("[data-stack='0'] button").click(force=True)
    ada.reads("Not allowed: F34")


def test_others_boards_are_a_click_away(visit: Visit) -> None:
    ada = visit(language="pl-PL", dark=True)
    ada.table("me", "bot:random", game="saltfjord", options={"side": "village"})
    ada.page.locator(".salt [data-seat='1']").click()
    ada.sees("[data-village='1']")
    ada.page.locator(".salt [data-seat='0']").click()
    ada.sees("[data-village='0']")


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing(visit: Visit, *, phone: bool, dark: bool) -> None:
    ada = begun(visit, phone=phone, dark=dark)
    assert ada.axe() == []
    if phone:
        for panel in ("store", "fjord", "market", "tech"):
            ada.page.locator(f"[data-panel='{panel}']").tap()
            assert ada.axe() == []
    else:
        ada.page.get_by_role("tab", name="In words").click()
        assert ada.axe() == []
