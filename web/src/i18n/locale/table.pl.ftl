### Przy stole: o co pytamy, zanim się stanie, co pokazujemy, jak się skończyło.

ask-no = Wróć
ask-first = Pytaj przed ruchem, który coś marnuje
undo-uncounts = Cofnąć się przed losowanie? Wtedy ta gra nie będzie już liczyć się do rekordów.
undo-anyway = Cofnij mimo to

pace-short = Tempo
show-again-why = Pokaż jeszcze raz, co inni zrobili od twojego ostatniego ruchu (s)
key-s = s
key-s-does = pokaż jeszcze raz, co zrobili inni
thinking =
    { $count ->
        [one] { $names } myśli: { $seconds } s
        [few] { $names } myślą: { $seconds } s
       *[many] { $names } myślą: { $seconds } s
    }

course = Punkty w czasie
course-begin = początek
course-end =
    { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }
course-sources = Skąd punkty
outcome-best = Twój najlepszy wynik
result-show = Wynik
result-hide = Plansza
rematch-by = Kolejną grę przygotowuje { $name }.
rematch-go = Dołącz
log-seat-rematch = Przygotowano kolejną grę.
