### What the commands say of themselves, in English.

help-usage = Usage:
help-options = Options
help-commands = Commands
help-positional-arguments = Arguments
help-options-metavar = [OPTIONS]
help-command-metavar = COMMAND [ARGS]...
help-kind-number = NUMBER
help-kind-text = TEXT
help-kind-path = FILE
help-metavar-path = FILE
help-metavar-which = NUMBER|GAME
help-metavar-option = RULE=VALUE
help-metavar-limit = LIMIT=NUMBER
help-metavar-person = NAME
help-metavar-table = TABLE
help-metavar-key = SETTING
help-range = { $least } to { $most }.

help-shared = Options of many commands: { $names }. To hear what they do: taverne help options

## Other words for options and commands, which are understood when somebody mistypes one

words-option = help: usage, info; lang: language, locale, english, german; speech: voice, talk, speak; sounds: sound, audio, noise; verbosity: verbose, brief, quiet; bots: bot, computer, computers, opponents; level: difficulty, strength, skill; seed: random; store: database, file, db; json: machine; output: out; table: tables; cells: width; private: hidden, secret; journal: log, record; person: player, user, name; version: release; screen-reader: reader, orca, nvda; number: id; print: big, zoom; players: people, names; yes: sure, confirm, force
words-command = play: start, new, begin, game; learn: lesson, teach, tutorial; resume: continue, load, saved; games: list; settings: config, options, preferences, setup; serve: server, host, open, club-open; statistics: stats, figures, results; help: manual, man, docs; rules: guide; dictionary: dictionaries, words, wordlist; say: speak, voice; doctor: check, test, diagnose; report: bug; replay: again, rewatch; review: analyse, analyze, mistakes; score: points, count; deck: cards; emboss: brf, printer; word: lookup; club: members; simulate: bots

## Commands

help-taverne = Table games for ears and fingertips. Without a command: the menu. Options mean the same before and after a command.
help-braille = Print TEXT in braille.
help-club = Look after a club, also while it serves.
help-club-people = Tell all people of the club, a line each.
help-club-tables = Tell all tables whose game is not over, a line each.
help-club-invite = Make an invitation code.
help-club-remove = Remove the person NAME, with all that the club keeps of them.
help-club-rename = Call the person NAME NEW from now on, at all tables, too.
help-club-data = Tell all that the club keeps of the person NAME.
help-club-ban = Keep the person NAME out.
help-club-mute = Let the person NAME play, but not talk, for some hours.
help-club-role = Make the person NAME a moderator, or a member again.
help-club-recover = Make a new recovery code for the person NAME, who has lost key and passphrase.
help-club-reports = Tell the open reports, with what was said.
help-club-close = End the table TABLE without a result, or a tournament.
help-club-welcome = Set the TEXT that welcomes everybody.
help-club-export = Write the journal of table TABLE. While the game runs, its first line alone, without the seed.
help-club-hosts = Tell all hosts, a line each: whether they serve, how many people are there, which version they have, and how far they are behind.
help-club-drain = Let the people of HOST come in at other hosts, and close it.
help-club-verify = Play each journal again, and name those that have a fault.
help-club-backup = Copy all that the club keeps into FILE, also while it serves.
help-club-restore = Put the backup FILE in place of a club that is not there any more.
help-club-doctor = Say whether the club's file is sound, and who may read it.
help-serve = Open a club, where people play together over SSH. Ctrl-C closes it; nothing is lost.
help-deck = List the cards of the deck NAME: en, de, or a deck file. Without NAME it is the deck of the language.
help-dictionary = Manage word lists for Choose Your Words.
help-dictionary-list = List the dictionaries.
help-dictionary-info = Say what is in the dictionary NAME.
help-dictionary-add = Add the words of the FILE as the dictionary NAME. The option --lang sets its spelling.
help-dictionary-remove = Remove the dictionary NAME.
help-dictionary-allow = Add WORDS to the dictionary NAME.
help-dictionary-block = Block WORDS in the dictionary NAME.
help-doctor = Say what was found here, and what to do about what is missing.
help-emboss = Write braille for an embosser (BRF).
help-emboss-rules = Write the rules of GAME.
help-emboss-tableau = Write an empty score table for GAME with a column for each NAME. Without names there are as many columns as fit; without GAME it is the Tableau de Kaques.
help-emboss-score = Write how a saved game stands: the one of this NUMBER. Without NUMBER it is the last one played that is not over.
help-emboss-deck = Write labels for all cards of GAME, or of a deck of letter cards, to stick on real ones. They are uncontracted unless you name another table.
help-emboss-manual = Write the manual, or TOPIC of it.
help-games = List the games. With --check it says what is wrong with one.
help-help = Read the manual: the names of its topics, or TOPIC, a paragraph at a time.
help-new-game = Write a new game NAME into a folder of this name: a small one, with dice or with cards, for you to change.
help-play = Play GAME. Two names or more share the keyboard.
help-report = Write what doctor says and the last lines of your last game into a file that you may send to us. Taverne sends nothing itself.
help-review = Say which decisions cost most in a finished game: the last one, that of a number, or in FILE.
help-statistics = Tell what was counted in finished games, of GAME or of all; taverne statistics clear deletes it.
help-learn = Learn GAME in a first game that explains each thing when it first matters. Some games have a second lesson, NUMBER 2.
help-replay = Tell the game in FILE again, or the saved game of this number.
help-resume = Go on with a saved game: the last one played, the last one of a GAME, or NUMBER.
help-rules = Read the rules of GAME, a paragraph at a time. With NAME only the paragraph about it is read, such as a joker.
help-say = Say TEXT with our own voice, as you have set it.
help-score = Say what DICE are worth. With - instead of dice it reads one throw per line.
help-settings = Change how you are told and asked: by questions, or with set.
help-settings-show = Say each setting, and what is wrong with the file.
help-settings-set = Set the SETTING, by its name or its number, to VALUE. The value default resets it. Without VALUE it says what the setting is for, and what it may be.
help-simulate = Let bots play many games, for statistics.
help-tournament = Play a tournament of Die verflixte 6. Without names it goes on with the last one.
help-word = Look words up, or find the best word of a hand, for a table with real cards.
help-word-check = Say whether WORDS are in the dictionary, and their points. With - it reads one word per line.
help-word-best = Say the best words of the hand CARDS, with points. With - it reads one hand per line, and says one line for each.

