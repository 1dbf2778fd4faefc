"""Playing on from a moment of a finished game: the same course, fresh luck, and nobody's result."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from osada.core.record import Record, read
from tests.server.client import Client, Json, Refused
from tests.server.node import Node
from tests.server.test_goodbye import play_out

Come = Callable[..., Client]


def refused(code: str, ask: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        ask()
    assert caught.value.code == code
    return str(caught.value.error["message"])


def finished(ada: Client, *seats: str, **terms: object) -> str:
    table = ada.table("pebbles", *(seats or ("me", "bot:random")), start=True, **terms)
    play_out(table, ada)
    return table


def record_of(client: Client, table: str) -> Record:
    return read(client.get(f"/api/tables/{table}/record"))


def fork(client: Client, table: str, move: int, **body: object) -> Json:
    made: Json = client.post(f"/api/tables/{table}/fork", move=move, **body)
    return made


def turn_of(record: Record, seat: int) -> int:
    """How many moves were made before a seat's second one."""
    return [i for i, move in enumerate(record.moves) if move.seat == seat][1]


def test_somebody_plays_on_from_a_moment(node: Node, guest: Come) -> None:
    ada = guest(node)
    table = finished(ada)
    source = record_of(ada, table)
    move = turn_of(source, 0)
    made = fork(ada, table, move)
    assert made["fork"] == {"table": table, "move": move, "seat": 0}
    assert (made["status"], made["my_seats"], made["undo"]) == ("running", [0], "free")
    assert [seat["bot"] for seat in made["seats"]] == [None, "random"]  # who sat there
    play_out(made["id"], ada)
    record = record_of(ada, made["id"])
    assert [m.notation for m in record.moves[:move]] == [m.notation for m in source.moves[:move]]
    assert record.fork is not None
    assert (record.fork.moves, record.fork.source) == (move, source.commitment)
    proof = ada.get(f"/api/tables/{made['id']}/verify")
    assert (proof["ok"], proof["taken"]) == (True, move)
    drawn = [m for m in record.moves[move:] if m.seat < 0]
    assert proof["draws"] == len(drawn)
    end = ada.get(f"/api/tables/{made['id']}/replay", move=len(record.moves))
    assert end["scores"] == record.result


def test_a_fork_begins_where_the_game_stood(node: Node, guest: Come) -> None:
    ada = guest(node)
    table = finished(ada, "me")  # with nobody who might have moved already
    move = turn_of(record_of(ada, table), 0)
    made = fork(ada, table, move)
    state = ada.state(made["id"])
    assert state["length"] == move
    assert state["view"] == ada.get(f"/api/tables/{table}/replay", move=move, seat=0)["view"]
    refused("nothing-to-undo", lambda: ada.post(f"/api/tables/{made['id']}/undo", seat=0))


def test_a_fork_is_nobodys_result(node: Node, guest: Come) -> None:
    ada = guest(node)
    table = finished(ada, "me")
    before = ada.get(f"/api/users/{ada.id}")
    made = fork(ada, table, turn_of(record_of(ada, table), 0))
    assert [card["fork"] for card in ada.get("/api/me/tables")["tables"]] == [True]
    play_out(made["id"], ada)
    over = ada.info(made["id"])
    assert (over["result"]["uncounted"], over["result"]["honours"]) == ("fork", [])
    assert ada.get(f"/api/users/{ada.id}") == before
    games = ada.get(f"/api/users/{ada.id}/games")["games"]
    assert [(game["id"], game["fork"]) for game in games] == [(made["id"], True), (table, False)]
    rematch = f"/api/tables/{made['id']}/rematch"
    assert "a fork has no rematch" in refused("wrong-state", lambda: ada.post(rematch))


def test_one_may_choose_the_seat_and_the_bot(node: Node, guest: Come) -> None:
    ada, bo = guest(node), guest(node, "Bo")
    table = ada.table("pebbles", "me", "open")
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    play_out(table, ada, bo)
    move = turn_of(record_of(ada, table), 1)
    usual = fork(bo, table, move)
    assert (usual["my_seats"], usual["seats"][0]["bot"]) == ([1], "level3")
    other = fork(ada, table, move, seat=0, bot="random")
    assert (other["my_seats"], other["seats"][1]["bot"]) == ([0], "random")
    refused("invalid", lambda: fork(ada, table, move, bot="nobody"))
    refused("invalid", lambda: fork(ada, table, move, seat=5))


def test_what_is_not_over_or_not_there_is_refused(node: Node, guest: Come) -> None:
    ada = guest(node)
    running = ada.table("pebbles", "me", "bot:random", start=True)
    refused("wrong-state", lambda: fork(ada, running, 0))
    table = finished(ada)
    length = len(record_of(ada, table).moves)
    refused("invalid", lambda: fork(ada, table, length + 1))
    refused("wrong-state", lambda: fork(ada, table, length))
    refused("not-found", lambda: fork(ada, "t_nobody", 0))


def test_only_who_may_see_the_record_plays_on_from_it(node: Node, guest: Come) -> None:
    ada, eve = guest(node), guest(node, "Eve")
    hidden = finished(ada, spectators=False)
    refused("forbidden", lambda: fork(eve, hidden, 3))
    mine = fork(ada, hidden, 3)
    assert not mine["spectators"]
    refused("forbidden", lambda: eve.info(mine["id"]))
    assert fork(eve, finished(ada), 3)["spectators"]


def test_dice_that_others_still_play_with_stay_hidden(node: Node, guest: Come) -> None:
    ada, eve = guest(node), guest(node, "Eve")
    stream = ada.post("/api/streams", game="pebbles", players=1)["id"]
    table = finished(ada, "me", stream=stream)
    refused("forbidden", lambda: fork(eve, table, 1))
    mine = fork(ada, table, turn_of(record_of(ada, table), 0))
    assert mine["stream"] is None
    refused("forbidden", lambda: eve.state(mine["id"]))


def test_a_fork_is_forked_again(node: Node, guest: Come) -> None:
    ada = guest(node)
    table = finished(ada)
    move = turn_of(record_of(ada, table), 0)
    first = fork(ada, table, move)
    play_out(first["id"], ada)
    record = record_of(ada, first["id"])
    second = fork(ada, first["id"], move)
    assert second["fork"]["table"] == first["id"]
    play_out(second["id"], ada)
    again = record_of(ada, second["id"]).fork
    assert again is not None
    assert again.source == record.commitment
