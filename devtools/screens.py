"""Take screenshots of every page: `python3 dev.py screens`, or some of them: `… screens home`.

Each page is shown wide and on a phone, light (in English) and dark (in Polish). The pictures are
written to build/screens; `docs/pictures/boards.jpg` is composed of three of them.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402

from osada.core.record import Record  # noqa: E402
from tests.browser.conftest import CHROMIUM, FLAGS, Server  # noqa: E402
from tests.browser.lent import FOLDER as RECORDS  # noqa: E402
from tests.browser.lent import lend, recorded  # noqa: E402
from tests.browser.people import Person  # noqa: E402
from tests.browser.test_saltfjord import sensible_moves  # noqa: E402

FOLDER = ROOT / "build/screens"
QUALITY = 80  # of a JPEG: letters stay clear
Tour = Callable[[Person], Iterator[str]]


def page(name: str, path: str, ada: Person) -> Iterator[str]:
    """Show a page to a person who is playing a game."""
    ada.table("me", "bot:level2")
    ada.open(path.replace("{me}", ada.id))
    ada.sees("article" if name == "home" else "h1")
    yield name


def sardinia(ada: Person) -> Iterator[str]:
    """Sardinia in the middle of a game for four, and the same moment in words and in the replay."""
    table = ada.table("me", "bot:greedy", "bot:greedy", "bot:greedy")
    settle(ada, 24)
    yield "sardinia"
    if not ada.phone:
        ada.page.locator("[data-role=farmer]").hover()
    ada.chose("card commander")
    ada.choices()
    yield "sardinia-choosing"
    ada.page.locator("#tab-text").click()
    yield "sardinia-words"
    ada.open(f"/tables/{table}/replay#60")
    ada.sees(".island")
    yield "replay"


def settle(ada: Person, moves: int) -> None:
    """Play without using the Guardian, and stop with the Commander in hand."""
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
    ada.sees(".scoring h2")
    yield "sardinia-scoring"


def ending(ada: Person) -> Iterator[str]:
    """Sardinia, when it is over."""
    ada.table("me", "bot:greedy", "bot:greedy")
    ada.play_on()
    ada.sees(".ending")
    yield "sardinia-end"


def waiting(ada: Person) -> Iterator[str]:
    """A table that waits for a friend."""
    ada.table("me", "open", "bot:level3", start=False)
    yield "waiting"


def settlers(ada: Person) -> Iterator[str]:
    """Settlers: the middle of a game for two, and the end of a good game alone."""
    replay(ada, "settlers-two", 0.55)
    if not ada.phone:
        ada.page.locator(".settlers [data-move]").last.hover()
    yield "settlers"
    if ada.phone:
        ada.page.locator(".turn button").nth(1).tap()
        yield "settlers-village"
    replay(ada, "settlers-alone", 1)
    ada.sees(".ending")
    yield "settlers-end"


def saltfjord(ada: Person) -> Iterator[str]:
    """Saltfjord: the second round with carts, the panels of a phone, a medal."""
    replay(ada, "saltfjord-three", 0.6)
    yield "saltfjord"
    if ada.phone:
        for panel in ("store", "fjord", "market", "tech"):
            ada.page.locator(f"[data-panel='{panel}']").tap()
            yield f"saltfjord-{panel}"
    replay(ada, "saltfjord-medal", 1)
    ada.sees(".ending")
    yield "saltfjord-end"
    ada.open("/solo/saltfjord")
    ada.sees(".medals")
    yield "solo-saltfjord"


def counting(ada: Person) -> Iterator[str]:
    """Final scorings while they are being counted."""
    for game, record in {"settlers": "settlers-alone", "saltfjord": "saltfjord-medal"}.items():
        last = replay(ada, record, 0.999)
        ada.choose(last)
        ada.page.wait_for_timeout(5200)
        yield f"{game}-scoring"


def daily(ada: Person) -> Iterator[str]:
    """The challenge of the day, when some have played it."""
    browser = ada.context.browser
    assert browser is not None
    played = any(stream["rows"] for stream in ada.ask("GET", "/daily")["streams"])
    for name, seed in {"Ben": 2, "Cleo": 3, "Dorota": 4}.items() if not played else ():
        friend = Person(browser, ada.address, name=name, seed=seed)
        idle_away(friend, "settlers")
        idle_away(friend, "saltfjord")
        friend.context.close()
    ada.open("/daily")
    expect(ada.page.locator(".par")).to_have_count(2, timeout=120_000)
    expect(ada.page.locator("article li").first).to_be_visible()
    yield "daily"


def idle_away(person: Person, game: str) -> None:
    """Play today's game somehow, to the end."""
    assert person.id
    table = person.ask("POST", f"/daily/{game}/play", {})["id"]
    while (state := person.ask("GET", f"/tables/{table}/state"))["status"] == "running":
        found = [move["notation"] for move in state["legal"]]
        if game == "saltfjord":
            found = sensible_moves(person, found)
        ours = [move for move in found if move != "done"] or found
        move = {"seat": 0, "token": state["token"], "move": person.random.choice(ours)}
        person.ask("POST", f"/tables/{table}/moves", move)


