"""What is typed in an evening from the menu, by language: a lesson, a game, advice, another game, a look back, out."""

TYPED = {
    "en": """\
learn, kaques, stop, stop, stop, stop, play, kaques, names Ann, target 500, start, advice, stop, stop,
again, stop, review, menu, statistics, quit""",
    "de": """\
lernen, kaques, fertisch, fertisch, fertisch, fertisch, spielen, kaques, namen Ann, ziel 500, los, tipp,
fertisch, fertisch, nochmal, fertisch, rückblick, menü, statistik, ende""",
    "fr": """\
apprendre, kaques, stop, stop, stop, stop, jouer, kaques, noms Ann, but 500, commencer, conseil, stop, stop,
encore, stop, revue, menu, statistiques, quitter""",
}


def typed(language):
    """The lines of an evening."""
    return tuple(TYPED[language].replace("\n", " ").split(", "))
