"""Lobby and tables: make, join, leave, kick, bots, clocks, rematch, chat."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.server.client import Client, Json, Refused, seated
from tests.server.node import Node
from tests.waiting import wait_for

Come = Callable[..., Client]
BLITZ = {"kind": "live", "bank_ms": 2500, "increment_ms": 0}


def test_the_lobby_shows_open_tables_and_hides_others(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    shown, hidden = ada.table(note="house rules"), ada.table(access="link")
    ids = [card["id"] for card in bo.get("/api/lobby", game="pebbles")["open"]]
    assert shown in ids
    assert hidden not in ids
    assert bo.info(hidden)["status"] == "open"  # anybody with the address may come
    with pytest.raises(Refused, match="404"):
        bo.info("t_nothing")


def test_the_lobby_socket_tells_when_it_is_your_turn(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = seated(ada, bo, game="sardinia", options={"first-player": "A"})
    with bo.socket("/api/lobby/socket") as socket:
        mine = {card["id"]: card for card in json.loads(socket.recv(10))["mine"]}
        assert not mine[table]["your_turn"]
        ada.post(f"/api/tables/{table}/leave")  # a bot plays on, and then it is Bo's turn
        for _ in range(40):
            mine = {card["id"]: card for card in json.loads(socket.recv(15))["mine"]}
            if mine[table]["your_turn"]:
                return
    raise AssertionError("Bo was never told")


def test_join_leave_kick_and_start(node: Node, guest: Come) -> None:
    ada, bo, cyd = guest(node, "Ada"), guest(node, "Bo"), guest(node, "Cyd")
    table = ada.table("pebbles", "me", "open", "open")
    assert bo.post(f"/api/tables/{table}/join", seat=2)["my_seats"] == [2]
    with pytest.raises(Refused) as refused:
        cyd.post(f"/api/tables/{table}/join", seat=2)
    assert refused.value.code == "taken"
    with pytest.raises(Refused):  # only the host sends people away
        bo.post(f"/api/tables/{table}/seats/0", occupant="open")
    assert ada.post(f"/api/tables/{table}/seats/2", occupant="open")["seats"][2]["kind"] == "open"
    with pytest.raises(Refused):
        ada.post(f"/api/tables/{table}/start")
    cyd.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/leave")
    info = cyd.info(table)
    assert info["host"] == cyd.id
    cyd.post(f"/api/tables/{table}/seats/0", occupant="bot:random")
    cyd.post(f"/api/tables/{table}/seats/2", occupant="bot:random")
    assert cyd.post(f"/api/tables/{table}/start")["status"] == "running"
    with pytest.raises(Refused):
        bo.post(f"/api/tables/{table}/join")


def test_bots_of_the_house_play_on_their_own(node: Node, guest: Come) -> None:
    ada = guest(node)
    table = ada.table("pebbles", "me", "bot:random", "bot:greedy", start=True)
    for _ in range(2):
        ada.play(table, "done")
        wait_for(lambda: ada.state(table), lambda s: 0 in s["open_seats"] or not s["open_seats"])
    info = wait_for(lambda: ada.info(table), lambda i: i["status"] == "finished")
    assert len(info["result"]["places"]) == 3


def test_a_bot_takes_over_when_time_runs_out(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = seated(ada, bo, clock=BLITZ, takeover="random")
    clock = ada.state(table)["clock"]
    assert clock["running"] == [0, 1]
    assert all(0 < left <= 2500 for left in clock["left_ms"])
    ada.play(table, "done")  # Bo dreams
    info = wait_for(lambda: ada.info(table), lambda i: i["seats"][1]["taken_over"])
    assert info["seats"][1]["bot"] == "random"
    with bo.watch(table) as watch:
        texts = [entry["text"] for entry in watch.next()["entries"]]
        assert "takeover" in texts


def test_without_takeover_the_others_decide_and_one_may_come_back(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = seated(ada, bo, clock=BLITZ)
    ada.play(table, "done")
    wait_for(lambda: ada.info(table), lambda i: i["seats"][1]["overdue"])
    assert ada.post(f"/api/tables/{table}/seats/1/replace")["seats"][1]["taken_over"]
    back = bo.post(f"/api/tables/{table}/join", takeover=True)
    assert not back["seats"][1]["taken_over"]


def test_days_for_a_move_and_a_pause_by_all(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = seated(ada, bo, clock={"kind": "days", "days": 2})
    left = ada.state(table)["clock"]["left_ms"]
    assert all(2 * 86_400_000 - 60_000 < ms <= 2 * 86_400_000 for ms in left)
    assert not ada.post(f"/api/tables/{table}/pause")["paused"]  # Bo has not asked for it
    assert bo.post(f"/api/tables/{table}/pause")["paused"]
    assert ada.state(table)["clock"]["running"] == []


def test_a_rematch_rotates_the_seats_and_is_one_for_all(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = seated(ada, bo)
    with pytest.raises(Refused):
        ada.post(f"/api/tables/{table}/rematch")
    for person in (ada, bo, ada, bo):
        person.play(table, "done")
    following = ada.post(f"/api/tables/{table}/rematch")
    assert [seat["name"] for seat in following["seats"]] == ["Bo", "Ada"]
    assert following["previous"] == table
    assert bo.post(f"/api/tables/{table}/rematch")["id"] == following["id"]
    assert bo.info(table)["next"] == following["id"]


def test_chat_and_mutes(node: Node, guest: Come) -> None:
    ada, bo, cyd = guest(node, "Ada"), guest(node, "Bo"), guest(node, "Cyd")
    table = seated(ada, bo)
    with bo.watch(table) as watch:
        watch.next()
        said = cyd.post(f"/api/tables/{table}/chat", text="  hello \n there ")
        assert said["text"] == "hello there"
        assert said["seat"] is None
        assert watch.until(said["seq"])["entries"][-1]["text"] == "hello there"
        bo.request("PUT", f"/api/me/mutes/{cyd.id}")
        assert [user["name"] for user in bo.get("/api/me/mutes")["users"]] == ["Cyd"]
        cyd.post(f"/api/tables/{table}/chat", text="still here")
        last = ada.post(f"/api/tables/{table}/chat", text="quiet")
        frames = [watch.until(last["seq"])]
        texts = [entry["text"] for frame in frames for entry in frame["entries"]]
        assert texts[-1] == "quiet"
    assert "still here" not in json.dumps(watch.frames)
    ada.request("PUT", f"/api/tables/{table}/mutes/{cyd.id}")
    with pytest.raises(Refused) as refused:
        cyd.post(f"/api/tables/{table}/chat", text="hey")
    assert refused.value.code == "muted"
    ada.request("DELETE", f"/api/tables/{table}/mutes/{cyd.id}")
    cyd.post(f"/api/tables/{table}/chat", text="thanks")


def test_a_table_without_spectators(node: Node, guest: Come) -> None:
    ada, bo, cyd = guest(node, "Ada"), guest(node, "Bo"), guest(node, "Cyd")
    table = seated(ada, bo, spectators=False)
    with pytest.raises(Refused) as refused:
        cyd.state(table)
    assert refused.value.code == "forbidden"
    with (
        cyd.socket(f"/api/tables/{table}/socket") as socket,
        pytest.raises(Exception, match="4403"),
    ):
        socket.recv(5)


def test_presence(plain_node: Node, guest: Come) -> None:
    ada, bo, cyd = (guest(plain_node, name) for name in ("Ada", "Bo", "Cyd"))
    table = seated(ada, bo)
    with ada.watch(table) as watch:
        assert watch.next("presence")["connected"] == [0]
        with bo.watch(table), cyd.watch(table) as looking:
            looking.next()
            found = watch.next("presence")
            while found["spectators"] == 0 or found["connected"] != [0, 1]:
                found = watch.next("presence")


def test_a_table_is_abandoned(plain_node: Node, guest: Come) -> None:
    ada, bo = guest(plain_node, "Ada"), guest(plain_node, "Bo")
    alone, together = ada.table("pebbles", "me", start=True), seated(ada, bo)
    ada.request("DELETE", f"/api/tables/{alone}")
    assert ada.info(alone)["status"] == "abandoned"
    with pytest.raises(Refused):
        ada.request("DELETE", f"/api/tables/{together}")


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ({"game": "chess"}, "no game"),
        ({"seats": ["me"], "game": "sardinia"}, "2 to 4 players"),
        ({"options": {"speed": "high"}}, "no option"),
        ({"seats": ["me", "bot:nobody"]}, "bot:random"),
        ({"takeover": "nobody"}, "takeover"),
        ({"start": True}, "still open"),
        ({"clock": {"kind": "sand"}}, "sand"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_wrong_order_is_refused(plain_node: Node, guest: Come, order: Json, said: str) -> None:
    ada = guest(plain_node)
    with pytest.raises(Refused, match=said) as refused:
        ada.request("POST", "/api/tables", {"game": "pebbles", "seats": ["me", "open"]} | order)
    assert refused.value.code == "invalid"
