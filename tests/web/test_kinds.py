"""The sheet editor offers the effects that the rules know, within their bounds."""

from __future__ import annotations

from tests.web.kinds import FILE, text


def test_the_editor_knows_every_kind_of_effect() -> None:
    told = "python tests/web/kinds.py writes it anew"
    assert FILE.read_text(encoding="utf-8") == text(), told
