"""Takes all pictures of this folder anew: `python3 dev.py screens`, or parts: `… screens pages`.

Every page, wide and as on a phone, light (in English) and dark (in Polish).
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.browser.conftest import CHROMIUM, FLAGS, Server  # noqa: E402
from tests.browser.people import Person  # noqa: E402
from tests.browser.test_saltfjord import play_out as fish_on  # noqa: E402
from tests.browser.test_settlers import cross_out, play_out  # noqa: E402

FOLDER = Path(__file__).resolve().parent
PAGES = {
    "home": "/",
    "tables": "/lobby",
    "new-table": "/new/sardinia",
    "rules": "/games/sardinia#S15",
    "settings": "/settings",
    "solo": "/solo/settlers",
    "daily": "/daily",
}


def pages(ada: Person) -> Iterator[str]:
    """Goes from page to page; yields the name of the one that is open."""
    table = ada.table("me", "bot:greedy", "bot:greedy", "bot:greedy")
    settle(ada, 24)
    yield "sardinia"
    if not ada.phone:
        ada.page.locator("[data-role=farmer]").hover()
    ada.chose("card commander")
    ada.choices()
    yield "sardinia-choosing"
    ada.open(f"/tables/{table}/replay#60")
    ada.sees(".island")
    yield "replay"
    for name, path in PAGES.items():
        ada.open(path)
        ada.sees("article" if name == "home" else "h1")
        yield name
    me = ada.page.evaluate("() => fetch('/api/session').then(a => a.json()).then(a => a.user.id)")
    ada.open(f"/users/{me}")
    ada.sees("h1")
    yield "profile"


def sheets(ada: Person) -> Iterator[str]:
    """Settlers: some rounds with a bot, and the end of a game alone."""
    ada.table("me", "bot:greedy", game="settlers", options={"mode": "advanced"})
    write(ada, 32)
    if not ada.phone:
        ada.page.locator(".settlers [data-move]").last.hover()
    yield "settlers"
    if ada.phone:
        ada.page.locator(".turn button").nth(1).tap()
        yield "settlers-village"
    ada.table("me", game="settlers", options={"adventure": "12"})
    play_out(ada)
    ada.sees(".ending")
    yield "settlers-end"


def villages(ada: Person) -> Iterator[str]:
    """Saltfjord: a round with carts, the panels of a phone, the end of a game alone."""
    options = {"side": "village", "carts": "yes"}
    ada.table("me", "bot:random", "bot:random", game="saltfjord", options=options)
    ada.page.set_default_timeout(60_000)
    fish_on(ada, 24)
    ada.choices()
    yield "saltfjord"
    if ada.phone:
        for panel in ("store", "fjord", "market", "tech"):
            ada.page.locator(f"[data-panel='{panel}']").tap()
            yield f"saltfjord-{panel}"
    ada.table("me", game="saltfjord")
    fish_on(ada)
    ada.sees(".ending")
    yield "saltfjord-end"


def write(ada: Person, moves: int) -> None:
    """Crosses out what can be crossed out, and stops where something still can be."""
    made = 0
    while made < moves or not any(move.startswith("build") for move in ada.choices()):
        found = ada.choices()
        ours = [move for move in found if move != "done"]
        made += cross_out(ada, ada.random.choice(ours or found))


def settle(ada: Person, moves: int) -> None:
    """Plays without a Guardian of one's own, and stops with the Commander in hand."""
    made = 0
    while made < moves or "card commander" not in ada.choices():
        found = ada.choices()
        calm = [move for move in found if move not in {"card guardian", "done", "decline"}]
        ada.chose(ada.random.choice(calm or found))
        made += 1


def scoring(ada: Person) -> Iterator[str]:
    """Sardinia, with a scoring that is being shown."""
    ada.table("me", "me", options={"first-player": "A"})
    for move in ("card architect", "fort 6", "card commander", "settler p2"):
        ada.chose(move)
    first = ada.page.locator("section .fort strong").first.inner_text()
    ada.chose("card queen")
    ada.chose("copy architect")
    ada.chose(f"fort {first}" if first != "6" else "fort 7")
    ada.chose("card admiral")
    ada.chose("ship h1")
    ada.choose("card guardian")
    ada.sees(".scoring h3")
    yield "sardinia-scoring"


PARTS = {"pages": pages, "settlers": sheets, "saltfjord": villages, "scoring": scoring}


def take(browser: Browser, address: str, *, phone: bool, dark: bool) -> None:
    """All pictures of one size and one theme."""
    kind = f"{'phone' if phone else 'wide'}-{'dark' if dark else 'light'}"
    language = "pl-PL" if dark else "en-GB"
    for part in sys.argv[1:] or PARTS:
        pace = "calm" if part == "scoring" else "instant"
        ada = Person(browser, address, phone=phone, dark=dark, language=language, pace=pace, seed=7)
        for name in PARTS[part](ada):
            shoot(ada, f"{name}-{kind}")
        ada.context.close()


def shoot(person: Person, name: str) -> None:
    """One picture, once the page has come to rest."""
    person.page.wait_for_timeout(400)
    person.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
    print(name, flush=True)


def main() -> None:
    """Start a server and a browser, and take everything."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for phone in (False, True):
                for dark in (False, True):
                    take(browser, server.address, phone=phone, dark=dark)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
