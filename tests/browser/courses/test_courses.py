"""Every course to its end: on a phone by touch, on a large screen by keyboard, in both languages.

Every day each course is gone through once; `OSADA_COURSES=all` takes all ways, as a night does.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from osada.games import courses
from tests.browser.people import Person
from tests.browser.pupils import Pupil

Visit = Callable[..., Person]
WAYS = [("pl-PL", True), ("en-GB", False), ("en-GB", True), ("pl-PL", False)]


def chosen() -> Iterator[tuple[str, str, bool]]:
    """Each course in one way a day, so that every way has a course; all of them at night."""
    for number, course in enumerate(sorted(courses())):
        ways = WAYS if os.environ.get("OSADA_COURSES") == "all" else [WAYS[number % len(WAYS)]]
        for language, phone in ways:
            yield course, language, phone


@pytest.mark.parametrize(("course", "language", "phone"), list(chosen()))
def test_a_course_is_gone_through(visit: Visit, course: str, language: str, *, phone: bool) -> None:
    ada = visit(language=language, phone=phone)
    pupil = Pupil(ada, course)
    pupil.open()
    pupil.go_through()
    expect(ada.page.locator("[data-result]")).to_have_attribute("data-result", "3")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    if not phone:
        expect(ada.page.locator("[data-play]")).to_be_focused()
