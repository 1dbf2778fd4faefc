### Zadania: znajdź najlepszą turę.

nav-puzzles = Zadania
puzzles = Najlepsza tura
puzzles-about = Pozycje z partii silnych botów. Jedna tura jest wyraźnie najlepsza: znajdź ją.
puzzles-open = Do zadań
puzzles-go = Rozwiąż
puzzles-back = Wszystkie zadania
puzzles-none = Nie ma jeszcze zadań.
puzzles-none-left = Masz już za sobą wszystkie zadania do tej gry.
puzzles-rating = Twój ranking
puzzles-solved = Rozwiązane
puzzles-of = { $solved } z { $tried }
puzzles-streak = Z rzędu
puzzles-streak-best = { $streak } (najwięcej { $best })
puzzles-there = Zadania
puzzle-you = Ty
puzzle-other = Gracz { $letter }
puzzle-rating = Ranking zadania: { $rating }
puzzle-tried = Już rozwiązywane: drugi raz się nie liczy.
puzzle-ask = Znajdź najlepszą turę.
puzzle-done = Tura gotowa. Zatwierdzasz?
puzzle-submit = Zatwierdź turę
puzzle-judging = Sprawdzam tę turę…
puzzle-outcome = Twoja odpowiedź
puzzle-right = To najlepsza tura!
puzzle-wrong = Nie najlepsza tura: strata { $points } pkt.
puzzle-rating-now = Twój ranking: { $rating } ({ $change }).
puzzle-streak =
    { $count ->
        [0] Seria przerwana.
        [one] { $count } zadanie z rzędu.
        [few] { $count } zadania z rzędu.
       *[many] { $count } zadań z rzędu.
    }
puzzle-uncounted = Liczy się tylko pierwsza odpowiedź na zadanie.
puzzle-next = Następne zadanie
puzzle-again = Spróbuj jeszcze raz
puzzle-best = Najlepsza tura
puzzle-best-too = Tak samo dobra
puzzle-second = Druga co do wartości
puzzle-show = Pokaż na planszy
puzzle-value = Oczekiwana przewaga nad najlepszym z pozostałych na koniec: { $value } pkt.
puzzle-value-alone = Oczekiwany wynik na koniec: { $value } pkt.
puzzle-sure = Lepsza od każdej innej tury o co najmniej { $margin } pkt, z pewnością 95 % po { $rehearsals } próbach każdej z nich.
