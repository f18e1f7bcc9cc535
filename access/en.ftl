### What the house itself says, in English. $you is "seat" where $seat is the listener; $first is "yes" the first time.

## Commands: the full word, then short forms

loop-command-repeat = repeat, re
loop-command-next = next, ne
loop-command-score = score, sc
loop-command-dice = dice, di
loop-command-turn = turn, tu
loop-command-help = help, he, ?
loop-command-rules = rules, ru
loop-command-undo = undo, un
loop-command-quit = quit, qu

loop-commands = At any time: { $words }.
loop-allowed = Type one of: { $words }.

## Around a game

loop-table = { $game }. At the table: { $names }.
loop-resumed = { $game } goes on. At the table: { $names }.
loop-turn = { $you ->
        [seat] It is your turn.
       *[other] It is { $seat }'s turn.
    }
loop-saved = Saved. Go on with: taverne resume { $number }
loop-saved-file = Saved. Go on with: taverne resume --journal { $file }
loop-left-unsaved = This game was not saved.
loop-unsaved = This game cannot be saved in { $folder }: { $why }. You can play on.
loop-no-guide = This game brings no rules to read.

## Questions of the house

loop-typed-dice = { $seat }, { $count ->
        [one] one die
       *[other] { $count } dice
    }?
    .brief = { $seat }, { $count }?
    .braille = { $seat }, { $count }?
    .allowed = Type what { $count ->
        [one] the die shows.
       *[other] the { $count } dice show.
    }
    .longest = 1 5 2 2 2 6
loop-answer-dice = throw

loop-menu = { $first ->
        [yes] 1 play, 2 resume, 3 rules, 4 quit?
       *[no] Play, resume, rules, quit?
    }
    .brief = Play, resume, rules, quit?
    .braille = Play, resume, rules, quit?
    .allowed = Type play, resume, rules, quit, or 1 to 4.
    .longest = 1
loop-answer-play = play, 1
loop-answer-resume = resume, 2
loop-answer-rules = rules, 3
loop-answer-leave = 4

loop-pick = Which game, by number or name?
    .brief = Which game?
    .braille = Which game?
    .allowed = Type the number or the name of a game.
    .longest = misericorde
loop-pick-line = { $number }: { $name }
loop-who = Who plays? Enter for { $name }:
loop-pick-unknown = There is no such game: { $typed }. Type its number or its name.
loop-guest = Guest
loop-who-help = Type one name or more, with blanks between. Two or more share the keyboard. Enter alone: you against a bot.
loop-more = More?
loop-more-no = no, n, stop, s
loop-wait-help = Enter goes on, repeat goes back, no skips the rest, quit leaves.
loop-only = Only { $seat }? Enter:
loop-screen = GNU screen keeps what scrolled by: a hand that was shown can be read there.

## What cannot be done

loop-not-understood = Not understood: { $typed }. { $allowed }
loop-wrong-count = { $count ->
        [one] One die is thrown
       *[other] { $count } dice are thrown
    }, you typed { $typed }.
loop-no-such-face = No die shows { $face }: type 1 to 6.
loop-undo-seeded = Undo is for dice that you type: these were thrown by the program.
loop-undo-nothing = Nothing is typed yet that could be taken back.
loop-taken-back = Taken back.
loop-ambiguous = { $typed } can mean { $words }.
loop-no-earlier = There is nothing earlier.
loop-no-later = That was the newest line.
loop-no-voice = The voice does not work: { $why }. Play goes on without it.
loop-voice-soundless = there is no sound device or sound server
loop-voice-missing = pyttsx3 or its speech engine is missing
loop-voice-died = it stopped again and again
loop-voice-aplay = aplay is missing, from the package alsa-utils
loop-no-braille = There is no braille without liblouis: install the package python3-louis.

## Errors

