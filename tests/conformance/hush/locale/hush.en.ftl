rules-title = Hush
rules-about = Lay a card, and say nothing.
rules-provenance = Made up for testing.

rule-H1 = Turns
    .text = All lay at once; afterwards the winner alone decides.
    .why = it is not your moment
rule-H2 = A card of one’s own
    .text = Three times everybody lays one card of their hand face down.
    .why = you cannot lay this card now
rule-H3 = The highest card
    .text = All cards are shown; the highest wins as many points as the lowest shows.
    .why = nobody has won yet
rule-H4 = A look
    .text = The winner may look at the last card of the deck, which is never drawn.
    .why = you have seen the last card
rule-H5 = The deck
    .text = Fourteen cards, each there once. Everybody holds two, and draws one after each round.
    .why = the deck is face down

move-lay = Lay { $card }
move-look = Look at the last card
move-pass = Do not look
move-draw = The card is { $card }

event-round-began = Round { $round }.
event-drew = { $seat } draws a card.
event-got = { $seat } gets { $card }.
event-laid = { $seat } lays a card.
event-shown = { $seat } laid { $card }.
event-won = { $seat } wins { $points }.
event-looked = { $seat } looks at the last card.
event-saw = { $seat } sees { $card }.
event-passed = { $seat } does not look.
