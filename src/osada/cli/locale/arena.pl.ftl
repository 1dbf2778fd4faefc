## Arena

arena-resumed = Rozegrane wcześniej: { $done } z { $games } partii; ciąg dalszy.
arena-nothing = Żadna partia nie została dokończona.
arena-stopped = Zatrzymano; zostało partii: { $left }. To samo polecenie gra dalej.
arena-killed = Proces, który grał, został przerwany; to samo polecenie dogra pozostałe partie ({ $left }).
arena-no-cluster = Nie można skorzystać z klastra Ray pod adresem { $address } ({ $reason }); dokończone partie są zachowane.
arena-failed = { $bot } zawiódł na miejscu { $seat }, w ruchu { $move } gry z ziarnem { $seed } (partia { $number }): { $reason }
simulate-killed = Proces, który grał, został przerwany; dokończonych partii: { $done }.
arena-report = Raport: { $path }.

usage-arena = Niech boty zagrają ze sobą i dostaną rankingi.
    .bots = Boty po przecinkach: level1, level5, greedy, random, pakiet:Klasa. Tyle, ile miejsc: jeden stół; więcej: każdy wybór.
    .players = Ilu gra przy jednym stole; zwykle 2.
    .games = Ile partii rozgrywa każdy skład; domyślnie 200.
    .jobs = Ile procesów; wyniki od tego nie zależą.
    .ray = Graj na klastrze Ray: jego adres albo auto.
    .out = Folder na partie i raport; rozpoczęta tam arena toczy się dalej.

## Par

par-not-alone = { $game } nie ma gry dla jednej osoby, więc nie ma też normy.
par-thinking = Bot gra…
par-score = Norma: { $bot } zdobywa w tej grze { $score } pkt.
par-known = Kto z góry zna wszystkie losowania, może zdobyć co najmniej { $score } pkt.

usage-par = Powiedz, ile w grze dla jednej osoby zdobywa najsilniejszy bot: to miara dla człowieka.
    .seed = Ziarno gry, takie jak dla osada play.
    .bot = Który bot; domyślnie najsilniejszy poziom.

review-one-form = Wybierz --json albo --html, nie oba naraz.
balance-no-design = Wybierz, co zmierzyć: plik albo drukowany arkusz, na przykład --adventure 9 ({ $game }).
balance-nothing = Żadna partia nie została skończona.
balance-killed = Proces, który grał, został przerwany.
balance-stopped = Przerwano po { $games } partiach; oto, co mówią.
