### Ucz się na błędach: własne tury, które coś kosztowały, do rozegrania jeszcze raz.

mistakes = Ucz się na błędach
mistakes-count =
    { $count ->
        [one] Ucz się na { $count } błędzie
        [few] Ucz się na { $count } błędach
       *[many] Ucz się na { $count } błędach
    }
mistakes-unreviewed = Ta partia nie ma jeszcze analizy. Pokaże ona, które z twoich tur mogły być lepsze.
mistakes-none = Żadnej twojej tury w tej partii nie warto nazywać błędem.
mistakes-at = Błąd { $number } z { $many }
mistakes-next = Następny błąd
mistakes-finish = Zakończ
mistakes-over =
    { $many ->
        [one] To był jedyny błąd w tej partii. Znalezione samodzielnie: { $found }.
        [few] To były wszystkie { $many } błędy w tej partii. Znalezione samodzielnie: { $found }.
       *[many] To było wszystkich { $many } błędów w tej partii. Znalezione samodzielnie: { $found }.
    }
mistakes-next-game = Następna partia
mistakes-again = Od początku
mistakes-review = Do analizy
mistakes-profile = Do profilu
mistake-lost = Tu przepadło około { $points } pkt. Znajdź coś lepszego.
mistake-played = Zagrane: { $played }.
mistake-ask = Znajdź coś lepszego.
mistake-show = Pokaż
mistake-skip = Pomiń
mistake-right = Lepiej się nie da!
mistake-shown = To byłoby lepsze.
mistake-same = Tak właśnie było zagrane.
mistake-better = Lepiej niż w partii, ale wciąż około { $points } pkt za najlepszą turą.
mistake-wrong = To też nie najlepsza tura: strata około { $points } pkt.
mistake-line = Oczekiwany dalszy ciąg
mistake-in-review = Ta chwila w analizie
