"""Routes of uploaded editions, published designs and balance reports."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query, Request

from osada.server.designs.balance import BalanceService
from osada.server.designs.moderation import remove
from osada.server.designs.schemas import (
    Balance,
    BalanceBody,
    ContentBody,
    DesignBody,
    DesignCard,
    DesignList,
    ReportBody,
)
from osada.server.designs.service import DesignService
from osada.server.platform.api import Api, body
from osada.server.platform.identity.caller import Calling, operator_of
from osada.server.platform.problems import not_found
from osada.server.tables.edition_schemas import ContentPack, ContentVerdict
from osada.server.tables.game_params import Code, game_named
from osada.server.tables.stored_editions import UploadedEdition
from osada.server.tables.tables import Tables

API = Api("designs")
Content = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


# Uploaded editions


@API.route("POST", "/contents", gives=ContentVerdict, takes=ContentBody)
async def bring_content(
    caller: Calling, sent: Annotated[ContentBody, body(ContentBody)], language: Code = "en"
) -> ContentVerdict:
    """Validate data files for a game, and store them for tables unless `keep` is false."""
    user = caller.me
    await caller.spend("content")
    game_named(sent.game)
    files = {name: bytes(data) for name, data in sent.files.items()}
    upload = UploadedEdition(sent.game, files, language)
    return await caller.service(Tables).editions.upload(user.id, upload, keep=sent.keep)


@API.route("GET", "/contents/{content}", gives=ContentPack)
async def get_content_pack(caller: Calling, content: Content) -> ContentPack:
    """Return the data files of an edition that differ from the shipped ones."""
    await caller.spend("look")
    if await caller.service(DesignService).is_removed(content):
        raise not_found("content")
    return await caller.service(Tables).editions.pack(content)


# Published designs


@API.route("GET", "/designs", gives=DesignList)
async def get_designs(caller: Calling, game: Annotated[str, Query(max_length=60)]) -> DesignList:
    """List the published designs for a game, the widest score gap between bots first."""
    await caller.spend("look")
    return await caller.service(DesignService).published(game_named(game).name)


@API.route("POST", "/designs", gives=DesignCard, takes=DesignBody, status=201)
async def publish_design(
    caller: Calling, sent: Annotated[DesignBody, body(DesignBody)]
) -> DesignCard:
    """Publish a design that the caller has played here to the end."""
    user = caller.me
    await caller.spend("publish")
    return await caller.service(DesignService).publish(user, sent.content)


@API.route("GET", "/designs/{content}", gives=DesignCard)
async def get_design(caller: Calling, content: Content) -> DesignCard:
    """Return a published design."""
    await caller.spend("look")
    return await caller.service(DesignService).find(content)


@API.route("DELETE", "/designs/{content}")
async def withdraw_design(caller: Calling, content: Content) -> None:
    """Withdraw a design of the caller's."""
    user = caller.me
    await caller.spend("change")
    await caller.service(DesignService).withdraw(user, content)


@API.route("POST", "/designs/{content}/report", takes=ReportBody)
async def report_design(
    caller: Calling, content: Content, sent: Annotated[ReportBody, body(ReportBody)]
) -> None:
    """Report a design to the operator."""
    user = caller.me
    await caller.spend("report")
    await caller.service(DesignService).report(user, content, sent.text)


@API.route("DELETE", "/operator/designs/{content}")
async def remove_design(request: Request, content: Content) -> None:
    """Remove a design (operator's token required)."""
    if not await remove(operator_of(request).engine, content):
        raise not_found("design")


# Balance reports


@API.route("GET", "/contents/{content}/balance", gives=Balance)
async def get_balance(caller: Calling, content: Content, language: Code = "en") -> Balance:
    """Return the balance report on an edition as far as it has come."""
    await caller.spend("look")
    return await caller.service(BalanceService).look(caller.user, content, language)


@API.route("POST", "/contents/{content}/balance", gives=Balance, takes=BalanceBody, status=202)
async def ask_balance(
    caller: Calling,
    content: Content,
    sent: Annotated[BalanceBody, body(BalanceBody)],
    language: Code = "en",
) -> Balance:
    """Request a balance report on an edition: a first verdict, or the whole of it."""
    user = caller.me
    await caller.spend("balance")
    await caller.service(BalanceService).ask(user, content, whole=sent.whole)
    return await caller.service(BalanceService).look(user, content, language)


@API.route("DELETE", "/contents/{content}/balance")
async def stop_balance(caller: Calling, content: Content) -> None:
    """Cancel a balance report that the caller has requested; its results so far are kept."""
    user = caller.me
    await caller.spend("change")
    await caller.service(BalanceService).cancel(user, content)
