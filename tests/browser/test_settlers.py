"""Settlers in the browser: whole games alone and together, by mouse and by keyboard.

A whole game by touch is the challenge of the day (`test_daily.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import press
from tests.browser.people import OPENING, Look, Person
from tests.browser.scripts import CHOICES, FOCUSED
from tests.waiting import wait_for

Visit = Callable[..., Person]

LENGTH = "table => fetch(`/api/tables/${table}/state`).then(a => a.json()).then(s => s.length)"
WIDE_ENOUGH = "() => document.documentElement.scrollWidth <= innerWidth"
ON_ONE_SCREEN = "() => document.documentElement.scrollHeight <= innerHeight"


def fancy(person: Person, seen: Look) -> str:
    """Something; the end of the growth phase rather often, so that games do not last."""
    if "done" in seen.moves and (len(seen.moves) == 1 or person.random.random() < 0.5):
        return "done"
    return person.random.choice([move for move in seen.moves if move != "done"] or seen.moves)


def growing(visit: Visit, **more: object) -> tuple[Person, str, Look]:
    """Somebody alone who has taken a favour."""
    ada = visit(**more)
    table = ada.table("me", game="settlers", options={"adventure": "12"})
    seen = ada.look()
    return ada, table, ada.chose(seen.moves[0])


@pytest.mark.long
def test_a_whole_game_alone_on_a_chosen_sheet(visit: Visit) -> None:
    ada = visit(seed=2)
    ada.open("/solo/settlers")
    ada.page.get_by_role("button", name="Romans").click()
    ada.page.get_by_role("radio", name="Sheet 3 Romans").check()
    ada.reads("Caravan")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    ada.reads("Take one favour")
    assert ada.page.evaluate(ON_ONE_SCREEN)
    assert ada.axe() == []
    assert ada.play_on(fancy) > 25
    ending = ada.page.locator(".ending")
    expect(ending.get_by_text("Rank:")).to_be_visible()
    expect(ending.get_by_text("Your record on this sheet")).to_be_visible()  # nothing was beaten
    expect(ending.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    assert ada.axe() == []
    ada.page.get_by_role("link", name="Ada", exact=True).or_(
        ada.page.get_by_role("link", name="Guest")
    ).first.click()
    ada.reads("Best of all")
    ada.reads("Sheet 3")


def test_what_a_click_costs_is_shown_before_and_can_be_taken_back(visit: Visit) -> None:
    ada, table, seen = growing(visit, seed=6)
    area = next(move for move in seen.moves if move.startswith("village"))
    ada.page.locator(f"[data-move='{area}']").hover()
    expect(ada.page.locator(".note")).to_contain_text("−1")
    before = ada.page.evaluate(LENGTH, table)
    ada.chose(area)
    expect(ada.page.locator(f"[data-move='{area}']")).to_have_count(0)
    ada.page.keyboard.press("u")
    expect(ada.page.locator(f"[data-move='{area}']")).to_have_count(1)
    assert ada.page.evaluate(LENGTH, table) == before


def test_why_an_area_cannot_be_crossed_out(visit: Visit) -> None:
    ada, _, _ = growing(visit)
    ada.page.get_by_role("button", name=re.compile("^Walls 9: costs")).click(force=True)
    ada.reads("Not allowed: W12")


def test_two_at_once_and_neither_waits(visit: Visit) -> None:
    ada, ben = visit(name="Ada", seed=3), visit(name="Ben", seed=4, language="pl-PL")
    people = ada, ben
    ada.open("/settings")
    table = ada.page.evaluate(OPENING, {"game": "settlers", "seats": ["me", "open"]})
    ada.open(f"/tables/{table}")
    ben.open(f"/tables/{table}")
    ben.page.get_by_role("button", name="Usiądź tutaj").click()
    ada.page.get_by_role("button", name="Start").click()
    for person in people:
        person.sees(".settlers")
    _take_favours(*people)
    for person in (ben, ada, ben):  # the first one has not finished, and nobody is held up
        _cross_out_something(person)
    assert "done" in ada.look().moves
    assert "done" in ben.look().moves
    expect(ada.page.get_by_role("tab", name=re.compile("is playing")).nth(1)).to_be_visible()
    wait_for(lambda: _rounds_are_over(*people), seconds=300)
    ben.sees(".ending")
    expect(
        ada.page.locator(".ending").get_by_role("row", name=re.compile("^Total"))
    ).to_be_visible()


def _take_favours(*people: Person) -> None:
    """Each in turn, until everybody grows."""
    wait_for(lambda: _favours_are_taken(*people))


def _favours_are_taken(*people: Person) -> bool:
    """Let everybody take a favour who can; return whether everybody grows."""
    for person in people:
        found = person.page.evaluate(CHOICES)
        if any(move.startswith("favour") for move in found):
            _choose(person, found[0])
    return all("done" in person.page.evaluate(CHOICES) for person in people)


def _cross_out_something(person: Person) -> None:
    found = [move for move in person.look().moves if move.startswith(("village", "build"))]
    _choose(person, found[0])


def _rounds_are_over(*people: Person) -> bool:
    """Let everybody end a round who can; return whether the game has ended."""
    for person in people:
        _end_the_round(person)
    return people[0].over


def _end_the_round(person: Person) -> None:
    """What can be done now, without waiting for anybody: an end if possible."""
    found = person.page.evaluate(CHOICES)
    if found and not person.over:
        _choose(person, "done" if "done" in found else found[0])


def _choose(person: Person, move: str) -> None:
    """Make a move and see it answered, while the other player may act, too."""
    with person.page.expect_response(re.compile("/moves$")):
        person.choose(move)
    person.page.locator(".play[data-seq]").wait_for(state="attached")  # the answer is shown


def test_both_sheets_fit_a_phone(visit: Visit) -> None:
    ada = visit(phone=True, language="pl-PL")
    ada.table("me", game="settlers", options={"adventure": "7"})
    assert ada.page.evaluate(WIDE_ENOUGH)
    assert ada.axe() == []
    ada.page.locator(".turn button").nth(1).tap()
    ada.sees(".house")
    assert ada.axe(".settlers") == []


@pytest.mark.long
def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    """Nothing but Tab and Enter."""
    ada = visit(seed=8)
    ada.table("me", game="settlers", options={"adventure": "30"})
    seen = ada.look()
    for _ in range(300):
        if seen.over:
            break
        ending = "done" in seen.moves and ada.random.random() < 0.6
        seen = press(ada, seen, ["done"] if ending else seen.moves)
    ada.sees(".ending")


def test_arrow_keys_go_over_the_sheets(visit: Visit) -> None:
    ada = visit()
    ada.table("me", game="settlers", options={"adventure": "30"})
    first = ada.choices()[0]
    ada.page.locator(f"[data-move='{first}']").focus()
    ada.page.keyboard.press("ArrowRight")
    assert ada.page.evaluate(FOCUSED) in set(ada.choices()) - {first}
