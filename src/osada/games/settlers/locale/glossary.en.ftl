### The glossary: what the words of the game mean, in one sentence each.

glossary-sheet = The sheets
glossary-goods = Resources and actions
glossary-favour = Favours
glossary-play = Playing

## The sheets

term-empire-sheet = Your sheet with four fields and the four construction tracks.
    .title = empire sheet
term-village-sheet = Your sheet with six buildings; in competition the same for all.
    .title = village sheet
term-walls = The construction track that is built mostly of stone.
term-huts = The construction track that is built mostly of wood.
term-granaries = The construction track that is built of food, often in sections of two areas.
term-bridges = The construction track that opens the fields; it breaks ties, too.
term-section = A part of a track; it counts only when all its areas are crossed out.
    .title = section
term-area = What one action crosses out; it costs the resources printed in it.
    .title = area
term-imperial-section = The last and most valuable section of a track.
    .title = imperial section
term-field = Holds areas to harvest, once its bridge is complete.
    .title = field
term-building = One of six on your village sheet; complete, it works from the next round on.
    .title = building
term-adventure = One of 48 village sheets with buildings of its own, for a game alone.
    .title = adventure sheet

## Resources and actions

term-stone = A resource, above all for walls.
term-wood = A resource, above all for huts and bridges.
term-food = A resource, above all for granaries.
term-gold = A joker: it pays for stone, wood or food.
term-action = What crosses out one area; the worker die says how many you have.
    .title = action
term-worker = Another word for an action that you have in this round.
    .title = worker
term-pool = What you have in this round; whatever is left at its end is lost.
    .title = pool

## Favours

term-ally = One more action in this round.
term-gift = One more of what a resource die shows.
term-crops = Harvests of one kind cost no action in this round.
term-export = Turns one of each kind of resource into a point.
term-coin = One gold in this round.

## Playing

term-favour = A token that everybody takes for one round, from the active player on.
    .title = favour
term-active-player = Rolls the dice for all and takes the first favour.
    .title = active player
term-growth = The part of a round in which all build and harvest at the same time.
    .title = growth
term-harvest = To cross out an area of an open field and gain what is in it.
    .title = harvest
term-ability = What a complete building does; mostly once a round, always as you like.
    .title = ability
term-settlement = Complete sections in the shape of a plan; it raises the underlined number of that building.
    .title = settlement
term-plan = The shape beside a building that a settlement must have exactly.
    .title = settlement plan
term-rank = What your points in a game alone are called, from Plebeian to Emperor.
    .title = rank
