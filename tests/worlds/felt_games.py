"""How a deafblind player answers in each game: enough to play it to its end."""

import re

USUAL = {"kaques": "en", "kara": "de", "misericorde": "en", "verflixte6": "de", "words": "en"}
"""The language in which make test plays each game."""


def kaques(question, number, say):
    """The 1 of the first throw is chosen by its routing key."""
    return ("1",) if number == 0 else say["stop"]


def kara(question, number, say):
    """The second die is run by its routing key, then it is enough."""
    return (re.sub("[^0-9]", "", question)[1],) if number == 0 else say["stop"]


def misericorde(question, number, say):
    """Chips are bought with Enter, three dice thrown, and nothing is raised."""
    return ("", "3", say["none"])[min(number, 2)]


def verflixte6(question, number, say):
    """No jokers, which is asked again, and the Freiwurf is kept."""
    return (say["none"], say["yes"], say["stop"])[min(number, 2)]


OVER = re.compile("again|noch einmal|encore", re.IGNORECASE)


def words(question, number, say):
    """Two cards are swapped by their routing keys; no word is laid."""
    hand = re.fullmatch(r"((?:[a-zäöü]{1,2}[0-9]* )+[a-zäöü]{1,2}[0-9]*)( swap| tauschen| échanger)?\?", question)
    if hand:
        cards = hand[1].split()
        return tuple(dict.fromkeys((cards[1], cards[-1])))
    if re.search("call|mitgehen|zu zahlen|suivre", question, re.IGNORECASE):
        return say["call"]
    if re.search("lay|legen|poser|:$", question):
        return say["none"]
    return (
        say["bet"] if re.search("[0-9]|^(bet|setzen|miser)", question, re.IGNORECASE) and number == 0 else say["none"]
    )


SAY = {
    "en": {"stop": "stop", "none": "none", "yes": "yes", "call": "call", "bet": "bet", "quit": "quit"},
    "de": {"stop": "stopp", "none": "keine", "yes": "ja", "call": "mitgehen", "bet": "setzen", "quit": "ende"},
    "fr": {"stop": "stop", "none": "aucun", "yes": "oui", "call": "suivre", "bet": "miser", "quit": "quitter"},
}
NOT_RAISED = {"en": "none", "de": "nein", "fr": "non"}
"""The words for no raise in Misericorde."""


def said_in(game, language):
    """The answers to a game in a language, by their names."""
    return {**SAY[language], **({"none": NOT_RAISED[language]} if game == "misericorde" else {})}


GAMES = {
    "kaques": (kaques, "target=500"),
    "kara": (kara, "rounds=1"),
    "misericorde": (misericorde, "rounds=1"),
    "verflixte6": (verflixte6, "rounds=1"),
    "words": (words, "rounds=1"),
}
