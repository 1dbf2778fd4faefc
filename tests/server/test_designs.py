"""Designs of people's own: published once they are played, measured, browsed, reported, removed."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from osada.cli.entry_point import main
from osada.server.designs.measurement import (
    GAMES,
    DesignMeasurement,
    MeasureRequest,
    MeasureTrial,
)
from osada.server.designs.schemas import Spread
from tests.fuzz.budget import tries
from tests.fuzz.mutate import spoiled
from tests.server.client import Client, Json, Refused
from tests.server.node import Node
from tests.server.test_papers import SHEET
from tests.server.test_stored import finish
from tests.waiting import wait_for, wait_until

Come = Callable[..., Client]
OPERATOR = {"Authorization": "Bearer count"}


def bring(who: Client, most: int) -> str:
    """Upload a custom bowl; its hash."""
    files = {"bowl.json": {"most": most}}
    return str(who.post("/api/contents", game="pebbles", files=files)["content"])


def played(who: Client, most: int) -> str:
    """A bowl that has been played to the end."""
    content = bring(who, most)
    finish(who.table("pebbles", "me", content=content, start=True), who)
    return content


def published(who: Client, content: str) -> Json:
    found: Json = who.post("/api/designs", content=content)
    return found


def gallery(who: Client) -> list[str]:
    return [it["content"] for it in who.get("/api/designs", game="pebbles")["designs"]]


def measured(who: Client, content: str) -> Json:
    """A design, once two levels have played it."""
    design: Json = wait_for(lambda: who.get(f"/api/designs/{content}"), lambda it: it["spread"])
    return design


@pytest.fixture
def fresh(node: Node, guest: Come) -> Iterator[Client]:
    """Somebody at a gallery of nobody else's."""
    ada = guest(node, "Ada")
    yield ada
    for content in gallery(ada):
        ada.http.delete(f"/api/operator/designs/{content}", headers=OPERATOR)


# Publishing


def test_only_what_one_has_played_to_the_end_is_published(
    node: Node, guest: Come, fresh: Client
) -> None:
    ada, bo = fresh, guest(node, "Bo")
    content = bring(ada, 4)
    table = ada.table("pebbles", "me", content=content, start=True)
    ada.play(table, "add", seat=0)
    with pytest.raises(Refused, match="play it to the end"):
        published(ada, content)
    finish(table, ada)
    with pytest.raises(Refused, match="play it to the end"):
        published(bo, content)
    design = published(ada, content)
    assert design["author"]["name"] == "Ada"
    assert design["files"] == {"bowl.json": {"most": 4}}
    assert gallery(bo) == [content]
    with pytest.raises(Refused, match="published before"):
        published(ada, content)
    assert bo.get(f"/api/designs/{content}")["played"] == 1


def test_a_table_that_does_not_use_it_proves_nothing(plain_node: Node, guest: Come) -> None:
    """Sheet 12 of the box is no custom sheet."""
    ada = guest(plain_node, "Ada")
    content = ada.post("/api/contents", game="settlers", files={"sheet.json": SHEET})["content"]
    more: dict[str, Any] = {"content": content, "start": True, "options": {"adventure": "12"}}
    finish(ada.table("settlers", "me", **more), ada)
    with pytest.raises(Refused, match="play it to the end"):
        published(ada, content)


def test_a_design_is_withdrawn_by_its_author_alone(node: Node, guest: Come, fresh: Client) -> None:
    ada, bo = fresh, guest(node, "Bo")
    content = played(ada, 5)
    published(ada, content)
    with pytest.raises(Refused, match="not your design"):
        bo.request("DELETE", f"/api/designs/{content}")
    ada.request("DELETE", f"/api/designs/{content}")
    assert gallery(bo) == []
    assert ada.get(f"/api/contents/{content}")["files"]  # it can still be shown by its link
    published(ada, content)
    assert gallery(bo) == [content]


# Measured


