"""The shell of the browser app names no game: what belongs to one lies in its board's folder."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import dev
from osada import games

SOURCES = dev.WEB / "src"
BOARDS = SOURCES / "boards"
GENERATED = SOURCES / "api/schema.d.ts"
KINDS = {".ts", ".svelte", ".ftl", ".css", ".html"}


def called(game: str) -> set[str]:
    """What a game is called: its name and the beginning of its titles, in every language."""
    words = [games.find(game).text.language(code).say("rules-title") for code in ("en", "pl")]
    return {game, *(title.split(":")[0].strip().lower() for title in words)}


def files(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if path.suffix in KINDS and path != GENERATED:
            yield path


def places(paths: Iterable[Path], sought: re.Pattern[str]) -> list[str]:
    """Where something stands, as `src/features/home/HomePage.svelte:12: the line`."""
    return [
        f"{path.relative_to(dev.WEB)}:{number}: {line.strip()}"
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if sought.search(line)
    ]


def test_outside_the_boards_no_game_is_named() -> None:
    folders = [BOARDS / game for game in games.names()]
    shell = (
        path
        for path in [*files(SOURCES), dev.WEB / "index.html"]
        if not any(path.is_relative_to(folder) for folder in folders)
    )
    names = "|".join(re.escape(name) for game in games.names() for name in called(game))
    assert not places(shell, re.compile(rf"\b({names})\b", re.IGNORECASE))


@pytest.mark.parametrize("game", games.names())
def test_a_board_takes_nothing_from_another(game: str) -> None:
    others = "|".join(other for other in games.names() if other != game)
    taken = re.compile(rf"['\"][./]+/(boards/)?({others})/")
    assert not places(files(BOARDS / game), taken)
