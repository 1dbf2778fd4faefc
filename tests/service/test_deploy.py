"""What lies in deploy/ installs nothing that is not locked, and names settings that exist."""

from __future__ import annotations

import re
import tomllib

import dev
from osada.service.settings import PREFIX, Settings

DASHES = str.maketrans("._", "--")
DEPLOY = dev.ROOT / "deploy"


def test_the_container_installs_only_what_is_locked() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    installs = re.findall(r"pip install ([^\\\n]*)", text)
    assert len(installs) == 3
    for install in installs:
        assert "--no-deps" in install
        assert "--require-hashes" in install or install.endswith(" .")
    for lock in re.findall(r"locks/\w+\.txt", text):
        assert "--hash=sha256:" in (dev.ROOT / lock).read_text(encoding="utf-8")


def test_the_lock_of_a_server_has_what_postgresql_needs() -> None:
    locked = set(
        re.findall(r"(?m)^([a-z0-9-]+)==", (dev.ROOT / "locks/server.txt").read_text("utf-8"))
    )
    project = tomllib.loads((dev.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for need in [*project["dependencies"], *project["optional-dependencies"]["postgres"]]:
        assert re.split(r"[\[<>=;! ]", need)[0].lower().translate(DASHES) in locked, need


def test_deploy_names_settings_that_exist() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in DEPLOY.iterdir() if path.is_file())
    named = set(re.findall(rf"(?m)^ +{PREFIX}(\w+):", text)) - {"SITE"}
    assert len(named) >= 5
    assert {name.lower() for name in named} <= {*Settings.__struct_fields__}
