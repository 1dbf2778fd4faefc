"""Running it: health, metrics, logs, settings, migrations, backups, the app, the example bot."""

from __future__ import annotations

import json
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import which

import httpx
import msgspec
import pytest
from sqlalchemy import inspect, text

import dev
from examples.pebbles import GAME as PEBBLES
from osada.cli import main
from osada.server.platform.database import blocking_engine, migrate
from osada.server.platform.database_schema import METADATA
from osada.server.platform.problems import Problem
from osada.server.platform.settings import SettingsError, load, log_former_names
from osada.server.tables.state.event_log import fold
from osada.server.tables.state.log_entries import Started
from osada.server.tables.state.table_setup import TableSetup
from osada.server.tables.state.terms import Terms
from tests.ports import free_port
from tests.server.client import Client, Refused, seated
from tests.server.node import Node
from tests.waiting import wait_for

Come = Callable[..., Client]
OSADA = str(Path(sys.executable).with_name("osada"))


def test_health_and_metrics(node: Node, guest: Come) -> None:
    ada = guest(node)
    ada.play(ada.table("pebbles", "me", start=True), "add")
    assert ada.get("/health")["status"] == "ok"
    told = ada.request("GET", "/metrics", Authorization="Bearer count")
    assert re.search(r'osada_entries_total\{kind="move"\} [1-9]', told)
    assert "osada_request_seconds_bucket" in told


def test_the_operators_pages_are_closed_to_others(plain_node: Node, guest: Come) -> None:
    ada = guest(plain_node)
    for page in ("/metrics", "/operator"):
        with pytest.raises(Refused) as refused:
            ada.get(page)
        assert refused.value.status == 403
    told = ada.request("GET", "/operator", Authorization="Bearer count")
    assert told == "all is well\n"


