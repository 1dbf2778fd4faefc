### Co jest drukowane na papierze.

paper-date = Dnia
paper-names = Gracze
paper-alone = W pojedynkę
paper-special =
    { $n ->
        [one] Kafelki specjalnej punktacji, każdy co najmniej { $n } punkt
        [few] Kafelki specjalnej punktacji, każdy co najmniej { $n } punkty
       *[many] Kafelki specjalnej punktacji, każdy co najmniej { $n } punktów
    }
paper-medal-bronze = brąz
paper-medal-silver = srebro
paper-medal-gold = złoto
paper-medal-platinum = platyna
paper-medal-palladium = pallad
paper-title-pad = Saltfjord: bloczek do punktacji
paper-source = Medale jak w druku; w nawiasach te z wozami.

## Ściąga dla gracza

aid-title = Saltfjord
aid-about = Trzy rundy. Zielone punkty liczą się od razu, fioletowe na końcu.
aid-section-turn = Twoja tura: jedno z trzech
aid-die = Weź kość:
    .text = białą kładziesz nad kolumną, pomarańczową z lewej strony rzędu; aktywujesz wolne budynki po kolei, od góry lub od lewej. Każda ryba zmienia kość o 1. W rundzie trzy białe kości i tyle pomarańczowych, ile wynosi jej numer.
    .rules = F15 F16 F17
aid-rest = Kość zostaje
    .text = na ostatnim aktywowanym budynku i go blokuje. Albo odłóż ją za 1 rybę.
    .rules = F18 F19
aid-large = Zbuduj duży kafelek:
    .text = 1 drewno i 1 deska.
    .rules = F34
aid-pass = Spasuj:
    .text = zajmij wolną tawernę i wykonaj jej akcję, potem mola od góry do dołu, skrzynia po skrzyni. W tej rundzie nie masz już tur.
    .rules = F35
aid-section-free = W dowolnej chwili swojej tury
aid-sell = Sprzedaj
    .text = zasób za tyle ryb, ile podano przy jego rzędzie.
    .rules = F36
aid-upgrade = 2 ryby
    .text = ulepszają zasób; osłabienie jest za darmo.
    .rules = F13 F14 F36
aid-worker = Pracownik
    .text = aktywuje jeden wolny budynek i zostaje na nim do końca rundy.
    .rules = F36
aid-section-actions = Akcje budynków
aid-order = Zrealizuj zlecenie:
    .text = zapłać za jedną z czterech skrzyń i połóż ją przy jej molu.
    .rules = F23
aid-technology = Zdobądź technologię:
    .text = zapłać to, co widać między twoim znacznikiem a następnym polem. Na szczycie kafelek punktacji jest twój.
    .rules = F24
aid-small = Zbuduj mały kafelek:
    .text = 1 drewno. Pełny rząd lub kolumna daje to, co pokazują deptaki.
    .rules = F25 F27
aid-fishing = Wypłyń na połów:
    .text = płyń do następnego obszaru i weź żeton albo wróć: zdobywasz punkty obszaru i to, co pokazują żetony.
    .rules = F30 F31 F32
aid-section-resources = Zasoby
aid-arrows = Ulepszanie:
    .text = ryba na drewno, zboże lub papier; drewno na deskę, zboże na jedzenie, papier na książkę; deska, jedzenie lub książka na złoto. Albo 1 ryba.
    .rules = F12 F13
aid-section-end = Koniec
aid-round = Koniec rundy:
    .text = pracownicy wracają, dochodzą kolejne pomarańczowe kości, rzuca się wszystkimi; zaczyna tawerna najdalej na lewo.
    .rules = F43
aid-final = Po trzech rundach:
    .text = żetony na łodzi; sprzedaż wszystkiego, 1 punkt za 3 ryby; 3 punkty za cztery skrzynie przy czterech molach; skrzynie; technologie lub ich kafelki.
    .rules = F44
aid-tie = Remis
    .text = rozstrzyga tawerna bardziej na lewo.
    .rules = F46
aid-section-carts = Z wozami
aid-carts = Najpierw twoje wozy
    .text = w aktywowanym rzędzie lub kolumnie ruszają się o jedno pole w poprzek i aktywują to, na czym stoją; potem kość. Na koniec wóz jest wart numer rzędu razy numer kolumny.
    .rules = F48 F49 F52
