### Słowa stron wokół stołów.

settlers-about = Rzuć kośćmi, rozdziel robotników i wykreślaj: imperium na dwóch arkuszach.
settlers-solo-title = Osadnicy: przygoda dla jednej osoby
settlers-solo-about = Wybierz arkusz wioski: sześć budynków sprawia, że każda przygoda jest inna. Dziesięć rund, a na końcu ranga.
settlers-solo-overall = Twój najlepszy wynik: { $points } ({ $rank }).
settlers-solo-people = Lud
settlers-solo-all = Wszystkie arkusze
settlers-solo-choose = Wybierz arkusz
settlers-solo-sheet = Arkusz { $sheet }
settlers-solo-drawn = Losowy arkusz
settlers-solo-drawn-about = Niech los wybierze jeden z 48.
settlers-solo-best = rekord { $points }
