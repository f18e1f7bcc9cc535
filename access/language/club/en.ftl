### What a club says, in English.

## Commands

loop-command-say = say
    .help = says something to the table, or to the lobby
loop-command-tell = tell
    .help = says something to one person: a name, then the text
loop-command-here = people, who
    .said = who is here, who's here, who is there
    .help = who is here
    .more = With a name it tells where that person is.
loop-command-tables = tables
    .help = the tables there are
    .more = A number tells further ones, ten at a time.
loop-command-invite = invite
    .help = invites somebody to your table, by name
loop-command-friend = friend
    .help = makes somebody a friend; typed again it ends that
    .more = Without a name it names your friends.
loop-command-ignore = ignore
    .help = you no longer hear somebody; typed again it ends that
    .more = Without a name it names whom you ignore.
loop-command-block = block
    .help = no talk from somebody, no seat at your tables
    .more = Typed again it ends that. Without a name it names whom you block.
loop-command-report = report
    .help = reports somebody to the moderators
loop-command-standin = standin
    .help = lets a bot play for somebody who is away
    .more = All who are present must agree.
loop-command-summary = summary
    .help = you hear only how the game ends
loop-command-leaders = leaders
    .help = the best players of a game
    .more = The rating grows when you win against members, more against better ones; it begins at 1000. Equal ratings share a place.
loop-command-statistics = statistics
    .help = your games in this club
loop-command-welcome = welcome
    .help = the club's welcome again
loop-command-mute = mute
    .help = somebody may not talk for an hour
loop-command-kick = kick
    .help = closes somebody's connection
loop-command-ban = ban
    .help = lets somebody in no more
loop-command-close = close
    .help = ends a table without a result
loop-command-reports = reports
    .help = open reports; with a number closes one
loop-term-talk = talk
loop-term-private = private

## The lobby

loop-answer-club-open = open
    .help = opens a table; name the game after it
loop-answer-club-tournament = tournament
    .help = opens a tournament of Die verflixte 6
loop-answer-club-sit = sit
    .said = sit at, sit down at, take a seat at
    .help = sits down at a table, by its number
loop-answer-club-watch = watch
    .help = watches a table, by its number
loop-answer-club-learn = learn
    .help = begins a lesson; name the game after it
loop-answer-club-rules = rules, ru
    .help = reads the rules of a game
loop-answer-club-account = account
    .help = your name, passphrase, keys and data
loop-answer-club-link = link
    .help = makes a code with which you come in by ssh or at the page, too
loop-lobby = { $first ->
        [yes] Lobby: tables, open, sit, people, say or help?
       *[no] Lobby?
    }
    .brief = Lobby?
    .braille = Lobby?
    .allowed = open kaques: a new table. tournament: one of Die verflixte 6. sit 2: a chair at table 2. watch 2: you follow its game. learn kara: a lesson. rules{ $is-guest ->
        [yes] .
       *[no] , account. link: a code to come in by ssh or at the page, too.
    }
    .longest = open kaques
club-welcome = Welcome to { $club }, { $name }.
club-closes = The club closes now. Your games are saved; your seats wait for you.
    .guest = The club closes now. Guests cannot come back to a seat.
club-moves = This host of the club closes for a while. Connect again: another one takes you in, and your games go on.
    .guest = This host of the club closes for a while. Connect again: another one takes you in, but guests cannot come back to a seat.
club-comes = { $name } comes in.
club-goes = { $name } leaves.
club-who = { $count ->
        [one] Only you are here.
       *[other] { $count } are here: { $names }{ $more ->
            [0] .
           *[other] {" "}and { $more } more.
        }
    }
club-who-table = At the table: { $here }.{ $away ->
        [none] {""}
       *[other] {" "}Away: { $away }.
    }{ $watch ->
        [none] {""}
       *[other] {" "}Watching: { $watch }.
    }
club-where = { $number ->
        [0] { $name } is here.
       *[other] { $name } is at table { $number }.
    }
club-who-me = am i, i am, me
club-nobody = Nobody is called { $name }.
club-not-here = { $name } is not here.
club-whom = Whom? Type a name:
club-not-that-one = That does not work with this person.

## Talk

talk-table = { $name }: { $text }
talk-lobby = { $name } in the lobby: { $text }
talk-private = { $name } to you: { $text }
talk-again = { $ago }, { $line }
club-talk-missed = { $names } { $count ->
        [one] has
       *[other] have
    } talked while you were away. Type repeat talk to hear it.
club-nothing-said = { $kind ->
        [private] Nobody has said anything only to you since you came.
       *[talk] Nobody has said anything here since you came.
    }
club-said = Said.
club-said-to-nobody = Said, but nobody else is here.
club-said-elsewhere = Said, but nobody else is { $where ->
        [lobby] in the lobby
       *[table] at this table
    }. { $count ->
        [one] { $name } is elsewhere in the club: type tell { $name } and your text.
       *[other] { $count } others are elsewhere in the club: type tell, a name and your text.
    }
club-told = Told { $name }.
club-say-what = Say what?
club-tell-what = Whom, and what? A name, then your text:
club-tell-text = What do you tell { $name }?
    .help = Type your text; only { $name } hears it.
club-talk-slower = That was a lot at once. Wait a moment, then say it again.
club-muted = You may not talk for { $hours ->
        [0] { $minutes ->
            [0] now
            [one] a minute
           *[other] { $minutes } minutes
        }
        [one] an hour
       *[other] { $hours } hours
    }. You can go on playing.
club-may-talk = You may talk again.
club-role-now = { $role ->
        [moderator] You are a moderator now: mute, kick, ban, close and reports work for you.
       *[other] You are no longer a moderator.
    }

## Tables

club-no-tables = No tables. Open one with open and a game.
club-no-free-seat = No table has a free seat. Open one with open and a game, or type watch.
club-table = { $number }: { $game }. { $names }. { $state ->
        [here] You sit here.
        [watched] You watch it.
        [gathers] Not begun; sit { $number } to join.
        [asked] It is your turn; sit { $number }.
        [mine] You play here; sit { $number }.
        [contest] Under way at the tables of tournament { $number }.
       *[other] Under way; watch { $number }.
    }
