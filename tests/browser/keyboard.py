"""Playing on the board by nothing but Tab and Enter."""

from __future__ import annotations

from collections.abc import Iterable

from tests.browser.people import Look, Person
from tests.browser.scripts import FOCUSED

MOVES = "all => all.map(each => each.dataset.move)"


def press(person: Person, seen: Look, wanted: Iterable[str], tabs: int = 90) -> Look:
    """Tab on to the first of the wanted moves that comes, and press Enter.

    What the prompt offers comes before the board, so it is sought backwards.
    """
    wishes, keys = set(wanted), person.page.keyboard
    prompt = person.page.locator(".prompt [data-move]")
    back = not wishes.isdisjoint(prompt.evaluate_all(MOVES))
    here = seen.focused
    for _ in range(tabs):
        if here in wishes:
            keys.press("Enter")
            return person.look(seen.seq)
        keys.press("Shift+Tab" if back else "Tab")
        here = person.page.evaluate(FOCUSED)
    raise AssertionError(f"{sorted(wishes)} cannot be reached by keyboard")
