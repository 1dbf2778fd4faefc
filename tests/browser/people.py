"""People at a browser: what they see, click, tap and type."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

import dev

AXE = (dev.WEB / "node_modules/axe-core/axe.min.js").read_text
PATIENCE = 20_000  # milliseconds: a busy machine is slow
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
CHOICES = """() => [...document.querySelectorAll(
  '.stage:not([hidden]) [data-move], .prompt [data-move]')]
  .map(element => element.dataset.move)"""
SPOT = """move => {
  for (const element of document.querySelectorAll(`[data-move="${move}"], [data-pick="${move}"]`)) {
    for (const block of ['nearest', 'center']) {  // what lies under a bar is scrolled further
      element.scrollIntoView({block, inline: block});
      const {left, top, width, height} = element.getBoundingClientRect();
      for (let i = 0; i < 300; i++) {
        const r = Math.sqrt(i / 300) / 2;
        const x = left + width * (0.5 + r * Math.cos(i * 2.4));
        const y = top + height * (0.5 + r * Math.sin(i * 2.4));
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === element || element.contains(hit))) return [x, y];
      }
    }
  }
  return null;
}"""
"""Where one would touch a move: as near to its middle as it can be seen."""


JUDGE = """([where, rules]) =>
  axe.run(where, {...rules, resultTypes: ['violations'], preload: false})
  .then(({violations}) => violations)"""
EVERYTHING = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
SETTLED = f"""([seq, patience]) => new Promise((done, late) => {{
  const end = performance.now() + patience;
  const look = () => {{
    const shown = document.querySelector('.play')?.dataset.seq;
    const moves = ({CHOICES})();
    const over = document.querySelector('.ending') !== null;
    if (shown !== undefined && shown !== seq && (moves.length || over)) done([shown, moves]);
    else if (performance.now() > end) late(new Error('Nothing can be chosen.'));
    else requestAnimationFrame(look);
  }};
  look();
}})"""
"""Waits until something can be chosen at another moment than `seq`, or the game is over."""
FRESH = """sessionStorage.here ?? (localStorage.clear(),
  localStorage['osada-settings'] = '%s', localStorage['osada-coach'] = '%s',
  sessionStorage.here = 'yes')"""
"""Somebody new remembers nothing of who used this browser before."""
_free: dict[tuple[Browser, str, bool], list[BrowserContext]] = {}


class Person:
    """Somebody with a browser of their own, perhaps one that somebody else has left."""

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
        fresh: bool = False,
        seed: int = 1,
    ) -> None:
        self.address = address
        self.name = name
        self.language = language
        self.phone = phone
        self.random = random.Random(seed)
        self.problems: list[str] = []
        self._left = _free.setdefault((browser, language, phone), [])
        size: Any = PHONE if phone else WIDE
        self.context = (
            self._left.pop()
            if self._left and not fresh
            else browser.new_context(viewport=size, has_touch=phone, locale=language)
        )
        self.page: Page = self.context.new_page()
        self.page.emulate_media(color_scheme="dark" if dark else "light")
        motion = "reduced" if pace == "instant" else "full"
        settings = {"pace": pace, "motion": motion, "ask": asks}
        coach = {"on": None if coached else False}
        self.page.add_init_script(FRESH % (json.dumps(settings), json.dumps(coach)))
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
        """Leave, and leave the browser clean; nothing must have gone wrong on the way."""
        for page in self.context.pages:
            page.close()
        self.context.clear_cookies()
        self.context.clear_permissions()
        self._left.append(self.context)
        assert not self.problems, self.problems

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

    # Playing

    @property
    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def choices(self) -> list[str]:
        """What can be chosen now, once there is anything; nothing when the game is over."""
        found: list[str] = self.page.evaluate(SETTLED, ["", PATIENCE])[1]
        return found

    def choose(self, move: str) -> None:
        """Click or tap on a move, where it really is on the screen."""
        spot = self.page.wait_for_function(SPOT, arg=move).json_value()
        if self.phone:
            self.page.touchscreen.tap(*spot)
            if self.page.locator(".again").count():  # it was only shown
                self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    def chose(self, move: str) -> None:
        """Choose, and wait until it has been played and there is something to choose again."""
        self._played(move, self.page.locator(".play").get_attribute("data-seq") or "")

    def _played(self, move: str, seq: str) -> tuple[str, list[str]]:
        self.choose(move)
        settled: tuple[str, list[str]] = self.page.evaluate(SETTLED, [seq, PATIENCE])
        return settled

    def play_on(self, moves: int = 1000) -> int:
        """Play whatever comes to mind, until the end or for some moves; how many there were."""
        seq, found = self.page.evaluate(SETTLED, ["", PATIENCE])
        for made in range(moves):
            if not found:
                return made
            seq, found = self._played(self._fancy(found), seq)
        return moves

    def _fancy(self, found: list[str]) -> str:
        """Something; a Guardian rather often, so that games do not last."""
        if "card guardian" in found and self.random.random() < 0.8:
            return "card guardian"
        return self.random.choice(found)

    # Looking closely

    def axe(self, where: str = "html") -> list[str]:
        """What axe finds serious; on a whole page in either theme."""
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
