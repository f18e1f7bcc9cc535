### What the house itself says, in English. $you is "seat" where $seat is the listener; $first is "yes" the first time.

## How a voice is to read names

loop-spoken = Lazare: La-zar; Ewrard: Evrard; Odile: Odeel; Bastien: Bas-tee-en; Margot: Margo; Thibaut: Teebo; Tlamana: Tuh-lamana

## Commands: the full word, then short forms

loop-command-score = score, sc
    .said = standings, what is the score, what's the score, who is winning, who's winning, who is ahead, who's ahead, how many points do i have, how many points, my points, how much do I have, how many chips do I have
    .help = how everybody stands
loop-command-dice = dice, di
    .help = the dice or points in front of you
loop-command-turn = turn, tu
    .said = whose turn, whose turn is it, who is next, is it my turn
    .help = whose turn it is
loop-command-advice = advice, ad, hint, tip
    .said = what should I do, what would you do, give me advice, give me a hint, give me a tip, a hint, a tip, why, why that, why is that, but why, and why
    .help = what the best bot would do, and why
    .more = Ask again for more, where there is more. Games in which you ask for advice count apart in the statistics.
loop-command-rules = rules, ru
    .said = what are the rules, how do I win, how do I play, how to play, how do you play, what is the aim, what is the goal
    .help = reads the rules of the game aloud
    .more = Enter reads on, no ends it, skip leaves out the rest.
loop-advice-off = At this table there is no advice.
loop-no-advice = This game gives no advice.
loop-nothing-to-advise = There is nothing to advise here.
loop-command-undo = undo, un
    .said = undo that, take back, take that back, take it back, oops
    .help = takes back what you typed last
    .more = It works with your own dice or cards, not with those of the program.
loop-set-no-dice = set changes settings, and no dice are set aside here. { $allowed }
loop-works-game = { $typed } works only while a game is played.
loop-works-menu = { $typed } works only in the menu.
loop-works-score = { $typed } works while a game is played, and after it.
loop-works-statistics = { $menu ->
        [yes] { $typed } works in the menu and after a game.
       *[no] { $typed } works after a game.
    }
loop-works-rules = { $typed } works in the menu, and once a game is chosen.
loop-words-save = save, save game, save the game, pause, take a break
loop-words-why = why, why not, how come, why that, reason
loop-commands-again = Type help once more to hear the other commands.
loop-works-why = Type advice to hear what the best bot would do, and why; help and a word explains that word.
loop-words-shorter = shorter, briefer, less, too long, say less
loop-works-shorter = To hear less, type: set verbosity brief
loop-words-longer = longer, more detail, say more, in detail
loop-works-longer = To hear more, type: set verbosity full
loop-works-save = Each answer is saved at once; quit leaves, and says how to go on.
loop-works-back = Type quit to go back.
loop-help-in-game = It works while a game is played.
loop-help-in-club = It works in a club.

## Around a game

loop-table = { $game }. At the table: { $names }.
loop-resumed = { $game } goes on. At the table: { $names }.
loop-turn = { $you ->
        [seat] It is your turn.
       *[other] It is { $seat }'s turn.
    }
loop-saved = Saved. Go on with: { $program } resume { $number }
loop-saved-file = Saved. Go on with: { $program } resume --journal { $file }
loop-saved-menu = Saved. To go on, type resume in the menu.
loop-left-unsaved = This game was not saved.
loop-unsaved = This game cannot be saved in { $folder }: { $why }. You can play on.
loop-no-guide = This game has no written rules.
loop-hear-more = For more: help or rules.

## Chips, in the games that are played for them

loop-round-of = Round { $number }{ $last ->
        [0] .
       *[other] {" "}of { $last }.
    }
    .brief = Round { $number }{ $last ->
        [0] .
       *[other] {" "}of { $last }.
    }
    .braille = round { $number }{ $last ->
        [0] {""}
       *[other] {" "}of { $last }
    }
loop-round-now = Round { $number }{ $first ->
        [yes] { $last ->
            [0] .
           *[other] {" "}of { $last }.
        }
       *[no] .
    }
loop-who = { $you ->
        [seat] You
       *[other] { $seat }
    }
loop-pot = pot
loop-takes = { $you ->
        [seat] You take
       *[other] { $seat } takes
    } { $first ->
        [yes] { $whole ->
            [yes] the { loop-pot } of { $won }
           *[no] { $won } from the { loop-pot }
        }
       *[no] { $won }
    }, now { $chips }.
    .brief = { $won } to { $you ->
        [seat] you.
       *[other] { $seat }.
    }
    .braille = { $won } to { $seat }, { $chips }
loop-loses = { $you ->
        [seat] You lose { $first ->
            [yes] the { $lost } you paid
           *[no] { $lost }
        }
       *[other] { $seat } loses { $lost }
    }, now { $chips }.
    .brief = { loop-who }: minus { $lost }.
    .braille = { $seat } minus { $lost }, { $chips }
loop-stays = { $chips } { $chips ->
        [one] stays
       *[other] stay
    } in the { loop-pot }.
    .brief = { $chips } in the { loop-pot }.
    .braille = { loop-pot } { $chips }
loop-shared-out = The game is over, and the { loop-pot } of { $chips } is shared out.
    .brief = { $chips } shared out.
    .braille = { loop-pot } { $chips } shared out
loop-tied = A tie: { $winners-you ->
        [yes] you win together with { $winners-others }.
       *[no] { $winners } win together.
    }
    .brief = Tie: { $winners-you ->
        [yes] you and { $winners-others }.
       *[no] { $winners }.
    }
    .braille = tie { $winners }
loop-placed = { $you ->
        [seat] You are
       *[other] { $seat } is
    } { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] in place { $place }
    }.
    .brief = { loop-who }: place { $place }.
    .braille = { $seat } place { $place }
loop-sits-out = { $you ->
        [seat] You cannot pay the stake, so you sit out.
       *[other] { $seat } cannot pay the stake and sits out.
    }
    .brief = { $you ->
        [seat] You sit out.
       *[other] { $seat } sits out.
    }
    .braille = { $seat } sits out
loop-leaves-table = { $you ->
        [seat] You sit out.
       *[other] { $seat } leaves the table.
    }
    .brief = { $you ->
        [seat] You sit out.
       *[other] { $seat } leaves.
    }
    .braille = { $seat } leaves
