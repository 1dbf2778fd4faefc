from osada.core.conformance import kit
from osada.games.settlers import GAME

test_settlers = kit(GAME, games=30)
