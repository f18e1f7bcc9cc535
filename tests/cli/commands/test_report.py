"""A report that a player may send."""

from helpers import taverne

from access.system.files import settings_folder


def test_a_report_holds_what_the_doctor_says_and_the_last_lines_of_the_game(tmp_path):
    taverne("play", "kaques", "Ann", "--seed", "3", typed="stop\n" * 5 + "quit\n")
    run = taverne("report", cwd=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == (
        "The report is in taverne-report-1.txt. Read it before you send it; Taverne sends nothing itself.\n"
    )
    text = (tmp_path / "taverne-report-1.txt").read_text(encoding="utf-8")
    assert text.startswith("taverne 0.1.0, Python 3.")
    assert "Packages: click" in text
    assert "The last lines of saved game 1, Jaques le Kaques:" in text
    assert "fertisch" in text
    assert len(text.partition("Jaques le Kaques:\n")[2].splitlines()) <= 21
    assert str(tmp_path) not in text
    assert "taverne-report-2.txt" in taverne("report", cwd=tmp_path).stdout


def test_a_report_shows_no_hand_of_others(tmp_path):
    taverne("play", "words", "Ann", "Ben", "--seed", "3", typed="\nbet 1\nquit\n")
    taverne("report", "-o", tmp_path / "r.txt")
    text = (tmp_path / "r.txt").read_text(encoding="utf-8")
    assert "hand:" not in text.partition("Choose Your Words:")[2]
    run = taverne("report", "-o", tmp_path / "r.txt")
    assert (run.returncode, run.stderr) == (1, f"{tmp_path / 'r.txt'} already exists. Choose another name.\n")


def test_without_a_game_a_report_says_so_and_speaks_german(tmp_path):
    taverne("report", "--lang", "de", "-o", tmp_path / "r.txt")
    assert "Hier ist kein Spiel gespeichert." in (tmp_path / "r.txt").read_text(encoding="utf-8")
    assert taverne("report", "-o", "/dev/null/r.txt").returncode == 1


def test_a_game_that_cannot_be_read_is_named(tmp_path):
    taverne("play", "kaques", "Ann", typed="quit\n")
    from access.storage.journals import folder

    (saved,) = folder().iterdir()
    saved.write_text("nonsense\n", encoding="utf-8")
    taverne("report", "-o", tmp_path / "r.txt")
    assert "1-kaques.jsonl cannot be resumed" in (tmp_path / "r.txt").read_text(encoding="utf-8")


def test_a_report_names_no_player_and_only_its_owner_may_read_it(tmp_path):
    taverne("play", "kaques", "Ann", "Siegbert", "--seed", "3", typed="stop\n" * 5 + "quit\n")
    taverne("report", "-o", tmp_path / "r.txt")
    text = (tmp_path / "r.txt").read_text(encoding="utf-8")
    told = text.partition("Jaques le Kaques:\n")[2]
    assert "Ann" not in told
    assert "Siegbert" not in text
    assert "Player 1" in told
    assert "Player 2" in told
    assert (tmp_path / "r.txt").stat().st_mode & 0o777 == 0o600
    taverne("play", "kaques", "Siegbert", "--seed", "3", typed="stop\n" * 5 + "quit\n")
    taverne("report", "--lang", "de", "-o", tmp_path / "g.txt")
    assert "Gustave" in (told := (tmp_path / "g.txt").read_text(encoding="utf-8").partition("Kaques:\n")[2])  # a bot
    assert "Siegbert" not in told


def test_a_report_names_nobody_whose_settings_are_wrong(tmp_path):
    settings = settings_folder("taverne") / "settings.toml"
    settings.write_text('[person.Siegbert]\nspeech = "off"\n[person.SIEGBERT]\nspeech = "off"\n')
    taverne("report", "-o", tmp_path / "r.txt")
    text = (tmp_path / "r.txt").read_text(encoding="utf-8")
    assert "There are two sections for ..." in text
    assert "siegbert" not in text.casefold()