loop-joins-again = { $you ->
        [seat] You are back in.
       *[other] { $seat } is back in.
    }
    .brief = { $you ->
        [seat] You are back in.
       *[other] { $seat } joins.
    }
    .braille = { $seat } joins

## Questions of the house

loop-watched = It is not your turn.
    .brief = It is not your turn.
    .braille = It is not your turn.
    .allowed = Type a command, such as score.{ $plays ->
        [yes] {" "}You will be told when it is your turn.
       *[no] {" "}You watch. quit goes to the lobby.
    }
    .longest = { "" }
loop-typed-dice = { $seat }, { $count ->
        [one] type 1 die
       *[other] type { $count } dice
    }{ $of ->
        [house] {" "}of the house
        [against] {" "}against you
       *[own] {""}
    }:
    .brief = { $seat }, { $of ->
        [house] house{" "}
        [against] against{" "}
       *[own] {""}
    }{ $count }?
    .braille = { $seat }, { $of ->
        [house] house{" "}
        [against] against{" "}
       *[own] {""}
    }{ $count }?
    .allowed = Type what { $count ->
        [one] the die shows
       *[other] the { $count } dice show
    }{ $may-fall ->
        [yes] , or dropped if one fell off the table.
       *[no] .
    }
    .longest = 1 5 2 2 2 6
loop-answer-dice = throw
loop-answer-dropped = dropped, d
loop-answer-number = number

loop-menu = Menu?
    .brief = Menu?
    .braille = menu?
    .allowed = Type play, learn, resume, tournament, statistics, rules, dictionary, settings, quit, or 1 to 9.
    .longest = 1
loop-menu-also = play: new game, game, start, begin; learn: lesson, lessons, tutorial, teach me; resume: continue, load, saved games, saved game; statistics: stats, results; rules: instructions, how to play; settings: options, preferences; leave: close
loop-answer-play = play, p, 1
    .help = sets up a table and plays
    .more = You choose the game; then one line tells the table, and you can change it.
loop-answer-resume = resume, re, 3
    .help = goes on with a saved game
    .more = Of several you choose one, and you can delete one.
loop-answer-rules = rules, ru, 6
    .help = reads the rules of a game aloud
loop-answer-settings = settings, se, 8
    .help = changes language, voice, braille and more
loop-answer-leave = quit, leave, 9
    .help = ends Taverne
loop-answer-menu-again = menu
    .help = tells the menu once more

loop-pick = Which game?
loop-answer-pick = pick
loop-pick-value = { $option ->
        [dictionary] Which dictionary?
       *[other] Which { $option }?
    }
loop-pick-saved = { $alone ->
        [yes] Go on or delete? Enter goes on.
       *[no] Which number? Enter for the newest.
    }
    .brief = { $alone ->
        [yes] Go on or delete?
       *[no] Which?
    }
    .braille = { $alone ->
        [yes] Go on or delete? Enter: go on.
       *[no] Which? Enter: the newest.
    }
    .allowed = { $alone ->
        [yes] Enter alone goes on with this game; type delete to delete it.
       *[no] Type the number of a saved game; Enter alone takes the one played last. delete and a number deletes one.
    }
    .longest = 1
loop-answer-last = last, go on, on
loop-answer-more = more, m
    .help = tells more saved games
loop-answer-delete = delete, d, remove, erase
    .help = deletes a saved game by its number
loop-more-saved = { $count } more. Type more to hear them, or delete and a number.
loop-pick-no-saved = There is no saved game { $typed }. Type a number from the list.
loop-guest = Guest
loop-hand-help = Only Enter goes on. Type repeat to go back, quit to leave.
loop-confirm = { $what } Enter for { $enter ->
        [yes] yes
       *[no] no
    }:
    .less = { $what }
    .brief = { $short }
    .braille = { $what }
    .allowed = Type yes or no.
loop-only = Pass to { $seat }, then Enter:
loop-screen = GNU screen keeps what has scrolled away. Hands that were shown can still be read there.

## What cannot be done

loop-wrong-count = { $count ->
        [one] Type one die
       *[other] Type { $count } dice
    }, not { $typed }.
loop-no-such-face = No die shows { $face }: type 1 to 6.
loop-rules-beside = The rules stand on a page of their own: the link is below, under More. Your place here is kept.
loop-undo-seeded = Undo works with your own dice or cards only. Here the program throws and deals.
loop-undo-nothing = There is nothing to take back yet.
loop-taken-back = Taken back{ $hidden ->
        [yes] .
       *[other] : { $what }.
    }
error-rules-unknown = This program does not know version { $version } of the rules of { $game }.

## Errors

error-game-fault = The game { $game } has a fault, so it stops here: { $what }{ $line ->
    [0] {"."}
   *[other] {" "}in { $file }, line { $line }.
}
error-unexpected = Something went wrong: { $why }. Run it again with --debug for details.
error-line = Line { $line }: { $why }
error-no-tables = liblouis has no table for { $language }. taverne braille --list names all.
error-no-paragraph = The rules of { $game } have no paragraph about { $name }.
games-without-braille = Braille was not checked: that needs liblouis. taverne doctor says where to get it.
games-no-faults = { $name }: no faults were found.
games-none-there = There is no game { $name }, and no folder of this name with a game in its pyproject.toml. The games here: { $names }.
new-game-written = The folder { $folder } holds your game. Check it: taverne games --check { $folder }. Before you play it, install it: pip install ./{ $folder }. Then: taverne play { $folder }.
new-game-name = { $name } cannot be the name of a game. Use 2 to 20 small letters and digits, a letter first.
new-game-taken = There is already a game or a Python package called { $name }. Choose another name.
no-name-on-windows = { $name } can be the name of no file and no folder on Windows, so nobody there could use it. Choose another name.
new-game-there = There is already a folder { $folder } here. Choose another name.
new-game-unwritten = The folder { $folder } cannot be written: { $why }.
error-command-game = { $name } is a game. To play it: taverne play { $name }
error-missing-game = Which game? Type for instance: { $command } kaques. There are: { $names }.
error-option-of-others = { $game } has no option { $name }.{ $names ->
        [none] {""}
       *[other] {" "}Its rules are chosen by { $names }.
    }
