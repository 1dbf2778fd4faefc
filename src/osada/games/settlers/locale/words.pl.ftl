## Things

resource-stone = kamień
resource-wood = drewno
resource-food = jadło
resource-gold = złoto
resource-any = do wyboru
letter-stone = K
letter-wood = D
letter-food = J
letter-gold = Z
amount = { $n } × { $resource }
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
move-found = Załóż osadę według planu budynku { $slot }
move-place = Lewy górny róg planu: { $section }
move-found-nothing = Nie zakładaj osady
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
       *[other] Kość robotników daje wszystkim { $workers } akcji.
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
event-gained = { $seat } otrzymuje { $amount } × { $resource }.
event-spent = { $seat } wydaje { $amount } × { $resource }.
event-actions-gained =
    { $amount ->
        [one] { $seat } ma o { $amount } akcję więcej.
        [few] { $seat } ma o { $amount } akcje więcej.
       *[other] { $seat } ma o { $amount } akcji więcej.
    }
event-die-turned = { $seat } obraca: { $die }, teraz { $resource }.
event-gold-pledged = { $seat } zapłaci złotem za: { $resource }.
event-building-paid =
    { $points ->
        [one] { $seat } zapisuje { $points } punkt ({ $building }).
        [few] { $seat } zapisuje { $points } punkty ({ $building }).
       *[other] { $seat } zapisuje { $points } punktów ({ $building }).
    }
event-export-paid =
    { $points ->
        [one] { $seat } eksportuje { $resource } za { $points } punkt.
        [few] { $seat } eksportuje { $resource } za { $points } punkty.
       *[other] { $seat } eksportuje { $resource } za { $points } punktów.
    }
event-growth-ended = { $seat } kończy rozwój.
event-plan-chosen = { $seat } wybiera plan: { $building }.
event-nothing-founded = { $seat } nie zakłada osady.
event-settlement-founded = { $seat } zakłada osadę według planu: { $building }, od sekcji { $section }.
event-kept = { $seat } zachowuje na następną rundę { $amount } × { $resource }.
event-round-ended = Koniec rundy { $round }.
event-final-scored =
    { $points ->
        [one] { $seat } ma na koniec { $points } punkt.
        [few] { $seat } ma na koniec { $points } punkty.
       *[other] { $seat } ma na koniec { $points } punktów.
    }
event-game-ended = Koniec gry.

## What buildings do

effect-gain = otrzymujesz { $goods }
gain-per = { $each } za każde z twoich: { $count }
effect-gain-choice = otrzymujesz { $n } × { $choice }
effect-extra-action =
    { $n ->
        [one] { $n } akcja więcej
        [few] { $n } akcje więcej
       *[other] { $n } akcji więcej
    }
effect-copy-die =
    { $n ->
        [one] otrzymujesz jeszcze raz to, co pokazuje { $n } wybrana kość surowców
        [few] otrzymujesz jeszcze raz to, co pokazują { $n } wybrane kości surowców
       *[other] otrzymujesz jeszcze raz to, co pokazuje { $n } wybranych kości surowców
    }
effect-set-die =
    { $n ->
        [one] obracasz { $n } kość surowców na kamień, drewno lub jadło
        [few] obracasz { $n } kości surowców na kamień, drewno lub jadło
       *[other] obracasz { $n } kości surowców na kamień, drewno lub jadło
    }
effect-reroll =
    { $n ->
        [one] przerzucasz { $dice }, { $n } raz
       *[other] przerzucasz { $dice }, do { $n } razy
    }
effect-exchange =
    { $times ->
        [one] oddajesz { $give } i otrzymujesz { $get }, { $times } raz
       *[other] oddajesz { $give } i otrzymujesz { $get }, do { $times } razy
    }
effect-spend-for-vp =
    { $times ->
        [one] oddajesz { $give } za { $vp } PZ, { $times } raz
       *[other] oddajesz { $give } za { $vp } PZ, do { $times } razy
    }
