"""Sardinia: area majority with role cards, for two to four players."""

from osada.games.sardinia.game import Sardinia

GAME = Sardinia()
