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
       *[many] { $n } ryb
    }
goods-wood =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
goods-grain =
    { $n ->
        [one] { $n } zboże
        [few] { $n } zboża
       *[many] { $n } zboża
    }
goods-paper =
    { $n ->
        [one] { $n } papier
        [few] { $n } papiery
       *[many] { $n } papierów
    }
goods-plank =
    { $n ->
        [one] { $n } deska
        [few] { $n } deski
       *[many] { $n } desek
    }
goods-food =
    { $n ->
        [one] { $n } jedzenie
        [few] { $n } jedzenia
       *[many] { $n } jedzenia
    }
goods-book =
    { $n ->
        [one] { $n } książka
        [few] { $n } książki
       *[many] { $n } książek
    }
goods-gold =
    { $n ->
        [one] { $n } złoto
        [few] { $n } złota
       *[many] { $n } złota
    }
goods-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
some-goods =
    { $resource_id ->
        [fish] { $amount ->
            [one] { $amount } rybę
            [few] { $amount } ryby
           *[many] { $amount } ryb
        }
        [wood] { $amount ->
            [one] { $amount } drewno
            [few] { $amount } drewna
           *[many] { $amount } drewna
        }
        [grain] { $amount ->
            [one] { $amount } zboże
            [few] { $amount } zboża
           *[many] { $amount } zboża
        }
        [paper] { $amount ->
            [one] { $amount } papier
            [few] { $amount } papiery
           *[many] { $amount } papierów
        }
        [plank] { $amount ->
            [one] { $amount } deskę
            [few] { $amount } deski
           *[many] { $amount } desek
        }
        [food] { $amount ->
            [one] { $amount } jedzenie
            [few] { $amount } jedzenia
           *[many] { $amount } jedzenia
        }
        [book] { $amount ->
            [one] { $amount } książkę
            [few] { $amount } książki
           *[many] { $amount } książek
        }
       *[gold] { $amount ->
            [one] { $amount } złoto
            [few] { $amount } złota
           *[many] { $amount } złota
        }
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
action-build-one = zbuduj za darmo kafelek wielkości 1 kwadratu
action-deal = wymień zboże lub jedzenie na punkty
stack-one-a = pierwszy stos kafelków wielkości 1 kwadratu
stack-one-b = drugi stos kafelków wielkości 1 kwadratu
stack-two-a = pierwszy stos kafelków wielkości 2 kwadratów
stack-two-b = drugi stos kafelków wielkości 2 kwadratów
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
option-first-player = Rozpoczynający gracz
option-first-player-random = losowany
option-first-player-A = miejsce A
option-first-player-B = miejsce B
option-first-player-C = miejsce C
option-first-player-D = miejsce D

## Moves

move-die = Weź kość o wartości { $value } ({ $colour })
move-die-at = Weź kość z tawerny { $tavern } ({ $colour })
move-line = Ustaw kość przy linii { $value }
move-discard = Odrzuć kość za 1 rybę
move-build = Zbuduj kafelek: { $stack }
move-pass = Spasuj i idź do tawerny { $tavern }
move-activate = Aktywuj budynek: { $cell }
move-cart = Wóz { $cart } { $direction }
move-upgrade = Ulepsz: { $from } → { $to }
move-take-fish = Zamiast ulepszać, weź 1 rybę
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
move-free = Najpierw darmowa akcja…
move-sell = Sprzedaj: { $resource }
move-buy = Wydaj ryby, aby ulepszyć: { $from } → { $to }
move-downgrade = Osłab: { $from } → { $to }
move-trade = Użyj zdolności i weź: { $resource }
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

way-payment = { $move } (przedtem wymiana: { $given } → { $gained })

## Events

event-first-player-drawn = Grę zaczyna { $seat }.
event-board-dealt = { $seat }: planszetka { $board }.
event-die-rolled = Rzut (kość { $colour }): { $value }.
event-die-laid = Kość w tawernie { $tavern } ({ $colour }): { $value }.
event-tile-turned-up = Odkryto ({ $stack }): { $tile }.
event-crate-turned-up = Odkryto (stos skrzyń { $pile }): { $crate }.
event-ability-laid-out = Zdolność na planszy: { $ability }.
event-set-ability-dealt = Zestaw { $set }, zdolność: { $ability }.
event-set-building-dealt = Zestaw { $set }, budynek: { $tile }.
event-set-resources-dealt = Zestaw { $set }, zasoby: { $kit }.
event-scoring-laid = Na szczycie toru { $track }: { $scoring }.
event-special-drawn = Kafelek specjalnej punktacji: { $scoring }.
event-set-picked = { $seat } wybiera zestaw { $set } (zdolność: { $ability }).
event-round-began = Zaczyna się runda { $round }; pierwszą turę ma { $seat }.
event-die-taken = { $seat } bierze kość o wartości { $value } ({ $colour }).
event-line-chosen = { $seat } ustawia kość przy linii { $value } ({ $colour }; wydane ryby: { $fish }).
event-die-discarded = { $seat } odrzuca kość.
event-die-left = Kość nic nie aktywuje i leży obok planszetki ({ $seat }).
event-die-rested = Kość zostaje na polu: { $cell } ({ $seat }).
event-building-activated = { $seat } aktywuje budynek: { $cell }.
event-cart-moved = Wóz { $cart } ({ $seat }) jedzie na pole: { $cell }.
event-cart-stayed = Wóz { $cart } ({ $seat }) zostaje na miejscu.
event-cart-placed = Wóz { $cart } ({ $seat }) staje na lewym górnym polu.
event-cart-gained = { $seat } zyskuje drugi wóz.
event-gained = { $seat } zyskuje { some-goods }.
event-points-gained =
    { $points ->
        [one] { $seat } zdobywa { $points } punkt.
        [few] { $seat } zdobywa { $points } punkty.
       *[many] { $seat } zdobywa { $points } punktów.
    }
event-paid = { $seat } wydaje { some-goods }.
event-upgraded = { $seat } ulepsza: { $from_resource } → { $resource }.
event-order-filled = { $seat } realizuje zlecenie { $crate } i kładzie skrzynię przy molo { $pier }.
event-technology-gained = { $seat } dociera na poziom { $level } toru { $track }.
event-scored-at-once = { $seat } dociera do kafelka punktacji { $scoring }: { $points }.
event-boat-moved = Łódź ({ $seat }) płynie do obszaru { $area }.
event-boat-returned = Łódź ({ $seat }) wraca do portu (punkty za obszar: { $points }).
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
event-sold =
    { $fish ->
        [one] { $seat } sprzedaje zasób ({ $resource }) za { $fish } rybę.
        [few] { $seat } sprzedaje zasób ({ $resource }) za { $fish } ryby.
       *[many] { $seat } sprzedaje zasób ({ $resource }) za { $fish } ryb.
    }
event-downgraded = { $seat } osłabia: { $from_resource } → { $resource }.
event-traded = { $seat } używa zdolności i zyskuje: { $resource }.
event-worker-used = { $seat } używa pracownika: { $cell }.
event-passed = { $seat } pasuje i idzie do tawerny { $tavern }.
event-declined = { $seat } rezygnuje z efektu.
event-turn-ended = { $seat } kończy turę.
event-game-ended = Trzecia runda dobiegła końca.

## The boards

short-points = p
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
board-has = Zdolności: { $abilities }
board-workers = Pracownicy: { $workers } · wzięte kości: białe { $white }, pomarańczowe { $orange }
board-caught = Połów: { $caught }
board-legend = ○ biała kość  ● pomarańczowa kość  ♟ pracownik  ▣ wóz  (…) deptak  * śnieg  · puste
board-die = W ręku kość o wartości { $value } ({ $colour })
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
closing-special = Specjalna punktacja, { $tile }: { $points } (potrzeba co najmniej { $minimum })
closing-lost = Co najmniej jeden z kafelków specjalnej punktacji daje za mało punktów: tym razem bez zwycięstwa.
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

## Plansze w 80 kolumnach

board-orders = Skrzynie: { $piers }
board-village = { $seat }
board-village-row = { $row }
cell-order = zlecenie
cell-technology = techn.
cell-fish = łódź
cell-upgrade = ulepsz
cell-build-small = buduj

## Czego dotyczy wybór

hint-die-shows = wartość { $value }: { $line }
hint-area = obszar { $area }, powrót: { $points }
some-tile = kafelek ({ $squares })
deal-of = { $pay } na { $gain }
