"""Guests, accounts, links, bots: who is who, on any device."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from osada.server.platform.identity import users
from osada.server.platform.identity.devices import device
from tests.server.client import Client, Refused
from tests.server.node import Node
from tests.waiting import wait_for

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
    """A new account and a new address are answered alike if the address is taken."""
    ada, bo = guest(node, "Gil"), guest(node, "Hal")
    address = f"{unique('gil', ada)}@example.org"
    ada.post("/api/account", login=unique("gil", ada), password=SECRET, email=address)
    confirm(node, ada)
    made = bo.post("/api/account", login=unique("hal", bo), password=SECRET, email=address)
    assert made["kind"] == "account"
    stolen = letter(node, bo, "A link that confirms an address")
    for wanted in (address, f"new-{address}"):
        asked = {"password": SECRET, "email": wanted}
        assert bo.request("PUT", "/api/account/email", asked) == ""
    with pytest.raises(Refused) as refused:  # a later letter has taken its place
        bo.request("POST", f"/api/account/email/{stolen}", {})
    assert refused.value.code == "bad-link"
    phone = guest(node, "")
    session = phone.post("/api/session", login=address, password=SECRET, bearer=True)
    assert session["user"]["id"] == ada.id


def test_an_address_of_somebody_else_stays_theirs(node: Node, guest: Come) -> None:
    """Only the owner of an address learns that it has an account."""
    ada, bo = guest(node, "Ivo"), guest(node, "Jan")
    address = f"{unique('ivo', ada)}@example.org"
    ada.post("/api/account", login=unique("ivo", ada), password=SECRET, email=address)
    bo.post("/api/account", login=unique("jan", bo), password=SECRET, email=address.upper())
    confirm(node, ada)
    with pytest.raises(Refused) as refused:
        confirm(node, bo)
    assert refused.value.code == "taken"
    assert bo.get("/api/account")["email"] is None


def letter(node: Node, client: Client, about: str, count: int = 1) -> str:
    """The token of the last letter to somebody; letters come a moment after the answer."""
    before = client.letters.get(about, 0)
    link = rf"{about} for {client.name}: .*#(\S+)"
    shown = wait_for(
        lambda: re.findall(link, node.log.read_text()), lambda found: len(found) - before >= count
    )
    client.letters[about] = len(shown)
    return str(shown[-1])


def confirm(node: Node, client: Client) -> None:
    """Follow the link of the last letter."""
    token = letter(node, client, "A link that confirms an address")
    client.request("POST", f"/api/account/email/{token}", {})


def test_an_address_is_confirmed_before_it_replaces_another(node: Node, guest: Come) -> None:
    ada = guest(node, "Kay")
    login = unique("kay", ada).lower()
    first, second = f"{login}@example.org", f"{login}@example.com"
    ada.post("/api/account", login=login, password=SECRET, email=first)
    assert ada.get("/api/account")["email"] is None
    confirm(node, ada)
    assert ada.get("/api/account")["email"] == first
    with pytest.raises(Refused) as refused:
        ada.request("PUT", "/api/account/email", {"password": "wrong", "email": second})
    assert refused.value.code == "wrong-password"
    ada.request("PUT", "/api/account/email", {"password": SECRET, "email": second})
    token = letter(node, ada, "A link that confirms an address")
    account = ada.get("/api/account")
    assert (account["email"], account["email_asked"]) == (first, second)
    with pytest.raises(Refused) as refused:  # it shows an address, and signs nobody in
        ada.request("POST", f"/api/session/link/{token}", {})
    assert refused.value.code == "bad-link"
    guest(node, "").request("POST", f"/api/account/email/{token}", {})  # on another device
    account = ada.get("/api/account")
    assert (account["email"], account["email_asked"]) == (second, None)
    wait_for(node.log.read_text, lambda said: "The former address of Kay has been told" in said)
    ada.request("PUT", "/api/account/email", {"password": SECRET, "email": None})
    assert ada.get("/api/account")["email"] is None


def test_a_link_can_set_a_forgotten_password(node: Node, guest: Come) -> None:
    ada = guest(node, "Liv")
    login = unique("liv", ada)
    ada.post("/api/account", login=login, password=SECRET)
    phone = guest(node, "")
    phone.post("/api/session/link", login=login)
    token = letter(node, ada, "A sign-in link")
    body = {"bearer": True, "password": "remembered now"}
    phone._become(phone.request("POST", f"/api/session/link/{token}", body))
    assert ada.get("/api/session")["user"] is None
    phone.post("/api/session", login=login, password="remembered now")


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
    ada = guest(node, "Eve")
    login = unique("eve", ada)
    ada.post("/api/account", login=login, password=SECRET)
    table = ada.table("pebbles", "me", start=True)
    other = signed_in(guest, node, login)
    ada.post("/api/session/link", login=login)
    link = letter(node, ada, "A sign-in link")
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
    assert {each["device"] for each in sessions} == {"python-httpx"}
    assert all(each["seen_at"] >= each["created_at"] for each in sessions)
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


def test_all_other_sessions_end_at_once(node: Node, guest: Come) -> None:
    ada = guest(node)
    login = unique("mia", ada)
    ada.post("/api/account", login=login, password=SECRET)
    phone, tablet = signed_in(guest, node, login), signed_in(guest, node, login)
    with phone.socket("/api/lobby/socket") as lobby:
        tablet.request("DELETE", "/api/me/sessions")
        assert closed_with(lobby) == 4401
    assert [each["here"] for each in tablet.get("/api/me/sessions")["sessions"]] == [True]
    assert ada.get("/api/session")["user"] is None


@pytest.mark.parametrize(
    ("agent", "shown"),
    [
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox, Linux",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 "
            "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/140.0 Safari/537.36 Edg/140.0",
            "Edge, Windows",
        ),
        ("osada-bot/1.0", "osada-bot"),
        ("\u202eevil" * 40, "evil" * 10),
        ("", ""),
    ],
)
def test_a_device_is_a_browser_and_a_system(agent: str, shown: str) -> None:
    assert device(agent) == shown


def test_a_sign_in_link_works_once(node: Node, guest: Come) -> None:
    ada = guest(node, "Cyd")
    login = unique("cyd", ada)
    ada.post("/api/account", login=login, password=SECRET)
    stranger = guest(node, "")
    assert stranger.post("/api/session/link", login="nobody-at-all") == ""
    assert stranger.post("/api/session/link", login=login) == ""
    link = letter(node, ada, "A sign-in link")
    session = stranger.request("POST", f"/api/session/link/{link}", {"bearer": True})
    assert session["user"]["id"] == ada.id
    with pytest.raises(Refused) as refused:
        stranger.request("POST", f"/api/session/link/{link}", {})
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
    assert not users._HASHER.check_needs_rehash(users._DECOY)
