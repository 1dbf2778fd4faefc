"""Previews, choices in words, and labels that a game puts together."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.server.client import Client, Json, Refused
from tests.server.node import Node

Come = Callable[..., Client]


def foresee(person: Client, table: str, *moves: object) -> Json:
    now = person.state(table)
    body = {"seat": now["seat"], "token": now["token"], "moves": list(moves)}
    found: Json = person.request("POST", f"/api/tables/{table}/preview", body)
    return found


def at_the_first_turn(person: Client) -> str:
    """A game of Saltfjord for one, after the set-up."""
    table = person.table("saltfjord", "me", start=True)
    while person.state(table)["view"]["round"] == 0:
        person.play(table, person.state(table)["legal"][0]["index"])
    return table


def test_a_preview_shows_what_would_come_and_changes_nothing(plain_node: Node, guest: Come) -> None:
    ada = guest(plain_node)
    table = ada.table("pebbles", "me", start=True)
    before = ada.state(table)
    after = foresee(ada, table, "add", {"move": "add"})
    assert (after["played"], after["view"]["pebbles"]) == (2, [2])
    assert [event["event"] for event in after["events"]] == ["added", "added"]
    assert after["legal"]
    assert ada.state(table) == before


def test_a_preview_tells_what_a_free_action_could_be(plain_node: Node, guest: Come) -> None:
    ada = guest(plain_node)
    table = at_the_first_turn(ada)
    after = foresee(ada, table, "free")
    assert "sell wood" in [move["notation"] for move in after["legal"]]


def test_a_preview_ends_before_a_draw(plain_node: Node, guest: Come) -> None:
    ada = guest(plain_node)
    table = at_the_first_turn(ada)
    after = foresee(ada, table, "pass 1", "sail 1", "skip")
    assert after["played"] == 2
    assert after["legal"] == []  # nature draws the token first
    assert after["view"]["players"][0]["load"] == ada.state(table)["view"]["players"][0]["load"]


def test_a_preview_keeps_to_the_rules_the_seat_and_the_moment(
    plain_node: Node, guest: Come
) -> None:
    ada, bo = guest(plain_node, "Ada"), guest(plain_node, "Bo")
    table = at_the_first_turn(ada)
    with pytest.raises(Refused) as refused:
        foresee(ada, table, "build one-a")
    assert refused.value.error["rule"] == "F34"
    body = {"seat": 0, "token": ada.state(table)["token"], "moves": ["free"]}
    with pytest.raises(Refused, match="forbidden"):
        bo.request("POST", f"/api/tables/{table}/preview", body)
    with pytest.raises(Refused, match="stale"):
        ada.request("POST", f"/api/tables/{table}/preview", body | {"token": "0.A.0"})


def test_choices_are_told_in_words_and_ways_can_be_played(plain_node: Node, guest: Come) -> None:
    ada = guest(plain_node)
    table = at_the_first_turn(ada)
    die = next(m for m in ada.state(table)["legal"] if m["json"]["move"] == "die-at")
    ada.play(table, die["index"])
    choices = ada.get(f"/api/tables/{table}/choices", seat=0, language="pl")
    legal = [move["index"] for move in ada.state(table)["legal"]]
    assert [move["index"] for move in choices["moves"]] == legal
    for way in choices["ways"]:
        moves = [move["notation"] for move in way["moves"]]
        assert foresee(ada, table, *moves)["played"] == len(moves)


def test_labels_that_a_game_puts_together_are_messages(plain_node: Node, guest: Come) -> None:
    ada = guest(plain_node)
    words = ada.get("/api/games/saltfjord/words/pl.ftl")
    assert "cell-r2c3 = rząd 2, kolumna 3" in words
    label, told = re.findall(r"(?m)^tile-L20 = (.*)\n    \.told = (.*)$", words)[0]
    assert label.startswith("L20 (")
    assert told.startswith("kafelek (")  # a story is told without numbers of tiles
    domains = {d["name"]: d for d in ada.get("/api/games/saltfjord")["domains"]}
    assert domains["cell"]["proper_names"] is None
    assert domains["board"]["proper_names"]
