### Almanach: zdolności i kafelki punktacji objaśnione szerzej.

almanac-free-pips =
    { $n ->
        [one] Możesz za darmo zmienić wartość każdej wziętej kości o { $n }; za każde dalsze oczko wydajesz 1 rybę.
        [few] Możesz za darmo zmienić wartość każdej wziętej kości najwyżej o { $n }; za każde dalsze oczko wydajesz 1 rybę.
       *[many] Możesz za darmo zmienić wartość każdej wziętej kości najwyżej o { $n }; za każde dalsze oczko wydajesz 1 rybę.
    }
almanac-times =
    { $times ->
        [one] raz
        [few] do { $times } razy
       *[many] do { $times } razy
    }
almanac-cheap-upgrade =
    { $fish ->
        [one] Darmowa akcja „wydaj ryby, aby ulepszyć” kosztuje cię { almanac-times } w rundzie tylko { $fish } rybę.
        [few] Darmowa akcja „wydaj ryby, aby ulepszyć” kosztuje cię { almanac-times } w rundzie tylko { $fish } ryby.
       *[many] Darmowa akcja „wydaj ryby, aby ulepszyć” kosztuje cię { almanac-times } w rundzie tylko { $fish } ryb.
    }
almanac-trade = Darmowa akcja, { almanac-times } w rundzie. Wydajesz: { $pay }. Bierzesz 1 zasób do wyboru: { $choice }.
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
almanac-per-crate-at-fullest-pier = Punkty za każdą skrzynię przy molo, przy którym masz ich najwięcej: { $points }.
almanac-per-worker = Punkty za każdego twojego pracownika: { $points }.
almanac-per-token-with-points = Punkty za każdy twój żeton połowu, który pokazuje punkty: { $points }.
almanac-per-two-cells = Punkty za każde dwa zapełnione pola siatki: { $points }.
almanac-per-arrival = Punktuje od razu, według kolejności dotarcia: { $points } pkt.
almanac-per-round = Punktuje od razu, według rundy dotarcia: { $points } pkt.

## Kinds and facts

almanac-kind-ability = Zdolności
almanac-kind-tile = Kafelki budynków
almanac-kind-crate = Skrzynie
almanac-kind-scoring = Kafelki punktacji
almanac-kind-pier = Mola
almanac-kind-track = Technologie
almanac-fact-cost = Koszt
almanac-fact-number = W pudełku
almanac-fact-order = Zamówienie
almanac-fact-points = Punkty
almanac-fact-reward = Za każdą skrzynię
almanac-level = Poziom { $level }

## Tiles, crates, piers, technologies

almanac-ability = Cztery zdolności trafiają do zestawów początkowych, cztery leżą na planszy i zdobywa się je dzięki technologii.
almanac-scoring = Leży na szczycie toru technologii i punktuje na koniec gry u każdego, kto tam dotarł.
almanac-scoring-at-once = Leży na szczycie toru technologii i punktuje w chwili, gdy tam docierasz; w grze jednoosobowej się go nie używa.
almanac-shape-small =
    { $squares ->
        [one] Mały kafelek złożony z { $squares } kwadratu; buduje się go akcją.
        [few] Mały kafelek złożony z { $squares } kwadratów; buduje się go akcją.
       *[many] Mały kafelek złożony z { $squares } kwadratów; buduje się go akcją.
    }
almanac-shape-large =
    { $squares ->
        [one] Duży kafelek złożony z { $squares } kwadratu; jego budowa zajmuje całą turę.
        [few] Duży kafelek złożony z { $squares } kwadratów; jego budowa zajmuje całą turę.
       *[many] Duży kafelek złożony z { $squares } kwadratów; jego budowa zajmuje całą turę.
    }
almanac-shape-start =
    { $squares ->
        [one] Początkowy budynek złożony z { $squares } kwadratu; kładzie się go na śniegu przed pierwszą rundą.
        [few] Początkowy budynek złożony z { $squares } kwadratów; kładzie się go na śniegu przed pierwszą rundą.
       *[many] Początkowy budynek złożony z { $squares } kwadratów; kładzie się go na śniegu przed pierwszą rundą.
    }
almanac-start-title = { $title } (zestaw początkowy)
almanac-start-tile = nic: należy do zestawu początkowego
almanac-producing = Budynek: gdy aktywujesz jego rząd lub kolumnę, daje: { $what }.
almanac-action = Budynek: gdy aktywujesz jego rząd lub kolumnę, możesz wykonać akcję: { $what }.
almanac-promenade = Deptak: gdy ukończysz jego rząd, daje: { $goods }; tak samo, gdy ukończysz kolumnę.
almanac-promenade-plain = Deptak: zapełnia pole i nic nie daje.
almanac-crate =
    { $bonus ->
        [one] Zrealizuj zlecenie i połóż skrzynię przy jej molo. Jej punkty liczą się na koniec; cztery skrzynie przy czterech różnych molach dają jeszcze { $bonus } punkt.
        [few] Zrealizuj zlecenie i połóż skrzynię przy jej molo. Jej punkty liczą się na koniec; cztery skrzynie przy czterech różnych molach dają jeszcze { $bonus } punkty.
       *[many] Zrealizuj zlecenie i połóż skrzynię przy jej molo. Jej punkty liczą się na koniec; cztery skrzynie przy czterech różnych molach dają jeszcze { $bonus } punktów.
    }
almanac-start-crate =
    { $bonus ->
        [one] Jedna z czterech, które leżą na stosach na początku gry. Jej punkty liczą się na koniec; cztery skrzynie przy czterech różnych molach dają jeszcze { $bonus } punkt.
        [few] Jedna z czterech, które leżą na stosach na początku gry. Jej punkty liczą się na koniec; cztery skrzynie przy czterech różnych molach dają jeszcze { $bonus } punkty.
       *[many] Jedna z czterech, które leżą na stosach na początku gry. Jej punkty liczą się na koniec; cztery skrzynie przy czterech różnych molach dają jeszcze { $bonus } punktów.
    }
almanac-pier = Gdy pasujesz, każda skrzynia przy tym molo daje raz jego nagrodę; mola aktywuje się od góry do dołu.
almanac-track = Każdy krok kosztuje to, co przy nim podano, i działa od razu. Na koniec dwa pierwsze poziomy są warte { $points } pkt; kto dotarł na szczyt, punktuje zamiast tego leżący tam kafelek.
