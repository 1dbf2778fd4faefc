rules-title = Kamyki
rules-about = Napełnij miskę w dwóch rundach; wszyscy grają naraz.
rules-provenance = Gra wymyślona na potrzeby tego przykładu.

rule-P1 = Wszyscy naraz
    .text = W każdej z dwóch rund wszyscy grają jednocześnie.
    .why = to nie ta chwila
rule-P2 = Trzy kamyki na rundę
    .text = Dołóż do miski najwyżej trzy kamyki, po jednym.
    .why = masz już trzy dołożone kamyki
rule-P3 = Jeden rzut na rundę
    .text = Rzuć raz kostką i dołóż tyle kamyków.
    .why = rzut już był
rule-P4 = Gotowe
    .text = Runda kończy się, gdy wszyscy są gotowi.
    .why = twoja runda jest zakończona
rule-P5 = Szczęście
    .text = Na koniec każdy dodaje szczęśliwą liczbę, którą tylko on widział.
    .why = szczęście liczy się na końcu

move-add = Dołóż kamyk
move-roll = Rzuć kostką
move-done = Zakończ rundę
move-die = Kostka pokazuje { $face }
move-luck = Szczęśliwa liczba to { $face }

event-round-began = Runda { $round }.
event-added = { $seat } dokłada kamyk.
event-rolled = { $seat } rzuca: { $pebbles }.
event-done = { $seat } kończy rundę.
event-luck-seen = Szczęśliwa liczba, którą ma { $seat }: { $number }.
event-luck-shown = Szczęśliwa liczba gracza { $seat }: { $number }.

feature-round = pozostałe rundy
feature-luck = własna szczęśliwa liczba
feature-pebbles = kamyki w misce
feature-to-add = kamyki, które można jeszcze dodać w tej rundzie
feature-to-roll = czy można jeszcze rzucić kością
feature-done = czy gracz skończył
