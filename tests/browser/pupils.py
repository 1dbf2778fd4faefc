"""Somebody who takes a course: what is asked for is found on the board and done there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.scripts import SPOT, polling

STANDS = polling(
    """([course, before]) => {
      const kept = JSON.parse(localStorage['osada-courses'] ?? '{}')[course];
      const shown = document.querySelector('.lesson')?.dataset;
      const here = kept && shown?.at === `${kept.lesson} ${kept.moves.length}`;
      const over = document.querySelector('[data-next], [data-result]') !== null;
      const at = kept && `${kept.lesson}: ${kept.moves.join('; ')}`;
      const stands = here && at !== before && (shown.seq || over);
      return stands ? [at, kept.lesson, kept.moves, over] : null;
    }""",
    "Nothing comes after ${given}.",
)
"""Waits until a lesson stands elsewhere than before and something can be done."""
CENTRE = """move => document.querySelector(`[data-move="${move}"], [data-pick="${move}"]`)
  ?.scrollIntoView({block: 'center', inline: 'center'})"""
APPEARED = polling(
    """move => document.querySelector(`[data-move="${move}"]`) && true""",
    "${given} is not offered.",
)
"""Waits until a move can be made with the piece that was taken up."""
DOORS = """() => [...document.querySelectorAll('.board [data-panel]')]
  .filter(door => door.ariaPressed !== 'true' && door.ariaSelected !== 'true')
  .map(door => door.dataset.panel)"""
PICKS = """move => [...document.querySelectorAll('[data-pick]')].map(each => each.dataset.pick)
  .find(pick => move.startsWith(`${pick} `)) ?? null"""
TAKEN = polling(
    """([course, before]) => {
      const kept = JSON.parse(localStorage['osada-courses'])[course];
      const sure = document.querySelector(".again, [data-do='lay']:not([disabled])");
      if (`${kept.lesson}: ${kept.moves.join('; ')}` !== before) return '';
      return sure ? (sure.dataset.do ?? 'again') : null;
    }""",
    "A touch at ${given} was not answered.",
)
"""What a touch has led to: a move that was taken, or something that is to be confirmed."""
LISTED = 'move => document.querySelector(`#panel-moves [data-move="${move}"]`)?.innerText'


class Pupil:
    """A person in a course."""

    def __init__(self, person: Person, course: str) -> None:
        self.person, self.page = person, person.page
        self.course = course
        self.at, self.lesson = "", ""
        self.moves: list[str] = []
        self.over = False

    def open(self) -> None:
        """Come to the course, or come back to it."""
        self.at = ""
        self.person.open(f"/learn/{self.course}")
        self.look()

    def look(self) -> None:
        stands = self.page.evaluate(STANDS, [self.course, self.at])
        self.at, self.lesson, self.moves, self.over = stands

    def ask(self, **more: Any) -> dict[str, Any]:
        """What the service says of the lesson as it stands, a test's goal included."""
        body = {"moves": self.moves, "show": True, "language": self.person.language[:2]} | more
        path = f"/courses/{self.course}/{self.lesson}"
        answer: dict[str, Any] = self.person.ask("POST", path, body)
        return answer

    @property
    def goal(self) -> str:
        found: str = self.ask()["goal"][0]["notation"]
        return found

    # By touch

    def touch(self, move: str) -> None:
        """Tap on a move: on another panel, or after its piece, if that is where it is."""
        self._uncover(move)
        spot = self.person.point(move)
        sure = self.page.evaluate(TAKEN, [self.course, self.at])
        if sure == "again":
            self.page.touchscreen.tap(*spot)
        elif sure:
            self.page.locator(f"[data-do='{sure}']").tap()
        self.look()

    def _uncover(self, move: str) -> None:
        """Bring a move before the eyes: take up its piece, or turn to the panel that it is on."""
        if self._seen(move):
            return
        if pick := self.page.evaluate(PICKS, move):
            self.person.point(pick)
            self.page.evaluate(APPEARED, move)
            self.page.evaluate(CENTRE, move)
            return
        for door in self.page.evaluate(DOORS):
            self.page.locator(f"[data-panel='{door}']").tap()
            if self._seen(move):
                return
        raise AssertionError(f"{move} is nowhere to be seen")

    def _seen(self, move: str) -> bool:
        self.page.evaluate(CENTRE, move)
        return self.page.evaluate(SPOT, move) is not None

    # By keyboard

    def type(self, move: str) -> None:
        """Find a move in the list of all moves, and play it."""
        field = self.page.locator("#panel-moves input")
        if not field.count():
            self.page.keyboard.press("m")
        expect(field).to_be_focused()
        self.page.keyboard.insert_text(self.page.evaluate(LISTED, move))
        self.page.keyboard.press("Enter")
        self.look()

    # The whole course

    def go_through(self) -> None:
        """Do all that is asked for, to the end of the course."""
        while not self.page.locator("[data-result]").count():
            if self.over:
                self.go_on()
            elif self.person.phone:
                self.touch(self.goal)
            else:
                self.type(self.goal)

    def go_on(self) -> None:
        """To the next lesson: with the keyboard it is focused already."""
        following = self.page.locator("[data-next]")
        if self.person.phone:
            following.tap()
        else:
            expect(following).to_be_focused()
            self.page.keyboard.press("Enter")
        self.look()
