"""The rate limit that each request is counted against, by person or by address."""

from __future__ import annotations

import asyncio
import inspect
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from fastapi.routing import APIRoute

from osada.server import app
from osada.server.platform.identity.caller import Caller
from osada.server.platform.identity.schemas import User
from osada.server.platform.platform import Platform
from osada.server.platform.settings import Settings
from osada.server.server import Server
from tests.server.in_process import Caller as InProcess
from tests.server.in_process import served

ADDRESS = "203.0.113.9"
ADA = User("u_ada", "guest", "Ada", "en")
BY_ADDRESS = {
    "account": "add_bot make_account set_password",
    "guest": "come_in",
    "lesson": "look_ahead take_lesson",
    "link": "ask_for_link",
    "print": "get_paper",
    "proof": "replay_record verify_record",
    "sign-in": "confirm_email delete_account sign_in use_link",
}
BY_PERSON = {
    "balance": "ask_balance",
    "change": "abandon change_me end_other_sessions end_session leave mute mute_at_table pause"
    " replace resume show_mistake start stop_balance stop_review stop_review_by_key unmute"
    " unmute_at_table withdraw_design",
    "chat": "chat",
    "content": "bring_content",
    "export": "export",
    "hint": "take_hint",
    "list": "get_all_daily get_daily get_lobby get_my_tables get_profile get_puzzles get_solo"
    " get_stream",
    "look": "course get_balance get_choices get_content_pack get_design get_designs"
    " get_games_of get_mistake get_puzzle get_review_by_key get_reviewed_games get_state get_table"
    " get_tips look_at_mistake look_at_turn next_puzzle preview replay why",
    "move": "answer_undo play undo",
    "proof": "answer_mistake answer_puzzle",
    "publish": "publish_design",
    "record": "draws get_mistakes get_record get_review verify",
    "report": "report_design",
    "review": "review_record",
    "table": "make_stream make_table play_daily rematch fork",
}


class Spent(Exception):
    """A request was counted."""


class Counting:
    """Limits that are used up."""

    async def spend(self, what: str, who: str) -> None:
        raise Spent(what, who)


def endpoints() -> dict[str, Any]:
    routes = [route for part in app._ROUTES for route in part.API.router.routes]
    made = [inspect.unwrap(route.endpoint) for route in routes if isinstance(route, APIRoute)]
    return {function.__name__: function for function in made}


@pytest.mark.parametrize(
    ("limits", "who"), [(BY_ADDRESS, ADDRESS), (BY_PERSON, ADA.id)], ids=["address", "person"]
)
def test_each_request_is_counted_before_anything_is_done(limits: dict[str, str], who: str) -> None:
    platform = cast("Platform", SimpleNamespace(limits=Counting()))
    caller = Caller(platform, ADA, "token", ADDRESS, False, None, "")
    every = endpoints()
    for what, names in limits.items():
        for name in names.split():
            unread = dict.fromkeys(inspect.signature(every[name]).parameters)
            with pytest.raises(Spent) as spent:
                asyncio.run(every[name](**{**unread, "caller": caller}))
            assert spent.value.args == (what, who), name


def test_sockets_are_counted_against_the_address(folder: Path) -> None:
    async def close(caller: InProcess) -> dict[str, Any]:
        scope = {"type": "websocket", "path": "/api/lobby/socket", "query_string": b""}
        scope |= {"headers": [], "scheme": "ws", "client": (ADDRESS, 1), "subprotocols": []}
        said = iter([{"type": "websocket.connect"}])
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return next(said, {"type": "websocket.disconnect", "code": 1000})

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        await caller._app(scope, receive, send)  # type: ignore[arg-type]
        return sent[-1]

    async def scene() -> None:
        settings = Settings(database_url=f"sqlite:///{folder}/osada.db", limits=0.01, jobs="local")
        async with served(Server(settings)) as caller:
            await close(caller)
            last = await close(caller)
        assert last["type"] == "websocket.close"
        assert "too many requests" in last["reason"]

    asyncio.run(scene())
