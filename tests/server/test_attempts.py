"""The same dice for all: nobody practises, nobody peeks, and the first try counts."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from osada.core.record import read
from osada.core.solo import challenges_of
from osada.games import find
from tests.server.client import Client, Json, Refused
from tests.server.node import Node

Come = Callable[..., Client]


def stream_of(owner: Client, players: int = 1) -> str:
    return str(owner.post("/api/streams", game="pebbles", players=players)["id"])


def finish(player: Client, table: str) -> None:
    """Pebbles for one has two turns."""
    player.play(table, "done")
    player.play(table, "done")


def ranked(looker: Client, stream: str) -> list[tuple[str, str]]:
    rows = looker.get(f"/api/streams/{stream}")["rows"]
    return [(row["user"]["name"], row["table"]) for row in rows]


def refused(code: str, ask: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        ask()
    assert caught.value.code == code
    return str(caught.value.error["message"])


def begin(player: Client, table: str) -> Json:
    begun: Json = player.post(f"/api/tables/{table}/start")
    return begun


# Practising


def test_a_table_that_was_made_and_not_begun_is_no_try(node: Node, guest: Come) -> None:
    ada = guest(node)
    stream = stream_of(ada)
    kept = ada.table("pebbles", "me", stream=stream)
    assert ada.info(kept)["attempt"] == 0
    assert ada.get(f"/api/streams/{stream}")["mine"] is None
    practice = ada.table("pebbles", "me", stream=stream, start=True)
    assert ada.info(practice)["attempt"] == 1  # it is the first whose dice she sees
    finish(ada, practice)
    assert begin(ada, kept)["attempt"] == 2
    finish(ada, kept)
    assert ada.info(kept)["result"]["uncounted"] == "further-try"
    assert ranked(ada, stream) == [("Ada", practice)]


def test_one_try_at_a_time(node: Node, guest: Come) -> None:
    ada = guest(node)
    stream = stream_of(ada)
    kept = ada.table("pebbles", "me", stream=stream)
    first = ada.table("pebbles", "me", stream=stream, start=True)
    message = refused("one-at-a-time", lambda: begin(ada, kept))
    assert "Ada" in message
    refused("one-at-a-time", lambda: ada.table("pebbles", "me", stream=stream, start=True))
    assert ada.get(f"/api/streams/{stream}")["mine"]["running"] == first
    ada.request("DELETE", f"/api/tables/{first}")  # given up: it was her first all the same
    assert begin(ada, kept)["attempt"] == 2


def test_two_at_the_same_moment_are_one(node: Node, guest: Come) -> None:
    ada = guest(node)
    stream = stream_of(ada)
    tables = [ada.table("pebbles", "me", stream=stream) for _ in range(6)]

    def ask(table: str) -> int:
        with suppress(Refused):
            return int(begin(ada, table)["attempt"])
        return 0

    with ThreadPoolExecutor(6) as devices:
        assert sorted(devices.map(ask, tables)) == [0, 0, 0, 0, 0, 1]


def test_a_guest_of_the_same_browser_is_the_same_person(node: Node, guest: Come) -> None:
    ada = guest(node, "Ada", cookie=True)
    stream = stream_of(ada)
    first = ada.table("pebbles", "me", stream=stream, start=True)
    ada.request("DELETE", "/api/session")  # signed out, in by another name
    ada.post("/api/session/guest", name="Eve")
    message = refused(
        "one-at-a-time", lambda: ada.table("pebbles", "me", stream=stream, start=True)
    )
    assert "Ada" in message
    seen = ada.get(f"/api/streams/{stream}")["mine"]
    assert seen == {"table": first, "finished": False, "running": None, "elsewhere": True}


def test_a_guest_who_signs_in_stays_the_same_person(node: Node, guest: Come) -> None:
    ada = guest(node, "Ada", cookie=True)
    login = f"ada-{ada.id[-6:]}".replace("_", "-")
    ada.post("/api/account", login=login, password="long enough")
    ada.request("DELETE", "/api/session")
    ada.http.cookies.clear()  # another device
    ada.post("/api/session/guest", name="Practice")
    stream = stream_of(ada)
    table = ada.table("pebbles", "me", stream=stream, start=True)
    finish(ada, table)
    ada.post("/api/session", login=login, password="long enough")
    again = ada.table("pebbles", "me", stream=stream, start=True)
    assert ada.info(again)["attempt"] == 2
    finish(ada, again)
    assert ranked(ada, stream) == [("Practice", table)]


def test_two_accounts_of_a_family_are_two_people(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada", cookie=True), guest(node, "Bo", cookie=True)
    login = f"bo-{bo.id[-6:]}".replace("_", "-")
    ada.post("/api/account", login=f"ada-{login}", password="long enough")
    bo.post("/api/account", login=login, password="long enough")
    stream = stream_of(ada)
    finish(ada, ada.table("pebbles", "me", stream=stream, start=True))
    ada.post("/api/session", login=login, password="long enough")  # Bo, at Ada's machine
    table = ada.table("pebbles", "me", stream=stream, start=True)
    assert ada.info(table)["attempt"] == 1


def test_a_bot_of_ones_own_is_oneself(node: Node, guest: Come) -> None:
    ada = guest(node)
    stream = stream_of(ada)
    made = ada.post("/api/me/bots", name="Scout")
    scout = Client(node.url, "")
    scout._become(made)
    finish(scout, scout.table("pebbles", "me", stream=stream, start=True))
    ada.request("DELETE", f"/api/me/bots/{made['user']['id']}")
    table = ada.table("pebbles", "me", stream=stream, start=True)
    assert ada.info(table)["attempt"] == 2
    scout.close()


# Looking over a shoulder


def test_whoever_leaves_before_the_start_sees_no_dice(node: Node, guest: Come) -> None:
    ada, bo, eve = (guest(node, name) for name in ("Ada", "Bo", "Eve"))
    stream = stream_of(ada, players=2)
    table = ada.table("pebbles", "me", "open", stream=stream)
    eve.post(f"/api/tables/{table}/join")
    with eve.watch(table) as watch:
        watch.next()
        eve.post(f"/api/tables/{table}/leave")
        bo.post(f"/api/tables/{table}/join")
        begin(ada, table)
        ada.play(table, "roll")
        with pytest.raises(ConnectionClosed) as closed:
            watch.until(99)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    shown = [frame for frame in watch.frames if frame["type"] == "update"]
    assert all(frame["state"]["view"] is None for frame in shown)
    refused("forbidden", lambda: eve.state(table))


def test_at_a_table_for_two_all_have_seen_the_dice(node: Node, guest: Come) -> None:
    ada, bo, cyd = (guest(node, name) for name in ("Ada", "Bo", "Cyd"))
    stream = stream_of(ada, players=2)
    first = ada.table("pebbles", "me", "open", stream=stream)
    bo.post(f"/api/tables/{first}/join")
    assert begin(ada, first)["attempt"] == 1
    second = cyd.table("pebbles", "me", "open", stream=stream)
    bo.post(f"/api/tables/{second}/join")
    assert "Bo" in refused("one-at-a-time", lambda: begin(cyd, second))
    for person in (ada, bo, ada, bo):
        person.play(first, "done")
    assert begin(cyd, second)["attempt"] == 2  # one of them knows what will come
    for person in (cyd, bo, cyd, bo):
        person.play(second, "done")
    assert {table for _, table in ranked(ada, stream)} == {first}


# The seed


def test_a_seed_that_may_be_known_makes_no_first_try(node: Node, guest: Come) -> None:
    ada, eve = guest(node, "Ada"), guest(node, "Eve")
    stream = stream_of(eve)
    quick = ada.table("pebbles", "me", stream=stream, start=True)
    finish(ada, quick)
    waiting = eve.table("pebbles", "me", stream=stream, start=True)  # Eve's first, unfinished
    sealed = read(ada.get(f"/api/tables/{quick}/record"))
    assert sealed.seed is None
    assert ada.get(f"/api/tables/{quick}/verify")["seed"] is None
    eve.post(f"/api/streams/{stream}/close")
    assert eve.get(f"/api/tables/{quick}/verify")["seed"]  # all dice of her own game
    finish(eve, waiting)
    assert eve.info(waiting)["attempt"] == 1
    assert ranked(eve, stream) == [("Ada", quick)]
    assert eve.get(f"/api/users/{eve.id}")["games"]["pebbles"]["played"] == 1  # it was played


# How a result came about


def test_no_best_is_made_with_moves_taken_back_across_draws(node: Node, guest: Come) -> None:
    ada, mode = guest(node), challenges_of(find("settlers"))[0]
    order = {"options": mode.options, "start": True}
    plain = ada.table("settlers", "me", **order)
    free = ada.table("settlers", "me", undo="free", **order)
    alone = ada.table("settlers", "me", undo="consent", **order)
    assert ada.info(plain)["undo"] == "free", "alone nobody is wronged"
    for table in (free, alone):
        for _ in range(12):
            ada.play(table, ada.state(table)["legal"][0]["index"])
        ada.undo(table, moves=6)  # beyond the dice
    for table in (plain, free, alone):
        while legal := ada.state(table)["legal"]:
            ada.play(table, legal[-1]["index"])
    told = [ada.info(table)["result"] for table in (plain, free, alone)]
    assert [r["undo"] for r in told] == ["free", "free", "consent"]
    assert [r["takebacks"] for r in told] == [[0], [1], [1]]
    assert [r["uncounted"] for r in told] == [None, "takebacks", "takebacks"]
    records = [ada.get(f"/api/tables/{table}/record") for table in (plain, free)]
    assert ["note takebacks 1" in text for text in records] == [False, True]
    (best,) = ada.get(f"/api/users/{ada.id}")["solo"]
    assert (best["table"], best["played"], best["uncounted"]) == (plain, 3, 2)
    board = ada.get("/api/solo/settlers", category=best["category"].replace(" ", "%20"))
    assert [r["table"] for r in board["rows"] if r["user"]["id"] == ada.id] == [plain]
