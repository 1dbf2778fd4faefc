"""Saltfjord in the browser: whole games alone and with bots, by mouse and by keyboard.

A whole game by touch is the challenge of the day (`test_daily.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from playwright.sync_api import expect

from osada.core.record import Record
from tests.browser.conftest import Server
from tests.browser.fit.scenes import Party
from tests.browser.keyboard import MOVES
from tests.browser.lent import lend, recorded
from tests.browser.people import Look, Person
from tests.browser.scripts import FOCUSED

Visit = Callable[..., Person]

QUICK = ("done", "skip", "turn ", "place ", "set ", "keep ", "overboard ", "pier ", "ability ")
"""What is done at once when it can be, so that games do not last."""
LEADING = re.compile("die|line|activate|sail|return|order|tech|build")
"""What leads on, instead of one free action after the other."""


def sensible(person: Person, seen: Look) -> str:
    """Something of a turn, and an end of the round rather often."""
    return person.random.choice(sensible_moves(person, seen.moves))


def sensible_moves(person: Person, found: list[str]) -> list[str]:
    main = [move for move in found if LEADING.match(move)]
    passing = [move for move in found if move.startswith("pass ")]
    if passing and (not main or person.random.random() < 0.5):
        return passing
    if "done" in found and not any(move.startswith("activate") for move in found):
        return ["done"]
    return main or [move for move in found if move.startswith(QUICK)] or found


# A strong game that was recorded is played again, click by click, on the same dice.


def replayed(person: Person, record: Record) -> Iterator[Look]:
    """Choose on the board what the record says, choice by choice."""
    moves = [line.notation for line in record.moves if line.seat == 0]
    seen = person.look()
    for at, move in enumerate(moves):
        if move == "free" or move.startswith("turn "):
            continue  # the board opens the free actions by itself, and lays a tile by one click
        if move.startswith("worker "):
            person.page.locator("[data-use='worker']").click()
        if move.startswith("place "):
            turn_to(person, move, next(iter(moves[at + 1 : at + 2]), ""))
        seen = person.chose(move)
        yield seen


def turn_to(person: Person, move: str, turn: str) -> None:
    """Point at the cell, and turn the tile until it lies as it should."""
    person.page.locator(f"[data-move='{move}']").hover()
    hand = person.page.locator(".tray .hand")
    for _ in range(4):
        if not turn.startswith("turn ") or hand.get_attribute("data-turn") == turn.split()[1]:
            return
        person.page.keyboard.press("r")
    pytest.fail(f"the tile does not fit so: {move}, {turn}")


@pytest.mark.long
def test_a_whole_game_alone_that_wins_a_medal(visit: Visit, server: Server) -> None:
    ada = visit()
    ada.open(f"/dice/{lend(server, 'saltfjord-medal')}")
    ada.page.get_by_role("button", name=re.compile("^Play ?: Saltfjord")).click()
    ada.reads("Pick a start set")
    *_, last = replayed(ada, recorded("saltfjord-medal"))
    assert last.over
    ending = ada.page.locator(".ending")
    expect(ending.get_by_text("111 points")).to_be_visible()
    expect(ending.get_by_role("heading", name="Final scoring")).to_be_visible()
    expect(ending.get_by_text("You have won a bronze medal.")).to_be_visible()
    assert ada.axe() == []
    ada.page.get_by_role("link", name="Guest").first.click()
    expect(ada.page.get_by_role("row", name=re.compile("Best of all 111 Bronze"))).to_be_visible()


@pytest.mark.long
def test_three_players_with_carts(visit: Visit) -> None:
    ada = visit(seed=5)
    ada.table("me", "bot:random", "bot:random", game="saltfjord", options={"carts": "yes"})
    assert ada.play_on(sensible) > 8
    ending = ada.page.locator(".ending")
    expect(ending.get_by_text("Carts", exact=True)).to_be_visible()
    expect(ending.locator("ol li")).to_have_count(3)


@pytest.mark.long
def test_a_whole_game_on_the_board_by_keyboard(visit: Visit) -> None:
    """Nothing but Tab, arrows and Enter: after each move the focus is on the next choice."""
    ada = visit(seed=7)
    ada.table("me", game="saltfjord")
    ada.page.locator(".salt [data-move]").first.focus()
    seen = ada.look()
    for _ in range(200):
        if seen.over:
            break
        seen = press(ada, seen, sensible_moves(ada, seen.moves))
    ada.sees(".ending")


STOPS = 12
"""Stops of Tab on the board, at most."""
AWAKE = "() => document.activeElement?.dataset.move"
OPEN = "() => [...document.querySelectorAll('.salt [data-move]')].map(each => each.dataset.move)"


def press(person: Person, seen: Look, wanted: list[str]) -> Look:
    """Tab to the group where one of the wanted moves is, go to it by arrow, and press Enter.

    What the prompt offers comes before the board, so it is sought backwards.
    """
    keys, prompt = person.page.keyboard, person.page.locator(".prompt [data-move]")
    back = not set(wanted).isdisjoint(prompt.evaluate_all(MOVES))
    person.page.wait_for_function(AWAKE)
    forth = [] if back else ["Tab"] * STOPS
    for key in [*forth, *["Shift+Tab"] * 2 * STOPS]:
        if arrowed(person, wanted):
            keys.press("Enter")
            return person.look(seen.seq)
        keys.press(key)
    raise AssertionError(f"{sorted(wanted)} cannot be reached by keyboard")


def arrowed(person: Person, wanted: list[str]) -> bool:
    """Go through the group that has the focus, until one of the wanted moves has it."""
    here = first = person.page.evaluate(FOCUSED)
    while here and here not in wanted:
        person.page.keyboard.press("ArrowRight")
        here = person.page.evaluate(FOCUSED)
        if here == first:
            break
    return here in wanted


def test_every_choice_is_a_few_tabs_away(visit: Visit) -> None:
    """The choices of a group are one stop, and arrows go through them."""
    ada = visit()
    ada.table("me", "bot:random", game="saltfjord")
    seen = ada.look()
    while not any(move.startswith("die") for move in seen.moves):
        seen = ada.chose(sensible(ada, seen))
    ada.page.wait_for_selector(".salt .free[data-move]")
    found = set(ada.page.evaluate(OPEN))
    assert len(found) > STOPS
    ada.page.locator(".salt [data-move][tabindex='0']").first.focus()
    reached: set[str] = set()
    for _ in range(STOPS):
        while (here := ada.page.evaluate(FOCUSED)) not in reached:
            reached.add(here)
            ada.page.keyboard.press("ArrowRight")
        ada.page.keyboard.press("Tab")
    assert found <= reached


def begun(visit: Visit, *, phone: bool = False, **more: object) -> Person:
    """Somebody at the first turn of a game for one."""
    ada = visit(phone=phone, **more)
    ada.table("me", game="saltfjord")
    seen = ada.look()
    while not any(move.startswith("die-at") for move in seen.moves):
        seen = ada.chose(sensible(ada, seen))
    return ada


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
    ada.reads("Your turn: take a die")  # not in the middle of it


def test_a_reload_in_another_language_changes_nothing(visit: Visit) -> None:
    ada = begun(visit)
    seen = ada.look()
    seen = ada.chose(next(move for move in seen.moves if move.startswith("die-at")))
    ada.page.get_by_role("button", name="PL: Polski").click()
    ada.reads("1 ryba za każde oczko zmiany")
    ada.page.reload()
    ada.reads("1 ryba za każde oczko zmiany")
    lines = [move for move in seen.moves if move.startswith("line ")]
    assert lines
    assert set(lines) <= set(ada.look().moves)


def test_the_payment_helper_pays_in_one_click(visit: Visit, server: Server) -> None:
    """The cheapest way is offered, and each of its steps is a move of the record."""
    ada = visit()
    ada.open(f"/dice/{lend(server, 'saltfjord-medal')}")
    ada.page.get_by_role("button", name=re.compile("^Play ?: Saltfjord")).click()
    ada.reads("Pick a start set")
    assert len(list(islice(replayed(ada, recorded("saltfjord-medal")), 15))) == 15
    way = ada.page.locator(".salt .way[data-move='build ell-b']")
    expect(way).to_contain_text("before that")
    assert "build ell-b" in ada.choices()  # as a way, although it is no legal move yet:
    legal = ada.ask("GET", f"/tables/{ada.page.url.rsplit('/', 1)[1]}/state")["legal"]
    assert not any(move["notation"].startswith("build ") for move in legal)
    upgrades = ada.page.locator(".panel").get_by_text("upgrades wood to plank")
    before = upgrades.count()
    ada.chose("build ell-b")
    ada.reads("Place the tile")
    expect(upgrades).to_have_count(before + 1)
    told = " ".join(ada.page.locator(".log li p").all_inner_texts())
    assert "builds" in told
    assert re.findall(r"\b[A-Z]+\d+\b|s’s", told) == []  # codes of tiles, "Surveyors’s plan"


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


FULL = 250
"""After so many moves of the recorded medal there is something everywhere."""
LEAVING = """() => {
  const boxes = '.room, .level, .scoring, .base, .ability, .pier, .pile, .seats button, .tavern';
  const leaves = (part, box) => {
    const [a, b] = [part.getBoundingClientRect(), box.getBoundingClientRect()];
    return a.left < b.left - 1.5 || a.right > b.right + 1.5 || a.bottom > b.bottom + 1.5;
  };
  return [...document.querySelectorAll(boxes)].filter(box => box.checkVisibility()).flatMap(box =>
    [...box.querySelectorAll('b, i, span, button, svg.icon')]
      .filter(part => part.getClientRects().length && !part.closest('.hidden, .left, .badge'))
      .filter(part => leaves(part, box))
      .map(part => `${box.className}: ${part.textContent.trim() || part.outerHTML}`));
}"""
"""What is larger than the box that it stands in."""


def test_everything_stays_in_its_box(visit: Visit, server: Server) -> None:
    """Names of abilities, goods of a level, buttons of a good, in either language."""
    ada = visit()
    party = Party(server, ada, "saltfjord-medal")
    party.play(FULL)
    ada.open(f"/tables/{party.table}")
    for language in ("EN: English", "PL: Polski"):
        ada.page.get_by_role("button", name=language).click()
        expect(ada.page.locator("html")).to_have_attribute("lang", language[:2].lower())
        stays_in_its_box(ada)


def stays_in_its_box(ada: Person) -> None:
    for width, height in (1280, 720), (1024, 768), (640, 720), (360, 640):
        ada.resize(width, height)
        assert ada.page.evaluate(LEAVING) == [], (width, height)
        for panel in ada.page.locator("[data-panel]").all():
            panel.click()
            ada.be_still()
            assert ada.page.evaluate(LEAVING) == [], (width, height)


def touching(visit: Visit) -> Person:
    """Somebody with a large screen that is touched: its dice are smaller than a finger."""
    ada = begun(visit, phone=True)
    ada.resize(1280, 720)
    ada.sees("[data-shape='whole']")
    return ada


def test_a_finger_sees_first_what_is_smaller_than_itself(visit: Visit) -> None:
    ada = touching(visit)
    seq = ada.look().seq
    die = ada.page.locator("[data-move^='die-at']").first
    die.tap()
    expect(die).to_have_class(re.compile("again"))
    ada.reads("tap again to play it")
    assert ada.look().seq == seq
    die.tap()
    ada.look(seq)


def test_a_long_touch_reads_and_chooses_nothing(visit: Visit) -> None:
    ada = touching(visit)
    seq = ada.look().seq
    box = ada.page.locator("[data-move^='die-at']").first.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = ada.context.new_cdp_session(ada.page)
    ada.page.clock.install()
    for _ in range(2):
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        ada.page.clock.run_for(700)
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ada.page.get_by_role("heading", name=re.compile("die [1-6]")).first).to_be_visible()
    assert ada.look().seq == seq


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing(visit: Visit, *, phone: bool) -> None:
    ada = begun(visit, phone=phone)
    assert ada.axe() == []
    for panel in ("store", "fjord", "market", "tech") if phone else ():
        ada.page.locator(f"[data-panel='{panel}']").tap()
        assert ada.axe(".salt") == []
        if panel == "fjord":  # its areas have room for their tokens
            assert ada.page.locator(".fjord .area").first.evaluate("area => area.clientWidth") > 80
