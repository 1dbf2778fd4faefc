"""No tracked file knows the machine that it was written on."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import dev

REGISTRIES = ["pypi.", "pythonhosted.", "npmjs.", "deb.debian.", "crates."]
# Spelled in two halves, so that this file passes its own test.
HOST = re.compile("|".join(rf"\b{re.escape(name)}(?:org|com|io)\b" for name in REGISTRIES))
PATH = re.compile(r"(?<![\w./~-])/(?:root|work|home/\w+|Users/\w+)/\w")


def tracked() -> list[Path]:
    """The files that git knows."""
    git = shutil.which("git")
    if git is None or not (dev.ROOT / ".git").exists():
        pytest.skip("NOT TESTED: this is not a git checkout")
    names = subprocess.check_output([git, "ls-files", "-z"], cwd=dev.ROOT, text=True)
    return [dev.ROOT / name for name in names.split("\0") if name and (dev.ROOT / name).is_file()]


@pytest.mark.parametrize("forbidden", [HOST, PATH], ids=["registry", "path"])
def test_no_file_names(forbidden: re.Pattern[str]) -> None:
    guilty = []
    for path in tracked():
        for number, line in enumerate(path.read_bytes().decode(errors="ignore").splitlines(), 1):
            if forbidden.search(line):
                guilty.append(f"{path.relative_to(dev.ROOT)}:{number}")
    assert not guilty


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (HOST, "https://pypi" + ".org/simple"),
        (HOST, "registry=https://registry.npmjs" + ".org/"),
        (PATH, "see /" + "root/notes.txt"),
        (PATH, 'open("/' + 'home/eva/osada")'),
    ],
)
def test_the_patterns_catch(pattern: re.Pattern[str], text: str) -> None:
    assert pattern.search(text)