def test_metrics_want_a_token_that_is_set_and_the_app_is_served(folder: Path, guest: Come) -> None:
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>the app</title>")
    (web / "assets/app.js").write_text("export {}")
    url = f"sqlite:///{folder}/osada.db"
    with Node(folder, url, metrics_token="", web=str(web)) as node:
        for token in ("none", "count"):
            headers = {"Authorization": f"Bearer {token}"}
            assert httpx.get(f"{node.url}/metrics", headers=headers).status_code == 403
        for path in ("/", "/tables/t_1", "/tables/t_1/replay"):
            assert "the app" in httpx.get(node.url + path).text
        script = httpx.get(f"{node.url}/assets/app.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        assert httpx.get(f"{node.url}/assets/missing.js").status_code == 404
        assert httpx.get(f"{node.url}/api/missing").json()["error"]["code"] == "not-found"


def test_no_secret_is_in_the_log(node: Node, guest: Come) -> None:
    ada = guest(node)
    login, secret = f"log-{ada.id[2:8]}", "a secret password"
    ada.post("/api/account", login=login, password=secret)
    ada.post(f"/api/tables/{ada.table('pebbles', 'me')}/chat", text="a private remark")
    log = node.log.read_text()
    lines = [
        line
        for line in log.splitlines()
        if not line.startswith(("A sign-in link", "A link that confirms", "The former address"))
    ]
    assert all(isinstance(json.loads(line), dict) for line in lines)
    for secret_thing in (str(ada.token), secret, login, "a private remark"):
        assert not any(secret_thing in line for line in lines)


# Settings


def test_settings_come_from_file_and_environment(folder: Path) -> None:
    file = folder / "osada.toml"
    file.write_text('port = 9000\norigins = ["https://a.example"]\n')
    chosen = load(file, {"OSADA_PORT": "9001", "OSADA_LIMITS": "0.5", "OSADA_LANG": "pl"})
    assert (chosen.port, chosen.limits, chosen.origins) == (9001, 0.5, ["https://a.example"])
    assert load(file, {}, port=9002).port == 9002


def test_former_names_of_settings_work_and_are_logged(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = folder / "osada.toml"
    file.write_text("thinkers = 3\nmost_tables = 4\n")
    chosen = load(file, {"OSADA_TELLING_MS": "5", "OSADA_MAX_TABLES_PER_USER": "6"})
    assert (chosen.bot_processes, chosen.reveal_wait_ms, chosen.max_tables_per_user) == (3, 5, 6)
    log_former_names()
    assert "the setting thinkers is now called bot_processes" in caplog.messages
    assert load(file, {"OSADA_THINKERS": "7"}).bot_processes == 7


@pytest.mark.parametrize("line", ["prot = 1", 'port = "many"', 'jobs = "none"', "port = "])
def test_a_wrong_setting_is_named(folder: Path, line: str) -> None:
    file = folder / "osada.toml"
    file.write_text(line)
    with pytest.raises(SettingsError, match="settings"):
        load(file, {})


Told = pytest.CaptureFixture[str]


def refused(told: Told, *options: str) -> str:
    """What `osada serve` says where it cannot serve; nobody is told that the server is there."""
    assert main(["serve", *options]) == 2
    said = told.readouterr()
    assert not said.out
    return said.err


def test_the_command_says_what_is_wrong_in_a_sentence(folder: Path, capsys: Told) -> None:
    said = refused(capsys, "--settings", str(folder / "missing.toml"))
    assert said.startswith("osada: settings")


def test_an_address_of_somebody_else_is_refused_in_a_sentence(folder: Path, capsys: Told) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        said = refused(capsys, "--port", port, "--database", f"sqlite:///{folder}/osada.db")
    where = f"http://127.0.0.1:{port}"
    assert said == f"osada: Nobody can be served at {where}: Address already in use.\n"


@pytest.mark.parametrize(
    "database", ["sqlite:////no/such/folder/osada.db", "mysql://localhost/osada", "osada.db"]
)
def test_a_database_that_cannot_be_had_is_refused_in_a_sentence(
    database: str, capsys: Told
) -> None:
    said = refused(capsys, "--port", str(free_port()), "--database", database)
    assert re.fullmatch(r"osada: .*database.*\.\n", said)


# Migrations


def test_migrations_go_up_from_an_empty_and_from_a_filled_database(
    folder: Path, request: pytest.FixtureRequest
) -> None:
    postgres = str(request.getfixturevalue("postgres"))
    server = blocking_engine(postgres)
    with server.begin() as connection:
        connection.execute(text("create schema old"))
    server.dispose()
    for url in (f"sqlite:///{folder}/osada.db", f"{postgres}&options=-csearch_path%3Dold"):
        engine = blocking_engine(url)
        migrate(url, "0001")
        with engine.begin() as connection:
            insert = "insert into users (id, kind, name, language, created_at) values "
            connection.execute(text(insert + "('u', 'guest', 'Ada', 'pl', 1)"))
        migrate(url)
        migrate(url)  # again, and nothing happens
        with engine.connect() as connection:
            assert connection.execute(text("select name from users")).scalar() == "Ada"
            made = inspect(connection)
            assert {*METADATA.tables} <= {*made.get_table_names()}
            for name, table in METADATA.tables.items():
                columns = {column["name"] for column in made.get_columns(name)}
                assert columns == {column.name for column in table.columns}
                indexes = {index["name"] for index in made.get_indexes(name)}
                assert {index.name for index in table.indexes} <= indexes
        engine.dispose()


def test_a_table_of_other_rules_is_refused_by_name() -> None:
    made = TableSetup(
        id="t", game="sardinia", players=2, options={}, seed="x", revision=0, content="none",
        terms=Terms(), stream=None, attempt=1, previous=None, created_at=0, maker="u",
    )  # fmt: skip
    with pytest.raises(Problem, match="revision 0, content none"):
        fold(made, [Started(seq=1)]).player()
    with pytest.raises(Problem, match="not installed"):
        fold(msgspec.structs.replace(made, game="chess"), [])
    assert PEBBLES.revision


# Backups


def test_a_backup_while_it_runs(folder: Path, guest: Come) -> None:
    with Node(folder, f"sqlite:///{folder}/osada.db") as node:
        ada, bo = guest(node, "Ada"), guest(node, "Bo")
        table = seated(ada, bo)
        ada.play(table, "add")
        copy = folder / "copy.db"
        command = [OSADA, "backup", str(copy), "--database", f"sqlite:///{folder}/osada.db"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        for file in (copy, *folder.glob("osada.db*")):
            assert file.stat().st_mode & 0o077 == 0, file
        bo.play(table, "add")
        again = subprocess.run(command, capture_output=True, text=True, check=False)
        assert again.returncode == 2
        assert "exists already" in again.stderr
    with Node(folder, f"sqlite:///{copy}") as restored:
        with closing(sqlite3.connect(copy)) as database:
            assert database.execute("pragma integrity_check").fetchone() == ("ok",)
        there = ada.at(restored.url)
        assert there.state(table)["view"]["pebbles"] == [1, 0]
        there.close()


@pytest.mark.skipif(not which("pg_dump"), reason="NOT TESTED: there is no pg_dump")
@pytest.mark.usefixtures("postgres_node")
def test_a_backup_of_postgresql(folder: Path, postgres: str) -> None:
    copy = folder / "copy.dump"
    command = [OSADA, "backup", str(copy), "--database", postgres]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert copy.read_bytes().startswith(b"PGDMP")
    assert copy.stat().st_mode & 0o077 == 0


# A bot over the network


def test_the_example_bot_plays_over_the_network(node: Node, guest: Come) -> None:
    ada = guest(node)
    token = ada.post("/api/me/bots", name="Robo")["token"]
    table = ada.table("pebbles", "me", "open", access="link")
    program = str(dev.ROOT / "examples/netbot.py")
    assert len(Path(program).read_text().splitlines()) <= 40
    with subprocess.Popen([sys.executable, program, node.url, token, table]) as bot:
        wait_for(lambda: ada.info(table), lambda i: i["seats"][1]["kind"] == "person", 30)
        ada.post(f"/api/tables/{table}/start")
        for _ in range(2):
            ada.play(table, "done")
            wait_for(
                lambda: ada.state(table), lambda s: 0 in s["open_seats"] or not s["open_seats"], 30
            )
        assert bot.wait(20) == 0
    assert ada.info(table)["status"] == "finished"


# The list of threats


def test_every_threat_names_tests_that_exist() -> None:
    document = (dev.ROOT / "docs/security.md").read_text(encoding="utf-8")
    folders = [dev.ROOT / "tests" / each for each in ("core", "server", "browser")]
    tests = "".join(file.read_text() for each in folders for file in each.glob("test_*.py"))
    threats = [line for line in document.splitlines() if line.startswith("| ")][1:]
    assert len(threats) > 20
    for threat in threats:
        named = re.findall(r"`(test_\w+)`", threat)
        assert named, threat
        for name in named:
            assert f"def {name}(" in tests, name
