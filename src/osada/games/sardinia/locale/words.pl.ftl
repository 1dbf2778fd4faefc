## Things

role-admiral = Admirał
role-commander = Dowódca
role-priest = Kapłan
role-farmer = Rolnik
role-architect = Architekt
role-queen = Królowa
role-guardian = Strażnik
crop-wheat = pszenica
crop-olives = oliwki
crop-wine = wino
crop-thyme = tymianek
crop-cheese = ser
piece-priest = kapłan
piece-ship = statek
piece-fort = fort
piece-village = osada
piece-settler = osadnik

## Options

option-guardian = Strażnik
option-guardian-standard = zwykły
option-guardian-alternative = alternatywny
option-first-player = Kto zaczyna
option-first-player-random = losowanie
option-first-player-A = miejsce A
option-first-player-B = miejsce B
option-first-player-C = miejsce C
option-first-player-D = miejsce D
option-second-place = Drugie miejsce w grze dwuosobowej
option-second-place-pays = daje połowę
option-second-place-nothing = nie daje nic
option-full-tie = Pełny remis
option-full-tie-boast = wygrywa, kto pierwszy się pochwali
option-full-tie-shared = wspólne zwycięstwo

## Moves

move-card = Zagraj kartę: { $role }
move-copy = Skopiuj kartę: { $role }
move-ship = Wprowadź statek do portu { $harbour }
move-sail = Przepłyń z portu { $from } do portu { $to }
move-settler = Postaw osadnika: { $province }
move-priest = Postaw kapłana: { $province }
move-priest-to = Przesuń kapłana do: { $province }
move-crop = Zbierz żeton z prowincji { $province }
move-fort = Zbuduj fort na polu { $site }
move-village = Załóż osadę: { $province }
move-done = Zakończ akcję
move-decline = Nie zagrywaj karty
move-leave = Zostaw kartę w rzędzie
move-replace = Wymień kartę na wierzchnią z talii
move-swap = Wymień kartę na swoją zachowaną
move-keep-old = Zachowaj dotychczasową kartę
move-keep-new = Zachowaj dobraną kartę
move-boast = Pochwal się wygraną
move-modest = Zachowaj skromność
move-deal-crop = W następnej prowincji: { $crop }
move-first = Zaczyna miejsce { $seat }
move-site = Karta fortu { $site }
move-step = Przesuń osadnika: { $from } → { $to }

## Events

event-crop-dealt = { $province }: { $crop }.
event-first-player-drawn = Zaczyna { $seat }.
event-site-turned-up = Odkryta karta fortu: { $site }.
event-card-kept = { $seat } zachowuje zakrytą kartę fortu.
event-kept-card-seen = Zakryta karta, którą ma { $seat }: { $site }.
event-card-played = { $seat } zagrywa kartę: { $role }.
event-role-copied = { $seat }: Królowa działa jak { $role }.
event-ship-placed = { $seat } wprowadza statek do portu { $harbour }.
event-ship-moved = { $seat } przenosi statek: { $from_harbour } → { $harbour }.
event-settler-placed = { $seat } stawia osadnika: { $province }.
event-settler-moved = { $seat } przesuwa osadnika: { $from_province } → { $province }.
event-priest-placed = { $seat } stawia kapłana: { $province }.
event-priest-moved = { $seat } przesuwa kapłana: { $from_province } → { $province }.
event-crop-taken =
    { $points ->
        [one] { $seat } zbiera żeton ({ $crop }, { $province }) i zdobywa { $points } punkt.
        [few] { $seat } zbiera żeton ({ $crop }, { $province }) i zdobywa { $points } punkty.
       *[many] { $seat } zbiera żeton ({ $crop }, { $province }) i zdobywa { $points } punktów.
    }
event-fort-built = { $seat } buduje fort na polu { $site }.
event-village-built = { $seat } zakłada osadę: { $province }.
event-action-ended = { $seat } kończy akcję.
event-answer-declined = { $seat } nie zagrywa karty.
event-scoring-began = Punktacja { $number } z 11, wywołuje ją { $seat }: pole fortu { $site }.
event-province-scored =
    { $points ->
        [one] { $province }, { $points } punkt:
        [few] { $province }, { $points } punkty:
       *[many] { $province }, { $points } punktów:
    }
event-nobody-influential = { $province }: nikt nie ma tu wpływów.
event-influence-scored =
    { $points ->
        [one] { $seat }: wpływ { $influence }, zdobyty { $points } punkt.
        [few] { $seat }: wpływ { $influence }, zdobyte { $points } punkty.
       *[many] { $seat }: wpływ { $influence }, zdobytych { $points } punktów.
    }
event-site-put-under = Karta fortu { $site } wraca na spód talii.
event-card-left = { $seat } zostawia w rzędzie kartę fortu { $site }.
event-card-replaced = { $seat } odkłada kartę fortu { $site } na spód talii i odkrywa wierzchnią.
event-card-swapped = { $seat } odkłada kartę fortu { $site } na spód talii i wykłada zachowaną: { $kept_site }.
event-second-card-seen = { $seat } dobiera też kartę fortu { $site } i zachowa jedną z dwóch.
event-card-put-back = { $seat } odkłada jedną z dwóch kart na spód talii, zakrytą.
event-cards-taken-back = Wszyscy biorą swoje karty z powrotem na rękę.
event-tied-for-win = Pełny remis: wygrywa, kto pierwszy się pochwali.
event-boasted = { $seat } chwali się wygraną – i wygrywa.
event-stayed-modest = { $seat } zachowuje skromność.
event-game-ended = Koniec gry.

## The board as text

board-title = Punktacje: { $scorings } z 11
board-next = Następne pola: { $sites }
board-row = jeszcze zakrytych: { $row }, w talii: { $deck }
board-province = Prowincja
board-points = Punkty
board-crop = Żeton
board-pieces = Pionki
board-influence = Wpływ
board-sites = Pola fortów
board-harbour = Port
board-neighbours = Sąsiaduje z
board-player = Gracz
board-hand = Ręka
board-front = Zagrane
board-reserve = Rezerwa
board-crops = Żetony
board-kept = Zachowana
board-hidden = zakryta
board-none = –
board-passing = Przez prowincję { $province } przechodzi pionek; pozostało ruchów: { $points }.
board-moves-left = Pozostało ruchów: { $points }
board-letter-settler = S
board-letter-village = O
board-letter-priest = K
board-letter-fort = F
board-letter-ship = T

## The end as text

closing-place = Miejsce
closing-player = Gracz
closing-points = Punkty
closing-provinces = Prowincje
closing-crops = Żetony
closing-reserve = Rezerwa
closing-shared = Zwycięstwo jest wspólne.
closing-card = { $name } zdobywa Sardynię, { $score }, i wcale się z tym nie kryje.

## Plansza w 80 kolumnach

board-players = Gracze
board-has-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
board-key = Za nazwą prowincji jej punkty; przy porcie czyje statki; A2:SS to wpływ 2 gracza A i dwaj osadnicy; 5C to fort gracza C; [8] punktuje jako następne. S osadnik, O osada, K kapłan, F fort, T statek.
board-borders = Granice p

## Co daje wybór

hint-admiral = wprowadź statek albo płyń
hint-commander = wprowadź osadnika albo do 4 ruchów
hint-priest = wprowadź kapłana albo do 3 ruchów
hint-farmer = zbierz żeton agrokultury
hint-architect = zbuduj fort albo osadę
hint-queen = wykonaj akcję swojej zagranej karty
hint-guardian = punktacja pola fortu, karty wracają na rękę
