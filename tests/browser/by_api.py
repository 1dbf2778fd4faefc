"""Playing without a page, where it is not the page that is tested."""

from __future__ import annotations

from typing import Any

from tests.browser.people import Person
from tests.waiting import wait_for


def state_of(person: Person, table: str) -> dict[str, Any]:
    """The table as somebody sees it now."""
    state: dict[str, Any] = person.ask("GET", f"/tables/{table}/state")
    return state


def move(person: Person, table: str, wanted: str = "") -> dict[str, Any]:
    """Play a move that begins with `wanted`, or any; return the state after it."""
    return _move(person, table, state_of(person, table), wanted)


def play_out(table: str, *people: Person) -> None:
    """Play to the end; seats that are nobody's here are played by bots."""
    wait_for(lambda: _turns(table, people), seconds=300)


def _turns(table: str, people: tuple[Person, ...]) -> bool:
    """Let everybody move as long as they can; return whether the game is over."""
    for person in people:
        state = state_of(person, table)
        while state["legal"]:
            state = _move(person, table, state)
        if state["status"] == "finished":
            return True
    return False


def _move(person: Person, table: str, state: dict[str, Any], wanted: str = "") -> dict[str, Any]:
    fitting = [each for each in state["legal"] if each["notation"].startswith(wanted)]
    assert fitting, f"{wanted}: not among {state['legal']}"
    chosen = fitting[state["seq"] * 7 % len(fitting)]
    body = {"seat": state["seat"], "token": state["token"], "move": chosen["index"]}
    after: dict[str, Any] = person.ask("POST", f"/tables/{table}/moves", body)["state"]
    return after
