rules-title = Pebbles
rules-about = Fill your bowl in two rounds; all play at once.
rules-provenance = Made up for this example.

rule-P1 = All play at once
    .text = In each of two rounds everybody plays at the same time.
    .why = it is not your moment
rule-P2 = Three pebbles a round
    .text = Add up to three pebbles to your bowl, one at a time.
    .why = you have added three pebbles
rule-P3 = One die a round
    .text = Roll a die once and add as many pebbles.
    .why = you have rolled already
rule-P4 = Done
    .text = The round ends when all are done.
    .why = you are done
rule-P5 = Luck
    .text = At the end everybody adds a lucky number that only they have seen.
    .why = luck counts at the end

move-add = Add a pebble
move-roll = Roll the die
move-done = Be done
move-die = The die shows { $face }
move-luck = The lucky number is { $face }

event-round-began = Round { $round }.
event-added = { $seat } adds a pebble.
event-rolled = { $seat } rolls { $pebbles }.
event-done = { $seat } is done.
event-luck-seen = { $seat }’s lucky number is { $number }.
event-luck-shown = { $seat } had the lucky number { $number }.

feature-round = rounds to come
feature-luck = one's own lucky number
feature-pebbles = pebbles in the bowl
feature-to-add = pebbles that may still be added in this round
feature-to-roll = whether the die may still be rolled
feature-done = whether the player is done
