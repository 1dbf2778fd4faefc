"""Guests, accounts, links, bots: who is who, on any device."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from osada.service.people import people
from tests.service.client import Client, Refused
from tests.service.node import Node

Come = Callable[..., Client]
SECRET = "correct horse battery"


def unique(name: str, client: Client) -> str:
    return f"{name}{client.id[-6:]}".replace("_", "x").replace("-", "y")


def test_a_guest_comes_in_at_once(node: Node, guest: Come) -> None:
    ada = guest(node, "Ada", cookie=True)
    me = ada.get("/api/me")
    assert (me["name"], me["kind"]) == ("Ada", "guest")
    assert ada.request("PATCH", "/api/me", {"name": "Ada L.", "language": "pl"})["language"] == "pl"
    ada.request("DELETE", "/api/session")
    assert ada.get("/api/session")["user"] is None
    with pytest.raises(Refused) as refused:
        ada.get("/api/me")
    assert refused.value.code == "signed-out"


def test_an_account_keeps_everything_and_works_on_another_device(node: Node, guest: Come) -> None:
    ada = guest(node)
    table = ada.table("pebbles", "me", start=True)
    login = unique("ada", ada)
    made = ada.post("/api/account", login=login, password=SECRET, email=f"{login}@example.org")
    assert made["kind"] == "account"
    phone = guest(node, "")
    for wrong in ("wrong password", ""):
        with pytest.raises(Refused):
            phone.post("/api/session", login=login, password=wrong)
    session = phone.post("/api/session", login=login.upper(), password=SECRET, bearer=True)
    phone._become(session)
    assert phone.get("/api/me/tables")["tables"][0]["id"] == table
    phone.play(table, "add")
    with pytest.raises(Refused) as refused:
        guest(node).post("/api/account", login=login, password=SECRET)
    assert refused.value.code == "taken"


def test_a_new_password_ends_other_sessions(node: Node, guest: Come) -> None:
    ada = guest(node)
    login = unique("bea", ada)
    ada.post("/api/account", login=login, password=SECRET)
    other = guest(node, "")
    other._become(other.post("/api/session", login=login, password=SECRET, bearer=True))
    ada.request("PUT", "/api/account/password", {"old": SECRET, "new": "another secret"})
    assert ada.get("/api/session")["user"]["id"] == ada.id
    assert other.get("/api/session")["user"] is None
    with pytest.raises(Refused):
        other.post("/api/session", login=login, password=SECRET)


def test_nobody_learns_whose_an_address_is(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    address = f"{unique('gil', ada)}@example.org"
    ada.post("/api/account", login=unique("gil", ada), password=SECRET, email=address)
    made = bo.post("/api/account", login=unique("hal", bo), password=SECRET, email=address)
    assert made["kind"] == "account"
    phone = guest(node, "")
    session = phone.post("/api/session", login=address, password=SECRET, bearer=True)
    assert session["user"]["id"] == ada.id


def signed_in(guest: Come, node: Node, login: str) -> Client:
    """Another device of somebody."""
    other = guest(node, "")
    other._become(other.post("/api/session", login=login, password=SECRET, bearer=True))
    return other


def closed_with(socket: ClientConnection) -> int:
    """The code with which the server hangs up."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(10)
    assert socket.close_code is not None
    return socket.close_code


def test_a_new_password_closes_sockets_and_voids_links(node: Node, guest: Come) -> None:
    ada = guest(node)
    login = unique("eve", ada)
    ada.post("/api/account", login=login, password=SECRET)
    table = ada.table("pebbles", "me", start=True)
    other = signed_in(guest, node, login)
    ada.post("/api/session/link", login=login)
    link = re.findall(r"A sign-in link for .*#(\S+)", node.log.read_text())[-1]
    with (
        ada.watch(table) as mine,
        other.socket(f"/api/tables/{table}/socket") as theirs,
        other.socket("/api/lobby/socket") as lobby,
    ):
        mine.next()
        ada.request("PUT", "/api/account/password", {"old": SECRET, "new": "another secret"})
        assert closed_with(theirs) == 4401
        assert closed_with(lobby) == 4401
        seq = ada.play(table, "add")["seq"]
        mine.until(seq)
    with pytest.raises(Refused) as refused:
        other.request("POST", f"/api/session/link/{link}", {})
    assert refused.value.code == "bad-link"


def test_each_session_can_be_ended(node: Node, guest: Come) -> None:
    ada = guest(node)
    login = unique("fay", ada)
    ada.post("/api/account", login=login, password=SECRET)
    table = ada.table("pebbles", "me", start=True)
    phone, tablet = signed_in(guest, node, login), signed_in(guest, node, login)
    sessions = phone.get("/api/me/sessions")["sessions"]
    assert len(sessions) == 3
    (here,) = [each for each in sessions if each["here"]]
    with (
        phone.socket(f"/api/tables/{table}/socket") as gone,
        tablet.watch(table) as stays,
        ada.watch(table) as too,
    ):
        ada.request("DELETE", f"/api/me/sessions/{here['id']}")
        assert closed_with(gone) == 4401
        tablet.request("PATCH", "/api/me", {"name": "Fay"})
        ada.request("DELETE", "/api/session")
        assert closed_with(too.socket) == 4401
        stays.until(tablet.play(table, "add")["seq"])
    assert phone.get("/api/session")["user"] is None
    with pytest.raises(Refused) as refused:
        tablet.request("DELETE", f"/api/me/sessions/{here['id']}")
    assert refused.value.code == "not-found"


def test_a_sign_in_link_works_once(node: Node, guest: Come) -> None:
    ada = guest(node)
    login = unique("cyd", ada)
    ada.post("/api/account", login=login, password=SECRET)
    stranger = guest(node, "")
    assert stranger.post("/api/session/link", login="nobody-at-all") == ""
    assert stranger.post("/api/session/link", login=login) == ""
    shown = re.findall(r"A sign-in link for .*#(\S+)", node.log.read_text())
    session = stranger.request("POST", f"/api/session/link/{shown[-1]}", {"bearer": True})
    assert session["user"]["id"] == ada.id
    with pytest.raises(Refused) as refused:
        stranger.request("POST", f"/api/session/link/{shown[-1]}", {})
    assert refused.value.code == "bad-link"


def test_a_bot_account_has_a_token_until_it_is_dismissed(node: Node, guest: Come) -> None:
    ada = guest(node)
    made = ada.post("/api/me/bots", name="Robo")
    bot = guest(node, "")
    bot._become(made)
    assert bot.get("/api/me")["kind"] == "bot"
    with pytest.raises(Refused):
        bot.post("/api/me/bots", name="Robo II")
    assert [user["id"] for user in ada.get("/api/me/bots")["users"]] == [bot.id]
    ada.request("DELETE", f"/api/me/bots/{bot.id}")
    assert bot.get("/api/session")["user"] is None


def test_a_login_of_nobody_is_checked_at_the_same_price() -> None:
    assert not people._HASHER.check_needs_rehash(people._DECOY)
