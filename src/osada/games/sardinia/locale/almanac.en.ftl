### The almanac: characters, provinces, harbours, fort sites and crops explained at length.

almanac-kind-character = Characters
almanac-kind-province = Provinces
almanac-kind-harbour = Harbours
almanac-kind-site = Fort sites
almanac-kind-crop = Crops
almanac-fact-points = Points, first / second
almanac-fact-crops = Grows
almanac-fact-harbour = Harbour
almanac-fact-sites = Fort sites
almanac-fact-neighbours = Neighbours
almanac-fact-province = Province
almanac-fact-berths = Room for
almanac-fact-touches = Touches
almanac-fact-at-stake = Points at stake
almanac-fact-homes = May grow in

## Characters

almanac-admiral = Puts one ship from your reserve into any harbour, or moves one or both of your ships to any harbours; distance does not matter.
    .advice = A ship is influence in the province of its harbour, and the only way crops leave the island. Both ships sail at once, so they may even change places with each other.
almanac-commander = Puts one settler from your reserve into any province, or makes up to four moves with your settlers, shared among them as you like.
    .advice = Settlers are the cheapest influence and the chain that the Farmer needs. With four moves a single settler crosses half the island, just before a scoring.
almanac-priest = Puts your priest into any province, or moves it up to three times.
    .advice = Where your priest stands alone, others can neither bring in settlers nor build villages. What they already have there stays, so come early rather than late.
almanac-farmer = Takes one crop token: from a province with your settler, joined to a harbour with your ship by an unbroken chain of your settlers.
    .advice = The second token of a kind brings two points, the third three, the fourth four. Each token also allows you one more village.
almanac-architect = Builds a fort on a free site, or a village in any province.
    .advice = A fort counts in every province it touches and can never be driven out. A village counts double, but you may have only as many as you have crop tokens.
almanac-queen = Repeats the action of one of your cards that lies in front of you, played since the last Guardian.
    .advice = With nothing in front of you she does nothing. Played after the card you want twice, she is the strongest card you hold.
almanac-guardian = Sets off a scoring at the leftmost fort card: the provinces around that site are scored. Then everybody takes their cards back.
    .advice = Played as your first card it lets everybody else answer with one card before the scoring. Afterwards you decide whether the newly turned fort card stays. In the variant you must have played three other cards first.

## The island

almanac-province =
    { $points ->
        [one] Whoever has most influence here when it is scored gets { $points } point; the second gets { $second }.
       *[other] Whoever has most influence here when it is scored gets { $points } points; the second gets { $second }.
    }
almanac-province-harbour =
    { $sites ->
        [one] A ship in { $harbour } counts as influence here, and so does a fort on the site at its border.
       *[other] A ship in { $harbour } counts as influence here, and so does a fort on any of the { $sites } sites at its border.
    }
almanac-province-inland =
    { $sites ->
        [one] It has no harbour, so ships do not count here; a fort on the site at its border does.
       *[other] It has no harbour, so ships do not count here; a fort on any of the { $sites } sites at its border does.
    }
almanac-berths =
    { $n ->
        [one] { $n } ship; with two players { $two }
       *[other] { $n } ships; with two players { $two }
    }
almanac-harbour = The harbour of { $province }. A ship here is 1 influence in that province, and crops are taken through it. Two ships of the same player never lie in one harbour.
almanac-site-title = Fort site { $number }
almanac-site =
    { $provinces ->
        [one] When fort card { $number } is scored, so is the one province it touches. A fort on the site is 1 influence in it.
       *[other] When fort card { $number } is scored, so are the { $provinces } provinces it touches, one after another. A fort on the site is 1 influence in each of them.
    }
almanac-crop =
    { $tokens ->
        [one] At the start { $tokens } token lies on the island.
       *[other] At the start { $tokens } tokens lie on the island, each in a province of its own.
    }
almanac-crop-points = Your first token of a kind brings 1 point, the second 2, the third 3 and the fourth 4; each lets you build one more village.