club-more-tables = { $count } more: tables { $page }.
club-no-table = There is no table { $typed }. Type tables to hear all.
club-close-sure = { $names } at table { $name }: close it without a result?
    .brief = Close table { $name }?
club-which-table = Which table?
    .help = Type the number of a table, for instance 2.
club-nothing-plays = No game is under way.
club-cannot-open = Table { $number } cannot be opened now. The keeper finds the reason in the log.
club-lobby-only = { $word } works in the lobby only. Type quit to get there.
club-to-lobby = quit takes you to the lobby.
club-in-lobby = You are in the lobby. quit leaves the club.
club-play-is-open = Here it is open, with the game: open kaques. sit leads to a table of others.
club-sits-already = You sit at table { $number } already.
club-seat-kept = Your seat is kept{ $guest ->
        [yes] {" "}until you leave the club
       *[no] {""}
    }. To come back, type sit { $number }.
club-no-game = There is no game { $typed }. { $near ->
        [none] There are { $names }.
       *[other] Did you mean { $near }?
    }
club-open-game = { $help ->
        [none] {""}
       *[other] { $help };{" "}
    }about { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
club-open-which = Which game?
    .help = Type the name of a game, or its beginning, for instance kara.
club-lesson-over = That was the lesson. open { $game } opens a table for a whole game.
club-learn-which = Learn which game?
    .help = Type the name of a game, for instance kara; kara 2 takes its second lesson if there is one.
club-new-table = { $name } opens { $contest ->
        [yes] tournament
       *[no] table
    } { $number }, { $game }. Join with sit { $number }.
club-opened = Table { $number } is open. Others join with sit { $number }.
club-too-many-tables = You have { $most ->
        [one] one table
       *[other] { $most } tables
    } open, and more are not allowed.
club-full = Table { $number } is full.
club-has-begun = The game at table { $number } has begun. Type watch { $number } to follow it.
club-began-meanwhile = The game at table { $number } has just begun. Your seat is kept: sit { $number } takes you there.
club-start-gone = The database has lost the beginning of the game at table { $number }. Type sit { $number } to play it from the start.
club-not-invited = This table is not open to you.
club-nothing-to-watch = There is nothing to watch at table { $number } yet.
club-access-anyone = anyone may join
club-access-friends = friends may join
club-access-invited = by invitation only
club-access-words-anyone = anyone, everybody
club-access-words-friends = friends
club-access-words-invited = invited, invitation
club-help-access = anyone, friends or invited: who may sit down.
club-setup-names = Others sit down themselves. Invite them when the table is open.
club-setup-bots-do = how many play; with 0 one comes if nobody joins
club-setup-more = more options
club-setup-bots = At most { $most ->
        [one] one bot.
       *[other] { $most } bots.
    }
club-no-typed = In a club nobody types real dice or cards.
club-no-file = In a club it must be one of: { $names }.
club-table-is = { $game }: { $players }{ $agreed }.
loop-club-table-ready = { $game }: { $players }{ $agreed }. Open?
    .brief = { $players }{ $agreed }. Open?
    .braille = { $players }{ $agreed }: open?
    .least = Open?
    .allowed = Enter opens the table. Or change something: bots 2; level best; anyone, friends or invited; or an option and its value.
    .help = Enter opens the table for others, and so does open; start begins at once. To change something, type it:
    .figure = { $game }
    .does-open-it = others can sit down before you start
    .does-start-now = { $has-bots ->
        [yes] begins now, with the bots
       *[no] begins now; one bot plays with you
    }
    .longest = bots 2
loop-gathered = { $first ->
        [yes] { $told ->
            [yes] {""}
           *[no] Here: { $names }.{" "}
        }{ $alone ->
            [yes] To play against bots, type start; or wait for others.
           *[no] To begin, type start, or wait for others.
        } Start?
       *[no] { $told ->
            [yes] {""}
           *[no] { $names }.{" "}
        }Start?
    }
    .brief = { $told ->
        [yes] {""}
       *[no] { $names }.{" "}
    }Start?
    .least = Start?
    .braille = { $names }. Start?
    .allowed = start begins the game; if you are alone, a bot plays with you. To get up, type quit.
loop-answer-open-it = open
    .help = opens it for others; so does Enter
loop-answer-start-now = start, begin, go, let's go
    .help = begins at once, with the bots
loop-answer-start-gathered = start, begin
    .help = begins the game; if you are alone, a bot plays with you
loop-answer-wait = wait
    .help = waits for others to sit down; to get up, type quit
club-you-wait = You wait for others.
club-sits = At the table: { $names }.
club-game-broken = This game has a fault and cannot begin. The keeper finds it in the log.
club-game-fault = Table { $number } is closed: its game has a fault. The keeper finds it in the log.
club-table-closed = Table { $number } is closed.
club-table-abandoned = Table { $number } is closed: nobody who sat there can come back.
club-over-meanwhile = { $game } at table { $number } is over: { $own ->
        [yes] { $names ->
            [none] you have won
           *[other] you have won, with { $names }
        }
       *[no] { $count ->
            [0] nobody has won
            [one] { $names } has won
           *[other] { $names } have won
        }
    }.
club-bot-for-you = { $over ->
        [yes] At table { $number } a bot took your seat.
       *[no] A bot plays for you at table { $number }. To play yourself, type sit { $number }.
    }
club-table-gone = The database has lost table { $number }, and what was played there.
club-tournament-over = Tournament { $number } is over.
club-answers-gone = The database has lost { $count ->
        [one] one step
       *[other] { $count } steps
    } of this game. It goes on from just before.
club-version = Another host of this club has an older version of Taverne, which does not know these rules yet. Try again in a while.
club-not-recorded = The club cannot record this now. It tries again; you need not do anything.
club-takes-longer = This takes longer than usual. You need not do anything.
club-sits-down = { $name } sits down.
club-gets-up = { $name } gets up.
club-watches = { $name } watches.
club-is-back = { $name } is back.
club-is-away = { $name } is away; the seat waits{ $guest ->
        [yes] {" "}until { $name } leaves the club
       *[no] {""}
    }.
club-is-gone = { $name } has gone, and guests cannot come back to a seat. Type standin { $name } for a bot.
club-is-deleted = { $name } has left the club for good, and is called { $called } now. Type standin { $called } for a bot.
club-waits = { $name } has to play, but is away. Wait, or{ $minutes ->
        [0] {""}
        [one] {" "}after one minute
       *[other] {" "}after { $minutes } minutes
    } type standin { $name } for a bot.
club-waits-gone = { $name } has to play, but has left the club for good. Type standin { $name } for a bot.
club-awaits = Waiting for { $name }.
club-back = { $name } is back and plays on.
club-back-yourself = A bot has played for you. You play for yourself again.
club-elsewhere = You now play this seat from another connection.
club-offer-summary = The game goes on without you. Type summary to hear only how it ends.
club-summary = You hear only how it ends.
club-summary-where = There is no game here. Type summary at a table.
club-invite-where = Open a table or sit down first, then invite.
club-invite-whom = Invite whom?
club-invited = { $here ->
        [yes] { $name } is invited.
       *[no] { $name } is invited, but not here now.
    }
club-invited-you = { $name } invites you to { $game }: sit { $number }.
club-standin-where = A bot can stand in only at a table where you play.
club-standin-whom = A bot for whom?
club-standin-here = { $name } is here and plays. A bot plays only for somebody who is away.
club-standin-soon = A bot can play for { $name } in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }. Type it again then.
club-standin-bot = { $name } is a bot already.
club-standin-nobody = Nobody at this table is called { $name }.
club-all-here = Everybody at this table is here. A bot plays only for somebody who is away.
club-stands-in = A bot plays for { $name }{ $gone ->
        [yes] .
       *[no] {" "}until { $name } is back.
    }
