## Pliki

file-is-folder = { $path } to folder; podaj plik.
file-missing = Nie ma pliku { $path }; sprawdź nazwę.
file-unreadable = Nie można odczytać { $path } ({ $reason }); sprawdź plik i spróbuj jeszcze raz.
file-not-text = { $path } nie jest tekstem UTF-8; to nie jest plik zapisany przez Osadę.
file-unwritable = Nie można zapisać { $path } ({ $reason }); wybierz inne miejsce.

## Gry, opcje, miejsca

no-such-game = Nie ma gry { $name }; są { $games }.
game-broken = Nie można wczytać gry { $name } ({ $reason }); zainstaluj ją ponownie.
no-game = Podaj grę: { $games }.
option-shape = { $text } to nie opcja; napisz nazwa=wartość.
no-such-option = { $game } nie ma opcji { $name }; ma { $options }.
no-such-value = { $name } nie może mieć wartości { $value }; wybierz jedną z { $values }.
wrong-players = W { $game } gra od { $first } do { $last } osób, nie { $players }; wybierz przez --players.
wrong-humans = Liczba ludzi: { $humans }, miejsc przy stole: { $players }; zmień --humans albo --players.
too-many-bots = Liczba podanych botów: { $bots }, wolnych miejsc: { $seats }; zmień --bots, --humans albo --players.
too-many-names = Liczba podanych imion: { $names }, graczy: { $players }; usuń część imion.
load-is-set = Zapisana gra ma już graczy, ziarno i opcje; pomiń je przy --load.
load-other-game = To zapis gry { $game }; pomiń nazwę gry przy --load.
load-foreign-bot = W { $path } gra bot { $bot }, którego tu nie ma; podaj boty przez --bots.
load-no-seed = W { $path } nie ma ziarna, więc los nie może grać dalej; obejrzyj grę przez osada replay.
name-person = Gracz { $seat }
name-bot = Bot { $seat }

## Gra

which-game = W co gramy?
pass-device = Przekaż urządzenie: teraz { $name }. Naciśnij Enter.
goodbye = Do zobaczenia.
kept-for-you = Gra jest zachowana w { $path }; dokończysz ją przez osada play --load.
type-something = Wpisz numer od 1 do { $most } albo pomoc.
no-such-number = Wybierz numer od 1 do { $most }.
not-understood = „{ $text }” to ani wybór, ani polecenie; wpisz numer albo pomoc.
not-a-move = „{ $text }” nie jest ruchem tej gry; samo ? wymienia rodzaje ruchów.
no-such-pair = Nie ma ruchu „{ $text }”: to do siebie nie pasuje, na przykład dwie prowincje bez wspólnej granicy.
not-a-move-shape = Nie ma ruchu „{ $text }”; pisze się { $shape }.
is-offered = { $sentence }: to jest teraz dozwolone.
not-allowed = { $sentence } – niedozwolone: { $reason }.
see-rule = „zasady { $rule }” pokaże zasadę tutaj; tak samo osada rules { $game } { $rule }.
why-about = Powyższe wybory to wszystko, na co teraz pozwalają zasady. Nie teraz:
why-one = „? RUCH” pyta o jeden ruch, słowami albo w notacji (zobacz pomoc).
undo-what = Wpisz cofnij albo cofnij turę.
nothing-to-undo = Nie ma czego cofnąć: od tego czasu wyszło na jaw coś nowego albo ruszył się ktoś inny.
undone = Cofnięto.
will-not-overwrite = { $path } to coś innego niż ta gra; wybierz inną nazwę.
saved = Zapisano w { $path }.
comment-what = Wpisz uwaga i treść, która ma się znaleźć w zapisie.
comment-added = Uwaga jest przy ostatnim ruchu.
no-such-language = Nie ma języka „{ $text }”; wpisz język pl albo język en.
save-first = Zapisać grę przed wyjściem? Enter: tak, n: nie, z: zostań.
answer-no = n nie
answer-cancel = z zostań
help-play =
    5               wybór o tym numerze; sam Enter, gdy wybór jest tylko jeden
    nurra           kilka słów wyboru albo ich początek; ruch tak jak w zapisie gry
    ?               czego teraz nie wolno i dlaczego;  ? RUCH  pyta o jeden ruch
    cofnij          cofnij ostatni wybór;  cofnij turę  tyle, ile wolno cofnąć
    zasady [ID]     zasady albo jedna z nich
    dziennik [N]    co się wydarzyło
    plansza         jeszcze raz cała plansza i wybory
    zapisz [PLIK]   zapisz grę;  osada play --load PLIK  pozwala ją dokończyć
    uwaga TEKST     uwaga do zapisu
    język en        po angielsku;  język pl  po polsku
    trener          podpowiedzi trenera: włącz albo wyłącz
    koniec          wyjście; grę można zapisać

