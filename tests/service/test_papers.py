"""Papers by the API."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from osada.service.app import create_app
from osada.service.server import Server
from osada.service.settings import Settings


def test_w30_papers_are_listed_and_printed(folder: Path) -> None:
    async def scene() -> None:
        url = "https://osada.example"
        server = Server(Settings(database_url=f"sqlite:///{folder}/osada.db", public_url=url))
        app = create_app(server.settings)
        app.state.server = server
        await server.open()
        try:
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
                names = (await client.get("/api/games/settlers/papers")).json()["papers"]
                assert {"aid", "empire", "booklet", "sheet-48"} <= set(names)
                query = {"language": "pl", "size": "letter", "ink": "spare"}
                path = "/api/games/settlers/papers/sheet-9.pdf"
                paper = await client.get(path, params=query)
                assert paper.headers["content-type"] == "application/pdf"
                assert paper.content.startswith(b"%PDF-")
                again = await client.get(path, params=query)
                assert again.content == paper.content
                for wrong, status in (("sheet-77", 404), ("Über", 422)):
                    gone = await client.get(f"/api/games/settlers/papers/{wrong}.pdf")
                    assert gone.status_code == status
                other = await client.get(path, params={"size": "napkin"})
                assert other.status_code == 422
        finally:
            await server.close()

    asyncio.run(scene())