error-usage = That is not right. To hear what can be typed: { $command } --help
error-without-club = A club needs the package { $package }. Install what a club needs with: { $advice }
error-without-sound = Sounds need the package { $package }. Install it with: { $advice }
error-without-package = The package { $package } is missing. Install what Taverne needs with: { $advice }
error-unzipped-club = The zip for Windows opens no club. You can come into one by browser or ssh: taverne help club. To open one, install Taverne with Python: taverne help Windows
error-unzipped-package = The package { $package } is missing in the folder of Taverne. Unzip taverne-windows.zip again.
error-number = { $name } takes a whole number from { $least } on, not { $typed }.
error-not-taken = The command { $command } has no option { $name }.
error-no-game = There is no game called { $name }. { $near ->
    [none] Choose one of: { $names }.
   *[other] Did you mean { $near }?
}
error-no-level = { $game } has no bots of level { $level }. Choose one of: { $levels }.
error-seats = { $game } needs at least { $least } players, bots included.
error-too-many = { $game } is for { $most } players at most.
error-option-form = Write options as KEY=VALUE, not { $text }.
error-score-beside = { $game } is scored against a { $name }: add --{ $name } and its dice, for instance --{ $name } "6 6 5 4 1".
error-no-judge = { $game } has no throws to score.
error-empty-dice = Type the dice as digits from 1 to 6.
error-no-dice = Type the dice as digits from 1 to 6, not { $typed }.
error-nothing-to-say = There is nothing to say in this text: it has no letters and no digits.
error-sounds = There are no sounds: { $why }.
error-broken-package = The installed package { $package } is damaged: { $why }. Its games are not known.
error-broken-game = The game { $game } has a fault: { $why }. taverne --debug shows where.
error-folder-exists = { $file } is a folder. Name a file in it.
error-file-exists = { $file } already exists. Go on with it: taverne resume --journal { $file }
error-no-folder = There is no folder { $folder }. Make it first, or write elsewhere.
error-journal-file = { $file } cannot be written: { $why }.
option-number = The option { $name } takes a whole number from { $least } on{ $step ->
        [1] .
       *[other] , in steps of { $step }.
    }
option-stake = A stake of { $stake } is more than anybody has to begin with: { $chips }.
option-choice = The option { $name } takes one of: { $values }.
option-unknown = There is no option { $name }. Choose one of: { $names }.
name-command = { $name } is a word for commands. Choose another name.
name-change = { $change } is no part of a name. Type the names alone, and { $change } by itself.
name-bot = A bot at this table is called { $name }. Choose another name, or type first: bots 0.
name-sure = { $name } begins with a command. Is it really a name?
    .brief = A name?
name-empty = A name needs at least one letter or digit.
name-too-long = That name has { $letters } letters; the most is { $most }.
name-twice = { $name } is already at the table. Choose another name.
journal-empty = { $file } holds no game.
journal-newer = { $file } was saved by a newer version of Taverne.
journal-no-head = { $file } is not a saved game of Taverne.
journal-line = { $file } is damaged at line { $line }. The file was left unchanged.
journal-unreadable = { $file } cannot be read: { $why }.
journal-game = { $file } is a game of { $game }, which is not installed here.
journal-version = { $file } was played with version { $theirs } of the rules of { $game }; this is version { $ours }. The file was left unchanged.
journal-rules = { $file } does not fit the rules of { $game } from line { $line } on. They have changed since it was saved, but not their version: raise it with each such change. The file was left unchanged.
journal-over = That game is over. Hear it again with: taverne replay { $file }
journal-locked = { $game }{ $number ->
        [none] {""}
       *[other] , saved game { $number },
    } is open in another window. Go on there, or choose another game: taverne resume --list
resume-all-damaged = No saved game can be resumed. taverne resume --list says why.
resume-passed = Saved game { $number } cannot be resumed and was skipped.
resume-none = There is no game to resume.
resume-none-of = No game of { $game } is saved. taverne resume --list names what is saved.
resume-no-such = There is no saved game of { $typed }. There are: { $names }.
resume-which = Name the saved game to delete: taverne resume --delete 3
resume-deleted = Saved game { $number } was deleted.
resume-delete = Delete saved game { $number }?
    .brief = Delete?
resume-unknown = There is no saved game { $number }. taverne resume --list names them.
resume-line = { $number }: { $game }, { $names }, { $when }
resume-damaged = { $number }: cannot be resumed. { $why }

## simulate

replay-open = This game is not over.
simulate-so-far = { $done } of { $games } games.
simulate-lost = A process that played games has ended, perhaps for lack of memory. Try it with fewer at once: --jobs 1
simulate-value = { $value }
simulate-games = { $games ->
        [one] One game
       *[other] { $games } games
    }, { $rate } per CPU second.
simulate-wins = Seat { $seat-name }: won { $wins }.
simulate-figure = { $name }: { $value }

## doctor

doctor-python = Python { $version }.
doctor-python-old = Python { $version } is too old: install 3.11 or newer.
doctor-packages = Packages: { $names }.
doctor-packages-missing = These packages are missing: { $names }. Install them with: { $advice }
doctor-languages = Languages: { $names }.
doctor-language-broken = The language { $code } of the package { $package } cannot be used: { $why }.
doctor-dispatcher = speech-dispatcher runs: Taverne speaks through it, with your own voice and rate, unless speech.engine is own.
doctor-dispatcher-none = speech-dispatcher is not running.{ $sound ->
        [yes] {" "}Taverne speaks with a voice of its own. With the package python3-speechd Taverne can use speech-dispatcher.
       *[no] {""}
    }
doctor-voice = Voice: { $engine } speaks { $languages }.
doctor-voice-silent = Voice: { $engine } does not speak { $languages }. { $system ->
        [windows] Add voices in Windows' settings, under Time and language, Speech.
        [macos] Add voices in System Settings, under Accessibility, Spoken Content.
       *[other] Install more of its voices.
    }
doctor-voice-missing = No voice: { $why }. { $system ->
        [windows] Install it with: { $advice }
        [macos] Install it with: { $advice }
       *[other] Install espeak-ng, alsa-utils and pyttsx3{ $clone ->
                [yes] ; make setup does it
               *[no] {""}
            }.
    }
doctor-sound = Sound: there is a device or a server.
doctor-sound-missing = No sound device and no sound server: { $dispatcher ->
        [yes] only speech-dispatcher may speak, and there are no sounds
       *[no] Taverne's voice and the sounds stay silent
    }.
