"""Types the chapter of the manual about several hosts, as root of an empty machine would. It runs in namespaces of its own.

Folders that it changes are covered by overlays, the network is its own, and what only a network or systemd can do is done
here in their place: packages are there, Taverne is this one, and services are started by what their units say.
"""

import json
import re
import shlex
import socket
import subprocess
import sys
import urllib.parse
import urllib.request
from contextlib import contextmanager
from pathlib import Path

from chapter import block, blocks
from typed_balancer import balance
from typed_steps import PATH, TOPIC, VERSION, anew, command, run, until, write

COVERED = ("/etc", "/home", "/opt", "/usr/local", "/usr/src", "/var/backups", "/var/lib", "/var/log", "/root", "/run")
SECRET = "SECRET"
SYSTEMCTL = """#!/bin/sh
echo "$@" >> /run/systemctl
case "$*" in "restart postgresql") exec pg_ctlcluster VERSION main restart ;; esac
""".replace("VERSION", VERSION)
ADDRESS = "192.0.2.1"


def cover():
    """Cover the folders that are changed."""
    space = Path("/tmp/chapter")
    space.mkdir(exist_ok=True)
    run(f"mount -t tmpfs tmpfs {space}")
    for folder in COVERED:
        name = folder.strip("/").replace("/", "-")
        (space / name / "work").mkdir(parents=True)
        (space / name / "upper").mkdir()
        over = f"lowerdir={folder},upperdir={space / name / 'upper'},workdir={space / name / 'work'}"
        run(f"mount -t overlay overlay -o {over} {folder}")
    run(f"ip link set lo up && ip address add {ADDRESS}/24 dev lo && hostname one")
    with open("/etc/hosts", "a", encoding="utf-8") as hosts:
        hosts.write(f"{ADDRESS} db1.example.org\n")
    for name, text in {"systemctl": SYSTEMCTL, "apt": "#!/bin/sh\n"}.items():
        program(Path("/usr/local/bin") / name, text)


