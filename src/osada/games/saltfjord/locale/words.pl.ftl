### Słowa Saltfjordu: rzeczy, opcje, ruchy, zdarzenia, plansze.

## Things

colour-white = biała
colour-orange = pomarańczowa
resource-fish = ryba
resource-wood = drewno
resource-grain = zboże
resource-paper = papier
resource-plank = deska
resource-food = jedzenie
resource-book = książka
resource-gold = złoto
goods-fish =
    { $n ->
        [one] { $n } ryba
        [few] { $n } ryby
       *[other] { $n } ryb
    }
goods-wood =
    { $n ->
        [one] { $n } drewno
       *[other] { $n } drewna
    }
goods-grain =
    { $n ->
        [one] { $n } zboże
       *[other] { $n } zboża
    }
goods-paper =
    { $n ->
        [one] { $n } papier
       *[other] { $n } papieru
    }
goods-plank =
    { $n ->
        [one] { $n } deska
        [few] { $n } deski
       *[other] { $n } desek
    }
goods-food =
    { $n ->
        [one] { $n } jedzenie
       *[other] { $n } jedzenia
    }
goods-book =
    { $n ->
        [one] { $n } książka
        [few] { $n } książki
       *[other] { $n } książek
    }
goods-gold =
    { $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }
goods-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
goods-nothing = nic
list-and = { $first } i { $last }
cell-at = rząd { $row }, kolumna { $column }
promenade-with = deptak: { $goods }
promenade-plain = deptak
token-of = { $goods }, rodzaj { $kind }
action-order = zrealizuj zlecenie
action-technology = zyskaj technologię
action-fish = wyrusz na połów
action-build-small = zbuduj mały kafelek
action-upgrade = ulepsz
action-build-one = zbuduj za darmo kafelek z 1 kwadratu
action-deal = wymień zboże lub jedzenie na punkty
stack-one-a = pierwszy stos kafelków z 1 kwadratu
stack-one-b = drugi stos kafelków z 1 kwadratu
stack-two-a = pierwszy stos kafelków z 2 kwadratów
stack-two-b = drugi stos kafelków z 2 kwadratów
stack-ell-a = pierwszy stos dużych kafelków
stack-ell-b = drugi stos dużych kafelków
direction-stay = zostaje na miejscu
direction-up = jedzie w górę
direction-down = jedzie w dół
direction-left = jedzie w lewo
direction-right = jedzie w prawo
track-crafts = Rzemiosło
track-carpentry = Ciesielstwo
track-logistics = Logistyka
track-fishing = Rybołówstwo
track-carts = Wozy
deal-grain = 1 zboże za 3 punkty
deal-food = 1 jedzenie za 5 punktów
choice-first = pierwszy
choice-second = drugi
slot-1 = pierwszy żeton
slot-2 = drugi żeton
slot-3 = trzeci żeton
slot-4 = czwarty żeton
slot-new = żeton wzięty przed chwilą
pier-fish = molo rybackie
pier-upgrade = molo warsztatowe
pier-market = molo targowe
pier-meal = molo kuchenne
ability-pilot = Pilot portowy
ability-workshop = Warsztat
ability-pedlar = Handel obwoźny
ability-forwarder = Spedycja
ability-harbour-master = Kapitanat portu
ability-builder = Budownictwo
ability-town-planner = Plan wioski
ability-scholar = Nauka
scoring-crates = Skrzynie
scoring-lines = Rzędy i kolumny
scoring-catch = Połów
scoring-steps = Kroki technologii
scoring-large-tiles = Duże kafelki
scoring-fullest-pier = Najpełniejsze molo
scoring-workers = Pracownicy
scoring-point-tokens = Żetony z punktami
scoring-cells = Zapełnione pola
scoring-arrival = Kolejność dotarcia
scoring-round = Wczesne dotarcie

## Options

option-carts = Wozy (wariant zaawansowany)
option-carts-no = bez wozów
option-carts-yes = z wozami
option-side = Planszetki graczy
option-side-plain = strona bez nazwy, jednakowa dla wszystkich
option-side-village = strona z nazwą wioski, każda inna
option-special-tiles = Kafelki specjalnej punktacji (gra solo)
option-special-tiles-2 = 2
option-special-tiles-3 = 3
option-special-tiles-4 = 4
option-special-tiles-5 = 5
option-special-tiles-6 = 6
option-first-player = Pierwsza osoba
option-first-player-random = losowo
option-first-player-A = miejsce A
option-first-player-B = miejsce B
option-first-player-C = miejsce C
option-first-player-D = miejsce D

