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