club-agrees = { $name } wants a bot for { $away }. Type standin { $away } to agree.
club-agreed = You agree to a bot for { $name }. The others here must agree, too.
club-again = { $name } wants to play again. Type again to join.
club-again-opened = { $name } opens another table of { $game } for you: sit { $number }.

loop-answer-lobby = lobby, lo
    .help = goes to the lobby
loop-what-next-here = Again{ $reviews ->
        [yes] , review
       *[no] {""}
    } or lobby?
    .brief = Again or lobby?
    .least = Again?
    .braille = again{ $reviews ->
        [yes] , review
       *[no] {""}
    }, lobby?
    .allowed = again opens a table for the same people, { $reviews ->
        [yes] review tells which decisions cost most, {""}
       *[no] {""}
    }lobby goes to the lobby.

## Tournaments

club-tournament-game = { $number ->
        [0] Tournament of { $game }
       *[other] { $game }, tournament { $number }
    }
club-tournament-agreed = , tables of { $size }, { $advance ->
        [one] 1 goes on
       *[other] up to { $advance } go on
    }{ $bots ->
        [0] {""}
        [one] , a bot, level { $level }
       *[other] , { $bots } bots, level { $level }
    }
club-tournament-size = size
club-tournament-advance = advance
club-tournament-bots = bots
club-tournament-help-size = size 4: at most four players at a table.
club-tournament-help-advance = advance 1: only the best of each table goes on.
club-tournament-help-bots = bots 3: three bots play, too; level best makes them strong.
club-tournament-help-access = anyone, friends or invited: who may join.
club-tournament-number = Type { $word } and a number.
club-tournament-range = { $word }: a number from { $least } to { $most }.
club-tournament-opened = Tournament { $number } is open. Others join with sit { $number }.
club-tournament-sits = In the tournament: { $names }.
club-tournament-leave = Your place is free then. Leave the tournament?
    .brief = Leave?
club-tournament-few = A tournament needs two players. Wait for others, or open it with bots.
club-tournament-decided = Table { $table } is decided. On to the next stage: { $names }.
club-tournament-left = Everybody has left table { $table }. On to the next stage: { $names ->
        [none] nobody from there
       *[other] { $names }
    }.
club-tournament-out = You are out, place { $place } at your table. You can wait here for the end, or type quit.
club-tournament-before = Out in stage { $stage }: { $names }.
club-tournament-plays = This table still plays.
club-tournament-start-gone = The database has lost the beginning of tournament { $number }. Type sit { $number } to play it from the start.
club-tournament-closed = The tournament is closed, because one of its tables was closed.
loop-tournament-ready = Tournament: { $players }{ $agreed }. Open?
    .brief = { $players }{ $agreed }. Open?
    .braille = { $players }{ $agreed }: open?
    .least = Open?
    .allowed = Enter opens the tournament. Or change something: size 4; advance 1; bots 2; level best; anyone, friends or invited.
    .help = Enter opens the tournament, and so does open. To change something, type it:
    .figure = Tournament
    .does-open-it = others can join before you start
    .does-start-now = { $has-bots ->
        [yes] begins now, with the bots
       *[no] works with bots only, or once others have joined
    }
    .longest = size 4
loop-between = { $out ->
        [yes] Other tables still play. Hear how they stand?
       *[no] { $first ->
            [yes] Other tables still play. If you go on, your next table comes by itself. Hear how they stand?
           *[no] Other tables still play. Hear how they stand?
        }
    }
    .brief = Hear how they stand?
    .least = Standings?
    .braille = standings?
    .allowed = standings, or Enter, tells how the stage stands. quit goes to the lobby; your place stays yours.
loop-answer-standings = standings
    .help = tells how the stage stands; so does Enter
loop-answer-wait-table = wait
    .help = waits for your next table, which comes by itself

## Among each other

club-friend = { $now ->
        [yes] { $name } is your friend now.
       *[no] { $name } is no longer your friend.
    }
club-ignore = { $now ->
        [yes] You no longer hear what { $name } says.
       *[no] You hear { $name } again.
    }
