### Plansza Osadników: co jest powiedziane na obu arkuszach i o nich.

ask-favour = Weź jedną przysługę: masz ją na tę rundę
ask-fresh =
    { $workers ->
        [one] Wykreślaj, co chcesz: { $workers } akcja
        [few] Wykreślaj, co chcesz: { $workers } akcje
       *[many] Wykreślaj, co chcesz: { $workers } akcji
    }
ask-growing =
    { $workers ->
        [0] Nie ma już akcji: użyj, czego możesz, albo zakończ
        [one] Wykreślaj, używaj, zbieraj: została { $workers } akcja
        [few] Wykreślaj, używaj, zbieraj: zostały { $workers } akcje
       *[many] Wykreślaj, używaj, zbieraj: zostało { $workers } akcji
    }
ask-reroll =
    { $workers ->
        [one] Kości przerzucasz tylko teraz; potem wykreślaj: { $workers } akcja
        [few] Kości przerzucasz tylko teraz; potem wykreślaj: { $workers } akcje
       *[many] Kości przerzucasz tylko teraz; potem wykreślaj: { $workers } akcji
    }
ask-favour-left = Nie ma już akcji, ale przysługa jej nie wymaga: użyj jej albo zakończ
ask-nothing-left = Nic więcej nie zrobisz: zakończ rozwój
ask-gift = Dar: wskaż kość surowców, a dostaniesz jeszcze raz to, co pokazuje
ask-crops = Plony: wskaż kość surowców; zbiory tego, co pokazuje, nie kosztują akcji
ask-pick-die = { $building }: wskaż kość surowców
ask-turn-die = Co ma pokazywać kość?
ask-give = Wybierz, co oddajesz
ask-take = Wybierz, co dostajesz
ask-name-crop = Wskaż rodzaj zbierany bez akcji
ask-export = Eksport: 1 punkt za każdy rodzaj, w kolejności kamień, drewno, jadło
ask-save = Który surowiec oszczędzasz?
ask-offer = Skorzystać teraz z budynku „{ $building }” czy zostawić to na później?
ask-settle = Stwórz osadę: wybierz plan
ask-place = Wybierz miejsce osady
ask-keep = Wybierz, co zachowujesz na następną rundę

settlers-empire = Imperium: { $name }
settlers-empire-name = Nazwa imperium
settlers-empire-of = Arkusz imperium: { $name }
settlers-village-of = Arkusz wioski: { $name }
settlers-fields-of = Pola: { $name }
settlers-pool-of = Kości, pula i punkty: { $name }
settlers-village = Wioska
settlers-tab-empire = Imperium
settlers-tab-village = Wioska
settlers-sheets = Arkusze graczy
settlers-whose = Czyje arkusze
settlers-back = Wróć do moich arkuszy
settlers-sheet = Arkusz { $sheet }
settlers-fields = Pola
settlers-round = Runda { $round }/10
settlers-dice = Kości
settlers-favours = Przysługi
settlers-pool = Pula
settlers-workers = Pozostałe akcje
settlers-track = Tor
settlers-next = Następna sekcja
settlers-left = Zostało
settlers-does = Działanie
settlers-open = dostępne
settlers-not-open = niedostępne
settlers-field = Pole { $field }
settlers-cost = Koszt
settlers-gives = Daje
settlers-worth = Wartość
settlers-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
settlers-more-points =
    { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
       *[many] +{ $points } punktów
    }
settlers-leads-to = Most na
settlers-closed = Jeszcze niedostępne: najpierw ukończ most.
settlers-complete = Ukończone
settlers-areas = Obszary
settlers-state = Stan
settlers-noted = Zapisane punkty
settlers-plan = Osada
settlers-plan-points = punkty na koniec
settlers-prebuilt = już zbudowany
settlers-used = użyty w tej rundzie
settlers-is-complete = ukończony
settlers-unfinished = nieukończony
settlers-in-pool = W twojej puli
settlers-pledged =
    { $n ->
        [one] Za następny taki surowiec zapłacisz złotem.
        [few] Za następne { $n } takie surowce zapłacisz złotem.
       *[many] Za następnych { $n } takich surowców zapłacisz złotem.
    }
settlers-crossed = { $name }, wykreślone
settlers-cross = Wykreśl { $name }: koszt { $cost }; wartość sekcji { $points }
settlers-area = { $name }: koszt { $cost }; wartość sekcji { $points }
settlers-cross-village = Wykreśl { $name }: koszt { $cost }
settlers-area-village = { $name }: koszt { $cost }
settlers-harvest = Zbierz plon: { $name }; daje { $goods }
settlers-harvest-closed = { $name }, niedostępne; daje { $goods }
settlers-use = Użyj
settlers-found = Stwórz osadę
settlers-founding = Osada
settlers-place = Osada: { $sections }
settlers-not-now = teraz niemożliwe; wybierz, by przeczytać dlaczego
settlers-tap-again = Dotknij ponownie
settlers-tap-hint = Dotknij tego, co świeci, by o tym przeczytać; dotknij ponownie, by wybrać.
settlers-acting = gra…
settlers-ready = gotowe
settlers-to-rank =
    { $points ->
        [one] { $points } punkt do rangi: { $rank }
        [few] { $points } punkty do rangi: { $rank }
       *[many] { $points } punktów do rangi: { $rank }
    }
settlers-scoring = Arkusz punktacji
settlers-tie = Równe punkty: rozstrzygają ukończone sekcje mostów, potem wykreślone obszary zbiorów (W20)
settlers-tie-bridges = Sekcje mostów
settlers-tie-harvest = Obszary zbiorów
settlers-rank = Ranga: { $rank }.
settlers-record-new = Nowy rekord życiowy na tym arkuszu!
settlers-record = Twój rekord na tym arkuszu: { $points }.
settlers-record-overall = Najlepszy wynik na wszystkich arkuszach: { $points }.
settlers-favour-ally = Jedna dodatkowa akcja w tej rundzie.
settlers-favour-gift = Wskaż kość surowców i weź jeszcze raz to, co pokazuje.
settlers-favour-crops = Wskaż kość surowców: zbiór z obszarów tylko tego rodzaju nie kosztuje w tej rundzie akcji.
settlers-favour-export = Wymień po jednym surowcu wybranych rodzajów na 1 punkt za każdy, najwyżej 3.
settlers-favour-coin = Jedno dodatkowe złoto w tej rundzie.
ask-board = Zapytaj: tor, budynek, gracz…