doctor-sounds = Sounds: miniaudio { $version } is installed.
doctor-sounds-missing = No sounds: the package miniaudio is missing. Install it with: { $advice }
doctor-liblouis = Braille: liblouis { $version } with its tables for { $languages }.
doctor-and = { $first } and { $last }
doctor-liblouis-missing = No braille: liblouis is missing. { $system ->
        [windows] Unpack its win64.zip from https://github.com/liblouis/liblouis/releases into the folder { $folder }
        [macos] Install it with: brew install liblouis
       *[other] Install the package liblouis, on Debian liblouis20{ $clone ->
            [yes] ; make setup does it there
           *[no] {""}
        }.
    }
doctor-liblouis-broken = No braille: { $file } cannot be used as liblouis: { $why }. Replace it, or name another file in { $variable }.
doctor-table-missing = Braille: the table { $table } is missing. { $system ->
        [windows] It belongs to liblouis.
        [macos] It belongs to liblouis.
       *[other] Install liblouis-data.
    }
doctor-reader = Screen reader: { $name }. Taverne's own voice stays silent while it runs; with --speech on it speaks anyway.
doctor-reader-orca = It says each line once, in order; F2 says the last one again.
doctor-reader-brltty = It shows the line of the cursor, where the question stands; on a console Taverne can use the display itself.
doctor-reader-brltty-alone = It has found no display.
doctor-reader-fenrir = Switch off its echo of letters: with it, fenrir spells lines that come in a burst.
doctor-reader-yasr = It says each line once, in order, with its usual settings.
doctor-reader-espeakup = speakup should say each line once, in order; nobody has tried it yet.
doctor-reader-none = No screen reader was found.
doctor-way-console = Taverne writes to it itself here.
doctor-way-window = Taverne writes to it itself in this window, since xbrlapi tells brltty which window is in front.
doctor-way-no-xbrlapi = In this window brltty does not know what is in front: start xbrlapi, or switch to a console.
doctor-way-orca = Orca uses it in this window, too: for Taverne to use it alone, switch off braille in Orca, or play on a console.
doctor-way-terminal = Here brltty shows the terminal; for Taverne to use it itself, switch to a console.
doctor-brltty = brltty has a braille display: { $columns } cells, { $lines ->
        [one] one line
       *[other] { $lines } lines
    }, driver { $driver }.
doctor-brltty-no-display = brltty is running, but finds no braille display. Plug it in, or set its driver in /etc/brltty.conf.
loop-first-no-brltty = { $system ->
        [windows] On Windows your screen reader shows Taverne on its braille display: choose no for that.
        [macos] On macOS VoiceOver shows Taverne on its braille display: choose no for that.
       *[other] brltty is not running, so no braille display is found. Start it first, or choose no for now.
    }
doctor-brltty-none = { $installed ->
        [yes] brltty is installed, but not running. For a braille display, start it.
       *[no] brltty is not running. For a braille display, install and start it.
    }
doctor-brltty-shut = brltty is running, but refuses connections. Are you in the group brlapi?
doctor-brlapi-missing-only = brltty is running. For Taverne to use its display itself, install python3-brlapi.{ $python ->
        [none] {""}
       *[other] {" "}{ $python } does not see the packages of the system: use the Python of the system.
    }
doctor-brlapi-missing = For a braille display install brltty and python3-brlapi.{ $python ->
        [none] {""}
       *[other] {" "}{ $python } does not see the packages of the system: use the Python of the system.
    }
doctor-press = Feel this line, then press the pan-forward key; press Enter if you feel nothing.
doctor-display-works = The display and its keys work.
doctor-display-silent = No key press arrived from the display.
doctor-terminal = Terminal: { $kind }, { $columns } columns.
doctor-terminal-none = No terminal: Taverne reads and prints whole lines, and what you type cannot be edited.
doctor-saves = Saved games: { $folder }
doctor-saves-unwritable = Nothing can be saved in { $folder }: make it writable, or play with --journal.
doctor-settings = Settings: { $file }{ $there ->
        [yes] .
       *[no] , not there yet. taverne settings creates it.
    }
doctor-settings-wrong = Settings: { $why }
doctor-test = This is a test line, and a throw: 1 5 2 2 2 6.
doctor-system = All packages of Debian that Taverne uses are here.
doctor-system-missing = Missing packages of Debian: { $names }. Type as root: apt-get install { $names }
doctor-system-hidden = Installed, but not visible in this environment: { $names }. Make it again with python3 -m venv --system-site-packages.
doctor-well = Everything needed to play is here.
doctor-ill = Something needed to play is missing.

## Hands of cards

loop-command-hand = hand, ha
    .help = shows your hand in the question
    .more = hand 2 tells only the second card.
loop-command-spell = spell, sp
    .help = tells the letters of your cards in code words
    .more = spell 2 spells only the second card.
loop-one-card = { $card }.
loop-spelled = { $words }.
loop-no-such-card = Your hand has { $count ->
        [one] one card: type 1.
       *[other] { $count } cards: type a number from 1 to { $count }.
    }
loop-not-in-pile = That is not { $count } cards of the pile.
loop-alphabet = A Alfa, B Bravo, C Charlie, D Delta, E Echo, F Foxtrot, G Golf, H Hotel, I India, J Juliett, K Kilo, L Lima, M Mike, N November, O Oscar, P Papa, Q Quebec, R Romeo, S Sierra, T Tango, U Uniform, V Victor, W Whiskey, X X-ray, Y Yankee, Z Zulu
error-private-braille = Hands shown in braille alone need a braille output. Add --braille terminal, or in the game type: set braille terminal.

## Dictionaries, words and decks

list-missing = There is no file { $file }.
list-folder = { $file } is a folder, not a word list.
list-device = { $file } is a device, not a word list.
list-huge = { $file } is larger than { $most } megabytes, too large for a word list.
list-unreadable = { $file } cannot be read: { $why }.
list-unwritable = Dictionaries cannot be kept in { $folder }: { $why }.
list-empty = { $file } is empty.
list-gzip = { $file } is compressed, but damaged. Unpack it, or download it again.
list-binary = { $file } is not a text file, so it cannot be a word list.
list-encoding = { $file }, line { $line }: this line is in an encoding Taverne cannot read. Save the file as UTF-8.
list-no-aff = { $file } is a Hunspell dictionary, but { $affixes } is missing. Put it in the same folder.
list-affixes = { $file } holds only affixes. Name { $words }, the file beside it, instead.
list-affix-line = { $file }, line { $line }: this affix has a condition that Hunspell does not know.
list-hunspell-count = { $file }, line 1: a Hunspell dictionary begins with the number of its words. Write it there. A plain list needs another ending, such as .txt.
list-hunspell-encoding = { $file }, line { $line }: Taverne does not know the encoding { $encoding }.
list-hunspell-table = { $file }, line { $line }: this table { $said ->
        [0] does not say how many lines it has
        [one] says that it has one line, but it has { $found }
       *[other] says that it has { $said } lines, but it has { $found }
    }.
