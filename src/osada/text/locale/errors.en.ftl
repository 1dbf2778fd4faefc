### What can go wrong, wherever it does. A blank is filled in as it was given.

error-at-line = line { $line }, column { $column }: { $reason }
error-at-path = { $path }: { $reason }
error-in-file = { $file }: { $path }: { $reason }
error-language = no language '{ $code }': one of { $known }

## Games, options and bots

error-no-game = no game is called '{ $name }': { $known }
error-no-paper = there is no paper '{ $name }' to print; there are: { $known }
error-game-unloaded = the game '{ $name }' cannot be loaded: { $reason }
error-not-a-game = '{ $name }' is not a game: expected an osada.core.game.Game
error-old-game = { $name } was written for an earlier contract: `{ $old }` belongs to its facet `{ $facet }` now; docs/adding-a-game.md says how
error-revision = { $game } is played here under these revisions of its rules: { $known }, not { $revision }
error-no-content = there is no content { $content } of { $name } here
error-no-option = no option '{ $name }': { $known }
error-no-options = no option '{ $name }': this game has none
error-option-value = option { $name } is one of { $known }, not '{ $value }'
error-players = { $game } is for { $first } to { $last } players, not { $players }
error-first-seat = seat { $seat } cannot begin a game for { $players }
error-no-bot = no bot is called '{ $name }': { $known }, or package:Class
error-bot-unmade = bot '{ $name }' cannot be made: { $reason }
error-bot-unloaded = bot '{ $name }' cannot be loaded: { $reason }
error-not-a-bot = '{ $name }' is not a bot: expected a class with a method choose
error-bot-failed = { $name } failed: { $reason }
error-bot-silent = { $name } chose nothing
error-bot-illegal = { $name } chose { $move }, which is not a legal move

code-module = No module named '{ $name }'
code-name = there is no { $name } in it

## Moves

error-not-allowed = { $move }: not allowed ({ $rule })
error-no-thing = no { $kind } is called '{ $text }': one of { $known }
error-no-arguments = { $family } has no move ({ $arguments })
error-move-number = move { $move } is outside of the table of { $size }
error-no-move = no move is called '{ $name }': { $known }
error-move-shape = '{ $text }': expected { $shape }
error-no-such-move = '{ $text }': there is no such move
error-move-unknown = move '{ $move }': unknown '{ $field }'
error-move-missing = move '{ $move }': missing '{ $field }'
error-no-sentence = no move is described by '{ $text }'
error-stale = the move was meant for { $token }, but the game stands at { $now }
error-nothing-to-undo = there is nothing to take back: something new has been seen since
error-fork = { $moves } moves are to be taken over, not { $found }
error-rewind =
    { $entries ->
        [one] there is { $entries } move to go back through, not { $length }
       *[other] there are { $entries } moves to go back through, not { $length }
    }

## A table

error-seed = a seed is a word without spaces, of 1 to { $most } characters, not '{ $seed }'
error-part = a player's number is a word of 1 to { $most } plain characters, not '{ $number }'
error-seed-character = a seed has printable characters only, not '{ $character }'
error-name = a name has 1 to { $most } printable characters, not '{ $name }'
error-names =
    { $players ->
        [one] expected { $players } name, one a seat, not { $names }
       *[other] expected { $players } names, one a seat, not { $names }
    }
error-no-seed = this record has no seed, so nature cannot go on; it can be replayed

## A record

record-first-line = expected 'osada-record 1', the first line of every record
record-control = expected text without control characters
record-word = expected a header, a move number or a comment, not '{ $word }'
record-header-late = expected '{ $word }' before the moves
record-move-late = expected no move after the result
record-move-number = expected move number { $wanted }, not { $found }
record-seat =
    { $last ->
        [A] expected a seat, A, or * for nature
       *[other] expected a seat, A to { $last }, or * for nature
    }
record-no-move = expected a move
record-comment = a comment belongs to the move before it; before the moves use 'note'
record-second = a second '{ $word }'
record-one-word = expected one word after '{ $word }'
record-format = expected format { $wanted }, not { $found }
record-option = expected an option's name and its value
record-second-option = a second option '{ $name }'
record-name =
    { $last ->
        [A] expected a seat, A, and a name
       *[other] expected a seat, A to { $last }, and a name
    }
record-second-name = a second name for seat { $seat }
record-long-name =
    { $most ->
        [one] expected a name of at most { $most } character
       *[other] expected a name of at most { $most } characters
    }
