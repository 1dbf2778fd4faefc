"""What games say about a design: to be asked for, looked at and stopped."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

from osada.server.designs.balance import BalanceService
from osada.server.designs.balance_schemas import Balance
from osada.server.designs.schemas import BalanceBody
from osada.server.platform.api import Api, body
from osada.server.platform.identity.caller import Calling
from osada.server.tables.game_params import Code

API = Api("designs")
Content = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


@API.route("GET", "/contents/{content}/balance", gives=Balance)
async def get_balance(caller: Calling, content: Content, language: Code = "en") -> Balance:
    """How far the games on a pack have come, and what they say."""
    await caller.spend("look")
    return await caller.service(BalanceService).look(caller.user, content, language)


@API.route("POST", "/contents/{content}/balance", gives=Balance, takes=BalanceBody, status=202)
async def ask_balance(
    caller: Calling,
    content: Content,
    sent: Annotated[BalanceBody, body(BalanceBody)],
    language: Code = "en",
) -> Balance:
    """Have games played on a pack: a first verdict, or the whole of it."""
    user = caller.me
    await caller.spend("balance")
    await caller.service(BalanceService).ask(user, content, whole=sent.whole)
    return await caller.service(BalanceService).look(user, content, language)


@API.route("DELETE", "/contents/{content}/balance")
async def stop_balance(caller: Calling, content: Content) -> None:
    """Stop the games that one has asked for; what is known by then stays."""
    user = caller.me
    await caller.spend("change")
    await caller.service(BalanceService).cancel(user, content)
