# make play   sets up what is missing, then the menu
# make serve  sets up what a club needs, then opens one for trying
# make test   sets up the test tools too, then the tests
# make quick  the tests that run in one process alone, in about a minute: for each save
# make test-debian RELEASE=bookworm  the tests in a Debian of its own, in a folder; TESTS=quick for others of these
# make test-all  also the many that are alike: every game on displays of every width, in both languages
# make soak  what takes hours: very many simulated games, and three real hosts for twenty minutes
# make test-windows  the tests of Windows, under Wine; ROOMS="tests/storage tests/settings" for a part of them
# make release  builds what people install, and checks it: packages of Python, and the zip for Windows; it publishes nothing
# make setup  sets up only
# make check  lint, types, dead and doubled code

PORT = 2222
WEB_PORT = 8080
RELEASE = trixie
TESTS = test
ROOMS = tests
SESSIONS = tests/whole
ON_WINDOWS = (quick or windows_too) and not (posix or everything)

.PHONY: play serve test quick suite test-all test-debian test-windows release setup setup-test prepare-windows check fast golden fuzz soak bench wordlists manual
.SILENT:

# Programs keep their compiled code, as installed ones do: tests find what comes from that, and take a third less.
unexport PYTHONDONTWRITEBYTECODE

play: .venv/ready
	.venv/bin/taverne

# A club on this computer, for trying. With job control Ctrl-C closes it, and does not interrupt make. What goes wrong is
# said, so make says nothing more.
serve:
	.setup/run club
	bash -mc '.venv/bin/taverne serve --guests --listen 127.0.0.1:$(PORT) --web 127.0.0.1:$(WEB_PORT) || true'

setup:
	.setup/run play

setup-test:
	.setup/run test

# Six at a time on two cores: most wait for readers, displays and sound while others compute. The first command compiles
# the tests, once for all six; the second one tells their errors. Then the rules and the lists of words, all lines of
# which are covered.
test: .venv/ready-test
	.venv/bin/python -m pytest -q --collect-only > /dev/null || true
	.venv/bin/python -m pytest -q -n 6 --dist worksteal -m "not covered and not everything"
	.venv/bin/python -m pytest -q -n 2 --cov --cov-report term:skip-covered -p no:cacheprovider -m covered tests/games tests/wordlists

quick: .venv/ready-test
	.venv/bin/python -m pytest -q -n 2 -m quick

# Programs of PyPI, npm and Debian that nobody here wrote, in build/suite: what is told of them is tested.
suite: build/suite/ready

build/suite/ready: tests/samples/programs_of_others.toml | .venv/ready-test
	.setup/run suite
	.venv/bin/python tests/tools/runs.py prepare

# In build/debian, or in the folder that the variable DEBIANS names. It needs root.
test-debian:
	exec .setup/debian $(RELEASE) make $(TESTS)

test-all: test suite
	.venv/bin/python -m pytest -q -n 2 -m "everything and not listened" tests
	.venv/bin/python -m pytest -q -m "everything and listened" tests

# Windows' own Python under Wine, kept in build/windows: first it runs tests, then it is typed at in its console.
test-windows: prepare-windows
	.venv/bin/python tests/tools/windows.py install
	.venv/bin/python tests/tools/windows.py -m pytest -q -n 2 -p no:cacheprovider -m "$(ON_WINDOWS)" $(ROOMS)
	WINDOWS=1 .venv/bin/python -m pytest -q -m windows $(SESSIONS)

prepare-windows: .venv/ready-test
	[ -e build/windows/ready ] || .setup/run windows
	.venv/bin/python tests/tools/windows.py prepare

# In dist/. SEED is that of the games that are played in the zip; else it is the day.
release: .venv/ready-test
	[ -e build/windows/ready ] && command -v osslsigncode > /dev/null || .setup/run windows
	.venv/bin/python .setup/release.py

# 10000 simulated games of each kind on three hosts, twenty minutes of three real hosts that are killed and stopped, and
# twenty of every kind of fault, held against what players heard.
soak: .venv/ready-test
	SOAK=1200 .venv/bin/python -m pytest -q -n 2 --timeout 3600 -m "soak" tests

# Writes the golden transcripts anew, after a change that is meant. Read the difference.
golden: .venv/ready-test
	WRITE_GOLDEN=1 .venv/bin/python -m pytest -q -n 6 tests/play/test_golden.py tests/play/test_lessons.py tests/language/test_cards.py tests/answers/test_beginnings.py tests/outputs/braille/test_deafblind.py tests/outputs/braille/test_pages.py tests/outputs/speech/test_words.py tests/whole/test_golden_evening.py tests/club/web/test_trees.py

# The manual as one page of HTML for each language, in build/manual.
manual: .venv/ready-test
	.venv/bin/python .setup/manual.py

# Makes the bundled dictionaries anew from their Debian packages.
wordlists: .venv/ready-test
	.venv/bin/python .setup/wordlists.py

# Tests that need neither a screen reader nor sound nor a display.
fast: .venv/ready-test
	.venv/bin/python -m pytest -q -n 2 -m "not real and not everything"

# 100000 random lines at questions and on the command line.
fuzz: .venv/ready-test
	.venv/bin/python tests/tools/fuzz.py

# Figures, each beside what it is measured against.
bench: .venv/ready-test
	.venv/bin/python tests/bench/bench.py

check: .venv/ready-test
	.venv/bin/python -m ruff check .
	.venv/bin/python -m ruff format --check .
	.venv/bin/python -m mypy
	.venv/bin/python -m mypy --platform win32 --cache-dir .mypy_cache/win32
	.venv/bin/python -m mypy --platform darwin --cache-dir .mypy_cache/darwin
	.venv/bin/python -m vulture
	.venv/bin/python -m pylint --disable=all --enable=duplicate-code --score=n access games wordlists

# After an upgrade of the system the Python in .venv has another name than the stamp says, or none.
ifneq ($(notdir $(realpath .venv/bin/python)),$(shell cat .venv/ready 2> /dev/null))
.PHONY: .venv/ready .venv/ready-test
endif

.venv/ready: pyproject.toml .setup/run
	.setup/run play

.venv/ready-test: pyproject.toml .setup/run
	.setup/run test
