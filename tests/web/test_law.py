"""What boards work out themselves is what the rules say: their cases are fresh from the rules.

`law.test.ts` of each board holds the board against them.
"""

import pytest

from tests.web.law.write import LAWS, path, text


@pytest.mark.parametrize("game", LAWS)
def test_the_cases_of_a_board_are_what_the_rules_say(game: str) -> None:
    kept = path(game).read_text(encoding="utf-8")
    assert text(game) == kept, "python tests/web/law/write.py writes them anew"