@pytest.mark.long
def test_the_gallery_is_measured_also_after_a_restart(folder: Path, guest: Come) -> None:
    """First comes what tells players apart most."""
    with Node(folder, f"sqlite:///{folder}/osada.db", bot_seconds="0.005") as node:
        ada = guest(node, "Ada")
        contents = [played(ada, most) for most in (2, 9, 6)]
        for content in contents:
            published(ada, content)
        node.kill()
        node.start().wait()
        spreads = {it: measured(ada, it)["spread"] for it in contents}
        assert all(spread["games"] == GAMES for spread in spreads.values())
        points = [spreads[it]["points"] for it in gallery(ada)]
        assert points == sorted(points, reverse=True)


def test_authors_take_turns() -> None:
    order: list[str] = []

    async def play(_trial: MeasureTrial) -> float:
        return 0.0

    async def find(content: str) -> MeasureRequest:
        return MeasureRequest("author", "pebbles", content, 1, {})

    async def save(content: str, _spread: Spread) -> None:
        order.append(content)

    async def scene() -> None:
        measurement = DesignMeasurement(play, find, save)
        for content in ("a0", "a1", "a2", "b", "c"):
            measurement.add(content, content[0])
            measurement.add(content, content[0])
        await wait_until(lambda: len(order) == 5)
        await measurement.stop()

    asyncio.run(scene())
    assert order == ["a0", "b", "c", "a1", "a2"]


def test_one_game_is_played_at_a_time_and_trouble_stops_nothing() -> None:
    now, most, saved = 0, 0, dict[str, Spread]()

    async def play(trial: MeasureTrial) -> float:
        nonlocal now, most
        now += 1
        most = max(most, now)
        await asyncio.sleep(0)
        now -= 1
        if trial.content == "broken":
            raise ValueError
        return 9.0 if trial.bot == "level5" else 4.0

    async def find(content: str) -> MeasureRequest | None:
        return None if content == "gone" else MeasureRequest("ada", "pebbles", content, 1, {})

    async def save(content: str, spread: Spread) -> None:
        saved[content] = spread

    async def scene() -> None:
        measurement = DesignMeasurement(play, find, save)
        for content in ("broken", "gone", "good"):
            measurement.add(content, "ada")
        await wait_until(lambda: "good" in saved)
        await measurement.stop()

    asyncio.run(scene())
    assert saved == {"good": Spread(5.0, 4.0, 9.0, GAMES)}
    assert most == 1


# What does not belong


def test_a_report_is_read_and_the_design_taken_down(node: Node, guest: Come, fresh: Client) -> None:
    ada, bo = fresh, guest(node, "Bo")
    content = played(ada, 8)
    published(ada, content)
    for text in ("Rude.", "Rude\nand long."):
        bo.post(f"/api/designs/{content}/report", text=text)
    told = ada.http.get("/operator", headers=OPERATOR).text
    assert told.count(content) == 1  # once a person
    assert '"Rude\\nand long."' in told
    assert ada.http.delete(f"/api/operator/designs/{content}").status_code == 403
    path = f"/api/operator/designs/{content}"
    assert ada.http.delete(path, headers=OPERATOR).status_code < 300
    assert gallery(bo) == []
    for path in (f"/api/designs/{content}", f"/api/contents/{content}"):
        with pytest.raises(Refused, match="no such"):
            bo.get(path)
    with pytest.raises(Refused, match="published before"):
        published(ada, content)
    assert content not in ada.http.get("/operator", headers=OPERATOR).text
    gone = ada.http.delete(f"/api/operator/designs/{'0' * 16}", headers=OPERATOR)
    assert gone.status_code == 404


