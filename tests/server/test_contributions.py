"""Dice that nobody chooses alone: numbers of the players, sealed before the start, told at it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from osada.core import chance
from osada.core.record import Record, part_lines, read
from tests.server.client import Client, Json, Refused
from tests.server.node import Node
from tests.waiting import wait_for

Come = Callable[..., Client]


def seal_of(number: str) -> str:
    return sha256(number.encode()).hexdigest()


def new_number() -> str:
    return secrets.token_hex(16)


def begin(host: Client, table: str) -> Json:
    info: Json = host.post(f"/api/tables/{table}/start")
    return info


def tell(player: Client, table: str, number: str) -> Json:
    info: Json = player.post(f"/api/tables/{table}/number", number=number)
    return info


def refused(ask: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        ask()
    return caught.value.code


def finish(table: str, *players: Client) -> Record:
    for player in players * 2:
        player.play(table, "done")
    return read(players[0].get(f"/api/tables/{table}/record"))


def test_everybodys_number_goes_into_the_dice(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    mine, yours = new_number(), new_number()
    table = ada.table("pebbles", "me", "open", seal=seal_of(mine))
    bound = ada.info(table)["commitment"]  # before the server knows anybody's number
    joined = bo.post(f"/api/tables/{table}/join", seal=seal_of(yours))
    assert joined["parts"]["seals"] == [seal_of(mine), seal_of(yours)]
    waiting = begin(ada, table)
    assert waiting["status"] == "open"
    assert waiting["parts"]["until"] is not None
    assert ada.state(table)["view"] is None  # nothing is drawn before all is told
    between = tell(ada, table, mine)
    assert (between["status"], between["parts"]["numbers"]) == ("open", [None, None])
    begun = tell(bo, table, yours)
    assert (begun["status"], begun["parts"]["numbers"]) == ("running", [mine, yours])
    ada.play(table, "roll")
    record = finish(table, ada, bo)
    assert record.commitment == bound
    assert {seat: part.number for seat, part in record.parts.items()} == {0: mine, 1: yours}
    assert ada.get(f"/api/tables/{table}/verify")["ok"]


def test_anybody_can_work_the_draws_out(node: Node, guest: Come) -> None:
    ada = guest(node)
    number = new_number()
    table = ada.table("pebbles", "me", seal=seal_of(number), start=True)
    assert ada.info(table)["status"] == "open"  # its seed is bound, and waits for her number
    tell(ada, table, number)
    ada.play(table, "roll")
    record = finish(table, ada)
    assert record.seed is not None
    seed = chance.mixed(record.seed, part_lines(record.parts))
    listed = ada.get(f"/api/tables/{table}/draws")["draws"]
    drawn = [(i, move) for i, move in enumerate(record.moves, 1) if move.seat < 0]
    assert [draw["move"] for draw in listed] == [i for i, _ in drawn]
    for n, (draw, (_, move)) in enumerate(zip(listed, drawn, strict=True)):
        chances = list(enumerate(draw["weights"]))
        assert draw["notations"][chance.draw(seed, n, chances)] == move.notation


def test_whoever_keeps_silent_is_left_out_by_name(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    mine = new_number()
    table = ada.table("pebbles", "me", "open", seal=seal_of(mine))
    bo.post(f"/api/tables/{table}/join", seal=seal_of("withheld"))
    begin(ada, table)
    tell(ada, table, mine)
    begun = wait_for(lambda: ada.info(table), lambda info: info["status"] == "running")
    assert begun["parts"]["numbers"] == [mine, None]
    assert refused(lambda: tell(bo, table, "withheld")) == "wrong-state"  # it is too late
    record = finish(table, ada, bo)
    assert record.parts[1] == chance.Part(seal_of("withheld"))
    assert record.names[1] == "Bo"
    assert ada.get(f"/api/tables/{table}/verify")["ok"]


def test_a_number_is_the_one_that_was_sealed(node: Node, guest: Come) -> None:
    ada, bo, cyd = (guest(node, name) for name in ("Ada", "Bo", "Cyd"))
    table = ada.table("pebbles", "me", "open", seal=seal_of("ada"))
    assert refused(lambda: tell(ada, table, "ada")) == "wrong-state"  # not before the start
    bo.post(f"/api/tables/{table}/join")
    bo.post(f"/api/tables/{table}/seal", seal=seal_of("first thought"))
    bo.post(f"/api/tables/{table}/seal", seal=seal_of("bo"))
    assert refused(lambda: cyd.post(f"/api/tables/{table}/seal", seal=seal_of("x"))) == "forbidden"
    begin(ada, table)
    late = f"/api/tables/{table}/seal"
    assert refused(lambda: bo.post(late, seal=seal_of("better"))) == "wrong-state"
    assert refused(lambda: tell(bo, table, "better")) == "invalid"
    assert refused(lambda: tell(cyd, table, "bo")) == "forbidden"
    assert refused(lambda: bo.post(f"/api/tables/{table}/leave")) == "wrong-state"
    assert refused(lambda: begin(ada, table)) == "wrong-state"
    tell(bo, table, "bo")
    assert tell(bo, table, "bo")["status"] == "open"  # told twice is told once
    assert tell(ada, table, "ada")["status"] == "running"


def test_a_seal_leaves_with_its_maker(node: Node, guest: Come) -> None:
    ada, bo, cyd = (guest(node, name) for name in ("Ada", "Bo", "Cyd"))
    table = ada.table("pebbles", "me", "open")
    bo.post(f"/api/tables/{table}/join", seal=seal_of("bo"))
    bo.post(f"/api/tables/{table}/leave")
    cyd.post(f"/api/tables/{table}/join")
    assert cyd.info(table)["parts"]["seals"] == [None, None]
    assert begin(ada, table)["status"] == "running"  # nobody has sealed anything: at once


def test_clients_that_send_nothing_play_with_those_that_do(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = ada.table("pebbles", "me", "open")
    bo.post(f"/api/tables/{table}/join", seal=seal_of("bo"))
    begin(ada, table)
    tell(bo, table, "bo")
    record = finish(table, ada, bo)
    assert list(record.parts) == [1]
    assert ada.get(f"/api/tables/{table}/verify")["ok"]


def test_on_a_stream_nobody_adds_to_the_dice(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    stream = ada.post("/api/streams", game="pebbles", players=2)["id"]
    order = {"stream": stream, "seal": seal_of("ada")}
    assert refused(lambda: ada.table("pebbles", "me", "open", **order)) == "invalid"
    table = ada.table("pebbles", "me", "open", stream=stream)
    bo.post(f"/api/tables/{table}/join", seal=seal_of("bo"))
    assert bo.info(table)["parts"]["seals"] == [None, None]
    late = f"/api/tables/{table}/seal"
    assert refused(lambda: bo.post(late, seal=seal_of("bo"))) == "wrong-state"
    assert begin(ada, table)["status"] == "running"


def test_a_beginning_outlives_a_crash(folder: Path, guest: Come) -> None:
    """The server is killed between the start and the numbers: the game begins all the same."""

    node = Node(folder, f"sqlite:///{folder}/osada.db", reveal_wait_ms="3000")
    with node:
        ada = guest(node)
        table = ada.table("pebbles", "me", seal=seal_of("ada"), start=True)
        seals = ada.info(table)["parts"]["seals"]
        node.kill()
        node.start().wait()
        begun = wait_for(lambda: ada.info(table), lambda info: info["status"] == "running")
        assert begun["parts"]["seals"] == seals
        assert begun["parts"]["numbers"] == [None]
