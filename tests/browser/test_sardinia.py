"""Sardinia in the browser: whole games by mouse, by touch and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import AXE, JUDGE, Person
from tests.browser.scripts import polling

Visit = Callable[..., Person]


@pytest.mark.long
def test_a_newcomer_plays_a_bot_to_the_end(visit: Visit) -> None:
    ada = visit()
    ada.open("/")
    tile = ada.page.locator("article", has_text="Sardinia")
    tile.get_by_role("combobox").select_option("level1")
    tile.get_by_role("button", name="Play a bot").click()
    ada.sees(".island")
    my_turn = re.compile("Your turn")  # to play a card, or to answer an early Guardian
    expect(ada.page).to_have_title(my_turn)
    assert ada.play_on() > 10
    ada.sees(".ending")
    ada.sees(".ending h2")
    ada.page.get_by_role("button", name="Check the draws").click()
    ada.reads("follow from the promised seed")


@pytest.mark.long
def test_a_whole_game_on_a_phone_by_touch(visit: Visit) -> None:
    ada = visit(phone=True, seed=2)
    ada.table("me", "bot:greedy")
    width = ada.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    ada.page.get_by_role("button", name="Players").tap()
    ada.sees(".sheet")
    ada.page.get_by_role("button", name="The island").tap()
    ada.play_on()
    ada.sees(".ending")


LISTED = polling(
    """seq => {
      const shown = document.querySelector('.play')?.dataset.seq;
      const texts = [...document.querySelectorAll('#panel-moves li button')].map(b => b.innerText);
      const over = document.querySelector('.ending') !== null;
      const ready = document.activeElement?.matches('#panel-moves input');
      const listed = shown && shown !== seq && (over || (ready && texts.length));
      return listed ? [shown, over, texts] : null;
    }""",
    "Nothing is listed after ${given}.",
)


@pytest.mark.long
def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    ada = visit(seed=3)
    ada.table("me", "bot:greedy")
    keys = ada.page.keyboard
    keys.press("m")
    seq, over, texts = ada.page.evaluate(LISTED, "")
    while not over:
        if "Play the Guardian" in texts:
            keys.insert_text("Guardian")
        else:
            for _ in range(ada.random.randrange(min(len(texts), 5))):
                keys.press("ArrowDown")
            keys.press("ArrowDown")
        keys.press("Enter")
        seq, over, texts = ada.page.evaluate(LISTED, seq)
    expect(ada.page.locator(".ending")).to_be_focused()
    keys.press("Tab")
    keys.press("Tab")
    again = ada.page.locator(".ending").get_by_role("button", name="Play again")
    expect(again).to_be_focused()
    keys.press("Escape")
    expect(ada.page.locator(".ending")).to_have_count(0)


def test_the_board_itself_is_played_by_keyboard(visit: Visit) -> None:
    ada = visit()
    ada.table("me", "bot:random", options={"first-player": "A"})
    assert "card commander" in ada.choices()
    ada.page.locator(".island").focus()
    ada.page.keyboard.press("ArrowUp")
    expect(ada.page.get_by_label("About this")).to_contain_text("Barbagia")
    _tab_to(ada, "card commander")
    ada.page.keyboard.press("Enter")
    ada.reads("Commander: place")
    expect(ada.page.locator("[data-move^=settler]").first).to_be_focused()
    _tab_to(ada, "settler p7")
    ada.reads("Your influence: 0 → 1")
    ada.page.keyboard.press("Enter")
    ada.reads("places a settler in Barbagia")
    expect(ada.page.locator("[data-move^=card]").first).to_be_focused()


def _tab_to(ada: Person, move: str) -> None:
    here = "() => document.activeElement.dataset.move"
    for _ in range(40):
        if ada.page.evaluate(here) == move:
            return
        ada.page.keyboard.press("Tab")
    raise AssertionError(f"{move} is not on the way of Tab")


def test_a_settler_is_taken_up_and_walks(visit: Visit) -> None:
    ada = visit()
    ada.table("me", "me", options={"first-player": "A"})
    for move in ("card commander", "settler p7", "card admiral", "ship h1"):
        ada.chose(move)
    ada.chose("card queen")
    ada.chose("copy commander")
    ada.choose("step p7")
    ada.chose("step p7 p8")
    ada.reads("Moves left: 3")
    ada.reads("moves a settler from Barbagia to Baronia")


def test_undo_is_one_click_and_what_is_not_allowed_says_why(visit: Visit) -> None:
    ada = visit()
    ada.table("me", "bot:random", options={"first-player": "A"})
    ada.chose("card architect")
    ada.page.get_by_role("button", name="Undo").click()
    expect(ada.page.locator("[data-move='card architect']")).to_be_visible()
    ada.reads("takes moves back")
    ada.chose("card admiral")
    ada.page.keyboard.press("u")
    ada.chose("card architect")
    ada.page.mouse.click(*ada.page.evaluate(INSIDE, "p12"))
    ada.reads("Not allowed: S18")
    link = ada.page.locator(".notice a")
    assert re.search(r"/games/sardinia#S18$", link.get_attribute("href") or "")
    ada.page.locator("[data-role=priest]").click(force=True)
    ada.reads("Not allowed: S")


INSIDE = """id => {
  const path = document.querySelector(`[data-province="${id}"]`);
  const box = path.getBoundingClientRect();
  for (let i = 1; i < 200; i++) {
    const x = box.left + box.width * ((i * 0.618) % 1), y = box.top + box.height * (i / 200);
    if (document.elementFromPoint(x, y) === path) return [x, y];
  }
}"""


def test_a_scoring_is_shown_province_by_province_and_can_be_skipped(visit: Visit) -> None:
    ada = visit(pace="slow")  # it is skipped: nobody waits for it
    ada.table("me", "me", options={"first-player": "A"})
    ada.chose("card commander")
    ada.chose("settler p7")
    ada.chose("card admiral")
    ada.chose("ship h1")
    ada.choose("card guardian")
    ada.sees(".scoring")
    ada.reads("Scoring 1 of 11")
    ada.sees(".scoring h2")
    ada.page.get_by_role("button", name="Skip").click()
    expect(ada.page.locator(".scoring")).to_have_count(0)
    assert "leave" in ada.choices()


def test_the_board_can_be_asked_in_words(visit: Visit) -> None:
    ada = visit()
    ada.table("me", "bot:random", options={"first-player": "A"})
    ada.page.keyboard.press("w")
    expect(ada.page.locator("#panel-text input")).to_be_focused()
    ada.page.keyboard.insert_text("Nurra")
    expect(ada.page.get_by_role("rowheader", name="Nurra", exact=True)).to_be_visible()
    expect(ada.page.get_by_role("cell", name="Anglona, Algherese")).to_be_visible()
    expect(ada.page.get_by_role("rowheader", name="Gerrei", exact=True)).to_have_count(0)


def test_everything_is_on_one_screen(visit: Visit) -> None:
    ada = visit()
    ada.table("me", "bot:random", "bot:random", "bot:random")
    ada.play_on(most=6)
    ada.be_still()
    sizes = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert ada.page.evaluate(sizes) == [1440, 900]
    overflow = "e => e.scrollHeight - e.clientHeight"
    assert ada.page.locator(".left").evaluate(overflow) <= 0
    assert ada.page.locator(".right").evaluate(overflow) <= 0


def test_what_is_told_of_a_card_stays_while_one_reads_it(visit: Visit) -> None:
    ada = visit()
    ada.page.clock.install()
    ada.table("me", "bot:random", options={"first-player": "A"})
    about = ada.page.get_by_label("About this")
    ada.page.locator("[data-role=farmer]").hover()
    expect(about).to_contain_text("Farmer")
    about.hover()
    ada.page.clock.fast_forward(1200)  # longer than it lingers
    link = about.get_by_role("link", name="S16")
    link.hover()
    expect(link).to_be_visible()
    ada.page.locator(".prompt .text").hover()
    expect(about).not_to_contain_text("Farmer")


REST = """([selector, ms]) => new Promise(done => {
  const element = document.querySelector(selector);
  const finger = {pointerType: 'touch', bubbles: true, cancelable: true};
  element.dispatchEvent(new PointerEvent('pointerenter', {...finger, bubbles: false}));
  element.dispatchEvent(new PointerEvent('pointerdown', finger));
  const lift = () => {
    element.dispatchEvent(new PointerEvent('pointerup', finger));
    element.dispatchEvent(new PointerEvent('pointerleave', {...finger, bubbles: false}));
    element.dispatchEvent(new PointerEvent('click', finger));
    done();
  };
  ms ? setTimeout(lift, ms) : lift();
})"""
"""A finger that rests on something and is lifted."""


def test_reading_a_card_by_a_long_touch_does_not_play_it(visit: Visit) -> None:
    ada = visit(phone=True)
    ada.table("me", "bot:random", options={"first-player": "A"})
    ada.choices()
    ada.page.evaluate(REST, ["[data-role=commander]", 600])
    expect(ada.page.get_by_label("About this")).to_contain_text("Commander")
    assert "card commander" in ada.choices()
    ada.page.evaluate(REST, ["[data-role=commander]", 0])
    ada.reads("Commander: place")


def test_a_place_on_the_map_is_shown_at_the_first_touch_and_chosen_by_the_second(
    visit: Visit,
) -> None:
    ada = visit(phone=True)
    table = ada.table("me", "bot:random", options={"first-player": "A"})
    ada.chose("card commander")
    ada.point("settler p7")
    expect(ada.page.locator(".again")).to_be_visible()
    assert "settler p7" in ada.choices()
    ada.page.locator(".again").tap()
    expect(ada.page.locator(".again")).to_have_count(0)
    ada.choices()
    provinces = ada.ask("GET", f"/tables/{table}/state")["view"]["provinces"]
    assert [each["settlers"][0] for each in provinces if each["id"] == "p7"] == [1]


def test_majorities_are_seen_at_a_glance_and_for_the_next_forts(visit: Visit) -> None:
    ada = visit()
    ada.table("me", "bot:random", options={"first-player": "A"})
    ada.chose("card commander")
    ada.chose("settler p7")
    numbers = ada.page.locator(".majorities text")
    expect(numbers).to_have_count(0)
    ada.page.locator("[data-layer=influence]").click()
    expect(numbers.first).to_be_visible()
    expect(ada.page.locator(".fort .shares")).to_have_count(2)
    ada.page.reload()
    expect(numbers.first).to_be_visible()


def test_headings_follow_each_other(visit: Visit) -> None:
    ada = visit()
    ada.table("me", "bot:random", options={"first-player": "A"})
    ada.page.evaluate(AXE(encoding="utf-8"))
    order = {"runOnly": {"type": "rule", "values": ["heading-order"]}}
    assert ada.page.evaluate(JUDGE, ["html", order]) == []
