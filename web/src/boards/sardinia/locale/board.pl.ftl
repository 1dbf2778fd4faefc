card-admiral = Statek do portu albo rejs twoich statków
card-commander = Osadnik dowolnie albo 4 ruchy osadników
card-priest = Kapłan dowolnie albo 3 ruchy
card-farmer = Zbierz żeton połączony osadnikami ze statkiem
card-architect = Fort albo osada
card-queen = Jeszcze raz akcja zagranej karty
card-guardian = Punktacja następnego pola fortu

ask-turn = Twój ruch: zagraj kartę
ask-answer = Wczesny Strażnik: przed punktacją możesz zagrać jedną kartę
ask-admiral = Admirał: wybierz port dla nowego statku albo statek do rejsu
ask-commander = Dowódca: postaw osadnika albo wybierz tego, który ruszy
ask-priest = Kapłan: wybierz prowincję; nie wpuści do niej cudzych osadników ani osad
ask-farmer = Rolnik: wybierz żeton; drugi tego samego rodzaju daje 2 punkty, trzeci 3
ask-architect = Architekt: wybierz pole fortu albo prowincję dla osady
ask-queen = Królowa: wybierz kartę do skopiowania
ask-card-decision = Strażnik: odkryto kartę { $card }. Zostawiasz ją czy zmieniasz?
ask-kept-decision = Dobrano kartę { $card }. Którą zachowujesz?
ask-boasting = Pełny remis: kto pierwszy się pochwali, wygrywa

sardinia-full = pełna
sardinia-site = Pole fortu { $site }
sardinia-touches = Styka się z
sardinia-scored-next = To pole jest punktowane jako następne.
sardinia-scored-second = To pole jest punktowane po najbliższym.
sardinia-berths = Miejsca w porcie
sardinia-taken = Zebrane
sardinia-provinces = Prowincje
sardinia-harbours = Porty
sardinia-forts = Forty
sardinia-players = Gracze
sardinia-island = Wyspa
sardinia-look = Wyspa: strzałki pozwalają się rozejrzeć
sardinia-hand = Twoje karty
sardinia-played = zagrana
sardinia-row = Karty fortów
sardinia-next = teraz
sardinia-then = potem
sardinia-all-scored = Jedenaście punktacji już za wami.
sardinia-scoring = Punktacja { $number } z 11
sardinia-worth = Największe wpływy { $points }, drugie { $half }
sardinia-influence = Wpływy
sardinia-nobody = Nikt nie ma tu wpływów.
sardinia-would = Twoje wpływy: { $before } → { $after }
sardinia-would-score =
    { $points ->
        [one] Dostaniesz { $points } punkt.
        [few] Dostaniesz { $points } punkty.
       *[many] Dostaniesz { $points } punktów.
    }
sardinia-pick = Weź: { $what }
sardinia-track = Punkty
sardinia-reserve = Rezerwa
sardinia-tie = Równe punkty: rozstrzyga liczba pionków w rezerwie (S31)
sardinia-others = Gracze
ask-board = Zapytaj: prowincja, gracz, port…
sardinia-influence-show = Wpływy w każdej prowincji
sardinia-whole = Cała wyspa