list-hunspell-line = { $file }, line { $line }: this line of a table is damaged.
list-many = { $file } has more than { $most } words: too many for a list of words.
list-hunspell-huge = { $file } makes more than { $most } words. Take a shorter list, or a plain one with a word a line.
list-hunspell-endings = { $file }: its words have too many endings to put them all together. Take a plain list instead, with a word a line.
list-hunspell-affixes = { $file }, line { $line }: there are more than { $most } affixes, too many to try on each word. Take a plain list instead, with a word a line.
list-many-lines = { $file } has more than { $most } lines, too many for affixes. Take a plain list instead, with a word a line.
list-office = { $file } is a word list of LibreOffice, not a plain one. Export its words as text.
list-hyphenation = { $file } holds hyphenation patterns, not words.
list-markup = { $file } is not a plain text file. Save it as text, one word per line.
list-only-names = { $count ->
        [one] The only word in { $file } begins
       *[other] All { $count } words in { $file } begin
    } with a capital, which marks a name in English. For a German list add --lang de, or at the table --option spelling=de.
list-no-words = { $file } has { $lines ->
        [one] one line
       *[other] { $lines } lines
    }, but no word that can be laid. { list-left-out }
list-unknown = There is no dictionary { $name }. Choose one of: { $names }.
list-bad-name = { $name } cannot be the name of a dictionary. Use lower-case letters, digits and hyphens. First comes the name, then the file.
list-reserved = { $name } comes with Taverne. Choose another name.
list-name-taken = There is already a dictionary { $name }. Remove it first, or choose another name.
list-bundled = { $name } comes with Taverne and cannot be removed. You can block words in it.
list-bad-word = { $word } cannot be laid with cards. A word has 2 to 15 letters.
list-note-column = Each line has more than a word: only what stands first in it was read.
list-note-cp1252 = The file is not UTF-8: it was read as Windows text. Check a word with an accented letter.
list-added = { $name }: { $words ->
        [one] one word.
       *[other] { $words } words.
    }
list-left-out = Left out: { $kinds }.
list-left-out-some = Left out: { $kinds }; for instance { $words }.
list-left-out-count = { $count ->
        [one] One line of the dictionary is left out
       *[other] { $count } lines of the dictionary are left out
    }; taverne dictionary info says why.
list-kind-apostrophe = { $count } with an apostrophe
list-kind-hyphen = { $count } with a hyphen
list-kind-abbreviation = { $count } { $count ->
        [one] abbreviation
       *[other] abbreviations
    }
list-kind-name = { $count } { $count ->
        [one] name
       *[other] names
    }
list-kind-sign = { $count } with other signs
list-kind-several = { $count } { $count ->
        [one] line
       *[other] lines
    } with several words
list-kind-short = { $count } of one letter
list-kind-long = { $count } of more than 15 letters
list-line = { $name }: { $words ->
        [one] 1 word
       *[other] { $words } words
    }, { $language }
list-broken = { $name }: { $why }
list-info = { $name }: { $words ->
        [one] 1 word
       *[other] { $words } words
    }, spelled as in { $language }. { $allowed } added, { $blocked } blocked.
list-removed = { $name } was removed.
list-allowed = Added to { $name }: { $words }.
list-blocked = Blocked in { $name }: { $words }.
word-yes = { $word }: yes, { $points } points at most
word-unlayable = { $word }: yes, but seven cards of this deck cannot lay it
word-no = { $word }: no
word-too-long = { $word }: no, the dictionary has only what seven cards can lay
word-with = { $word }: yes, { $points } points with { $cards }
word-without = { $word }: yes, but not with these cards
word-best = { $word }, { $points }
word-none = No word.
word-no-cards = There is no card { $card } in this deck. Type the cards with spaces between: QU I T E S.
word-empty = Type a word.
word-no-card = There is no card { $card } in this deck.
word-too-many = { $count } cards are too many for a hand. Type { $most } at most.
deck-line = { $card }: { $count ->
        [one] once
       *[other] { $count } times
    }.
deck-head = { $cards } cards: letters, points, and how many there are of each.
deck-unknown = { $name } is not a deck. Type { $decks }, or the path of a deck file.
emboss-written = { $labels } labels on { $pages ->
        [one] one page
       *[other] { $pages } pages
    } are in { $file }, in the order of the deck: { $first } first, { $last } last.
emboss-there = { $file } already exists. Choose another name, or add --force to overwrite it.
emboss-pages = { $pages ->
        [one] One page is in { $file }.
       *[other] { $pages } pages are in { $file }.
    }
emboss-few-lines = Pages of { $lines } lines are too short for a table. Give more with --lines.
emboss-no-cards = There are no cards in { $game }.
emboss-own-cards = { $game } has cards of its own: leave out --deck.
emboss-narrow = { $width } cells are too few for a table. Give more with --width.
emboss-eight = The table { $table } has eight dots, but paper has six. Choose another table.
emboss-back = The table { $table } is ambiguous for this label: { $label }. Choose another table.
option-name = The option { $name } needs a name.
option-content = The option { $name } takes one of { $values }, or the path of a file.
option-file-text = { $file } is not a UTF-8 text file.
error-no-dice-here = { $game } is not played with dice.

## Settings

settings-how = To hear what one is for, give its number or name: taverne settings set 10
settings-people = These have settings of their own: { $names }.
settings-kept = The settings are in { $file }.
settings-without-dictionary = matching the language
settings-none-such = There is no setting { $typed }. Type settings to hear them all.
loop-game-goes-on = The game goes on:
settings-takes-dictionary = the name of a dictionary, or a file
settings-others = others
settings-flavour = flavour
settings-private = private
settings-sort = sort
settings-dots = print dots
settings-dictionary = dictionary
settings-means-others = What you are told of turns that are not yours; off: nothing; one line: one line a turn; brief, normal or full: each step, in few or many words.
settings-means-flavour = Whether you are also told what the shouts in a game mean, and how the others look at you.
settings-means-private = Where the cards in your hand are told; all: in print and speech, too; braille: in braille alone.
settings-means-dots = Whether large print draws the braille of a letter card below it; yes: for learning braille.
settings-means-sort = The order of the cards in your hand: vowels first, most points first, or by alphabet.
settings-means-dictionary = Where the words of Choose Your Words are looked up.
settings-word-line = one line
settings-word-vowels = vowels
settings-word-points = points
settings-word-alphabet = alphabet
settings-shown = { $number }: { $title }, { $value }, { $from ->
        [usual] the default
        [person] set for { $person }
       *[all] set
    }.