## Polecenia słowami tego języka

command-undo = cofnij
command-turn = turę
command-rules = zasady
command-log = dziennik
command-board = plansza
command-save = zapisz
command-comment = uwaga
command-lang = język
command-coach = trener
command-help = pomoc
command-quit = koniec

## Koniec

end-title = Koniec gry
column-score = Punkty
best-first = { $category }: twój pierwszy wynik, { $score }.
best-beaten = { $category }: rekord życiowy, { $score }! Dotąd było { $before }.
best-stands = { $category }: twoim rekordem wciąż jest { $score } ({ $when }).
record-kept = Zapis gry jest w { $path }.

## Zasady i almanach

rules-provenance = Skąd to wszystko
rules-one = Jedna zasada: zasady { $rule }
our-ruling = Nasze rozstrzygnięcie:
no-such-rule = { $game } nie ma zasady { $rule }; spróbuj { $hint }.
almanac-empty = Nie ma tu jeszcze almanachu; osada games wymienia gry.
no-such-article = W almanachu nie ma hasła { $name }. { $hint }
perhaps = Może { $names }?

## Zapisy

no-such-move-number = Liczba ruchów w zapisie: { $most }; --at to liczba od 0 do { $most }.
step = Enter: następny ruch, p: plansza, cokolwiek innego: do końca.
answer-board = p plansza
note-takebacks = Ruchy cofnięte przez losowania: { $seats }
note-hints = Wzięte podpowiedzi: { $seats }
place-line = { $place }. { $name }: { $score }
verified = { $path } jest w porządku: ruchy zgodne z zasadami ({ $moves }), losowania zgodne z ziarnem ({ $draws }).
verified-fork =
    To dalszy ciąg innej gry: przejęto jej początek (ruchów: { $moves }). Że tak przebiegała, pokaże jej własny zapis, o pieczęci
    { $source }
verified-so-far = { $path } jest jak dotąd w porządku: ruchy zgodne z zasadami ({ $moves }), losowania zgodne z ziarnem ({ $draws }).

## Symulacja

positive = Nie można rozegrać { $games } gier w { $jobs } procesach; obie liczby muszą wynosić co najmniej 1.
simulated =
    { $games ->
        [one] { $games } losowa gra
        [few] { $games } losowe gry
       *[many] { $games } losowych gier
    }
row-decisions = Decyzje w grze
row-branching = Możliwości przy decyzji
row-chances = Ruchy losu w grze
row-seat = Miejsce { $seat }
column-mean = Średnia
column-least = Najmniej
column-most = Najwięcej
column-deviation = Odchylenie
column-wins = Wygrane
speed = { $games } gier/s, { $decisions } decyzji/s, procesy: { $jobs }, zasady { $build }.
build-compiled = skompilowane
build-interpreted = interpretowane
build-mixed = skompilowane: { $compiled }; interpretowane: { $interpreted }

## Dane, pozycje, gry

paper-written = Wydruk jest w pliku { $file } ({ $size } kB).
content-fine = Pliki w porządku: { $files }.
content-file-fine = { $path }: w porządku ({ $game }).
content-none = W { $path } nie ma pliku z danymi (*.json); podaj inny folder.
content-whose = { $path } może należeć do kilku gier albo do żadnej; wskaż grę przez --game ({ $games }).
content-not-of = { $path } nie jest plikiem danych gry { $game }; ma ona { $files }.
position-over = { $move }: gra jest skończona.
position-not-drawn = { $move }: los nie może tu tego wybrać.
game-over = Gra jest skończona.
nature = Los
players = od { $first } do { $last } graczy
games-hint = osada play { $game } zaczyna grę; osada rules { $game } podaje jej zasady.

## Pomoc

see-help = Zobacz osada --help.
stopped = Przerwano.
no-output = Nie można więcej wypisać ({ $reason }); zrób miejsce albo wybierz inne.
usage-osada = Graj w planszowe gry euro w terminalu, badaj je i rozwijaj.
    .help = Pokaż tę pomoc.
    .version = Pokaż wersję i czy zasady działają skompilowane.
