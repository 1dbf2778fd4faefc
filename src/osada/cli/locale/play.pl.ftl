## Gra w terminalu

how-to-choose = Wpisz numer wyboru albo pomoc.
seal-of-chance = Cały los wynika z ziarna, które jest już ustalone. Zanotuj jego pieczęć; na koniec pokaże ją znów osada verify:
word-for-dice = { $name }, twoje słowo do losowań (Enter: żadne):
words-in-dice = Słowa graczy, które weszły do losowań: { $names }
words-never-told = Zapieczętowane przez graczy i nieujawnione, więc pominięte w losowaniach: { $names }
seal-to-compare = Pieczęć ziarna, do porównania z tą sprzed gry:
wrong-seed = „{ $seed }” to nie ziarno; ziarno to słowo bez spacji, od 1 do { $most } drukowalnych znaków.
which-of-these = „{ $text }” może oznaczać:
news-cut = … („dziennik 99” powie, co działo się wcześniej)
why-nothing = Wszystko, o co można by w takiej chwili zapytać, jest dozwolone.
how-to-verify = osada verify z tym plikiem odtworzy każde losowanie i pokaże pieczęć.

## Własne dane

content-broken = Nie można wczytać gry { $name }: { $reason }. Dane z OSADA_CONTENT sprawdzi osada content check { $folder }; bez tej zmiennej gra ma swoje własne.

## Trener

coach-how = W pierwszych partiach podpowiada ci trener; „trener” wyłącza go i włącza.
coach-says = { $words } ({ $rule })
coach-on = Trener znowu podpowiada.
coach-off = Trener już milczy.
coach-alone = Trener jest tylko tam, gdzie gra jedna osoba.