error-unexpected = Something went wrong: { $why }. With --debug the whole story is shown.
error-line = Line { $line }: { $why }
error-no-table = There is no braille table { $table }. Tables of liblouis end in .ctb or .utb.
error-no-braille = There is no braille without liblouis: install the package python3-louis.
error-no-game = There is no game called { $name }. There are: { $names }.
error-no-level = { $game } has no bots of the level { $level }. There are: { $levels }.
error-seats = { $game } needs { $least } players or more, bots included.
error-too-many = { $game } seats { $most } at most.
error-option-form = Write options as KEY=VALUE, not { $text }.
error-no-judge = { $game } has no throws to score.
error-empty-dice = Type the dice as digits from 1 to 6.
error-no-dice = Type the dice as digits from 1 to 6, not { $typed }.
error-voice = The voice does not work: { $why }.
error-broken-game = The game { $game } has a fault: { $why }. taverne --debug shows where.
error-folder-exists = { $file } is a folder. Name a file in it.
error-file-exists = { $file } is there already. Go on with it: taverne resume --journal { $file }
error-journal-file = { $file } cannot be written: { $why }.
option-number = The option { $name } takes a whole number from { $least } up, in steps of { $step }.
option-choice = The option { $name } takes one of: { $values }.
option-unknown = There is no option { $name }. There are: { $names }.
name-empty = A name needs at least one letter or digit.
name-too-long = That name has { $letters } letters, { $most } is the most.
name-twice = { $name } sits there already. Choose another name.
journal-empty = { $file } holds no game.
journal-newer = { $file } is of a newer Taverne than this one.
journal-no-head = { $file } is not a saved game of Taverne.
journal-line = { $file } is damaged at line { $line }. It was left as it is.
journal-too-large = { $file } is too large for a saved game.
journal-unreadable = { $file } cannot be read: { $why }.
journal-game = { $file } is a game of { $game }, which is not here.
journal-version = { $file } was played by rules { $theirs } of { $game }, this is { $ours }. It was left as it is.
journal-over = That game is over. Hear it again with: taverne replay { $file }
journal-locked = That game is open in another window.
resume-all-damaged = All saved games are damaged. taverne resume --list names them.
resume-passed = Saved game { $number } is damaged and was passed over.
resume-none = There is no game to resume.
resume-unknown = There is no saved game { $number }. taverne resume --list says which there are.
resume-line = { $number }: { $game }, { $names }, { $when }
resume-damaged = { $number }: damaged, { $why }

## simulate

replay-open = This game is not over.
simulate-so-far = { $done } of { $games } games.
simulate-games = { $games ->
        [one] One game
       *[other] { $games } games
    }, { $rate } in a second of the processor.
simulate-wins = Seat { $seat-name } wins { $wins }.
simulate-figure = { $name }: { $value }

## What the disk says

why-ENOSPC = the disk is full
why-EDQUOT = the disk is full
why-EROFS = nothing can be written there
why-EACCES = you may not write there
why-EPERM = you may not write there
why-ENOENT = there is no such file
why-ENOTDIR = the folder is not a folder
why-EISDIR = it is a folder

## doctor

doctor-python = Python { $version }.
doctor-python-old = Python { $version } is too old: install 3.11 or newer.
doctor-packages = Packages: { $names }.
doctor-packages-missing = These packages are missing: { $names }. Run make setup.
doctor-voice = Voice: { $engine } speaks { $languages }.
doctor-voice-silent = Voice: { $engine } does not speak { $languages }. Install more of its voices.
doctor-voice-missing = No voice: { $why }. Install espeak-ng, alsa-utils and pyttsx3; make setup does it.
doctor-sound = Sound: there is a device or a server.
doctor-sound-missing = No sound device and no sound server: our voice stays silent.
doctor-liblouis = Braille: liblouis { $version } with its tables for English and German.
doctor-liblouis-missing = No braille: liblouis is missing. Install python3-louis; make setup does it.
doctor-table-missing = Braille: the table { $table } is missing. Install liblouis-data.
doctor-reader = Screen reader: { $name }. Our voice stays silent beside it; --speech on lets it speak.
doctor-reader-none = No screen reader was found.
doctor-brltty = brltty runs: a braille display shows the line of the cursor.
doctor-brltty-none = brltty does not run. For a braille display, install and start it.
doctor-terminal = Terminal: { $kind }, { $columns } columns.
doctor-terminal-none = No terminal: lines in, lines out, no editing.
doctor-saves = Saved games: { $folder }
doctor-saves-unwritable = Nothing can be saved in { $folder }: make it writable, or play with --journal.
doctor-settings = Settings: { $file }, from a coming version on.
language-en = English
language-de = German
doctor-test = This is a test line, and a throw: 1 5 2 2 2 6.
doctor-well = All that play needs is here.
doctor-ill = Something that play needs is missing.
why-EFBIG = the file would be too large
