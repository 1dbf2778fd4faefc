"""Papers by the API."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.server.client import Client, Refused
from tests.server.node import Node

Come = Callable[..., Client]
EXAMPLE = re.search(r"```json\n(.*?)\n```", Path("docs/sheets.md").read_text("utf-8"), re.DOTALL)
assert EXAMPLE
SHEET = json.loads(EXAMPLE[1])


def text_of(pdf: bytes) -> str:
    """What is on the first page, without the spaces."""
    return "".join(PdfReader(BytesIO(pdf)).pages[0].extract_text().split())


def printed(who: Client, paper: str, **query: str) -> bytes:
    found = who.http.get(f"/api/games/settlers/papers/{paper}.pdf", params=query)
    assert found.headers["content-type"] == "application/pdf", found.text
    return found.content


def test_w30_papers_are_listed_and_printed(plain_node: Node, guest: Come) -> None:
    ada = guest(plain_node, "Ada")
    names = ada.get("/api/games/settlers/papers")["papers"]
    assert {"aid", "empire", "booklet", "sheet-48"} <= set(names)
    assert "own" not in names
    wish = {"language": "pl", "size": "letter", "ink": "spare"}
    paper = printed(ada, "sheet-9", **wish)
    assert printed(ada, "sheet-9", **wish) == paper
    assert f"{plain_node.url}/solo/settlers?sheet=9" in text_of(paper)


@pytest.mark.parametrize(
    ("wrong", "status"),
    [("sheet-77", 404), ("own", 404), ("Über", 422), ("sheet-9.pdf?size=napkin", 422)],
)
def test_what_cannot_be_printed_is_refused(
    plain_node: Node, guest: Come, wrong: str, status: int
) -> None:
    path = wrong if "?" in wrong else f"{wrong}.pdf"
    with pytest.raises(Refused) as refused:
        guest(plain_node, "Ada").get(f"/api/games/settlers/papers/{path}")
    assert refused.value.status == status


def test_a_sheet_of_ones_own_is_printed_from_its_content(plain_node: Node, guest: Come) -> None:
    ada = guest(plain_node, "Ada")
    brought = ada.post("/api/contents", game="settlers", files={"sheet.json": SHEET})
    content = brought["content"]
    assert "own" in ada.get("/api/games/settlers/papers", content=content)["papers"]
    text = text_of(printed(ada, "own", content=content))
    assert "RiverFolk" in text
    assert f"{plain_node.url}/workshop/{content}" in text
    with pytest.raises(Refused, match="no such game"):
        ada.get("/api/games/settlers/papers/own.pdf", content="0" * 16)


def test_a_strange_host_is_not_printed(plain_node: Node, guest: Come) -> None:
    ada = guest(plain_node, "Ada")
    ada.http.headers["Host"] = "x" * 200
    assert "x" * 10 not in text_of(printed(ada, "aid"))
