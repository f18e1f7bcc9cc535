### What any program says and asks, in English: its questions, commands, settings, and what fails.

## Questions, and what is told

# Behind a question: its answers, such as: find, add or leave.
face-listed = { $words }.
# Between the last two answers of a list.
face-or = or
# Behind a question: the answer that Enter alone gives.
face-enter = Enter: { $value }.
face-enter-nothing = Enter: nothing.
# Behind a question for a number, or for a line of a numbered list.
face-from-to = { $least } to { $most }.
# Told after a mistake at a question for a number.
face-number = Type a number from { $least } to { $most }.
# Told after a mistake at a question with a numbered list.
face-in-list = { $most ->
        [0] Type a name
       *[other] Type a number from 1 to { $most }
    }{ $word ->
        [none] , or the beginning of a line.
       *[other] , or a part of a name. For the next lines: { $word }.
    }
# Behind a question with a list without numbers, since some of the names are numbers.
face-by-name = Type a name.
# Behind a question for a number with one bound.
face-at-least = { $least } or more.
face-at-most = { $most } or less.
# The same of a date.
face-not-before = { $least } or later.
face-not-after = { $most } or earlier.
# Told after a mistake at a question for a number; the bounds may follow.
face-type-whole = Type a whole number.
face-type-decimal = Type a number, such as 2.5.
# Stands before the decimals of a number.
face-decimal-mark = .
# The last line of the beginning of a long list.
face-more-in-list = { $more ->
        [0] That was the last one. Type { $word } to begin again, or a part of a name.
       *[other] And { $more } more: type { $word }, or a part of a name.
    }
# Tells the next lines of a long list; the first word is named.
face-more = more, show more, the next ten
# Told when a part of a name was typed that several lines of a long list have.
face-found = { $count } fit: { $words }{ $more ->
        [0] .
       *[other] , and { $more } more.
    }
# How many are to be picked, such as: Pick 2 to 3.
face-pick = Pick { $range }
face-pick-exactly = Pick { $count }.
# Behind a question for a date.
face-date-parts = Day, month and year.
# A date, in an example and as what Enter means.
face-date = { $day } { $month } { $year }
# The same in digits, in an example.
face-date-digits = { $year }-{ $month }-{ $day }
face-type-date = Type a date, such as { $examples }.
face-months = January, February, March, April, May, June, July, August, September, October, November, December
# The day before today, today, and the day after it.
face-days = yesterday, today, tomorrow
# Whether 3/4/2026 is always in April here.
face-day-first = no
face-yes-or-no = Type yes or no.
face-any = Type any text. Commands begin with a slash: /help.
face-too-long = That is too long: { $count } letters, and the most is { $most }.
face-too-long-line = That is too long: the most in a line is { $most }.
# Behind a question that takes several answers.
face-several = Type numbers or names, with commas between them.
# The same where the lines have no numbers.
face-several-names = Type names, with commas between them.
# Behind a question where Enter means some: the word that means none, and all such words.
face-for-nothing = { $word }: nothing.
face-none = none, none of them
face-pause = Press Enter to go on.
# Asks for a secret, such as a passphrase, a second time.
face-again = Once more:
# Told when a secret was not typed the same twice.
face-differ = The entries differ. Type it again.
face-nothing = Type something. Ctrl-C leaves.
# The sentence of a program about an answer that it does not take.
face-refused = { $text }
# Told of an answer that a program does not take, and gives no reason.
face-other = { $typed } does not fit. Type something else.
# What a long task is called that has no name.
face-progress = Progress
# Told when a long task takes more than a second.
face-begun = { $label }.
face-percent = { $label }: { $percent } percent.
# Told in the middle of a long task whose length is unknown.
face-count = { $label }: { $done }.
face-done = { $label }: done.
face-stopped = { $label }: stopped at { $percent } percent.
face-stopped-count = { $label }: stopped after { $done }.
# A row of a table: its first column, then the others with their headings.
face-row = { $name }: { $cells }.
# An empty cell of a table.
face-empty = empty
# Behind a question of a foreign program that is answered by y or n, with what Enter means.
face-foreign-yes-no = yes or no.{ $enter ->
        [no] {" "}Enter: no.
        [yes] {" "}Enter: yes.
       *[none] {""}
    }
