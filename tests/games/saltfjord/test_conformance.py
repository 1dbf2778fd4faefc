from osada.conformance import kit
from osada.games.saltfjord import GAME

test_saltfjord = kit(GAME, games=24)
