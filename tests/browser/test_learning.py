"""Learning to play: the way in, wrong tries, leaving and coming back, coach and glossary."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Look, Person
from tests.browser.pupils import Pupil
from tests.browser.scripts import SPOT

Visit = Callable[..., Person]
COURSE = "sardinia"
LINE = """link => {
  const {x, y, width, height} = [...link.getClientRects()].at(-1);
  return [x + width / 2, y + height / 2];
}"""
"""The middle of a link, on its last line if it has several."""
HARDLY = """province => {
  const island = document.querySelector('.window');
  const {bottom} = document.querySelector(`[data-province="${province}"]`).getBoundingClientRect();
  island.scrollBy(0, bottom - island.getBoundingClientRect().top - 25);
}"""
"""Moves the map so that no more than an edge of a province is seen."""


UNMOVED = SPOT.replace("element.scrollIntoView", "void")
"""Where a move can be touched without scrolling."""


def pupil(person: Person, course: str = COURSE) -> Pupil:
    found = Pupil(person, course)
    found.open()
    return found


def test_home_leads_a_newcomer_to_a_course_and_its_first_move(visit: Visit) -> None:
    ada = visit(phone=True)
    ada.open("/")
    tile = ada.page.locator("article", has_text="Sardinia")
    expect(tile).to_contain_text(re.compile(r"about \d+ min"))
    expect(tile.get_by_role("combobox")).to_have_value("level1")
    tile.get_by_role("link", name=re.compile(r"Learn in \d minutes")).tap()
    ada.sees(".lesson [data-words]")
    assert ada.page.locator("dialog, [role=dialog]").count() == 0
    learner = Pupil(ada, COURSE)
    learner.look()
    first = ada.page.wait_for_function(UNMOVED, arg=learner.goal)  # on the first screen
    ada.page.touchscreen.tap(*first.json_value())
    learner.look()
    assert len(learner.moves) == 1


def test_a_wrong_try_is_answered_and_loses_nothing(visit: Visit) -> None:
    ada = visit()
    learner = pupil(ada)
    said = ada.page.locator("[data-words] .other")
    ada.point("card farmer")
    expect(said).to_be_visible()
    expect(ada.page.locator("[data-show]")).to_have_count(0)
    ada.point("card admiral")
    ada.page.locator("[data-show]").click()
    ada.reads("This is it: Play the Commander.")
    ada.page.locator("[data-do-it]").click()
    learner.look()
    assert learner.moves == ["card commander"]
    expect(said).to_have_count(0)


def test_what_the_rules_forbid_is_answered_by_the_rule(visit: Visit) -> None:
    ada = visit()
    pupil(ada)
    ada.point("card commander")
    ada.sees("[data-move='settler p1']")
    ada.page.locator("[data-role=farmer]").click(force=True)
    rule = ada.page.locator("[data-words] .bad a.rule")
    expect(rule).to_have_attribute("href", re.compile(r"^/games/sardinia#S\d+$"))


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_course_is_left_and_taken_up_again(visit: Visit, *, phone: bool) -> None:
    ada = visit(phone=phone)
    learner = pupil(ada)
    learner.touch(learner.goal) if phone else learner.type(learner.goal)
    words = ada.page.locator("[data-words] .task").text_content() or ""
    ada.page.get_by_role("button", name="Lessons and more").click()
    ada.page.get_by_role("link", name="Leave the course").click()
    ada.reads("Learn by playing")
    ada.page.get_by_role("link", name=re.compile("^Go on")).click()
    expect(ada.page.locator("[data-words] .task")).to_have_text(words)
    ada.page.get_by_role("button", name="One move back").click()
    expect(ada.page.locator("[data-words]")).to_be_focused()
    expect(ada.page.locator("[data-words] .task")).not_to_have_text(words)


def test_the_board_of_a_lesson_is_played_by_keyboard(visit: Visit) -> None:
    """From the first step on the focus is where something can be chosen."""
    ada = visit()
    learner = pupil(ada)
    here = "() => document.activeElement?.dataset.move ?? ''"
    for _ in range(2):
        goal = learner.goal
        for _ in range(60):
            if ada.page.evaluate(here) == goal:
                break
            ada.page.keyboard.press("Tab")
        ada.page.keyboard.press("Enter")
        learner.look()
    assert learner.moves == ["card commander", "settler p1"]
    assert ada.page.evaluate("document.activeElement !== document.body")
    expect(ada.page.locator("[data-words]")).to_have_attribute("role", "status")


def test_a_lesson_changes_its_language_where_it_stands(visit: Visit) -> None:
    ada = visit(language="pl-PL")
    learner = pupil(ada)
    learner.type(learner.goal)
    ada.page.get_by_role("button", name="English").click()
    expect(ada.page.locator("[data-words] .task")).to_contain_text("Nurra")
    expect(ada.page.locator("[data-words] .task")).to_contain_text("settler")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_axe_finds_nothing_serious_where_one_learns(visit: Visit, *, phone: bool) -> None:
    ada = visit(phone=phone)
    pupil(ada)
    found = {"lesson": ada.axe()}
    ada.page.get_by_role("button", name="Lessons and more").click()
    found["menu"] = ada.axe(".panel")
    for path in ("/learn", f"/glossary/{COURSE}") if not phone else ():
        ada.open(path)
        ada.sees("h1")
        found[path] = ada.axe()
    assert not {where: each for where, each in found.items() if each}


PLACED = """() => {
  const {x, y, width, height} = document.querySelector('.stage .board').getBoundingClientRect();
  return [x, y, width, height];
}"""


def stand(person: Person, course: str, lesson: str, *moves: str) -> Pupil:
    """Come back to a lesson after some moves."""
    person.open("/icon.svg")
    kept = {course: {"lesson": lesson, "moves": moves}}
    person.page.evaluate("kept => localStorage['osada-courses'] = JSON.stringify(kept)", kept)
    return pupil(person, course)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_board_stays_where_it_is_whatever_is_said(visit: Visit, *, phone: bool) -> None:
    ada = visit(phone=phone, language="pl-PL")
    learner = pupil(ada)
    ada.be_still()
    placed = ada.page.evaluate(PLACED)
    ada.point("card farmer")
    expect(ada.page.locator("[data-words] .other")).to_be_visible()
    assert ada.page.evaluate(PLACED) == placed
    for _ in range(3):
        learner.touch(learner.goal) if phone else learner.type(learner.goal)
        assert ada.page.evaluate(PLACED) == placed, learner.at
    expect(ada.page.locator(".prompt .goal").first).to_be_in_viewport()


def test_a_goal_beyond_the_edge_is_brought_into_view(visit: Visit) -> None:
    """Nurra lies in the north of the island: a learner who looks at the south is led to it."""
    ada = visit(phone=True)
    ada.page.set_viewport_size({"width": 360, "height": 640})
    learner = pupil(ada)
    ada.page.evaluate(HARDLY, "p1")
    ada.point(learner.goal)
    learner.look()
    ring = ada.page.locator(".beacons span").first
    expect(ring).to_be_in_viewport(ratio=1)
    nurra = ada.page.locator("[data-province=p1]")
    expect(nurra).to_be_in_viewport(ratio=0.9)


def test_a_first_touch_says_that_the_second_one_plays(visit: Visit) -> None:
    ada = visit(phone=True)
    learner = stand(ada, COURSE, "settling", "card commander")
    ada.point(learner.goal)
    said = ada.page.get_by_role("status").filter(has_text="tap again to play it")
    expect(said).to_contain_text("Nurra")
    expect(ada.page.locator(".strip")).to_have_count(0)  # nothing lies over the board
    ada.point(learner.goal)
    learner.look()
    expect(said).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_words_and_rules_are_looked_up_on_the_spot(visit: Visit, *, phone: bool) -> None:
    ada = visit(phone=phone)
    pupil(ada)
    for kind, page in (("term", "/glossary/sardinia"), ("rule", "/games/sardinia")):
        link = ada.page.locator(f"[data-words] a.{kind}").first
        ada.page.touchscreen.tap(*link.evaluate(LINE)) if phone else link.press("Enter")
        bubble = ada.page.get_by_role("dialog")
        expect(bubble.get_by_role("link")).to_have_attribute("href", re.compile(f"^{page}#"))
        assert not ada.axe("dialog")
        ada.page.keyboard.press("Escape")
        expect(bubble).to_have_count(0)
        expect(link).to_be_focused()
    assert len(ada.context.pages) == 1


def test_only_free_cells_are_framed_while_a_tile_is_laid(visit: Visit) -> None:
    ada = visit()
    moves = ["die orange 3", "line 3", "activate r3c1", "build two-a"]
    stand(ada, "saltfjord", "tiles", *moves)
    expect(ada.page.locator(".cell.fits").first).to_be_visible()
    expect(ada.page.locator(".cell.taken").first).to_be_visible()
    expect(ada.page.locator(".cell:is(.taken, .tile):is(.fits, .mark, .band)")).to_have_count(0)


TIP = {"id": "first", "words": "Forts count in every province they touch.", "rule": "S8"}


def speak(person: Person) -> None:
    """The coach has something to say in every position."""

    def tip(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "tips": [TIP]})

    person.page.route(re.compile("/tips"), tip)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_first_game_is_coached_and_the_coach_is_sent_away(visit: Visit, *, phone: bool) -> None:
    ada = visit(phone=phone, coached=True)
    speak(ada)
    ada.table("me", "bot:random", options={"first-player": "A"})
    panel = ada.page.get_by_role("region", name="Coach")
    expect(panel).to_contain_text("Forts count")
    expect(panel.get_by_role("link", name="Rule S8")).to_have_attribute(
        "href", "/games/sardinia#S8"
    )
    assert not ada.axe(".coach")
    ada.page.wait_for_function(UNMOVED, arg="card guardian")  # it covers no choice
    ada.be_still()
    placed = ada.page.evaluate(PLACED)
    got = panel.get_by_role("button", name="Got it")
    got.tap() if phone else got.click()
    expect(panel).to_contain_text("Tips for your first games")
    assert ada.page.evaluate(PLACED) == placed
    expect(ada.page.locator(".strip")).to_have_count(0)  # nothing was opened by it
    panel.get_by_role("button", name="No more tips").click()
    expect(panel).to_contain_text("You can have them again")
    ada.open("/settings")
    expect(ada.page.get_by_label("Tips while I play")).to_have_value("false")


def test_a_word_leads_from_the_glossary_to_its_rule_and_the_almanac(visit: Visit) -> None:
    ada = visit(language="pl-PL")
    terms = ada.ask("GET", "/games/sardinia/glossary?language=pl")["terms"]
    if not terms:
        pytest.skip("the glossary has no words yet")
    term = next(term for term in terms if term["article"] and term["rules"])
    ada.open(f"/glossary/sardinia#{term['id']}")
    entry = ada.page.locator(f"#{term['id']}")
    expect(entry).to_be_focused()
    expect(entry).to_be_in_viewport()
    expect(entry.get_by_role("link", name=re.compile(f"^{term['rules'][0]} "))).to_be_visible()
    entry.get_by_role("link", name=re.compile("Almanach")).click()
    expect(ada.page).to_have_url(re.compile(f"/almanac/sardinia#{term['article']}$"))
    ada.sees("article h2")


def test_after_a_course_home_leads_less_and_a_game_is_one_click_away(visit: Visit) -> None:
    ada = visit()
    done = {COURSE: {"lesson": "", "moves": [], "done": [], "test": {}, "finished": True}}
    ada.open("/")
    ada.page.evaluate("done => localStorage['osada-courses'] = JSON.stringify(done)", done)
    ada.open("/")
    tile = ada.page.locator("article", has_text="Sardinia")
    expect(tile.get_by_role("link", name=re.compile(r"^Learn\b"))).to_be_visible()
    expect(tile.get_by_role("link", name=re.compile("Learn in"))).to_have_count(0)


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", ["sardinia", "settlers", "saltfjord"])
def test_a_coached_game_against_the_first_level_to_its_end(
    visit: Visit, game: str, phone: bool
) -> None:
    """As a newcomer plays it: no tip moves the board under a finger."""
    ada = visit(phone=phone, coached=True, seed=2, language="pl-PL" if phone else "en-GB")
    ada.table("me", "bot:level1", game=game)
    expect(ada.page.locator(".coach .buttons")).to_be_visible()
    assert ada.play_on(anything) > 8


BOXES = """() => {
  const boxes = window.boxes = new Set();
  const look = () => {
    const {y, height} = document.querySelector('.stage .board').getBoundingClientRect();
    if (!document.querySelector('.ending, .prompt.many')) boxes.add(`${y} ${height}`);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Collects where the board is, frame by frame, unless the prompt offers several answers itself."""


@pytest.mark.parametrize("game", ["sardinia", "settlers"])
def test_the_board_of_a_phone_stays_in_place_from_move_to_move(visit: Visit, game: str) -> None:
    """Neither a move on its way nor the buttons of the next choice shift what a finger aims at."""
    ada = visit(phone=True, coached=True, language="pl-PL")
    ada.table("me", "bot:random", game=game)
    ada.be_still()
    ada.page.evaluate(BOXES)
    ada.play_on(anything, most=25)
    boxes = ada.page.evaluate("[...window.boxes]")
    assert len(boxes) == 1, boxes


def anything(person: Person, seen: Look) -> str:
    return person.random.choice(seen.moves)