record-numbers = expected a number for each seat: A 34 B 28
record-file = expected the name of a data file, such as map.json, and its JSON on the same line
record-files = expected at most { $most } data files of { $bytes } bytes together
record-missing = the record ends without a '{ $word }' header
record-whole = '{ $word }' must be a whole number, not '{ $text }'
record-names =
    { $players ->
        [one] expected a name for { $players } seat, or none
       *[other] expected a name for each of { $players } seats, or none
    }
record-one-each =
    { $players ->
        [one] '{ $word }' must give { $players } number, one a seat
       *[other] '{ $word }' must give { $players } numbers, one a seat
    }
record-game = this is a record of { $found }, not of { $wanted }
record-revision = played under revision { $found } of the rules; this is { $wanted }
record-content = played with content { $found }; this is { $wanted }
record-sealed = the seed has not been revealed, so the draws cannot be verified
record-seed = the seed is not the one that was committed to
record-seal = expected 64 hexadecimal digits, a SHA-256
record-second-part = a second '{ $word }' of seat { $seat }
record-unsealed = expected a '{ $seal }' of seat { $seat } before its '{ $word }'
record-fork = expected how many moves were taken over, a seat (A to { $last }), a number of at most nine digits and the other game's seal
record-fork-short = { $moves } moves are said to be taken over, but there are only { $found }
record-fork-luck = what was hidden was not dealt anew by this seed
record-part = the number of seat { $seat } is not the one that was sealed
record-promise = the draws follow from the seed, whose seal is { $seal }
record-draw = the seed gives '{ $move }' for draw { $draw }
record-over = the game is over: expected its result
record-nature = expected a move of nature (*)
record-turn = expected a move of seat { $seat }
record-not-drawn = nature cannot draw '{ $move }' here
record-not-allowed = '{ $move }' is not allowed ({ $rule })
record-not-over = the record has a '{ $word }', but its game is not over
record-result = '{ $word }' is { $written }, but the moves give { $real }

## JSON

json-type = Expected `{ $wanted }`, got `{ $found }`
json-kind = Expected `{ $wanted }`
json-missing = Object missing required field `{ $name }`
json-unknown = Object contains unknown field `{ $name }`
json-enum = Invalid enum value { $value }
json-range = Expected `{ $kind }` { $limit }
json-length = Expected `{ $kind }` of length { $limit }
json-pattern = Expected `str` matching regex { $pattern }
json-number = the number is out of range
json-short = not JSON: it ends too early
json-broken = not JSON: malformed at byte { $byte }
json-letters = not JSON: not in UTF-8
json-list = a list
json-object = an object
json-deep = nested too deeply

## A position

position-game = $.{ $name }: expected { $wanted }, not { $found }
position-content = $.content: this position was made with other data ({ $found })
position-object = $.position: expected an object
position-missing = $.position.{ $name }: missing
position-unknown = $.position.{ $name }: unknown field
position-impossible = $.position: impossible: { $reason }
position-stuck = $.position: impossible: seat { $seat } is to act, but cannot
position-players =
    { $players ->
        [one] $.position.players: { $game } is not for { $players } player
       *[other] $.position.players: { $game } is not for { $players } players
    }
position-number = $.position.{ $name }: expected a whole number, not { $found }
position-list =
    { $length ->
        [one] $.position.{ $name }: expected a list of { $length } number
       *[other] $.position.{ $name }: expected a list of { $length } numbers
    }

## Content

content-bytes =
    { $most ->
        [one] expected at most { $most } byte
       *[other] expected at most { $most } bytes
    }
content-long-text =
    { $most ->
        [one] expected a text of at most { $most } character
       *[other] expected a text of at most { $most } characters
    }
content-odd-text = expected printable characters on one line, not '{ $character }'
content-files = the data files of this game are { $known }
content-entries =
    { $wanted ->
        [one] expected { $wanted } entry, not { $found }
       *[other] expected { $wanted } entries, not { $found }
    }
content-one-of = expected one of { $known }
content-in-order = expected { $known }, in this order
content-range = expected a number from { $first } to { $last }

## The system: files, addresses

system-name = such a name cannot be
system =
    { $name ->
        [ENOENT] No such file or directory
        [EACCES] Permission denied
        [EPERM] Operation not permitted
        [EROFS] Read-only file system
        [EEXIST] File exists
        [EISDIR] Is a directory
        [ENOTDIR] Not a directory
        [ENAMETOOLONG] File name too long
        [ENOSPC] No space left on device
        [EDQUOT] Disk quota exceeded
        [EFBIG] File too large
        [EIO] Input/output error
        [EINVAL] Invalid argument
        [EADDRINUSE] Address already in use
        [EADDRNOTAVAIL] Cannot assign requested address
       *[other] error { $number } of the system
    }