club-block = { $now ->
        [yes] { $name } is blocked, and can no longer talk to you or sit at your tables.
       *[no] { $name } is no longer blocked.
    }
club-friends = { $names ->
        [none] No friends yet. Type friend and a name.
       *[other] Friends: { $names }.
    }
club-ignores = { $names ->
        [none] You ignore nobody.
       *[other] You ignore { $names }.
    }
club-blocks = { $names ->
        [none] You block nobody.
       *[other] You block { $names }.
    }
club-report-whom = Report whom?
club-report-sure = Report { $name }, with what they said last?
    .brief = Report { $name }?
club-reported = { $name } is reported to the moderators, with the last lines said.
club-reported-to-you = { $name } reports { $about }.
club-report-close-sure = { $by } reports { $whom }: close report { $name }?
    .brief = Close report { $name }?
club-moderators-only = Only moderators can do this.
club-muted-now = { $name } may not talk for an hour.
club-guest-mute = Guests who come from where { $name } is may not talk this evening.
club-guest-ban = { $name } has to go. No guest comes in from there this evening.
club-close-report = A report is closed with reports and its number.
club-open-reports = { $count ->
        [one] One open report
       *[other] { $count } open reports
    }. Type reports to hear { $count ->
        [one] it
       *[other] them
    }.
club-no-reports = No open reports.
club-kicked = { $name } is disconnected, and may come in again. To keep somebody out, type ban and the name.
club-ban-sure = { $who ->
        [guest] Ban { $name } and all guests from the same address for this evening?
       *[member] Ban { $name } for good? Only the keeper of the club can undo it.
    }
    .brief = Ban { $name }?
club-banned-now = { $name } is banned, until the keeper of the club lifts it.

## Figures

club-leaders = { $game }, place, name and rating: { $names }.
club-no-leaders = Nobody is rated in { $game } yet. Only games between two or more members count.
club-games = { $game }: { statistics-won }.
club-guest-statistics = Guests have no statistics. To become a member, quit, then press Become a member at the page, or connect again by ssh with new before the @.
club-no-games = You have not finished a game in this club yet.

## Coming in

club-new = Welcome to { $club }. You are new here.
club-door-language = For English type { $name }.
club-new-name = Your name, or recover if you had one?
    .help = A name has up to 20 letters, digits, spaces, hyphens and apostrophes, such as Ann Marie. Commands and names of others do not work. If you had a name here and lost your key or passphrase, type recover. If you are a member by another door, type link. For another language type its name, such as Deutsch or Français.
club-recover-words = recover
club-new-code = Invitation code, or recover if you had a name here?
    .help = A member or the keeper of the club gives you such a code. Type it as it was given. If you are a member by another door, type link. For another language type its name, such as Deutsch or Français.
club-invited-name = Your name?
    .help = A name has up to 20 letters, digits, spaces, hyphens and apostrophes, such as Ann Marie. Commands and names of others do not work. For another language type its name, such as Deutsch or Français.
club-login-new = new
club-login-guest = guest
club-reserved = club, lobby, table, keeper, you
club-guest-called = Guest
club-code-wrong = That code is not right, or used up.
club-passphrases-later = Too many wrong passphrases came from your address just now, so this one was not checked. Wait a moment, and try again.
club-codes-later = Too many codes were tried from where you are. Try again in an hour.
club-accounts-later = Many have become members from where you are just now. Try again in an hour, or ask the keeper.
club-recover-name = Your name?
    .help = Type the name that you have in this club.
club-recover-code = Recovery code?
    .help = Type your newest recovery code: you got one when you became a member, and another one whenever you made one under account or came in with it.
club-link-words = link
club-link-code = Linking code?
    .help = Come in by the door that you know, and type link in the lobby there: you get such a code, which is good for ten minutes.
club-link-used = Somebody has just come in with your linking code. If that was not you: in the lobby type account, set a new passphrase, and look at keys, passkeys and logins.
club-link-passphrase = Set a passphrase, with which you come in from now on?
    .brief = Passphrase?
club-link-new-passphrase = You have a passphrase already. Set a new one?
    .brief = Passphrase?
club-link-only-here = { $has ->
        [yes] Your passphrase stays as it is.
       *[no] This browser stays logged in for a month, unless you log out or type quit. For other browsers add a passkey, or set a passphrase under account.
    }
club-guest-name = Your name for this evening?
    .help = A name has up to 20 letters, digits, spaces, hyphens and apostrophes, such as Ann Marie. Commands and names of others do not work. You are called so until you leave. For another language type its name, such as Deutsch or Français.
club-name-scripts = Please use letters of one alphabet.
club-name-letters = A name needs letters that can be seen and heard. Choose another one.
club-name-reserved = { $name } is not possible as a name. Choose another one.
club-name-taken = { $name } is taken, or sounds or looks like a name that is. Choose another one.
club-registered = { $by ->
        [key] You are a member now, { $name }. From now on your key lets you in.
       *[other] You are a member now, { $name }. From now on your name and passphrase let you in.
    }
club-recovery = Your recovery code, if you lose your way in: { $code }. Write it down.
club-recovery-sure = Make a new code, which replaces the old one?
    .brief = New code?
club-passphrase-new = New passphrase? At least ten characters, nothing is shown:
    .help = Type at least ten letters, digits or signs. Nothing is shown. A sentence that only you know is good.
club-passphrase-again = The same again?
    .help = Type the passphrase once more, to be sure.
club-passphrase-short = Too short: { $least } characters or more.
club-passphrase-differs = The two differ. Try again.
club-passphrase-kept = Your new passphrase is kept.
club-ways = { $count ->
        [one] There is one other way into your account. It stays only if you say yes.
       *[other] There are { $count } other ways into your account. Each stays only if you say yes.
    }
club-way-passphrase = { $number }: your present passphrase.
club-way-recovery = { $number }: your present recovery code. If it goes, you get a new one.
club-way-key = { $number }: key { $key }, since { $added }{ $here ->
        [yes] , with which you came in now
       *[no] {""}
    }.
