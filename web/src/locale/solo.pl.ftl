### Gra w pojedynkę.

solo-settlers = Osadnicy: przygoda dla jednej osoby
solo-title = { $game }: w pojedynkę
solo-about = Wybierz arkusz wioski: sześć budynków sprawia, że każda przygoda jest inna. Dziesięć rund, a na końcu ranga.
solo-overall = Twój najlepszy wynik: { $points } ({ $rank }).
solo-people = Lud
solo-all = Wszystkie arkusze
solo-choose = Wybierz arkusz
solo-sheet = Arkusz { $sheet }
solo-drawn = Losowy arkusz
solo-drawn-about = Niech los wybierze jeden z 48.
solo-best = rekord { $points }
solo-dice = Kości
solo-dice-fresh = nowe, tylko moje
solo-dice-shared = nowe, z kodem dla innych
solo-dice-code = z kodu, który mam
solo-start = Graj
solo-category = Arkusz lub wariant
solo-of-all = Najlepszy ze wszystkich
solo-saltfjord-about = Trzy rundy, a kości czekają w tawernach. Zwycięstwo nagradza medal, zależnie od wyniku.
solo-salt-standard =
    { $side ->
        [plain] Strona bez nazwy, kafelki specjalne: { $tiles }
       *[village] Strona z nazwą wioski, kafelki specjalne: { $tiles }
    }
solo-salt-carts =
    { $side ->
        [plain] Wozy, strona bez nazwy, kafelki specjalne: { $tiles }
       *[village] Wozy, strona z nazwą wioski, kafelki specjalne: { $tiles }
    }
solo-goals = Medale i osiągnięcia
solo-goals-about = Do zwycięstwa trzeba co najmniej { $minimum } punktów z każdego kafelka specjalnej punktacji.
solo-goal-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
solo-goal-won =
    { $times ->
        [one] zdobyty raz
        [few] zdobyty { $times } razy
       *[many] zdobyty { $times } razy
    }
dice = Te same kości dla wszystkich
dice-code = Kod kości
dice-about = Kto ma kod, gra tymi samymi kośćmi. Liczy się pierwsza próba.
