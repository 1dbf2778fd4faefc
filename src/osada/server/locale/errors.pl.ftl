## Czego serwer odmawia, zanim ruszy

settings-wrong = ustawienia: { $reason }
settings-file = ustawienia: { $path }: { $reason }
settings-toml = ustawienia: { $path }: to nie jest TOML (wiersz { $line }, kolumna { $column })
settings-toml-end = ustawienia: { $path }: to nie jest TOML: urywa się za wcześnie
sender-unloaded = nie można wczytać nadawcy „{ $name }”: { $reason }
sender-mute = nadawca „{ $name }” nie ma metody send
backup-exists = { $path } już istnieje: podaj nowy plik
backup-no-database = nie ma bazy danych { $path }
backup-no-program = program pg_dump nie jest zainstalowany: apt-get install postgresql-client
backup-failed = program pg_dump zawiódł: { $reason }
designs-no-database = nie można odczytać bazy danych ({ $kind })
serve-no-host = nikt nie zna tego adresu
serve-port = port to liczba od 0 do 65535
database-newer = zmieniła ją nowsza wersja Osady (rewizja { $revision })
database-read-only = jest tylko do odczytu
database-in-use = używa jej inny serwer

## Listy

letter-sign-in-subject = Twój odnośnik do logowania
letter-sign-in =
    Cześć,

    ten odnośnik zaloguje cię do Osady, jeden raz, w ciągu najbliższych 15 minut:

    { $link }

    Jeśli o niego nie prosisz, nic nie musisz robić.
letter-confirm-subject = Czy to twój adres?
letter-confirm =
    Cześć,

    ktoś podał ten adres przy koncie w Osadzie. Jeśli to ty, potwierdź go w ciągu doby:

    { $link }

    Jeśli to nie ty, nic nie musisz robić: bez tego odnośnika adres nie będzie używany.
letter-moved-subject = Twoje konto ma inny adres
letter-moved =
    Cześć,

    twoje konto w Osadzie nie używa już tego adresu: zmienił go albo usunął ktoś, kto zna hasło.

    Jeśli to nie ty, zaloguj się swoim loginem, ustaw nowe hasło i sprawdź, gdzie konto jest zalogowane.
sender-url = smtp_url: oczekiwano smtp://host albo smtps://nazwa:hasło@host
sender-from = smtp_from: oczekiwano adresu
