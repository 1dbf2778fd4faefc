### The glossary: what the words of the game mean, in one sentence each.

glossary-village = The village
glossary-goods = The warehouse
glossary-fjord = The fjord
glossary-technology = Technologies
glossary-play = Playing

## The village

term-village-board = Your grid of six rows and six columns for buildings.
    .title = village board
term-building = A square that a die, a worker or a cart can activate.
    .title = building
term-building-tile = Buildings and promenades that you put on your grid; it may be turned.
    .title = building tile
term-small-tile = A tile of one or two squares; a building or a tavern lets you build it.
    .title = small tile
term-large-tile = A tile of three squares; building it takes a whole turn.
    .title = large tile
term-promenade = A square that is no building; it pays when its row or column is complete.
    .title = promenade
term-worker = Activates one free building as a free action, and blocks it for the round.
    .title = worker
term-cart = In the advanced variant: moves before the die does, and activates where it goes.
    .title = cart
term-ability-tile = An ability that is yours for the whole game.
    .title = ability tile

## The warehouse

term-fish = The simplest resource: moves dice, pays for upgrades, and at the end three are a point.
term-wood = Builds small tiles; upgraded it is a plank.
term-grain = Upgraded it is food; at the kitchen pier it buys points.
term-paper = Pays for first steps of technologies; upgraded it is a book.
term-plank = Wood upgraded; large tiles need one.
term-food = Grain upgraded; at the kitchen pier it buys most points.
term-book = Paper upgraded; it pays for further steps of technologies.
term-gold = The best resource: downgraded it stands for anything.
term-upgrade = To move a resource one room up along an arrow, or to gain a fish instead.
    .title = upgrade
term-downgrade = To move a resource one room down, as a free action.
    .title = downgrade
term-order = What a face-up crate asks for; whoever pays it gets the crate.
    .title = order
term-crate = A filled order: purple points, a place at a pier, and part of a set of four.
    .title = crate
term-pier = Where your crates lie; each of them pays when you pass.
    .title = pier

## The fjord

term-boat = Sails from area to area; its catch pays when it returns.
    .title = fishing boat
term-boat-tile = Holds three catch tokens, on its better side four.
    .title = boat tile
term-catch-token = Taken on every move of the boat; it pays on return.
    .title = catch token
term-area = Where a boat stops; the further out, the more points its return brings.
    .title = area of the fjord
term-fishing-trip = The action that lets your boat sail on or return.
    .title = go fishing

## Technologies

term-crafts = The technology track with more workers and gold.
term-carpentry = The technology track with a better boat, an ability and cheaper tiles.
term-logistics = The technology track with goods and better piers.
term-fishing = The technology track that lets you choose among catch tokens.
term-technology-track = Steps that you pay one by one; each brings something, and the level counts at the end.
    .title = technology track
term-scoring-tile = Lies at the top of a track and scores for whoever gets there.
    .title = scoring tile

## Playing

term-white-die = Activates a column; you take at most three a round.
    .title = white die
term-orange-die = Activates a row; in round two you may take two, in round three three.
    .title = orange die
term-free-action = What you may do at any moment of your turn: sell, upgrade for 2 fish, downgrade, use a worker.
    .title = free action
term-pass = To go to a tavern, do its action and activate your piers; then the round is over for you.
    .title = pass
term-tavern = Where you go when you pass; the leftmost decides who begins the next round.
    .title = tavern
term-green-points = Points that count at once.
    .title = green points
term-purple-points = Points that count at the end.
    .title = purple points
term-start-set = An ability, a building and resources that you pick before the first round.
    .title = start set
term-special-tile = In a game alone: a tile that must give you at least 10 points.
    .title = special scoring tile