## Moves

move-die = Weź kość z wartością { $value } ({ $colour })
move-die-at = Weź kość z tawerny { $tavern } ({ $colour })
move-line = Użyj kości na linii { $value }
move-discard = Odrzuć kość za 1 rybę
move-build = Buduj: { $stack }
move-pass = Spasuj do tawerny { $tavern }
move-activate = Aktywuj budynek: { $cell }
move-cart = Wóz { $cart } { $direction }
move-upgrade = Ulepsz: { $from } → { $to }
move-take-fish = Zamiast ulepszać weź 1 rybę
move-order = Zrealizuj zlecenie ze stosu { $stack }
move-technology = Porusz znacznik na torze: { $track }
move-sail = Płyń dalej i weź żeton rodzaju { $kind }
move-return = Wróć do portu
move-deal = Wymień { $deal }
move-place = Połóż pierwszy kwadrat kafelka: { $cell }
move-turn = Obróć kafelek o { $angle }
move-keep = Zachowaj { $choice } żeton
move-overboard = Wyrzuć za burtę { $slot }
move-pier = Umieść skrzynię przy molo { $pier }
move-ability = Weź zdolność: { $ability }
move-set = Wybierz zestaw początkowy { $set }
move-free = Najpierw darmowa akcja …
move-sell = Sprzedaj 1 × { $resource }
move-buy = Wydaj ryby, aby ulepszyć: { $from } → { $to }
move-downgrade = Osłab: { $from } → { $to }
move-trade = Użyj zdolności i weź 1 × { $resource }
move-worker = Użyj pracownika: { $cell }
move-done = Zakończ turę
move-skip = Zrezygnuj z efektu
move-first = Zaczyna miejsce { $seat }
move-board = Następna planszetka: { $board }
move-roll = Kość pokazuje { $value }
move-tile = Następny kafelek: { $tile }
move-crate = Następna skrzynia: { $crate }
move-start-crate = Początkowa skrzynia: { $crate }
move-deal-ability = Następna zdolność: { $ability }
move-start-tile = Początkowy budynek: { $tile }
move-start-goods = Początkowe zasoby: { $kit }
move-scoring = Kafelek punktacji: { $scoring }
move-token = Żeton połowu: { $token }

way-payment = { $move } (przedtem: { $steps })

## Events

event-first-player-drawn = Grę zaczyna { $seat }.
event-board-dealt = { $seat }: planszetka { $board }.
event-die-rolled = Rzut kością ({ $colour }): { $value }.
event-die-laid = Kość w tawernie { $tavern } ({ $colour }): { $value }.
event-tile-turned-up = Odkryto, { $stack }: { $tile }.
event-crate-turned-up = Odkryto na stosie skrzyń { $pile }: { $crate }.
event-ability-laid-out = Zdolność na planszy: { $ability }.
event-set-ability-dealt = Zestaw { $set }, zdolność: { $ability }.
event-set-building-dealt = Zestaw { $set }, budynek: { $tile }.
event-set-resources-dealt = Zestaw { $set }, zasoby: { $kit }.
event-scoring-laid = Na szczycie toru { $track }: { $scoring }.
event-special-drawn = Kafelek specjalnej punktacji: { $scoring }.
event-set-picked = { $seat } wybiera zestaw { $set } (zdolność: { $ability }).
event-round-began = Zaczyna się runda { $round }; pierwszą turę ma { $seat }.
event-die-taken = { $seat } bierze kość z wartością { $value } ({ $colour }).
event-line-chosen = { $seat } używa kości na linii { $value } ({ $colour }; wydane ryby: { $fish }).
event-die-discarded = { $seat } odrzuca kość.
event-die-left = Kość nic nie aktywuje i leży obok planszetki ({ $seat }).
event-die-rested = Kość zostaje na polu: { $cell } ({ $seat }).
event-building-activated = { $seat } aktywuje budynek: { $cell }.
event-cart-moved = Wóz { $cart } ({ $seat }) jedzie na pole: { $cell }.
event-cart-stayed = Wóz { $cart } ({ $seat }) zostaje na miejscu.
event-cart-placed = Wóz { $cart } ({ $seat }) staje na lewym górnym polu.
event-cart-gained = { $seat } zyskuje drugi wóz.
event-gained = { $seat } zyskuje: { $resource } × { $amount }.
event-points-gained =
    { $points ->
        [one] { $seat } zdobywa { $points } punkt.
        [few] { $seat } zdobywa { $points } punkty.
       *[other] { $seat } zdobywa { $points } punktów.
    }
