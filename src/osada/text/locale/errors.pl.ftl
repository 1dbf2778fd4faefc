### Co może pójść nie tak, gdziekolwiek się to stanie.

error-at-line = wiersz { $line }, kolumna { $column }: { $reason }
error-at-path = { $path }: { $reason }
error-in-file = { $file }: { $path }: { $reason }
error-language = nie ma języka „{ $code }”; do wyboru: { $known }

## Gry, opcje i boty

error-no-game = nie ma gry „{ $name }”; są: { $known }
error-no-paper = nie ma do wydruku „{ $name }”; są: { $known }
error-game-unloaded = gry „{ $name }” nie można wczytać: { $reason }
error-not-a-game = „{ $name }” nie jest grą: potrzebny jest obiekt osada.core.game.Game
error-old-game = { $name } jest napisana według dawnej umowy: `{ $old }` należy teraz do jej części `{ $facet }`; docs/adding-a-game.md mówi jak
error-revision = { $game }: są tu wydania zasad { $known }, nie ma wydania { $revision }
error-no-content = nie ma tu danych { $content } gry { $name }
error-no-option = nie ma opcji „{ $name }”; są: { $known }
error-no-options = nie ma opcji „{ $name }”: ta gra nie ma żadnych
error-option-value = opcja { $name } nie może mieć wartości „{ $value }”; do wyboru: { $known }
error-players = w grze { $game } liczba graczy musi wynosić od { $first } do { $last }, a nie { $players }
error-first-seat = miejsce { $seat } nie może zaczynać, gdy liczba graczy to { $players }
error-no-bot = nie ma bota „{ $name }”; są: { $known } albo pakiet:Klasa
error-bot-unmade = nie można utworzyć bota „{ $name }”: { $reason }
error-bot-unloaded = nie można wczytać bota „{ $name }”: { $reason }
error-not-a-bot = „{ $name }” nie jest botem: potrzebna jest klasa z metodą choose
error-bot-failed = { $name } zawodzi: { $reason }
error-bot-silent = { $name } nie wybrał żadnego ruchu
error-bot-illegal = { $name } wybiera { $move }, a to nie jest dozwolony ruch

code-module = nie ma modułu „{ $name }”
code-name = nie ma w nim „{ $name }”

## Ruchy

error-not-allowed = { $move }: niedozwolone ({ $rule })
error-no-thing = „{ $text }” tu nie pasuje; do wyboru: { $known }
error-no-arguments = { $family } nie ma ruchu ({ $arguments })
error-move-number = ruch { $move } jest poza tabelą (jej wielkość: { $size })
error-no-move = nie ma ruchu „{ $name }”; są: { $known }
error-move-shape = „{ $text }”: pisze się { $shape }
error-no-such-move = „{ $text }”: nie ma takiego ruchu
error-move-unknown = ruch „{ $move }”: nieznane „{ $field }”
error-move-missing = ruch „{ $move }”: brakuje „{ $field }”
error-no-sentence = zdanie „{ $text }” nie opisuje żadnego ruchu
error-stale = ruch dotyczył chwili { $token }, a gra jest już w chwili { $now }
error-nothing-to-undo = nie ma czego cofnąć: od tego czasu wyszło na jaw coś nowego
error-fork = liczba przejmowanych ruchów ma wynosić { $moves }, a nie { $found }
error-rewind =
    { $entries ->
        [one] cofnąć można { $entries } ruch, a nie { $length }
        [few] cofnąć można { $entries } ruchy, a nie { $length }
       *[many] cofnąć można { $entries } ruchów, a nie { $length }
    }

## Stół

error-seed = ziarno to jedno słowo bez odstępów, od 1 do { $most } znaków, a nie „{ $seed }”
error-part = liczba gracza to słowo od 1 do { $most } zwykłych znaków, a nie „{ $number }”
error-seed-character = ziarno ma tylko znaki drukowalne, a nie „{ $character }”
error-name = imię to od 1 do { $most } widocznych znaków, a nie „{ $name }”
error-names =
    { $players ->
        [one] potrzebne jest { $players } imię, po jednym na miejsce, a nie { $names }
        [few] potrzebne są { $players } imiona, po jednym na miejsce, a nie { $names }
       *[many] potrzeba { $players } imion, po jednym na miejsce, a nie { $names }
    }
