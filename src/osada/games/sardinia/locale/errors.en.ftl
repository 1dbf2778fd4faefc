### What can be wrong with a map.

content-same-id = two provinces or two harbours have the same id
content-same-name = two of them have the same name
content-site-numbers = expected the numbers 1 to { $last }, each once
content-neighbour-twice = a neighbour is named twice
content-site-twice = a site is named twice
content-not-mutual = '{ $other }' is no province that has '{ $province }' too
content-site-of = site { $site } does not name '{ $province }'
content-harbour-of = '{ $harbour }' is no harbour of '{ $province }'
content-half = expected half of the points, rounded down
content-province-twice = a province is named twice
content-province-of = '{ $province }' is no province with site { $site }
content-owner = '{ $province }' does not name '{ $harbour }'
content-berths = a harbour has 2 berths, 1 with two players (S9)
content-borders = expected one border for each pair of neighbours
content-border-site = a site on a border touches both provinces
content-counts = expected counts for { $known }
content-some-of = expected some of { $known }
content-one-terrain = a crop may belong to one kind of terrain only
content-tokens =
    { $tokens ->
        [one] { $tokens } token of { $goods } for { $provinces } provinces
       *[other] { $tokens } tokens of { $goods } for { $provinces } provinces
    }
