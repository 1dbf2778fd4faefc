"""The workshop: a sheet designed, mended, played, kept, shared, published and remixed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Route, expect
from pypdf import PdfReader

from tests.browser import test_settlers
from tests.browser.people import Person
from tests.browser.scripts import PATIENCE

Visit = Callable[..., Person]
EXAMPLE = re.search(r"```json\n(.*?)\n```", Path("docs/sheets.md").read_text("utf-8"), re.DOTALL)
assert EXAMPLE
SHEET = json.loads(EXAMPLE[1])
VERDICT = ".verdict"


def bring_in(person: Person, sheet: object, name: str = "sheet.json") -> None:
    """Open a file in the workshop."""
    person.open("/workshop")
    data = json.dumps(sheet).encode()
    file: FilePayload = {"name": name, "mimeType": "application/json", "buffer": data}
    person.page.locator("input[type=file]").set_input_files(file)
    judged(person)


def judged(person: Person) -> None:
    """Wait for the verdict; the process that gives it has to be started for the first one."""
    verdict = person.page.locator(f"{VERDICT}.good, {VERDICT}.bad")
    expect(verdict).to_be_visible(timeout=6 * PATIENCE)


def printed(person: Person) -> PdfReader:
    """Print what is on the page as it is offered, by keyboard."""
    person.page.get_by_role("button", name=re.compile("^(Print|Drukuj)$")).press("Enter")
    link = person.page.get_by_role("dialog").get_by_role("link")
    expect(link).to_be_visible()
    answer = person.context.request.get(f"{person.address}{link.get_attribute('href')}")
    assert answer.headers["content-type"] == "application/pdf"
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    return PdfReader(BytesIO(answer.body()))


def looked_up(person: Person) -> None:
    """A building of somebody's own has an article like all others, with the credit it gives."""
    person.page.locator("body").press("w")
    with person.context.expect_page() as opening:
        person.page.get_by_role("link", name="1 Ferry").press("Enter")
    article = opening.value.locator("article")
    expect(article.locator("h2")).to_have_text("Ferry")
    expect(article.locator(".drawing svg").first).to_be_visible()
    expect(article).to_contain_text("It leaves at dawn.")
    expect(article).to_contain_text("Sailors")
    opening.value.get_by_role("searchbox").fill("harbour")
    expect(opening.value.get_by_role("link", name="Harbour", exact=True)).to_be_visible()
    opening.value.close()


def test_a_sheet_is_designed_by_keyboard(visit: Visit) -> None:
    """From a blank sheet: names are missing, and a plan in two pieces is told where it is drawn."""
    ada = visit(name="Ada")
    ada.open("/workshop")
    page, keys = ada.page, ada.page.keyboard
    page.get_by_role("button", name="Design a new one").focus()
    keys.press("Enter")
    judged(ada)
    expect(page.locator(VERDICT)).to_contain_text("to mend")
    expect(page.get_by_text("a name in one language").first).to_be_visible()
    page.get_by_label("Name in English").focus()
    keys.type("Ferry")
    page.locator("[data-cell='0 0']").focus()
    for key in ("Space", "ArrowRight", "ArrowRight", "Space"):
        keys.press(key)
    fault = page.get_by_text("the sections of a plan must touch each other")
    expect(fault).to_be_visible()
    for key in ("ArrowLeft", "Space"):
        keys.press(key)
    expect(fault).to_have_count(0)
    expect(page.locator(".view")).to_contain_text("Ferry")
    keys.press("Control+z")
    expect(fault).to_be_visible()
    keys.press("Control+y")
    expect(fault).to_have_count(0)
    page.locator("[role=tab][aria-selected=true]").focus()
    keys.press("ArrowRight")
    expect(page.get_by_role("tab", name="Building 2")).to_be_focused()
    assert not ada.axe()
    page.reload()  # drafts are kept
    expect(page.locator(".view")).to_contain_text("Ferry")