# Told after the first lines of very many.
face-more-lines = { $count ->
        [one] One more line; the last ones:
       *[other] { $count } more lines; the last ones:
    }
# Told when a foreign program draws pictures of letters, and when it ends that.
face-whole-screen = A program draws the whole screen.
face-screen-back = The screen is back.
# Behind a choice in a menu of a foreign program.
face-checked = checked
face-not-checked = not checked
# Told after Ctrl-], and when the keys go to the foreign program again.
face-run-command = Command?
face-run-back = Back in the program.
# Told at the end of a program, where a display has lines that were not read.
face-run-ended = The program has ended. Enter: leave.
# Told after a mistake at a question for a path.
face-type-path = Type the path of a file or a folder. The tab key completes it, and tells what fits.
# Told of a folder that is missing, and of a new file that is not new.
face-no-folder = There is no folder { $folder }.
face-there-already = { $file } is there already.
# Told by the tab key if no name begins so.
face-no-fit = Nothing begins with { $typed }.
# Behind a question for several lines.
face-lines = Several lines; Enter alone ends.
# Told by help at several lines.
face-lines-allowed = Type any line. A slash alone is an empty line, Enter alone ends. Commands begin with a slash: /help.
# Asks for a further line of a text.
face-next-line = Line { $number }:
# At the beginning of several questions.
face-form = Type back to go to the question before; at a question for any text, /back.
# At the end of several questions, behind a list of the answers: yes, or the name of one to be changed.
face-form-right = Is that right?
# In the place of a secret among the answers of a form.
face-secret = secret
face-back = back
face-edit = The editor opens. Save and close it to go on.
# Told when the editor could not be started, or has ended with an error.
face-edit-failed = { $editor } has failed. Nothing is saved.
# Told when Ctrl-C has stopped a program.
face-interrupted = Stopped by Ctrl-C.
# Told before a question by which another program draws on the screen, such as a menu.
face-drawn = The next question is drawn on the screen, and not told. To have it told, start: taverne run -- { $program }
face-no-program = There is no program { $name } here. Type the name of an installed command, or of a Python file.
error-run = { $name } does not start: { $why }.
error-run-beside = { $name } is a file here, but no command. Type: taverne run -- { $command }
error-run-here = taverne run needs a terminal of Linux or macOS; Windows has none. Start the program by itself.
# The heading of these options in the help of a program.
face-options = Voice, braille and language
face-option-lang = The language that is spoken and printed.
face-option-screen-reader = Say nothing: a screen reader speaks.
face-option-verbosity = How much is said; brief leaves out the words of a table's header.
face-option-print = How large games print their dice and cards.

## Commands: the full word, then short forms

loop-command-repeat = repeat, re
    .said = again, once more, pardon, what happened, what did you say, say that again, what was that
    .help = says the last line again
    .more = Each repeat goes one line further back, next goes forward. repeat mine tells only your own turns, repeat others those of the others.
    .plain = Each repeat goes one line further back, next goes forward.
loop-command-next = next, ne
    .help = goes one line forward again, after repeat
loop-command-help = help, he, ?
    .said = help me, what can I do, what can I type, what can I say, what now, now what, what do I do, what do I do now, how does this work, explain, I do not know, I don't know, don't know, no idea
    .help = what can be typed here
    .more = help and a word explains that word: a command, an answer, a setting, or a word of the game.
    .plain = help and a word explains that word: a command or a setting.
loop-command-quit = quit, qu, exit, bye, menu
    .said = goodbye, good bye, see you, ciao, au revoir, tschüss, give up, I give up, resign
    .help = leaves, one step up
    .more = A game is saved first. From a table it leads to the lobby or out of Taverne, from a question of the menu back to it.
    .plain = Most programs end then.
