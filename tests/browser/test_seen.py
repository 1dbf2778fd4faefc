"""Every move seen, nothing thrown away by one click, and an ending worth having played for."""

from __future__ import annotations

import math
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.by_api import move, play_out, state_of
from tests.browser.people import Person
from tests.waiting import wait_for

Visit = Callable[..., Person]


def finish(table: str, *people: Person) -> None:
    """Play to the end, and come back to see it."""
    for person in people:
        person.look_away()
    play_out(table, *people)
    for person in people:
        person.open(f"/tables/{table}")
        person.sees(".ending")


# No fatal click


@pytest.mark.parametrize("phone", [False, True])
def test_ending_early_is_asked_about_once(visit: Visit, *, phone: bool) -> None:
    ada = visit(asks=True, phone=phone)
    table = ada.table("me", game="settlers", options={"adventure": "1", "mode": "advanced"})
    move(ada, table, "favour")
    length = state_of(ada, table)["length"]
    end = ada.page.get_by_role("button", name="End the growth phase")
    expect(end).not_to_have_class(re.compile("primary"))
    end.click()
    ada.reads("there is something to build or harvest")
    expect(ada.page.get_by_role("button", name="Go back")).to_be_focused()
    assert ada.axe(".prompt") == []
    ada.page.keyboard.press("Escape")
    assert state_of(ada, table)["length"] == length
    end.click()
    ada.page.locator("[data-answer=yes]").click()
    expect(end).to_have_count(0)
    wait_for(lambda: state_of(ada, table)["length"] > length)


def test_a_card_that_can_do_nothing_says_so_beforehand(visit: Visit) -> None:
    ada = visit(asks=True)
    table = ada.table("me", "me", options={"first-player": "A"})
    farmer = ada.page.locator("[data-move='card farmer']")
    farmer.hover()
    expect(ada.page.get_by_role("region", name="About this")).to_contain_text(
        "The Farmer can take nothing now"
    )
    farmer.click()
    expect(ada.page.locator(".prompt")).to_contain_text("The Farmer can take nothing now")
    ada.page.get_by_role("button", name="Go back").click()
    ada.choose("card commander")
    ada.page.get_by_role("button", name="End the action").click()
    ada.reads("You could still place a settler or move some.")
    ada.page.locator("[data-answer=yes]").click()
    expect(ada.page.locator(".prompt")).not_to_contain_text("You could still")
    wait_for(lambda: state_of(ada, table)["seat"] == 1)


def test_going_back_across_a_draw_is_asked_about_where_it_spoils_a_best(visit: Visit) -> None:
    ada = visit()
    table = ada.table("me", game="settlers", options={"adventure": "1", "mode": "advanced"})
    assert state_of(ada, table)["undo"]["policy"] == "free"
    while not (state := state_of(ada, table))["undo"]["beyond"] or state["undo"]["moves"]:
        move(ada, table)
    ada.open(f"/tables/{table}")
    undo = ada.page.get_by_role("button", name="Undo", exact=True)
    undo.click()
    ada.reads("Then this game is no best of yours any more.")
    ada.page.get_by_role("button", name="Undo all the same").click()
    expect(ada.page.get_by_text("is no best of yours")).to_have_count(0)
    wait_for(lambda: state_of(ada, table)["length"] < state["length"])


# Every move seen


TURNING = """() => {
  window.turned = [];
  const look = () => {
    const seat = document.querySelector('.seats [aria-selected=true]')?.dataset.seat;
    if (seat !== undefined && seat !== turned.at(-1)) turned.push(seat);
  };
  const all = {subtree: true, childList: true, attributes: true};
  new MutationObserver(look).observe(document.body, all);
  look();
}"""
"""Notes whose part of the board lies in front, however briefly."""
FLOWN = """() => {
  window.flown = new Set();
  const look = () => document.querySelectorAll('[data-flight]')
    .forEach(each => flown.add(each.dataset.flight));
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true});
}"""
"""Notes what travels over the board."""


def test_another_player_is_followed_and_shown_again(visit: Visit) -> None:
    ada, ben = visit(pace="calm", name="Ada"), visit(name="Ben")
    table = ada.table("me", "open", start=False, game="saltfjord", options={"first-player": "B"})
    assert ben.id
    ben.ask("POST", f"/tables/{table}/join", {})
    ada.ask("POST", f"/tables/{table}/start", {})
    mine = ada.page.locator(".seats [data-seat='0']")
    expect(mine).to_have_attribute("aria-selected", "true")
    while not state_of(ben, table)["legal"]:
        move(ada, table)
    ada.page.evaluate(TURNING)
    while state_of(ben, table)["legal"]:
        move(ben, table)
    ada.page.wait_for_function("() => turned.join() === '0,1,0'")
    again = ada.page.get_by_role("button", name=re.compile("Show again"))
    again.click()
    ada.page.wait_for_function("() => turned.join().startsWith('0,1,0,1')")
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_function("() => turned.join() === '0,1,0,1,0'")
    expect(again).to_be_visible()


