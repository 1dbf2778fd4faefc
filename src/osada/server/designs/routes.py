"""Designs of people's own: to publish, to browse, to report and to take down."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query, Request

from osada.server.designs.moderation import remove
from osada.server.designs.schemas import DesignBody, DesignCard, DesignList, ReportBody
from osada.server.designs.service import DesignService
from osada.server.platform.api import Api, body
from osada.server.platform.identity.caller import Calling, operator_of
from osada.server.platform.problems import not_found
from osada.server.tables.game_params import game_named

API = Api("designs")
Content = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


@API.route("GET", "/designs", gives=DesignList)
async def get_designs(caller: Calling, game: Annotated[str, Query(max_length=60)]) -> DesignList:
    """What people have published for a game: first what tells players apart most."""
    await caller.spend("look")
    return await caller.service(DesignService).shown(game_named(game).name)


@API.route("POST", "/designs", gives=DesignCard, takes=DesignBody, status=201)
async def publish_design(
    caller: Calling, sent: Annotated[DesignBody, body(DesignBody)]
) -> DesignCard:
    """Publish a pack that one has played here to the end."""
    user = caller.me
    await caller.spend("publish")
    return await caller.service(DesignService).publish(user, sent.content)


@API.route("GET", "/designs/{content}", gives=DesignCard)
async def get_design(caller: Calling, content: Content) -> DesignCard:
    """A pack that was published."""
    await caller.spend("look")
    return await caller.service(DesignService).find(content)


@API.route("DELETE", "/designs/{content}")
async def withdraw_design(caller: Calling, content: Content) -> None:
    """Withdraw a design of one's own."""
    user = caller.me
    await caller.spend("change")
    await caller.service(DesignService).withdraw(user, content)


@API.route("POST", "/designs/{content}/report", takes=ReportBody)
async def report_design(
    caller: Calling, content: Content, sent: Annotated[ReportBody, body(ReportBody)]
) -> None:
    """Tell the operator that something does not belong here."""
    user = caller.me
    await caller.spend("report")
    await caller.service(DesignService).report(user, content, sent.text)


@API.route("DELETE", "/operator/designs/{content}")
async def remove_design(request: Request, content: Content) -> None:
    """Take down what does not belong here: for whoever runs the server, with their token."""
    if not await remove(operator_of(request).engine, content):
        raise not_found("design")
