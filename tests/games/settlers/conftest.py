"""The game with made-up buildings, loaded once for all tests that use them."""

import pytest

from tests.games.settlers import buildings
from tests.games.settlers.pack import Pack, fan_file, load


@pytest.fixture(scope="session")
def fan() -> Pack:
    """Every made-up building on a sheet of its own."""
    return load(fan_file(buildings.MADE_UP, buildings.BESIDE))
