### Skąd pochodzą dane: to, co plik mówi o swoim pochodzeniu, naszymi słowami.

## O czym mowa

source-buildings = Budynki
source-six-buildings-same-for-all = Sześć budynków, takich samych dla wszystkich
source-four-buildable-on-top-two-prebuilt-below = U góry cztery do zbudowania, na dole dwa gotowe
source-architects-bottom-left-highlighted-advanced-only = Architekci: na dole po lewej, wyróżnieni, tylko w grze zaawansowanej
source-fortress-prebuilt-end-game-points = Forteca: gotowa od początku, punkty na koniec gry
source-farm-gain-1-food-underlined = Farma: otrzymujesz 1 jadło, liczba podkreślona
source-farm-cost-3-areas-one-wood = Farma ma 3 obszary, w jednym z nich drewno
source-sawmill-and-tool-shop-names = Nazwy „Tartak” i „Sklep z narzędziami”
source-architects-plan-worth-points-only = Plan Architektów daje tylko punkty
source-all-other-costs-abilities-and-all-plan-shapes = Wszystkie pozostałe koszty i umiejętności oraz kształty wszystkich planów
source-symbols-on-every-resource-die = Symbole na każdej kości surowców
source-face-counts = Ile ścianek pokazuje co
source-worker-range-3-to-5 = Kość robotników pokazuje od 3 do 5
source-worker-face-counts = Ile ścianek kości robotników pokazuje co
source-tracks-order-and-9-sections = Kolejność torów i ich 9 sekcji
source-four-fields = Cztery pola
source-granaries-s3-4vp-s4-6vp-and-s4-has-2plus-food-ar = Spichlerze: sekcja 3 jest warta 4 punkty, a sekcja 4 jest warta 6 i ma co najmniej dwa obszary z jadłem
source-value-5-occurs-on-walls-and-14-on-huts = Na torze murów jest sekcja za 5 punktów, na torze chatek za 14
source-last-section-is-imperial-with-the-largest-value = Ostatnia sekcja jest imperialna i warta najwięcej
source-bridges-row-in-4-sets = Mosty tworzą 4 grupy
source-a-field-can-have-3-harvest-areas = Pole może mieć 3 obszary zbiorów
source-gold-is-never-a-printed-cost = Złoto nigdy nie jest wydrukowanym kosztem
source-everything-else-costs-points-field-contents = Wszystko inne: koszty, punkty, zawartość pól
source-all = Wszystko
source-sheets = Arkusze

## Skąd to wiadomo

known-own-reconstruction = nasza rekonstrukcja
known-printed = w druku
known-secondary-meeple-mountain-text = źródło wtórne (tekst Meeple Mountain)
known-printed-highlighted-ignored-in-the-basic-game-se = w druku (wyróżnieni, pomijani w grze podstawowej) i źródło wtórne (położenie, gotowi od początku, żółci)
known-printed-worked-example = w druku (przykład)
known-secondary-weak-dzieciochatki-pl-intro = słabe źródło wtórne (wstęp na dzieciochatki.pl)
known-inferred-rulebook-some-plans-give-only-points = wywnioskowane (według instrukcji niektóre plany dają tylko punkty)
known-guess = nasz domysł
known-secondary-polter-pl-review-stone-wood-food-gold = źródło wtórne (recenzja na polter.pl): kamień, drewno, jadło i złoto są na każdej kości
known-secondary-boardgamequest-poliedricom-gusandco = źródła wtórne (boardgamequest, poliedricom, gusandco)
known-secondary-jestatharogue = źródło wtórne (jestatharogue)
known-printed-caption = w druku (podpis)
known-secondary-trictrac = źródło wtórne (trictrac)
known-guess-tuned-by-simulation = nasz domysł, dostrojony symulacją
known-nothing-yet-put-a-file-of-this-name-into-your-ow = na razie nic: włóż plik o tej nazwie do własnego folderu z danymi
known-own-reconstruction-48-different-sets-of-6 = nasza rekonstrukcja: 48 różnych zestawów po 6
