"""Every board fits every screen: what is too small, covered, cut off or wasted is measured.

`python3 dev.py fit` looks at all screens; `OSADA_FIT="360x640 1366x768@200%"` at some of them, and
`OSADA_PICTURES="light dark"` leaves pictures in `build/fit`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import dev
from tests.browser.conftest import Server
from tests.browser.fit.scenes import MOMENTS, RECORDS, Party
from tests.browser.fit.screens import Screen, chosen
from tests.browser.people import Person

Visit = Callable[..., Person]
MEASURE = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")
PICTURES = dev.ROOT / "build/fit"
BOARD, FACE = 0.5, 0.75
"""The parts of a large window that the board has, and of the board that its face fills."""
WHOLE = "OSADA_FIT" in os.environ
LANGUAGES = ["pl-PL", "en-GB"] if WHOLE else ["pl-PL"]
"""In the suite the one with the longer words."""
WATCHED = 12
"""Moves before a moment that are looked at as they happen, for the marks that they leave."""
REACHED = "seq => document.querySelector('.play')?.dataset.seq === String(seq)"


def moments(game: str, which: str) -> dict[str, int]:
    """The fullest moment of a game, which is the last before its end, the others, or all."""
    fullest = list(MOMENTS[game])[-2]
    wanted = {"fullest": {fullest}, "others": MOMENTS[game].keys() - {fullest}}
    return {name: at for name, at in MOMENTS[game].items() if name in wanted.get(which, {name})}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", ["all"] if WHOLE else ["fullest", "others"])
@pytest.mark.parametrize("game", list(MOMENTS))
def test_boards_fit(visit: Visit, server: Server, game: str, which: str, language: str) -> None:
    ada = visit(language=language)
    party = Party(server, ada, RECORDS[game])
    eyes = [ada, beside(visit, ada)]
    faults = []
    for moment, moves in moments(game, which).items():
        party.play(min(moves, len(party.record.moves)) - WATCHED)
        for each in eyes:
            each.open(f"/tables/{party.table}")
            each.sees(".stage .board")
        party.play(moves)
        seq = ada.ask("GET", f"/tables/{party.table}/state")["seq"]
        for each in eyes:
            each.page.wait_for_function(REACHED, arg=seq)
            found = measured(each, f"{game}-{moment}")
            faults += [f"{game}, {moment}, {language[:2]}, {fault}" for fault in found]
            each.look_away()
    party.go()
    assert not faults, "\n".join([f"{len(faults)} faults", *faults])


def beside(visit: Visit, ada: Person) -> Person:
    """The same person once more, with a screen that is touched."""
    phone = visit(language=ada.language, phone=True)
    phone.context.add_cookies(ada.context.cookies())  # type: ignore[arg-type]
    return phone


def measured(ada: Person, name: str) -> Iterator[str]:
    """What is wrong, on each screen and on each of the board's panels there."""
    for screen in chosen(touch=ada.phone):
        resize(ada, screen)
        for panel in panels(ada):
            where = " ".join(filter(None, [screen.name, panel]))
            picture(ada, f"{name}-{ada.language[:2]}-{where}")
            asked = {"touch": screen.touch, "board": BOARD if screen.large else 0}
            asked["face"] = FACE if screen.large and not name.endswith("-end") else 0
            for fault in ada.page.evaluate(MEASURE, asked):
                yield f"{where}: {fault}"


def resize(ada: Person, screen: Screen) -> None:
    """Another window; at twice the size there is room for half as much."""
    ada.resize(screen.width // screen.zoom, screen.height // screen.zoom)


def panels(ada: Person) -> Iterator[str]:
    """The board as it is, each of the parts that a small screen shows it in, each layer over it."""
    parts, layers = (named(ada, f"data-{kind}") for kind in ("panel", "layer"))
    for name in (not ada.over and parts) or [""]:
        if name:
            press(ada, f"[data-panel='{name}']")
        yield name
    for name in layers if not ada.over else []:
        press(ada, f"[data-layer='{name}']")
        yield name
        press(ada, f"[data-layer='{name}']")


def named(ada: Person, attribute: str) -> list[str]:
    found = ada.page.locator(f"[{attribute}]:visible")
    return [each.get_attribute(attribute) or "" for each in found.all()]


def press(ada: Person, selector: str) -> None:
    ada.page.locator(selector).click()
    ada.be_still()


def picture(ada: Person, name: str) -> None:
    """Something to look at, if `OSADA_PICTURES` asks for it: light and dark."""
    for theme in os.environ.get("OSADA_PICTURES", "").split():
        ada.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        ada.be_still()
        PICTURES.mkdir(parents=True, exist_ok=True)
        ada.page.screenshot(path=PICTURES / f"{name} {theme}.png")