club-way-passkey = { $number }: passkey { $name ->
        [none] of a device
       *[other] { $name }
    }, since { $added }, last used { $used }.
club-way-link = { $number }: a linking code, good for { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    }.
loop-keep-way = Keep it? Enter for no:
    .brief = Keep it?
    .braille = Keep it?
    .allowed = yes keeps it, no or Enter takes it away: then nobody comes in that way any more.
loop-answer-keep-enter = no
club-others-out = All other visits and logins of your account have ended.
club-passphrase-echo = Your terminal would show a passphrase here. Connect without -T for this, or with a key.

## The account

loop-answer-account-name = name, rename
    .help = changes your name
loop-answer-account-passphrase = passphrase, p
    .help = sets a new passphrase
loop-answer-account-key = key, k
    .help = adds a public key
loop-answer-account-keys = keys
    .help = tells your keys
loop-answer-account-remove = remove
    .help = takes a key away
loop-answer-account-passkeys = passkeys
    .help = tells your passkeys for the page, and takes one away
loop-answer-account-link = link
    .help = makes a code with which you come in by ssh or at the page, too
loop-answer-account-recovery = recovery, code
    .help = makes a new recovery code
loop-answer-account-logins = logins
    .help = tells which browsers are logged in, and logs them out
loop-answer-account-data = data
    .help = tells all that is kept of you
loop-answer-account-delete = delete
    .help = deletes your account for good
loop-answer-account-back = back, b
    .help = goes to the lobby; so does Enter
loop-answer-account-enter = back
loop-account-do = { $first ->
        [yes] Account: name, passphrase, keys, recovery, data, help or back?
       *[no] Account?
    }
    .brief = Account?
    .braille = Account?
    .allowed = name changes yours, passphrase sets a new one, key adds a key, keys tells them, remove takes one away, passkeys tells those and takes one away, link makes a code with which you come in by ssh or at the page, too, recovery makes a new code, logins tells which browsers are logged in and logs them out, data tells all that is kept of you, delete leaves the club, back.
club-guest-account = Guests have no account. To become a member, quit, then press Become a member at the page, or connect again by ssh with new before the @.
club-in-account = You are in your account. back goes to the lobby.
club-key-which = Paste the line of your public key:
    .help = It is one line that begins with ssh-ed25519 or ssh-rsa, from the file of your key that ends in .pub.
club-no-key = This is not a public key. It begins with ssh-ed25519 or ssh-rsa.
club-key-taken = This key belongs to somebody already.
club-key-kept = The key is added.
club-key = { $number }: { $key }
club-no-keys = You have no keys.
club-key-remove = Remove which key? Type its number, or Enter for none:
    .help = The number is that of the list. All your other visits end, since somebody else may have the key.
club-key-none = There is no key with this number. Type keys to hear them.
club-key-last = This key is your only way in. Set a passphrase first.
club-key-removed = The key is removed, and all your other visits have ended.
club-no-passkeys = You have no passkeys. You add one at the page of the club, under Passkeys.
club-passkey = { $number }: { $name ->
        [none] a device
       *[other] { $name }
    }, since { $added }, last used { $used }.
club-passkey-which = Remove which passkey? Type its number, or Enter for none:
    .help = The number is that of the list. All your other visits end, since a device may be lost.
club-passkey-none = There is no passkey with this number.
club-passkey-last = This passkey is your only way in. Set a passphrase first.
club-passkey-removed = The passkey is removed, and all your other visits have ended.
club-passkey-added = A passkey was added to your account: { $name ->
        [none] a device
       *[other] { $name }
    }. If that was not you, type account in the lobby, then passkeys, and remove it.
club-link = Linking code: { $code }. Letter by letter: { $spelled }. It is good once, for ten minutes. Come in as new at the other door, by ssh or at the page, and type link.
club-login = { $number }: { $browser ->
        [none] a browser
       *[other] { $browser }
    }{ $own ->
        [yes] , this one
       *[no] {""}
    }, since { $began }, last used { $seen }.
club-login-which = End which login? Type its number, everywhere for all the others, or Enter for none:
    .help = The number is that of the list. Whoever uses that browser has to log in again.
club-everywhere = everywhere, all
club-login-none = There is no login with this number.
club-login-ended = That login has ended.
club-logins-ended = All other logins have ended.
club-login-over = You were logged out, here or elsewhere. Come in again with your name and passphrase.
club-no-logins = No browser is logged in.
club-name-new = You are called { $name }. Your new name?
    .help = A name has up to 20 letters, digits, spaces, hyphens and apostrophes, such as Ann Marie. Commands and names of others do not work.
club-name-sure = Your name will be { $name }. Right?
    .brief = Right?
club-renamed = You are called { $name } now, at your tables, too.
kept-person = { $name }, { $role ->
        [moderator] moderator
        [keeper] keeper
       *[other] member
    } since { $created }, { $here ->
        [yes] here now
       *[no] last here { $seen }
    }.{ $banned ->
        [yes] {" "}Banned.
       *[no] {""}
    }
kept-key = Key { $number }: { $key }, since { $day }.
kept-passkey = Passkey: { $name ->
        [none] a device
       *[other] { $name }
    }, since { $added }, last used { $used }.
kept-login = Login: { $browser ->
        [none] a browser
       *[other] { $browser }
    }, since { $began }, last used { $seen }.
kept-settings = Settings: { $lines }
kept-rating = Your rating in { $game }: { $rating }, as leaders tells it.
kept-loss = Told to you, or noted for you, about table { $number }, { $ago }: { $text }
kept-said = { $ago } you said: { $text }
kept-said-by = { $ago } { $name } said: { $text }
kept-nothing-said = Nothing that you said is kept.
kept-more = More of what you said?
    .brief = More?
club-delete-sure = Leave the club and delete your account for good?
    .brief = Delete?

## Settings of a club

