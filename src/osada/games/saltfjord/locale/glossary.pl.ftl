### Słowniczek: co znaczą słowa gry, po jednym zdaniu.

glossary-village = Wioska
glossary-goods = Magazyn
glossary-fjord = Fiord
glossary-technology = Technologie
glossary-play = Przebieg gry

## Wioska

term-village-board = Twoja siatka z sześcioma rzędami i kolumnami na budynki.
    .title = planszetka gracza
term-building = Kwadrat, który aktywuje kość, pracownik albo wóz.
    .title = budynek
term-building-tile = Budynki i deptaki, które kładziesz na siatce; można go obracać.
    .title = kafelek budynku
term-small-tile = Kafelek o jednym lub dwóch kwadratach; buduje się go w budynku albo w tawernie.
    .title = mały kafelek
term-large-tile = Kafelek o trzech kwadratach; jego budowa to cała tura.
    .title = duży kafelek
term-promenade = Kwadrat, który nie jest budynkiem; nagradza za ukończony rząd lub kolumnę.
    .title = deptak
term-worker = W darmowej akcji aktywuje jeden wolny budynek i blokuje go do końca rundy.
    .title = pracownik
term-cart = W wariancie zaawansowanym: rusza przed kością i aktywuje to, na co wjedzie.
    .title = wóz
term-ability-tile = Zdolność, którą masz do końca gry.
    .title = kafelek zdolności

## Magazyn

term-fish = Najprostszy zasób: zmienia kości, opłaca ulepszenia, a na końcu trzy dają punkt.
term-wood = Buduje małe kafelki; ulepszone staje się deską.
term-grain = Ulepszone staje się jedzeniem; przy molo kuchennym kupuje punkty.
term-paper = Opłaca pierwsze kroki technologii; ulepszony staje się książką.
term-plank = Ulepszone drewno; potrzebują jej duże kafelki.
term-food = Ulepszone zboże; przy molo kuchennym kupuje najwięcej punktów.
term-book = Ulepszony papier; opłaca dalsze kroki technologii.
term-gold = Najlepszy zasób: osłabione zastąpi wszystko.
term-upgrade = Przesunięcie zasobu o jedno pomieszczenie w górę po strzałce albo zamiast tego 1 ryba.
    .title = ulepszenie
term-downgrade = Przesunięcie zasobu o jedno pomieszczenie w dół, jako darmowa akcja.
    .title = osłabienie
term-order = Czego wymaga odkryta skrzynia; kto to wyda, dostaje skrzynię.
    .title = zlecenie
term-crate = Zrealizowane zlecenie: fioletowe punkty, miejsce przy molo i część zestawu czterech.
    .title = skrzynia
term-pier = Miejsce twoich skrzyń; gdy pasujesz, każda daje nagrodę.
    .title = molo

## Fiord

term-boat = Płynie od obszaru do obszaru; połów coś daje dopiero po powrocie.
    .title = łódź rybacka
term-boat-tile = Mieści trzy żetony połowu, po ulepszonej stronie cztery.
    .title = kafelek łodzi
term-catch-token = Bierzesz go przy każdym ruchu łodzi; coś daje po powrocie.
    .title = żeton połowu
term-area = Miejsce postoju łodzi; im dalej, tym więcej punktów za powrót.
    .title = obszar fiordu
term-fishing-trip = Akcja, dzięki której łódź płynie dalej albo wraca.
    .title = połów

## Technologie

term-crafts = Tor technologii, który daje pracowników i złoto.
term-carpentry = Tor technologii, który daje lepszą łódź, zdolność i tańsze kafelki.
term-logistics = Tor technologii, który daje zasoby i lepsze mola.
term-fishing = Tor technologii, dzięki któremu wybierasz spośród żetonów połowu.
term-technology-track = Kroki, za które płacisz po kolei; każdy coś daje, a poziom liczy się na końcu.
    .title = tor technologii
term-scoring-tile = Leży na szczycie toru i punktuje temu, kto tam dotrze.
    .title = kafelek punktacji

## Przebieg gry

term-white-die = Aktywuje kolumnę; w rundzie bierzesz najwyżej trzy.
    .title = biała kość
term-orange-die = Aktywuje rząd; w drugiej rundzie możesz wziąć dwie, w trzeciej trzy.
    .title = pomarańczowa kość
term-free-action = To, co możesz robić w każdej chwili swojej tury: sprzedaż, ulepszenie za 2 ryby, osłabienie, pracownik.
    .title = darmowa akcja
term-pass = Idziesz do tawerny, wykonujesz jej akcję i aktywujesz mola; potem runda się dla ciebie kończy.
    .title = pas
term-tavern = Dokąd idziesz, gdy pasujesz; ta najbardziej po lewej decyduje, kto zaczyna następną rundę.
    .title = tawerna
term-green-points = Punkty, które liczą się od razu.
    .title = zielone punkty
term-purple-points = Punkty, które liczą się na końcu.
    .title = fioletowe punkty
term-start-set = Zdolność, budynek i zasoby, które wybierasz przed pierwszą rundą.
    .title = zestaw początkowy
term-special-tile = W grze solo: kafelek, który musi dać ci co najmniej 10 punktów.
    .title = kafelek specjalnej punktacji
