"""Players made of code: what a bot is, the random one, and how to find anybody's."""

from osada.bots.bot import Bot, BotError, BotMaker, Budget, ask
from osada.bots.find import find, make, names
from osada.bots.random import RandomBot

__all__ = ["Bot", "BotError", "BotMaker", "Budget", "RandomBot", "ask", "find", "make", "names"]
