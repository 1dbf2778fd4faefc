"""What the README shows works as it is written."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_first_bot_plays_a_whole_game(tmp_path: Path) -> None:
    found = re.search(r"```python\n(class Hoarder:.*?)```", README, re.DOTALL)
    assert found is not None
    (tmp_path / "mybots.py").write_text(found[1], encoding="utf-8")
    code = (
        "from mybots import Hoarder;"
        "from osada.bots.bot import ask;"
        "from osada.core.rng import Rng;"
        "from osada.core.table import Table;"
        "from osada.games import find;"
        "table = Table(find('sardinia'), 2, 'readme', {'full-tie': 'shared'});"
        "bots = [Hoarder(table.game, 0), Hoarder(table.game, 1)]\n"
        "while not table.over:\n"
        "    seat = table.position.turn()\n"
        "    table.play(seat, ask(bots[seat], seat, table.position, Rng(1))[0])\n"
        "print(table.position.places())"
    )
    places = [str(tmp_path), *sys.path]
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": ":".join(places)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "1" in run.stdout


def test_the_ten_lines_of_python_play_and_verify_a_game() -> None:
    found = re.search(r"## Python\n\n```python\n(.*?)```", README, re.DOTALL)
    assert found is not None
    assert len([line for line in found[1].splitlines() if line]) <= 10
    run = subprocess.run(
        [sys.executable, "-c", found[1]],
        env={"PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert re.fullmatch(r"\[\d+, \d+\] \d+ draws verified\n", run.stdout)


def test_every_page_that_is_linked_is_there() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / link).exists(), link
    for picture in re.findall(r'src="([^"]+)"', README):
        assert (ROOT / picture).exists(), picture
