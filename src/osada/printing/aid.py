"""Player aids: a game's messages `aid-…`, in the order in which its language file has them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from osada.printing.drawing import AidLine, AidSection, PlayerAid
from osada.text.language import Language

AID: Final = "aid"
_TITLE: Final = "aid-title"
_SECTION: Final = "aid-section-"


def known(language: Language) -> bool:
    """Tell whether a game has an aid."""
    return language.knows(_TITLE)


def advice(language: Language) -> PlayerAid:
    """The aid of a game."""
    return PlayerAid(language.say(_TITLE), language.say("aid-about"), list(_sections(language)))


def _sections(language: Language) -> Iterator[AidSection]:
    title, lines = "", list[AidLine]()
    for key in language.keys:
        if key.startswith(_SECTION):
            if lines:
                yield AidSection(title, lines)
            title, lines = language.say(key), []
        elif language.knows(f"{key}.rules") and key.startswith("aid-"):
            rules = tuple(language.say(f"{key}.rules").split())
            lines.append(AidLine(language.say(f"{key}.text"), language.say(key), rules))
    yield AidSection(title, lines)
