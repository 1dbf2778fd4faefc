"""Playing whole games quickly: a look, a click, tap or key, and the next look when it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from tests.browser.people import CHOICES, PATIENCE, SPOT, Person

LOOK = f"""([seq, patience]) => new Promise((done, late) => {{
  const end = performance.now() + patience;
  const look = () => {{
    const shown = document.querySelector('.play')?.dataset.seq;
    const moves = ({CHOICES})();
    const over = document.querySelector('.ending') !== null;
    const focused = document.activeElement?.dataset.move ?? '';
    if (shown && shown !== seq && (moves.length || over)) done([shown, moves, over, focused]);
    else if (performance.now() > end) late(new Error(`Nothing has come after ${{seq}}.`));
    else requestAnimationFrame(look);
  }};
  look();
}})"""
"""Waits until there is something to choose at another moment than `seq`, or the game is over."""
WHERE = f"""([move, patience]) => new Promise((done, late) => {{
  const end = performance.now() + patience;
  const middle = () => {{
    for (const element of document.querySelectorAll(`[data-move="${{move}}"]`)) {{
      element.scrollIntoView({{block: 'nearest', inline: 'nearest'}});
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit && (hit === element || element.contains(hit))) return [x, y];
    }}
    return null;
  }};
  const look = () => {{
    const spot = middle() ?? ({SPOT})(move);
    if (spot) done(spot);
    else if (performance.now() > end) late(new Error(`${{move}} cannot be seen.`));
    else requestAnimationFrame(look);
  }};
  look();
}})"""
"""Where a move can be clicked: in its middle, if nothing lies over it."""
TOUCHED = """seq => new Promise((done) => {
  const look = () => {
    const sure = document.querySelector(".again, [data-do='lay']:not([disabled])");
    const shown = document.querySelector('.play').dataset.seq;
    if (shown !== seq) done('');
    else if (sure) done(sure.dataset.do ?? 'again');
    else requestAnimationFrame(look);
  };
  look();
})"""
"""What a touch has led to: a move that was played, or something shown that is to be confirmed."""
FOCUSED = "() => document.activeElement?.dataset.move ?? ''"


class Look(NamedTuple):
    """What somebody sees when there is something to choose."""

    seq: str
    moves: list[str]
    over: bool
    focused: str


Policy = Callable[[Person, Look], str]


def look(person: Person, after: str = "") -> Look:
    """Wait for another moment than the one after which something was done."""
    return Look(*person.page.evaluate(LOOK, [after, 3 * PATIENCE]))


def act(person: Person, seen: Look, move: str) -> Look:
    """Click or tap on a move where it is on the screen, and look again."""
    spot = person.page.evaluate(WHERE, [move, PATIENCE])
    if person.phone:
        _tap(person, seen, spot)
    else:
        person.page.mouse.click(*spot)
    return look(person, seen.seq)


def _tap(person: Person, seen: Look, spot: tuple[float, float]) -> None:
    """A first touch may only show what it would do."""
    person.page.touchscreen.tap(*spot)
    sure = person.page.evaluate(TOUCHED, seen.seq)
    if sure == "again":
        person.page.touchscreen.tap(*spot)
    elif sure:
        person.page.locator(f"[data-do='{sure}']").tap()


def play_out(person: Person, policy: Policy, most: int = 400) -> int:
    """Play until the game is over, or for some choices; how many there were."""
    seen = look(person)
    for made in range(most):
        if seen.over:
            return made
        seen = act(person, seen, policy(person, seen))
    return most


def press(person: Person, seen: Look, wanted: Iterable[str], tabs: int = 90) -> Look:
    """Tab on to the first of the wanted moves that comes, and press Enter.

    What the prompt offers comes before the board, so it is sought backwards.
    """
    wishes, keys = set(wanted), person.page.keyboard
    prompt = person.page.locator(".prompt [data-move]")
    back = any(move.get_attribute("data-move") in wishes for move in prompt.all())
    here = seen.focused
    for _ in range(tabs):
        if here in wishes:
            keys.press("Enter")
            return look(person, seen.seq)
        keys.press("Shift+Tab" if back else "Tab")
        here = person.page.evaluate(FOCUSED)
    raise AssertionError(f"{sorted(wishes)} cannot be reached by keyboard")
