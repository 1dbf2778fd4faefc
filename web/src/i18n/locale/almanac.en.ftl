nav-almanac = Almanac
almanac-about = Every component of the games, explained at length: what it does, what it costs, where it is found and which rules it lives by.
almanac-of = Almanac: { $game }
almanac-find = Search the almanac
almanac-found =
    { $n ->
        [0] Nothing found
        [one] { $n } article
       *[other] { $n } articles
    }
almanac-all = All articles
almanac-near = See also
almanac-more = More in the almanac
almanac-to-table = Back to the table
