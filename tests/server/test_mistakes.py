"""One's mistakes come back as tasks, and what reviews say is found in the profile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Client, Refused
from tests.server.node import Node
from tests.server.test_reviews import until_finished

Come = Callable[..., Client]


def careless(table: str, ada: Client) -> None:
    """Play a game to its end, always what comes last to mind."""
    while ada.info(table)["status"] == "running":
        now = ada.state(table)
        if now["legal"]:
            ada.play(table, now["legal"][-1]["index"], seat=now["seat"], token=now["token"])


def played(ada: Client, access: str = "link") -> str:
    table = ada.table("pebbles", "me", "bot:random", start=True, access=access)
    careless(table, ada)
    return table


def reviewed(ada: Client, table: str) -> dict[str, Any]:
    path = f"/api/tables/{table}/review"
    ada.post(path)
    found: dict[str, Any] = until_finished(ada, path)["review"]
    return found


def refusal(ada: Client, path: str) -> str:
    with pytest.raises(Refused) as refused:
        ada.get(path)
    return refused.value.code


def test_mistakes_come_back_as_tasks(plain_node: Node, guest: Come) -> None:
    ada, eve = guest(plain_node, "Ada"), guest(plain_node, "Eve")
    table = played(ada, "open")
    assert refusal(ada, f"/api/tables/{table}/mistakes") == "not-found"  # nobody has reviewed it
    assert ada.get(f"/api/users/{ada.id}/reviews") == {"games": [], "unreviewed": [table]}
    review = reviewed(ada, table)
    told = ada.get(f"/api/tables/{table}/mistakes", language="pl")
    wrong = [each for each in review["decisions"] if each["seat"] == 0 and each["loss"] > 1]
    assert [each["number"] for each in told["mistakes"]] == [each["number"] for each in wrong]
    assert eve.get(f"/api/tables/{table}/mistakes")["mistakes"] == []  # they are not hers

    decision, best = wrong[0], wrong[0]["options"][0]["moves"]
    address = f"/api/reviews/{told['key']}/mistakes/{decision['number']}"
    task = ada.get(address)
    assert (task["seat"], task["players"]) == (0, 2)
    assert task["state"]["legal"]
    assert ada.post(f"{address}/look", moves=best)["done"]
    again = ada.post(f"{address}/answer", moves=decision["played"]["moves"])
    assert (again["right"], again["same"], again["answer"]) == (False, True, None)
    assert again["loss"] == decision["loss"]
    verdict = ada.post(f"{address}/answer?name=Ada&name=Bo", moves=best)
    assert verdict["right"]
    assert [move["index"] for move in verdict["answer"]["turns"][0]["moves"]] == best
    assert verdict["answer"]["line"][0].startswith("Ada: ")
    assert verdict["answer"]["reason"]
    ada.post(f"{address}/show")  # what was found once stays found
    assert ada.get(f"/api/tables/{table}/mistakes")["mistakes"][0]["seen"] == "found"
    fine = next((d["number"] for d in review["decisions"] if d["label"] == "best"), 9998)
    for number in (fine, 9999):
        assert refusal(ada, f"/api/reviews/{told['key']}/mistakes/{number}") == "not-found"

    mine, ledger = ada.get(f"/api/users/{ada.id}/reviews"), review["seats"][0]
    (game,) = mine["games"]
    for name in ("result", "judged", "error", "luck", "skill"):
        assert game[name] == ledger[name]
    assert (game["opponents"], game["scale"], mine["unreviewed"]) == ("random", "lead", [])
    assert game["left"] == game["mistakes"] - 1
    (seen,) = eve.get(f"/api/users/{ada.id}/reviews")["games"]  # anybody could have watched it
    assert (seen["table"], seen["left"]) == (table, 0)


def test_only_those_who_played_know_of_a_game_behind_a_link(plain_node: Node, guest: Come) -> None:
    ada, eve = guest(plain_node, "Ada"), guest(plain_node, "Eve")
    table = played(ada)
    reviewed(ada, table)
    assert [each["table"] for each in ada.get(f"/api/users/{ada.id}/reviews")["games"]] == [table]
    assert eve.get(f"/api/users/{ada.id}/reviews") == {"games": [], "unreviewed": []}