def test_the_round_trip_of_a_sheet(visit: Visit, tmp_path: Path) -> None:
    ada, bo = visit(name="Ada"), visit(name="Bo", language="pl-PL", seed=3)
    broken = json.loads(json.dumps(SHEET))
    broken["buildings"][0]["plan"] = [[0, 0], [2, 2]]
    assert ada.id
    bring_in(ada, broken)
    expect(ada.page.locator(VERDICT)).to_contain_text("1 thing to mend")
    expect(ada.page.get_by_role("button", name="Play alone")).to_be_disabled()
    ada.page.locator("[data-cell='2 2']").click()
    expect(ada.page.locator(VERDICT)).to_contain_text("Ready to be played")
    editor = ada.page.url

    ada.page.get_by_role("button", name="Publish").click()
    ada.reads("Play it to the end on this server first.")
    ada.page.get_by_role("button", name="Play alone").click()
    ada.sees(".play")
    assert ada.play_on(test_settlers.fancy) > 8
    looked_up(ada)

    ada.page.goto(editor)
    expect(ada.page.locator(VERDICT)).to_contain_text("Ready to be played")
    with ada.page.expect_download() as saving:
        ada.page.get_by_role("button", name="Save as a file").click()
    saved = json.loads(Path(saving.value.path()).read_text("utf-8"))
    assert saved["buildings"][0]["plan"] == [[0, 0]]
    assert saved["remix_of"] == SHEET["remix_of"]

    pdf = printed(ada)
    assert len(pdf.pages) == 1
    text = "".join(pdf.pages[0].extract_text().split())
    assert "RiverFolk" in text

    ada.page.get_by_role("button", name="Share by link").click()
    link = ada.page.locator(".news a").get_attribute("href") or ""
    assert link in text  # the code on the paper leads to the same page
    ada.page.get_by_role("button", name="Publish").click()
    expect(ada.page.get_by_role("link", name="See it in the gallery")).to_be_visible()

    bring_in(ada, saved, "again.json")
    expect(ada.page.locator(VERDICT)).to_contain_text("Ready to be played")
    assert ada.page.url != editor

    bo.page.goto(link)
    expect(bo.page.get_by_role("heading", name="Lud znad rzeki")).to_be_visible()
    bo.reads("jeszcze nie zmierzono")
    assert not bo.axe()
    bo.open("/workshop")
    bo.page.get_by_role("link", name="Lud znad rzeki").click()
    bo.page.get_by_text("Zgłoś", exact=True).click()
    bo.page.get_by_label("Co jest nie tak?").fill("Nieładne słowo.")
    bo.page.get_by_role("button", name="Wyślij prowadzącym serwer").click()
    bo.reads("Dziękujemy")
    bo.page.get_by_role("button", name="Zrób z tego własny").click()
    expect(bo.page.locator(VERDICT)).to_contain_text("Można grać")
    footer = bo.page.locator(".view footer")
    expect(footer).to_contain_text("River Folk (Ala), Sailors (Bo)")  # the whole chain
    assert not bo.axe()

    ada.page.goto(link)
    ada.page.get_by_role("button", name="Withdraw").click()
    ada.reads("It has been withdrawn.")
    bo.open("/workshop")
    bo.reads("Nikt jeszcze niczego nie opublikował.")


def test_drafts_are_thrown_away_and_taken_back(visit: Visit) -> None:
    ada = visit(language="pl-PL")
    bring_in(ada, SHEET)
    ada.open("/workshop")
    ada.page.get_by_role("button", name="Wyrzuć").click()
    ada.reads("Szkic wyrzucony.")
    ada.reads("Na razie pusto.")
    ada.page.get_by_role("button", name="Przywróć").click()
    ada.page.reload()
    ada.page.get_by_role("link", name="Pracuj dalej").click()
    expect(ada.page.locator(VERDICT)).to_contain_text("Można grać")


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("/games/sardinia", "Sardynia"),
        ("/almanac/saltfjord#ability-builder", "Saltfjord"),
        ("/solo/settlers?sheet=17", "Arkusz przygodowy 17"),
    ],
)
def test_what_is_printed_is_asked_for(visit: Visit, path: str, found: str) -> None:
    ada = visit(phone=path.startswith("/solo"))
    ada.open(path)
    ada.page.get_by_role("button", name="Print", exact=True).press("Enter")
    dialog = ada.page.get_by_role("dialog", name="Print on paper")
    dialog.get_by_label("Paper").select_option("Letter")
    dialog.get_by_label("Language").select_option("Polski")
    dialog.get_by_label("Save ink").check()
    assert not ada.axe("dialog")
    address = dialog.get_by_role("link").get_attribute("href") or ""
    assert {"size=letter", "language=pl", "ink=spare"} <= set(re.split("[?&]", address))
    page = PdfReader(BytesIO(ada.context.request.get(ada.address + address).body())).pages[0]
    assert {float(page.mediabox.width), float(page.mediabox.height)} == {612.0, 792.0}
    assert found in " ".join(page.extract_text().split())


