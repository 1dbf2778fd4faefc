"""Component data of one's own: brought, judged, kept by hash, and read again."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

from osada.server.designs.schemas import ContentBody
from osada.server.designs.service import DesignService
from osada.server.platform.api import Api, body
from osada.server.platform.identity.caller import Calling
from osada.server.platform.problems import not_found
from osada.server.tables.edition_schemas import ContentPack, ContentVerdict
from osada.server.tables.game_params import Code, game_named
from osada.server.tables.stored_editions import UploadedEdition
from osada.server.tables.tables import Tables

API = Api("contents")


@API.route("POST", "/contents", gives=ContentVerdict, takes=ContentBody)
async def bring_content(
    caller: Calling, sent: Annotated[ContentBody, body(ContentBody)], language: Code = "en"
) -> ContentVerdict:
    """Have data files judged, and kept for tables that are to be played with them."""
    user = caller.me
    await caller.spend("content")
    game_named(sent.game)
    files = {name: bytes(data) for name, data in sent.files.items()}
    brought = UploadedEdition(sent.game, files, language)
    return await caller.service(Tables).editions.upload(user.id, brought, keep=sent.keep)


@API.route("GET", "/contents/{content}", gives=ContentPack)
async def get_content_pack(
    caller: Calling, content: Annotated[str, Path(pattern="^[0-9a-f]{16}$")]
) -> ContentPack:
    """The data files of a pack, as far as they are other than those shipped."""
    await caller.spend("look")
    if await caller.service(DesignService).is_removed(content):
        raise not_found("content")
    return await caller.service(Tables).editions.pack(content)
