"""Sardinia in the browser: whole games by mouse, by touch and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import PATIENCE, Person

Visit = Callable[..., Person]


def test_a_newcomer_plays_a_bot_to_the_end(visit: Visit) -> None:
    ada = visit()
    ada.open("/")
    tile = ada.page.locator("article", has_text="Sardinia")
    tile.get_by_role("combobox").select_option("level1")
    tile.get_by_role("button", name="Play a bot").click()
    ada.sees(".island")
    ada.reads("Your turn: play a card")
    assert ada.play_on() > 10
    ada.sees(".ending")
    ada.reads("wins")
    ada.page.get_by_role("button", name="Check the draws").click()
    ada.reads("follow from the promised seed")


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


LISTED = """([seq, patience]) => new Promise((done, late) => {
  const end = performance.now() + patience;
  const look = () => {
    const shown = document.querySelector('.play')?.dataset.seq;
    const texts = [...document.querySelectorAll('#panel-moves li button')].map(b => b.innerText);
    const over = document.querySelector('.ending') !== null;
    const ready = document.activeElement?.matches('#panel-moves input');
    if (shown !== undefined && shown !== seq && (over || (ready && texts.length)))
      done([shown, over, texts]);
    else if (performance.now() > end) late(new Error('Nothing is listed.'));
    else requestAnimationFrame(look);
  };
  look();
})"""


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    ada = visit(seed=3)
    ada.table("me", "bot:greedy")
    keys = ada.page.keyboard
    keys.press("m")
    seq, over, texts = ada.page.evaluate(LISTED, ["", PATIENCE])
    while not over:
        if "Play the Guardian" in texts:
            keys.insert_text("Guardian")
        else:
            for _ in range(ada.random.randrange(min(len(texts), 5))):
                keys.press("ArrowDown")
            keys.press("ArrowDown")
        keys.press("Enter")
        seq, over, texts = ada.page.evaluate(LISTED, [seq, PATIENCE])
    expect(ada.page.locator(".ending")).to_be_focused()
    keys.press("Tab")
    keys.press("Tab")
    expect(ada.page.get_by_role("button", name="Play again")).to_be_focused()
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
    ada = visit(pace="calm")
    ada.table("me", "me", options={"first-player": "A"})
    ada.chose("card commander")
    ada.chose("settler p7")
    ada.chose("card admiral")
    ada.chose("ship h1")
    ada.choose("card guardian")
    ada.sees(".scoring")
    ada.reads("Scoring 1 of 11")
    ada.sees(".scoring h3")
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
    ada.play_on(6)
    sizes = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert ada.page.evaluate(sizes) == [1440, 900]
    overflow = "e => e.scrollHeight - e.clientHeight"
    assert ada.page.locator(".left").evaluate(overflow) <= 0
    assert ada.page.locator(".right").evaluate(overflow) <= 0
