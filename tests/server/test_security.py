"""Every line of docs/security.md that is about what strangers may try."""

from __future__ import annotations

import json
import random
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from osada.server.platform.identity.rate_limits import RateLimits
from osada.server.platform.problems import Problem
from tests.server.client import Client, Refused, seated
from tests.server.node import Node

Come = Callable[..., Client]


def test_another_sites_page_changes_nothing(plain_node: Node, guest: Come) -> None:
    ada = guest(plain_node, cookie=True)
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://[::1"},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
    ):
        with pytest.raises(Refused) as refused:
            ada.request("POST", "/api/tables", {"game": "pebbles", "seats": ["me"]}, **headers)
        assert refused.value.code == "origin"
    ada.request("POST", "/api/tables", {"game": "pebbles", "seats": ["me"]}, Origin=plain_node.url)


def test_another_sites_page_opens_no_socket(plain_node: Node, guest: Come) -> None:
    ada = guest(plain_node)
    table = ada.table("pebbles", "me", start=True)
    path = f"/api/tables/{table}/socket"
    with ada.socket(path, Origin="https://evil.example") as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    with ada.socket(path, Origin=plain_node.url) as socket:
        assert json.loads(socket.recv(5))["type"] == "update"


def test_browsers_are_told_to_be_strict(plain_node: Node) -> None:
    for path in ("/", "/api/docs", "/api/session"):
        headers = httpx.get(plain_node.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy  # no other host
        assert headers["x-content-type-options"] == "nosniff"


def test_the_cookie_is_kept_from_scripts_and_other_sites(folder: Path) -> None:
    with Node(folder, f"sqlite:///{folder}/osada.db", secure_cookies="true") as node:
        answer = httpx.post(f"{node.url}/api/session/guest", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"]
        for part in ("HttpOnly", "SameSite=lax", "Secure"):
            assert part in cookie
        assert answer.json()["token"] is None
        # No secret in the database or the log.
        token = re.findall(r"osada_session=([^;]+)", cookie)[0]
        node.stop()
        kept = b"".join(path.read_bytes() for path in folder.rglob("osada.db*"))
        assert token.encode() not in kept
        assert token not in node.log.read_text()


def test_too_many_requests_are_refused(folder: Path, guest: Come) -> None:
    with Node(folder, f"sqlite:///{folder}/osada.db", limits="0.2") as node:
        ada = guest(node)
        table = ada.table("pebbles", "me", start=True)
        chat = f"/api/tables/{table}/chat"
        said = [ada.http.post(chat, json={"text": "spam"}).status_code for _ in range(10)]
        assert said[0] == 201
        assert said[-1] == 429
        guess = {"login": "ada", "password": "guessing"}
        answers = [ada.http.post("/api/session", json=guess) for _ in range(6)]
        assert sum(answer.status_code == 401 for answer in answers) < 5
        assert answers[-1].json()["error"]["code"] == "too-many"
        assert int(answers[-1].headers["retry-after"]) > 0


def test_whoever_talks_without_end_is_sent_away(folder: Path, guest: Come) -> None:
    with Node(folder, f"sqlite:///{folder}/osada.db", limits="1") as node:
        ada = guest(node)
        table = ada.table("pebbles", "me", start=True)
        with ada.socket(f"/api/tables/{table}/socket") as watch:
            with pytest.raises(ConnectionClosed) as closed:
                keep_talking(watch)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
        with socket_to(node) as endless:
            endless.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
            with suppress(OSError):
                for _ in range(100):
                    endless.sendall(b"x" * 10_000)
            answer = b""
            with suppress(OSError):
                answer = endless.recv(1000)
            assert answer.startswith(b"HTTP/1.1 400") or not answer
            assert closed_by_peer(endless)
        assert ada.state(table)["legal"]


def keep_talking(watch: ClientConnection) -> None:
    for number in range(10_000):
        watch.send(json.dumps({"type": "ping", "id": number}))
        watch.recv(5)


def socket_to(node: Node) -> socket.socket:
    return socket.create_connection(("127.0.0.1", node.port), timeout=10)


def closed_by_peer(connection: socket.socket) -> bool:
    try:
        return not connection.recv(1000)
    except ConnectionError:
        return True


def test_an_address_has_so_many_sockets_at_once() -> None:
    limits = RateLimits(0.01)  # two
    with limits.socket("a"):
        limits.room_for_socket("a")
        with limits.socket("a"):
            limits.room_for_socket("b")
            with pytest.raises(Problem, match="too many sockets"):
                limits.room_for_socket("a")
        limits.room_for_socket("a")
    RateLimits(0).room_for_socket("a")


@pytest.mark.parametrize(
    "name",
    [
        *("\u202eadA", "\u200b", "A\u0000a", "\u00ad\u0301", "\u3164", "\u2800\u2800"),
        *("A\u115fda", "Ada\u034f", "Ada\u3164", "Ada\U000e0101", "\u00a0", "Ada\ufe00"),
    ],
)
def test_a_name_can_be_seen_and_turns_nothing_around(
    plain_node: Node, guest: Come, name: str
) -> None:
    ada = guest(plain_node, "Ada \u017b\u00f3\u0142w \U0001f469\u200d\U0001f33e")
    with pytest.raises(Refused) as refused:
        ada.request("PATCH", "/api/me", {"name": name})
    assert refused.value.code == "invalid"
    table = ada.table("pebbles", "me", start=True)
    said = ada.post(f"/api/tables/{table}/chat", text=f"good {name} move")["text"]
    assert "good" in said
    assert not set(said) & set("\u202e\u200b\u0000\u00ad\u3164\u2800\u115f\u034f\ufe00")


def test_tokens_of_other_seats_and_tables_change_nothing(node: Node, guest: Come) -> None:
    ada, bo, cyd = guest(node, "Ada"), guest(node, "Bo"), guest(node, "Cyd")
    table, other = seated(ada, bo), seated(cyd, ada)
    before = ada.state(table)
    tries: list[tuple[Client, int, str]] = [
        (bo, 0, ada.state(table)["token"]),  # another's seat, with their token
        (bo, 0, bo.state(table)["token"]),
        (cyd, 0, cyd.state(other)["token"]),  # not at this table
        (ada, 1, ada.state(table)["token"]),
        (ada, 7, ada.state(table)["token"]),
        (ada, 0, ada.state(other)["token"]),  # her token of another table
        (ada, 0, "0.A.0"),
    ]
    for client, seat, token in tries:
        with pytest.raises(Refused) as refused:
            client.play(table, "add", seat=seat, token=token)
        assert refused.value.code in {"forbidden", "stale", "invalid"}
    with pytest.raises(Refused):
        bo.undo(table, seat=0)
    with pytest.raises(Refused):
        bo.get(f"/api/tables/{table}/why", move=0, seat=0)
    assert ada.state(table) == before


def test_a_key_of_somebody_else_is_not_mine(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = seated(ada, bo)
    ada.play(table, "add", key="the-same-key")
    done = bo.play(table, "add", key="the-same-key")
    assert done["state"]["view"]["pebbles"] == [1, 1]


def test_nonsense_in_a_socket_changes_nothing(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = seated(ada, bo)
    before = ada.state(table)
    rng = random.Random(1)
    frames: list[str | bytes] = [
        "", "null", "[]", "{}", '{"type": "move", "move": 0}', '{"type": "ping", "id": "x"}',
        '{"type": "ping", "extra": 1}', "[" * 5000, '{"type": "pong"}', "\ud83c\udfb2".encode(
            "utf-16", "surrogatepass"),
    ]  # fmt: skip
    frames += [rng.randbytes(rng.randrange(200)) for _ in range(40)]
    for start in range(0, len(frames), 8):
        with ada.socket(f"/api/tables/{table}/socket") as socket:
            for frame in frames[start : start + 8]:
                socket.send(frame)
            socket.send('{"type": "ping", "id": 7}')
            answers = []
            while {"type": "pong", "id": 7} not in answers:
                answers.append(json.loads(socket.recv(10)))
            errors = [a for a in answers if a["type"] == "error"]
            assert len(errors) == len(frames[start : start + 8])
    assert ada.state(table) == before


def talk(socket: ClientConnection, frame: str) -> None:
    for _ in range(50):
        socket.send(frame)
        socket.recv(5)


def test_whoever_keeps_talking_nonsense_is_sent_away(plain_node: Node, guest: Come) -> None:
    ada = guest(plain_node)
    table = ada.table("pebbles", "me", start=True)
    for frame, code in (("nonsense", 1008), ("x" * 1_000_000, 1009)):
        with (
            ada.socket(f"/api/tables/{table}/socket") as socket,
            pytest.raises(ConnectionClosed) as closed,
        ):
            talk(socket, frame)
        told = closed.value.rcvd  # lost at times on its way past what was still being sent
        assert told.code == code if told is not None else code == 1009


@pytest.mark.parametrize("seat", ["7", "-1", "x", "99999999999999999999"])
def test_a_socket_for_a_seat_that_is_not_mine(plain_node: Node, guest: Come, seat: str) -> None:
    ada, bo = guest(plain_node, "Ada"), guest(plain_node, "Bo")
    table = seated(ada, bo)
    with (
        pytest.raises(Exception, match=r"4403|403|1008"),
        ada.socket(f"/api/tables/{table}/socket?seat={seat}") as socket,
    ):
        socket.recv(5)


def test_a_body_that_is_too_long_or_no_json(plain_node: Node, guest: Come) -> None:
    ada = guest(plain_node)
    long = ada.http.post("/api/tables", content=b"x" * 2_000_000)
    assert (long.status_code, long.json()["error"]["code"]) == (413, "too-large")
    chunked = ada.http.post("/api/tables", content=(b"x" * 100_000 for _ in range(20)))
    assert chunked.status_code == 413
    for body in (b"{", b"\xff\xfe", b"[" * 100_000):
        answer = ada.http.post("/api/tables", content=body)
        assert answer.json()["error"]["code"] in {"malformed", "invalid"}


@pytest.mark.parametrize("path", ["/%00", "/a%00b/c", "/" + "a" * 5000, "/x/" * 2000])
def test_a_path_that_no_file_can_have(plain_node: Node, path: str) -> None:
    answer = httpx.get(plain_node.url + path)
    assert 400 <= answer.status_code < 500
    assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path",
    [
        "/../../pyproject.toml",
        "/..%2f..%2fpyproject.toml",
        "/%2e%2e/run.py",
        "/assets/../../app.py",
    ],
)
def test_no_file_outside_of_the_app_is_served(plain_node: Node, path: str) -> None:
    answer = httpx.get(plain_node.url + path)
    assert "osada" not in answer.text or "<!doctype html>" in answer.text.lower()
    assert "dependencies" not in answer.text