def test_a_design_is_taken_down_at_the_terminal(
    plain_node: Node, guest: Come, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = plain_node.environment["OSADA_DATABASE_URL"]

    def osada(*arguments: str, at: str = database) -> str:
        main(["designs", "--database", at, *arguments])
        told = capsys.readouterr()
        return " ".join((told.out + told.err).split())

    ada = guest(plain_node, "Ada")
    content = played(ada, 3)
    published(ada, content)
    assert "Nobody has reported" in osada()
    ada.post(f"/api/designs/{content}/report", text="[bold]Rude.[/bold]")
    assert "[bold]Rude.[/bold]" in osada()
    assert "no published design" in osada("--remove", "0" * 16)
    assert "taken down" in osada("--remove", content)
    assert gallery(ada) == []
    assert "no database" in osada(at=f"sqlite:///{tmp_path}/osada.db")


def test_designs_go_with_their_author_and_reports_with_who_wrote_them(
    node: Node, guest: Come, fresh: Client
) -> None:
    ada, bo = fresh, guest(node, "Bo")
    mine, theirs = played(ada, 2), played(bo, 6)
    published(ada, mine)
    published(bo, theirs)
    ada.post(f"/api/designs/{theirs}/report", text="Ada was here.")
    bo.post(f"/api/designs/{mine}/report", text="Bo was here.")
    archive = ZipFile(BytesIO(bo.http.get("/api/me/export").content))
    (taken,) = json.loads(archive.read("osada.json"))["designs"]
    assert taken["content"] == theirs
    bo.post("/api/account/delete")
    assert gallery(ada) == [mine]
    told = ada.http.get("/operator", headers=OPERATOR).text
    assert "was here" not in told


# From strangers


def verdict(who: Client, sheet: object) -> list[Json]:
    sent = {"game": "settlers", "files": {"sheet.json": sheet}, "keep": False}
    found: list[Json] = who.request("POST", "/api/contents", sent)["faults"]
    return found


@pytest.mark.long
def test_whatever_is_brought_gets_a_verdict(plain_node: Node, guest: Come) -> None:
    ada = guest(plain_node, "Ada")
    for rng in tries(40):
        for fault in verdict(ada, spoiled(SHEET, rng)):
            assert fault["file"] == "sheet.json"
            assert fault["path"].startswith("$")
            assert 0 < len(fault["reason"]) < 400


@pytest.mark.parametrize("shape", ["[", '{"a":', '{"buildings":[{"effect":'])
def test_depth_and_size_are_bounded(plain_node: Node, guest: Come, shape: str) -> None:
    ada = guest(plain_node, "Ada")
    ends = "".join({"[": "]", "{": "}"}[sign] for sign in reversed(shape) if sign in "[{")
    for depth in (30, 2000, 20_000):
        deep = shape * depth + "0" + ends * depth
        sent = f'{{"game": "settlers", "keep": false, "files": {{"sheet.json": {deep}}}}}'
        answer = ada.http.post("/api/contents", content=sent)
        assert answer.status_code in (200, 400, 413, 422), answer.text
        assert answer.status_code != 200 or answer.json()["faults"]
    assert verdict(ada, {**SHEET, "name_en": "x" * 30_000})


def test_the_terminal_gives_the_same_verdicts_in_the_same_words(
    plain_node: Node, guest: Come, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, file = guest(plain_node, "Ada"), tmp_path / "sheet.json"
    rng, compared = random.Random(5), 0
    for language in ("en", "pl"):
        for _ in range(8):
            sheet = spoiled(SHEET, rng)
            file.write_text(json.dumps(sheet), encoding="utf-8")
            sent = {"game": "settlers", "files": {"sheet.json": sheet}, "keep": False}
            found = ada.request("POST", f"/api/contents?language={language}", sent)["faults"]
            code = main(["content", "check", str(file), "--lang", language])
            said = " ".join(capsys.readouterr().err.split())
            assert bool(code) == bool(found)
            faults = (f"{file}: {fault['path']}: {fault['reason']}" for fault in found)
            assert said.removeprefix("osada: ").rstrip(".") == " ".join("; ".join(faults).split())
            compared += len(found)
    assert compared > 10