settings-club-bell = bell
settings-means-club-bell = Whether your terminal rings when it is your turn.
settings-club-talk = talk
settings-means-club-talk = When you hear what others say and do; auto: at once, but in a game with the next line.
settings-club-talk-later = with the next line
settings-club-talk-now = at once
settings-club-arrivals = arrivals
settings-means-club-arrivals = Whose coming and going you hear; off: nobody's; friends: your friends'; all: everybody's.
settings-club-arrivals-on = all
settings-club-arrivals-friends = friends
settings-club-rating = rating
settings-means-club-rating = Whether your games count for the ratings.
settings-club-sounds = page sounds
settings-means-club-sounds = Whether the page in your browser plays sounds.
settings-club-question = question
settings-means-club-question = Where the page in your browser tells what you are asked: in the log, or at the field for your answer, where a braille display keeps it.
settings-club-question-log = log
settings-club-question-field = field
settings-club-pictures = pictures
settings-means-club-pictures = Whether the page in your browser draws dice and cards; auto draws them, but not in text browsers. Readers notice nothing.

## The program

club-cut = That was too long: only the first { $most } characters were taken.
club-too-late = Nothing was typed here for a while, so the club closes this door. Connect again whenever you like.
club-gives-way = Others are waiting at the door, so the club closes it for now. Please connect again.
club-came-too-often = You have come in by more connections than the club allows. This one ends; the newest goes on.
club-is-full = The club is full. Please try again later.
club-guests-full = There are as many guests as the club allows. Please try again later.
club-out-kicked = A moderator has disconnected you. You may come in again; where you sit in a game, your seat waits.
    .guest = A moderator has disconnected you. You may come in again, but guests cannot come back to a seat.
club-out-banned = You are banned from this club. Only its keeper can let you in again.
club-out-gone = Your account is not in this club any more. Its keeper knows more.
club-out-anew = The passphrase or a way into your account was changed in another visit, so this one ends. Come in again. If that was not you, come in as new and type recover.
club-account-gone = This account was deleted meanwhile.
club-out-evening = Guests and newcomers from your address are banned for this evening. A member comes in as usual.
club-deleted = Your account is deleted. Goodbye.
club-deleted-member = Deleted member
club-went-wrong = Something went wrong there, so you are back in the lobby. The keeper finds it in the log.
club-error = Something went wrong in the club. Please connect again; your games are saved.
club-cannot-look = The club cannot reach its database now, so nobody knows whether there is such a table. Try again in a while.
club-cannot-keep = The club cannot keep anything right now; its keeper finds the reason in the log. Try again in a while.
club-store-broken = The club's file { $file } cannot be used: { $why }.
club-store-network = The club's file cannot be { $file }: that is on another computer, and SQLite does not work across a network. Name a file on this computer with --store.
club-store-foreign = { $file } belongs to another program. Name another file with --store; without it the club has its own.
club-no-backup = { $file } is no backup of a club.
club-store-schema = { $file } is not as a club makes it: its { $kind ->
        [table] table
        [index] index
        [trigger] trigger
        [view] view
       *[other] { $kind }
    } { $name } differs, is missing, or is not a club's. Somebody else has changed it. Use a backup from before.
club-backup-none = There is no backup { $file }.
club-store-newer = The club's file comes from a newer version. Update Taverne here.
club-gave-up = The club has closed, since { $task } failed again and again. The log says why. Nothing is lost.
club-cannot-listen = The club cannot listen on { $address }: { $why }.{ $way ->
        [taken] {" "}If a club of yours runs there already, close it with Ctrl-C. Or take another port, for instance: taverne serve --listen 127.0.0.1:2223. In a clone: make serve PORT=2223
        [low] {" "}Take a port from 1024 on, for instance: taverne serve --listen 127.0.0.1:2222
        [health] {" "}Give another address with --health.
       *[none] {""}
    }
club-is-closed = The club is closed. Everything is saved.
club-host-is-closed = This host of the club is closed; others go on. Everything is saved.
club-leaves-out = The club goes on without the game { $name }, which failed its check. Correct the faults, or install a version without them.
club-listens = { $club } is open on { $host }, port { $port }.
club-come-in = Come in with: ssh -p { $port } new@{ $host }
club-come-in-proxied = People come in by ssh through your proxy, at its address. Past it, nobody gets in at this port.
club-come-as-guest = To come in as a guest, for this evening only: ssh -p { $port } guest@{ $host }
club-fingerprint = The key of the club is: { $fingerprint }
club-file-there = { $file } is there already. Name another file.
club-not-open = There is no table { $typed }. taverne club tables tells those that are open.
club-none-open = No tables.
club-no-people = Nobody has an account here.
club-welcome-kept = This text greets everybody from now on, instead of the usual one.
club-welcome-usual = The usual text greets everybody again.
club-address = { $typed } is no address to listen on. Type one as 127.0.0.1:2222.
club-web-domain = { $typed } is no domain for passkeys. Type the name in the address of the page, as club.example.org.
club-limit = { $typed } is no limit. Type NAME=NUMBER; there are { $names }. Those that are shares have parts: member, address, network, strangers, seconds; such as talk.member=20.
club-store-kind = Stores of the kind { $url } cannot be used. Name a file, sqlite:///FILE, or postgresql://HOST/NAME.
club-database = The club cannot reach its database now: { $why }
club-database-waits = The database answers, but records nothing: it waits for its standby, which is away. Start that again, or go on without it: the topic several-hosts says how.
club-store-none = There is no club in { $file }. taverne serve opens one.
club-restore-there = { $file } is still there. Move it away first.
club-restore-full = This database is not empty. Stop all hosts, make an empty one with createdb, and name that with --store.
club-person = { $name }, { $role }{ $banned ->
        [yes] , banned
       *[no] {""}
    }, { $here ->
        [yes] here now
       *[no] last here { $seen }
    }.
club-renamed-to = { $before } is called { $name } now.
club-remove = Really remove { $name }, with all that the club keeps of them?
    .brief = Remove { $name }?
club-close = Really end table { $number } without a result?
    .brief = End { $number }?
