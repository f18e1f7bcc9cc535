"""How the house is built: imports run one way, rules do nothing but rule, and the wheel brings all that is needed."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from email.parser import BytesParser
from functools import cache
from pathlib import Path

import pytest
from packaging.licenses import canonicalize_license_expression
from packaging.requirements import Requirement

TOP = Path(__file__).parents[1]
PACKAGES = ("access", "games", "wordlists")
MAY = {
    "access": {"access", "games", "wordlists"},
    "games": {"games", "wordlists"},
    "wordlists": {"wordlists"},
}
OUTPUTS = ("outputs.terminal", "outputs.speech", "outputs.sound", "outputs.braille")
ROOMS = (
    ("testing", "run"),
    ("cli",),
    ("authoring",),
    ("club",),
    ("play", "person"),
    ("desk",),
    ("storage",),
    ("dialogue",),
    ("settings",),
    OUTPUTS,
    ("answers",),
    ("language",),
    ("manual",),
    ("engine",),
    ("system",),
)
"""The rooms of access, from the door down: imports run down this list only, and rooms beside each other, such as the
outputs, do not import one another."""
FILES = {"testing", "run"}
"""Files beside the rooms."""
ROOMS_OF_THE_CLUB = ("lines", "ssh", "store", "tables", "visit", "web")
MOST_FILES = 24
"""In a room; __init__.py is not counted, and commands/ may have more."""
DEVICES = {"threading", "time", "datetime", "socket", "os", "sys", "pathlib", "io", "select", "signal", "subprocess"}
"""What a conversation must not know, besides outputs and settings."""
LONGEST_FILE, LONGEST_FUNCTION, MEDIAN_FUNCTION = 700, 40, 4
"""Lines."""
PURE = {
    *(
        "__future__",
        "bisect",
        "collections",
        "dataclasses",
        "enum",
        "fractions",
        "functools",
        "itertools",
        "math",
        "statistics",
        "operator",
    ),
    *("re", "tomllib", "typing", "types", "zlib", "games", "wordlists"),
}
"""All that rules may import: nothing that reads, writes, tells the time or draws chance."""
DOING = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"}


def modules(package):
    return sorted((TOP / package).rglob("*.py"))


def nodes(path, *words):
    """All nodes of a file; none of a file that has none of these words, which needs not be parsed."""
    text = path.read_text(encoding="utf-8")
    return ast.walk(parsed(path)) if not words or any(word in text for word in words) else ()


@cache
def parsed(path):
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.fixture(autouse=True, scope="module")
def parsed_meanwhile():
    """Parse each file once, and leave nothing of that in memory."""
    yield
    parsed.cache_clear()


@cache
def imports(path):
    """All modules that a file imports, each with the names that it imports from it."""
    found = []
    for node in nodes(path):
        if isinstance(node, ast.Import):
            found += [(alias.name, ()) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports name the whole way"
            found.append((node.module, tuple(alias.name for alias in node.names)))
    return tuple(found)


def imported(path):
    return [module for module, _ in imports(path)]


@pytest.mark.parametrize("package", PACKAGES)
def test_packages_import_one_way(package):
    for path in modules(package):
        for name in imported(path):
            if name.partition(".")[0] in PACKAGES:
                assert name.partition(".")[0] in MAY[package], f"{path} imports {name}"


def room_of(name):
    """The place of a module's room in the list, from the door down, and the room itself."""
    parts = name.split(".")
    room = ".".join(parts[1:3]) if parts[1] == "outputs" else parts[1]
    return next((place, room) for place, rooms in enumerate(ROOMS) if room in rooms)


def test_rooms_import_down_the_list_only():
    every = every_module()
    for name, path in every.items():
        if name in ("access", "access.__main__", "access.outputs") or not name.startswith("access."):
            continue
        place, room = room_of(name)
        for other in ours_imported(path, every):
            if other.startswith("access."):
                below, other_room = room_of(other)
                assert below > place or other_room == room, f"{name} imports {other}"


