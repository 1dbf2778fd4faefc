"""The coach and the glossary over the wire."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from osada.games import find
from tests.server.client import Client, Refused
from tests.server.node import Node

Come = Callable[..., Client]


def test_a_seat_is_told_what_matters_now_in_its_language(plain_node: Node, guest: Come) -> None:
    ada = guest(plain_node)
    table = ada.table("sardinia", "me", "me", start=True)
    state = ada.state(table)
    seat = state["open_seats"][0]
    polish = ada.get(f"/api/tables/{table}/tips", seat=seat, language="pl")
    english = ada.get(f"/api/tables/{table}/tips", seat=seat)
    assert polish["token"] == english["token"] == state["token"]
    ids = [tip["id"] for tip in polish["tips"]]
    assert ids == [tip["id"] for tip in english["tips"]]
    assert ids[0] == "first-site"
    assert polish["tips"][0]["words"] != english["tips"][0]["words"]
    assert {tip["rule"] for tip in polish["tips"]} <= set(find("sardinia").rules)
    assert ada.get(f"/api/tables/{table}/tips", seat=1 - seat)["tips"] == []


def test_nobody_is_told_of_another_seat(plain_node: Node, guest: Come) -> None:
    ada, bob = guest(plain_node), guest(plain_node)
    table = ada.table("sardinia", "me", "me", start=True)
    for seat in ({}, {"seat": 0}):
        with pytest.raises(Refused) as refused:
            bob.get(f"/api/tables/{table}/tips", **seat)
        assert refused.value.status == 403


@pytest.mark.parametrize("game", ["saltfjord", "sardinia", "settlers"])
def test_the_glossary_is_served_in_both_languages(plain_node: Node, guest: Come, game: str) -> None:
    ada = guest(plain_node)
    polish = ada.get(f"/api/games/{game}/glossary", language="pl")["terms"]
    english = ada.get(f"/api/games/{game}/glossary")["terms"]
    assert {term["id"] for term in polish} == {term["id"] for term in english} != set()
    assert {term["title"] for term in polish} != {term["title"] for term in english}


def test_a_glossary_that_is_known_is_not_sent_again(plain_node: Node) -> None:
    path = f"{plain_node.url}/api/games/sardinia/glossary?language=pl"
    first = httpx.get(path)
    again = httpx.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (first.status_code, again.status_code) == (200, 304)
