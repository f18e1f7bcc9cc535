"""The sentences that say that a command does not work where it was typed."""

from access.language.phrases import Phrases

DO_NOT_WORK = (
    "loop-no-advice",
    "loop-advice-off",
    "loop-undo-seeded",
    "club-invite-where",
    "club-standin-where",
    "club-summary-where",
    "club-guest-statistics",
    "club-moderators-only",
    "words-no-looking",
)
NOT_UNDERSTOOD = (
    "Not understood",
    "works once you have gone on",
    "does not answer the next question",
    "works only while a game is played",
    "works only in the menu",
    "works in the lobby only",
)


def refusals(shown, game):
    """Those of the sentences, in English, that stand in what was shown."""
    phrases, told = Phrases("en", game), " ".join(shown.split())
    sentences = [phrases.text(name) for name in DO_NOT_WORK if phrases.has(name)]
    return [each for each in (*sentences, *NOT_UNDERSTOOD) if each in told]