def test_play_and_storage_get_their_devices_handed_in():
    every = every_module()
    for name, path in every.items():
        if name.startswith(("access.play.", "access.storage.")):
            found = {other for other in ours_imported(path, every) if is_device(other)}
            assert not found, f"{name} imports {found}"


def is_device(name):
    return name.startswith(tuple(f"access.{room}." for room in ("desk", *OUTPUTS)))


def test_a_conversation_knows_no_game():
    """It knows events, questions and refusals; hands, scenes and typed dice belong to a table."""
    for name, path in every_module().items():
        if name.startswith("access.dialogue."):
            found = {other for other in imported(path) if other.startswith("games")}
            assert found <= {"games.data", "games.steps", "games.refusals"}, f"{name} imports {found}"


def test_a_club_loads_nothing_of_this_computers_devices():
    """Not by way of others either; its doors take lines from the terminal's room."""
    code = "import sys, access.club.ssh.login, access.club.web.app; print(*(name for name in sys.modules if name.startswith('access.')))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "access.club.server" in ran.stdout.split()
    assert not [name for name in ran.stdout.split() if name.startswith(DEVICES_HERE)]


DEVICES_HERE = (
    *("access.desk", "access.cli"),
    *("access.outputs.braille", "access.outputs.speech", "access.outputs.sound"),
)
"""What a club does without: the devices of this computer, and the menu for them."""
NEEDED_LATER = {
    *("attr", "babel", "difflib", "email", "fluent.runtime", "importlib.metadata", "importlib.resources"),
    *("prompt_toolkit", "subprocess", "wordlists.library"),
    *("access.outputs.braille", "access.club", "access.outputs.sound", "access.outputs.speech.voice"),
    *("access.outputs.speech.dispatcher", "access.desk.checking", "access.cli.commands.doctor"),
    *("games.purse", "games.kara", "games.misericorde", "games.verflixte6", "games.words"),
}
"""Modules that a start in a pipe does without. Each is loaded when it is used: a start takes as long as its modules."""
STARTS = {
    "access.cli.commands.play": "from access.cli.group import main; main(['play', 'kaques', '--speech', 'off'])",
    "access.cli.menu.menu": "from access.cli.group import main; main(['--speech', 'off'])",
    "access.person.app": "from access import App\nwith App('trial').person(speech='off') as person: person.text('Name?')",
}
NEEDED_BY_GAMES = {
    *("fluent.syntax", "getpass", "json", "pkgutil", "platformdirs", "tomllib", "typing_extensions"),
    *("access.engine.table", "access.engine.table"),
    *("access.person.progress", "access.outputs.terminal.large", "access.answers.helping", "access.settings.wording"),
    *("games.game", "games.lessons", "games.options", "games.records", "wordlists.languages"),
}
"""Modules that the first question of another program does without."""


@pytest.mark.parametrize("wanted", STARTS)
def test_a_start_loads_what_it_needs_and_no_more(wanted):
    code = f"import atexit, sys; atexit.register(lambda: print(*sys.modules, file=sys.stderr)); {STARTS[wanted]}"
    ran = subprocess.run([sys.executable, "-c", code], input="quit\n", capture_output=True, text=True, check=False)
    loaded = set(ran.stderr.split())
    assert wanted in loaded
    assert loaded & (NEEDED_LATER | (NEEDED_BY_GAMES if wanted == "access.person.app" else set())) == set()


def test_a_prompt_loads_what_reads_an_answer_once_something_is_typed():
    prompts = ("text('Name?')", "choose('Which?', ['a', 'b'])", "confirm('Sure?')", "number('How many?')")
    for prompt in prompts:
        code = f"import sys\nfrom access import App, Left\nwith App('trial').person(speech='off') as person:\n try: person.{prompt}\n except Left: print(*sys.modules)"
        ran = subprocess.run([sys.executable, "-c", code], input="", capture_output=True, text=True, check=True)
        assert "access.dialogue.conversation" in ran.stdout.split()
        assert {"access.answers.words", "access.answers.own", "difflib"}.isdisjoint(ran.stdout.split()), prompt


SLOW = "dataclass(frozen=True, slots=True)"


