"""Games that are over are found again, by those who played them and as far as others may know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.client import Client, Refused, seated
from tests.server.node import Node
from tests.server.test_goodbye import play_out

Come = Callable[..., Client]


def past(client: Client, user: Client, **wish: object) -> list[str]:
    """The ids of somebody's finished games, as another sees them."""
    return [game["id"] for game in client.get(f"/api/users/{user.id}/games", **wish)["games"]]


def test_a_game_against_a_bot_is_found_again(node: Node, guest: Come) -> None:
    ada = guest(node, "Ada")
    table = ada.table("pebbles", "me", "bot:random", start=True, access="link")
    assert past(ada, ada) == []
    play_out(table, ada)
    (game,) = ada.get(f"/api/users/{ada.id}/games")["games"]
    assert game["id"] == table
    assert game["scores"] == ada.info(table)["result"]["scores"]
    assert game["places"] == ada.info(table)["result"]["places"]
    assert [seat["kind"] for seat in game["seats"]] == ["person", "bot"]
    assert past(ada, ada, against="bots") == [table]
    assert past(ada, ada, against="people") == []
    outcome = "won" if game["places"][0] == 1 else "lost"
    assert past(ada, ada, outcome=outcome) == [table]
    assert past(guest(node, "Eve"), ada) == []  # it was played by a link


def test_games_are_looked_for_by_what_is_remembered(node: Node, guest: Come) -> None:
    ada, bo, cyd = guest(node, "Ada"), guest(node, "Bo%"), guest(node, "Cyd")
    with_bo, with_cyd = seated(ada, bo), seated(ada, cyd)
    play_out(with_bo, ada, bo)
    play_out(with_cyd, ada, cyd)
    alone = ada.table("pebbles", "me", start=True)
    play_out(alone, ada)
    assert past(ada, ada) == [alone, with_cyd, with_bo]  # the latest first
    assert past(ada, ada, name="cy") == [with_cyd]
    assert past(ada, ada, name="%25") == [with_bo]
    assert past(ada, ada, name="ada") == []  # her name finds nothing
    assert past(ada, ada, against="people") == [with_cyd, with_bo]
    assert past(ada, ada, against="nobody") == [alone]
    assert past(ada, ada, game="sardinia") == []
    assert past(bo, ada) == [alone, with_cyd, with_bo]  # those were open to anybody
    for wrong in ({"before": "yesterday"}, {"against": "cats"}, {"outcome": "fun"}):
        with pytest.raises(Refused) as refused:
            past(ada, ada, **wrong)
        assert refused.value.code == "invalid"


@pytest.mark.long
def test_a_long_list_comes_in_pages(plain_node: Node, guest: Come) -> None:
    ada = guest(plain_node, "Ada")
    played = []
    for _ in range(23):
        played.append(ada.table("pebbles", "me", start=True))
        play_out(played[-1], ada)
    first = ada.get(f"/api/users/{ada.id}/games")
    then = ada.get(f"/api/users/{ada.id}/games", before=first["more"])
    assert [game["id"] for game in (*first["games"], *then["games"])] == played[::-1]
    assert (len(first["games"]), then["more"]) == (20, None)


def test_bots_play_among_themselves_for_whoever_watches(node: Node, guest: Come) -> None:
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    table = ada.table("pebbles", "bot:random", "bot:random", start=True)
    other = ada.table("pebbles", "bot:random", "bot:random")
    with pytest.raises(Refused):
        bo.request("DELETE", f"/api/tables/{other}")
    with bo.watch(table) as watch:
        while watch.next()["state"]["status"] == "running":
            pass
    assert past(ada, ada) == [table]
    assert [card["id"] for card in ada.get("/api/me/tables")["tables"]] == [other]
    ada.request("DELETE", f"/api/tables/{other}")


def test_playing_again_alone_begins_at_once(node: Node, guest: Come) -> None:
    """Nobody has to be waited for, and the rules are those of the game that is over."""
    ada, bo = guest(node, "Ada"), guest(node, "Bo")
    for others in ((), ("bot:random",)):
        table = ada.table("pebbles", "me", *others, start=True)
        play_out(table, ada)
        again = ada.post(f"/api/tables/{table}/rematch")
        assert (again["status"], again["options"]) == ("running", ada.info(table)["options"])
        assert ada.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    together = seated(ada, bo)
    play_out(together, ada, bo)
    assert ada.post(f"/api/tables/{together}/rematch")["status"] == "open"
