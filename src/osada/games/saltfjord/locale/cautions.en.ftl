## What to know before a move that wastes something

caution-die =
    { $n ->
        [one] This die could activate { $n } building.
       *[other] This die could activate up to { $n } buildings.
    }
caution-pass =
    { $n ->
        [one] You may still take { $n } die in this round: passing ends it for you.
       *[other] You may still take { $n } dice in this round: passing ends it for you.
    }
caution-line =
    { $n ->
        [one] { $n } building further along the line could still be activated.
       *[other] { $n } buildings further along the line could still be activated.
    }
caution-workers =
    { $n ->
        [one] { $n } worker is still at home: until the next round it is of no use.
       *[other] { $n } workers are still at home: until the next round they are of no use.
    }
caution-full =
    { $n ->
        [one] The boat is full: the new token goes overboard, or the one that is on it.
       *[other] The boat is full: the new token goes overboard, or one of the { $n } that are on it.
    }
caution-overboard = A token thrown overboard is lost: you will not gain what it shows.
caution-build = You could build a tile.
caution-order = You could fill an order.
caution-technology = You could gain a technology.
caution-fishing = You could go fishing.
caution-deal = You could trade for points.
caution-actions = You could use this action.
caution-upgrade = You could upgrade something.
caution-sail = You could sail on.
