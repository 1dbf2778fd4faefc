"""Settlers' sheets in rooms of all sizes: what was covered, cut off or tiny once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.people import Person

Visit = Callable[..., Person]

COVERED = """() => {
  const box = element => element.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return [...document.querySelectorAll('.settlers ol > li')].flatMap(building =>
    [...building.querySelectorAll('strong, p, .state')].filter(text =>
      [...building.querySelectorAll('.area, .plan, .house')].some(each =>
        meet(box(text), box(each)))).map(text => text.textContent));
}"""
"""Texts of buildings under their areas."""
CUT = """() => {
  const board = document.querySelector('.settlers').getBoundingClientRect();
  return [...document.querySelectorAll('.settlers :is(.dice, .favours, .pool, .players) > *')]
    .filter(element => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      return left < board.left - 1 || right > board.right + 1
        || top < board.top - 1 || bottom > board.bottom + 1;
    }).map(element => element.getAttribute('aria-label') ?? element.textContent.trim());
}"""
"""What one has, beyond the edge of the board."""
LETTERS = "() => parseFloat(getComputedStyle(document.querySelector('.settlers ol p')).fontSize)"
SHARE = """() => {
  const area = element => element.getBoundingClientRect().width
    * element.getBoundingClientRect().height;
  return [...document.querySelectorAll('.settlers .paper')].map(each =>
    area(each.firstElementChild) / area(document.querySelector('.settlers')));
}"""
FIRST = """() => {
  const {width, height} = document.querySelector('.settlers .empire .area')
    .getBoundingClientRect();
  return Math.min(width, height);
}"""
SMALL = """() => [...document.querySelectorAll(
  '.settlers :is(button, [role=button], textarea)')]
  .filter(each => !each.closest('[data-taps=twice]'))
  .filter(each => Math.min(each.offsetWidth, each.offsetHeight) < 44)
  .map(each => each.textContent)"""
OVERFLOW = """() => {
  const sheets = document.querySelector('.settlers .sheets');
  return sheets.scrollHeight - sheets.clientHeight;
}"""


@pytest.fixture
def ada(visit: Visit) -> Person:
    """Somebody with many areas and long texts before them, among people with long names."""
    ada = visit(language="pl-PL", name="Wolfgang Amadeusz Szczebrzeszyński-Wąs")
    seats = ["me", "bot:greedy", "bot:greedy", "bot:greedy"]
    ada.table(*seats, game="settlers", options={"adventure": "35"})
    ada.sees(".settlers ol p")
    return ada


LAPTOPS = [(1024, 768), (1280, 720), (1366, 768), (1440, 900)]


def test_a_laptop_shows_both_sheets_whole(ada: Person) -> None:
    for size in LAPTOPS:
        ada.resize(*size)
        assert ada.page.evaluate(COVERED) == [], size
        assert ada.page.evaluate(CUT) == [], size
        assert ada.page.locator(".settlers .paper").count() == 2, size
        assert ada.page.evaluate(OVERFLOW) <= 24, size


def test_a_large_screen_is_used(ada: Person) -> None:
    ada.resize(1366, 768)
    ordinary = ada.page.evaluate(LETTERS)
    ada.resize(2560, 1440)
    assert ada.page.evaluate(LETTERS) > 1.7 * ordinary
    assert all(share > 0.3 for share in ada.page.evaluate(SHARE))


def test_what_is_enlarged_is_larger(ada: Person) -> None:
    """Half as many pixels of the page are as many of the screen: at least half again as large."""
    ada.resize(1366, 768)
    ordinary = ada.page.evaluate(FIRST)
    ada.resize(683, 384)
    assert 2 * ada.page.evaluate(FIRST) > 1.5 * ordinary
    assert ada.page.evaluate(CUT) == [] or ada.page.locator(".settlers.low").count() == 1


def test_on_a_phone_all_is_large_or_takes_two_touches(visit: Visit) -> None:
    """Areas are smaller than a finger: they take two touches, and everything else is larger."""
    ada = visit(phone=True)
    ada.table("me", game="settlers", options={"adventure": "12"})
    ada.resize(360, 640)
    assert ada.page.evaluate(FIRST) >= 24
    assert ada.page.evaluate(SMALL) == []
