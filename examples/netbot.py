"""A bot that plays over the network: python examples/netbot.py URL TOKEN [TABLE].

Without a table it sits down at every open one. The token is a bot account's: POST /api/me/bots.
"""

import json
import random
import sys
import uuid

import httpx
from websockets.sync.client import connect

url, token, *tables = sys.argv[1:]
headers = {"Authorization": f"Bearer {token}"}
http = httpx.Client(base_url=f"{url}/api", headers=headers, timeout=30)


def play(table: str) -> None:
    """Play one table to its end."""
    with connect(f"ws{url[4:]}/api/tables/{table}/socket", additional_headers=headers) as socket:
        while True:
            frame = json.loads(socket.recv())
            if frame["type"] != "update":
                continue
            state = frame["state"]
            if state["status"] in {"finished", "abandoned"}:
                return
            if state["legal"]:
                move = random.choice(state["legal"])["index"]  # put your thoughts here
                body = {"seat": state["seat"], "token": state["token"], "move": move}
                key = {"Idempotency-Key": uuid.uuid4().hex}
                http.post(f"/tables/{table}/moves", json=body, headers=key)


for table in tables or [card["id"] for card in http.get("/lobby").json()["open"]]:
    if http.post(f"/tables/{table}/join", json={}).is_success:
        play(table)
