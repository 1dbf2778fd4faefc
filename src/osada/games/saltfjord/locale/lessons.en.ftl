### The course: what is asked at each step, and what is said to a try.

course-saltfjord = Saltfjord
    .about = Three rounds, most points win. Six short lessons: dice, tiles, orders, boats, technologies, and passing in time.

## A column full of work

learn-column = A column full of work
    .over = One die, four buildings: that is how a good turn looks.
learn-column-die = In three rounds your village earns points; most points win. A white die activates a column: take the 4, your fullest column.
    .weak = That column has fewer buildings. Column 4 has four.
    .row = Orange dice activate rows: soon! First the white 4.
    .pass = Too early to pass: there is work to do. Take the white 4.
    .other = Take the white 4.
learn-column-line = Use it on column 4. Each fish spent would move it by one column.
    .fish = A fish would be spent for fewer buildings. Column 4!
    .discard = That brings 1 fish and nothing else. Use it on column 4.
    .other = Use the die on column 4.
learn-column-wood = From top to bottom: activate the first building. It produces wood.
    .good = 1 wood.
    .passed = The die never goes back. Activate the topmost first.
    .other = Activate the topmost building of the column.
learn-column-start = The next one came with your start set: wood again.
    .passed = The die never goes back. First the building in row 3.
    .other = Activate the building in row 3.
learn-column-boat = The building with a boat, below it, lets you go fishing. Activate it.
    .passed = The die never goes back. First the building with a boat, in row 4.
    .other = Activate the building in row 4.
learn-column-sail = Point at the catch token in the first area of the fjord.
    .good = 3 fish! They are yours when the boat comes home.
    .skip = You may, but the fish are waiting. Sail!
    .other = Sail on and take the token.
learn-column-paper = One building is left: paper.
    .other = Activate the building in row 5, too.
learn-column-end = The die blocks its last building for this round. End your turn.
    .good = Ada took a fish for her die.
    .other = All is done here: end your turn.

## A tile in the way

learn-tiles = A tile in the way
    .over = A round allows 3 white dice and as many orange ones as its number: the small squares show it.
learn-tiles-die = An orange die activates a row, from left to right. Take the orange 3.
    .column = White dice do columns. Take the orange 3.
    .other = Take the orange 3.
learn-tiles-line = Use the die on row 3.
    .other = Stay with row 3: there tiles are built.
learn-tiles-builder = Activate the building on the left: it builds a small tile for 1 wood.
    .passed = What is built ahead of the die can be used at once. So first the builder, on the left.
    .other = Activate the building on the left.
learn-tiles-tile = Take the first tile of two squares: a building that makes wood, and a promenade.
    .another = A good tile, too. This time take the first one with two squares.
    .other = You have wood: build something.
learn-tiles-place = Put it ahead of the die, in column 2 of this row.
    .elsewhere = You may, but in this row, ahead of the die, it works at once.
    .other = Put its first square on row 3, column 2.
learn-tiles-turn = Do not turn it: the promenade fills column 3.
    .good = A point! Your ability, Builder: 1 for each small tile.
    .other = Leave it as it is: then it fills this row.
learn-tiles-fresh = Already of use: activate it.
    .good = The wood is back, and the tile stays.
    .passed = The new tile lies before it. Activate that first.
    .other = Activate the new building in column 2.
learn-tiles-end = A promenade is no building. Leave column 4 for later and end your turn.
    .other = Wood is enough for now: end your turn.

## Orders

learn-orders = Orders
    .over = Free actions cost no die: workers, upgrades, sales. Your turn is not over: the plank is of use next.
learn-orders-free = Before you take a die you may do free actions, as many as you like. Begin one.
    .later = The die can wait. First a free action.
    .other = Choose a free action first.
learn-orders-worker = Send your worker to row 4, column 5: that building fills an order or gains a technology.
    .another = A worker goes to any free building. The one with orders is in row 4, column 5.
    .other = Use the worker, in row 4, column 5.
