"""What lies in deploy/ installs nothing that is not locked, and names settings that exist."""

from __future__ import annotations

import re
import tomllib
from ipaddress import ip_address, ip_network
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import dev
from deploy.rehearse import stages
from devtools import app
from osada.server.platform.settings import PREFIX, Settings, load

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


# The steps of the Containerfile (`deploy/rehearse.py` really goes them)


def test_the_container_builds_the_browser_app(monkeypatch: pytest.MonkeyPatch) -> None:
    """What its first stage asks of the house is there to be asked."""
    built: list[str] = []
    monkeypatch.setattr(app, "build", lambda: built.append("app"))
    first, _ = stages((DEPLOY / "Containerfile").read_text(encoding="utf-8"))
    (code,) = (code for _, rest in first for code in re.findall(r"^python -c '(.*)'$", rest))
    exec(code, {})
    assert built == ["app"]


def test_the_container_copies_what_it_is_built_from() -> None:
    first, second = stages((DEPLOY / "Containerfile").read_text(encoding="utf-8"))
    assert ("COPY", ". /source") in first
    ignored = (dev.ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert not {"src", "web", "devtools", "locks", "deploy"} & set(ignored)
    told = dict(second)
    assert told["USER"] == "osada"
    assert told["CMD"] == '["/opt/osada/bin/osada", "serve"]'


# The compose file


def compose(**given: str) -> dict[str, Any]:
    """The compose file as an engine reads it, with what its head asks for."""
    known = {"OSADA_SITE": "osada.example", "POSTGRES_PASSWORD": "secret", **given}

    def fill(found: re.Match[str]) -> str:
        name, default = found[1], found[2]
        return known.get(name, default or "")

    text = (DEPLOY / "compose.yml").read_text(encoding="utf-8")
    read: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{(\w+)(?::[-?]([^}]*))?\}", fill, text))
    return read


def test_the_nodes_of_the_compose_file_can_start() -> None:
    services = compose()["services"]
    for name in ("one", "two"):
        node = services[name]
        settings = load(environment=node["environment"])
        assert settings.database_url == "postgresql://osada:secret@database/osada"
        assert settings.origins == ["https://osada.example"] == [settings.public_url]
        assert settings.secure_cookies
        assert settings.metrics_token == ""  # closed unless somebody asks for it
        assert "ports" not in node  # nobody comes in but by the proxy
        assert node["depends_on"] == {"database": {"condition": "service_healthy"}}
        assert (dev.ROOT / "deploy" / node["build"]["context"]).resolve() == dev.ROOT
        assert (dev.ROOT / node["build"]["dockerfile"]).is_file()
    mailing = compose(OSADA_SENDER="smtp", OSADA_SMTP_URL="smtps://mail.example")
    settings = load(environment=mailing["services"]["one"]["environment"])
    assert (settings.sender, settings.smtp_url) == ("smtp", "smtps://mail.example")


def test_the_proxy_of_the_compose_file_is_the_one_that_is_believed() -> None:
    whole = compose()
    services, (network,) = whole["services"], whole["networks"]["inside"]["ipam"]["config"]
    proxy = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert services["one"]["environment"]["OSADA_PROXIES"] == proxy
    assert ip_address(proxy) in ip_network(network["subnet"])
    assert all("inside" in service["networks"] for service in services.values())
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    (upstreams,) = re.findall(r"reverse_proxy ([^{]*)", caddy)
    assert upstreams.split() == ["one:8000", "two:8000"]
    assert re.search(r"@inside path /metrics /operator\s+respond @inside 404", caddy)


def test_the_compose_file_mounts_what_it_keeps() -> None:
    whole = compose()
    named = {
        volume.partition(":")[0]
        for service in whole["services"].values()
        for volume in service.get("volumes", [])
        if not volume.startswith(".")
    }
    assert named == set(whole["volumes"])
    for word in ("OSADA_SITE", "POSTGRES_PASSWORD"):  # an engine refuses to start without them
        assert f"${{{word}:?" in (DEPLOY / "compose.yml").read_text(encoding="utf-8")
