"""People at a browser: what they see, click, tap and type."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

import dev
from tests.browser.scripts import LOOK, PATIENCE, STEADY_SPOT, STILL, TOUCHED

AXE = (dev.WEB / "node_modules/axe-core/axe.min.js").read_text
expect.set_options(timeout=PATIENCE)
WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
OPENING = """body => fetch('/api/session', {credentials: 'same-origin'})
  .then(answer => answer.json())
  .then(({user}) => user ?? fetch('/api/session/guest', {method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({name: 'Ada', language: 'en'})}))
  .then(() => fetch('/api/tables', {method: 'POST',
    headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)}))
  .then(answer => answer.json()).then(({id}) => id)"""
"""Opens a table from inside a page."""

JUDGE = """([where, rules]) =>
  axe.run(where, {...rules, resultTypes: ['violations'], preload: false})
  .then(({violations}) => violations)"""
EVERYTHING = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
SETTINGS = """sessionStorage.here ?? (
  localStorage['osada-settings'] = '%s', localStorage['osada-coach'] = '%s',
  sessionStorage.here = 'yes')"""
"""Sets a person's settings when their page is opened first; later they may change them."""


class Look(NamedTuple):
    """What somebody sees when there is something to choose."""

    seq: str
    moves: list[str]
    over: bool
    focused: str


Policy = Callable[["Person", Look], str]


class Person:
    """Somebody with a browser context of their own: nothing is shared with other tests."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en-GB",
        dark: bool = False,
        phone: bool = False,
        pace: str = "instant",
        asks: bool = False,
        coached: bool = False,
        name: str = "Ada",
        seed: int = 1,
    ) -> None:
        self.address = address
        self.name = name
        self.language = language
        self.phone = phone
        self.random = random.Random(seed)
        self.problems: list[str] = []
        size: Any = PHONE if phone else WIDE
        self.context: BrowserContext = browser.new_context(
            viewport=size, has_touch=phone, locale=language
        )
        self.page: Page = self.context.new_page()
        self.page.emulate_media(color_scheme="dark" if dark else "light")
        motion = "reduced" if pace == "instant" else "full"
        settings = {"pace": pace, "motion": motion, "ask": asks}
        coach = {"on": None if coached else False}
        self.page.add_init_script(SETTINGS % (json.dumps(settings), json.dumps(coach)))
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("request", lambda request: self._watch(request.url))

    def _hear(self, message: ConsoleMessage) -> None:
        expected = ("status of 40", "WebSocket", "ERR_CONN", "ERR_EMPTY")
        if message.type in {"error", "warning"} and not any(e in message.text for e in expected):
            self.problems.append(message.text)

    def _watch(self, url: str) -> None:
        host = self.address.split("://")[1]
        if host not in url and not url.startswith(("data:", "blob:")):
            self.problems.append(f"a request to another host: {url}")

    def go(self) -> None:
        """Leave, with everything that the browser remembers."""
        self.context.close()

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def look_away(self) -> None:
        """Moves that nobody looks at need not be drawn."""
        self.open("/icon.svg")

    def table(self, *seats: str, game: str = "sardinia", **more: Any) -> str:
        """Open and start a table in one go, and sit down at it."""
        body = {"game": game, "seats": list(seats), "access": "link", "start": True, **more}
        assert self.id
        table: str = self.ask("POST", "/tables", body)["id"]
        self.open(f"/tables/{table}")
        self.sees(".stage .board" if body["start"] else "h1")
        return table

    @property
    def id(self) -> str:
        """Who one is to the service: a guest from the first question on."""
        user = self.ask("GET", "/session")["user"]
        if user is None:
            guest = {"name": self.name, "language": self.language[:2]}
            user = self.ask("POST", "/session/guest", guest)["user"]
        found: str = user["id"]
        return found

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """What the service answers, without a page."""
        answer = self.context.request.fetch(
            f"{self.address}/api{path}",
            method=method,
            data=body,
            headers={"Origin": self.address},
        )
        assert answer.ok, answer.text()
        return answer.json()

    def sees(self, selector: str) -> None:
        expect(self.page.locator(selector).first).to_be_visible()

    def reads(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def resize(self, width: int, height: int) -> None:
        """Change the window, and wait until the page is laid out in it and still."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.be_still()

    def be_still(self) -> None:
        """Wait until nothing on the page moves: only then can it be measured."""
        size = self.page.viewport_size
        assert size is not None
        self.page.evaluate(STILL, [size["width"], size["height"]])

    # Playing

    @property
    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def look(self, after: str = "") -> Look:
        """Wait until there is something to choose, at another moment than `after`."""
        return Look(*self.page.evaluate(LOOK, after))

    def choices(self) -> list[str]:
        """What can be chosen now, once there is anything; nothing when the game is over."""
        return self.look().moves

    def spot(self, move: str) -> tuple[float, float]:
        """Where a move can be touched."""
        x, y = self.page.evaluate(STEADY_SPOT, move)
        return x, y

    def point(self, move: str) -> tuple[float, float]:
        """Click or tap once where a move really is on the screen."""
        spot = self.spot(move)
        if self.phone:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)
        return spot

    def choose(self, move: str) -> None:
        """Click or tap on a move; a first touch may only show what it would do."""
        seq = self.look().seq if self.phone else ""
        spot = self.point(move)
        sure = self.page.evaluate(TOUCHED, seq) if self.phone else ""
        if sure == "again":
            self.page.touchscreen.tap(*spot)
        elif sure:
            self.page.locator(f"[data-do='{sure}']").tap()

    def chose(self, move: str) -> Look:
        """Choose, and wait until it has been played and there is something to choose again."""
        before = self.look().seq
        self.choose(move)
        return self.look(before)

    def play_on(self, policy: Policy | None = None, most: int = 400) -> int:
        """Play until the game is over, or for some choices; return how many there were."""
        seen = self.look()
        for made in range(most):
            if seen.over:
                return made
            self.choose((policy or _any)(self, seen))
            seen = self.look(seen.seq)
        return most

    # Looking closely

    def axe(self, where: str = "html") -> list[str]:
        """What axe finds serious; on a whole page in either theme."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE(encoding="utf-8"))
        found: list[dict[str, Any]] = []
        for theme in ("dark", "light") if where == "html" else ("light",):
            self.page.emulate_media(color_scheme=theme)
            rules = CONTRAST if theme == "dark" else EVERYTHING
            found += self.page.evaluate(JUDGE, [where, rules])
        return [
            f"{each['id']}: {[node['html'][:160] for node in each['nodes'][:3]]}"
            for each in found
            if each["impact"] in {"serious", "critical"}
        ]


def _any(person: Person, seen: Look) -> str:
    """Something; a Guardian rather often, so that games do not last."""
    if "card guardian" in seen.moves and person.random.random() < 0.8:
        return "card guardian"
    return person.random.choice(seen.moves)