usage-commands = Polecenia
usage-arguments = Argumenty
usage-parameters = Opcje
usage-any = Co ma kilka poleceń
    .game = Która gra; osada games wymienia wszystkie.
    .file = Zapis gry, skończonej lub nie.
    .option = Opcja gry jako nazwa=wartość; można powtarzać.
    .flags = To samo jako flaga: --nazwa wartość. Wymienia je osada games.
    .content = Własny plik z danymi albo ich folder, zamiast dostarczonych.
    .lang = pl albo en; bez tego decyduje OSADA_LANG, potem system.
    .seed = Słowo, z którego wynika cały los.
usage-play = Zagraj w terminalu: z botami, z innymi albo w pojedynkę.
    .game = Która gra; bez tego padnie pytanie.
    .players = Ilu graczy; zwykle 2.
    .humans = Ilu z nich to ludzie, na pierwszych miejscach; zwykle 1.
    .bots = Kto zajmuje pozostałe miejsca: random albo pakiet:Klasa, po przecinku; ostatni zapełnia resztę.
    .names = Imiona graczy po kolei, z przecinkami.
    .seed = Słowo, z którego wynika cały los; bez tego zostanie wylosowane.
    .mix = Zapytaj każdego o słowo, które wejdzie do losowań, gdy ziarno jest już ustalone.
    .load = Dokończ zapisaną grę.
    .coach = Czy trener ma podpowiadać, co się teraz liczy; w trzech pierwszych partiach danej gry robi to bez pytania.
usage-replay = Opowiedz grę słowami i pokaż planszę.
    .at = Zatrzymaj się po tym ruchu.
    .step = Czekaj na Enter po każdym ruchu.
usage-verify = Wyprowadź każde losowanie gry jeszcze raz z ziarna.
usage-review = Powiedz, gdzie rozstrzygnęła się partia: czyje to były tury, ile było w tym szczęścia i co byłoby lepsze.
    .file = Zapis skończonej partii.
    .json = Wypisz JSON.
    .html = Wypisz stronę HTML.
    .seed = Słowo, z którego wynikają losy oceniającego.
    .jobs = Ile procesów ocenia; analiza od tego nie zależy.
usage-simulate = Rozegraj wiele losowych gier i pokaż, co mają wspólnego.
    .games = Ile gier; bez tego 1000.
    .players = Ilu graczy; zwykle 2.
    .jobs = Ile procesów; wyniki od tego nie zależą.
usage-games = Wymień gry, liczby graczy i opcje.
    .name = Tylko jedna gra.
usage-rules = Przeczytaj zasady gry.
    .rule = Tylko jedna zasada, według numeru, na przykład S15.
usage-almanac = Sprawdź element gry: budynek, kafelek, kartę.
    .name = Nazwa albo jej początek; bez tego wszystkie nazwy.
    .game = Z której gry; bez tego ze wszystkich.
usage-print = Wydrukuj arkusze, ściągi, mapę, bloczek do punktacji: jako PDF.
    .game = Z której gry; bez tego lista wszystkiego.
    .paper = Co wydrukować; bez tego lista dla gry.
    .size = Rozmiar papieru.
    .ink = W kolorze albo oszczędnie: same kontury.
    .server = Adres serwera: kod na stronie otworzy ją właśnie tam.
    .out = Plik wyjściowy; bez tego nazwany od gry i wydruku.
usage-balance = Powiedz, ile wart jest arkusz i każdy jego budynek.
    .file = Własny arkusz; albo wybierz drukowany, na przykład --adventure 9.
    .game = Z której gry, jeśli plik tego nie mówi.
    .first = Tylko pierwszy werdykt, w minutę.
    .jobs = Ile procesów gra; bez tego tyle, ile rdzeni.
    .json = Wypisz JSON.
usage-position = Wczytaj pozycję, zagraj w niej ruchy i pokaż ją.
    .file = Pozycja w JSON albo zapis, z którego liczy się ostatnia pozycja.
    .play = Ruchy w notacji, ze średnikami; ruchy losu też.
    .json = Wypisz JSON zamiast planszy.
usage-content = Sprawdź dane gry.
usage-check = Sprawdź plik z danymi albo wszystkie w folderze.
    .path = Plik albo folder.
    .game = Czyje to dane; bez tego wynika to z nazw.
