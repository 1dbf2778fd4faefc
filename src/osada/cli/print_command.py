"""`osada print`: sheets, aids and posters as PDF."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from osada.cli import game_options
from osada.cli.failures import write_bytes
from osada.cli.screen import Screen
from osada.core.game import Game
from osada.printing import catalogue
from osada.printing.press import Form, printed


def show_papers(screen: Screen, games: list[Game]) -> None:
    """List the printable papers, by game."""
    for game in games:
        names = catalogue.names(game)
        if names:
            screen.heading(game_options.title(game, screen.words.code))
            screen.columns([Text(name) for name in names])


def print_paper(screen: Screen, game: Game, name: str, form: Form, out: Path | None) -> None:
    """Write one paper to a file."""
    words = screen.words
    file = out or Path(f"{game.name}-{name}.pdf")
    pdf = printed(catalogue.find(game, name, words.code), words.code, form)
    write_bytes(file, pdf, words)
    screen.say("paper-written", style="green", file=str(file), size=-(-len(pdf) // 1024))