error-no-seed = w tym zapisie nie ma ziarna, więc los nie może grać dalej; zapis można tylko odtworzyć

## Zapis

record-first-line = pierwszy wiersz każdego zapisu to „osada-record 1”
record-control = w tekście nie może być znaków sterujących
record-word = tu stoi nagłówek, numer ruchu lub uwaga, a nie „{ $word }”
record-header-late = „{ $word }” musi stać przed ruchami
record-move-late = po wyniku nie ma już ruchów
record-move-number = tu ma być ruch numer { $wanted }, a nie { $found }
record-seat =
    { $last ->
        [A] tu ma być miejsce A albo * jako los
       *[other] tu ma być miejsce, od A do { $last }, albo * jako los
    }
record-no-move = brakuje ruchu
record-comment = uwaga dotyczy ruchu, który stoi przed nią; przed ruchami użyj „note”
record-second = „{ $word }” występuje po raz drugi
record-one-word = po „{ $word }” ma być jedno słowo
record-format = format zapisu to { $wanted }, a nie { $found }
record-option = tu ma być nazwa opcji i jej wartość
record-second-option = opcja „{ $name }” występuje po raz drugi
record-name =
    { $last ->
        [A] tu ma być miejsce A i imię
       *[other] tu ma być miejsce, od A do { $last }, i imię
    }
record-second-name = miejsce { $seat } ma już imię
record-long-name =
    { $most ->
        [one] imię może mieć najwyżej { $most } znak
        [few] imię może mieć najwyżej { $most } znaki
       *[many] imię może mieć najwyżej { $most } znaków
    }
record-numbers = tu ma być liczba dla każdego miejsca: A 34 B 28
record-file = potrzebna jest nazwa pliku danych, np. map.json, i jego JSON w tym samym wierszu
record-files = pliki danych: najwyżej { $most }, razem do { $bytes } bajtów
record-missing = w zapisie brakuje nagłówka „{ $word }”
record-whole = „{ $word }” musi być liczbą całkowitą, a nie „{ $text }”
record-names =
    { $players ->
        [one] imię musi mieć { $players } miejsce albo żadne
        [few] imiona muszą mieć wszystkie { $players } miejsca albo żadne
       *[many] imiona musi mieć wszystkie { $players } miejsc albo żadne
    }
record-one-each =
    { $players ->
        [one] „{ $word }” musi podać { $players } liczbę, po jednej na miejsce
        [few] „{ $word }” musi podać { $players } liczby, po jednej na miejsce
       *[many] „{ $word }” musi podać { $players } liczb, po jednej na miejsce
    }
record-game = to zapis gry { $found }, a nie { $wanted }
record-revision = grano według wydania { $found } zasad, a tu jest wydanie { $wanted }
record-content = grano na danych { $found }, a tu są dane { $wanted }
record-sealed = ziarna nie ujawniono, więc losowań nie można sprawdzić
record-seed = to nie jest ziarno, które obiecano przed grą
record-seal = tu mają być 64 cyfry szesnastkowe, skrót SHA-256
record-second-part = miejsce { $seat } ma już „{ $word }”
record-unsealed = przed „{ $word }” miejsca { $seat } ma stać jego „{ $seal }”
record-fork = oczekiwano liczby przejętych ruchów, miejsca (od A do { $last }), liczby o najwyżej dziewięciu cyfrach i pieczęci tamtej gry
record-fork-short = liczba przejętych ruchów ma wynosić { $moves }, a jest ich tylko { $found }
record-fork-luck = tego, co było zakryte, nie rozdano na nowo tym ziarnem
record-part = liczba miejsca { $seat } nie jest tą, którą zapieczętowano
record-promise = losowania wynikają z ziarna, którego pieczęć to { $seal }
record-draw = z ziarna wynika „{ $move }” jako losowanie { $draw }
record-over = gra jest skończona: tu ma być jej wynik
record-nature = tu ma być ruch losu (*)
record-turn = tu ma być ruch miejsca { $seat }
record-not-drawn = los nie może tu wybrać „{ $move }”
record-not-allowed = „{ $move }” jest niedozwolone ({ $rule })
record-not-over = w zapisie jest „{ $word }”, ale gra nie jest skończona
record-result = „{ $word }” to { $written }, ale z ruchów wynika { $real }