club-removed = { $name } is removed.
club-banned = { $lifted ->
        [yes] { $name } may come in again.
       *[no] { $name } may not come in any more.
    }
club-muted-hours = { $hours ->
        [0] { $name } may talk again.
        [one] { $name } may not talk for an hour.
       *[other] { $name } may not talk for { $hours } hours.
    }
club-role = { $role ->
        [moderator] { $name } moderates now.
       *[other] { $name } is a member now.
    }
club-report-line = { $number }: { $by } reports { $about }{ $lines ->
        [0] .
       *[other] : { $talk }
    }
club-report-closed = Report { $number } is closed.
club-report-none = There is no open report { $number }.
club-backed-up = The club is copied to { $file }.
club-restored = The club is restored from { $file }.
club-host = { $name }: { $state ->
        [closes] closes
       *[serves] serves
    }, { $people ->
        [0] nobody
        [one] one person
       *[other] { $people } people
    } there, version { $version }, { $behind ->
        [0] up to date
        [one] one change behind
       *[other] { $behind } changes behind
    }. Games: { $games }.
club-host-away = { $name }: away, last heard from { $seen }.
club-no-hosts = No host serves.
club-no-host = No host that serves is called { $name }. { $names ->
        [none] None serves.
       *[other] These serve: { $names }.
    }
club-drain = Really close { $name }? { $people ->
        [0] Nobody is
        [one] One person is
       *[other] { $people } people are
    } there. { $others ->
        [0] No other host serves, so nobody can come in until you start one.
       *[other] They can come in at another host at once.
    }
    .brief = Close { $name }?
club-drains = { $name } lets its people finish their lines, and closes within a minute or so.
club-journal-fault = Table { $number }: { $fault ->
        [order] a part of its journal is missing.
        [digest] a part of its journal was changed.
        [game] its game, or the rules it began by, are not known here.
        [rules] its journal has an answer that the rules do not allow.
        [chance] its journal has a throw or a card that does not follow from its seed.
       *[outcome] its result is not the one of its journal.
    }
club-no-journals = There are no journals yet.
club-journals-sound = { $count ->
        [0] No journal is sound.
        [one] One journal is sound.
       *[other] { $count } journals are sound.
    }
club-journals-faulty = { $count ->
        [one] One journal has
       *[other] { $count } journals have
    } a fault. Keep a backup before you change anything.
club-no-program = Not installed: { $program }.{ $system ->
        [windows] {""}
        [macos] {""}
       *[other] {" "}On Debian: apt install postgresql-client
    }
club-program-failed = { $program } failed: { $why }
club-doctor = { $file } is sound: { $people ->
        [one] one person
       *[other] { $people } people
    }, { $size } bytes. { $readers ->
        [you] Only you can read it.
        [owner] Only its owner can read it, and root.
       *[everybody] Others on this machine can read it: change that with chmod 600.
    }
club-doctor-database = The database answers: { $people ->
        [one] one person
       *[other] { $people } people
    }.

## Times

time-ago = { $unit ->
        [now] just now
        [second] { $count ->
            [one] a second ago
           *[other] { $count } seconds ago
        }
        [minute] { $count ->
            [one] a minute ago
           *[other] { $count } minutes ago
        }
        [hour] { $count ->
            [one] an hour ago
           *[other] { $count } hours ago
        }
       *[day] { $count ->
            [one] yesterday
           *[other] { $count } days ago
        }
    }
time-today = today at { $clock }
time-yesterday = yesterday at { $clock }
time-on = on { $day }
time-day = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }

# The page for browsers

club-listens-web = By a browser: { $address }
club-listens-web-proxied = By a browser through your proxy, which finds the page at: { $address }
club-web-member = I am a member
club-web-name = Name
club-web-passphrase = Passphrase
club-web-member-button = Come in
club-web-new = I am new
club-web-new-button = Become a member
club-web-guest = Only for this evening
club-web-guest-button = Come in as a guest
club-web-wrong = That name and passphrase do not match. Try again. Members who never set a passphrase come in by ssh, or with a passkey.
club-web-was-away = You were away too long, or your login has ended. Come in again.
club-web-refused = { $status ->
        [400] Your browser sent a form that cannot be read. Go back to the page, and send it again.
        [403] This form is no longer valid, or another site has sent it. Go back to the page, and send it again.
        [404] There is nothing at this address.
        [405] This address is not for that.
        [408] That came too slowly. Try again.
        [413] That is too long.
        [415] Only forms of this page are read here.
        [429] Too much came from here at once. Wait a moment, and try again.
        [503] The club lets nobody in just now. Try again in a few seconds.
       *[other] Something has gone wrong. The keeper finds it in the log.
    }
club-web-back = Back to the page
club-web-not-secret = This page is not encrypted, so nobody can type a passphrase here. Ask the keeper for an address with https, or come in by ssh.
club-web-proxy-silent = The proxy before this page does not say whether your connection is encrypted, so nobody can type a passphrase here. Tell the keeper: it must send X-Forwarded-For and X-Forwarded-Proto. You can come in by ssh.
club-web-code-gone = A code stood here. It is shown once. Type account in the lobby for a new one.
club-web-your-turn = Your turn: { $club }
club-web-log = What happened
club-web-standing = Standing
club-web-won = { $own ->
        [yes] You have won{ $names ->
            [none] {""}
           *[other] {" "}with { $names }
        }
       *[no] { $count ->
            [one] { $names } has won
           *[other] { $names } have won
        }
    }{ $points ->
        [none] {""}
       *[other] , { $points }
    }
club-web-mark-dice = mark dice, then press this
club-web-mark-cards = mark cards, then press this
club-web-unmarked = Mark dice or cards first.
club-web-dots = Small dots: the same in braille.
club-web-standing-how = F8 leads here and back. ▶ is whose turn it is. ★ has won.
club-web-player = Player
club-web-total = Total
club-web-you = You
club-web-besides = Besides
club-web-news = New
club-web-no-news = Nothing new so far.
club-web-answer = Your answer
club-web-nothing-asked = Nobody asks you anything now. You can type a command.
club-web-no-bell = A page has no bell. To hear sounds there, type set page sounds on.
club-web-late = That came too late: something else is asked by now.
club-web-field = { $free ->
        [yes] Answer
       *[no] Answer or command
    }
