"""The app around the boards: two browsers, spectators, replay, languages, accessibility, weight."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Response, WebSocketRoute, expect

from tests.browser.people import Person

if TYPE_CHECKING:
    from tests.browser.conftest import Server

Visit = Callable[..., Person]


def test_two_browsers_play_through_a_lost_connection(visit: Visit) -> None:
    ada, ben = visit(seed=4), visit(seed=5)
    line = Line(ben)
    ada.open("/new/sardinia")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_text("Rules, clock and more").click()
    ada.page.get_by_label("First player").select_option("A")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.reads("Waiting for players")
    ben.page.goto(ada.page.get_by_label("Link to this table").input_value())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    ada.reads("Ben")
    ada.page.get_by_role("button", name="Start").click()
    ben.reads("Waiting for Ada")
    ada.choose("card commander")
    ada.choose("settler p7")
    ben.reads("places a settler in Barbagia")
    ben.choose("card admiral")
    line.cut()
    ben.reads("The connection is lost")
    expect(ben.page.locator("[data-move]")).to_have_count(0)  # nothing glows that cannot be done
    line.mend()
    expect(ben.page.get_by_text("The connection is lost")).to_have_count(0)
    ben.choose("ship h1")
    ada.reads("puts a ship into Porto Torres")
    line.cut()
    ada.choose("card guardian")
    ada.choose("leave")
    ada.reads("Waiting for Ben")
    line.mend()
    ben.reads("Scoring 1 of 11")
    lines = ada.page.locator(".log li p").all_inner_texts()
    expect(ben.page.locator(".log li p")).to_have_text(lines)


class Line:
    """Somebody's connection to the service, which can be cut and mended."""

    def __init__(self, person: Person) -> None:
        self._open = True
        self._sockets: list[WebSocketRoute] = []
        person.page.route_web_socket(re.compile(r"/api/"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._open:
            socket.connect_to_server()
            self._sockets.append(socket)
        else:
            socket.close(code=4000)

    def cut(self) -> None:
        self._open = False
        for socket in self._sockets:
            socket.close(code=4000)
        self._sockets.clear()

    def mend(self) -> None:
        self._open = True


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_server_commits_to_the_draws_before_the_first_one(visit: Visit, *, phone: bool) -> None:
    ada = visit(phone=phone)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = ada.table("me", "bot:random", start=False)
    promised = ada.ask("GET", f"/tables/{table}")["commitment"]
    assert ada.ask("GET", f"/tables/{table}")["started_at"] is None
    commitment = ada.page.locator(".commitment code")
    expect(commitment).to_have_text(promised)
    ada.page.get_by_role("button", name="commitment to the draws").click()
    ada.reads("Copied")
    assert ada.page.evaluate("navigator.clipboard.readText()") == promised
    ada.page.get_by_role("button", name="Start").click()
    ada.choices()
    if phone:
        ada.page.locator("#tab-log").tap()
    else:
        ada.page.mouse.move(0, 0)  # so that nothing on the board is explained in its place
    expect(commitment).to_have_text(promised)


def test_two_people_at_one_device(visit: Visit) -> None:
    ada = visit()
    ada.open("/settings")
    ada.page.get_by_label("Hide the board between two players").check()
    ada.table("me", "me", options={"first-player": "A"})
    for role, harbour in (("admiral", "h1"), ("admiral", "h2")):
        ada.page.get_by_role("button", name="Show my board").click()
        ada.choose(f"card {role}")
        ada.choose(f"ship {harbour}")
    ada.reads("Ada A, it is your turn")
    ada.page.get_by_role("button", name="Show my board").click()
    expect(ada.page.locator("section .card.played")).to_have_count(2)


def test_a_spectator_watches(visit: Visit) -> None:
    ada, eve = visit(), visit(name="Eve")
    table = ada.table("me", "bot:random", options={"first-player": "A"}, access="open")
    eve.open(f"/tables/{table}")
    eve.reads("Waiting for")
    expect(eve.page.locator("[data-move]")).to_have_count(0)
    ada.chose("card commander")
    ada.choose("settler p7")
    eve.reads("places a settler in Barbagia")
    expect(eve.page.locator("[role=log]")).to_contain_text("Bot")


def test_a_line_of_the_log_leads_to_its_moment_in_the_replay(visit: Visit) -> None:
    ada = visit()
    table = ada.table("me", "bot:random", options={"first-player": "A"})
    ada.chose("card commander")
    ada.chose("settler p7")
    ada.page.locator(".log li", has_text="plays the Commander").first.locator("a").click()
    ada.sees(".replay")
    expect(ada.page.locator(".said")).to_contain_text("plays the Commander")
    expect(ada.page.locator("[data-move]")).to_have_count(0)
    expect(ada.page.get_by_text("to take back")).to_have_count(0)  # hints of what can be done
    ada.page.keyboard.press("ArrowRight")
    ada.reads("places a settler in Barbagia")
    count = ada.page.locator(".bar .count")
    expect(count).to_have_text(re.compile(r"^20 / "))
    expect(ada.page).to_have_url(re.compile(f"/tables/{table}/replay#20$"))
    ada.page.reload()
    ada.reads("places a settler in Barbagia")
    ada.page.keyboard.press("Home")
    expect(count).to_have_text(re.compile(r"^0 / "))


def test_polish_and_english_are_a_click_apart(visit: Visit) -> None:
    ada = visit(language="pl-PL")
    ada.open("/")
    ada.reads("Usiądź i zagraj")
    ada.table("me", "me", options={"first-player": "A"})
    ada.reads("Twój ruch: zagraj kartę")
    ada.chose("card commander")
    ada.page.get_by_role("button", name="English").click()
    ada.reads("Commander: place a settler")
    ada.reads("plays the Commander")
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    expect(ada.page).to_have_title(re.compile("Your turn"))


TOLD = """
window.told = [];
class Silent { static permission = 'granted'; constructor(text) { told.push(text); } }
window.Notification = Silent;
const Sound = window.AudioContext;
window.AudioContext = class extends Sound { constructor() { super(); told.push('sound'); } };
Object.defineProperty(document, 'hidden', {value: true});
"""


def test_sounds_and_notices_come_only_to_who_wants_them(visit: Visit) -> None:
    ada = visit()
    ada.page.add_init_script(TOLD)
    ada.table("me", "bot:random", options={"first-player": "A"})
    ada.choices()
    assert ada.page.evaluate("told") == []
    ada.page.get_by_role("link", name="Settings").click()
    ada.page.get_by_label("A notification when").check()
    ada.page.get_by_label("A soft sound").check()
    ada.page.evaluate("told.length = 0")
    ada.page.go_back()
    ada.page.wait_for_function("() => told.includes('Your turn')")


def test_a_game_is_found_again_and_played_in_two_tabs(visit: Visit) -> None:
    ada = visit()
    ada.open("/")
    tile = ada.page.locator("article", has_text="Sardinia")
    tile.get_by_role("button", name="Play a bot").click()
    ada.choices()
    ada.page.go_back()
    ada.reads("Sit down and play")
    ada.page.get_by_role("link", name=re.compile("Sardinia Guest.*Your turn")).click()
    assert "card architect" in ada.choices()
    other = ada.context.new_page()
    other.goto(ada.page.url)
    other.locator("[data-move='card architect']").click()
    ada.reads("Architect: choose")
    ada.page.get_by_role("button", name="Undo").click()
    expect(other.locator("[data-move='card architect']")).to_be_visible()


SIZES = [(1180, 820), (1024, 768), (768, 1024), (720, 450), (320, 640)]


def test_a_board_fits_windows_of_all_sizes(visit: Visit) -> None:
    """Down to a fourth of the screen, as when the page is zoomed to 200 %."""
    ada = visit()
    ada.table("me", "bot:random", "bot:random", "bot:random")
    assert ada.choices()
    for width, height in SIZES:
        ada.resize(width, height)
        sideways, tall = ada.page.evaluate(
            "[document.documentElement.scrollWidth, document.querySelector('.window').clientHeight]"
        )
        assert sideways <= width
        assert tall > 290, (width, height)


def test_rules_are_found_by_their_number(visit: Visit) -> None:
    ada = visit()
    ada.open("/games/sardinia#S15")
    expect(ada.page.locator("#S15")).to_be_in_viewport()
    ada.reads("Where it comes from")
    ada.reads("Our rulings")


PAGES = ["/", "/lobby", "/new/sardinia", "/games/sardinia", "/settings", "/nowhere", "/users/{me}"]


def test_axe_finds_nothing_serious_on_any_page(visit: Visit) -> None:
    ada = visit()
    found: dict[str, list[str]] = {}
    for path in PAGES:
        ada.open(path.replace("{me}", ada.id))
        ada.sees("h1")
        found[path] = ada.axe()
    assert not {path: each for path, each in found.items() if each}


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_axe_finds_nothing_serious_at_a_table(visit: Visit, *, phone: bool) -> None:
    ada = visit(phone=phone)
    table = ada.table("me", "bot:random", options={"first-player": "A"})
    ada.chose("card commander")
    found = {"table": ada.axe()}
    for tab in ("text",) if phone else ("moves", "text", "chat"):
        ada.page.locator(f"#tab-{tab}").click()
        found[tab] = ada.axe("aside")
    if not phone:
        ada.open(f"/tables/{table}/replay#19")
        ada.sees(".island")
        found["replay"] = ada.axe()
    assert not {path: each for path, each in found.items() if each}


HEAVIEST = 250_000  # bytes, compressed
LETTERED = "() => [...document.fonts].some(font => font.status === 'loaded')"


@pytest.mark.parametrize("page", ["home", "table"])
def test_the_first_load_is_light(visit: Visit, server: Server, page: str) -> None:
    path = "/"
    if page == "table":
        path = f"/tables/{visit().table('me', 'bot:random', access='open')}"
    newcomer = visit(language="pl-PL")
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    newcomer.page.on("response", note)
    newcomer.page.goto(server.address + path, wait_until="networkidle")
    newcomer.sees("article" if page == "home" else ".island")
    newcomer.page.wait_for_function(LETTERED)
    sizes = {
        answer.url.removeprefix(server.address): len(gzip.compress(answer.body()))
        for answer in answers
    }
    assert any(path.endswith(".woff2") for path in sizes), "the fonts are part of it"
    assert sum(sizes.values()) < HEAVIEST, sizes
