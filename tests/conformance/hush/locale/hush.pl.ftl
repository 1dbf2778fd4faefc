rules-title = Cisza
rules-about = Połóż kartę i nic nie mów.
rules-provenance = Gra wymyślona do testów.

rule-H1 = Kolejność
    .text = Wszyscy wykładają karty naraz; potem decyduje tylko zwycięzca.
    .why = to nie ta chwila
rule-H2 = Własna karta
    .text = Trzy razy każdy kładzie zakrytą jedną kartę z ręki.
    .why = tej karty nie możesz teraz położyć
rule-H3 = Najwyższa karta
    .text = Karty się odkrywa; najwyższa zdobywa tyle punktów, ile pokazuje najniższa.
    .why = nikt jeszcze nie wygrał
rule-H4 = Spojrzenie
    .text = Zwycięzca może obejrzeć ostatnią kartę talii, której nikt nie dobiera.
    .why = ostatnia karta jest ci znana
rule-H5 = Talia
    .text = Czternaście różnych kart. Każdy trzyma dwie i po każdej rundzie dobiera jedną.
    .why = talia jest zakryta

move-lay = Połóż { $card }
move-look = Obejrzyj ostatnią kartę
move-pass = Nie oglądaj
move-draw = Karta to { $card }

event-round-began = Runda { $round }.
event-drew = { $seat } dobiera kartę.
event-got = { $seat } dostaje { $card }.
event-laid = { $seat } kładzie kartę.
event-shown = { $seat }: wyłożona karta to { $card }.
event-won = { $seat } zdobywa { $points }.
event-looked = { $seat } ogląda ostatnią kartę.
event-saw = { $seat } widzi { $card }.
event-passed = { $seat } nie ogląda.
