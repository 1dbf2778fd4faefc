"""Old games replay exactly as they were played, on every Python and in every build."""

from pathlib import Path

import pytest

from osada.conformance.record_checks import trace
from osada.core.record import read
from osada.core.replay import verify
from osada.games import find

RECORDS = sorted(Path(__file__).parent.glob("*.osada"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_record_passes_through_the_same_positions(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read(text)
    game = find(record.game)
    assert record.notes == [f"trace {trace(game, text)}"]
    assert verify(game, record) > 0
