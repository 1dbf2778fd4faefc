### What buildings count.

## What happens in a round: as a condition, and counted one by one

stat-sections =
    { $n ->
        [one] { $n } completed section
       *[other] { $n } completed sections
    }
    .each = for each section completed in a round
stat-areas =
    { $n ->
        [one] { $n } area crossed out
       *[other] { $n } areas crossed out
    }
    .each = for each area crossed out in a round
stat-track-areas =
    { $n ->
        [one] { $n } area crossed out on the tracks
       *[other] { $n } areas crossed out on the tracks
    }
    .each = for each area crossed out on the tracks in a round
stat-building-areas =
    { $n ->
        [one] { $n } area crossed out in the village
       *[other] { $n } areas crossed out in the village
    }
    .each = for each area crossed out in the village in a round
stat-harvests =
    { $n ->
        [one] { $n } harvest
       *[other] { $n } harvests
    }
    .each = for each harvest in a round
stat-buildings-completed =
    { $n ->
        [one] { $n } completed building
       *[other] { $n } completed buildings
    }
    .each = for each building completed in a round
stat-tracks-touched =
    { $n ->
        [one] { $n } track built on
       *[other] { $n } tracks built on
    }
    .each = for each track built on in a round
stat-sections-walls =
    { $n ->
        [one] { $n } completed section of walls
       *[other] { $n } completed sections of walls
    }
    .each = for each section of walls completed in a round
stat-sections-huts =
    { $n ->
        [one] { $n } completed section of huts
       *[other] { $n } completed sections of huts
    }
    .each = for each section of huts completed in a round
stat-sections-granaries =
    { $n ->
        [one] { $n } completed section of granaries
       *[other] { $n } completed sections of granaries
    }
    .each = for each section of granaries completed in a round
stat-sections-bridges =
    { $n ->
        [one] { $n } completed section of bridges
       *[other] { $n } completed sections of bridges
    }
    .each = for each section of bridges completed in a round
stat-stone-spent = { $n } stone spent
    .each = for each stone spent in a round
stat-wood-spent = { $n } wood spent
    .each = for each wood spent in a round
stat-food-spent = { $n } food spent
    .each = for each food spent in a round
stat-gold-spent = { $n } gold spent
    .each = for each gold spent in a round
stat-settlement-made =
    { $n ->
        [one] { $n } founded settlement
       *[other] { $n } founded settlements
    }
    .each = for each settlement founded in a round

## What there is at the end, and what each of it brings

count-sections-walls =
    { $n ->
        [one] { $n } complete section of walls
       *[other] { $n } complete sections of walls
    }
    .each =
        { $n ->
            [one] for each complete section of walls
           *[other] for every { count-sections-walls }
        }
count-sections-huts =
    { $n ->
        [one] { $n } complete section of huts
       *[other] { $n } complete sections of huts
    }
    .each =
        { $n ->
            [one] for each complete section of huts
           *[other] for every { count-sections-huts }
        }
count-sections-granaries =
    { $n ->
        [one] { $n } complete section of granaries
       *[other] { $n } complete sections of granaries
    }
    .each =
        { $n ->
            [one] for each complete section of granaries
           *[other] for every { count-sections-granaries }
        }
count-sections-bridges =
    { $n ->
        [one] { $n } complete section of bridges
       *[other] { $n } complete sections of bridges
    }
    .each =
        { $n ->
            [one] for each complete section of bridges
           *[other] for every { count-sections-bridges }
        }
count-imperial-sections =
    { $n ->
        [one] { $n } complete imperial section
       *[other] { $n } complete imperial sections
    }
    .each =
        { $n ->
            [one] for each complete imperial section
           *[other] for every { count-imperial-sections }
        }
count-full-columns =
    { $n ->
        [one] { $n } column complete on all four tracks
       *[other] { $n } columns complete on all four tracks
    }
    .each =
        { $n ->
            [one] for each column complete on all four tracks
           *[other] for every { count-full-columns }
        }
count-bridges-complete =
    { $n ->
        [one] { $n } complete bridge
       *[other] { $n } complete bridges
    }
    .each =
        { $n ->
            [one] for each complete bridge
           *[other] for every { count-bridges-complete }
        }
count-harvest-areas-crossed =
    { $n ->
        [one] { $n } crossed-out harvest area
       *[other] { $n } crossed-out harvest areas
    }
    .each =
        { $n ->
            [one] for each crossed-out harvest area
           *[other] for every { count-harvest-areas-crossed }
        }
count-fields-empty =
    { $n ->
        [one] { $n } field harvested to the last area
       *[other] { $n } fields harvested to the last area
    }
    .each =
        { $n ->
            [one] for each field harvested to the last area
           *[other] for every { count-fields-empty }
        }
count-buildings-completed =
    { $n ->
        [one] { $n } complete building
       *[other] { $n } complete buildings
    }
    .each =
        { $n ->
            [one] for each complete building
           *[other] for every { count-buildings-completed }
        }
count-settlements =
    { $n ->
        [one] { $n } settlement
       *[other] { $n } settlements
    }
    .each =
        { $n ->
            [one] for each settlement
           *[other] for every { count-settlements }
        }
count-settlements-of-this-plan =
    { $n ->
        [one] { $n } settlement of this plan
       *[other] { $n } settlements of this plan
    }
    .each =
        { $n ->
            [one] for each settlement of this plan
           *[other] for every { count-settlements-of-this-plan }
        }
count-tracks-with-5-sections =
    { $n ->
        [one] { $n } track with at least 5 complete sections
       *[other] { $n } tracks with at least 5 complete sections
    }
    .each =
        { $n ->
            [one] for each track with at least 5 complete sections
           *[other] for every { count-tracks-with-5-sections }
        }
count-lowest-track-sections =
    { $n ->
        [one] { $n } complete section of your shortest track
       *[other] { $n } complete sections of your shortest track
    }
    .each =
        { $n ->
            [one] for each complete section of your shortest track
           *[other] for every { count-lowest-track-sections }
        }
count-pairs-walls-huts =
    { $n ->
        [one] { $n } pair of a walls section and a huts section
       *[other] { $n } pairs of a walls section and a huts section
    }
    .each =
        { $n ->
            [one] for each pair of a walls section and a huts section
           *[other] for every { count-pairs-walls-huts }
        }