loop-which-setting = Which setting?
    .brief = Which setting?
    .braille = Which setting?
    .allowed = Type the name or the number of a setting. settings names them all.
    .help = Type the name or the number of a setting, with a value to set it at once: verbosity full. settings names them all with their values, help verbosity says what one is for. Enter alone finishes.
    .longest = 16
loop-which-setting-how = settings names them all; Enter finishes.
loop-which-value = { $title }: { $takes }? Now { $now }; Enter keeps it.
    .brief = { $title }, { $now }?
    .braille = { $title }, { $now }: { $takes }?
    .less = { $title }, { $now }?
    .allowed = { $title } takes { $takes }; default resets it. Enter keeps { $now }.
    .longest = auto
loop-answer-enough = enough, back, done
loop-answer-keep = keep
loop-answer-voice = voice, v
    .more = Taverne speaks itself, as long as no screen reader runs
loop-answer-reader = screen reader, reader, r, Orca, NVDA, JAWS
    .more = your screen reader speaks, and Taverne itself says nothing
loop-answer-none = none, neither, n
    .more = nothing speaks; you read the screen or a braille display
loop-answer-display = display, d, braille display
    .more = each line is shown on your braille display, and waits for Enter
loop-answer-terminal = terminal, t
    .more = each line is printed in braille under it
loop-answer-nowhere = no, none, n
    .more = no braille
loop-answer-back = back, previous
    .help = goes back to the question before
loop-goodbye = Goodbye.
loop-first-welcome = Welcome to Taverne: table games to hear and to feel. A few questions first; back returns to the one before.
loop-first-nothing-before = This is the first question. quit leaves.
loop-first-in-language = Taverne tells and asks in { $language }
loop-first-language = { $languages }?
    .braille = { $languages }?
    .longest = 1
    .allowed = Type a language: { $languages }. Enter alone takes { $default }.
loop-first-speech = Who reads aloud: voice, screen reader, none?
    .braille = who speaks: voice, reader, none?
    .longest = 1
    .allowed = Type voice if Taverne is to speak itself, screen reader if yours speaks, or none if nothing is to speak. Enter alone takes { $found ->
        [reader] the screen reader that was found
        [none] none, since there is no sound device
       *[other] Taverne's voice, as long as no screen reader runs
    }.
loop-first-braille = Braille: display, terminal, no?
    .braille = braille display, terminal, no?
    .longest = 1
    .allowed = Type display for a braille display, terminal for braille printed under each line, or no. Enter alone takes { $found ->
        [display] the display that was found
       *[other] no braille
    }.
loop-first-display-waits = If you still choose display here, each line waits for Enter. With no, your reader shows what is in the terminal.
loop-first-kept = Your answers are saved. To change them, type settings in the menu.

## Tournaments

tournament-table = Stage { $round }, table { $table } of { $tables }: { $names }.
tournament-final = The final: { $names }.
tournament-final-how = It decides the tournament in four rounds.{ $plays ->
        [yes] {" "}Once, from the second round on, you may take any three jokers, used ones too: type free.
       *[no] {""}
    }
tournament-over = This tournament is over:
tournament-tie = { $names }: one more round decides the tie.
tournament-place = Place { $place }: { $name }, { $total }{ $ties ->
        [none] {""}
       *[other] , in the tie-break { $ties }
    }{ $on ->
        [yes] , goes on.
       *[no] .
    }
tournament-on = On to the next stage: { $names }.
tournament-goes-on = { $count ->
        [one] The best of this table goes on.
       *[other] The best { $count } of this table go on.
    }{ $stage ->
        [1] {" "}The last stage is a single table, the final, which decides the tournament.
       *[other] {""}
    }
tournament-out = Out of the tournament, { $shared ->
        [yes] places { $first } to { $last } of { $players }
       *[no] place { $first } of { $players }
    }: { $names }.
tournament-won = { $name } wins the tournament.
tournament-fair = The wreath for fair play goes to { $name }. { $dedication }
tournament-leave = The tournament is saved, and goes on another time. Leave it?
    .brief = Leave it?
tournament-left = Saved. Go on with: { $program } tournament
tournament-left-menu = Saved. To go on, type tournament in the menu.
tournament-written = The standings are in { $folder }.
tournament-no-number = There is no tournament { $number }.
manual-options = options
manual-group-1 = Playing: { $topics }.
manual-group-2 = Hearing and feeling: { $topics }.
manual-group-3 = Clubs: { $topics }.
manual-group-4 = Making, and reference: { $topics }.
manual-topics = Type for instance: taverne help start
manual-no-topic = There is no topic { $topic }. { $near ->
        [none] taverne help names them all.
       *[other] Did you mean { $near }?
    }
tournament-none = There is no tournament to resume. Name the players to start one.
tournament-damaged = The tournament in { $file } cannot be read.
tournament-unsaved = This tournament cannot be saved in { $folder }: { $why }. You can play on.
tournament-fair-unsaved = The wreath for fair play cannot be saved in { $folder }: { $why }.
tournament-unknown = Nobody in this tournament is called { $name }. The players are: { $names }.

## After a game

loop-what-next = Again{ $reviews ->
        [yes] , review
       *[no] {""}
    }, menu or quit?
    .brief = Again, menu or quit?
    .least = Again?
    .braille = again{ $reviews ->
        [yes] , review
       *[no] {""}
    }, menu, quit?
    .allowed = again starts another game, { $reviews ->
        [yes] review tells which decisions cost most,
       *[no] {""}
    } menu goes to the menu, quit ends.
    .longest = review
loop-answer-again = again, a, another game, new game, play again
    .help = plays another game with the same table
loop-answer-review = review, r
    .help = tells which decisions cost most
loop-answer-figures = statistics, stats
    .help = tells how many games you have played and won, and your best results
