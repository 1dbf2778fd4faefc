from osada.conformance import kit
from osada.games.sardinia import GAME

test_sardinia = kit(GAME, games=300)
