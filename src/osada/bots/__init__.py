"""Bots: the protocol, the built-in players, and lookup by name."""

from osada.bots.bot import CEILING, Bot, BotError, BotMaker, Budget, ask
from osada.bots.find import broken, find, make, names
from osada.bots.match import Decision, Match, answer, decision_at
from osada.bots.player import Player
from osada.bots.random import RandomBot

__all__ = [
    "CEILING",
    "Bot",
    "BotError",
    "BotMaker",
    "Budget",
    "Decision",
    "Match",
    "Player",
    "RandomBot",
    "answer",
    "ask",
    "broken",
    "decision_at",
    "find",
    "make",
    "names",
]