loop-answer-menu = menu, m, to the menu, done, back
    .help = goes to the menu
review-of = { $name }:
review-most = { $count ->
        [one] This decision cost most:
       *[other] These decisions cost most:
    }
loop-decision = { $round ->
        [0] Turn { $turn }
       *[other] Round { $round }
    }{ $throw ->
        [0] .
       *[other] , throw { $throw }.
    }
    .braille = { $round ->
        [0] turn { $turn }
       *[other] round { $round }
    }{ $throw ->
        [0] {""}
       *[other] {" "}throw { $throw }
    }
review-nothing = None of your decisions was much worse than the best.
review-open = That game is not over. taverne resume goes on with it.
review-no-game = There is no finished game to look back at.
review-no-advice = { $game } has no review.
statistics-won = { $games ->
        [0] no game yet
        [one] one game, { $won ->
            [0] not won
           *[other] won
        }
       *[other] { $games } games, { $won ->
            [0] none won
            [one] one won
           *[other] { $won } won
        }
    }
statistics-person = { $name }, { $game }: { $without ->
        [none] { statistics-won }
       *[other] no game { $without } yet
    }.
statistics-against = { $only ->
        [yes] Only against
       *[no] Against
    } { $kind ->
        [bot] { $opponent } bots
       *[person] { $opponent }
    }{ $only ->
        [yes] .
       *[no] : { statistics-won }.
    }
statistics-streak = { $now ->
        [0] The last game was not won
        [one] The last game was won
       *[other] The last { $now } games were won
    }{ $longest ->
        [0] .
        [1] .
       *[other] ; the longest streak is { $longest }.
    }
statistics-with = { $why ->
        [typed] with typed dice or cards
        [seed] with a chosen seed
        [advice] with advice
       *[unknown] with typed dice or cards, a chosen seed, or advice
    }
statistics-without = { $why ->
        [typed] without typed dice or cards
        [seed] without a chosen seed
        [advice] without advice
       *[unknown] without typed dice or cards, a chosen seed, or advice
    }
statistics-apart = Counted apart, { $reasons }: { statistics-won }.
statistics-now-apart = You have had advice: the statistics count games with advice apart.
statistics-none = No finished game is recorded{ $name ->
        [all] {""}
       *[one] {" "}for { $name }
    } yet.
error-not-confirmed = Nobody answered, so nothing was done. To do it without being asked, add --yes.
error-nothing-done = Nothing was done.
statistics-clear = Really delete everybody's statistics, of { $games ->
        [one] one game
       *[other] { $games } games
    }?
    .brief = Delete { $games }?
list-remove = Really remove the dictionary { $name } with all its words?
    .brief = Remove { $name }?
statistics-unwritable = The results in { $file } cannot be changed: { $why }.
statistics-cleared = { $games ->
        [0] No game was
        [one] One game was
       *[other] { $games } games were
    } deleted from the statistics.

## The menu

loop-menu-told = Menu: 1 play, 2 learn, 3 resume, 4 tournament, 5 statistics, 6 rules, 7 dictionary, 8 settings, 9 quit.
loop-menu-shell = { $typed } is a line for the shell. Type quit first, and then this line.
loop-words-how = Type a word to look it up in the dictionary { $dictionary }, { $words ->
        [one] 1 word
       *[other] { $words } words
    }; Enter ends. The dictionaries are { $others }. At a table, the option dictionary chooses one. To add a word, type in the shell: taverne dictionary allow { $dictionary } and the word.
loop-which-word = Word?
    .said = check, look, look up, is, test, word
    .help = Type a word to hear whether it is in the dictionary, and what it is worth. Enter alone ends.
loop-tournament-on = Go on with the saved tournament?
    .brief = Go on?
loop-tournament-new = A new one, then; the saved one is kept. To go back, type quit.
loop-tournament-who = Who plays the tournament? Names with commas between them; Enter takes { $name } alone:
    .help = Type the names of all persons who play, with commas between them, for instance Ann Marie, Jörg. Enter alone takes { $name }. The next question is about bots.
loop-tournament-bots = How many bots?
loop-answer-tournament = tournament, t, 4
    .help = plays Die verflixte 6 with many players
    .more = It is played at several tables, until one player has won.
loop-answer-statistics = statistics, st, 5
    .help = games played and won, and your best results
loop-answer-words = dictionary, words, w, 7
    .help = looks words up
loop-answer-start = start
    .help = begins the game with this table
loop-answer-change = what to change, change
loop-answer-begin = begin, go, let's go, ok, okay
loop-table-ready = { $game }: { $players }{ $agreed }. Start?
    .brief = { $players }{ $agreed }. Start?
    .braille = { $players }{ $agreed }: start?
    .allowed = Enter starts. Or change something: names Ann, Ben; bots 2; level best; or an option and its value.
    .help = Enter starts, and so does start; rules reads the rules. To change something, type it:
    .longest = bots 2
loop-can-set = { $line }
    .brief = { $line }
    .braille = { $line }
setup-names = names, name
    .help = who plays, with commas between the names
setup-bots = bots, bot
    .help = how many bots play, for instance bots 2
setup-players = players, player, persons
setup-level = level
    .help = how strong the bots are: easy, good or best
setup-against = { $persons } against { $bots }, level { $level }
setup-level-easy = easy
setup-level-good = good
setup-level-best = best
setup-change-what = What would you like to change? Type for instance bots 2, or help to hear all that can be changed.
setup-not-understood = Not understood: { $typed }. Enter takes what the question says; help says what can be changed.
setup-who = Who plays? Names with commas between them; Enter keeps { $names }:
    .help = Type the names of all persons who play, for instance Ann Marie, Jörg or Ann and Ben. Enter alone keeps { $names }.
setup-agreed-rounds = { $value ->
        [one] one round
       *[other] { $value } rounds
    }
setup-now = { $title }, now { $value }
setup-option-what = { $line }
setup-level-what = { $title }: { $levels }?
setup-bots-number = Type bots and a number from 0 to { $most }, for instance bots 2.
setup-help-names = names, now { $names }: who plays, with commas between them: names Ann Marie, Ben.
setup-help-bots = bots, now { $bots }: how many, 0 to { $most }, for instance bots 2.
setup-help-level = level, now { $level }: how strong the bots are, easy, good or best.
setup-help-words = One of: { $words }.
setup-value-yes = yes
setup-value-no = no
setup-value-auto = auto
setup-option-advice = advice
    .help = whether you may ask for advice; auto: where one person plays alone.