effect-spend-for-action =
    { $times ->
        [one] oddajesz { $give } i masz więcej akcji: { $actions }, { $times } raz
       *[other] oddajesz { $give } i masz więcej akcji: { $actions }, do { $times } razy
    }
effect-action-for-resource =
    { $times ->
        [one] wydajesz 1 akcję i otrzymujesz { $n } × { $choice }, { $times } raz
       *[other] wydajesz 1 akcję i otrzymujesz { $n } × { $choice }, do { $times } razy
    }
effect-free-harvest =
    { $n ->
        [one] zbierasz z { $n } obszaru bez akcji
       *[other] zbierasz z { $n } obszarów bez akcji
    }
effect-harvest-bonus =
    { $times ->
        [one] pierwszy zbiór w rundzie daje o { $n } więcej tego samego
       *[other] pierwsze zbiory w rundzie (do { $times }) dają o { $n } więcej tego samego
    }
effect-free-area =
    { $n ->
        [one] wykreślasz bez akcji { $n } obszar: { $scope }
        [few] wykreślasz bez akcji { $n } obszary: { $scope }
       *[other] wykreślasz bez akcji { $n } obszarów: { $scope }
    }
effect-discount =
    { $times ->
        [one] pierwszy obszar w rundzie ({ $scope }) kosztuje mniej o { $saved }
       *[other] pierwsze obszary w rundzie ({ $scope }, do { $times }) kosztują mniej o { $saved }
    }
effect-vp-if = { $vp } PZ w rundzie, w której { $stat }: co najmniej { $min }
effect-vp-per = { $vp } PZ za każde w rundzie ({ $stat }), najwyżej { $max } PZ
effect-keep =
    { $n ->
        [one] zachowujesz { $n } surowiec na następną rundę
        [few] zachowujesz do { $n } surowców na następną rundę
       *[other] zachowujesz do { $n } surowców na następną rundę
    }
effect-second-favour =
    { $n ->
        [one] używasz także { $n } przysługi, która leży na środku
       *[other] używasz także { $n } przysług, które leżą na środku
    }
effect-final-per-each = na koniec { $vp } PZ za każde z twoich: { $count }
effect-final-per = na koniec { $vp } PZ za każde { $per } z twoich: { $count }
effect-final-if = na koniec { $vp } PZ, jeśli masz co najmniej { $min }: { $count }
dice-resource = kość surowców
dice-worker = kość robotników
dice-any = dowolną kość
scope-walls = mury
scope-huts = chatki
scope-granaries = spichlerze
scope-bridges = mosty
scope-village = wioska
stat-sections = ukończone sekcje
stat-areas = wykreślone obszary
stat-track-areas = obszary wykreślone na torach
stat-building-areas = obszary wykreślone w wiosce
stat-harvests = zbiory
stat-buildings-completed = ukończone budynki
stat-tracks-touched = tory, na których budujesz
stat-sections-walls = ukończone sekcje murów
stat-sections-huts = ukończone sekcje chatek
stat-sections-granaries = ukończone sekcje spichlerzy
stat-sections-bridges = ukończone sekcje mostów
stat-stone-spent = wydany kamień
stat-wood-spent = wydane drewno
stat-food-spent = wydane jadło
stat-gold-spent = wydane złoto
stat-settlement-made = założone osady
count-sections-walls = ukończone sekcje murów
count-sections-huts = ukończone sekcje chatek
count-sections-granaries = ukończone sekcje spichlerzy
count-sections-bridges = ukończone sekcje mostów
count-imperial-sections = ukończone sekcje imperialne
count-full-columns = kolumny ukończone na wszystkich czterech torach
count-bridges-complete = ukończone mosty
count-harvest-areas-crossed = wykreślone obszary zbiorów
count-fields-empty = pola zebrane do ostatniego obszaru
count-buildings-completed = ukończone budynki
count-settlements = osady
count-settlements-of-this-plan = osady według tego planu
count-tracks-with-5-sections = tory z co najmniej 5 ukończonymi sekcjami
count-lowest-track-sections = ukończone sekcje najkrótszego toru
count-pairs-walls-huts = pary: sekcja murów i sekcja chatek

## The almanac

