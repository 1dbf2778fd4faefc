"""Text in columns: nothing is wider than a terminal, and names are broken last."""

import pytest

from osada.text.grid import WIDTH, flow, table, wrapped

ROWS = [["Player", "Points", "Places"], ["Ala", "3", "Nurra, Gallura"], ["Bo", "12", "–"]]


def test_a_table_has_heads_a_rule_and_aligned_columns() -> None:
    assert table(ROWS).splitlines() == [
        "Player  Points  Places",
        "──────────────────────────────",
        "Ala     3       Nurra, Gallura",
        "Bo      12      –",
    ]
    assert table(ROWS, rule=False, right=True).splitlines()[2] == "Bo          12               –"


def test_a_cell_that_does_not_fit_goes_on_below_indented() -> None:
    text = table([["Player", "Places"], ["Ala", "word " * 30], ["Bo", "–"]])
    lines = text.splitlines()
    assert max(map(len, lines)) <= WIDTH
    assert lines[3].startswith("    ")
    assert lines[-1] == "Bo      –"


@pytest.mark.parametrize("columns", [1, 2, 5, 9, 11])
def test_a_table_is_never_wider_than_a_terminal(columns: int) -> None:
    rows = [[f"{'x' * (7 * i)} y{i}" for i in range(columns)] for _ in range(3)]
    assert max(map(len, table(rows, gap=1).splitlines())) <= WIDTH


def test_names_are_broken_last() -> None:
    rows = [["Anna Maria", *["a longer cell"] * 7]] * 2
    assert table(rows).startswith("Anna Maria")


def test_short_things_flow_and_long_lines_wrap() -> None:
    assert flow(["field 1: a b"] * 8).count("\n") == 1
    assert "field 1: a b\n" in flow(["field 1: a b"] * 8)
    assert flow([]) == ""
    assert wrapped("word " * 20).splitlines()[1].startswith("    word")
