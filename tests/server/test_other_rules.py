"""Tables that were begun under rules which the server no longer has."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from osada.core.record import read
from tests.server.client import Client, Refused, seated
from tests.server.node import Node
from tests.server.test_records import finish
from tests.server.test_tables import BLITZ
from tests.waiting import wait_for

Come = Callable[..., Client]


def change_rules(node: Node, database: Path) -> None:
    """The server comes back with other rules than its tables were begun under."""
    node.stop()
    with closing(sqlite3.connect(database)) as kept, kept:
        kept.execute("update tables set revision = 77")
    node.start().wait()


def look_at_clocks(*people: Client) -> None:
    """Wait until the server has looked at the clocks: a bot takes over where time has run out."""
    table = seated(*people, clock={**BLITZ, "bank_ms": 1000}, takeover="random")
    wait_for(lambda: people[0].info(table)["seats"], lambda seats: seats[0]["taken_over"])


def test_tables_of_other_rules_can_be_read_left_and_given_up(folder: Path, guest: Come) -> None:
    database = folder / "osada.db"
    with Node(folder, f"sqlite:///{database}") as node:
        ada, bo = guest(node, "Ada"), guest(node, "Bo")
        over, live, waiting = seated(ada, bo), seated(ada, bo), ada.table("pebbles", "me", "open")
        for _ in range(2):
            finish(ada, bo, over)
        alone = ada.table("pebbles", "me", "bot:random", start=True)
        ada.play(alone, "add")
        record = ada.get(f"/api/tables/{over}/record")
        with closing(sqlite3.connect(database, timeout=30)) as kept, kept:
            kept.execute("update tables set bot_due = 1 where id = ?", [alone])
        change_rules(node, database)

        assert ada.get(f"/api/tables/{over}/record") == record
        assert read(record).seed
        assert "77" not in ada.get(f"/api/tables/{over}/verify")["message"]
        for path in ("state", "replay?move=1"):
            with pytest.raises(Refused, match="revision 77"):
                ada.get(f"/api/tables/{live}/{path}{'&' if '?' in path else '?'}seat=0")
        with pytest.raises(Refused, match="revision 77"):
            ada.post(f"/api/tables/{live}/moves", seat=0, token="0.0.0", move="add")
        mine = {card["id"]: card for card in ada.get("/api/me/tables")["tables"]}
        assert set(mine) == {live, waiting, alone}
        assert not any(card["your_turn"] for card in mine.values())
        with pytest.raises(Refused, match="revision 77"):
            ada.post(f"/api/tables/{waiting}/start")
        ada.request("DELETE", f"/api/tables/{alone}")
        ada.request("DELETE", f"/api/tables/{waiting}")
        ada.post(f"/api/tables/{live}/leave")
        assert ada.info(alone)["status"] == "abandoned"
        assert ada.info(over)["status"] == "finished"
        look_at_clocks(ada, bo)
        assert "trace" not in node.log.read_text()
