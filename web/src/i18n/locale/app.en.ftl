### The words of the browser app. A game's own words come from the game.

## The frame

skip-to-content = Skip to the content
nav = Pages
nav-home = Osada, home
nav-lobby = Tables
nav-settings = Settings
language = Language
language-en = English
language-pl = Polski
theme = Appearance
theme-system = as the system
theme-light = light
theme-dark = dark
theme-to-dark = Switch to dark
theme-to-light = Switch to light
loading = One moment …
close = Close
save = Save
saved = Saved.
back-home = Back to the home page
guest-name = Guest
somebody = Somebody

## Home

welcome = Sit down and play
welcome-text = Quiet games of planning and building. Play a bot at once, or send a friend a link; nothing to install, no account needed.
your-name = Your name
play-bot = Play a bot
play-solo = Play alone
play-friends = With friends
rules = Rules
my-games = My games
open-tables = Open tables
running-tables = Games to watch
no-open-tables = Nobody is waiting for players just now.
no-running-tables = No game is being played that can be watched.
players-range = For { $from } to { $to } players
status-open = waiting for players
status-running = being played
status-finished = finished
status-abandoned = abandoned
game = Game
all-games = all games

## A new table

new-table = New table
open-table = Open the table
players = Players
options = Rules of the table
more-settings = Rules, clock and more
table = The table
seat-me = I sit here
seat-me-too = I, too (one device for both)
seat-friend = A friend, or anybody
seat-friend-hint = comes in by the link you send
seat-open = Free seat
seat-letter = Seat { $letter }
seat-bot = Seat a bot
seat-free = Free the seat
bot = Bot
bot-strength = Bot
bot-name = Bot ({ $name })
bot-random = random
bot-greedy = quick
bot-search = thinking
bot-plans = planning
bot-level1 = level 1, easy
bot-level2 = level 2
bot-level3 = level 3
bot-level4 = level 4
bot-level5 = level 5, strong
access = Who may join
access-link = whoever has the link
access-open = anybody, shown in the list
clock = Clock
clock-none = none
clock-live = 15 minutes + 10 seconds a move
clock-days = 2 days a move
undo = Undo
undo-information = until something new is seen
undo-consent = further, if the others agree
undo-free = without limit
undo-none = never
undo-why = Take back your last move (u)
note = Note
sit-somewhere = Choose a seat for yourself.
start = Start
you = you
sit-here = Sit here
table-waiting = Waiting for players
table-full = Everybody is here
table-abandoned = This table was given up.
host-starts = Whoever opened the table starts the game.
send-link = Send this link to your friends: whoever opens it can sit down.
invitation = Link to this table
start-when-full = You can start as soon as every seat is taken.
copy-link = Copy the link
copy = Copy
copied = Copied
commitment-about = All that chance brings follows from a secret seed. This is the server’s commitment to it (its SHA-256 hash), made before the first draw; when the game is over the seed is shown, and anybody can check every draw.
commitment = commitment to the draws
leave = Leave the table

## Playing

