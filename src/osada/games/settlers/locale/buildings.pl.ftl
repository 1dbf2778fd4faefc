### Budynki wioski: co robią.

effect-gain = otrzymujesz { $goods }
gain-per = { $goods } { $each }
effect-gain-choice =
    { $n ->
        [one] otrzymujesz { $n } surowiec: { $choice }
        [few] otrzymujesz { $n } surowce jednego rodzaju: { $choice }
       *[many] otrzymujesz { $n } surowców jednego rodzaju: { $choice }
    }
effect-extra-action =
    { $n ->
        [one] { $n } dodatkowa akcja
        [few] { $n } dodatkowe akcje
       *[many] { $n } dodatkowych akcji
    }
effect-copy-die =
    { $n ->
        [one] otrzymujesz jeszcze raz to, co pokazuje { $n } wybrana kość surowców
        [few] otrzymujesz jeszcze raz to, co pokazują { $n } wybrane kości surowców
       *[many] otrzymujesz jeszcze raz to, co pokazuje { $n } wybranych kości surowców
    }
effect-set-die =
    { $n ->
        [one] obracasz { $n } kość surowców na kamień, drewno lub jadło
        [few] obracasz { $n } kości surowców na kamień, drewno lub jadło
       *[many] obracasz { $n } kości surowców na kamień, drewno lub jadło
    }
effect-reroll =
    { $n ->
        [one] przerzucasz { $dice } { $n } raz
        [few] przerzucasz { $dice } do { $n } razy
       *[many] przerzucasz { $dice } do { $n } razy
    }
up-to =
    { $times ->
        [one] { $times } raz
        [few] do { $times } razy
       *[many] do { $times } razy
    }
effect-exchange = oddajesz { $give } i otrzymujesz { $get }, { up-to }
effect-spend-for-vp = oddajesz { $give } za { $vp } PZ, { up-to }
effect-spend-for-action =
    { $actions ->
        [one] oddajesz { $give } i otrzymujesz { $actions } akcję, { up-to }
        [few] oddajesz { $give } i otrzymujesz { $actions } akcje, { up-to }
       *[many] oddajesz { $give } i otrzymujesz { $actions } akcji, { up-to }
    }
effect-action-for-resource =
    { $n ->
        [one] wydajesz 1 akcję i otrzymujesz { $n } surowiec ({ $choice }), { up-to }
        [few] wydajesz 1 akcję i otrzymujesz { $n } surowce jednego rodzaju ({ $choice }), { up-to }
       *[many] wydajesz 1 akcję i otrzymujesz { $n } surowców jednego rodzaju ({ $choice }), { up-to }
    }
effect-free-harvest =
    { $n ->
        [one] zbierasz plon z { $n } obszaru bez akcji
        [few] zbierasz plon z { $n } obszarów bez akcji
       *[many] zbierasz plon z { $n } obszarów bez akcji
    }
effect-harvest-bonus =
    { $times ->
        [one] pierwszy zbiór w rundzie daje o { $n } więcej tego samego surowca
        [few] pierwsze { $times } zbiory w rundzie dają o { $n } więcej tego samego surowca
       *[many] pierwszych { $times } zbiorów w rundzie daje o { $n } więcej tego samego surowca
    }
effect-free-area =
    { $n ->
        [one] wykreślasz { $n } obszar { $scope } bez akcji
        [few] wykreślasz { $n } obszary { $scope } bez akcji
       *[many] wykreślasz { $n } obszarów { $scope } bez akcji
    }
effect-discount =
    { $times ->
        [one] pierwszy w rundzie obszar { $scope } kosztuje o { $saved } mniej
        [few] pierwsze { $times } obszary { $scope } w rundzie kosztują o { $saved } mniej
       *[many] pierwszych { $times } obszarów { $scope } w rundzie kosztuje o { $saved } mniej
    }
effect-vp-if = { $vp } PZ w rundzie, w której { $stat }
effect-vp-per = { $vp } PZ { $each }, najwyżej { $max } PZ
effect-keep =
    { $n ->
        [one] zachowujesz { $n } surowiec na następną rundę
        [few] zachowujesz do { $n } surowców na następną rundę
       *[many] zachowujesz do { $n } surowców na następną rundę
    }
effect-second-favour =
    { $n ->
        [one] używasz także { $n } przysługi, która leży na środku
        [few] używasz także { $n } przysług, które leżą na środku
       *[many] używasz także { $n } przysług, które leżą na środku
    }
effect-final-per = na koniec { $vp } PZ { $each }
effect-final-if = na koniec { $vp } PZ, jeśli masz co najmniej { $count }
dice-resource = kość surowców
dice-worker = kość robotników
dice-any = dowolną kość
scope-walls = murów
scope-huts = chatek
scope-granaries = spichlerzy
scope-bridges = mostów
scope-village = wioski

## Names that sound better than those in the data

building-apprentice = { $name ->
    [Terminator] Czeladnik
   *[other] { $name }
}
