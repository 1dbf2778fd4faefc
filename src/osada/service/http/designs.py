"""Designs of people's own: to publish, to browse, to report and to take down."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query, Request

from osada.service.bodies import DesignBody, ReportBody
from osada.service.http.api import Api, body
from osada.service.http.caller import Calling
from osada.service.http.games import game_named
from osada.service.http.site import for_operator
from osada.service.problems import not_found
from osada.service.wire.designs import Design, DesignList
from osada.service.workshop.removing import remove

API = Api("designs")
Content = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


@API.route("GET", "/designs", gives=DesignList)
async def get_designs(caller: Calling, game: Annotated[str, Query(max_length=60)]) -> DesignList:
    """What people have published for a game: first what tells players apart most."""
    await caller.spend("look")
    return await caller.server.designs.shown(game_named(game).name)


@API.route("POST", "/designs", gives=Design, takes=DesignBody, status=201)
async def publish_design(caller: Calling, sent: Annotated[DesignBody, body(DesignBody)]) -> Design:
    """Publish a pack that one has played here to the end."""
    user = caller.me
    await caller.spend("publish")
    return await caller.server.designs.publish(user, sent.content)


@API.route("GET", "/designs/{content}", gives=Design)
async def get_design(caller: Calling, content: Content) -> Design:
    """A pack that was published."""
    await caller.spend("look")
    return await caller.server.designs.find(content)


@API.route("DELETE", "/designs/{content}")
async def withdraw_design(caller: Calling, content: Content) -> None:
    """Withdraw a design of one's own."""
    user = caller.me
    await caller.spend("change")
    await caller.server.designs.withdraw(user, content)


@API.route("POST", "/designs/{content}/report", takes=ReportBody)
async def report_design(
    caller: Calling, content: Content, sent: Annotated[ReportBody, body(ReportBody)]
) -> None:
    """Tell the operator that something does not belong here."""
    user = caller.me
    await caller.spend("report")
    await caller.server.designs.report(user, content, sent.text)


@API.route("DELETE", "/operator/designs/{content}")
async def remove_design(request: Request, content: Content) -> None:
    """Take down what does not belong here: for whoever runs the server, with their token."""
    if not await remove(for_operator(request).engine, content):
        raise not_found("design")
