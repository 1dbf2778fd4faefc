nav-workshop = Warsztat
workshop-title = Warsztat
workshop-about = Zaprojektuj coś własnego, od razu w to zagraj i pokaż znajomym. To, w co zagrasz tu do końca, możesz opublikować.
workshop-new = Nowy projekt
workshop-import = Otwórz plik
workshop-not-a-design = W tym pliku nie ma projektu, który dałoby się otworzyć.
workshop-drafts = Twoje szkice
workshop-drafts-none = Na razie pusto. Szkice zapisują się w tej przeglądarce.
workshop-edit = Pracuj dalej
workshop-throw-away = Wyrzuć
workshop-thrown = Szkic wyrzucony.
workshop-back = Przywróć
workshop-changed = zmiana: { $when }
workshop-gallery = Galeria
workshop-gallery-about = Najpierw to, co najbardziej różnicuje graczy: o ile lepszy wynik ma silny gracz od średniego na tych samych kościach.
workshop-gallery-none = Nikt jeszcze niczego nie opublikował.
workshop-by = autor: { $name }
workshop-published-by = w galerii umieszcza: { $name }
workshop-spread =
    { $points ->
        [one] różnicuje graczy o { $points } punkt
        [few] różnicuje graczy o { $points } punkty
       *[many] różnicuje graczy o { $points } punktów
    }
workshop-spread-about = Poziomy 5 i 2, liczba gier na każdym: { $games }; średnio { $high } i { $low } pkt.
workshop-unmeasured = jeszcze nie zmierzono
workshop-played =
    { $n ->
        [one] { $n } rozgrywka
        [few] { $n } rozgrywki
       *[many] { $n } rozgrywek
    }
workshop-undo = Cofnij
workshop-redo = Ponów
workshop-good = Można grać
workshop-looking = Sprawdzam…
workshop-faults =
    { $n ->
        [one] { $n } rzecz do poprawy
        [few] { $n } rzeczy do poprawy
       *[many] { $n } rzeczy do poprawy
    }
workshop-play-alone = Zagraj solo
workshop-play-friends = Zagraj ze znajomymi
workshop-export = Zapisz do pliku
workshop-share = Udostępnij link
workshop-shared = Link jest w schowku:
workshop-link = Zobaczy to każdy, kto ma ten link:
workshop-publish = Opublikuj
workshop-publish-about = Najpierw zagraj w to tutaj do końca: wtedy będzie można opublikować.
workshop-published = Opublikowano
workshop-see = Zobacz w galerii
workshop-remix = Zrób z tego własny
workshop-origins = Na podstawie
workshop-drawing = Tak będzie wyglądać w grze
workshop-article = W almanachu
workshop-report = Zgłoś
workshop-report-why = Co jest nie tak?
workshop-report-send = Wyślij prowadzącym serwer
workshop-reported = Dziękujemy: prowadzący serwer się temu przyjrzą.
workshop-withdraw = Wycofaj
workshop-withdrawn = Wycofano z galerii.
error-unplayed = Najpierw zagraj w to na tym serwerze do końca.