## Lessons

loop-answer-learn = learn, l, 2
    .help = teaches a game in a short first game
    .more = Each thing is explained when it first matters.
loop-command-game = game
    .help = ends the explanations of a lesson
lesson-table = Lesson: { $game }. Play as you like; type game to play without explanations.
lesson-rest = What did not come up:
lesson-over = That was the lesson. taverne play { $game } plays a whole game.
lesson-over-menu = That was the lesson. To play a whole game, type in the menu: play.
lesson-left = You leave the lesson. It was not saved.
lesson-ended = No more explanations: just the game.
lesson-none = { $game } has no lesson. Its rules explain it.
lesson-number = { $game } has { $count ->
        [one] one lesson
       *[other] { $count } lessons
    }.
lesson-no-seed = A lesson always has the same throws and cards, so it takes no --seed.
lesson-number-only = After the game comes at most the number of a lesson, not { $typed }. Type for instance: taverne learn verflixte6 2
lesson-which = { $count } lessons: { $lessons }. Which?
    .brief = Lesson?
    .braille = { $lessons }?
    .longest = 1

## A report

report-player = Player { $number }
report-written = The report is in { $file }. Read it before you send it; Taverne sends nothing itself.
report-there = { $file } already exists. Choose another name.
report-no-game = No game is saved here.
report-game = The last lines of saved game { $number }, { $game }:
report-unreadable = { $file } cannot be resumed: { $reason }.

## Sounds, by their names

sound-turn = your turn
sound-dice-1 = one die
sound-dice-2 = two dice
sound-dice-3 = three dice
sound-dice-4 = four dice or more
sound-far-dice-1 = another player's die
sound-far-dice-2 = another player's two dice
sound-far-dice-3 = another player's three dice
sound-far-dice-4 = another player's dice, four or more
sound-keep = dice kept
sound-card = cards
sound-swap = cards swapped
sound-chips-out = chips paid
sound-chips-in = chips for you
sound-bank = points saved
sound-bust = points lost
sound-crash = a big loss
sound-call = a shout, such as fertisch
sound-rob = a robbery
sound-joker = a joker
sound-refused = not allowed, or not understood
sound-saved = saved
sound-round = a round is over
sound-talk = somebody talks
sound-win = you win
sound-loss = somebody else wins

## Translating

translating-language = { $code }, { $name }: { $percent } % of the phrases, of the manual { $pages } of { $of }, { $voice ->
        [yes] a voice
        [none] no speech engine here
       *[no] no voice here
    }, { $tables ->
        [yes] braille tables
       *[no] braille by the tables of English
    }, { $deck ->
        [yes] a deck
       *[no] no deck
    }, { $dictionary ->
        [yes] a dictionary
       *[no] no dictionary
    }.
translating-parts = Parts that are not whole: { $parts }.
translating-no-code = { $typed } is not the code of a language. Type one such as it or es.
translating-there = The language { $code } is there already. To hear what is wrong with it, type: taverne languages --check { $code }
translating-written = Written to the folder { $folder }: every phrase in English, with what it is for. Translate some, then type: taverne languages --check { $folder }
translating-none = There is no language { $typed }. Type one of { $names }, or the path of the folder of a language.
translating-checked = { $count ->
        [0] Nothing is wrong.
        [one] One thing is to be done.
       *[other] { $count } things are to be done.
    }
translating-heard = This is how { $game } sounds. Read it aloud:
translating-junk = { $file }, line { $line }: this is no Fluent: { $text }
translating-missing = { $file }: { $count } of { $of } phrases are missing: { $names }
translating-unknown = { $file }, line { $line }: there is no phrase { $name }. Take it out, or correct its name.
translating-variable = { $file }, line { $line }: { $name } tells { $variable }, which is not there. Its variables: { $there }.
translating-untold = { $file }, line { $line }: { $name } does not tell { $variable }, as it does in English.
translating-guide-lacks = { $file } does not tell { $figures }, as the English guide does. Write them where the figures belong.
translating-guide-unknown = { $file } has { $figures }, which the English guide does not know: they would be read out as they stand.
translating-same = { $file }: { $count ->
        [one] one phrase is
       *[other] { $count } phrases are
    } the same as in English: { $names }
translating-clash = { $first } and { $second } have a word in common: { $words }. Give one of them another word.
translating-untypable = { $name }: { $word } is not understood when it is typed. Give it another name.
translating-fault = { $what }
kit-file = The part { $part }. Below each comment stands a phrase in English: translate it, and take away # ~ before its lines. What is left in comments is told in English.
kit-name = The name of the language in itself, and other words for it; then its plurals, if they are as simple as one and other.
kit-tables = Tables of liblouis for this language. Choose for dice and numbers (exact), for prose by grade, and for eight dots (computer).
kit-event = Told when it happens: { $about }
kit-question = A question: { $about }
kit-command = Words that are typed for a command, with commas between them. The first one is told; the last one has two letters.
kit-answer = Words that are typed for an answer, with commas between them. The first one is told.
kit-term = A name of the game, then other words by which it can be typed.
kit-setting = The purpose of a setting, in a sentence.
kit-doctor = A line of taverne doctor.
kit-help = Help of the command line.
kit-error = Says what cannot be done, and what to do.
kit-lesson = Said in a lesson.
kit-option = An option of the rules of a table.
kit-spoken = How a voice of this language says printed words, such as: Kaque: Cack; Lálá: la-la.
kit-variables = Variables: { $variables }.
kit-form-brief = .brief is for few words or cells.
kit-form-braille = .braille is for a braille display.
kit-form-full = .full is for those who want to hear all.
kit-form-help = .help says more when help is asked for.
kit-form-allowed = .allowed says what can be answered.
kit-form-first = .first is told before a question that is asked for the first time: what its answers do.
kit-form-longest = .longest is the longest usual answer.
kit-form-least = .least is the shortest form of a question, for 12 cells.
kit-form-pick = .pick is a button of a page: it answers with the dice or cards that are checked.
kit-form-less = .less is the question without its least needed part.
kit-type-seat = the name of a player
kit-type-seats = names of players
kit-type-scores = names with points
kit-type-dice = dice
kit-type-cards = cards
kit-type-number = a number
kit-type-yes-or-no = yes or no, to choose by
kit-type-term = a name of the game
kit-type-terms = names of the game