loop-command-rate = rate, rt
    .said = speed, faster, slower, speak faster, speak slower, talk faster, talk slower, faster voice, slower voice, voice faster, voice slower, make the voice faster, make the voice slower, too fast, too slow, the voice is too fast, the voice is too slow
    .help = how fast the voice speaks
    .more = rate 250 makes it 250 words a minute.
loop-command-volume = volume, vo
    .help = how loud the voice is
    .more = volume 50 makes it half as loud.
loop-command-settings = settings, se
    .help = all settings and their values
loop-command-set = set, change, ch
    .help = changes a setting
    .more = For instance: set verbosity brief. With a name alone it tells the value. set everywhere rate 300 is for all programs.
loop-term-mine = mine, my
loop-term-others = others, other
loop-set-how = Type { $slash }set, a setting and its value, for instance: { $slash }set verbosity brief. { $slash }help verbosity says what it is for.
loop-commands-few = At any time: { $words }.
loop-commands = At any time: { $words }. More about a word: { $slash }help repeat.
# Help about one word: what it does, then more, then its other forms.
loop-help-about = { $word }: { $help }.{ $more ->
        [none] {""}
       *[other] {" "}{ $more }
    }{ $also ->
        [none] {""}
       *[other] {" "}Also: { $also }.
    }
loop-help-unknown = There is no help about { $typed }. Type { $slash }help alone to hear what can be typed here.
# A line of help: a word, and what it does.
loop-help-line = { $word }: { $help }
loop-help-says = Type help to hear what can be typed here.

## What is typed

# Told after a mistake at a question with few answers.
loop-allowed = Type one of: { $words }.
# A question that takes any text, asked in few words.
loop-any-text = What?
    .brief = What?
    .braille = What?
    .allowed = { $what }
loop-any-text-help = Type any text.
loop-answer-text = text
loop-answer-yes = yes, y
loop-answer-no = no, n
# Words of which each means yes wherever yes can be meant.
loop-plain-yes = yes, y, ok, okay
# Words of which each means no wherever no can be meant.
loop-plain-no = no, n, not
# Words that say no to a question for yes or no: nothing is done. Where yes leaves, they say yes.
loop-plain-stop = stop, stop it, cancel, never mind, forget it
# Words that go on where Enter alone goes on.
loop-plain-on = continue, go on, on, carry on, next, next round
# Asks whether a long text is read on.
loop-more = More?
# The same the first time.
loop-more-how = More? Enter reads on, no ends it.
loop-more-yes = yes, y, more, all, on, go on, continue, weiter
loop-more-no = no, n, stop, s, q, enough
loop-more-skip = skip, sk
loop-wait-help = Press Enter to go on, or type repeat, skip or quit.
# Told when an answer is typed at a line that waits for Enter.
loop-wait-no-answer = { $typed } does not answer the next question. Enter goes on, help says more.
loop-wait-not = { $typed } works once you have gone on: press Enter. help says more.
loop-reading-help = Enter reads on, no ends the reading, repeat reads it again.
loop-reading-not = { $typed } does not work while this is read. Enter reads on, no ends it.
loop-wait-ends = Or set braille more no: then no line waits.
loop-enter-nothing = Enter alone is no answer here. { $allowed }
# Told when a word is typed alone, and something must stand behind it.
loop-needs-more = { $typed } needs more. { $allowed }
# From zero to twenty, in order; other words for a number stand after a slash.
loop-number-words = zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty
# Words for greater numbers, each with its number.
loop-number-large = twenty 20, thirty 30, forty 40, fifty 50, sixty 60, seventy 70, eighty 80, ninety 90, hundred 100, thousand 1000
# Words that may stand between two numbers.
loop-and = and, plus
# Between the first and the last number of a range, such as 1 to 3.
loop-range = to
loop-minus = minus
# Words that may stand before a number, such as in raise by two.
loop-before-number = to, by, with, begin
# Word that stands before the number by which one raises, such as in raise by two.
loop-by-number = by
# Words that may stand after a number, such as in two dice.
loop-after-number = die, dice, chip, chips, copper, coppers, card, cards, point, points, bot, bots, unpaid
# Words that may stand in an answer and mean nothing.
loop-left-out = thanks, the, a, an, again, please, aside, away, i, i'll, i'd, i'm, am, want, will, would, like, let, me, my, them, now, just, this, that
# The words for all dice of a face that lie there, 1 to 6 in order; words that may stand before them; words that mean it before a number.
loop-alike = ones/1s/1's/aces, twos/2s/2's/deuces, threes/3s/3's, fours/4s/4's, fives/5s/5's, sixes/6s/6's
loop-before-alike = all, both, the, of, my
loop-both = both, both the, both of the
loop-not-understood = Not understood: { $typed }. { $allowed }
loop-meant = Not understood: { $typed }. Did you mean { $near }?
loop-meant-to-type = Not understood: { $typed }. If you mean { $near }, type { $near }.
loop-ambiguous = { $typed } can mean { $words }.
loop-no-earlier = There is nothing earlier.
loop-no-later = That was the newest line.