def program(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


def database():
    """The role, the database, TLS and who may come in."""
    run(f"pg_dropcluster {VERSION} main --stop || true; pg_createcluster {VERSION} main --start")
    for line in command("apt install postgresql\nrunuser").splitlines():
        run(line, typed=f"{SECRET}\n" * 2)
    run(command("openssl"))
    write(f"/etc/postgresql/{VERSION}/main/conf.d/club.conf", block(TOPIC, "listen_addresses"))
    write(f"/etc/postgresql/{VERSION}/main/pg_hba.conf", block(TOPIC, "hostssl"))
    run(command("systemctl restart postgresql"))


def host(taverne):
    """Taverne, its user, its password, and its address of the database."""
    install = command("apt install python3-venv")
    without = [line for line in install.splitlines() if not re.search("-m venv|/pip ", line)]
    assert len(install.splitlines()) - len(without) == 2
    Path("/opt/taverne-1/bin").mkdir(parents=True)
    Path("/opt/taverne-1/bin/taverne").symlink_to(taverne)
    run("\n".join(without))
    run(command("adduser"))
    write("/etc/taverne/pgpass", block(TOPIC, "db1.example.org:5432:taverne"), 0o600)
    write("/etc/taverne/club", block(TOPIC, "STORE="))
    write("/etc/taverne/databases.crt", Path("/etc/postgresql/club.crt").read_text())
    with open("/etc/hosts", "a", encoding="utf-8") as hosts:
        hosts.write("192.0.2.99 db2.example.org\n")  # which is not there yet


def units():
    """All units; systemd finds nothing wrong with them."""
    folder = Path("/etc/systemd/system")
    named = {"taverne@.service": "A host", "taverne-backup.service": "A backup", "taverne-backup.timer": "Backups"}
    for name, description in named.items():
        write(folder / name, block(TOPIC, f"[Unit]\nDescription={description}"))
    text = block("keeping-a-club", "[Unit]")
    write(folder / "taverne.service", text)
    checked = subprocess.run(
        ["systemd-analyze", "verify", "taverne@2222.service", "taverne.service", *list(named)[1:]],
        capture_output=True,
        text=True,
        check=False,
    )
    found = [line for line in checked.stderr.splitlines() if "taverne" in line]
    assert (checked.returncode, found) == (0, []), checked.stderr
    run(command("systemctl daemon-reload\nsystemctl enable --now taverne@"))


def line_of(unit, begin="ExecStart="):
    """What a unit starts, as systemd makes it of the line."""
    line = next(line for line in Path(f"/etc/systemd/system/{unit}").read_text().splitlines() if line.startswith(begin))
    return line.removeprefix(begin).replace("%%", "%").replace("$$", "$").replace("%i", "2222")


def store():
    return shlex.split(Path("/etc/taverne/club").read_text())[0].removeprefix("STORE=")


def serve():
    """The host as its unit starts it; returns the process once it can record."""
    words = [store() if word == "${STORE}" else word for word in shlex.split(line_of("taverne@.service"))]
    env = {"PATH": PATH, "HOME": "/var/lib/taverne", "LANG": "C.UTF-8"}
    process = subprocess.Popen(words, user="taverne", group="taverne", extra_groups=[], env=env)

    def records():
        assert process.poll() is None, "the host does not start"
        with urllib.request.urlopen("http://127.0.0.1:12222/health") as answer:
            return answer.read() == b"recording\n"

    until(records)
    with urllib.request.urlopen("http://127.0.0.1:22222/accessibility") as page:
        assert page.status == 200
    return process


def watch():
    """Prometheus takes its files, and finds the figures and alerts of the host."""
    anew("/etc/prometheus/prometheus.yml", block(TOPIC, "global:"))
    Path("/usr/src").joinpath("taverne").symlink_to(Path(__file__).parents[2])
    run(command("cp /usr/src/taverne"))
    space = "--storage.tsdb.path=/run/prometheus --web.listen-address=127.0.0.1:9090"
    process = subprocess.Popen(
        shlex.split(f"prometheus --config.file=/etc/prometheus/prometheus.yml {space}"), stderr=subprocess.DEVNULL
    )
    try:
        recording = f'taverne_recording{{instance="{ADDRESS}:12222"}}'
        until(lambda: [each["value"][1] for each in asked("query", query=recording)["result"]] == ["1"])
        assert [each["interval"] for each in asked("rules")["groups"]] == [15], "alerts come late"
    finally:
        process.terminate()
        process.wait(60)


def asked(path, **given):
    with urllib.request.urlopen(f"http://127.0.0.1:9090/api/v1/{path}?{urllib.parse.urlencode(given)}") as answer:
        return json.load(answer)["data"]


def look():
    assert "one:2222: serves" in run(command(". /etc/taverne/club\ntaverne club hosts"), HOME="/root", LANG="C.UTF-8")
    query = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE usename = 'taverne' AND NOT ssl"
    assert run(f'runuser -u postgres -- psql -At -c "{query}"') == "0\n", "a connection without TLS"


def tried():
    """One host alone is reached by the port that HAProxy has for it; without the header of HAProxy it lets nobody in."""
    Path("/run/haproxy.cfg").write_text(
        block(TOPIC, "global\n").partition("listen club")[0] + block(TOPIC, "listen only-one")
    )
    process = subprocess.Popen(["haproxy", "-db", "-f", "/run/haproxy.cfg"], env={"PATH": PATH})
    comes = command("ssh -p 2301").replace("ssh ", "ssh -o StrictHostKeyChecking=no ")
    try:
        until(lambda: not socket.create_connection(("127.0.0.1", 2301)).close())
        assert "You are new here" in come_in(comes)
        assert come_in(comes.replace("2301", "2222")) == ""
    finally:
        process.terminate()
        process.wait(60)


def come_in(comes):
    """What the club asks somebody who comes by this command, and leaves at once."""
    words = shlex.split(comes)
    found = subprocess.run(words, input="quit\n", capture_output=True, text=True, check=False, env={"PATH": PATH})
    return found.stdout


def refused():
    """Nobody comes in without TLS, or with another certificate."""
    plain = "postgresql://taverne@db1.example.org/taverne?sslmode=disable&passfile=/etc/taverne/pgpass"
    for url in (plain, store().replace("databases.crt", "none.crt")):
        found = subprocess.run(
            ["/opt/taverne/bin/taverne", "club", "people", "--store", url], capture_output=True, check=False
        )
        assert found.returncode == 1, url


def back_up():
    """A backup as the timer starts it, and the drill."""
    run(command("install --directory"))
    start = shlex.split(line_of("taverne-backup.service"))
    env = {"PATH": PATH, "HOME": "/var/lib/taverne", "STORE": store(), "LANG": "C.UTF-8"}
    done = subprocess.run(start, user="taverne", env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (copy,) = Path("/var/backups/taverne").iterdir()
    run(
        command(
            "runuser -u postgres -- createdb --owner=taverne --encoding=UTF8 --locale=C.UTF-8 --template=template0 drill"
        )
    )
    told = run(command("DRILL=").replace("FILE", copy.name), HOME="/root", LANG="C.UTF-8")
    assert "The club is restored" in told, told
    run(command("runuser -u postgres -- dropdb"))


def standby():
    """A copy of the primary that nothing counts without, until it takes over; it has a folder and a port of its own."""
    run(command("install --owner=postgres"))
    write("/var/lib/postgresql/.pgpass", block(TOPIC, "db1.example.org:5432:replication"), 0o600)
    (copy,) = [line for line in command("systemctl stop postgresql\nrm").splitlines() if "pg_basebackup" in line]
    there = f"/var/lib/postgresql/{VERSION}/copy"
    run(copy.replace(f"/var/lib/postgresql/{VERSION}/main", there), HOME="/var/lib/postgresql")
    binaries = f"/usr/lib/postgresql/{VERSION}/bin"
    config = f"-c config_file=/etc/postgresql/{VERSION}/main/postgresql.conf -c data_directory={there}"
    options = f"{config} -c port=5433 -c external_pid_file="
    run(
        f"runuser -u postgres -- {binaries}/pg_ctl -D {there} -o '{options}' -w -l /tmp/copy.log start",
        HOME="/var/lib/postgresql",
    )
    run(command('runuser -u postgres -- psql -c "ALTER SYSTEM SET'))
    run('runuser -u postgres -- psql -c "CREATE TABLE tried ()"')
    assert "sync" in run('runuser -u postgres -- psql -At -c "SELECT sync_state FROM pg_stat_replication"')
    resets, _ = [each for each in blocks(TOPIC) if "ALTER SYSTEM RESET" in each]
    run(resets)
    (promotes,) = [each for each in blocks(TOPIC) if "pg_promote" in each]
    run(promotes.replace("psql", "psql -p 5433"))
    assert run('runuser -u postgres -- psql -p 5433 -At -c "SHOW synchronous_standby_names"') == "\n"
    assert run('runuser -u postgres -- psql -p 5433 -At -c "SELECT pg_is_in_recovery()"') == "f\n"
    run(f"runuser -u postgres -- {binaries}/pg_ctl -D {there} -m immediate stop")


def drained(serving):
    """The host is drained by its name: it closes, and its unit would not start it again."""
    told = run(command(". /etc/taverne/club\ntaverne club drain"), typed="yes\n", HOME="/root", LANG="C.UTF-8")
    assert "closes" in told, told
    assert serving.wait(90) == 0, "the host that was drained ended with an error"


def updated():
    """The new version is beside the old one: what starts from then on is the new one, until the link leads back."""
    lines = command("/opt/taverne-2/bin/pip").splitlines()
    Path("/opt/taverne-2/bin").mkdir(parents=True)
    Path("/opt/taverne-2/bin/taverne").symlink_to(Path("/opt/taverne-1/bin/taverne").readlink())
    run("\n".join(line for line in lines if not re.search("-m venv|/pip ", line)))
    assert Path("/opt/taverne").readlink() == Path("/opt/taverne-2")
    run(command("ln -sfn /opt/taverne-1 /opt/taverne\nsystemctl restart"))
    assert Path("/opt/taverne").readlink() == Path("/opt/taverne-1")


def restored():
    """While the club is closed, a backup takes the place of a broken database."""
    run(command("systemctl disable --now taverne@2222"))
    (copy,) = Path("/var/backups/taverne").iterdir()
    run(command('runuser -u postgres -- psql -c "ALTER DATABASE'))
    again = command(". /etc/taverne/club\ntaverne club restore").replace("FILE", copy.name)
    assert "The club is restored" in run(again, HOME="/root", LANG="C.UTF-8")
    run(block(TOPIC, "systemctl enable --now taverne@2222\n"))


def alone():
    """A club with a file of its own, on one host, as the topic before this one has it."""
    as_root = {"HOME": "/root", "LANG": "C.UTF-8"}
    with serving_alone():
        assert re.search(r"^\S{4}-\S{4}", run(block("keeping-a-club", "systemctl daemon-reload"), **as_root))
        run(block("keeping-a-club", "install --directory"), **as_root)
    run(block("keeping-a-club", "systemctl stop taverne"), **as_root)
    with serving_alone():
        assert "serves" in run("taverne club hosts --store /var/lib/taverne/club.sqlite", **as_root)


@contextmanager
def serving_alone():
    """The club with a file of its own, as its unit starts it."""
    words, env = shlex.split(line_of("taverne.service")), {"PATH": PATH, "HOME": "/var/lib/taverne"}
    process = subprocess.Popen(words, user="taverne", env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert any("SHA256" in line for line in process.stdout), "the club does not open"
        yield
    finally:
        process.terminate()
        process.communicate(timeout=60)
    assert process.returncode == 0, process.returncode


def main():
    cover()
    database()
    host(sys.argv[1])
    units()
    balance()
    serving = serve()
    try:
        look()
        watch()
        tried()
        refused()
        back_up()
        drained(serving)
        updated()
        restored()
        serving = serve()
        look()
        standby()
    finally:
        serving.terminate()
        code = serving.wait(90)
        subprocess.run(["pg_ctlcluster", VERSION, "main", "stop", "-m", "immediate"], check=False)
    assert code == 0, code
    alone()
    print("typed")


if __name__ == "__main__":
    main()
