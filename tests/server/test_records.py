"""Finished tables, solo bests, streams and the challenge of the day."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import sha256

import pytest

from osada.core.record import read
from osada.core.solo import challenges_of
from osada.games import find
from tests.server.client import Client, Json, Refused, seated
from tests.server.node import Node
from tests.waiting import wait_for

Come = Callable[..., Client]


def play_out(client: Client, table: str, seed: int = 1) -> Json:
    """Any moves until the game is over."""
    rng = random.Random(seed)
    while client.play_any(table, rng):
        pass
    return client.info(table)


def pebbles_for_two(ada: Client, bo: Client) -> str:
    table = seated(ada, bo)
    for person, move in ((ada, "add"), (bo, "roll"), (ada, "done"), (bo, "done")):
        person.play(table, move)
    return table


def finish(ada: Client, bo: Client, table: str) -> None:
    ada.play(table, "done")
    bo.play(table, "done")


def test_the_seed_is_promised_before_the_first_draw(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = ada.table("pebbles", "me", "open")
    waiting = ada.state(table)
    assert (waiting["view"], waiting["length"]) == (None, 0)  # nothing has been drawn
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    with bo.watch(table) as watch:
        first = watch.next()
    assert first["state"]["commitment"] == first["info"]["commitment"] == waiting["commitment"]
    for person in (ada, bo, ada, bo):
        person.play(table, "done")
    seed = read(ada.get(f"/api/tables/{table}/record")).seed
    assert seed is not None
    assert sha256(seed.encode()).hexdigest() == waiting["commitment"]


def test_a_finished_table_has_its_record(node: Node, guest: Come) -> None:
    ada, bo, cyd = guest(node, "Ada"), guest(node, "Bo"), guest(node, "Cyd")
    table = pebbles_for_two(ada, bo)
    with pytest.raises(Refused) as refused:
        ada.get(f"/api/tables/{table}/record")
    assert refused.value.code == "wrong-state"
    finish(ada, bo, table)
    text = cyd.get(f"/api/tables/{table}/record")
    record = read(text)
    assert record.names == ["Ada", "Bo"]
    assert record.commitment == cyd.info(table)["commitment"]
    assert record.seed is not None
    verdict = cyd.get(f"/api/tables/{table}/verify")
    assert verdict["ok"]
    assert verdict["draws"] == 3
    assert cyd.post("/api/records/verify", record=text) == verdict
    forged = text.replace("A 1 ", "A 2 ") if "A 1 " in text else text.replace("roll", "add", 1)
    lie = cyd.post("/api/records/verify", record=forged)
    assert not lie["ok"]
    assert lie["message"]


def test_a_replay_shows_each_seat_its_own(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = pebbles_for_two(ada, bo)
    mine = ada.get(f"/api/tables/{table}/replay", move=3, seat=0)
    assert mine["last"]["notation"] == "add"
    theirs = ada.get(f"/api/tables/{table}/replay", move=4, seat=0)
    assert theirs["last"] is None  # Bo's move, while the game goes on
    for seat in (1, None):
        with pytest.raises(Refused) as refused:
            ada.get(f"/api/tables/{table}/replay", move=3, seat=seat)
        assert refused.value.code == "forbidden"
    finish(ada, bo, table)
    shown = ada.get(f"/api/tables/{table}/replay", move=4, seat=1)
    assert shown["last"]["notation"] == "roll"
    text = ada.get(f"/api/tables/{table}/record")
    again = ada.post("/api/records/replay", record=text, move=4, seat=1)
    assert again == shown
    with pytest.raises(Refused):
        ada.post("/api/records/replay", record="osada-record 1\ngame chess\n", move=0)
    with pytest.raises(Refused):
        ada.get(f"/api/tables/{table}/replay", move=9999)


def test_solo_bests_ranks_and_profile(node: Node, guest: Come) -> None:
    ada, mode = guest(node), challenges_of(find("settlers"))[0]
    scores = []
    for seed in (1, 2):
        table = ada.table("settlers", "me", options=mode.options, start=True)
        done = play_out(ada, table, seed)
        assert done["solo"]
        assert done["result"]["honours"]
        scores.append(done["result"]["scores"][0])
    profile = ada.get(f"/api/users/{ada.id}")
    (best,) = profile["solo"]
    assert best["score"] == max(scores)
    assert best["played"] == 2
    assert profile["games"]["settlers"] == {"played": 2, "won": 0}
    assert sum(honour["times"] for honour in profile["honours"]) >= 2
    board = ada.get("/api/solo/settlers", category=best["category"].replace(" ", "%20"))
    assert ada.id in [row["user"]["id"] for row in board["rows"]]


def test_the_daily_challenge_is_one_for_everybody(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    today = {stream["game"]: stream for stream in ada.get("/api/daily")["streams"]}
    assert {"settlers", "saltfjord"} <= set(today)
    day = today["settlers"]
    one = ada.post("/api/daily/settlers/play")
    other = bo.post("/api/daily/settlers/play")
    assert one["commitment"] == other["commitment"] == day["commitment"]
    assert one["id"] != other["id"]
    assert ada.post("/api/daily/settlers/play")["id"] == one["id"]
    with pytest.raises(Refused):  # nobody looks at another's dice today
        bo.state(one["id"])
    play_out(ada, one["id"], 3)
    record = read(ada.get(f"/api/tables/{one['id']}/record"))
    assert record.seed is None
    second = ada.post("/api/daily/settlers/play")
    assert second["attempt"] == 2
    play_out(ada, second["id"], 4)
    shown = ada.get("/api/daily/settlers")
    mine = [row for row in shown["rows"] if row["user"]["id"] == ada.id]
    assert [row["table"] for row in mine] == [one["id"]]  # the first try counts
    assert (shown["mine"]["table"], shown["mine"]["finished"]) == (one["id"], True)
    with pytest.raises(Refused):
        ada.get("/api/daily/settlers", date="1999-12-31")
    with pytest.raises(Refused):
        ada.get("/api/daily/sardinia")


def test_nobody_has_two_first_tries(node: Node, guest: Come) -> None:
    ada, accomplice = guest(node, "Ada"), guest(node, "Eve")

    def ask(_number: int) -> str:
        return str(ada.post("/api/daily/settlers/play")["id"])

    with ThreadPoolExecutor(8) as devices:
        tables = set(devices.map(ask, range(16)))
    assert len(tables) == 1
    stream = ada.get("/api/daily/settlers")
    order = {"options": stream["options"], "stream": stream["id"]}
    for wrong in ({"seats": ["open"]}, {"seats": ["me"], "undo": "consent"}):
        with pytest.raises(Refused) as refused:  # a seat for somebody who knows the dice
            accomplice.post("/api/tables", game="settlers", **order, **wrong)
        assert refused.value.code == "invalid"
    table = accomplice.table("settlers", "me", **order)
    accomplice.post(f"/api/tables/{table}/leave")
    with pytest.raises(Refused) as refused:
        ada.post(f"/api/tables/{table}/join")
    assert refused.value.code == "wrong-state"


def test_what_a_bot_has_played_is_nobodys_best(node: Node, guest: Come) -> None:
    ada, mode = guest(node), challenges_of(find("settlers"))[0]
    table = ada.table("settlers", "me", options=mode.options, takeover="random", start=True)
    before = ada.state(table)["length"]
    ada.post(f"/api/tables/{table}/leave")
    wait_for(lambda: ada.state(table), lambda s: s["length"] > before)
    with suppress(Refused):  # the bot may have been quick
        ada.post(f"/api/tables/{table}/join", takeover=True)
    play_out(ada, table)
    wait_for(lambda: ada.info(table), lambda i: i["status"] == "finished")
    assert ada.get(f"/api/users/{ada.id}")["solo"] == []


def test_the_same_dice_for_any_number_of_tables(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    stream = ada.post("/api/streams", game="pebbles", players=1)["id"]
    tables = [p.table("pebbles", "me", stream=stream, start=True) for p in (ada, bo)]
    rolls = []
    for person, table in zip((ada, bo), tables, strict=True):
        states = [person.play(table, move)["state"] for move in ("roll", "done", "roll")]
        rolls.append([state["view"]["pebbles"] for state in states])
        person.play(table, "done")
    assert rolls[0] == rolls[1]
    with pytest.raises(Refused):  # other options, other number of players
        ada.table("pebbles", "me", "me", stream=stream)
    with pytest.raises(Refused):
        bo.get(f"/api/tables/{tables[0]}/record")
    with pytest.raises(Refused):
        bo.post(f"/api/streams/{stream}/close")
    assert ada.post(f"/api/streams/{stream}/close")["closed"]
    assert bo.get(f"/api/tables/{tables[0]}/verify")["ok"]
    with pytest.raises(Refused):
        bo.table("pebbles", "me", stream=stream)


def test_the_course_of_a_finished_game_is_told(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = seated(ada, bo)
    with pytest.raises(Refused) as refused:
        ada.get(f"/api/tables/{table}/course")
    assert refused.value.code == "wrong-state"
    for person, move in ((ada, "add"), (bo, "roll"), (ada, "done"), (bo, "done")):
        person.play(table, move)
    finish(ada, bo, table)
    course = bo.get(f"/api/tables/{table}/course")
    assert course["moves"][0] == 0
    assert course["scores"][-1] == bo.info(table)["result"]["scores"]
    assert course["moves"] == sorted(set(course["moves"]))
    assert course["length"] >= course["moves"][-1]


def test_the_course_says_what_brought_points(node: Node, guest: Come) -> None:
    ada = guest(node)
    table = ada.table("sardinia", "me", "me", start=True)
    result = play_out(ada, table)["result"]
    sources = {it["kind"]: it["points"] for it in ada.get(f"/api/tables/{table}/course")["sources"]}
    both = zip(sources["influence-scored"], sources.get("crop-taken", [0, 0]), strict=True)
    assert [sum(points) for points in both] == result["scores"]
