"""Two people at one table: moves, updates, breaks, windows, undo."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable

import pytest

from examples.pebbles import GAME as PEBBLES
from osada.core.record import read
from osada.core.replay import final_position
from tests.server.client import Client, Refused, seated
from tests.server.node import Node

Come = Callable[..., Client]


def test_a_move_reaches_the_other_seat(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = seated(ada, bo)
    with bo.watch(table) as watch:
        first = watch.next()
        assert [entry["kind"] for entry in first["entries"]] == ["seat", "seat", "start"]
        assert first["state"]["seat"] == 1
        done = ada.play(table, "add")
        frame = watch.until(done["seq"])
        (entry,) = frame["entries"]
        assert entry["kind"] == "move"
        assert entry["events"] == [{"event": "added", "seat": 0}]
        assert entry["move"] is None  # others know a move by its events
        assert frame["state"]["view"]["pebbles"] == [1, 0]
    assert done["entries"][0]["move"]["notation"] == "add"


def test_nothing_is_lost_or_doubled_by_a_break(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = seated(ada, bo, game="sardinia")
    rng = random.Random(5)
    seen: list[int] = []
    watch = bo.watch(table)
    for turn in range(40):
        (ada if ada.play_any(table, rng) else bo).play_any(table, rng)
        if turn % 7 == 3:  # the line breaks, with frames perhaps unread
            watch.close()
            seen += watch.seqs
            watch = bo.watch(table, since=max(seen, default=0))
            watch.next()
    last = ada.state(table)["seq"]
    if not watch.frames or watch.frames[-1].get("seq", 0) < last:
        watch.until(last)
    seen += watch.seqs
    watch.close()
    assert seen == list(range(1, last + 1))


def test_in_a_window_nobody_makes_a_token_stale(node: Node, guest: Come) -> None:
    people = [guest(node, name) for name in ("Ada", "Bo", "Cyd")]
    table = seated(people[0], *people[1:])
    states = [person.state(table) for person in people]
    assert all(state["open_seats"] == [0, 1, 2] for state in states)
    errors: list[Exception] = []

    def play(seat: int) -> None:
        try:
            for move in ("add", "add", "roll", "add"):
                people[seat].play(table, move)
        except Refused as error:
            errors.append(error)

    threads = [threading.Thread(target=play, args=(seat,)) for seat in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors
    # The token of a seat that has not moved on is still good after everybody else's moves.
    pebbles = people[0].state(table)["view"]["pebbles"]
    assert all(4 <= bowl <= 6 for bowl in pebbles)


def test_six_sit_at_one_table_and_their_record_replays(node: Node, guest: Come) -> None:
    people = [guest(node, name) for name in ("Ada", "Bo", "Cyd", "Dag", "Eva", "Fin")]
    table = seated(people[0], *people[1:])
    assert people[5].state(table)["open_seats"] == [0, 1, 2, 3, 4, 5]
    people[5].play(table, "add")
    for person in people * 2:
        person.play(table, "done")
    assert people[0].state(table)["view"]["pebbles"] == [0, 0, 0, 0, 0, 1]
    text = people[5].http.get(f"/api/tables/{table}/record").text
    record = read(text)
    assert record.names == ["Ada", "Bo", "Cyd", "Dag", "Eva", "Fin"]
    assert "F add" in text
    assert record.result == final_position(PEBBLES, record).scores()


def test_a_token_of_the_past_is_stale(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = seated(ada, bo)
    token = ada.state(table)["token"]
    ada.play(table, "add", seat=0, token=token)
    with pytest.raises(Refused, match="409") as refused:
        ada.play(table, "add", seat=0, token=token)
    assert refused.value.code == "stale"


def test_a_move_against_the_rules_names_the_rule(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = seated(ada, bo)
    for _ in range(3):
        ada.play(table, "add")
    before = ada.state(table)
    with pytest.raises(Refused) as refused:
        ada.play(table, "add")
    assert refused.value.error["rule"] == "P2"
    assert refused.value.error["notation"] == "add"
    assert ada.get(f"/api/tables/{table}/why", move="add", seat=0)["rule"] == "P2"
    assert ada.get(f"/api/tables/{table}/why", move=1, seat=0)["rule"] is None
    assert ada.state(table) == before


def test_the_same_key_again_changes_nothing(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = seated(ada, bo)
    token = ada.state(table)["token"]
    first = ada.play(table, "add", seat=0, token=token, key="my-intention")
    bo.play(table, "add")
    for _ in range(3):  # repeated, and late
        again = ada.play(table, "add", seat=0, token=token, key="my-intention")
        assert again["seq"] == first["seq"]
    assert ada.state(table)["view"]["pebbles"] == [1, 1]
    with pytest.raises(Refused) as refused:
        ada.play(table, "roll", seat=0, token=token, key="my-intention")
    assert refused.value.code == "key-reused"


@pytest.mark.parametrize("move", [0, "add", {"move": "add"}])
def test_a_move_in_any_of_its_codecs(plain_node: Node, guest: Come, move: int | str) -> None:
    ada = guest(plain_node)
    table = ada.table("pebbles", "me", start=True)
    assert ada.play(table, move)["state"]["view"]["pebbles"] == [1]


# Undo


def test_undo_goes_back_to_the_last_information(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = seated(ada, bo)
    ada.play(table, "add")
    second = ada.play(table, "add")
    assert second["state"]["undo"]["moves"] == 2
    with bo.watch(table) as watch:
        watch.next()
        bo.play(table, "add")  # in a window another's move is no barrier
        done = ada.undo(table, moves=2)
        frame = watch.until(done["seq"])
        undone = [entry for entry in frame["entries"] if entry["kind"] == "undo"]
        assert undone[0]["undone"] == [second["seq"] - 1, second["seq"]]
    assert done["state"]["view"]["pebbles"] == [0, 1]
    ada.play(table, "roll")  # chance is
    with pytest.raises(Refused) as refused:
        ada.undo(table)
    assert refused.value.code == "nothing-to-undo"


def test_no_undo_where_the_table_says_so(plain_node: Node, guest: Come) -> None:
    ada, bo = guest(plain_node, "Ada"), guest(plain_node, "Bo")
    table = seated(ada, bo, undo="none")
    ada.play(table, "add")
    assert ada.state(table)["undo"] == {
        "policy": "none", "moves": 0, "beyond": False, "request": None,
    }  # fmt: skip
    with pytest.raises(Refused):
        ada.undo(table)


def test_free_undo_goes_back_beyond_chance_and_the_dice_stay(node: Node, guest: Come) -> None:
    ada = guest(node)
    table = ada.table("pebbles", "me", undo="free", start=True)
    rolled = ada.play(table, "roll")["state"]["view"]
    done = ada.undo(table)
    assert done["state"]["view"]["pebbles"] == [0]
    assert ada.play(table, "roll")["state"]["view"] == rolled


def test_undo_is_free_alone_and_against_bots_unless_said_otherwise(
    plain_node: Node, guest: Come
) -> None:
    ada = guest(plain_node)
    policies = {
        seats: ada.info(ada.table("pebbles", *seats))["undo"]
        for seats in (("me",), ("me", "bot:random"), ("me", "me"), ("me", "open"))
    }
    assert list(policies.values()) == ["free", "free", "information", "information"]
    assert ada.info(ada.table("pebbles", "me", undo="none"))["undo"] == "none"


def test_free_undo_is_not_for_tables_with_others(plain_node: Node, guest: Come) -> None:
    ada = guest(plain_node)
    with pytest.raises(Refused) as refused:
        ada.table("pebbles", "me", "open", undo="free")
    assert refused.value.code == "invalid"


@pytest.mark.parametrize("agree", [True, False])
def test_undo_by_consent(node: Node, guest: Come, *, agree: bool) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = seated(ada, bo, undo="consent")
    ada.play(table, "roll")
    pebbles = ada.state(table)["view"]["pebbles"]
    asked = ada.undo(table)
    assert asked["state"]["undo"]["request"] == {
        "seat": 0, "moves": 1, "agreed": [0], "needed": [1],
    }  # fmt: skip
    with pytest.raises(Refused):  # nobody agrees for another
        ada.post(f"/api/tables/{table}/undo/answer", seat=0, agree=True)
    bo.post(f"/api/tables/{table}/undo/answer", seat=1, agree=agree)
    state = ada.state(table)
    assert state["undo"]["request"] is None
    assert state["view"]["pebbles"] == ([0, 0] if agree else pebbles)


# Pause, hot seat, end


def test_pause_and_resume(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = seated(ada, bo)
    assert ada.post(f"/api/tables/{table}/pause")["paused"]
    with pytest.raises(Refused) as refused:
        bo.play(table, "add")
    assert refused.value.code == "wrong-state"
    assert not bo.post(f"/api/tables/{table}/resume")["paused"]
    bo.play(table, "add")


def test_one_device_for_all_seats_follows_the_turn(node: Node, guest: Come) -> None:
    ada = guest(node)
    table = ada.table("pebbles", "me", "me", start=True)
    assert ada.info(table)["hot_seat"]
    assert ada.state(table)["seat"] == 0
    ada.play(table, "done", seat=0)
    state = ada.state(table)
    assert state["seat"] == 1
    assert state["view"]["luck"][0] is None  # each seat has its own secrets
    assert ada.state(table, seat=0)["view"]["luck"][1] is None


def test_a_game_comes_to_its_end(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = seated(ada, bo)
    for person in (ada, bo, ada):
        person.play(table, "done")
    done = bo.play(table, "done")
    assert [entry["kind"] for entry in done["entries"]] == ["move", "end"]
    info = ada.info(table)
    assert info["status"] == "finished"
    assert len(info["result"]["scores"]) == 2
    with pytest.raises(Refused):
        ada.play(table, "add", seat=0, token="x")
