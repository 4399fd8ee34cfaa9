"""What `deploy` holds, read by the programs that it is for, and that it fits this version."""

import inspect
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tercet.cli.common.application import COMMANDS
from tercet.server.http.routes import ROUTES
from tercet.server.metrics import WATCHED, Metrics

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNITS = {"tercet@.service": "8001", "tercet-worker@.service": "1"}  # and an instance of each
MOST_EXPOSED = "20"  # of 100, as systemd-analyze counts
INSTRUCTIONS = (
    *("FROM", "WORKDIR", "RUN", "COPY", "ENV", "USER", "EXPOSE"),
    *("STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"),
)


def run(program: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a program that must succeed."""
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin")
    assert found, f"script/test installs {program}"
    ran = subprocess.run([found, *arguments], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran


def check_command(command: list[str]) -> None:
    """Check that this version has the command and its options."""
    name, *arguments = command
    assert name in COMMANDS
    known = inspect.signature(getattr(import_module(f"tercet.cli.{name}"), name)).parameters
    for argument in arguments:
        if argument.startswith("--"):
            assert argument[2:].replace("-", "_") in known, argument


def test_nginx_accepts_its_settings(tmp_path: Path) -> None:
    new_key = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
    files = ("-keyout", tmp_path / "privkey.pem", "-out", tmp_path / "fullchain.pem")
    run("openssl", "req", "-x509", *new_key, *files, "-subj", "/CN=games.example.org")
    settings = (DEPLOY / "nginx.conf").read_text()
    settings = settings.replace("/etc/letsencrypt/live/games.example.org", str(tmp_path))
    settings = settings.replace("/run/nginx.pid", str(tmp_path / "nginx.pid"))
    settings = settings.replace("user www-data;", "")  # only root may change users
    (tmp_path / "nginx.conf").write_text(settings)
    printed = run("nginx", "-t", "-c", tmp_path / "nginx.conf", "-e", tmp_path / "log").stderr
    assert "test is successful" in printed
    assert "[warn]" not in printed


@pytest.mark.parametrize("servers", [None, "server-1:8000 server-2:8000"])
def test_caddy_accepts_its_settings(
    servers: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))  # it keeps certificates there
    if servers:
        monkeypatch.setenv("TERCET_SERVERS", servers)
    settings = DEPLOY / "Caddyfile"
    adapted = json.loads(run("caddy", "adapt", "--config", settings).stdout)
    proxies = find(adapted, "upstreams")
    expected = (servers or "127.0.0.1:8001 127.0.0.1:8002").split()
    assert proxies
    assert all([upstream["dial"] for upstream in proxy] == expected for proxy in proxies)
    assert {health["uri"] for health in find(adapted, "active")} <= routes()
    assert len(find(adapted, "active")) == len(proxies)
    assert run("caddy", "fmt", settings).stdout == settings.read_text()
    assert "Valid configuration" in run("caddy", "validate", "--config", settings).stdout


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_accepts_the_units(unit: str, tmp_path: Path) -> None:
    settings = (DEPLOY / "systemd" / unit).read_text()
    for line in re.findall(r"^ExecStart=/opt/tercet/bin/tercet (.+)", settings, re.MULTILINE):
        check_command(shlex.split(line))
    # The programs must exist; there is no /opt/tercet here.
    programs = str(Path(sys.executable).parent)
    copy = tmp_path / unit.replace("@", f"@{UNITS[unit]}")
    copy.write_text(settings.replace("/opt/tercet/bin", programs))
    assert run("systemd-analyze", "verify", "--man=no", copy).stderr == ""
    offline = ("--offline=true", "--no-pager", f"--threshold={MOST_EXPOSED}")
    run("systemd-analyze", "security", *offline, copy)


def test_the_example_of_the_environment_can_be_read() -> None:
    lines = (DEPLOY / "systemd" / "tercet.env.example").read_text().splitlines()
    set_here = [line.partition("=")[0] for line in lines if line and not line.startswith("#")]
    assert set_here == ["TERCET_DATABASE", "FORWARDED_ALLOW_IPS"]


def test_the_compose_file_is_consistent() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services: dict[str, Any] = compose["services"]
    ours = {name: service for name, service in services.items() if service["image"] == "tercet"}
    assert sorted(ours) == ["server-1", "server-2", "worker"]
    for service in services.values():
        assert service["restart"] == "unless-stopped"
        assert "stop_grace_period" in service
        for kind in ("networks", "secrets"):
            assert set(service.get(kind, [])) <= set(compose[kind])
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).is_file()
        assert set(service.get("depends_on", [])) <= set(services)
    for service in ours.values():
        check_command(service["command"])
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
        # No password in what `docker inspect` shows.
        assert "@database/" in service["environment"]["TERCET_DATABASE"]
        assert ":" not in service["environment"]["TERCET_DATABASE"].partition("://")[2]
    servers = services["caddy"]["environment"]["TERCET_SERVERS"].split()
    assert [server.partition(":")[0] for server in servers] == ["server-1", "server-2"]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]


def test_the_image_is_made_of_what_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    lines = [line.split(None, 1) for line in text.splitlines() if line]
    assert {word for word, _ in lines} == set(INSTRUCTIONS)
    last = dict(lines)
    program, arguments = json.loads(last["ENTRYPOINT"]), json.loads(last["CMD"])
    assert program == ["tercet"]
    check_command(arguments)
    health = re.search(r"http://127\.0\.0\.1:8000(/\w+)", last["HEALTHCHECK"])
    assert health
    assert health[1] in routes()
    assert last["STOPSIGNAL"] == "SIGTERM"
    assert last["USER"] == "tercet"
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    copied = [line[1:] for line in ignored if line.startswith("!")]
    assert copied
    assert all((ROOT / name).exists() for name in copied)


def test_every_metric_of_the_dashboard_exists() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text())
    expressions = find(board["panels"], "expr")
    assert len(expressions) >= len(board["panels"])
    used = {name for text in expressions for name in re.findall(r"\btercet_\w+", text)}
    assert used <= series()
    # Each is shown, in one form or another.
    assert not [name for name in metrics() if not any(one.startswith(name) for one in used)]


def test_every_metric_is_explained() -> None:
    text = (ROOT / "docs" / "operating.md").read_text()
    explained = set(re.findall(r"^\| `(tercet_\w+)`", text, re.MULTILINE))
    assert explained == {
        f"{name}_total" if kind == "counter" else name for name, kind in metrics().items()
    }


def metrics() -> dict[str, str]:
    """The metrics of a server, and the kind of each."""
    counted = Metrics()
    for name in WATCHED:
        counted.watch(name, lambda: 0)
    lines = re.findall(r"^# TYPE (\w+) (\w+)$", counted.text().decode(), re.MULTILINE)
    # Of counters and histograms it also says when they began to count.
    return {name.removesuffix("_total"): kind for name, kind in lines if "_created" not in name}


def series() -> set[str]:
    """The names under which Prometheus knows them."""
    endings = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "gauge": ("",)}
    return {name + ending for name, kind in metrics().items() for ending in endings[kind]}


def routes() -> set[str]:
    """The addresses that the server answers."""
    return {path for route in ROUTES for path in route.paths}


def find(data: Any, name: str) -> list[Any]:
    """All values of this name in JSON."""
    if isinstance(data, list):
        return [found for item in data for found in find(item, name)]
    if not isinstance(data, dict):
        return []
    if name in data:
        return [data[name]]
    return [found for value in data.values() for found in find(value, name)]
