### Around a table: who is there, what is agreed, how it compares.

watch-bots = Let them play and watch
copy-failed = Please copy it by hand
sending = Your move is on its way …
absent = Not connected: { $names }.
chat-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
trying-again = Trying again …
spectators = Spectators
spectators-yes = anybody may watch
spectators-no = nobody may watch
terms-live = { $minutes } minutes for each player, { $seconds } seconds more for each move
terms-days =
    { $days ->
        [one] { $days } day for each move
       *[other] { $days } days for each move
    }
outcome-par = The bot’s par
outcome-par-difference = you: { $sign }{ $size }
outcome-rank = Your place
outcome-place = { $place } of { $of }
outcome-not-counted = not counted: your first try stands