def test_ships_and_forts_are_marked_and_travel(visit: Visit) -> None:
    ada, ben = visit(pace="slow", name="Ada"), visit(name="Ben")
    table = ada.table("me", "open", start=False, options={"first-player": "B"})
    assert ben.id
    ben.ask("POST", f"/tables/{table}/join", {})
    ada.ask("POST", f"/tables/{table}/start", {})
    ada.sees(".stage .board")
    expect(ada.page.locator(".prompt")).to_contain_text("Waiting for Ben")
    ada.page.evaluate(FLOWN)
    move(ben, table, "card admiral")
    move(ben, table, "ship")
    ada.page.wait_for_function("() => flown.has('ship')")
    expect(ada.page.locator("[data-fresh^='harbour']")).to_have_count(1)
    ada.chose("card architect")
    move(ada, table, "fort")
    move(ben, table, "card architect")
    move(ben, table, "fort")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-fresh^='site']")).to_have_count(1)


def test_a_pace_is_chosen_at_the_table(visit: Visit) -> None:
    ada = visit(pace="calm")
    ada.table("me", "bot:random")
    ada.page.get_by_role("button", name="More").click()
    ada.page.get_by_label("Pace").select_option(label="fast")
    assert '"pace":"quick"' in ada.page.evaluate("localStorage['osada-settings']")


# Endings


def test_an_ending_tells_how_it_came_about_and_leads_on(visit: Visit) -> None:
    ada, ben = visit(name="Ada"), visit(name="Ben")
    table = ada.table("me", "open", start=False)
    assert ben.id
    ben.ask("POST", f"/tables/{table}/join", {})
    ada.ask("POST", f"/tables/{table}/start", {})
    finish(table, ada, ben)
    expect(ada.page.get_by_role("heading", name="Points over time")).to_be_visible()
    expect(ada.page.get_by_role("table", name="Points over time")).to_contain_text("Ben")
    expect(ada.page.get_by_role("table", name="Where points came from")).to_be_visible()
    assert ada.axe(".ending") == []
    ada.page.locator(".ending .close").click()
    ada.page.get_by_role("button", name="More").click()
    expect(ada.page.get_by_role("link", name="Record", exact=True)).to_be_visible()
    expect(ada.page.get_by_role("link", name="Replay", exact=True)).to_be_visible()
    ada.page.get_by_role("button", name="Result", exact=True).click()
    ada.sees(".ending")
    ada.page.locator(".ending").get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: not url.endswith(table))
    ben.reads("Ada has set up another game.")
    ben.page.locator(".ending").get_by_role("button", name="Join in").click()
    ben.page.wait_for_url(ada.page.url)


def test_alone_play_again_begins_the_same_game_again(visit: Visit) -> None:
    ada = visit()
    options = {"adventure": "3", "mode": "advanced"}
    table = ada.table("me", game="settlers", options=options)
    finish(table, ada)
    ada.reads("Your best so far")
    ada.page.locator(".ending").get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: not url.endswith(table))
    ada.sees(".stage .board")
    again = ada.ask("GET", f"/tables/{ada.page.url.rsplit('/', 1)[1]}")
    assert again["status"] == "running"
    assert {name: again["options"][name] for name in options} == options


# The way there


@pytest.mark.parametrize("game", ["sardinia", "settlers", "saltfjord"])
def test_a_game_begins_within_six_seconds_on_slow_3g(visit: Visit, game: str) -> None:
    """At 400 kbit/s and 400 ms a request, six at once; letters come when the board is there."""
    ada = visit()
    assert ada.id
    order = {"game": game, "seats": ["me", "bot:random"], "access": "link", "start": True}
    table = ada.ask("POST", "/tables", order)["id"]
    wire = ada.context.new_cdp_session(ada.page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    names: dict[str, str] = {}
    came: dict[str, float] = {}
    wire.on(
        "Network.requestWillBeSent",
        lambda it: names.update({it["requestId"]: it["request"]["url"]}),
    )
    wire.on(
        "Network.loadingFinished",
        lambda it: came.update({names[it["requestId"]]: it["encodedDataLength"]}),
    )
    ada.open(f"/tables/{table}")
    ada.sees(".stage .board")
    needed = {url: size for url, size in came.items() if "font" not in url and ".woff" not in url}
    seconds = sum(needed.values()) / 50_000 + 0.4 * math.ceil(len(needed) / 6)
    assert seconds < 6, (seconds, needed)
