"""Alerts and the dashboard for a real Prometheus: what they ask for is there, and each alert fires when it should."""

import asyncio
import json
import subprocess
import urllib.parse
from importlib import resources

import pytest
from clubhouse import house, opened
from ports import free_port
from watching import asked, get, watched

from access.club.monitoring import Figures

pytestmark = [pytest.mark.everything, pytest.mark.scraped]
FILES = resources.files("access.club") / "monitoring"
QUERIES = [
    target["expr"]
    for panel in json.loads((FILES / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    for target in panel["targets"]
]
INSTANCE = 'job="taverne", instance="one"'
SLOW = [(f'{{le="{bound}", {INSTANCE}}}', f"0+{count}x60") for bound, count in (("0.1", 1), ("10", 60), ("+Inf", 60))]
FIRE = {
    "TaverneHostAway": [(f"up{{{INSTANCE}}}", "0x60")],
    "TaverneCannotRecord": [(f"taverne_recording{{{INSTANCE}}}", "0x60")],
    "TaverneTwoPrimaries": [
        (f"taverne_database_timeline{{{INSTANCE}}}", "1x60"),
        ('taverne_database_timeline{job="taverne", instance="two"}', "2x60"),
    ],
    "TaverneDatabaseErrors": [(f"taverne_database_errors_total{{{INSTANCE}}}", "0+6x60")],
    "TaverneRecordsSlowly": [(f"taverne_append_seconds_bucket{series}", values) for series, values in SLOW],
    "TaverneHintsLate": [(f"taverne_hint_delay_seconds_bucket{series}", values) for series, values in SLOW],
    "TaverneBusy": [(f"taverne_loop_delay_seconds_bucket{series}", values) for series, values in SLOW],
    "TaverneBotsWait": [(f"taverne_bots_waiting{{{INSTANCE}}}", "21x60")],
    "TaverneTableFailed": [(f'taverne_tables{{state="failed", {INSTANCE}}}', "1x60")],
    "TaverneFilesRunOut": [
        (f"process_open_fds{{{INSTANCE}}}", "900x60"),
        (f"process_max_fds{{{INSTANCE}}}", "1024x60"),
    ],
    "TaverneMemory": [(f"process_resident_memory_bytes{{{INSTANCE}}}", "3000000000x60")],
}
"""Series of a minute's step with which each alert fires."""


def checked(*command, **given):
    return subprocess.run(["promtool", *command], capture_output=True, text=True, check=False, **given)


@pytest.mark.parametrize("name", FIRE)
def test_each_alert_fires_when_it_should_and_no_other_does(tmp_path, name):
    rules = tmp_path / "alerts.yml"
    rules.write_text((FILES / "alerts.yml").read_text(encoding="utf-8"), encoding="utf-8")
    series = [{"series": each, "values": values} for each, values in FIRE[name]]
    fires = {"expr": 'count by (alertname) (ALERTS{alertstate="firing"})', "eval_time": "30m"}
    fires["exp_samples"] = [{"labels": f'{{alertname="{name}"}}', "value": 1}]
    test = {"rule_files": [str(rules)], "evaluation_interval": "1m"}
    test["tests"] = [{"interval": "1m", "input_series": series, "promql_expr_test": [fires]}]
    (tmp_path / "test.json").write_text(json.dumps(test))
    ran = checked("test", "rules", str(tmp_path / "test.json"))
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_every_alert_has_a_case():
    ran = checked("check", "rules", str(FILES / "alerts.yml"))
    assert f"{len(FIRE)} rules found" in ran.stdout, ran.stderr


def test_a_real_prometheus_finds_what_the_dashboard_asks_for(tmp_path):
    figures, port = Figures(), free_port()

    async def query(expression):
        path = f"/api/v1/query?{urllib.parse.urlencode({'query': expression})}"
        _, _, body = await asked(port, f"GET {path} HTTP/1.0\r\n\r\n".encode())
        found = json.loads(body)
        assert found["status"] == "success", found
        return found["data"]["result"]

    async def until_found(expression):
        async with asyncio.timeout(60):
            while not await query(expression):
                await asyncio.sleep(0.1)

    async def look(club, scraped):
        figures.count(club.club)
        measuring = asyncio.ensure_future(figures.measure_loop())
        anna = await club.member("Anna")
        await opened(anna, "target 1000", "bots 1")
        await anna.says("start", "Keep or stop\\?")
        text = (await asked(scraped, get("/metrics")))[2]
        assert checked("check", "metrics", input=text).stdout == ""
        figures.hint.observe(0.01)
        await anna.says("stop", "fertisch[^?]*\\? $")
        for expression in QUERIES:
            await until_found(expression)
        measuring.cancel()

    async def run():
        async with (
            house(tmp_path, through=figures.measured) as club,
            watched(club.serving.trouble, figures.text) as scraped,
        ):
            process = await started(tmp_path, port, scraped)
            try:
                await until_listens(port)
                await look(club, scraped)
            finally:
                process.terminate()
                await process.wait()

    asyncio.run(run())


async def started(folder, port, scraped):
    """A Prometheus on this port that asks a host for its figures ten times a second."""
    jobs = [{"job_name": "taverne", "static_configs": [{"targets": [f"127.0.0.1:{scraped}"]}]}]
    settings = {"global": {"scrape_interval": "100ms", "scrape_timeout": "100ms"}, "scrape_configs": jobs}
    (folder / "prometheus.json").write_text(json.dumps(settings))
    options = (f"--config.file={folder}/prometheus.json", f"--storage.tsdb.path={folder}/data")
    address = f"--web.listen-address=127.0.0.1:{port}"
    return await asyncio.create_subprocess_exec("prometheus", *options, address, stderr=asyncio.subprocess.DEVNULL)


async def until_listens(port):
    async with asyncio.timeout(60):
        while True:
            try:
                if (await asked(port, b"GET /-/ready HTTP/1.0\r\n\r\n"))[0].endswith("200 OK"):
                    return
            except OSError:
                pass
            await asyncio.sleep(0.1)
