"""Servers and workers behind a proxy: restarts that nobody notices, deaths that lose nothing."""

import asyncio
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from tests.amount import amount
from tests.server.cluster import Report, check, cluster, play_during, restart_one_by_one, torment
from tests.server.real import children_of, environment

pytestmark = pytest.mark.postgresql
KILLS = amount(4, 60)


def test_restarts_and_deaths_lose_nothing() -> None:
    """One cluster for both, as starting it takes longest."""
    with cluster(servers=2, workers=1) as (running, postgresql, address):
        log = asyncio.run(play_during(running, restart_one_by_one(running), games=4))
        refused = [failure for failure in log.failures if failure.startswith("refused")]
        assert refused == [], "a restart refuses no move"
        report = Report()
        check(address, log, report)
        assert (report.lost, report.unfinished, report.broken) == (0, 0, 0), report

        trouble = torment(running, postgresql, report, KILLS, restarts=1, seed=7)
        log = asyncio.run(play_during(running, trouble, games=4))
        check(address, log, report)
        assert (report.lost, report.unfinished, report.broken) == (0, 0, 0), report
        assert (report.kills, report.restarts) == (KILLS, 1)


_RUN = """
import signal
from tests.postgresql import running_server

with running_server() as server:
    print(server.address, server.folder, flush=True)
    signal.pause()
"""


def test_the_postgresql_of_a_run_ends_with_it() -> None:
    run = subprocess.Popen([sys.executable, "-c", _RUN], stdout=subprocess.PIPE, text=True)
    assert run.stdout is not None
    address, folder = run.stdout.readline().split()
    psycopg.connect(f"{address}/postgres").close()
    run.terminate()
    run.communicate()
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(f"{address}/postgres")
    assert not Path(folder).exists()


_START = """
import signal
from tests.server.cluster import Process, cluster

def wait(process):
    print("all are started, and none is ready", flush=True)
    signal.pause()

Process.until_ready = wait
with cluster(servers=1, workers=1):
    raise AssertionError("it is told to end before")
"""


def test_a_cluster_ends_with_the_run_that_starts_it() -> None:
    """Also in the middle of its start, which takes longest."""
    start = [sys.executable, "-c", _START]
    run = subprocess.Popen(
        start, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment()
    )
    assert run.stdout is not None
    assert run.stdout.readline()
    children = children_of(run.pid)
    assert len(children) == 3  # with the proxy
    run.terminate()
    run.communicate()
    assert not [child for child in children if Path(f"/proc/{child}").exists()]
