"""Tables on data that somebody brought, and under rules that have changed since."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

import pytest

from examples.pebbles import GAME
from examples.pebbles.game import Pebbles
from examples.pebbles.position import DIE, LUCK
from osada.core.moves import Domain, Family, MoveTable
from osada.core.record import read
from osada.core.replay import edition_of, verify
from osada.core.table import Table
from osada.server.platform.database import connect
from osada.server.tables import edition_rows
from osada.server.tables.state.views.replay_view import draws
from tests.server.client import Client, Json, Refused, seated
from tests.server.next_revision import GAME as LATER
from tests.server.node import Node, offer_pebbles
from tests.server.test_stored import finish

Come = Callable[..., Client]
BIG = {"bowl.json": {"most": 5}}


def bring(who: Client, files: object = BIG, language: str = "en", **more: object) -> Json:
    path = f"/api/contents?language={language}"
    found: Json = who.post(path, game="pebbles", files=files, **more)
    return found


# Packs


def test_a_pack_is_judged_and_kept(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    files = {"bowl.json": {"most": 7}}
    verdict = bring(ada, files)
    assert verdict == bring(bo, files)
    assert verdict == {"content": verdict["content"], "kept": True, "faults": []}
    pack = bo.get(f"/api/contents/{verdict['content']}")
    assert pack == {"content": verdict["content"], "game": "pebbles", "files": files}


def test_what_is_wrong_is_told_by_path_and_reason(node: Node, guest: Come) -> None:
    ada, wrong = guest(node, "Ada"), {"bowl.json": {"most": 50}}
    verdict = bring(ada, wrong)
    assert (verdict["content"], verdict["kept"]) == (None, False)
    (fault,) = verdict["faults"]
    assert fault == {"file": "bowl.json", "path": "$.most", "reason": "Expected `int` <= 9"}
    (fault,) = bring(ada, wrong, "pl")["faults"]
    assert "<= 9" in fault["reason"]
    assert "Expected" not in fault["reason"]
    assert bring(ada, {"cup.json": {}})["faults"][0]["file"] == "cup.json"


def test_a_pack_may_be_judged_only(node: Node, guest: Come) -> None:
    ada = guest(node, "Ada")
    verdict = bring(ada, {"bowl.json": {"most": 1}}, keep=False)
    assert not verdict["kept"]
    with pytest.raises(Refused, match="there is no such content"):
        ada.get(f"/api/contents/{verdict['content']}")
    with pytest.raises(Refused, match="no content"):
        ada.table("pebbles", "me", content=verdict["content"])


def test_packs_have_limits(node: Node, guest: Come) -> None:
    ada = guest(node, "Ada")
    with pytest.raises(Refused, match="at most 200000 bytes"):
        bring(ada, {"bowl.json": "a" * 300_000})
    with pytest.raises(Refused, match="length <= 20"):
        bring(ada, {f"{i}.json": 1 for i in range(21)})
    with pytest.raises(Refused, match="no such game"):
        ada.post("/api/contents", game="chess", files={})
    with pytest.raises(Refused, match="come in first"):
        bring(guest(node, ""))


# Tables


def test_a_table_is_played_with_the_pack_it_names(node: Node, guest: Come) -> None:
    ada = guest(node, "Ada")
    content = bring(ada)["content"]
    table = ada.table("pebbles", "me", "bot:level2", content=content, start=True)
    assert ada.info(table)["content"] == content
    for _ in range(5):
        ada.play(table, "add", seat=0)
    with pytest.raises(Refused, match="not allowed"):
        ada.play(table, "add", seat=0)
    ada.play(table, "done", seat=0)
    finish(table, ada)
    record = read(ada.get(f"/api/tables/{table}/record"))
    assert json.loads(record.files["bowl.json"]) == BIG["bowl.json"]
    assert verify(GAME, record)
    assert ada.post("/api/records/verify", record=record.text())["ok"]
    assert ada.post("/api/records/replay", record=record.text(), move=3)["game"] == "pebbles"
    assert ada.get(f"/api/tables/{table}/replay?move=3")["view"]
    again = ada.post(f"/api/tables/{table}/rematch")
    assert again["content"] == content


def test_tables_on_the_servers_own_data_say_nothing_of_them(node: Node, guest: Come) -> None:
    ada = guest(node, "Ada")
    table = ada.table("pebbles", "me", start=True)
    assert (ada.info(table)["content"], ada.info(table)["revision"]) == (None, 1)
    finish(table, ada)
    assert "file" not in ada.get(f"/api/tables/{table}/record")


def test_games_are_told_as_an_edition_has_them(node: Node, guest: Come) -> None:
    ada = guest(node, "Ada")
    content = bring(ada)["content"]
    assert ada.get("/api/games/pebbles", content=content)["files"] == ["bowl.json"]
    assert ada.get("/api/games/pebbles")["files"] == []
    assert ada.get("/api/games/pebbles/content/bowl.json", content=content) == BIG["bowl.json"]
    for path in ("words/en.ftl", "rules", "almanac"):
        assert ada.get(f"/api/games/pebbles/{path}", content=content, revision=1)
    for query in ({"content": "0" * 16}, {"revision": 7}):
        with pytest.raises(Refused, match="no such game"):
            ada.get("/api/games/pebbles", **query)


# Changes


def rows(database: Path, statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database, timeout=30)) as kept, kept:
        return kept.execute(statement).fetchall()


@pytest.mark.long
def test_tables_go_on_under_what_they_were_begun_with(folder: Path, guest: Come) -> None:
    """The server comes back with other rules and other data of its own."""
    database, own = folder / "osada.db", folder / "own" / "pebbles" / "bowl.json"
    own.parent.mkdir(parents=True)
    own.write_text('{"most": 4}')
    with Node(folder, f"sqlite:///{database}", content=str(own.parent.parent)) as node:
        ada, bo = guest(node, "Ada"), guest(node, "Bo")
        brought = bring(ada)["content"]
        plain, big = seated(ada, bo), seated(ada, bo, content=brought)
        with_bot = ada.table("pebbles", "me", "bot:level2", start=True)
        over = ada.table("pebbles", "me", start=True)
        finish(over, ada)
        record = ada.get(f"/api/tables/{over}/record")
        ada.play(plain, "add")

        node.stop()
        own.write_text('{"most": 7}')
        offer_pebbles(folder / "packages", "tests.server.next_revision:GAME")
        node.start().wait()

        assert ada.info(plain)["revision"] == 1
        assert len({ada.info(table)["content"] for table in (plain, big)}) == 2
        for table, most in ((plain, 3), (big, 5)):
            for _ in range(most):
                ada.play(table, "add")
            with pytest.raises(Refused, match="not allowed"):
                ada.play(table, "add")
            finish(table, ada, bo)
        finish(with_bot, ada)
        assert ada.get(f"/api/tables/{over}/record") == record
        for table in (over, plain, big, with_bot):
            text = ada.get(f"/api/tables/{table}/record")
            assert verify(LATER, read(text)) >= 1
            assert edition_of(LATER, read(text)).revision == 1

        fresh = ada.table("pebbles", "me", start=True)
        for _ in range(8):
            ada.play(fresh, "add")
        assert ada.info(fresh)["revision"] == 2
        cards = ada.get("/api/me/tables")["tables"]
        assert [card["id"] for card in cards] == [fresh]
        assert "trace" not in node.log.read_text()


async def sweep(url: str) -> None:
    engine = connect(url)
    async with engine.begin() as connection:
        await edition_rows.sweep(connection)
    await engine.dispose()


@pytest.mark.long
def test_data_that_nobody_plays_with_are_forgotten(folder: Path, guest: Come) -> None:
    database = folder / "osada.db"
    with Node(folder, f"sqlite:///{database}") as node:
        ada = guest(node, "Ada")
        used = bring(ada)["content"]
        ada.table("pebbles", "me", content=used)
        bring(ada, {"bowl.json": {"most": 8}})
        asyncio.run(sweep(f"sqlite:///{database}"))
        assert len(rows(database, "select hash from contents")) == 2
        rows(database, "update contents set used_at = 1")
        asyncio.run(sweep(f"sqlite:///{database}"))
        assert rows(database, "select hash from contents") == [(used,)]


@pytest.mark.long
def test_a_table_whose_data_are_gone_says_so(folder: Path, guest: Come) -> None:
    database = folder / "osada.db"
    with Node(folder, f"sqlite:///{database}") as node:
        ada = guest(node, "Ada")
        table = ada.table("pebbles", "me", content=bring(ada)["content"], start=True)
        node.stop()
        rows(database, "delete from contents")
        node.start().wait()
        with pytest.raises(Refused, match="this table is played under revision 1, content"):
            ada.play(table, "add", seat=0, token="0.A.0")
        ada.request("DELETE", f"/api/tables/{table}")
        assert ada.info(table)["status"] == "abandoned"


class Lettered(Pebbles):
    """Pebbles whose die shows letters if a bowl is brought."""

    def __init__(
        self, files: Mapping[str, bytes] | None = None, revision: int | None = None
    ) -> None:
        super().__init__(files, revision)
        faces = ["a", "b", "c"] if self.content() else ["1", "2", "3"]
        shown = {"face": Domain("face", faces, faces)}
        others = [Family(i, family.name) for i, family in enumerate(self.moves.families[:3])]
        dice = [Family(DIE, "die", shown), Family(LUCK, "luck", shown)]
        self.moves = MoveTable([*others, *dice])


def test_draws_are_written_in_the_notation_of_the_records_edition() -> None:
    edition = Lettered().edition({"bowl.json": b'{"most": 5}'})
    record = Table(edition, 2, "a-seed").record(with_seed=True)
    found = draws(Lettered(), read(record.text())).draws
    assert found[0].notations == ["luck a", "luck b", "luck c"]
    written = {move.notation for move in record.moves}
    assert written <= {notation for draw in found for notation in draw.notations}
