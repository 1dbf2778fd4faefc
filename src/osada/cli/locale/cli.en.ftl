## Files

file-is-folder = { $path } is a folder; name a file.
file-missing = There is no file { $path }; check the name.
file-unreadable = { $path } cannot be read ({ $reason }); check it and try again.
file-not-text = { $path } is not a UTF-8 text; it is no file that Osada wrote.
file-unwritable = { $path } cannot be written ({ $reason }); choose another place.

## Games, options, seats

no-such-game = No game is called { $name }; there are { $games }.
game-broken = The game { $name } cannot be loaded ({ $reason }); install it again.
no-game = Say which game: { $games }.
option-shape = { $text } is not an option; write name=value.
no-such-option = { $game } has no option { $name }; it has { $options }.
no-such-value = { $name } cannot be { $value }; choose one of { $values }.
wrong-players = { $game } is for { $first } to { $last } players, not { $players }; choose with --players.
wrong-humans = { $humans } people cannot sit at a table for { $players }; change --humans or --players.
too-many-bots = { $bots ->
    [one] { $bots } bot was named
   *[other] { $bots } bots were named
} for { $seats } free { $seats ->
    [one] seat
   *[other] seats
}; change --bots, --humans or --players.
too-many-names = { $names } names were given for { $players } players; leave some out.
load-is-set = A saved game has its players, seed and options already; leave them out with --load.
load-other-game = That is a game of { $game }; leave the name of the game out with --load.
load-foreign-bot = { $path } names the bot { $bot }, which is not one of ours; name the bots yourself with --bots.
load-no-seed = { $path } has no seed, so chance cannot go on; look at it with osada replay.
name-person = Player { $seat }
name-bot = Bot { $seat }

## Play

which-game = Which game?
pass-device = Pass the device to { $name }, who presses Enter.
goodbye = Goodbye.
kept-for-you = The game is kept in { $path }; go on with osada play --load.
type-something = Type a number from 1 to { $most }, or help.
no-such-number = Choose a number from 1 to { $most }.
not-understood = “{ $text }” is neither a choice nor a command; type a number, or help.
not-a-move = “{ $text }” is no move of this game; ? alone lists the kinds of moves.
no-such-pair = There is no move “{ $text }”: these do not go together, two provinces without a border for instance.
not-a-move-shape = There is no move “{ $text }”; it is written { $shape }.
is-offered = { $sentence }: that is allowed now.
not-allowed = { $sentence } – not allowed: { $reason }.
see-rule = “rules { $rule }” shows the rule here; so does osada rules { $game } { $rule }.
why-about = The choices above are all that the rules allow now. Not now:
why-one = “? MOVE” asks about one move, in words or in the notation (see help).
undo-what = Type undo, or undo turn.
nothing-to-undo = There is nothing to take back: something new has been seen since, or somebody else has moved.
undone = Taken back.
will-not-overwrite = { $path } is something else than this game; choose another name.
saved = Saved in { $path }.
comment-what = Type comment and the remark that the record is to have.
comment-added = The remark stands at the last move.
no-such-language = No language is called “{ $text }”; type lang en or lang pl.
save-first = Save the game before leaving? Enter: yes, n: no, c: stay.
answer-no = n no
answer-cancel = c cancel stay
help-play =
    5              the choice with that number; Enter alone where there is only one
    nurra          some words of a choice, or how they begin; a move as records have it
    ?              what is not allowed now, and why;  ? MOVE  asks about one
    undo           take back your last choice;  undo turn  as much as may be taken back
    rules [ID]     the rules, or one of them
    log [N]        what happened
    board          the whole board and the choices again
    save [FILE]    save the game;  osada play --load FILE  goes on with it
    comment TEXT   a remark for the record
    lang pl        Polish;  lang en  English
    coach          a word of advice now and then, on or off
    quit           leave; the game can be saved

## Commands, in the words of this language

command-undo = undo
command-turn = turn
command-rules = rules
command-log = log
command-board = board
command-save = save
command-comment = comment
command-lang = lang
command-coach = coach
command-help = help
command-quit = quit

## The end

end-title = The end
column-score = Points
best-first = { $category }: your first result, { $score }.
best-beaten = { $category }: a personal best, { $score }! Until now it was { $before }.
best-stands = { $category }: your personal best is still { $score } ({ $when }).
record-kept = The record is in { $path }.

## Rules and almanac

rules-provenance = Where this comes from
rules-one = One rule: rules { $rule }
our-ruling = Our ruling:
no-such-rule = { $game } has no rule { $rule }; try { $hint }.
almanac-empty = No almanac has been written for this; osada games lists the games.
no-such-article = The almanac has nothing called { $name }. { $hint }
perhaps = Perhaps { $names }?

## Records

no-such-move-number = The record has { $most } moves; --at is a number from 0 to { $most }.
step = Enter: next move, b: board, anything else: to the end.
answer-board = b board
note-takebacks = Moves taken back across draws: { $seats }
note-hints = Hints taken: { $seats }
place-line = { $place }. { $name }: { $score }
verified = { $path } is in order: { $moves } moves are legal, and { $draws } draws follow from the seed.
verified-fork =
    It goes on from another game: its first { $moves } moves were taken over. That they are that game's is shown by its own record, whose seal is
    { $source }
