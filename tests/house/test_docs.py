"""What docs/ shows works as it is written; sheets and the API page have tests of their own."""

from __future__ import annotations

import re
import runpy
import shutil
import sys
from pathlib import Path

import pytest

import dev
from osada.bots.match import Match, answer
from osada.cli import commands
from osada.games import find

DOCS = dev.ROOT / "docs"
PAGES = [dev.ROOT / "README.md", dev.ROOT / "CONTRIBUTING.md", *sorted(DOCS.glob("*.md"))]
GOLDEN = dev.ROOT / "tests/golden/settlers-1-7.osada"


def code(page: str, begins: str) -> str:
    """The example of a page that begins so."""
    text = (DOCS / page).read_text(encoding="utf-8")
    blocks: list[str] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    return next(block for block in blocks if block.startswith(begins))


def test_a_bot_of_ten_lines_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mybots.py").write_text(code("bots.md", "# mybots.py"), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = find("settlers")
    match = Match(game, 1, {"adventure": "7"}, "docs")
    assert match.run(lambda decision: answer("mybots:Hasty", game, decision)).scores()[0] >= 0
    sys.modules.pop("mybots")


def test_a_record_is_read_replayed_and_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copy(GOLDEN, "game.osada")
    Path("example.py").write_text(code("records.md", "from pathlib"), encoding="utf-8")
    runpy.run_path("example.py")
    assert "draws follow from the seed" in capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_and_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    known = {command.__name__ for command in commands.ALL} | {*commands.BELOW, "--version", "serve"}
    named = set(re.findall(r"(?:^|[`/ ])osada ([a-z-]+)(?= [A-Za-z./-]|`)", text, re.MULTILINE))
    assert named - known <= {"record"}
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", text)
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_glossary_names_files_that_exist() -> None:
    text = (DOCS / "glossary.md").read_text(encoding="utf-8")
    named = re.findall(r"\| `([^`]+)` \|$", text, re.MULTILINE)
    assert len(named) > 30
    places = (dev.ROOT, dev.ROOT / "src/osada")
    assert [path for path in named if not any(list(place.glob(path)) for place in places)] == []
