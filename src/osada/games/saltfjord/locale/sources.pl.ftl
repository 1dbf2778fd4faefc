### Skąd pochodzą dane: to, co plik mówi o swoim pochodzeniu, naszymi słowami.

## O czym mowa

source-eight-tiles-four-on-the-board-and-four-in-the-st = Osiem kafelków: cztery na planszy i cztery w zestawach początkowych
source-what-they-do = Co robią
source-number-of-tiles = Liczba kafelków
source-shapes = Kształty
source-two-stacks-a-shape = Dwa stosy każdego kształtu
source-tiles-in-a-stack = Liczba kafelków w stosie
source-faces = Co pokazują kafelki
source-numbers-and-stacks = Liczby i stosy
source-piers-and-the-bonus-for-sets = Mola i premia za zestawy
source-one-crate-of-1-food-and-1-wood-one-worth-5 = Jedna skrzynia za 1 jedzenie i 1 drewno oraz jedna warta 5 punktów
source-all-other-costs-and-points = Wszystkie pozostałe koszty i punkty
source-which-stack-belongs-to-which-pier = Który stos należy do którego molo
source-three-kinds-what-a-move-and-a-return-do = Trzy rodzaje żetonów; co dają ruch łodzi i powrót
source-points-of-the-third-area = Punkty trzeciego obszaru
source-number-of-areas-other-points-sizes-of-stacks-mix = Liczba obszarów, pozostałe punkty, wielkość stosów i zestaw żetonów
source-slots-of-the-boat-tile = Miejsca na kafelku łodzi
source-grid-snow-cells-two-sides = Siatka, pola ze śniegiem, dwie strony
source-one-name = Jedna nazwa
source-the-plain-side-is-the-same-for-all = Strona bez nazwy jest jednakowa dla wszystkich
source-seven-printed-buildings = Siedem nadrukowanych budynków
source-which-buildings-and-where = Które budynki i gdzie
source-other-names = Pozostałe nazwy
source-arrows = Strzałki
source-sale-of-food = Sprzedaż jedzenia
source-other-sales = Pozostałe ceny sprzedaży
source-eleven-tiles-two-scored-at-once-and-left-out-of = Jedenaście kafelków, z których dwa punktują od razu i nie wchodzą do gry solo
source-what-they-score = Za co punktują
source-medals-and-achievements = Medale i osiągnięcia
source-four-sets-of-three-tiles = Cztery zestawy po trzy kafelki
source-a-go-fishing-symbol-on-one-tile = Symbol połowu na jednym kafelku
source-the-goods = Zasoby
source-tracks-effects-points-of-levels-1-and-2-scoring = Tory, efekty, punkty poziomów 1 i 2, kafelki punktacji na szczycie
source-three-steps-a-track-and-their-order = Trzy kroki na torze i ich kolejność
source-cost-of-the-first-step-of-logistics = Koszt pierwszego kroku Logistyki
source-other-costs = Pozostałe koszty
source-order-and-costs-of-the-cart-track = Kolejność i koszty kroków toru wozów
source-taverns = Tawerny

## Skąd to wiadomo

known-printed = w druku
known-reconstruction = nasza rekonstrukcja
known-secondary-source-66 = źródło wtórne: 66
known-printed-one-square-two-squares-an-l-that-there-a = w druku: jeden kwadrat, dwa kwadraty, litera L; że nie ma innych, to wniosek
known-reconstruction-11 = nasza rekonstrukcja: 11
known-inferred-from-the-worked-example-2 = wywnioskowane z przykładu: 2
known-basic-side-inferred-3-better-side-printed-4-one = bazowa strona: wywnioskowane (3), ulepszona: w druku (4, jedno podwaja)
known-printed-misspelt-in-our-copy-l-ding = w druku, w naszym egzemplarzu z błędem: Løding
known-secondary-source = źródło wtórne
known-printed-2-fish = w druku: 2 ryby
known-reconstruction-inferred-from-the-rows-of-the-war = nasza rekonstrukcja, wywnioskowana z rzędów magazynu
known-inferred = wywnioskowane
known-printed-1-grain = w druku: 1 zboże
known-printed-their-order-is-inferred = w druku; kolejność wywnioskowana
