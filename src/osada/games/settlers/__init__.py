"""Settlers: Roll & Write: an empire crossed out on two sheets, for one to four players."""

from osada.games.settlers.game import Settlers

GAME = Settlers()
