### The glossary: what the words of the game mean, in one sentence each.

glossary-character = Characters
glossary-piece = Pieces
glossary-island = The island
glossary-scoring = Scoring

## Characters

term-admiral = Brings a ship into a harbour, or sails your ships anywhere.
term-commander = Places a settler in any province, or moves your settlers up to four times.
term-priest-card = Places your priest, or moves him up to three times.
term-farmer = Takes a crop token from where your settlers are joined to one of your ships.
term-architect = Builds a fort on a free site, or a village if your crop tokens allow it.
term-queen = Repeats the action of a card that lies before you.
term-guardian = Triggers a scoring; afterwards all players take their cards back.

## Pieces

term-settler = Stands in a province and counts 1 influence there; joined to a ship it reaches crop tokens.
term-village = Counts 2 influence in its province; you may have as many as you have crop tokens.
term-priest = Counts 1 influence and keeps others' settlers and villages out of his province.
term-ship = Lies in a harbour, counts 1 influence in its province, and carries crop tokens.
term-fort = Stands on a fort site and counts 1 influence in every province that touches it.
term-reserve = Your pieces that are not on the board yet; on a tie the fuller one wins.

## The island

term-province = One of the 16 parts of the island, with its points; it holds at most seven priests, villages and settlers.
term-harbour = A place for ships that belongs to one province.
term-fort-site = A numbered place where provinces meet; it holds one fort.
    .title = fort site
term-crop-token = Lies in a province until a Farmer takes it; the first of a kind is worth 1 point, the next 2, 3, 4.
    .title = crop token

## Scoring

term-influence = What your pieces count in a province; whoever has most gets its points, the second half of them.
term-fort-card = Names the site around which provinces are scored; the next two always lie open.
    .title = fort card
term-scoring = The provinces around one fort site pay their points; the game has eleven of them.
    .title = scoring
term-fort-deck = The face-down fort cards that are not in the row.
    .title = fort deck
term-kept-card = In the variant with the alternative Guardian: your own fort card, which only you may look at.
    .title = kept card
