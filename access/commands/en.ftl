### What the commands say of themselves, in English.

help-usage = Usage:
help-options = Options
help-commands = Commands
help-positional-arguments = Arguments
help-options-metavar = [OPTIONS]
help-command-metavar = COMMAND [ARGS]...
help-kind-number = NUMBER
help-kind-text = TEXT
help-kind-path = PATH
help-range = { $least } to { $most }.

## Commands

help-taverne = Table games for ears and fingertips. Without a command: the menu. Options mean the same before and after a command.
help-braille = Print TEXT in braille.
help-deck = List the cards of the deck NAME: en, de, or a deck file. Without NAME it is the deck of the language.
help-dictionary = Manage word lists for Choose Your Words.
help-dictionary-list = List the dictionaries.
help-dictionary-info = Say what is in the dictionary NAME.
help-dictionary-add = Add the words of the file PATH as the dictionary NAME. The option --lang sets its spelling.
help-dictionary-remove = Remove the dictionary NAME.
help-dictionary-allow = Add WORDS to the dictionary NAME.
help-dictionary-block = Block WORDS in the dictionary NAME.
help-doctor = Say what was found here, and what to do about what is missing.
help-emboss = Write braille for an embosser (BRF).
help-emboss-rules = Write the rules of GAME.
help-emboss-tableau = Write an empty score table for GAME with a column for each NAME. Without names there are as many columns as fit; without GAME it is the Tableau de Kaques.
help-emboss-score = Write how a saved game stands: the one of this NUMBER. Without NUMBER it is the last one played that is not over.
help-emboss-deck = Write labels for all cards of a deck, to stick on real ones. They are uncontracted unless you name another table.
help-emboss-manual = Write the manual, or TOPIC of it.
help-games = List the games.
help-help = Read the manual: the names of its topics, or TOPIC, a paragraph at a time.
help-play = Play GAME. Two names or more share the keyboard.
help-replay = Tell the game in FILE again, or the saved game of this number.
help-resume = Go on with a saved game: the last one played, or NUMBER.
help-rules = Read the rules of GAME, a paragraph at a time. With NAME only the paragraph about it is read, such as a joker.
help-say = Say TEXT with our own voice, as you have set it.
help-score = Say what DICE are worth. With - instead of dice it reads one throw per line.
help-settings = Change how you are told and asked: by questions, or with set.
help-settings-show = Say each setting, and what is wrong with the file.
help-settings-set = Set KEY to VALUE. The value default resets the setting.
help-simulate = Let bots play many games, for statistics.
help-tournament = Play a tournament of Die verflixte 6. Without names it goes on with the last one.
help-word = Look words up, or find the best word of a hand, for a table with real cards.
help-word-check = Say whether WORDS are in the dictionary, and their points. With - it reads one word per line.
help-word-best = Say the best words of the hand CARDS, with points. With - it reads one hand per line, and says one line for each.

## Options of many commands

help-option-help = Show this text and exit.
help-option-version = Show the version and exit.
help-option-lang = The language; otherwise that of the system.
help-option-debug = Show all details of an error.
help-option-json = Write one object per line.
help-option-seed = The same seed and the same answers give the same game.
help-option-journal = Save the game in this file.
help-option-option = A rule of the table, see the rules of the game. --KEY VALUE means the same.
help-option-speech = Our own voice. auto is silent beside a screen reader, over SSH and without sound.
help-option-verbosity = brief uses fewer words, full also tells what follows from a throw.
help-option-others = What is told of the turns of others: nothing, one line a turn, or each step, in brief, normal or full wording.
help-option-braille = display: a braille display, by brltty. terminal or brf: braille is printed under each line. auto: a display on a console.
help-option-braille-table = The liblouis table for the words; taverne braille --list names the tables.
help-option-cells = Width in cells. Without it that of the display, or 40; prompts use the width of the terminal.
help-option-more = Each line waits for Enter. This is on with --braille.
help-option-private = braille shows hands in braille alone, neither printed nor spoken.
help-option-sort = The order of a hand: vowels first, most points first, or by alphabet.
help-option-plain = Lines in, lines out: no editing, and no voice unless you ask for it.
help-option-grade = Grade of the braille for words: 1, or 2 for contracted, in German also 0.
help-option-dictionary = Words are looked up in en, de, a list of yours, or a file. Without it the language decides.
help-option-dice = With typed you type what your own dice show.
help-option-level = How well the bots play. Without it they are good.
help-option-table = A liblouis table; otherwise that of your settings, or one for the language.
help-option-output = The file to write.
help-option-force = Overwrite the file if it already exists.
help-option-lines = Lines per page, otherwise 25.
help-option-width = Cells per line, otherwise 40.
help-option-deck = en, de, or a deck file. Without it the dictionary decides.
help-option-umlauts = Lay Ä as A E, or as A.
help-option-person = For this person only, who plays under this name.

## Options of one command

help-braille-option-list = Name the tables; with TEXT those for this language.
help-braille-option-brf = Print braille ASCII.
help-braille-option-table = A liblouis table; otherwise that of your settings, with numbers uncontracted.
help-deck-option-braille = Also print the cards in braille.
help-doctor-option-json = Write one object.
help-emboss-deck-option-deck = en, de, or a deck file. Without it the language decides.
help-emboss-score-option-journal = The game in this file.
help-play-option-bots = How many bots play. Alone you get one.
help-replay-option-json = Write one object per event.
help-replay-option-open = Tell hands, too, though the game is not over.
help-resume-option-list = Say which games are saved and not over.
help-resume-option-delete = Delete the saved game NUMBER.
help-resume-option-journal = Go on with this file.
help-say-option-list = Name the voices, with their languages.
help-score-option-beside = The throw that the dice are scored against. In Kara it is --house, the five dice of the house.
help-settings-show-option-json = Write one object.
help-simulate-option-games = How many games.
help-simulate-option-bots = The level of each bot, by seat, with commas between. Without it there are two of the usual level.
help-simulate-option-seed = Seed of the first game.
help-simulate-option-json = Write one object.
help-tournament-option-players = A file with one name per line.
help-tournament-option-bots = How many bots play as well.
help-tournament-option-table = The most players at a table.
help-tournament-option-advance = How many of each table go on.
help-tournament-option-seed = The same seed and the same answers give the same tournament.
help-tournament-option-number = Which tournament. Without it the last one that is not over.
help-tournament-option-fair = Award the Fairnesskranz to this player.
help-tournament-option-dedication = The line of dedication of the Fairnesskranz.
help-word-check-option-hand = The cards of a hand, with spaces between.
help-word-best-option-count = How many words.
