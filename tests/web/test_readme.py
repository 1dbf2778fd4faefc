"""The folders of the browser app are those that its README lists."""

import re

import dev

SOURCES = dev.WEB / "src"


def test_the_readme_lists_every_folder() -> None:
    text = (dev.WEB / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `(src/[\w/]+)` \|", text, flags=re.MULTILINE)
    tops = {path for path in SOURCES.iterdir() if path.is_dir() and path.name != "features"}
    features = {path for path in (SOURCES / "features").iterdir() if path.is_dir()}
    assert sorted(listed) == sorted(
        path.relative_to(dev.WEB).as_posix() for path in tops | features
    )
