from osada.conformance import kit
from osada.games.settlers import GAME
from tests.games.settlers.before import BEFORE

test_settlers = kit(GAME, games=30)
test_settlers_by_revision_1 = kit(BEFORE, games=8)
