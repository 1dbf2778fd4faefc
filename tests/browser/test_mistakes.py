"""Learn from your mistakes: from the review, turn by turn on the board, to the end of a game."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.lent import FOLDER
from tests.browser.people import Person
from tests.browser.test_puzzles import hand_in
from tests.browser.test_review import SLOW, finished, reviewed

Visit = Callable[..., Person]
CARELESS = "settlers-careless"
REVIEW = json.loads((FOLDER / f"{CARELESS}.review.json").read_text(encoding="utf-8"))
WRONG = [d for d in REVIEW["decisions"] if d["label"] in {"inaccuracy", "mistake", "blunder"}]


@pytest.mark.parametrize(("phone", "language"), [(False, "en-GB"), (True, "pl-PL")])
def test_mistakes_are_gone_through(
    visit: Visit, server: Server, phone: bool, language: str
) -> None:
    ada, polish = visit(phone=phone, language=language), language == "pl-PL"
    table = finished(server, ada, CARELESS)
    reviewed(server, ada, table, CARELESS)
    ada.open(f"/tables/{table}/review#0")
    ada.page.locator("[data-do='mistakes']").click(timeout=SLOW)
    ada.sees("[data-at='1']")
    hand_in(ada, "settlers", WRONG[0]["played"]["moves"])
    said = "Tak właśnie było zagrane." if polish else "That is what you played."
    expect(ada.page.get_by_role("heading", name=said)).to_be_visible()
    ada.page.locator(".outcome [data-do='again']").click()
    ada.page.wait_for_selector(".play[data-seq='0']")
    hand_in(ada, "settlers", WRONG[0]["options"][0]["moves"])
    said = "Lepiej się nie da!" if polish else "That is as good as it gets!"
    expect(ada.page.get_by_role("heading", name=said)).to_be_visible()
    assert ada.axe() == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    ada.page.locator("[data-do='next']").click()
    for number in range(2, len(WRONG) + 1):
        ada.sees(f"[data-at='{number}']")
        if number > 2:
            ada.page.locator("[data-do='skip']").click()
            continue
        ada.page.locator("[data-do='show']").click()
        said = "To byłoby lepsze." if polish else "This would have been better."
        expect(ada.page.get_by_role("heading", name=said)).to_be_visible()
        ada.page.locator("[data-do='next']").click()
    expect(ada.page.get_by_role("status").last).to_contain_text(str(len(WRONG)))
    assert ada.axe() == []
    (game,) = ada.ask("GET", f"/users/{ada.id}/reviews")["games"]
    assert (game["mistakes"], game["left"]) == (len(WRONG), len(WRONG) - min(2, len(WRONG)))

    ada.open(f"/users/{ada.id}")
    expect(ada.page.locator("[data-do='mistakes']")).to_contain_text(str(game["left"]))
    expect(ada.page.locator("figure svg")).to_have_count(3)
    said = "Wszystkie wartości w tabeli" if polish else "All values as a table"
    ada.page.get_by_text(said).first.click()
    expect(ada.page.locator("details tbody").get_by_role("link")).to_have_count(1)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    assert ada.axe() == []
    ada.page.locator("[data-do='mistakes']").click()
    ada.sees("[data-at='3']")  # where one has left off
