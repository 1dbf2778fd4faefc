### Po grze: gdzie ją wygrano i kto to zrobił.

review = Analiza
review-about = Zobacz, gdzie rozstrzygnęła się gra, co było szczęściem, a co umiejętnością, i które tury mogły być lepsze.
review-begin = Przeanalizuj tę grę
review-going = Gotowe części: { $done } z { $pieces }
review-stop = Zatrzymaj
review-stopped = Analizę zatrzymano.
review-failed = Nie udało się przeanalizować gry.
review-close = Zamknij analizę
review-chances = Szanse na wygraną
review-points = Oczekiwane punkty
review-at = Po ruchu { $move }:
review-shares = Szczęście i umiejętność
review-start = Na początku
review-luck = Szczęście
review-skill = Własne tury
review-found = w tym znalezione
review-lost = w tym stracone
review-shares-about = W punktach: o ile los i własne tury zmieniły to, czego można było oczekiwać.
review-marks = Kropka to błąd, duża kropka – gruby błąd; trójkąt to jedna z trzech chwil.
review-others = Pozostali
review-result = Wynik
review-error =
    { $decisions ->
        [one] Średnia strata: { $points } pkt na decyzję ({ $decisions } oceniona)
        [few] Średnia strata: { $points } pkt na decyzję ({ $decisions } ocenione)
       *[many] Średnia strata: { $points } pkt na decyzję ({ $decisions } ocenionych)
    }
review-ledger = Cały rachunek
review-ledger-about = Znalezione to, ile najlepsze tury dawały ponad to, czego można było się przed nimi spodziewać; stracone to, ile do tych najlepszych zabrakło.
review-label-best = Najlepsza
review-label-good = Dobra
review-label-inaccuracy = Niedokładność
review-label-mistake = Błąd
review-label-blunder = Gruby błąd
review-moments = Trzy chwile
review-show = Pokaż na planszy
review-mistakes =
    { $count ->
        [0] Nikt nie popełnił błędu
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }
review-decision = { $name }, ruch { $move }: { $label }