def test_data_is_declared_by_frozen():
    """A class of data takes a twentieth of the time of a dataclass."""
    for path in (*modules("access"), *modules("games")):
        for node in nodes(path, "dataclass"):
            if isinstance(node, ast.ClassDef):
                assert SLOW not in map(ast.unparse, node.decorator_list), f"{path}:{node.lineno}: @frozen is quicker"


ONLY_POSIX = {
    *("getuid", "killpg", "ttyname", "sysconf", "set_blocking", "setitimer", "SIGALRM", "ITIMER_REAL"),
    *("SIGHUP", "SIGKILL", "flock", "AF_UNIX", "setrlimit", "openpty", "add_signal_handler"),
}


def test_calls_that_only_posix_has_stand_in_one_room():
    for name, path in every_module().items():
        if not name.startswith("access.system."):
            for node in nodes(path, *ONLY_POSIX):
                called = node.attr if isinstance(node, ast.Attribute) else ""
                assert called not in ONLY_POSIX, f"{path}:{node.lineno} uses {called}"


WRITES_TEXT = re.compile(
    r"""\.write_text\(|os\.open\((?!os\.devnull)(?!.*(_FLAGS|O_RDONLY|, flags))|(?<!fd)open\((?!os\.devnull).*["'][wax]t?["']"""
)


