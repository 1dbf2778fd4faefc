"""What measures boards finds every kind of fault, and none where all is well."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.fit.test_fit import MEASURE

GOOD = """<div class="stage"><div class="board" style="width:100%;height:600px" >
  <button style="width:60px;height:50px">Roll</button>
  <p style="width:200px">Words that can be read.</p>
  <svg width="400" height="300" viewBox="0 0 200 150" data-face>
    <text x="20" y="30" font-size="8">Nurra</text><text x="90" y="30" font-size="6">12</text>
    <circle cx="50" cy="100" r="14" role="button" tabindex="0" />
  </svg></div></div>"""
FAULTS = {
    "text of 8.0 px": '<p style="font-size:8px">small</p>',
    "text of 9.0 px": '<svg width=200 viewBox="0 0 100 50"><text y=20 font-size=4.5>9</text></svg>',
    "target under 24 px": '<button style="width:20px;height:30px;padding:0"></button>',
    "target under 44 px": '<button style="width:30px;height:30px;padding:0"></button>',
    "over the text": '<p>first line</p><p style="margin-top:-30px">second line</p>',
    "over the control": '<button style="width:80px;height:50px">go</button>'
    '<p style="position:absolute;left:40px;top:15px">text that runs over</p>',
    "covered by": "<svg width=200 height=100><text x=20 y=50 font-size=20>7</text>"
    '<rect x=10 y=20 width=50 height=50 fill="red" /></svg>',
    "cut off": '<p style="width:40px;overflow:hidden;white-space:nowrap">a long sentence</p>',
    "control cut off": '<div style="overflow:hidden;width:60px"><button'
    ' style="width:120px;height:50px"></button></div>',
    "out of its box": '<div style="border:1px solid;width:40px;white-space:nowrap">long text</div>',
    "hidden behind": '<button style="width:60px;height:60px"></button>'
    '<div style="position:absolute;inset:0;background:white"></div>',
    "a broken word": '<p style="width:70px;overflow-wrap:anywhere">Budownictwo</p>',
    "the page is": '<div style="width:3000px;height:5px"></div>',
}


@pytest.fixture
def page_of_ours(_possible: None, request: pytest.FixtureRequest) -> Iterator[Page]:
    browser: Browser = request.getfixturevalue("browser")  # only where there is one
    page = browser.new_page(viewport={"width": 1000, "height": 800})
    yield page
    page.close()


def measured(page: Page, body: str, *, touch: bool = False, face: float = 0) -> list[str]:
    page.set_content(f'<!doctype html><body style="margin:0;font:16px sans-serif">{body}')
    found: list[str] = page.evaluate(MEASURE, {"touch": touch, "board": 0, "face": face})
    return found


def test_nothing_is_wrong_with_a_board_that_fits(page_of_ours: Page) -> None:
    assert measured(page_of_ours, GOOD, touch=True) == []


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(page_of_ours: Page, fault: str) -> None:
    found = measured(page_of_ours, FAULTS[fault], touch=fault == "target under 44 px")
    assert any(each.startswith(fault) for each in found), found


def test_what_is_touched_twice_may_be_smaller(page_of_ours: Page) -> None:
    button = '<button style="width:30px;height:30px;padding:0"></button>'
    assert measured(page_of_ours, f'<div data-taps="twice">{button}</div>', touch=True) == []


def test_what_can_be_scrolled_to_is_not_cut_off(page_of_ours: Page) -> None:
    lines = "<p>a line</p>" * 20
    assert measured(page_of_ours, f'<div style="height:90px;overflow:auto">{lines}</div>') == []


def test_a_large_window_is_used(page_of_ours: Page) -> None:
    small = '<div class="stage"><div class="board" style="height:600px">'
    small += "<svg data-face width=200 height=100></svg></div></div>"
    assert measured(page_of_ours, small, face=0.75)[0].startswith("fills 20 % of the board")
