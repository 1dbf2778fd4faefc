## Things

resource-stone = kamień
resource-wood = drewno
resource-food = jadło
resource-gold = złoto
letter-stone = K
letter-wood = D
letter-food = J
letter-gold = Z
amount =
    { $resource_id ->
        [stone] { $amount ->
            [one] { $amount } kamień
            [few] { $amount } kamienie
           *[many] { $amount } kamieni
        }
        [wood] { $amount ->
            [one] { $amount } drewno
            [few] { $amount } drewna
           *[many] { $amount } drewien
        }
        [food] { $amount ->
            [one] { $amount } jadło
            [few] { $amount } jadła
           *[many] { $amount } jadła
        }
        [gold] { $amount ->
            [one] { $amount } złoto
            [few] { $amount } złota
           *[many] { $amount } złota
        }
       *[any] { $amount ->
            [one] { $amount } dowolny surowiec
            [few] { $amount } dowolne surowce
           *[many] { $amount } dowolnych surowców
        }
    }
and = i
or = lub
favour-ally = Sojusznik
favour-gift = Dar
favour-crops = Plony
favour-export = Eksport
favour-coin = Szczęśliwa moneta
track-walls = mury
track-huts = chatki
track-granaries = spichlerze
track-bridges = mosty
section-of-track = { $track } { $number }
die-first = pierwsza kość
die-second = druga kość
die-third = trzecia kość
die-worker = kość robotników
box-walls = Mury
box-huts = Chatki
box-granaries = Spichlerze
box-bridges = Mosty
box-settlements = Osady
box-other = Inne punkty

## Ranks

rank-plebeian = Plebejusz
rank-servant = Służący
rank-squire = Giermek
rank-knight = Rycerz
rank-castellan = Kasztelan
rank-prince = Książę
rank-king = Król
rank-emperor = Cesarz

## Options

option-mode = Zasady
option-mode-basic = podstawowe
option-mode-advanced = zaawansowane
option-adventure = Arkusz przygodowy
option-adventure-no = bez przygody
option-adventure-drawn = losowany
option-adventure-fan = własny

## Moves

move-favour = Weź przysługę: { $favour }
move-use-favour = Użyj przysługi: { $favour }
move-build = Buduj: { $section }, obszar { $area }
move-village = Buduj: budynek { $slot }, obszar { $area }
move-harvest = Zbierz plon: pole { $field }, obszar { $area }
move-use = Użyj budynku { $slot }
move-reroll = Przerzuć: { $die } (budynek { $slot })
move-die = Wskaż: { $die }
move-give = Oddaj: { $resource }
move-take = Wybierz: { $resource }
move-sell = Wyeksportuj: { $resource }
move-save = Zaoszczędź: { $resource }
move-keep = Zachowaj: { $resource }
move-gold-for = Następnym razem zapłać złotem za: { $resource }
move-stop = Nie eksportuj nic więcej
move-done = Zakończ rozwój
move-found = Stwórz osadę według planu budynku { $slot }
move-place = Lewy górny róg planu: { $section }
move-found-nothing = Nie twórz osady
move-decline = Zostaw to na później
move-roll = Na kości wypada: { $resource }
move-workers = Na kości robotników wypada: { $workers }
move-draw-favour = W tej grze jest przysługa: { $favour }
move-first = Zaczyna miejsce { $seat }
move-sheet = Gramy na arkuszu { $sheet }

## Events

event-sheet-drawn = Arkusz wioski: { $sheet }.
event-favour-drawn = W tej grze jest przysługa: { $favour }.
event-first-player-drawn = Pierwszy aktywny gracz: { $seat }.
event-round-began = Runda { $round }: rzuca { $seat }.
event-die-rolled = Wypada { $resource } ({ $die }).
event-workers-rolled =
    { $workers ->
        [one] Kość robotników daje wszystkim { $workers } akcję.
        [few] Kość robotników daje wszystkim { $workers } akcje.
       *[many] Kość robotników daje wszystkim { $workers } akcji.
    }