## Voice, sounds and braille

loop-no-voice = The voice does not work: { $why }. All else goes on without it.
loop-voice-soundless = there is no sound device or sound server
loop-voice-missing = pyttsx3 or its speech engine is missing
loop-voice-aplay = aplay from the package alsa-utils is missing
loop-no-speechd = { $system ->
        [windows] speech-dispatcher is there on Linux alone
        [macos] speech-dispatcher is there on Linux alone
       *[other] the package python3-speechd is missing{ $python ->
            [none] {""}
           *[other] {" "}for { $python }, which does not see the packages of the system
        }
    }
loop-speechd-silent = speech-dispatcher does not answer
loop-voice-died = it keeps stopping
loop-voice-refused = it broke off, or refused the text
loop-no-sounds = There are no sounds: { $why }. All else goes on without them.
loop-sounds-missing = the package miniaudio is missing; taverne doctor says how to install it
loop-sounds-died = they keep stopping
loop-no-brlapi = { $system ->
        [windows] On Windows your screen reader shows all lines on its braille display. Braille is printed in the terminal instead.
        [macos] On macOS VoiceOver shows all lines on its braille display. Braille is printed in the terminal instead.
       *[other] A braille display needs the package python3-brlapi{ $python ->
            [none] .
           *[other] , and { $python } does not see the packages of the system. Use the Python of the system.
        } Braille is printed in the terminal instead.
    }
loop-no-console = { $system ->
        [windows] On Windows your screen reader shows all lines on its braille display. Braille is printed in the terminal instead.
        [macos] On macOS VoiceOver shows all lines on its braille display. Braille is printed in the terminal instead.
       *[other] A braille display needs a console such as Ctrl-Alt-F2. Braille is printed in the terminal instead.
    }
loop-no-brltty = No braille display answers. Is it plugged in, and is brltty running? It is looked for every few seconds.
loop-display-gone = The braille display is gone. It is looked for every few seconds.
loop-display-back = The braille display is back.
loop-on-display = On the display:
loop-rate = The voice speaks { $value } words a minute.
loop-volume = Volume { $value } percent.
error-no-table = There is no braille table { $table }. taverne braille --list names the tables there are.
error-table-path = The variable { $table } is too long for liblouis. Name fewer folders, or shorter ones.
error-table-file = { $table } cannot be a braille table: it is not an ordinary file, or it is too large.
error-empty-table = The braille table { $table } has no cells for letters. Choose another one.
error-no-braille = Braille needs liblouis. taverne doctor says where to get it.
error-voice = The voice does not work: { $why }.

## What the disk says