timing-reroll = Działa na samym początku twojego rozwoju, przed wszystkim innym.
timing-once-per-round = Działa raz w rundzie, od rundy po ukończeniu.
timing-passive = Działa zawsze, od rundy po ukończeniu.
timing-end-of-round = Liczy się, gdy kończysz rundę, od rundy po ukończeniu.
timing-final = Liczy się tylko na koniec gry, bez względu na rundę ukończenia.
note-gain = Otrzymujesz to samoczynnie na początku rozwoju, bo może tylko pomóc; gdy zależy od liczby czegoś, chwilę wybierasz ty.
note-gain-choice = Wszystko jest jednego, wybranego rodzaju.
note-extra-action = Akcja jest twoja od początku rozwoju.
note-copy-die = Kość ze złotem daje złoto. Ten budynek może skopiować każdą kość raz w rundzie.
note-set-die = Surowiec z tej kości musi jeszcze być w twojej puli: zmienia się w nowy rodzaj. Żadnej kości nie można obrócić na złoto, ale kość ze złotem można obrócić.
note-reroll = Nowy wynik dotyczy tylko ciebie. Każdy wynik widzisz, zanim zdecydujesz o następnym, i tę samą kość można przerzucić ponownie.
note-exchange = Złoto zastępuje dowolny surowiec; nic nie zmienia się w złoto, chyba że budynek tak mówi.
note-spend-for-vp = Złoto zastępuje dowolny surowiec. Punkty zapisujesz od razu.
note-spend-for-action = Złoto zastępuje dowolny surowiec.
note-action-for-resource = Wszystko jest jednego, wybranego rodzaju.
note-free-harvest = Działa samoczynnie przy najbliższym zbiorze, który kosztowałby akcję. Pole musi być dostępne.
note-harvest-bonus = Gdy w obszarze jest kilka rodzajów, wybierasz jeden z nich.
note-free-area = Działa samoczynnie przy najbliższym takim obszarze; surowce trzeba zapłacić.
note-discount = Obszar, na którym nie ma czego oszczędzić, się nie liczy. Gdy można oszczędzić różne surowce, wybierasz.
note-vp-if = Wszystko musi się stać w jednej rundzie; osada na jej końcu też się liczy.
note-vp-per = Wszystko musi się stać w jednej rundzie; osada na jej końcu też się liczy.
note-keep = Jeśli masz więcej, wybierasz, co zostaje.
note-second-favour = Przysługa zostaje na środku: inni z takim budynkiem też mogą jej użyć.
note-final-per = Podkreślona liczba liczy się taka, jaka jest na końcu, a budynek musi być ukończony.
note-final-if = Podkreślona liczba liczy się taka, jaka jest na końcu, a budynek musi być ukończony.
almanac-cost = Obszary: { $areas }.
almanac-action-only = tylko akcja
almanac-prebuilt = Wydrukowany jako gotowy: nic nie kosztuje i działa od 1. rundy.
almanac-plan = Plan osady (każda osada podnosi podkreśloną liczbę o 1):
almanac-plan-points = Plan osady:
almanac-no-plan = Bez planu osady.
almanac-raised = Po jednej osadzie: { $effect }.
almanac-competition = Na arkuszu rywalizacji.
almanac-sheets = Na arkuszach przygodowych: { $sheets }.
almanac-provenance = Źródło: { $provenance }.
provenance-reconstruction = nasz projekt, bo nie mieliśmy drukowanych arkuszy
provenance-guess = nasz domysł
provenance-ability-printed = umiejętność z druku, koszt z recenzji, plan to nasz domysł
provenance-example-ability = umiejętność to przykład z instrukcji, reszta to nasz domysł
provenance-points-guessed = znane z recenzji, punkty to nasz domysł

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
board-competition = arkusz rywalizacji
board-active = aktywny gracz: { $name }
board-middle = na środku: { $favours }
board-seat = ── { $seat } { $name }, punkty: { $points } ──
board-dice = kości: { $dice }
board-workers = robotnicy: { $workers }
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
closing-box = Pole
closing-total = Razem
