"""`osada games`: what can be played, by how many, and with which options."""

from __future__ import annotations

from rich.text import Text

from osada.cli import game_options
from osada.cli.screen import Screen
from osada.core.game import Game


def show_games(games: list[Game], screen: Screen) -> None:
    """Every game with its players and options."""
    for game in games:
        _show_game(game, screen)
        screen.show()
    screen.say("games-hint", style="dim", game=games[0].name if games else "")


def _show_game(game: Game, screen: Screen) -> None:
    language = game.text.language(screen.words.code)
    title = language.say("rules-title")
    players = screen.words.say("players", first=game.players[0], last=game.players[-1])
    screen.show(Text.assemble((game.name, "bold cyan"), f"  {title}, {players}"))
    screen.paragraph(language.say("rules-about"), indent=2)
    for option in game.options:
        name = language.say(f"option-{option.name}")
        values = game_options.some(option.values)
        screen.paragraph(f"--{option.name} {values}  ({name})", style="dim", indent=2)