def replay(ada: Person, name: str, share: float) -> str:
    """Play a recorded game on its dice, up to a turn of Ada's; her next move."""
    record, browser = recorded(name), ada.context.browser
    assert browser is not None
    friends = [Person(browser, ada.address, name=each) for each in record.names[1:]]
    people = [ada, *friends]
    table = seated(people, record, name)
    lines = [line for line in record.moves if line.seat >= 0]
    at = int(len(lines) * share)
    while at < len(lines) and lines[at].seat:
        at += 1
    for line in lines[:at]:
        person = people[line.seat]
        token = person.ask("GET", f"/tables/{table}/state")["token"]
        move = {"seat": line.seat, "token": token, "move": line.notation}
        person.ask("POST", f"/tables/{table}/moves", move)
    for friend in friends:
        friend.context.close()
    ada.open(f"/tables/{table}")
    ada.sees(".stage .board")
    return lines[at].notation if at < len(lines) else ""


def seated(people: list[Person], record: Record, dice: str) -> str:
    """A table with everybody at it, on the dice of a record."""
    assert all(person.id for person in people)
    order = {"game": record.game, "options": record.options, "access": "link", "stream": dice}
    seats = ["me", *["open"] * (len(people) - 1)]
    table: str = people[0].ask("POST", "/tables", {**order, "seats": seats})["id"]
    for person in people[1:]:
        person.ask("POST", f"/tables/{table}/join", {})
    people[0].ask("POST", f"/tables/{table}/start", {})
    return table


PAGES = {
    "home": "/",
    "tables": "/lobby",
    "new-table": "/new/sardinia",
    "rules": "/games/sardinia#S15",
    "settings": "/settings",
    "profile": "/users/{me}",
    "solo": "/solo/settlers",
}
TOURS: dict[Tour, tuple[str, ...]] = {
    sardinia: ("sardinia", "sardinia-choosing", "sardinia-words", "replay"),
    scoring: ("sardinia-scoring",),
    ending: ("sardinia-end",),
    waiting: ("waiting",),
    daily: ("daily",),
    **{partial(page, name, path): (name,) for name, path in PAGES.items()},
    settlers: ("settlers", "settlers-village", "settlers-end"),
    saltfjord: (
        "saltfjord",
        *(f"saltfjord-{part}" for part in ("store", "fjord", "market", "tech", "end")),
        "solo-saltfjord",
    ),
    counting: ("settlers-scoring", "saltfjord-scoring"),
}


def wanted(names: tuple[str, ...]) -> set[str]:
    """Those of a tour's pictures that were asked for: `sardinia` means `sardinia-end`, too."""
    asked = sys.argv[1:]
    return {
        name
        for name in names
        if not asked or any(name == each or name.startswith(f"{each}-") for each in asked)
    }


def take(browser: Browser, address: str, *, phone: bool, dark: bool) -> None:
    """Take all pictures of one size and one theme."""
    kind = f"{'phone' if phone else 'wide'}-{'dark' if dark else 'light'}"
    language = "pl-PL" if dark else "en-GB"
    for tour, names in TOURS.items():
        left = wanted(names)
        if not left:
            continue
        pace = "calm" if tour in {scoring, counting} else "instant"
        ada = Person(browser, address, phone=phone, dark=dark, language=language, pace=pace, seed=7)
        for name in tour(ada):
            if name in left:
                shoot(ada, f"{name}-{kind}")
                left.remove(name)
            if not left:
                break
        ada.context.close()


def shoot(person: Person, name: str) -> None:
    """Take one picture once the page has settled."""
    person.page.wait_for_timeout(400)
    person.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
    print(name, flush=True)


def main() -> None:
    """Start a server and a browser, and take what is wanted."""
    known = {name for names in TOURS.values() for name in names}
    if strange := set(sys.argv[1:]) - known:
        sys.exit(f"No such picture: {', '.join(strange)}. There are: {', '.join(sorted(known))}.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        for record in RECORDS.glob("*.osada"):
            lend(server, record.stem)
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