## JSON

json-type = potrzebne jest `{ $wanted }`, a nie `{ $found }`
json-kind = potrzebne jest `{ $wanted }`
json-missing = brakuje pola `{ $name }`
json-unknown = nieznane pole `{ $name }`
json-enum = niedozwolona wartość { $value }
json-range = potrzebne jest `{ $kind }` { $limit }
json-length = potrzebne jest `{ $kind }` o długości { $limit }
json-pattern = tekst nie pasuje do wzorca { $pattern }
json-number = liczba jest poza zakresem
json-short = to nie jest JSON: urywa się za wcześnie
json-broken = to nie jest JSON: błąd w bajcie { $byte }
json-letters = to nie jest JSON: tekst nie jest w UTF-8
json-list = lista
json-object = obiekt
json-deep = zagnieżdżone zbyt głęboko

## Pozycja

position-game = $.{ $name }: ma być { $wanted }, a nie { $found }
position-content = $.content: ta pozycja powstała na innych danych ({ $found })
position-object = $.position: ma tu być obiekt
position-missing = $.position.{ $name }: brakuje tego pola
position-unknown = $.position.{ $name }: nieznane pole
position-impossible =
    { $rule ->
        [none] $.position: taka pozycja jest niemożliwa, bo jej pola do siebie nie pasują (dokładniej: --lang en)
       *[other] $.position: taka pozycja jest niemożliwa, bo przeczy zasadzie { $rule } (dokładniej: --lang en)
    }
position-stuck = $.position: taka pozycja jest niemożliwa: teraz gra miejsce { $seat }, ale nie ma żadnego ruchu
position-players =
    { $players ->
        [one] $.position.players: gra { $game } nie jest dla { $players } osoby
        [few] $.position.players: gra { $game } nie jest dla { $players } osób
       *[many] $.position.players: gra { $game } nie jest dla { $players } osób
    }
position-number = $.position.{ $name }: ma tu być liczba całkowita, a nie { $found }
position-list =
    { $length ->
        [one] $.position.{ $name }: ma tu być lista o długości { $length }
        [few] $.position.{ $name }: ma tu być lista o długości { $length }
       *[many] $.position.{ $name }: ma tu być lista o długości { $length }
    }

## Dane gier

content-bytes =
    { $most ->
        [one] najwyżej { $most } bajt
        [few] najwyżej { $most } bajty
       *[many] najwyżej { $most } bajtów
    }
content-long-text =
    { $most ->
        [one] tekst może mieć najwyżej { $most } znak
        [few] tekst może mieć najwyżej { $most } znaki
       *[many] tekst może mieć najwyżej { $most } znaków
    }
content-odd-text = tu mają być znaki drukowalne w jednym wierszu, a nie „{ $character }”
content-files = pliki danych tej gry to: { $known }
content-entries =
    { $wanted ->
        [one] potrzebny jest { $wanted } wpis, a nie { $found }
        [few] potrzebne są { $wanted } wpisy, a nie { $found }
       *[many] potrzeba { $wanted } wpisów, a nie { $found }
    }
content-one-of = do wyboru są: { $known }
content-in-order = mają tu być: { $known }, w tej kolejności
content-range = ma tu być liczba od { $first } do { $last }

## System: pliki, adresy

system-name = taka nazwa jest niemożliwa
system =
    { $name ->
        [ENOENT] nie ma takiego pliku ani folderu
        [EACCES] brak uprawnień
        [EPERM] brak uprawnień
        [EROFS] nie można tam niczego zapisać
        [EEXIST] to już istnieje
        [EISDIR] to jest folder
        [ENOTDIR] to nie jest folder
        [ENAMETOOLONG] nazwa jest za długa
        [ENOSPC] brak miejsca
        [EDQUOT] brak miejsca
        [EFBIG] plik jest za duży
        [EIO] błąd urządzenia
        [EINVAL] taka nazwa jest niemożliwa
        [EADDRINUSE] ten adres jest już zajęty
        [EADDRNOTAVAIL] ten komputer nie ma takiego adresu
       *[other] błąd systemu { $number }
    }
