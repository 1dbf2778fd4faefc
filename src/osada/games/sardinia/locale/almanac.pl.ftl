### Almanach: postacie, prowincje, porty, pola fortów i żetony agrokultury objaśnione szerzej.

almanac-kind-character = Postacie
almanac-kind-province = Prowincje
almanac-kind-harbour = Porty
almanac-kind-site = Pola fortów
almanac-kind-crop = Żetony agrokultury
almanac-fact-points = Punkty: za 1. / za 2. miejsce
almanac-fact-crops = Uprawy
almanac-fact-harbour = Port
almanac-fact-sites = Pola fortów
almanac-fact-neighbours = Sąsiednie prowincje
almanac-fact-province = Prowincja
almanac-fact-berths = Mieści
almanac-fact-touches = Styka się z
almanac-fact-at-stake = Do zdobycia
almanac-fact-homes = Może rosnąć w

## Postacie

almanac-admiral = Wprowadza 1 statek z rezerwy do dowolnego portu albo przestawia jeden lub oba twoje statki do dowolnych portów; odległość nie ma znaczenia.
    .advice = Statek daje wpływy w prowincji swojego portu, a bez niego żaden żeton nie opuści wyspy. Oba statki płyną jednocześnie, więc mogą nawet zamienić się miejscami.
almanac-commander = Stawia 1 osadnika z rezerwy w dowolnej prowincji albo wykonuje do 4 ruchów twoimi osadnikami, podzielonych między nich dowolnie.
    .advice = Osadnicy to najtańsze wpływy i łańcuch, którego potrzebuje Rolnik. Czterema ruchami jeden osadnik przejdzie pół wyspy tuż przed punktacją.
almanac-priest = Stawia twojego kapłana w dowolnej prowincji albo przesuwa go do 3 razy.
    .advice = Gdzie stoi tylko twój kapłan, inni nie wprowadzą osadników ani nie założą osad. To, co już tam mają, zostaje – lepiej więc przyjść za wcześnie niż za późno.
almanac-farmer = Zbiera 1 żeton agrokultury z prowincji, w której stoi twój osadnik, jeśli nieprzerwany łańcuch twoich osadników łączy ją z portem, w którym masz statek.
    .advice = Drugi żeton tego samego rodzaju daje 2 punkty, trzeci 3, czwarty 4. Każdy żeton pozwala też założyć jedną osadę więcej.
almanac-architect = Buduje fort na wolnym polu albo osadę w dowolnej prowincji.
    .advice = Fort liczy się w każdej prowincji, z którą się styka, i nikt go nie usunie. Osada liczy się podwójnie, ale możesz ich mieć tylko tyle, ile masz żetonów agrokultury.
almanac-queen = Powtarza akcję jednej z twoich kart, które leżą przed tobą, czyli zagranych od ostatniego Strażnika.
    .advice = Jeśli nic przed tobą nie leży, nie robi nic. Zagrana po karcie, której potrzebujesz dwa razy, jest najsilniejszą kartą na ręce.
almanac-guardian = Wywołuje punktację skrajnej lewej karty fortu: punktowane są prowincje wokół jej pola. Potem wszyscy biorą swoje karty z powrotem na rękę.
    .advice = Jeśli to twoja pierwsza zagrana karta, pozostali mogą przed punktacją odpowiedzieć jedną kartą. Po punktacji decydujesz, czy nowo odkryta karta fortu zostaje. W wariancie musisz najpierw zagrać trzy inne karty.

## Wyspa

almanac-province =
    { $points ->
        [one] Największe wpływy podczas punktacji dają tu { $points } punkt, drugie co do wielkości – { $second }.
        [few] Największe wpływy podczas punktacji dają tu { $points } punkty, drugie co do wielkości – { $second }.
       *[many] Największe wpływy podczas punktacji dają tu { $points } punktów, drugie co do wielkości – { $second }.
    }
almanac-province-harbour =
    { $sites ->
        [one] Wpływy daje tu także statek w porcie { $harbour } i fort na polu przy granicy.
        [few] Wpływy daje tu także statek w porcie { $harbour } i fort na każdym z { $sites } pól przy granicy.
       *[many] Wpływy daje tu także statek w porcie { $harbour } i fort na każdym z { $sites } pól przy granicy.
    }
almanac-province-inland =
    { $sites ->
        [one] Nie ma portu, więc statki się tu nie liczą; liczy się fort na polu przy granicy.
        [few] Nie ma portu, więc statki się tu nie liczą; liczy się fort na każdym z { $sites } pól przy granicy.
       *[many] Nie ma portu, więc statki się tu nie liczą; liczy się fort na każdym z { $sites } pól przy granicy.
    }
almanac-berths =
    { $n ->
        [one] { $n } statek; w grze dwuosobowej { $two }
        [few] { $n } statki; w grze dwuosobowej { $two }
       *[many] { $n } statków; w grze dwuosobowej { $two }
    }
almanac-harbour = Port należy do prowincji { $province }. Statek daje w niej 1 wpływ i przez ten port zbiera się żetony agrokultury. Dwa statki tej samej osoby nigdy nie stoją w jednym porcie.
almanac-site-title = Pole fortu { $number }
almanac-site =
    { $provinces ->
        [one] Gdy punktowana jest karta fortu { $number }, punkty daje jedyna prowincja, z którą pole się styka. Fort na tym polu to 1 wpływ w tej prowincji.
        [few] Gdy punktowana jest karta fortu { $number }, punkty dają kolejno { $provinces } prowincje, z którymi pole się styka. Fort na tym polu to 1 wpływ w każdej z nich.
       *[many] Gdy punktowana jest karta fortu { $number }, punkty daje kolejno { $provinces } prowincji, z którymi pole się styka. Fort na tym polu to 1 wpływ w każdej z nich.
    }
almanac-crop =
    { $tokens ->
        [one] Na początku gry na wyspie leży { $tokens } taki żeton.
        [few] Na początku gry na wyspie leżą { $tokens } takie żetony, każdy w innej prowincji.
       *[many] Na początku gry na wyspie leży { $tokens } takich żetonów, każdy w innej prowincji.
    }
almanac-crop-points = Pierwszy żeton danego rodzaju daje 1 punkt, drugi 2, trzeci 3, a czwarty 4; każdy pozwala założyć jedną osadę więcej.