event-paid = { $seat } wydaje: { $resource } × { $amount }.
event-upgraded = { $seat } ulepsza: { $from_resource } → { $resource }.
event-order-filled = { $seat } realizuje zlecenie { $crate }, molo { $pier }.
event-technology-gained = { $seat } dociera na poziom { $level } toru { $track }.
event-scored-at-once = { $seat } dociera do kafelka punktacji { $scoring }: { $points }.
event-boat-moved = Łódź ({ $seat }) płynie do obszaru { $area }.
event-boat-returned = Łódź ({ $seat }) wraca do portu (obszar: { $points }).
event-tokens-looked-at = { $seat } podgląda dwa żetony rodzaju { $number }.
event-token-seen = { $seat } widzi żeton: { $token }.
event-token-loaded = { $seat } bierze żeton: { $token }.
event-token-put-back = { $seat } odkłada żeton na wierzch stosu.
event-token-overboard = { $seat } wyrzuca za burtę żeton: { $token }.
event-no-token = Nie ma tam już żetonów ({ $seat }).
event-deal-taken = { $seat } wymienia { $deal }.
event-tile-built = { $seat } buduje { $tile }: { $cell }.
event-row-completed = { $seat } kończy rząd { $row }.
event-column-completed = { $seat } kończy kolumnę { $column }.
event-tile-removed = Usunięto z gry: { $tile }.
event-crate-removed = Usunięto z gry: { $crate }.
event-ability-taken = { $seat } bierze zdolność: { $ability }.
event-worker-gained = { $seat } zyskuje pracownika.
event-sold = { $seat } sprzedaje 1 × { $resource } (ryby: { $fish }).
event-downgraded = { $seat } osłabia: { $from_resource } → { $resource }.
event-traded = { $seat } używa zdolności i zyskuje: { $resource }.
event-worker-used = { $seat } używa pracownika: { $cell }.
event-passed = { $seat } pasuje i idzie do tawerny { $tavern }.
event-declined = { $seat } rezygnuje z efektu.
event-turn-ended = { $seat } kończy turę.
event-game-ended = Trzecia runda dobiegła końca.

## The boards

short-fish = ryba
short-wood = drew
short-grain = zboż
short-paper = pap
short-plank = desk
short-food = jedz
short-book = ksi
short-gold = złot
short-points = p
do-order = zlec
do-technology = tec
do-fish = łódź
do-upgrade = ulep
do-build-small = buduj
step-worker = pracownik
step-ability = kafelek zdolności
step-cart = drugi wóz
step-move-carts = ruch wozów
step-better-boat = lepsza łódź
step-cheap-building = tańsze kafelki
step-pier-at-once = nagroda molo od razu
step-any-pier = dowolne molo
step-two-tokens = 2 żetony, 1 zostaje
step-kind-2 = rodzaj 2
step-kind-3 = rodzaj 3
step-cart-promenades = wozy na deptakach
board-setup = Przygotowanie gry
board-tracks = Technologia
board-top = Szczyt
board-markers = Znaczniki
board-round = Runda { $round } z 3 · zaczęło miejsce { $starter }
board-dice-white = Białe kości (kolumny):
board-dice-orange = Pomarańczowe kości (rzędy):
board-none = –
board-taverns = Tawerny:
board-special = Kafelki specjalnej punktacji:
board-abilities = Zdolności na planszy:
board-tiles = Kafelki budynków (pod wierzchnim)
board-crates = Skrzynie (pod wierzchnią)
board-fjord = Fiord
board-harbour = port
board-area-points = powrót
board-kind = rodzaj { $kind }
board-boats = łodzie
board-sets = Zestawy początkowe
board-points = punkty: { $points } (na koniec byłoby { $final })
board-boat = Łódź: obszar { $boat } · na pokładzie: { $load } (miejsca: { $slots })
board-piers = Mola { $crates }
board-has = Zdolności: { $abilities }
board-workers = Pracownicy: { $workers } · wzięte kości: białe { $white }, pomarańczowe { $orange }
board-caught = Połów: { $caught }
board-legend = ○ biała kość  ● pomarańczowa kość  ♟ pracownik  ▣ wóz  (…) deptak  * śnieg  · puste
board-die = W ręku kość z wartością { $value } ({ $colour })
board-tile = W ręku: { $tile }
board-tokens = W ręku: { $tokens }
board-actions = Akcja: { $actions }
board-line-column = Trwa aktywacja kolumny { $number }
board-line-row = Trwa aktywacja rzędu { $number }