@pytest.mark.parametrize("size", [(1024, 768), (390, 844)])
def test_the_editor_fits_a_tablet_and_a_phone(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(language="pl-PL")
    bring_in(ada, SHEET)
    expect(ada.page.locator(VERDICT)).to_contain_text("Można grać")
    ada.resize(*size)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_text_of_strangers_is_shown_as_text(visit: Visit) -> None:
    ada = visit()
    sheet = json.loads(json.dumps(SHEET))
    sheet["name_en"] = "<img src=x onerror=alert(1)>"
    bring_in(ada, sheet)
    expect(ada.page.locator(".view header strong")).to_have_text("<img src=x onerror=alert(1)>")
    expect(ada.page.locator(".view img")).to_have_count(0)


def test_a_file_that_is_no_design_is_refused(visit: Visit) -> None:
    ada = visit()
    ada.open("/workshop")
    file: FilePayload = {"name": "x.json", "mimeType": "application/json", "buffer": b"[1, 2"}
    ada.page.locator("input[type=file]").set_input_files(file)
    ada.reads("That file holds no design that can be opened.")


NAMES = ["Ferry", "Smokehouse", "Raftsmen", "Bridge Wardens", "Lighthouse", "Harbour"]
FINISHED = {
    "state": "finished",
    "whole": True,
    "done": 500,
    "games": 500,
    "mine": True,
    "names": NAMES,
    "summary": "The strongest bot makes 88 points of it.",
    "findings": ["Ferry is too strong."],
    "verdict": {
        "design": "River Folk",
        "games": 40,
        "points": {"mean": 88.1, "error": 1.4},
        "spread": [78, 83, 88, 93, 98],
        "standing": "usual",
        "printed": [70.5 + number / 2 for number in range(48)],
        "usual": [1.5, 14.2],
        "sources": {},
        "plan": None,
        "parts": [
            {
                "id": f"fan-{number + 1}",
                "worth": {"mean": 22.4 - 4 * number, "error": 2.1},
                "built": 0.9 - number / 10,
                "settled": 1.0,
                "kind": "fine" if number else "strong",
            }
            for number in range(6)
        ],
    },
}


def test_what_a_sheet_is_worth_is_asked_for_and_stopped(visit: Visit) -> None:
    ada = visit(name="Ada")
    bring_in(ada, SHEET)
    ada.page.get_by_role("button", name="A first verdict").click()
    ada.sees("progress")
    ada.page.get_by_role("button", name="Stop", exact=True).click()
    ada.reads("It was stopped")
    ada.page.reload()  # it is known of the same design again
    ada.reads("It was stopped")
    ada.page.get_by_label("Name in English").fill("Raft")
    expect(ada.page.get_by_text("It was stopped")).to_have_count(0)


def test_what_a_sheet_is_worth_is_drawn_and_told(visit: Visit) -> None:
    """With what games have said: such a report takes half an hour to make."""
    ada = visit()

    def answer(route: Route) -> None:
        content = route.request.url.split("/contents/")[1][:16]
        route.fulfill(json={**FINISHED, "content": content})

    ada.page.route("**/api/contents/*/balance*", answer)
    bring_in(ada, SHEET)
    ada.reads("Ferry is too strong.")
    expect(ada.page.locator("circle.printed")).to_have_count(48)
    row = ada.page.get_by_role("row", name=re.compile("^Ferry"))
    expect(row).to_contain_text("+22.4 ± 2.1")
    expect(row).to_contain_text("90%")
    assert not ada.axe()
    ada.resize(390, 844)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
