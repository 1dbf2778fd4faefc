## Na co patrzą oceny

feature-acts = czyja jest decyzja
feature-answers = czy inni odpowiadają na Strażnika
feature-begins = czy trzeba zagrać kartę
feature-best-crop = najlepszy żeton agrokultury w zasięgu Rolnika
feature-buildings = osady i forty na wyspie, im wcześniej, tym cenniejsze
feature-card-admiral = Admirał na ręce
feature-card-architect = Architekt na ręce
feature-card-commander = Dowódca na ręce
feature-card-farmer = Rolnik na ręce
feature-card-guardian = Strażnik na ręce
feature-card-priest = Kapłan na ręce
feature-card-queen = Królowa na ręce
feature-cards = karty na ręce oprócz Strażnika
feature-crop-kinds = rodzaje zebranych żetonów agrokultury
feature-crops-had = zebrane żetony agrokultury; każdy pozwala na osadę
feature-crops-near = żetony agrokultury w zasięgu, im wcześniej, tym cenniejsze
feature-decides-card = czy decyduje się o odkrytej karcie fortu
feature-farmer-crop = najlepszy żeton agrokultury w zasięgu, gdy Rolnik jest na ręce
feature-forts-built = forty na wyspie
feature-guardian = przewaga w najbliższej punktacji, gdy Strażnik jest na ręce
feature-later = punkty z dalszych punktacji przy obecnym stanie
feature-later-ahead =
    { $number ->
        [one] punkty z dalszych punktacji przy własnej przewadze o { $number } wpływ
        [few] punkty z dalszych punktacji przy własnej przewadze o { $number } wpływy
       *[many] punkty z dalszych punktacji przy własnej przewadze o { $number } wpływów
    }
feature-later-behind =
    { $number ->
        [one] punkty z dalszych punktacji przy przewadze rywala o { $number } wpływ
        [few] punkty z dalszych punktacji przy przewadze rywala o { $number } wpływy
       *[many] punkty z dalszych punktacji przy przewadze rywala o { $number } wpływów
    }
feature-later-hold = punkty z dalszych punktacji, zależnie od pewności prowincji
feature-later-level = punkty z dalszych punktacji przy równych wpływach
feature-left = punkty z najbliższej punktacji przy obecnym stanie
feature-left-ahead =
    { $number ->
        [one] punkty z najbliższej punktacji przy własnej przewadze o { $number } wpływ
        [few] punkty z najbliższej punktacji przy własnej przewadze o { $number } wpływy
       *[many] punkty z najbliższej punktacji przy własnej przewadze o { $number } wpływów
    }
feature-left-behind =
    { $number ->
        [one] punkty z najbliższej punktacji przy przewadze rywala o { $number } wpływ
        [few] punkty z najbliższej punktacji przy przewadze rywala o { $number } wpływy
       *[many] punkty z najbliższej punktacji przy przewadze rywala o { $number } wpływów
    }
feature-left-hold = punkty z najbliższej punktacji, zależnie od pewności prowincji
feature-left-level = punkty z najbliższej punktacji przy równych wpływach
feature-left-worth = punkty, które w całości daje najbliższa punktacja
feature-most-crops = najwięcej żetonów agrokultury jednego rodzaju
feature-points = punkty
feature-priest = kapłan na wyspie, im wcześniej, tym cenniejszy
feature-priest-out = kapłan na wyspie
feature-reserve = pionki w rezerwie, które rozstrzygają remisy
feature-right = punkty z drugiej z kolei punktacji przy obecnym stanie
feature-right-ahead =
    { $number ->
        [one] punkty z drugiej z kolei punktacji przy własnej przewadze o { $number } wpływ
        [few] punkty z drugiej z kolei punktacji przy własnej przewadze o { $number } wpływy
       *[many] punkty z drugiej z kolei punktacji przy własnej przewadze o { $number } wpływów
    }
feature-right-behind =
    { $number ->
        [one] punkty z drugiej z kolei punktacji przy przewadze rywala o { $number } wpływ
        [few] punkty z drugiej z kolei punktacji przy przewadze rywala o { $number } wpływy
       *[many] punkty z drugiej z kolei punktacji przy przewadze rywala o { $number } wpływów
    }
feature-right-hold = punkty z drugiej z kolei punktacji, zależnie od pewności prowincji
feature-right-level = punkty z drugiej z kolei punktacji przy równych wpływach
feature-right-worth = punkty, które w całości daje druga z kolei punktacja
feature-rounds = pozostałe punktacje
feature-scorings = pozostałe punktacje
feature-settlers = osadnicy na wyspie, im wcześniej, tym cenniejsi
feature-settlers-left = osadnicy w rezerwie
feature-ships = statki w portach, im wcześniej, tym cenniejsze
feature-ships-out = statki w portach
feature-turn = czyja jest tura
feature-unseen = karty fortów, których nikt nie widział
feature-villages-due = wioski, które można zaraz zbudować
feature-villages-left = wioski w zasobach