def test_files_are_written_as_bytes():
    """As text they would have the ends of lines and the letters of a system, and are compared and read on others."""
    for path in (*modules("access"), *modules("games"), *modules("wordlists")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            assert not WRITES_TEXT.search(line), f"{path}:{number}: {line}"


def unit_of(name):
    """A room of the club, or one of the files at its core; None for everything else."""
    parts = name.split(".")
    return ".".join(parts[:3]) if parts[:2] == ["access", "club"] and len(parts) > 2 else None


def test_rooms_of_the_club_import_each_other_in_no_circle():
    every = every_module()
    arrows = {}
    for name, path in every.items():
        unit = unit_of(name)
        if unit is not None:
            found = {unit_of(other) for other in ours_imported(path, every)}
            arrows.setdefault(unit, set()).update(found - {unit, None})

    def walk(unit, above):
        assert unit not in above, " -> ".join([*above, unit])
        for other in arrows[unit]:
            walk(other, (*above, unit))

    for unit in arrows:
        walk(unit, ())


def test_no_room_is_crowded():
    folders = [folder for folder in (TOP / "access").rglob("*") if folder.is_dir() and folder.name != "commands"]
    for folder in folders:
        files = {path.name for path in folder.glob("*.py")} - {"__init__.py"}
        assert len(files) <= MOST_FILES, folder


def test_a_module_that_one_file_of_its_room_imports_says_why_it_stands_apart():
    """Each command is a file of its own by another rule."""
    every = every_module()
    importers = {}
    for name, path in every.items():
        for other in ours_imported(path, every):
            importers.setdefault(other, set()).add(name)
    for name, path in every.items():
        if name.startswith("access.") and not name.startswith("access.cli.commands.") and path.name != "__init__.py":
            beside = {other for other in importers.get(name, ()) if other.rpartition(".")[0] == name.rpartition(".")[0]}
            if beside and beside == importers[name] and len(beside) == 1:
                assert "\n\nApart from " in (ast.get_docstring(parsed(path)) or ""), name


def members(node):
    """The names that a class defines in its body, and those that its methods give to self."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
            yield inner.name
        elif isinstance(inner, ast.Assign | ast.AnnAssign):
            for target in inner.targets if isinstance(inner, ast.Assign) else [inner.target]:
                for each in ast.walk(target):
                    if isinstance(each, ast.Name) or (
                        isinstance(each, ast.Attribute) and ast.unparse(each.value) == "self"
                    ):
                        yield each.id if isinstance(each, ast.Name) else each.attr


def test_a_protocol_has_two_implementers_or_names_the_wall_that_it_keeps():
    """An implementer has all of its members, also by what it inherits."""
    own, bases, protocols = {}, {}, {}
    for path in modules("access"):
        for node in nodes(path):
            if isinstance(node, ast.ClassDef):
                above = {ast.unparse(base).partition("[")[0] for base in node.bases}
                if "Protocol" in above:
                    protocols[node.name] = (set(members(node)), ast.get_docstring(node))
                else:
                    own.setdefault(node.name, set()).update(members(node))
                    bases.setdefault(node.name, set()).update(above)

    def every(name, known=frozenset()):
        more = (every(base, known | {name}) for base in bases.get(name, ()) if base not in known)
        return own.get(name, set()).union(*more)

    for name, (wanted, told) in protocols.items():
        implementers = [each for each in own if wanted <= every(each)]
        assert len(implementers) > 1 or "The wall: " in told, f"{name}: {implementers}"


def test_every_module_of_access_stands_in_a_room():
    rooms = {room.partition(".")[0] for rooms in ROOMS for room in rooms}
    found = {entry.name for entry in (TOP / "access").iterdir() if entry.is_dir() and entry.name != "__pycache__"}
    assert found == rooms - FILES
    assert {path.stem for path in (TOP / "access").glob("*.py")} == {"__init__", "__main__", *FILES}


def test_a_conversation_knows_no_output_no_setting_and_no_device():
    for path in sorted((TOP / "access" / "dialogue").rglob("*.py")):
        for name in imported(path):
            assert name.split(".")[0] not in DEVICES, f"{path} imports {name}"
            assert not name.startswith(("access.settings", "access.system", *(f"access.{each}" for each in OUTPUTS)))


def test_every_command_is_a_file_of_its_own_that_is_called_like_it():
    from access.cli.group import COMMANDS

    for name in COMMANDS:
        path = TOP / "access" / "cli" / "commands" / f"{name.replace('-', '_')}.py"
        assert f'"{name}"' in path.read_text(encoding="utf-8"), path


OF_ONE_GAME = {
    "cli.commands.deck",
    "cli.commands.word",
    "cli.commands.tournament",
    "play.tournament",
    "club.tournaments",
}
"""Modules of access that are about one game: its word lists, its decks, its tournament."""


def test_generic_code_knows_no_single_game():
    games = {entry.name for entry in (TOP / "games").iterdir() if entry.is_dir()} - {"__pycache__"}
    for name, path in every_module().items():
        if name.startswith("access.") and name.removeprefix("access.") not in OF_ONE_GAME:
            found = {other for other in imported(path) if other.startswith(tuple(f"games.{game}" for game in games))}
            assert not found, f"{name} imports {found}"
            special = ("edition", *games - {"words", "kara"})
            for node in nodes(path, *special):
                if isinstance(node, ast.Constant) and node.value in special:
                    assert name == "access.cli.commands.emboss", f"{name} names {node.value}"


def test_tests_mirror_the_rooms():
    rooms = {room.partition(".")[0] for rooms in ROOMS for room in rooms} - FILES
    tests = TOP / "tests"
    found = {path.relative_to(tests).parts[0] for path in tests.rglob("test_*.py") if path.parent != tests}
    assert found == rooms | {"games", "wordlists", "whole"}
    assert {path.name for path in (tests / "club").iterdir() if path.is_dir()} <= {*ROOMS_OF_THE_CLUB, "__pycache__"}


def test_word_lists_are_read_by_the_game_of_words_alone():
    for path in modules("games"):
        if "words" not in path.parts:
            assert not any(name.startswith("wordlists") for name in imported(path)), path


def name_of(path):
    return ".".join(path.relative_to(TOP).with_suffix("").parts).removesuffix(".__init__")


def every_module():
    return {name_of(path): path for package in PACKAGES for path in modules(package)}


def ours_imported(path, every):
    """All modules of ours that a file imports: at the top, inside functions, and for types alone."""
    for module, names in imports(path):
        yield from {f"{module}.{name}" for name in names} & every.keys() or {module} & every.keys()


def test_no_way_of_imports_leads_from_a_club_to_this_computers_devices():
    """Imports inside functions and for types alone are ways, too."""
    every = every_module()
    came_from = {name: "" for name in every if name.startswith("access.club.")}
    left = list(came_from)
    while left:
        name = left.pop()
        for other in ours_imported(every[name], every):
            if other not in came_from:
                came_from[other] = name
                left.append(other)
    for name in came_from:
        assert not name.startswith(DEVICES_HERE), f"{came_from[name]} imports {name}"


def test_no_imports_run_in_a_circle():
    every = every_module()

    def walk(name, above):
        assert name not in above, " -> ".join([*above, name])
        if name not in done:
            for other in ours_imported(every[name], every):
                walk(other, (*above, name))
            done.add(name)

    done = set()
    for name in every:
        walk(name, ())


def test_nothing_in_games_reads_writes_tells_the_time_or_draws_chance():
    for path in modules("games"):
        for name in imported(path):
            assert name.partition(".")[0] in PURE, f"{path} imports {name}"
        for node in nodes(path):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                compiles = path.name == "data.py" and node.func.id == "exec"  # the names of fields alone
                assert node.func.id not in DOING or compiles, f"{path}:{node.lineno} calls {node.func.id}"


SHARED = {
    "COMMANDS": "each place declares its commands",
}
"""Names that several rooms use for their own, with the reason."""


def test_a_name_that_others_use_belongs_to_one_room():
    """What only its own file uses is not meant: that file tells what it is."""
    every, rooms = every_module(), {}
    for path in modules("access"):
        for module, name in used_of(path, every):
            if module.startswith("access.") and name in defined(every[module]):
                rooms.setdefault(name, set()).add(room_of(module)[1])
    assert {name: found for name, found in rooms.items() if len(found) > 1}.keys() == SHARED.keys()


def used_of(path, every):
    """Each name of another module that a file uses, with that module."""
    bound = {}
    for node in nodes(path):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if (module := f"{node.module}.{alias.name}") in every:
                    bound[alias.asname or alias.name] = module
                elif node.module in every:
                    yield node.module, alias.name
    for node in nodes(path):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in bound:
            yield bound[node.value.id], node.attr


@cache
def defined(path):
    """The names that a file defines at its top."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", node)]
        found |= {getattr(target, "id", "") or getattr(target, "name", "") for target in targets}
    return found