## The end

closing-green = Zielone punkty
closing-boat = Żetony na łodzi
closing-fish = Ryby, 1 punkt za każde 3
closing-sets = Zestawy czterech skrzyń
closing-crates = Skrzynie
closing-track = { $track } (szczyt: { $tile })
closing-carts = Wozy
closing-total = Razem
closing-special = Specjalna punktacja, { $tile }: { $points } z co najmniej { $minimum }
closing-lost = Jeden z kafelków specjalnej punktacji daje za mało: tym razem bez zwycięstwa.
closing-medal-none = Zwycięstwo, ale bez medalu.
closing-medal-bronze = Zwycięstwo i brązowy medal.
closing-medal-silver = Zwycięstwo i srebrny medal.
closing-medal-gold = Zwycięstwo i złoty medal.
closing-medal-platinum = Zwycięstwo i platynowy medal.
closing-medal-palladium = Zwycięstwo i palladowy medal.
medal-bronze = Brązowy medal
medal-silver = Srebrny medal
medal-gold = Złoty medal
medal-platinum = Platynowy medal
medal-palladium = Palladowy medal
achievement-1 = Osiągnięcie 1: złoto z trzema kafelkami specjalnymi
achievement-2 = Osiągnięcie 2: platyna z trzema kafelkami specjalnymi
achievement-3 = Osiągnięcie 3: platyna z czterema kafelkami specjalnymi
achievement-4 = Osiągnięcie 4: platyna z pięcioma kafelkami specjalnymi
achievement-5 = Osiągnięcie 5: pallad z sześcioma kafelkami specjalnymi

## The almanac

almanac-free-pips =
    { $n ->
        [one] Zmieniasz wartość każdej wziętej kości o { $n } bez płacenia; dalsze oczka kosztują po 1 rybie.
       *[other] Zmieniasz wartość każdej wziętej kości najwyżej o { $n } bez płacenia; dalsze oczka kosztują po 1 rybie.
    }
almanac-cheap-upgrade = Darmowa akcja „wydaj ryby, aby ulepszyć” kosztuje cię tylko tyle ryb: { $fish }, do { $times } razy w rundzie.
almanac-trade = Jako darmowa akcja, do { $times } razy w rundzie: wydaj: { $pay } i weź jedno z: { $choice }.
almanac-on-order = Za każdym razem, gdy realizujesz zlecenie, zyskujesz: { $goods }.
almanac-on-return = Za każdym razem, gdy twoja łódź wraca do portu, zyskujesz: { $goods }.
almanac-on-small-tile = Za każdym razem, gdy budujesz mały kafelek, zyskujesz: { $goods }.
almanac-on-large-tile = Za każdym razem, gdy budujesz duży kafelek, zyskujesz: { $goods }.
almanac-on-line = Za każdym razem, gdy kończysz rząd lub kolumnę, zyskujesz: { $goods }.
almanac-on-technology = Za każdym razem, gdy zyskujesz technologię, zyskujesz: { $goods }.
almanac-per-crate = Punkty za każdą twoją skrzynię: { $points }.
almanac-per-line = Punkty za każdy ukończony rząd i każdą ukończoną kolumnę: { $points }.
almanac-per-token = Punkty za każdy twój żeton połowu, także na łodzi: { $points }.
almanac-per-step = Punkty za każdy krok na wszystkich czterech torach technologii: { $points }.
almanac-per-large-tile = Punkty za każdy duży kafelek budynku: { $points }.
almanac-per-crate-at-fullest-pier = Punkty za każdą skrzynię przy molo, na którym masz ich najwięcej: { $points }.
almanac-per-worker = Punkty za każdego twojego pracownika: { $points }.
almanac-per-token-with-points = Punkty za każdy twój żeton połowu, który pokazuje punkty: { $points }.
almanac-per-two-cells = Punkty za każde dwa zapełnione pola siatki: { $points }.
almanac-per-arrival = Punktuje od razu, według kolejności dotarcia: { $points } pkt.
almanac-per-round = Punktuje od razu, według rundy dotarcia: { $points } pkt.