# Between the whole and the rest of a number, such as 2.5.
number-mark = .
error-output = Standard output cannot be written: { $why }.
why-EBADF = it is closed
why-ENOSPC = the disk is full
why-EDQUOT = the disk is full
why-EROFS = nothing can be written there
why-EACCES = you have no permission
why-in-use = another program uses it
why-no-name = Windows allows no file of this name
why-EPERM = you have no permission
why-ENOENT = there is no such file
why-ENOTDIR = part of the path is not a folder
why-EISDIR = it is a folder
why-EINVAL = it is not an ordinary file
why-EEXIST = it already exists
why-ENAMETOOLONG = its name is too long
why-ELOOP = links lead round in a circle
why-EIO = the disk fails
why-EADDRINUSE = another program uses that port
why-EADDRNOTAVAIL = this computer does not have that address
why-EMFILE = too many files are open
why-EFBIG = it is too large

## Settings

setting-no-voice = There is no voice { $name }. taverne say --list names the voices.
setting-file = The file { $file } cannot be used: { $why }.
setting-unknown = There is no setting { $name }. Choose one of: { $names }.
setting-number = The setting { $name } takes a whole number from { $least } to { $most }{ $words ->
        [none] .
       *[other] , or { $words }.
    }
setting-choice = The setting { $name } takes one of: { $values }.
error-range = { $name } takes a number from { $least } to { $most }{ $words ->
        [none] {""}
       *[other] , or { $words }
    }, not { $typed }.
error-choice = { $name } takes one of { $words }, not { $typed }.
error-no-option = There is no option { $name }.{ $near ->
        [none] {" "}To hear the options: { $command } --help
       *[other] {" "}Did you mean { $near }?
    }
error-no-subcommand = Say what to do: { $command } --help lists the commands.
error-no-command = There is no command { $name }.{ $near ->
        [none] {" "}To hear the commands: { $command } --help
       *[other] {" "}Did you mean: { $near }?
    }
error-missing = { $name } is missing.
error-extra = That is too much: { $typed }.
# Told of an option that came in quotes together with its value.
error-one-word = { $typed } came as one word: leave out the quotes around it.
# Told of two options of which only one is possible.
error-not-with = { $name } and { $typed } do not go together.
# Told of an argument that does not fit.
error-argument = { $name } is not understood: { $typed }. { $allowed }
# Examples of a date and a time that an argument takes.
error-like = Type it like this: { $words }.
error-option-value = The option { $name } needs a value.
error-option-values = The option { $name } needs { $typed } values.
error-option-no-value = The option { $name } takes no value.
# Stands before what a program says of an error.
error-of-program = Error:
# Other words for options, which are understood when somebody mistypes one.
words-option = help: usage, info; lang: language, locale, english, german; speech: voice, talk, speak; sounds: sound, audio, noise; verbosity: verbose, brief, quiet; bots: bot, computer, computers, opponents; level: difficulty, strength, skill; seed: random; store: database, file, db; json: machine; output: out; table: tables; cells: width; private: hidden, secret; journal: log, record; person: player, user, name; version: release; screen-reader: reader, orca, nvda; number: id; print: big, zoom; players: people, names; yes: sure, confirm, force
setting-text = The setting { $name } takes one line of text.
settings-fault = Settings in { $file }: { $why } The defaults are used.
settings-more-faults = { $count } more lines are wrong.
settings-fault-line = Settings in { $file }, line { $line }: { $why } The default is used.
settings-unreadable = The file cannot be read: { $why }.
settings-unwritable = The settings cannot be written to { $file }: { $why }.
settings-no-toml = This is not TOML. A setting is a name, an equals sign, and a value; text goes in quotation marks.
settings-no-file = The settings file is not an ordinary file.
settings-large = The settings file is too large.
settings-no-text = The settings file is not a UTF-8 text file.
settings-person = Settings for one person go in a section with their name, such as person.Ann.
settings-person-name = { $name } cannot be the name of a player.
settings-person-twice = There are two sections for { $name }. Upper and lower case make no difference.
settings-broken-line = Settings in { $file }, line { $line }: this is not TOML. Fix it first, or move the file away.
# A line of the list of settings: its number, its name, its value.
settings-line = { $number }: { $title }, { $value }.
settings-about = { $title }: { $value }. { $means } It takes: { $takes }.
settings-set = { $title }: { $value }{ $person ->
        [nobody] {""}
       *[other] , for { $person }
    }.
