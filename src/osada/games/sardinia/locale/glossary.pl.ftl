### Słowniczek: co znaczą słowa gry, po jednym zdaniu.

glossary-character = Postacie
glossary-piece = Pionki
glossary-island = Wyspa
glossary-scoring = Punktacja

## Postacie

term-admiral = Wprowadza statek do portu albo przenosi twoje statki, dokąd chcesz.
term-commander = Stawia osadnika w dowolnej prowincji albo przesuwa twoich osadników, razem do 4 ruchów.
term-priest-card = Stawia twojego kapłana albo przesuwa go do 3 razy.
term-farmer = Zbiera żeton agrokultury tam, gdzie twoi osadnicy łączą się z twoim statkiem.
term-architect = Buduje fort na wolnym polu albo osadę, jeśli pozwalają na nią żetony agrokultury.
term-queen = Powtarza akcję karty, która leży przed tobą.
term-guardian = Wywołuje punktację; potem wszyscy biorą karty z powrotem na rękę.

## Pionki

term-settler = Stoi w prowincji i daje w niej 1 wpływ; połączony ze statkiem pozwala zebrać żeton agrokultury.
term-village = Daje w swojej prowincji 2 wpływy; możesz mieć ich tyle, ile masz żetonów agrokultury.
term-priest = Daje 1 wpływ i nie wpuszcza do swojej prowincji cudzych osadników ani osad.
term-ship = Stoi w porcie, daje 1 wpływ w jego prowincji i wywozi żetony agrokultury.
term-fort = Stoi na polu fortu i daje 1 wpływ w każdej prowincji, która do niego przylega.
term-reserve = Twoje pionki, których nie ma jeszcze na planszy; przy remisie wygrywa pełniejsza.

## Wyspa

term-province = Jedna z 16 części wyspy, warta swoje punkty; mieści najwyżej siedmiu kapłanów, osad i osadników łącznie.
term-harbour = Miejsce dla statków; należy do jednej prowincji.
term-fort-site = Numerowane miejsce na styku prowincji; mieści jeden fort.
    .title = pole fortu
term-crop-token = Leży w prowincji, aż zbierze go Rolnik; pierwszy danego rodzaju daje 1 punkt, następne 2, 3 i 4.
    .title = żeton agrokultury

## Punktacja

term-influence = Ile twoje pionki znaczą w prowincji; kto ma go najwięcej, dostaje jej punkty, a drugi połowę.
term-fort-card = Wskazuje pole, wokół którego punktują prowincje; dwie następne są zawsze odkryte.
    .title = karta fortu
term-scoring = Prowincje wokół jednego pola fortu dają punkty; w grze jest ich jedenaście.
    .title = punktacja
term-fort-deck = Zakryte karty fortów, których nie ma w rzędzie.
    .title = talia fortów
term-kept-card = W wariancie z alternatywnym Strażnikiem: twoja karta fortu, którą podglądasz tylko ty.
    .title = zachowana karta
