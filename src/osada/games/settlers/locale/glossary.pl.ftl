### Słowniczek: co znaczą słowa gry, po jednym zdaniu.

glossary-sheet = Arkusze
glossary-goods = Surowce i akcje
glossary-favour = Przysługi
glossary-play = Przebieg gry

## Arkusze

term-empire-sheet = Twój arkusz z czterema polami i czterema torami konstrukcji.
    .title = arkusz imperium
term-village-sheet = Twój arkusz z sześcioma budynkami; w rywalizacji taki sam dla wszystkich.
    .title = arkusz wioski
term-walls = Tor konstrukcji, który buduje się głównie z kamienia.
term-huts = Tor konstrukcji, który buduje się głównie z drewna.
term-granaries = Tor konstrukcji, który buduje się z jadła, często w sekcjach po dwa obszary.
term-bridges = Tor konstrukcji, który otwiera pola; rozstrzyga też remisy.
term-section = Część toru; liczy się dopiero, gdy wszystkie jej obszary są wykreślone.
    .title = sekcja
term-area = To, co wykreślasz jedną akcją; kosztuje wydrukowane w nim surowce.
    .title = obszar
term-imperial-section = Ostatnia, najcenniejsza sekcja toru.
    .title = sekcja imperialna
term-field = Ma obszary zbiorów, dostępne po ukończeniu jego mostu.
    .title = pole
term-building = Jeden z sześciu na arkuszu wioski; ukończony działa od następnej rundy.
    .title = budynek
term-adventure = Jeden z 48 arkuszy wioski z własnymi budynkami, do gry solo.
    .title = arkusz przygodowy

## Surowce i akcje

term-stone = Surowiec, przede wszystkim na mury.
term-wood = Surowiec, przede wszystkim na chatki i mosty.
term-food = Surowiec, przede wszystkim na spichlerze.
term-gold = Joker: płaci za kamień, drewno lub jadło.
term-action = Pozwala wykreślić jeden obszar; ile ich masz, mówi kość robotników.
    .title = akcja
term-worker = Inaczej akcja, którą masz w tej rundzie.
    .title = robotnik
term-pool = To, co masz w tej rundzie; co zostanie na jej koniec, przepada.
    .title = pula

## Przysługi

term-ally = Jedna akcja więcej w tej rundzie.
term-gift = Jeszcze jeden surowiec taki jak na wybranej kości.
term-crops = Zbiory jednego rodzaju nie kosztują w tej rundzie akcji.
term-export = Zamienia po jednym surowcu każdego rodzaju na punkt.
term-coin = Jedno złoto w tej rundzie.

## Przebieg gry

term-favour = Żeton, który każda osoba bierze na jedną rundę, od aktywnego gracza.
    .title = przysługa
term-active-player = Rzuca kośćmi za wszystkich i pierwszy bierze przysługę.
    .title = aktywny gracz
term-growth = Część rundy, w której wszyscy jednocześnie budują i zbierają.
    .title = rozwój
term-harvest = Wykreślenie obszaru na dostępnym polu i wzięcie tego, co w nim jest.
    .title = zbieranie
term-ability = To, co robi ukończony budynek; zwykle raz na rundę i tylko jeśli chcesz.
    .title = umiejętność
term-settlement = Ukończone sekcje w kształcie planu; podnosi podkreśloną liczbę jego budynku.
    .title = osada
term-plan = Kształt przy budynku, który osada musi mieć dokładnie.
    .title = plan osady
term-rank = Jak nazywa się twój wynik w grze solo: od Plebejusza do Cesarza.
    .title = ranga