verified-so-far = { $path } is in order so far: { $moves } moves are legal, and { $draws } draws follow from the seed.

## Simulation

positive = The number of games and the number of processes must be at least 1, not { $games } and { $jobs }.
simulated =
    { $games ->
        [one] { $games } random game
       *[other] { $games } random games
    }
row-decisions = Decisions a game
row-branching = Choices a decision
row-chances = Chance moves a game
row-seat = Seat { $seat }
column-mean = Mean
column-least = Least
column-most = Most
column-deviation = Deviation
column-wins = Wins
speed = { $games } games/s, { $decisions } decisions/s, processes: { $jobs }, rules { $build }.
build-compiled = compiled
build-interpreted = interpreted
build-mixed = compiled: { $compiled }; interpreted: { $interpreted }

## Content, positions, games

paper-written = Printed into { $file } ({ $size } kB).
content-fine = Files in order: { $files }.
content-file-fine = { $path }: in order ({ $game }).
content-none = There is no data file (*.json) in { $path }; name another folder.
content-whose = { $path } could belong to several games or none; say which with --game ({ $games }).
content-not-of = { $path } is no data file of { $game }; it has { $files }.
position-over = { $move }: the game is over.
position-not-drawn = { $move }: nature cannot draw that here.
game-over = The game is over.
nature = Nature
players = { $first } to { $last } players
games-hint = osada play { $game } begins a game; osada rules { $game } tells its rules.

## Help

see-help = See osada --help.
stopped = Stopped.
no-output = Nothing more can be printed ({ $reason }); make room or choose another place.
usage-osada = Play, study and extend euro board games at the terminal.
    .help = Show this help.
    .version = Show the version, and whether the rules run compiled.
usage-commands = Commands
usage-arguments = Arguments
usage-parameters = Options
usage-any = What several commands have
    .game = Which game; osada games lists them.
    .file = The record of a game, finished or not.
    .option = An option of the game as name=value; may be repeated.
    .flags = The same as a flag: --name value. osada games lists them.
    .content = A data file of your own, or a folder of them, to be laid over what is shipped.
    .lang = en or pl; otherwise OSADA_LANG decides, then the system.
    .seed = A word that all chance follows from.
usage-play = Play at this terminal: against bots, with others, or alone.
    .game = Which game; asked for if left out.
    .players = How many play; usually 2.
    .humans = How many of them are people, in the first seats; usually 1.
    .bots = Who takes the other seats: random or package:Class, with commas; the last one fills up.
    .names = Names of the players by seat, with commas.
    .seed = A word that all chance follows from; drawn if left out.
    .mix = Ask each person for a word that goes into the dice, when the seed is set.
    .load = Go on with a saved game.
    .coach = Whether a coach says what matters now; in your first three games of a kind it does.
usage-replay = Tell a game in words and show its board.
    .at = Stop after this move.
    .step = Wait for Enter after each move.
usage-verify = Work out every draw of a game again from its seed.
usage-review = Say where a game was won: by luck, by whose turns, and what would have been better.
    .file = The record of a finished game.
    .json = Print JSON.
    .html = Print a page of HTML.
    .seed = A word that the judge's chance follows from.
    .jobs = How many processes judge; the review does not depend on it.
usage-simulate = Play many random games and show what they have in common.
    .games = How many games; 1000 if left out.
    .players = How many players; usually 2.
    .jobs = How many processes; the results do not depend on it.
usage-games = List the games, their players and their options.
    .name = One game only.
usage-rules = Read the rules of a game.
    .rule = One rule only, by its id, such as S15.
usage-almanac = Look up a component of a game: a building, a tile, a card.
    .name = Its name or the beginning of it; all names if left out.
    .game = Of which game; of all if left out.
usage-print = Print sheets, player aids, a map, a score pad: as PDF.
    .game = Of which game; what all of them have, if left out.
    .paper = What to print; what the game has, if left out.
    .size = The size of the paper.
    .ink = In colour, or sparing ink: outlines only.
    .server = The address of a server: a code on the page opens it there.
    .out = The file to write; named after the game and the paper if left out.
usage-balance = Say what a sheet is worth, and each of its buildings.
    .file = A sheet of your own; or choose a printed one, as --adventure 9.
    .game = Of which game, where the file does not say.
    .first = Only a first verdict, within a minute.
    .jobs = How many processes play; as many as there are cores, if left out.
    .json = Print JSON.
usage-position = Load a position, play moves in it and show it.
    .file = A position in JSON, or a record, whose last position is taken.
    .play = Moves in the notation, with semicolons; those of nature too.
    .json = Print JSON instead of the board.
usage-content = Check component data.
usage-check = Check a data file, or every one in a folder.
    .path = A file or a folder.
    .game = Whose data it is; found out from the names if left out.
