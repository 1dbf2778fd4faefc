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
serve-no-host = nikt nie zna tego adresu
serve-port = port to liczba od 0 do 65535
database-newer = zmieniła ją nowsza wersja Osady (rewizja { $revision })
database-read-only = jest tylko do odczytu
database-in-use = używa jej inny serwer
