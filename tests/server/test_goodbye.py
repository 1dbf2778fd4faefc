"""What belongs to somebody can be taken away, and goes when they go; others' games stay whole."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from socketserver import StreamRequestHandler, TCPServer
from zipfile import ZipFile

import pytest

from osada.server.platform.email import Email
from osada.server.platform.email_sender import find_sender
from osada.server.platform.identity.schemas import User
from osada.server.platform.settings import Settings, SettingsError
from tests.server.client import Client, Refused, seated
from tests.server.node import Node
from tests.server.test_accounts import SECRET, letter, unique

Come = Callable[..., Client]


def play_out(table: str, *players: Client) -> None:
    """Take turns until the game is over."""
    while players[0].info(table)["status"] == "running":
        for player in players:
            now = player.state(table)
            if now["legal"]:
                player.play(table, now["legal"][0]["index"], seat=now["seat"], token=now["token"])


def test_all_that_is_kept_of_somebody_can_be_taken_away(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Nia"), guest(node, "Bo")
    login = unique("nia", ada)
    ada.post("/api/account", login=login, password=SECRET)
    table, other = seated(ada, bo), seated(ada, bo)
    ada.post(f"/api/tables/{table}/chat", text="good luck")
    bo.post(f"/api/tables/{table}/chat", text="and to you")
    play_out(table, ada, bo)
    answer = ada.http.get("/api/me/export")
    assert answer.headers["content-type"] == "application/zip"
    archive = ZipFile(BytesIO(answer.content))
    mine = json.loads(archive.read("osada.json"))
    assert mine["account"]["login"] == login.casefold()
    assert {each["id"] for each in mine["tables"]} == {table, other}
    assert [each["table_id"] for each in mine["results"]] == [table]
    assert [line["text"] for line in mine["chat"]] == ["good luck"]
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert archive.read(f"games/pebbles-{table}.osada").decode() == record
    assert len(archive.namelist()) == 2  # a game that goes on has no record yet


def test_an_account_goes_and_the_games_of_others_stay(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ottilie"), guest(node, "Bo")
    login = unique("otti", ada)
    ada.post("/api/account", login=login, password=SECRET)
    robot = ada.post("/api/me/bots", name="Robottilie")["user"]["id"]
    over, running = seated(ada, bo), seated(bo, ada)
    waiting = ada.table("pebbles", "me", "open")
    alone = ada.table("pebbles", "me", start=True)
    ada.post(f"/api/tables/{over}/chat", text="my secret garden")
    play_out(over, ada, bo)
    before = bo.http.get(f"/api/tables/{over}/record").text
    with pytest.raises(Refused) as refused:
        ada.post("/api/account/delete", password="guessed")
    assert refused.value.code == "wrong-password"
    with bo.watch(running) as watch:
        watch.next()
        ada.post("/api/account/delete", password=SECRET)
        frame = watch.until(bo.info(running)["seq"])
        assert "Ottilie" not in json.dumps(frame)
    # Of her nothing is left
    assert ada.get("/api/session")["user"] is None
    for gone in (ada.id, robot):
        with pytest.raises(Refused):
            bo.get(f"/api/users/{gone}")
    with pytest.raises(Refused):
        bo.post("/api/session", login=login, password=SECRET)
    assert bo.info(waiting)["status"] == bo.info(alone)["status"] == "abandoned"
    # Of their games everything, but for the name
    record = bo.http.get(f"/api/tables/{over}/record").text
    assert record == before.replace("name A Ottilie", "name A N.N.")
    assert bo.get(f"/api/tables/{over}/verify")["ok"]
    assert bo.get(f"/api/users/{bo.id}")["games"]["pebbles"]["played"] == 1
    with bo.watch(over) as watch:
        told = json.dumps(watch.next())
    assert "Ottilie" not in told
    assert "secret garden" not in told
    # And the table that was being played is played on, against a bot
    seat = bo.info(running)["seats"][1]
    assert (seat["name"], seat["taken_over"]) == ("N.N.", True)
    while bo.info(running)["status"] == "running":
        now = bo.state(running)
        if now["legal"]:
            bo.play(running, now["legal"][0]["index"], seat=0, token=now["token"])


@pytest.mark.long
def test_no_name_is_left_in_the_database(folder: Path, guest: Come) -> None:
    database = folder / "osada.db"
    with Node(folder, f"sqlite:///{database}") as node:
        ada, bo = guest(node, "Philippa"), guest(node, "Bo")
        address = "pip@example.org"
        ada.post("/api/account", login="pippa", password=SECRET, email=address)
        letter(node, ada, "A link that confirms an address")
        over, watched = seated(ada, bo), bo.table("pebbles", "me", start=True)
        joined = bo.table("pebbles", "me", "open")
        ada.post(f"/api/tables/{joined}/join")
        ada.post(f"/api/tables/{joined}/leave")
        ada.post(f"/api/tables/{watched}/chat", text="Pip was here")
        play_out(over, ada, bo)
        ada.post("/api/account/delete", password=SECRET)
        node.stop()
        with sqlite3.connect(database) as connection:
            kept = "\n".join(connection.iterdump())
            hexed = [row[0] for row in connection.execute("select body from log")]
        for secret in ("Philippa", "pippa", address, "Pip was here", "argon2id"):
            assert secret not in kept
            assert not any(secret.encode() in body for body in hexed)
        node.start().wait()  # the logs can still be read
        for table in (over, watched, joined):
            bo.info(table)
        assert bo.get(f"/api/tables/{over}/verify")["ok"]


def test_a_link_confirms_a_goodbye_too(node: Node, guest: Come) -> None:
    ada = guest(node, "Quin")
    login = unique("quin", ada)
    ada.post("/api/account", login=login, password=SECRET)
    ada.post("/api/session/link", login=login)
    stranger = guest(node, "")
    with pytest.raises(Refused):
        stranger.post("/api/account/delete", link="no-such-link")
    stranger.post("/api/account/delete", link=letter(node, ada, "A sign-in link"))
    assert ada.get("/api/session")["user"] is None


def test_a_guest_goes_without_a_password(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Rob"), guest(node, "Bo")
    table = seated(ada, bo)
    ada.post("/api/account/delete")
    assert ada.get("/api/session")["user"] is None
    assert bo.info(table)["seats"][0]["name"] == "N.N."
    with pytest.raises(Refused):
        ada.post("/api/account/delete")


# Letters by e-mail


class MailServer(StreamRequestHandler):
    """Says yes to everything and keeps what it is told."""

    def handle(self) -> None:
        self._answer(b"220 here")
        heard: list[str] = self.server.heard  # type: ignore[attr-defined]
        for raw in self.rfile:
            line = raw.decode().rstrip()
            heard.append(line)
            command = line.upper()
            if command == "QUIT":
                self._answer(b"221 bye")
                return
            self._answer(b"354 go on" if command == "DATA" else b"250 yes")
            if command == "DATA":
                self._read(heard)

    def _read(self, heard: list[str]) -> None:
        while (line := self.rfile.readline().decode().rstrip()) != ".":
            heard.append(line)
        self._answer(b"250 kept")

    def _answer(self, text: bytes) -> None:
        self.wfile.write(text + b"\r\n")


@contextmanager
def mail_server() -> Iterator[tuple[int, list[str]]]:
    with TCPServer(("127.0.0.1", 0), MailServer) as server:
        heard: list[str] = []
        server.heard = heard  # type: ignore[attr-defined]
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server.server_address[1], heard
        server.shutdown()
        thread.join()


def test_letters_go_by_mail_in_the_language_of_their_reader() -> None:
    ada = User("u_1", "account", "Ada", "pl")
    link = "https://osada.example/sign-in#token"
    with mail_server() as (port, heard):
        settings = Settings(
            sender="smtp", smtp_url=f"smtp://127.0.0.1:{port}", smtp_from="games@osada.example"
        )
        sender = find_sender(settings)
        asyncio.run(sender.send(ada, Email("sign-in", "ada@example.org", "pl", link)))
        asyncio.run(sender.send(ada, Email("sign-in", None, "pl", link)))  # no address, no letter
    assert heard.count("data") == 1
    assert "rcpt TO:<ada@example.org>" in heard
    assert "From: games@osada.example" in heard
    assert any(link in line for line in heard)
    assert any(line.startswith("Subject: =?utf-8?") for line in heard)  # Twój odnośnik …


@pytest.mark.parametrize(
    ("url", "sender"),
    [("", "a@b"), ("http://host", "a@b"), ("smtp://host:x", "a@b"), ("smtp://host", "nobody")],
)
def test_a_mail_server_that_is_none(url: str, sender: str) -> None:
    with pytest.raises(SettingsError, match="smtp_"):
        find_sender(Settings(sender="smtp", smtp_url=url, smtp_from=sender))