club-web-send = Send
club-web-read-on = Go on
club-web-amount = { $word }, { $least } to { $most }
club-web-most = No more than { $most }.
club-web-nothing = { $word } none
club-web-wait = Wait for news
club-web-more = More
club-web-commands = Commands
club-web-leave = Log out
club-web-first-page = Back to the first page
club-web-again = Come in again
club-web-lost = The connection is lost. Trying again.
club-web-found = Connected again.
club-web-unsent = No connection: your answer was not sent.
club-web-kept = What you typed is still in the field.
club-web-notify = Notify me when it is my turn
club-web-notified = Your browser tells you when your turn comes.
club-web-intro = Play dice, card and word games with others.
club-web-intro-how = By mouse or keyboard, with a screen reader or a braille display.{ $guests ->
        [yes] {" "}A guest needs no more than a name.
       *[no] {""}
    }{ $members ->
        [yes] {" "}Members keep name, friends and games.
       *[no] {""}
    }
club-web-recover = I lost my passphrase
club-web-recover-how = Your recovery code lets you in: you got one when you became a member.
club-web-recover-name = Your name
club-web-recover-code = Recovery code
club-web-recover-button = Come in with the recovery code
club-web-with-passkey = I have a passkey
club-web-passkey-enter = Come in with a passkey
club-web-passkey-enter-no-script = A passkey needs a script, and none runs in this browser. Come in with name and passphrase.
club-web-passkey-add = Add a passkey
club-web-passkey-add-no-script = A passkey needs a script, and none runs in this browser. You can go on coming in with name and passphrase.
club-web-passkey-asking = Your browser asks for the passkey now.
club-web-passkey-stopped = { $way ->
        [add] No passkey was made: it was not confirmed, or the time was over. Press the button again.
       *[enter] No passkey came: none was confirmed, or the time was over. Press the button again; for a security key type your name into the field Name first. Or come in with name and passphrase.
    }
club-web-passkey-there = This device has a passkey for your account already.
club-web-passkey-elsewhere = Your browser gives no passkeys to this address. Tell whoever keeps the club.
club-web-passkey-unable = { $way ->
        [add] This browser has no passkeys. You can go on coming in with name and passphrase.
       *[enter] This browser has no passkeys. Come in with name and passphrase.
    }
club-web-passkey-unsent = There is no connection to the club. Wait a moment, then press the button again.
club-web-passkey-wrong = This passkey does not fit. Try again, or come in with name and passphrase.
club-web-passkey-late = That took longer than five minutes, or was sent twice. Press the button again.
club-web-passkey-copied = This passkey was used more often than your device says: somebody may have a copy. Come in with name and passphrase, and remove it.
club-web-passkeys = Passkeys
club-web-passkeys-intro = With a passkey you come in without a passphrase: your device asks for a finger, your face or a PIN. You can have several, one for each device.
club-web-passkeys-of-members = Passkeys are for members. Become a member first.
club-web-passkeys-own = Your passkeys
club-web-passkeys-none = You have no passkeys yet.
club-web-passkey = { $name ->
        [none] A device
       *[other] { $name }
    }, since { $added }, last used { $used }.
club-web-passkey-remove = Remove { $name ->
        [none] this passkey
       *[other] { $name }
    }
club-web-passkey-new = A new passkey
club-web-passkey-name = Its name in this list
club-web-passkey-there-only = { $way ->
        [add] Passkeys belong to one address. Add yours there:
       *[enter] Passkeys belong to one address. Come in there:
    }
club-web-passkey-added = The passkey is added. From now on it lets you in.
club-web-passkey-removed = The passkey is removed, and all your other visits have ended.
club-web-passkey-taken = This passkey could not be added: it is there already, or you have twenty.
club-web-passkey-last = This passkey is your only way in. Set a passphrase first: in the lobby type account.
club-web-passkey-none = This passkey is not there any more.
club-web-link = I have a code from ssh
club-web-link-how = Members by ssh type link in the lobby there, and get a linking code. It is good for ten minutes.
club-web-link-code = Linking code
club-web-link-button = Come in with the linking code
club-web-lobby = Lobby
club-web-to-lobby = To the lobby
club-web-at-table = { $game ->
        [none] Table { $number }
       *[other] { $game }, table { $number }
    }
club-web-talk = Talk
club-web-say = Say to everybody here
club-web-say-button = Say
club-web-unnotified = This browser shows no notifications.
club-web-rules = Rules of { $game ->
        [none] the games
       *[other] { $game }
    }
club-web-rules-here = Answers are buttons at the question. Dice and cards are chosen by a click, options in the form before a table opens. You may type all of it, too.
club-web-rules-others = Rules of other games
club-web-earlier = Earlier this evening
club-web-accessibility = Accessibility
club-web-tested = What was tested
club-web-tested-orca = With the screen reader Orca 43 and the browser Chromium on Linux, by the keyboard alone.
club-web-tested-no-scripts = Without scripts: whole games in the text browsers w3m and Lynx, and in Chromium.
club-web-tested-axe = With axe, a program that finds barriers in pages. It found none.
club-web-tested-sight = At a width of 320 pixels, in dark and in forced colours; contrast is at least 7 to 1, and what can be pressed is at least 44 pixels large.
club-web-untested = What was not tested yet
club-web-untested-readers = NVDA, JAWS, VoiceOver and TalkBack: nobody has tried them here yet. The page is made after their rules.
club-web-untested-displays = Braille displays at a browser: nobody has tried them here yet.
club-web-report = How to report a barrier
club-web-report-keeper = Tell whoever keeps this club what you wanted to do, what happened, and your browser and screen reader.
club-web-report-contact = You reach whoever keeps this club here:
club-web-report-project = Or open an issue at the project, Taverne.
