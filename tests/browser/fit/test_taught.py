"""Boards fit beside the texts for learners: a lesson's words, a coach's tip."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.fit.test_fit import measured
from tests.browser.people import Person

Visit = Callable[..., Person]
COURSES = {"sardinia": "sardinia", "settlers": "settlers-alone", "saltfjord": "saltfjord"}
LONG = " ".join(["Rozstrzygnij"] * 25)
"""As long as a tip may be, in long words."""


def speak(route: Any) -> None:
    answer = route.fetch()
    tips = [{"id": "long", "words": LONG, "rule": answer.json()["tips"][0]["rule"]}]
    route.fulfill(response=answer, json={**answer.json(), "tips": tips})


@pytest.mark.parametrize("phone", [True, False], ids=["touched", "pointed"])
@pytest.mark.parametrize("game", list(COURSES))
def test_boards_fit_beside_lessons_and_tips(visit: Visit, game: str, phone: bool) -> None:
    ada = visit(phone=phone, coached=True, language="pl-PL")
    ada.open(f"/learn/{COURSES[game]}")
    ada.sees(".lesson [data-words]")
    faults = [f"lesson, {fault}" for fault in measured(ada, f"{game}-lesson")]
    ada.page.route(re.compile("/tips"), speak)
    ada.table("me", "bot:random", game=game)
    ada.sees("[data-got-it]")
    faults += [f"tip, {fault}" for fault in measured(ada, f"{game}-tip")]
    assert not faults, "\n".join([f"{len(faults)} faults", *faults])
