"""The conformance kit: what is tested for every game, by one line of its author's.

    from osada.conformance import kit

    test_mygame = kit(GAME)

The kit plays random games of every mode and checks, in every position reached, that the two
formulations of the law agree, that what must hold holds, that no seat can see what it must not,
that records, codecs, undo and windows work. `docs/adding-a-game.md` explains each check.
"""

from osada.conformance.kit import kit
from osada.conformance.random_game import Fault

__all__ = ["Fault", "kit"]