board = Board
side = Log and more
tab-board = Board
tab-log = Log
tab-moves = Moves
tab-text = In words
tab-chat = Chat
your-turn = Your turn
waiting = One moment …
showing = This is what happened
waiting-for = Waiting for { $names }
reconnecting = The connection is lost. Trying again …
paused = The game is paused.
game-over = The game is over
skip = Skip
all-moves = All moves in a list
find-move = Find a move
no-moves = There is nothing to choose just now.
no-such-move = There is no such move.
not-allowed = Not allowed: { $rule }, { $why }.
spectators-watch = You are watching: only the players move.
about-this = About this
about-hint = Point at anything on the board, or move the focus to it, and it is explained here. Press m for a list of all moves, u to take back.
ask-board = Ask: a player, a place, a piece …
nothing-found = Nothing of that kind.
to-replay = See move { $move } in the replay
away = not connected
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-menu = More
pause = Pause
resume = Go on
resign = Give up my seat
resign-sure = Give up your seat? A bot plays on.
abandon = Give up the game
abandon-sure = Give up this game?
pass-device = { $name }, it is your turn.
lift-curtain = Show my board
you-win = You have won!
wins = { $name } wins
shared-win = A shared win: { $names }
again = Play again
replay = Replay
record = Record
verify = Check the draws
not-verified = The draws do not follow from the promised seed.
chat-line = Write something
chat-send = Send
chat-empty = Nothing has been said yet.
log-undo = { $name } takes moves back.
log-undo-request = { $name } asks to go back.
log-undo-answer-yes = { $name } agrees to go back.
log-undo-answer-no = { $name } does not agree to go back.
log-seat-joined = { $name } sits down.
log-seat-left = { $name } leaves.
log-seat-kicked = The seat is free again.
log-seat-resigned = { $name } gives up; a bot plays on.
log-seat-timeout = { $name } has no time left.
log-seat-takeover = A bot plays on for { $name }.
log-seat-returned = { $name } is back.
log-pause = The game is paused.
log-pause-request = { $name } asks for a pause.
log-resume = The game goes on.
log-end = The game is over.
log-end-abandoned = The game was given up.

## Replay

replay-first = To the start
replay-back = One move back
replay-play = Play
replay-stop = Stop
replay-on = One move on
replay-last = To the end
replay-move = Move
replay-eyes = Seen by
replay-start = Before the first move.
eyes-public = as everybody sees it
eyes = as { $name } sees it
to-table = To the table

## A game's page

rulings = Our rulings
rulings-about = Where the printed rules are silent or can be read in two ways, we decided:
ruling = Our ruling:
almanac = Almanac
provenance = Where it comes from
find-rule = Find a rule

## People

results = Results
no-results = No finished games yet.
played = Played
won = Won
bests = Personal bests
category = Category
score = Points
honours = Honours
user-guest = guest
user-account = account
user-bot = bot
account = Account
account-why = You are a guest: this browser remembers you. An account lets you come back from anywhere, and keeps all your games.
account-made = You have an account now.
login = Login
password = Password
make-account = Make an account
sign-in = Sign in
sign-out = Sign out
my-profile = My profile and results
name-and-account = Name and account

## Settings

pace = Pace at which things are shown
pace-slow = slow
pace-calm = normal
pace-quick = fast
pace-instant = off: at once
motion = Movement
motion-system = as the system
motion-full = things may move
motion-reduced = nothing moves
sound = A soft sound when it is my turn
notify = A notification when it is my turn and I am elsewhere
notify-refused = The browser does not allow notifications for this page.
curtain = Hide the board between two players at one device
keys = Keys at a table
key-m = m
key-m-does = list of all moves: type to find one, Enter plays it
key-u = u
key-u-does = take back
key-l = l
key-l-does = log
key-w = w
key-w-does = the board in words
key-c = c
key-c-does = chat
key-a = a
key-a-does = the almanac, about what is explained
key-escape = Esc
key-escape-does = skip what is being shown
key-tab = Tab
key-tab-does = go through what can be chosen on the board; Enter chooses
key-arrows = ← →
key-arrows-does = in a replay: move by move; on a board: look around

## Failures

error-not-found = There is nothing here.
error-forbidden = That is not for you to see or do.
error-signed-out = Please sign in again.
error-wrong-password = The login or the password is wrong.
error-offline = The server cannot be reached.
error-unknown = That did not work.
error-taken = Somebody was faster: it is taken.
error-wrong-state = That is not possible at this table any more.
error-nothing-to-undo = There is nothing to take back: something new has been seen since.
error-too-many = Too much at once: please wait a little.
error-muted = You cannot write here.
error-invalid = Something is filled in wrongly.
error-stopping = The server is being restarted; one moment.
error-behind = The server does not know yet what you have seen: please try again.
error-busy = Too much happened at once: please try again.