## Options of many commands

help-option-help = Show this text and exit.
help-option-version = Show the version and exit.
help-option-lang = The language; otherwise that of the system.
help-option-screen-reader = A screen reader is in use: our own voice stays silent.
help-option-debug = Show all details of an error.
help-option-yes = Do not ask: the answer is yes.
help-option-json = Write one object per line.
help-option-seed = The same seed and the same answers give the same game.
help-option-journal = Save the game in this file.
help-option-option = A rule of the table, see the rules of the game. --RULE VALUE means the same.
help-option-speech = Our own voice. auto is silent beside a screen reader, over SSH and without sound.
help-option-verbosity = brief uses fewer words, full also tells what follows from a throw.
help-option-sounds = Which sounds you hear: off, none; some, those of your own play; all, those of the others, too; bell, only the bell of the terminal at your turn; auto, some while our own voice speaks.
help-option-print = large draws the dice, cards and points of each question in signs five rows high, unless a screen reader or a display reads along; always draws them beside these, too.
help-option-others = What is told of the turns of others: nothing, one line a turn, or each step, in brief, normal or full wording.
help-option-braille = display: a braille display, through brltty. terminal or brf: braille is printed under each line. auto: a display on a console.
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
help-option-store = The club's file, or postgresql://HOST/NAME. Without it the file in your data folder.
help-club-people-option-json = Write one list of objects.
help-club-data-option-json = Write one object.
help-club-hosts-option-json = Write one list of objects.
help-club-invite-option-uses = How many people may use it.
help-club-invite-option-days = How many days it is good for.
help-club-ban-option-lift = Let the person in again.
help-club-mute-option-hours = For how many hours; 0 lets them talk again.
help-club-reports-option-close = Close the report of this number.
help-serve-option-listen = The address and port to listen on.
help-serve-option-name = What the club is called.
help-serve-option-invite-only = Newcomers need an invitation code.
help-serve-option-guests = Let guests in for an evening, without an account.
help-serve-option-drain = When it is to stop, let people finish their line, and send them to another host.
help-serve-option-proxied = A proxy such as HAProxy stands before the club and sends the PROXY header.
help-serve-option-limit = Change a limit, such as connections=100.
help-serve-option-web = Also let browsers in at this address, such as 127.0.0.1:8080: people play on a page. For others than this computer a proxy encrypts it, see keeping-a-club.
help-serve-option-health = Answer programs that watch the club at this address, such as 127.0.0.1:9100: /health says whether it can record, /metrics has figures for Prometheus.
help-serve-option-log-json = Write the log as one object a line.
help-serve-option-log-addresses = Write addresses into the log as they are, not hashed.
help-serve-option-log-details = Write into the log what errors say in full; that may quote what somebody typed.
help-option-person = For this person only, who plays under this name.

## Options of one command

help-braille-option-list = Name the tables; with TEXT those for this language.
help-braille-option-brf = Print braille ASCII.
help-braille-option-table = A liblouis table; otherwise that of your settings, with numbers uncontracted.
help-deck-option-braille = Also print the cards in braille.
help-doctor-option-json = Write one object.
help-emboss-deck-option-deck = en, de, or a deck file. Without it the language decides.
help-emboss-score-option-journal = The game in this file.
help-games-option-check = Check this game, by its name, its folder or its entry point such as pig:GAME. Each fault is one line, with its file and line.
help-new-game-option-dice = A game with dice. So it is without an option.
help-new-game-option-cards = A game with cards.
help-play-option-bots = How many bots play. Alone you get one.
help-statistics-option-person = The figures of this person alone.
help-statistics-option-json = Write one list of objects, one for each person and game.
help-statistics-option-csv = Write a row for each person in each game.
help-report-option-output = The file to write; without it, taverne-report-1.txt in this folder, or the next free number.
help-replay-option-json = Write one object per event.
help-replay-option-open = Tell hands, too, though the game is not over.
help-resume-option-list = Say which games are saved and not over.
help-resume-option-delete = Delete the saved game NUMBER.
help-resume-option-journal = Go on with this file.
help-say-option-list = Name the voices, with their languages.
help-say-option-sounds = Say the name of each sound, then play it.
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
help-tournament-option-fair = Award the wreath for fair play to this player.
help-tournament-option-dedication = What the wreath for fair play is dedicated with.
help-word-check-option-hand = The cards of a hand, with spaces between.
help-word-best-option-count = How many words.
