worth-title = Ile to jest warte
worth-about = Najsilniejszy bot gra w to wiele razy, z każdą częścią i bez niej na tych samych kościach, a wyniki stają obok drukowanych.
worth-first = Pierwsza ocena, około minuty
worth-whole = Pełny raport, do pół godziny
worth-waiting = Czeka na swoją kolej…
worth-running =
    { $games ->
        [one] { $done } z { $games } gry
       *[other] { $done } z { $games } gier
    }
worth-stop = Zatrzymaj
worth-stopped = Zatrzymano: oto, co było wiadomo do tej chwili.
worth-failed = Nie udało się tego zmierzyć.
worth-printed =
    { $points ->
        [one] drukowany: { $points } punkt
        [few] drukowany: { $points } punkty
       *[other] drukowany: { $points } punktów
    }
worth-this = ten: w prostokącie leży połowa jego gier
worth-those = drukowane, średnio
worth-part = Część
worth-brings = Daje punktów
worth-built = Ukończona
worth-usual = tu leży dziewięć na dziesięć drukowanych części
worth-another = Inny twój projekt jest właśnie mierzony: poczekaj albo go zatrzymaj.
