"""The coach over the wire."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from osada.games import find
from tests.service.client import Client, Refused
from tests.service.node import Node

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
