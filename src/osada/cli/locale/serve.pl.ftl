## Serwer

serve-where = Osada działa pod adresem { $address }; Ctrl-C ją zatrzymuje.
serve-cannot = { $kind ->
    [database] Nie można użyć bazy danych { $what }: { $reason }.
   *[address] Nie można udostępnić gier pod adresem { $what }: { $reason }.
}
backup-done = Kopia: { $path } ({ $size } B).
designs-none = Nikt nie zgłosił żadnego projektu.
designs-removed = Projekt { $content } został usunięty; nie da się go opublikować ponownie.
designs-unknown = nie ma opublikowanego projektu { $content }

usage-serve = Udostępnij gry przeglądarkom i botom.
    .host = Adres, pod którym serwer słucha; domyślnie 127.0.0.1.
    .port = Port, na którym serwer słucha; domyślnie 8000.
    .database = Gdzie wszystko jest przechowywane: sqlite:///PLIK albo postgresql://…
    .settings = Plik z ustawieniami (TOML); zmienne środowiska mają pierwszeństwo.
usage-backup = Skopiuj bazę danych serwera do pliku, także w trakcie jego pracy.
    .file = Kopia; taki plik nie może jeszcze istnieć.
    .database = Gdzie wszystko jest przechowywane: sqlite:///PLIK albo postgresql://…
    .settings = Plik z ustawieniami serwera (TOML).
usage-designs = Przeczytaj zgłoszenia o opublikowanych projektach albo usuń projekt.
    .remove = Projekt do usunięcia: jego skrót, czyli ostatnia część adresu.
    .database = Gdzie wszystko jest przechowywane: sqlite:///PLIK albo postgresql://…
    .settings = Plik z ustawieniami serwera (TOML).
