## Co trzeba wiedzieć przed ruchem, który coś marnuje

caution-admiral-idle = Admirał nic teraz nie zdziała: żaden twój statek nie ma dokąd płynąć.
caution-commander-idle = Dowódca nic teraz nie zdziała: żadnego osadnika nie da się wprowadzić ani przesunąć.
caution-priest-idle = Kapłan nic teraz nie zdziała: nie ma dokąd pójść.
caution-farmer-idle = Rolnik niczego teraz nie zbierze: żaden żeton nie leży tam, gdzie twoi osadnicy mają połączenie z twoim statkiem.
caution-architect-idle = Architekt niczego teraz nie zbuduje.
caution-queen-idle = Królowa nie ma czego skopiować: nie leży przed tobą żadna inna karta.
caution-no-village = Osady teraz nie założysz, możesz zbudować tylko fort: na osadę trzeba kolejnego żetonu agrokultury i miejsca.
caution-no-fort = Nie masz już fortów, możesz założyć tylko osadę.
caution-admiral-unused = Możesz jeszcze wprowadzić statek albo popłynąć.
caution-commander-unused = Możesz jeszcze wprowadzić osadnika albo przesunąć osadników.
caution-priest-unused = Możesz jeszcze wprowadzić albo przesunąć kapłana.
caution-farmer-unused = Możesz jeszcze zebrać żeton agrokultury.
caution-architect-unused = Możesz jeszcze coś zbudować.
caution-queen-unused = Możesz jeszcze skopiować kartę, która leży przed tobą.
caution-moves-left =
    { $n ->
        [one] Został { $n } ruch.
        [few] Zostały { $n } ruchy.
       *[many] Zostało { $n } ruchów.
    }
caution-other-ship = Drugi statek też może popłynąć.
caution-no-answer = Możesz jeszcze zagrać kartę: po punktacji wszystkie karty i tak wrócą na rękę.
