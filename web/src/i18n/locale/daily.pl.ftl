### Wyzwanie dnia.

nav-daily = Wyzwanie
daily = Wyzwanie dnia
daily-about = Ta sama gra i te same kości dla wszystkich, codziennie od północy (UTC) nowa. Liczy się pierwsza próba.
daily-open = Do dzisiejszego wyzwania
daily-play = Zagraj dzisiejszą grę
daily-go-on = Graj dalej
daily-again = Spróbuj jeszcze raz, poza tabelą
daily-closed = Ten dzień już minął.
daily-first = Liczy się pierwsza próba, jeśli skończysz ją przed północą (UTC).
daily-done = Masz to za sobą: w tabeli jest twoja pierwsza próba.
daily-par =
    { $points ->
        [one] Wynik bota: { $points } punkt
        [few] Wynik bota: { $points } punkty
       *[many] Wynik bota: { $points } punktów
    }
daily-par-later = Bot jeszcze ją rozgrywa.
daily-table = Wyniki
daily-place = Miejsce
daily-player = Gracz
daily-nobody = Nikt jeszcze nie dokończył gry.
daily-before = Dzień wcześniej
daily-after = Dzień później
daily-none = Tego dnia nie było wyzwania.
