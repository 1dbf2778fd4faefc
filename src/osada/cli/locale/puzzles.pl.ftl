## Zadania

puzzles-begin = Szukam zadań do gry { $game }. Znalezione trafiają do pliku { $path }; Ctrl-C je zachowuje, a to samo polecenie szuka dalej.
puzzles-found =
    { $puzzles ->
        [one] { $puzzles } zadanie
        [few] { $puzzles } zadania
       *[many] { $puzzles } zadań
    } w { $games ->
        [one] { $games } partii
        [few] { $games } partiach
       *[many] { $games } partiach
    }.
puzzles-stopped = Przerwano; to samo polecenie szuka dalej.
puzzles-killed = Proces, który grał, został przerwany; to samo polecenie szuka dalej.
puzzles-kept = Leżą obok gry: { $path }.
puzzles-numbers = Godzin, zadań i procesów musi być więcej niż zero.

usage-puzzles = Zadania: pozycje, w których jedna tura jest wyraźnie najlepsza.
usage-make = Każ grać silnym botom i szukaj pozycji, w których jedna tura jest wyraźnie najlepsza.
    .count = Ilu zadań szukać; domyślnie 200.
    .hours = Jak długo szukać najwyżej, w godzinach; domyślnie 8.
    .jobs = Ile procesów gra.
    .players = Ilu gra; zwykle 2.
    .bot = Bot, który rozgrywa partie; domyślnie najsilniejszy.
    .seed = Słowo, od którego zaczynają się ziarna partii.
    .out = Plik na to, co się znajdzie; domyślnie puzzles/GRA-GRACZE.jsonl.
    .beside = Na koniec połóż zadania obok gry, żeby serwer je proponował.
