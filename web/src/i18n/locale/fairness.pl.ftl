### Los, którego nikt nie wybiera sam, i skąd wzięły się wyniki.

commitment-stream = Wszyscy mają tu te same kości, więc żaden gracz nie dodaje do nich liczby.
numbers-sealed = Własne liczby do kości, zapieczętowane do początku gry, mają: { $names }.
numbers-told = Gra zaraz się zacznie: gracze ujawniają swoje liczby do kości.
numbers-added = W kościach są liczby tych graczy: { $names }.
numbers-silent = Pominięci, bo ich liczba nie nadeszła na czas: { $names }.
numbers-dropped = Ta przeglądarka ujawniła swoją liczbę, a serwer twierdzi, że nie. Nie ufaj tym kościom.

proof-here =
    { $draws ->
        [one] Sprawdzono w tej przeglądarce: jedyne losowanie wynika z obiecanego ziarna i liczb graczy.
        [few] Sprawdzono w tej przeglądarce: wszystkie { $draws } losowania wynikają z obiecanego ziarna i liczb graczy.
       *[many] Sprawdzono w tej przeglądarce: wszystkie { $draws } losowań wynika z obiecanego ziarna i liczb graczy.
    }
proof-own = Jest w nich liczba z tej przeglądarki.
proof-not-own = Nie ma w nich liczby z tej przeglądarki.
proof-silent = { $name }: liczba była zapieczętowana, ale nie nadeszła na czas i została pominięta.
proof-sealed = Inni jeszcze grają tymi kośćmi: ich ziarno poznamy po zakończeniu wyzwania.
proof-by-server =
    { $draws ->
        [one] Serwer twierdzi, że jedyne losowanie wynika z obiecanego ziarna.
        [few] Serwer twierdzi, że wszystkie { $draws } losowania wynikają z obiecanego ziarna.
       *[many] Serwer twierdzi, że wszystkie { $draws } losowań wynika z obiecanego ziarna.
    }
proof-unable = Ta strona nie przyszła przez HTTPS, więc przeglądarka nie może sama liczyć i nie dodaje do kości swojej liczby. Możesz zapytać serwer albo pobrać zapis gry i sprawdzić go samodzielnie.
proof-failed = Nie udało się sprawdzić losowań: serwer nie odpowiedział.
proof-exchanged = Zobowiązanie do ziarna nie jest tym, które pokazano tu na początku.
proof-seed = To nie jest ziarno, które obiecano.
proof-seals = Pieczęcie graczy nie są tymi, które pokazano tu na początku gry.
proof-part = { $name }: to nie jest liczba, którą zapieczętowano.
proof-left-out = Ta przeglądarka ujawniła swoją liczbę na czas, a w kościach jej nie ma.
proof-draws = Lista losowań nie pasuje do zapisu gry.
proof-draw = Losowanie { $draw } nie wynika z obiecanego ziarna i liczb graczy.

uncounted-helped = Ruch wykonał tu bot: wynik nie liczy się do rekordów ani rankingów.
uncounted-takebacks =
    { $times ->
        [one] Przez losowania cofnięto { $times } raz: wynik nie liczy się do rekordów ani rankingów.
        [few] Przez losowania cofnięto { $times } razy: wynik nie liczy się do rekordów ani rankingów.
       *[many] Przez losowania cofnięto { $times } razy: wynik nie liczy się do rekordów ani rankingów.
    }
uncounted-further-try = Te kości były już znane: liczy się tylko pierwsza próba.
takebacks =
    { $times ->
        [one] Ruchy cofnięto przez losowania { $times } raz.
        [few] Ruchy cofnięto przez losowania { $times } razy.
       *[many] Ruchy cofnięto przez losowania { $times } razy.
    }
played-uncounted = { $played } (w tym { $uncounted } bez liczenia)
tries-elsewhere = Te kości były już widziane pod inną nazwą: dalsze próby się nie liczą.
error-one-at-a-time = Masz nieskończoną grę tymi kośćmi. Najpierw ją dokończ albo porzuć.
