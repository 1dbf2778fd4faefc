"""Around the boards: names, waiting rooms, who is there, what was said, what was played."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.by_api import play_out
from tests.browser.people import Person
from tests.waiting import wait_for

if TYPE_CHECKING:
    from tests.browser.conftest import Server

Visit = Callable[..., Person]


def test_the_name_typed_at_home_comes_along(visit: Visit) -> None:
    ada = visit()
    ada.open("/")
    ada.page.get_by_label("Your name").fill("Adelheid")
    ada.page.get_by_role("link", name=re.compile("With friends.*Sardinia")).click()
    expect(ada.page.get_by_label("Your name")).to_have_value("Adelheid")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.reads("Adelheid (you)")


def test_the_waiting_room_tells_clock_and_undo(visit: Visit) -> None:
    ada = visit()
    clock = {"kind": "live", "bank_ms": 900_000, "increment_ms": 10_000}
    ada.table("me", "open", start=False, clock=clock, undo="consent")
    ada.reads("15 minutes for each player, 10 seconds more for each move")
    ada.reads("further, if the others agree")
    ada.page.get_by_role("button", name="PL: Polski").click()
    ada.reads("po 15 min dla każdego i 10 s więcej za każdy ruch")
    assert ada.axe() == []


def test_bots_play_and_somebody_watches(visit: Visit) -> None:
    ada = visit()
    ada.open("/new/sardinia")
    for letter in "AB":
        ada.page.get_by_label(f"Seat {letter}", exact=True).select_option("bot:level1")
    ada.page.get_by_role("button", name="Let them play and watch").click()
    ada.sees(".play .board")
    table = ada.page.url.rsplit("/", 1)[1]
    ada.look_away()
    wait_for(lambda: ada.ask("GET", f"/tables/{table}")["status"] == "finished")
    ada.open("/")
    expect(ada.page.get_by_role("heading", name="Played lately")).to_be_visible()


def test_somebody_who_has_gone_is_shown_without_a_clock(visit: Visit) -> None:
    ada, ben = visit(name="Ada"), visit(name="Ben")
    table = ada.table("me", "open", start=False)
    assert ben.id
    ben.ask("POST", f"/tables/{table}/join", {})
    ada.ask("POST", f"/tables/{table}/start", {})
    ada.reads("Not connected: Ben.")
    ben.open(f"/tables/{table}")
    expect(ada.page.get_by_text("Not connected: Ben.")).to_have_count(0)


def test_what_is_said_elsewhere_is_counted(visit: Visit) -> None:
    ada, ben = visit(name="Ada"), visit(name="Ben")
    table = ada.table("me", "bot:random")
    assert ben.id
    tab = ada.page.get_by_role("tab", name="Chat")
    for line in ("hello", "a fine game"):
        ben.ask("POST", f"/tables/{table}/chat", {"text": line})
    expect(tab).to_have_accessible_name(re.compile("2 new lines"))
    tab.click()
    ada.reads("a fine game")
    expect(tab).to_have_accessible_name("Chat")


def test_a_table_is_shown_when_the_server_is_there_again(visit: Visit, server: Server) -> None:
    ada = visit()
    table = ada.table("me", "bot:random")
    ada.open("/lobby")
    ada.page.route("**/api/tables/**", lambda route: route.abort())
    ada.page.evaluate(
        f"history.pushState(null, '', '/tables/{table}');"
        "dispatchEvent(new PopStateEvent('popstate'))"
    )
    ada.reads("The server cannot be reached.")
    ada.reads("Trying again …")
    ada.page.unroute("**/api/tables/**")
    ada.sees(".stage .board")
    ada.problems = [each for each in ada.problems if "ERR_FAILED" not in each]


def test_finished_games_are_found_and_replayed(visit: Visit) -> None:
    ada = visit()
    table = ada.table("me", "bot:random")
    ada.look_away()
    play_out(table, ada)
    ada.open("/")
    ada.page.get_by_role("link", name="All finished games").click()
    row = ada.page.locator(f"a[href='/tables/{table}']")
    expect(row).to_contain_text("Sardinia")
    ada.page.get_by_label("Against").select_option("people")
    expect(row).to_have_count(0)
    ada.page.get_by_label("Against").select_option("bots")
    expect(row).to_be_visible()
    ada.page.get_by_label("With whom").fill("nobody at all")
    ada.reads("Nothing of that kind.")
    ada.page.get_by_label("With whom").fill("")
    assert ada.axe() == []
    ada.page.get_by_role("link", name=re.compile("Replay.*Sardinia")).click()
    ada.sees(".replay .board")