learn-orders-order = Fill the order of stack 3 for 1 wood and 1 paper.
    .good = 3 purple points, for the end. The crate lies at pier 3.
    .another = You can pay for that one, too. This time stack 3.
    .technology = Technologies come soon. Today we deliver: stack 3!
    .other = Fill the order of stack 3.
learn-orders-again = Your worker is spent, but not your fish. Begin another free action.
    .later = The die can still wait. Another free action first.
    .other = Choose another free action.
learn-orders-plank = For 2 fish upgrade wood to a plank. In the same way grain becomes food, paper a book, and all three gold.
    .another = That works as well. But a large tile needs a plank: upgrade wood.
    .other = Upgrade wood to a plank for 2 fish.

## A large tile and a full row

learn-large = A large tile and a full row
    .over = Large tiles fill rows and columns, and those pay at once.
learn-large-build = Instead of taking a die a turn may build a large tile, for 1 wood and 1 plank. Take the first large one.
    .another = A good tile, too. This time the first large one.
    .die = The die can wait a turn. First the large tile.
    .pass = Whoever passes is done for the round. First the large tile.
    .other = Build a large tile: you have wood and a plank.
learn-large-place = Row 3 lacks two squares. Begin at its end, in column 6.
    .elsewhere = That fits, but does not fill row 3. Begin in row 3, column 6.
    .other = Put it into row 3, column 6.
learn-large-turn = Turn it: one way fits.
    .good = Row 3 is full: its promenades pay 3 green points. Builder adds 2 for a large tile.
    .other = Only one way round fits there.
learn-large-end = End your turn.
    .other = End your turn.
learn-large-die = Your boat is still out. Column 6 now has two buildings with a boat: take the white 6.
    .another = That works as well. Column 6 has two boats.
    .pass = You still have dice to take. First the white 6.
    .other = Take the white 6.
learn-large-line = Use it on column 6.
    .other = Column 6: there are the boats.
learn-large-boat = Activate the boat in row 2.
    .passed = The die never goes back. First the boat in row 2.
    .other = Activate the building in row 2.
learn-large-return = Return to harbour: only then the catch is yours. Further out areas pay points, too.
    .good = 3 fish!
    .on = Further out there is more, but a boat must come home to pay.
    .other = Return to the harbour.

## Pass in time

learn-home = Pass in time
    .over = When all have passed, a round ends. After round 3 purple points are added: crates, tracks, scoring tiles. The tavern further left breaks ties.
learn-home-pass = You could go on. But whoever passes first has the choice of taverns: pass to tavern 3, for a technology.
    .another = Every tavern does something else. Tavern 3 gives a technology.
    .die = You could go on, but today the technology comes first: pass.
    .other = Pass to tavern 3.
learn-home-technology = Pay 1 wood and move up on Carpentry: a better boat. Higher wait abilities, and on top a scoring tile.
    .another = That one is good, too. But try Carpentry: 1 wood.
    .other = Move up on the Carpentry track.
learn-home-end = Whoever passes is paid at the piers: your crate at pier 3 brought a point and a fish. End your turn.
    .other = End your turn: in this round you have no more.

## A small test

learn-test = A small test
    .over = Your first turn in a real game: look for the line with most free buildings, and take its die. Enjoy!
learn-test-die = A test. Your best column is number 4, but no white die shows a 4. Which one gets there with 1 fish?
    .good = Right.
    .far = That would take more fish.
    .row = Orange dice activate rows.
    .other = Take a white die that shows one pip more or less than 4.
learn-test-line = Now use it as well as you can.
    .good = Four buildings!
    .fewer = Another line has more buildings.
    .other = Use the die: where are most buildings?
learn-test-first = Where do you begin, to miss nothing?
    .good = Exactly: from top to bottom.
    .passed = Then you would pass a building above it.
    .other = Activate a building first.
