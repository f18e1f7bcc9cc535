"""Windows' own Python finds a liblouis.dll with its tables, and says why one is of no use: for make test-windows.

The library is a stand-in, compiled here: it turns each a into its cell, by a table that must be there.
"""

import shutil
import subprocess

import pytest
import windows

pytestmark = [pytest.mark.windows, pytest.mark.posix("Wine"), pytest.mark.usefixtures("wine")]
SOURCE = r"""
#include <stdio.h>
#include <string.h>
#define API __declspec(dllexport)
static char data[2048];
API const char *lou_version(void) { return "3.99.0 of a test"; }
API int lou_charSize(void) { return 2; }
API void lou_setLogLevel(int level) {}
API char *lou_setDataPath(const char *path) { return strcpy(data, path); }
API int lou_checkTable(const char *table) {
    char path[4096];
    snprintf(path, sizeof path, "%s\\liblouis\\tables\\%s", data, table);
    FILE *file = fopen(path, "rb");
    return file ? !fclose(file) : 0;
}
API int lou_translateString(const char *table, const unsigned short *text, int *length, unsigned short *made, int *most,
                            void *typeform, void *spacing, int mode) {
    for (int at = 0; at < *length; at++) made[at] = text[at] == 'a' ? 0x2801 : text[at];
    *most = *length;
    return lou_checkTable(table);
}
API int lou_backTranslateString(const char *table, const unsigned short *text, int *length, unsigned short *made,
                                int *most, void *typeform, void *spacing, int mode) { return 0; }
"""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """The stand-in."""
    folder = tmp_path_factory.mktemp("compiled")
    (folder / "louis.c").write_text(SOURCE)
    compiler = windows.wine("x86_64-w64-mingw32-gcc")
    subprocess.run([compiler, "-shared", "-o", folder / "liblouis.dll", folder / "louis.c"], check=True)
    return folder / "liblouis.dll"


@pytest.fixture(params=["M, Ü", "日本"])
def home(request, tmp_path):
    """A folder of settings; Windows knows those with a comma, or of letters that its code page lacks, by a short name."""
    folder = tmp_path / request.param / "taverne" / "liblouis"
    (folder / "bin").mkdir(parents=True)
    table = folder / "share" / "liblouis" / "tables" / "mine.ctb"
    table.parent.mkdir(parents=True)
    table.write_text("#-display-name: Mine\n#+language: en\nspace \\s 0\n")
    return tmp_path / request.param


def run(home, *arguments):
    """Run Windows' Python, and return what it wrote."""
    environ = windows.environment(WIN_PD_OVERRIDE_LOCAL_APPDATA=f"Z:{home}", PYTHONIOENCODING="utf-8")
    ran = subprocess.run(
        windows.command(*arguments),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environ,
        check=False,
        encoding="utf-8",
    )
    return ran.stdout.strip()


def test_a_liblouis_of_ones_own_is_found_with_its_tables(compiled, home):
    shutil.copy(compiled, home / "taverne" / "liblouis" / "bin")
    assert run(home, "-m", "access", "braille", "--list") == "mine.ctb: Mine"
    assert run(home, "-m", "access", "braille", "a a", "--table", "mine.ctb") == "⠁⠀⠁"


@pytest.mark.parametrize("home", ["Ännchen"], indirect=True)
def test_what_is_no_liblouis_is_named(home):
    file = home / "taverne" / "liblouis" / "bin" / "liblouis.dll"
    code = "from access.cli.commands import doctor; from access.language.phrases import Phrases; print(*doctor.LOOKS['liblouis'](Phrases('en')))"
    assert "folder Z:\\" in run(home, "-c", code).replace("/", "\\")
    for wrong in (b"This is no library.", (windows.PYTHON / "vcruntime140.dll").read_bytes()):
        file.write_bytes(wrong)
        assert "liblouis.dll cannot be used as liblouis: " in run(home, "-c", code)