event-favour-taken = { $seat } bierze przysługę: { $favour }.
event-reroll-asked = { $seat } przerzuca: { $die } ({ $building }).
event-die-rerolled = { $seat } ma teraz { $resource } ({ $die }).
event-workers-rerolled = { $seat } ma teraz na kości robotników { $workers }.
event-favour-used = { $seat } używa przysługi: { $favour }.
event-crop-named = { $seat } w tej rundzie zbiera bez akcji: { $resource }.
event-area-built = { $seat } wykreśla obszar: { $section }.
event-section-completed = { $seat } kończy sekcję: { $section }.
event-field-opened = { $seat } kończy most: pole { $field } jest dostępne.
event-village-area-built = { $seat } buduje: { $building }.
event-building-completed = { $seat } kończy budynek: { $building }.
event-harvested = { $seat } zbiera plon z pola { $field }.
event-ability-used = { $seat } używa budynku: { $building }.
event-ability-declined = { $seat } zostawia na później budynek: { $building }.
event-gained = { $seat } otrzymuje { amount }.
event-spent = { $seat } wydaje { amount }.
event-actions-gained =
    { $amount ->
        [one] { $seat } ma o { $amount } akcję więcej.
        [few] { $seat } ma o { $amount } akcje więcej.
       *[many] { $seat } ma o { $amount } akcji więcej.
    }
event-die-turned = { $seat } obraca: { $die }, teraz { $resource }.
event-gold-pledged = { $seat } zapłaci złotem za: { $resource }.
event-building-paid =
    { $points ->
        [one] { $seat } zapisuje { $points } punkt ({ $building }).
        [few] { $seat } zapisuje { $points } punkty ({ $building }).
       *[many] { $seat } zapisuje { $points } punktów ({ $building }).
    }
event-export-paid =
    { $points ->
        [one] { $seat } eksportuje { $resource } za { $points } punkt.
        [few] { $seat } eksportuje { $resource } za { $points } punkty.
       *[many] { $seat } eksportuje { $resource } za { $points } punktów.
    }
event-growth-ended = { $seat } kończy rozwój.
event-plan-chosen = { $seat } wybiera plan: { $building }.
event-nothing-founded = { $seat } nie tworzy osady.
event-settlement-founded = { $seat } tworzy osadę według planu: { $building }, od sekcji { $section }.
event-kept = { $seat } zachowuje na następną rundę { amount }.
event-round-ended = Koniec rundy { $round }.
event-final-scored =
    { $points ->
        [one] { $seat } ma na koniec { $points } punkt.
        [few] { $seat } ma na koniec { $points } punkty.
       *[many] { $seat } ma na koniec { $points } punktów.
    }
event-game-ended = Koniec gry.

## What a choice costs and gives

hint-free = bez akcji
hint-action = akcja
hint-cost = { $cost } i akcja
hint-cost-free = { $cost }, bez akcji
hint-track = tor jest wart { $points }
hint-begins = zaczyna sekcję
hint-completes = kończy budynek
hint-gives = daje { $goods }

## The sheets as text

board-no-sheet = Arkusz wioski nie został jeszcze wylosowany.
board-round = Runda { $round } z 10
board-sheet = arkusz przygodowy { $number } ({ $theme })
board-own = arkusz „{ $theme }”, autor: { $author }
board-competition = arkusz rywalizacji
board-active = aktywny gracz: { $name }
board-middle = na środku: { $favours }
board-seat = ── { $seat } { $name }, punkty: { $points } ──
board-dice = kości: { $dice }
board-workers = akcje: { $workers }
board-pool = pula: { $pool }
board-favour = przysługa: { $favour }
board-used = (użyta)
board-crops = zbiór bez akcji: { $resource }
board-points = punkty
board-field-open = pole { $number }: { $areas }
board-field-closed = (pole { $number }: { $areas })
board-works = działa
board-complete = działa od następnej rundy
board-ignored = nie w grze podstawowej
board-raised = podniesiony o { $times }
board-noted = zapisane: { $points }
board-player = Gracz
board-score = Punkty
board-buildings = Budynki
board-harvested = Zbiory
board-settlements = Osady
board-favour-head = Przysługa
board-none = –
board-signs = Obszar kosztuje litery w nim (K kamień, D drewno, J jadło, Z złoto; · tylko akcja) oraz akcję; × to obszar wykreślony; ①–⑥ to część osady tego budynku; =5 to punkty toru ukończonego dotąd; ■ to plan, rzędy dzieli ukośnik; pole w nawiasie nie jest jeszcze dostępne.
closing-box = Rubryka
closing-total = Razem

## Arkusze w 80 kolumnach

board-empire = imperium
board-village = Wioska gracza { $seat }
board-used-up = użyty w tej rundzie
board-used-times = użyty { $used } z { $most } razy
board-works-itself = działa automatycznie

## Jeszcze o tym, co daje wybór

hint-ally = 1 akcja więcej
hint-gift = 1 więcej tego, co na kości
hint-crops = zbiory tego, co na kości, bez akcji
hint-export = 1 punkt za każdy oddany rodzaj
hint-coin = 1 złoto
hint-shows = na kości { $face }
hint-have = masz { $n }
hint-point = 1 punkt
board-players = Gracze
