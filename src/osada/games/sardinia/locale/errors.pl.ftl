### Co może być nie tak z mapą.

content-same-id = dwie prowincje lub dwa porty mają to samo id
content-same-name = dwie rzeczy mają tę samą nazwę
content-site-numbers = potrzebne są numery od 1 do { $last }, każdy raz
content-neighbour-twice = sąsiad jest podany dwa razy
content-site-twice = pole fortu jest podane dwa razy
content-not-mutual = „{ $other }” nie jest prowincją, która też sąsiaduje z „{ $province }”
content-site-of = pole fortu { $site } nie wymienia „{ $province }”
content-harbour-of = „{ $harbour }” nie jest portem prowincji „{ $province }”
content-half = ma tu być połowa punktów, zaokrąglona w dół
content-province-twice = prowincja jest podana dwa razy
content-province-of = „{ $province }” nie jest prowincją przy polu fortu { $site }
content-owner = „{ $province }” nie wymienia portu „{ $harbour }”
content-berths = port mieści 2 statki, a w grze dwuosobowej 1 (S9)
content-borders = każda para sąsiadów ma mieć jedną granicę
content-border-site = pole fortu na granicy przylega do obu prowincji
content-counts = potrzebne są liczby dla: { $known }
content-some-of = do wyboru są tylko: { $known }
content-one-terrain = rodzaj żetonu może należeć tylko do jednego rodzaju terenu
content-tokens =
    { $tokens ->
        [one] { $tokens } żeton ({ $goods }), a liczba prowincji to { $provinces }
        [few] { $tokens } żetony ({ $goods }), a liczba prowincji to { $provinces }
       *[many] { $tokens } żetonów ({ $goods }), a liczba prowincji to { $provinces }
    }