settings-this-time = Now { $value }, by { $option }.
settings-without-voice = matching the language
settings-without-braille-table = matching the grade
settings-word-auto = auto
settings-everywhere = everywhere
settings-set-everywhere = { $title }: { $value }, in all programs.
# Told in the new language and in the one before, after the language has changed.
settings-way-back = To go back, type { $language }.
settings-only-here = { $name } is for this program alone: leave out everywhere.
settings-person-everywhere = For one person, or everywhere: leave out one of them.
settings-none-here = There is no setting { $typed }. settings names them all.
# The numbers that a setting takes.
settings-numbers = { $least } to { $most }
settings-takes-voice = the name of a voice
settings-takes-braille-table = the name of a liblouis table
settings-language = language
settings-speech-play = speech
settings-speech-engine = speech engine
settings-speech-engine-own = own
settings-voice = voice
settings-rate = rate
    .unit = { $value } { $value ->
            [one] word
           *[other] words
        } a minute
settings-volume = volume
    .unit = { $value } percent
settings-sounds-play = sounds
settings-sounds-play-all = all
settings-sounds-volume = sounds volume
    .unit = { $value } percent
settings-verbosity = verbosity
settings-print = print
settings-word-large = large
settings-word-always = always large
settings-braille-outlet = braille
settings-braille-grade = braille grade
settings-braille-dots = braille dots
settings-braille-table = braille table
settings-braille-cells = braille cells
    .unit = { $value } { $value ->
            [one] cell
           *[other] cells
        }
settings-braille-more = braille more
settings-braille-mark = braille mark
settings-progress = progress
    .unit = every { $value } percent
settings-means-language = The language in which you are told and asked.
settings-means-speech-play = Whether the program speaks itself; auto: where no screen reader runs.
settings-means-speech-engine = What the program speaks with: speech-dispatcher and your usual voice, or a voice of its own; auto: speech-dispatcher where it runs.
settings-means-voice = The name of the voice, if the speech engine is its own.
settings-means-rate = How fast the voice speaks, in words a minute.
settings-means-volume = How loud the voice is.
settings-means-sounds-play = Which sounds you hear; some: those of what you do; bell: the terminal rings when it is your turn; auto: some, while the program speaks.
settings-means-sounds-volume = How loud the sounds are.
settings-means-verbosity = How much is said; full also tells what follows from a throw.
settings-means-print = How large dice, cards and points are printed; large: five rows high, but not where a screen reader or a braille display reads along; always large: there, too.
settings-means-braille-outlet = Where braille is shown; auto: on a display at a console.
settings-means-braille-grade = How much of the braille is contracted: 1 is usual, 2 is contracted; in German 0 has no contractions at all.
settings-means-braille-dots = Whether a cell of your display has six dots or eight.
settings-means-braille-table = The liblouis table for words.
settings-means-braille-cells = How many cells a line of braille has; auto: as many as your display, or 40.
settings-means-braille-more = Whether each line waits for Enter; auto: where you have chosen braille, not on a display that is found by itself.
settings-means-braille-mark = What you feel at the end of a line that goes on, or while more lines wait; dots: the dots 7 and 8; cell: a cell of its own; off: nothing.
settings-means-progress = How often you hear how far a long task has got: after so many percent each time.
settings-word-on = on
    .said = yes
settings-word-off = off
    .said = no, none, nothing
settings-word-yes = yes
# The value of a setting that is off.
settings-word-no = no
settings-word-brief = brief
settings-word-normal = normal
settings-word-full = full
settings-word-bell = bell
settings-word-some = some
settings-word-display = display
settings-word-dots = dots
settings-word-cell = cell
settings-word-all = all
settings-in-the-way = In the settings file, { $name } is a value but must be a section. Remove it first.
language-en = English
language-de = German
language-fr = French