def test_a_name_belongs_to_one_class_of_access():
    found = {}
    for path in modules("access"):
        for node in nodes(path):
            if isinstance(node, ast.ClassDef):
                assert found.setdefault(node.name, path) == path, f"{node.name} in {path} and {found[node.name]}"


def test_no_module_keeps_state_of_a_game():
    for path in modules("games"):
        for node in nodes(path, "global"):
            assert not isinstance(node, ast.Global), f"{path}:{node.lineno}"


def test_the_top_level_is_in_order():
    listed = subprocess.run(["git", "ls-files"], cwd=TOP, capture_output=True, text=True, check=False).stdout.split()
    top = {name.partition("/")[0] for name in listed if not name.startswith(".")}
    assert top <= {
        *PACKAGES,
        "tests",
        "pyproject.toml",
        "README.md",
        "Makefile",
        "LICENSE",
        "MANIFEST.in",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
    }


def test_what_contributing_names_is_there():
    """Files in backticks, and the rooms of the drawing; where two columns stand side by side, both."""
    page = (TOP / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = {name for name in re.findall(r"`([\w/]+(?:\.py|\.ftl|/))`", page) if "<" not in name}
    assert len(named) > 20
    folders = [TOP / package for package in (*PACKAGES, "tests")]
    every = [path.relative_to(TOP) for folder in folders for path in (folder, *folder.rglob("*"))]
    for name in named:
        assert any(path.match(name.rstrip("/")) for path in every), name
    drawn = set(re.findall(r"(\w+)/ ", page.partition("```\n")[2].partition("```")[0]))
    rooms = {part for rooms in ROOMS for room in rooms for part in room.split(".")} - FILES
    assert drawn == {
        *rooms,
        *ROOMS_OF_THE_CLUB,
        *PACKAGES,
        "commands",
        "menu",
        "tests",
        "whole",
        "tools",
        "worlds",
        "samples",
        "bench",
    }


def test_contributing_says_of_each_mark_what_it_needs():
    """As the programs stand in conftest.py; what is no program of ours, such as vnu, may stand behind them."""
    page = (TOP / "CONTRIBUTING.md").read_text(encoding="utf-8")
    told = dict(
        re.findall(r"^\| `(\w+)` \| (.*?) \|", page.partition("| mark |")[2].partition("\n\n")[0], re.MULTILINE)
    )
    conftest = parsed(TOP / "tests" / "conftest.py")
    needed = next(
        node.value for node in conftest.body if isinstance(node, ast.Assign) and node.targets[0].id == "NEEDED"
    )
    for mark, programs in ast.literal_eval(needed).items():
        assert [name for name in programs if name not in told[mark]] == [], mark
    declared = re.findall(r'"markers",\s*f?"(\w+):', (TOP / "tests" / "conftest.py").read_text(encoding="utf-8"))
    assert told.keys() == {*declared, *ast.literal_eval(needed)}


def test_packages_are_listed_and_typed():
    project = tomllib.loads((TOP / "pyproject.toml").read_text())
    listed = set(project["tool"]["setuptools"]["packages"])
    found = {".".join(path.parent.relative_to(TOP).parts) for p in PACKAGES for path in (TOP / p).rglob("__init__.py")}
    assert listed == found
    assert all((TOP / package / "py.typed").exists() for package in PACKAGES)


def functions():
    """All functions of the packages with their lines, decorators left out and bodies alone."""
    for package in PACKAGES:
        for path in modules(package):
            for node in nodes(path):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    whole, body = node.end_lineno - node.lineno + 1, node.end_lineno - node.body[0].lineno + 1
                    yield whole, body, f"{path.relative_to(TOP)}:{node.name}"


def test_functions_are_short():
    found = sorted(functions())
    assert found[-1][0] <= LONGEST_FUNCTION, [row for row in found if row[0] > LONGEST_FUNCTION]
    assert sorted(body for _, body, _ in found)[len(found) // 2] <= MEDIAN_FUNCTION


def test_a_file_is_read_in_one_sitting():
    for package in PACKAGES:
        for path in modules(package):
            assert path.read_text(encoding="utf-8").count("\n") <= LONGEST_FILE, path


CLAUSE = re.compile(r"(Return|Yield) (what|who|whose|whom)\b|(What|Who|Whose|Whom|Take note)\b")


def docstrings(path):
    for node in nodes(path):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def test_docstrings_name_a_thing_instead_of_describing_it_by_a_clause():
    for package in PACKAGES:
        for path in modules(package):
            assert not [text for text in docstrings(path) if CLAUSE.match(text)], path


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """A wheel that was built from a source distribution, not from a tree that has more in it."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    source.mkdir()
    for name in (*PACKAGES, "pyproject.toml", "README.md", "LICENSE"):
        copy = shutil.copytree if (TOP / name).is_dir() else shutil.copy
        copy(TOP / name, source / name)
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(source)]
    subprocess.run(command, check=True, capture_output=True, cwd=folder)
    assert list(folder.glob("*.tar.gz"))
    return next(folder.glob("*.whl"))


def test_the_wheel_holds_phrases_guides_and_types_and_nothing_else(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in (
        "access/language/en.ftl",
        "games/kaques/de.ftl",
        "games/kaques/guide.en.md",
        "games/README.md",
        "games/RULES.md",
        "access/README.md",
        "access/authoring/templates/cards/rules.py.txt",
        "games/kaques/RULES.md",
        "games/words/RULES.md",
        "games/py.typed",
        "access/manual/de/start.md",
    ):
        assert wanted in names
    assert {name.partition("/")[0] for name in names if ".dist-info" not in name and ".data/" not in name} == set(
        PACKAGES
    )


def test_the_wheel_names_its_licences_and_holds_their_texts(wheel):
    """An SPDX expression, of the licences of the program and of each word list, and no classifier beside it."""
    with zipfile.ZipFile(wheel) as opened:
        told = BytesParser().parsebytes(opened.read("taverne-0.1.0.dist-info/METADATA"))
        licences = {
            name: opened.read(f"taverne-0.1.0.dist-info/licenses/{name}") for name in told.get_all("License-File")
        }
    assert told["License-Expression"] == "MIT AND CC0-1.0 AND CC-BY-SA-4.0 AND MPL-2.0 AND LicenseRef-SCOWL"
    assert canonicalize_license_expression(told["License-Expression"]) == told["License-Expression"]
    assert told["License"] is None
    assert not [each for each in told.get_all("Classifier") if each.startswith("License")]
    texts = (path for path in (TOP / "wordlists" / "data").iterdir() if "LICENSE" in path.name)
    kept = {str(path.relative_to(TOP)): path.read_bytes() for path in (TOP / "LICENSE", *texts)}
    assert licences == kept
    text = b"\n".join(licences.values())
    for name in (b"MIT License", b"CC0 1.0 Universal", b"/by-sa/4.0/", b"Mozilla Public License Version 2.0", b"SCOWL"):
        assert name in text


ADVISED = "from access.system.packages import advice; print(advice('sound'))"
"""Prints the command that installs the part with the fewest packages."""
TOOLS = {
    "pip": ("{base} -m venv {at} && {at}/bin/python -m pip install -q {wheel}", "{at}/bin/python"),
    "pip from outside": (
        "{base} -m venv --without-pip {at} && pip --python {at}/bin/python install -q {wheel}",
        "{at}/bin/python",
    ),
    "pipx": ("pipx install {wheel}", "{at}/venvs/taverne/bin/python"),
    "pipx with a suffix": ("pipx install --suffix=2 {wheel}", "{at}/venvs/taverne2/bin/python"),
    "uv": ("uv venv -q {at} && uv pip install -q --python {at}/bin/python {wheel}", "{at}/bin/python"),
    "uv tool": ("uv tool install -q {wheel}", "{at}/taverne/bin/python"),
}
"""Ways to install a wheel: the line that is typed, and the Python with Taverne then."""


def stub_packages(folder, wheel):
    """A folder of wheels that are empty: one for each package that Taverne needs, of the oldest version that is taken."""
    folder.mkdir()
    with zipfile.ZipFile(wheel) as opened:
        told = BytesParser().parsebytes(opened.read("taverne-0.1.0.dist-info/METADATA"))
    for each in map(Requirement, told.get_all("Requires-Dist")):
        name, version = re.sub(r"[-.]", "_", each.name), min((s.version for s in each.specifier), default="1")
        with zipfile.ZipFile(folder / f"{name}-{version}-py3-none-any.whl", "w") as made:
            about = f"{name}-{version}.dist-info"
            made.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {each.name}\nVersion: {version}\n")
            made.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
            made.writestr(f"{about}/RECORD", "")
    return folder


@pytest.mark.parametrize(
    ("tool", "is_there"),
    [(tool, True) for tool in TOOLS]
    + [(tool, False) if tool == "uv" else pytest.param(tool, False, marks=pytest.mark.everything) for tool in TOOLS],
)
def test_what_an_installed_taverne_advises_can_be_typed(tool, is_there, wheel, tmp_path):
    """With the real pip, pipx and uv, which find empty packages in a folder instead of an index."""
    at, packages = tmp_path / "at", stub_packages(tmp_path / "packages", wheel)
    copy = Path(shutil.copy(wheel, tmp_path))
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    env = {"HOME": str(tmp_path), "PATH": path, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(packages)}
    env |= {"UV_OFFLINE": "1", "UV_NO_INDEX": "1", "UV_FIND_LINKS": str(packages), "UV_PYTHON": sys._base_executable}
    env |= {"PIPX_HOME": str(at), "UV_TOOL_DIR": str(at)}

    def typed(line):
        return subprocess.run(line, shell=True, env=env, cwd="/", capture_output=True, text=True, check=True).stdout

    install, python = (each.format(base=sys._base_executable, at=at, wheel=copy) for each in TOOLS[tool])
    typed(install)
    if not is_there:
        copy.unlink()
    advised = typed(f'{python} -c "{ADVISED}"').strip()
    typed(advised)
    assert typed(f"{python} -c 'from importlib.metadata import version; print(version(\"miniaudio\"))'") == "1.60\n", (
        advised
    )


def test_a_program_that_depends_on_the_wheel_is_installed_with_it_and_loads_no_game(wheel, tmp_path):
    """Into a fresh environment, as the page for programs says; other packages are those of ours and of Debian."""
    place, project = tmp_path / "venv", tmp_path / "hello"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", "--system-site-packages", str(place)], check=True)
    site = next(place.glob("lib/python*/site-packages"))
    others = next(path for path in sys.path if path.endswith("site-packages"))
    names = {path.name for path in Path(others).iterdir() if "taverne" not in path.name.lower()}
    for name in names:
        (site / name).symlink_to(Path(others) / name)
    page = (TOP / "access" / "README.md").read_text(encoding="utf-8")
    needs = re.search(r'```toml\n\[project\]\n(dependencies = \["taverne>=.*?"\])', page)[1]
    project.mkdir()
    (project / "pyproject.toml").write_text(
        '[build-system]\nrequires = ["setuptools"]\nbuild-backend = "setuptools.build_meta"\n'
        f'[project]\nname = "hello"\nversion = "1"\n{needs}\n[project.scripts]\nhello = "hello:main"\n'
    )
    (project / "hello.py").write_text(
        "import sys\nfrom access import App\ndef main():\n    with App('hello').person() as person:\n"
        "        person.say('Hello, ' + person.text('Your name?'))\n"
        "    print(sorted(name for name in sys.modules if name.startswith('games.kaques')))\n"
    )
    made, pip = str(tmp_path / "made"), ["-m", "pip", "--quiet", "--no-input"]
    built = [*pip, "wheel", "--no-index", "--no-build-isolation", "--no-deps", "-w", made, str(project)]
    subprocess.run([sys.executable, *built], check=True)
    installed = [*pip, "install", "--no-index", "--find-links", str(wheel.parent), "--find-links", made, "hello"]
    subprocess.run([place / "bin" / "python", *installed], check=True)
    run = subprocess.run([place / "bin" / "hello"], input="Anna\n", capture_output=True, text=True, check=False)
    assert (run.stdout, run.stderr) == ("Your name?\nHello, Anna\n[]\n", "")


def test_the_wheel_installed_elsewhere_plays_and_has_its_manual_pages(wheel, tmp_path):
    """Into an environment that sees Debian's packages, by pip, as a player would; other packages are those of ours."""
    place = tmp_path / "venv"
    subprocess.run([sys._base_executable, "-m", "venv", "--system-site-packages", str(place)], check=True)
    site = next(place.glob("lib/python*/site-packages"))
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    (site / "others.pth").write_text(f"{sys.prefix}/lib/{version}/site-packages\n")
    pip = [place / "bin" / "python", "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--ignore-installed"]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    for page in ("share/man/man1/taverne.1", "share/man/de/man1/taverne.1", "share/man/fr/man1/taverne.1"):
        assert (place / page).read_text(encoding="utf-8").startswith(".TH TAVERNE 1")
        run_page = (place / page).with_name("access-run.1").read_text(encoding="utf-8")
        assert run_page.startswith(".TH ACCESS-RUN 1")
        assert run_page.count("\n.SH ") == 6
    ran = subprocess.run(
        [place / "bin" / "taverne", "play", "kaques", "Ann", "Ben", "--dice", "typed", "--option", "target=500"],
        input="1 1 1 2 3 4\nstop\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Ann wins with 1000." in ran.stdout
    helped = subprocess.run([place / "bin" / "taverne", "help", "start"], capture_output=True, text=True, check=False)
    assert helped.stdout.startswith("Getting started.")
    found = subprocess.run([place / "bin" / "taverne", "doctor", "--json"], capture_output=True, text=True, check=False)
    assert "apt-get install" in found.stdout or '"name": "system", "ok": true' in found.stdout
