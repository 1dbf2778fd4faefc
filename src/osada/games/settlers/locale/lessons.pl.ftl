### Kursy: o co się prosi w każdym kroku i co się odpowiada na próby.

course-settlers-alone = Osadnicy solo
    .about = Cztery krótkie lekcje na arkuszu przygodowym: rzut, wykreślanie i imperium, które rośnie.
course-settlers-company = Osadnicy w towarzystwie
    .about = Trzy krótkie lekcje z Adą: jeden rzut dla wszystkich, po jednej przysłudze, a liczy się każdy punkt.

## Pierwsza runda

learn-crossing = Pierwsza runda
    .over = Rzut, przysługa, rozwój: dziesięć takich rund to cała gra. Punktują tylko ukończone sekcje, więc dobrze wydawaj akcje.
learn-crossing-favour = Przez dziesięć rund budujesz imperium: co ukończysz, daje punkty. Weź przysługę na tę rundę: Sojusznika, czyli 1 akcję więcej.
    .other = Każda przysługa pomaga inaczej. Tym razem weź Sojusznika.
learn-crossing-bridge = Masz dwa drewna, kamień i 5 akcji. Jedną akcją wykreślasz jeden obszar: zacznij od pierwszej sekcji mostów.
    .good = Zapłacone: 1 drewno.
    .track = Też by się dało. Ale mosty otwierają pola, więc zacznij od nich.
    .village = Budynki za chwilę. Najpierw mosty, bo prowadzą na pole.
    .other = Najpierw wykreśl pierwszą sekcję mostów.
learn-crossing-field = Druga sekcja mostów kosztuje 1 kamień. Sekcje 1 i 2 to razem most na pole 1. Zbuduj ją!
    .good = Pole 1 jest dostępne.
    .other = Na torze buduje się od lewej do prawej. Teraz druga sekcja mostów.
learn-crossing-harvest = Pole daje więcej niż kość: zbierz plon z obszaru, który daje dwa drewna, za 1 akcję.
    .kind = Każdy obszar zbiera się tylko raz. Teraz przyda ci się drewno.
    .other = Zbierz dwa drewna z pola 1.
learn-crossing-hut = Zostały dwie akcje. Zbuduj pierwszą chatkę za 1 drewno.
    .good = 1 punkt! Tor jest wart tyle, ile jego najdalsza ukończona sekcja.
    .other = Można i tak, ale chatka od razu daje punkt. Zbuduj pierwszą.
learn-crossing-again = Ostatnia akcja: zbuduj drugą chatkę.
    .good = Chatki są teraz warte 2 punkty.
    .other = Masz jeszcze drewno i akcję. Zbuduj drugą chatkę.
learn-crossing-end = Akcji już nie ma. Co zostało w puli, czyli 1 drewno, na koniec rundy przepada. Zakończ rozwój.
    .other = Bez akcji nic tu już nie zrobisz. Zakończ rozwój.

## Budynki i osady

learn-village = Budynki i osady
    .over = Budynki działają runda po rundzie, a osady je wzmacniają.
learn-village-favour = Runda 2: kamień, dwa jadła, 4 akcje. Weź Eksport: zamieni resztki na punkty.
    .other = Co rundę wybierasz od nowa. Tym razem weź Eksport.
learn-village-empty = Teraz wioska. Ukończona Zielarka co rundę daje drewno lub jadło. Wykreśl jej obszar z młotkiem: kosztuje tylko akcję.
    .paid = Ten obszar kosztuje kamień. Kamień zachowaj na potem i zacznij od młotka, który kosztuje tylko akcję.
    .another = Każdy budynek się przydaje. Zacznij od Zielarki, to budynek 1.
    .other = Im wcześniej budynek działa, tym lepiej: zacznij od Zielarki.
learn-village-again = Kolejność jest dowolna. Wykreśl drugi obszar z młotkiem.
    .other = Zostań przy Zielarce: jeszcze jeden obszar kosztuje tylko akcję.
learn-village-complete = Ostatni obszar kosztuje 1 kamień. Zbuduj go!
    .good = Zielarka jest ukończona: działa od następnej rundy.
    .other = Jeden kamień, jedna akcja i Zielarka jest ukończona.
learn-village-granary = Ostatnia akcja: zbuduj pierwszy spichlerz za 1 jadło.
    .good = Kolejny punkt.
    .other = Spichlerz daje punkt. Zbuduj pierwszy.
learn-village-export = Akcji nie ma, a zostało 1 jadło. Przysługa nie wymaga akcji: użyj Eksportu.
    .lost = Wtedy jadło przepadnie. Najpierw użyj Eksportu.
    .other = Użyj Eksportu.
learn-village-sell = Każdy rodzaj surowca eksportujesz raz, za 1 punkt. Wyeksportuj jadło.
    .other = Wyeksportuj jadło.
learn-village-end = Zakończ rozwój. Czas na osadę: plan to mały kształt narysowany przy budynku. Ukończone sekcje w tym kształcie wzmocnią ten budynek.
    .other = Zakończ rozwój, żeby iść dalej.
learn-village-plan = Pierwsze sekcje chatek, spichlerzy i mostów leżą w jednej kolumnie: to dokładnie plan Zielarki. Wybierz go.
    .nothing = Osady nie trzeba tworzyć, ale nic nie kosztuje. Wybierz plan Zielarki.
    .another = Ten plan też pasuje. Ale ukończona jest Zielarka: wybierz jej plan.
learn-village-place = Wskaż, gdzie leży plan: lewy górny róg to pierwsza chatka.
    .good = Od następnej rundy Zielarka daje 2 zamiast 1.
    .other = Tylko tam twoje ukończone sekcje mają kształt tego planu.

## Imperium rośnie

learn-growing = Imperium rośnie
    .over = Umiesz już grać. Przed tobą ostatnia runda!
learn-growing-favour = Runda 3: złoto, dwa kamienie, 5 akcji. Znów są do wzięcia wszystkie trzy przysługi. Weź Dar.
    .other = Co rundę leżą tu wszystkie trzy. Weź Dar.
learn-growing-herbalist = Zielarka już działa. Umiejętność nie wymaga akcji: użyj jej.
    .other = Najpierw użyj Zielarki: daje surowce za darmo.
learn-growing-first = Drewno czy jadło? Dzięki osadzie dostajesz od razu dwa. Weź drewno.
    .other = Jadło też by się przydało. Ale zaraz będzie chatka: weź drewno.
learn-growing-gift = Teraz użyj Daru: dostaniesz jeszcze jeden surowiec taki jak na wybranej kości.
    .other = Użyj Daru, nic nie kosztuje.
learn-growing-die = Wskaż kość, na której jest kamień.
    .gold = Złotem zapłacisz za wszystko: sprytnie! Ale dziś wskaż kamień.
    .other = Wskaż jedną z kości z kamieniem.
learn-growing-walls = Zbuduj pierwszą sekcję murów za 1 kamień.
    .other = Każdy tor zaczyna się od lewej: pierwsza sekcja murów.
learn-growing-more = Masz jeszcze kamienie: zbuduj też drugą sekcję.
    .other = Zostały kamienie: buduj dalej mury.
learn-growing-third = I trzecią, za kamień z Daru.
    .good = Mury są warte 3 punkty.
    .other = Został jeden kamień: zbuduj trzecią sekcję murów.
learn-growing-hut = Trzecia chatka kosztuje drewno i jadło. Jadła nie masz, ale złoto zastępuje każdy surowiec. Zbuduj ją!
    .good = Za jadło zapłaciło złoto.
    .other = Zbuduj trzecią chatkę: za jadło zapłacisz złotem.
learn-growing-bridge = Ostatnia akcja i ostatnie drewno: trzecia sekcja mostów.
    .good = Nic się nie zmarnowało.
    .other = Zostało drewno: zbuduj trzecią sekcję mostów.

## Mały sprawdzian

learn-crown = Mały sprawdzian
    .over = Po dziesięciu rundach punkty dają ci rangę, nawet Cesarza. W pierwszych rundach zaczynaj mosty i budynki: pomagają najdłużej.
learn-crown-section = Ostatnia runda innej gry: mały sprawdzian. Jedno wykreślenie od razu daje 2 punkty. Które?
    .good = Tak: punktują tylko ukończone sekcje.
    .less = To daje mniej. Poszukaj sekcji, która jest już zaczęta.
    .village = Budynek ukończony teraz już nie zadziała. Spójrz na tory.
    .other = Poszukaj sekcji, która jest już zaczęta.
learn-crown-wood = Wydaj drewno tam, gdzie da punkt.
    .good = Właśnie: chatka.
    .bridge = Pierwsza sekcja mostów sama nie daje punktów.
    .village = To już nie da punktu.
    .other = Z drewna buduje się chatki i mosty. Co z tego punktuje?
learn-crown-stone = Została jedna akcja. Które wykreślenie da jeszcze punkt?
    .good = Tak, sekcja ukończona!
    .lost = Masz jeszcze akcję: użyj jej.
    .village = To już nie da punktu.
    .other = To nie da już punktu. Szukaj tego, co kończy sekcję.

## Jeden rzut dla wszystkich

learn-table = Jeden rzut dla wszystkich
    .over = Wszyscy działają jednocześnie, każdy na własnych arkuszach.
learn-table-favour = Kto po dziesięciu rundach ma najwięcej punktów, wygrywa. Ada rzuciła wszystkim: kamień, drewno, jadło, 3 akcje. Wzięła Sojusznika, ty weź Eksport.
    .other = Można i tak. Ale Eksport zamienia resztki na punkty: weź go.
learn-table-farm = Macie takie same wioski. Wykreśl obszar Farmy: każdy kosztuje akcję, a jeden z nich także drewno.
    .another = Innym razem! Zacznij od Farmy, to budynek 1.
    .other = Najpierw Farma: będzie cię żywić.
learn-table-second = Kolejność jest dowolna. Jeszcze jeden obszar Farmy.
    .another = Buduj dalej Farmę.
    .other = Buduj dalej Farmę: zostały dwa obszary.
learn-table-third = I ostatni.
    .good = Od następnej rundy daje 1 jadło.
    .other = Jeszcze jeden obszar i Farma jest ukończona.
learn-table-export = Ada skończyła. Masz kamień i jadło, ale żadnej akcji. Użyj Eksportu.
    .lost = Wtedy kamień i jadło przepadną. Najpierw użyj Eksportu.
    .other = Użyj Eksportu.
learn-table-sell = 1 punkt za każdy rodzaj. Wyeksportuj kamień.
    .other = Najpierw kamień.
learn-table-more = I jadło.
    .good = 2 punkty!
    .stop = Możesz przestać, ale jadło i tak przepadnie.
    .other = Wyeksportuj jadło.
learn-table-end = Nie ma już nic do zrobienia. Zakończ rozwój: gdy skończą wszyscy, zaczyna się następna runda.
    .other = Zakończ rozwój.

## Teraz rzucasz ty

learn-turns = Teraz rzucasz ty
    .over = Dziesięć rund, a potem sumuje się punkty wszystkich torów.
learn-turns-first = Teraz rzucasz ty, więc pierwszy wybór też jest twój. Weź Sojusznika: 1 akcja więcej.
    .good = Ada wzięła Plony.
    .other = Przy dwóch kamieniach i drewnie najwięcej da dodatkowa akcja: Sojusznik.
learn-turns-walls = Dwa kamienie, drewno, a Farma dała jadło. Zbuduj pierwszą sekcję murów.
    .other = Zacznij od murów, od lewej.
learn-turns-further = I następną: od lewej do prawej.
    .good = Mury są warte 2.
    .other = Masz jeszcze kamień. Buduj dalej mury.
learn-turns-granary = Za jadło z Farmy powstanie pierwszy spichlerz.
    .other = Z jadła buduje się spichlerze. Zbuduj pierwszy.
learn-turns-hut = Dodatkową akcję od Sojusznika wydaj na chatkę.
    .good = Cztery sekcje w jednej rundzie!
    .other = Zostało drewno: zbuduj pierwszą chatkę.
learn-turns-end = Wszystko wydane. Zakończ rozwój.
    .other = Zakończ rozwój.

## Kto wygra?

learn-contest = Kto wygra?
    .over = Wygrywasz 8 do 7! W pierwszych rundach zaczynaj mosty i budynki: pomagają najdłużej. Miłej gry!
learn-contest-favour = Ostatnia runda innej gry. Dwa kamienie, jadło, 3 akcje: która przysługa da ci jeszcze punkt?
    .good = Tak: kamień zostanie.
    .ally = Akcji masz dość. To surowce zostaną!
    .crops = Żadne pole nie jest dostępne. A surowce zostaną!
    .other = Która przysługa zamienia surowce na punkty?
learn-contest-food = Ada właśnie cię wyprzedziła. Gdzie jadło da ci najwięcej?
    .good = 2 punkty więcej.
    .early = Wyeksportowane jadło to 1 punkt. Jest coś lepszego.
    .village = Budynek ukończony teraz już nie zadziała.
    .other = Poszukaj sekcji, która jest już zaczęta.
learn-contest-rest = Na torach za sam kamień nic już nie zbudujesz. Co teraz?
    .good = Kamień wyeksportowany: ten punkt daje zwycięstwo.
    .lost = Kamień przepadnie. Masz przecież przysługę!
    .village = To już nie da punktu. Masz przecież przysługę!
    .other = Masz jeszcze nieużytą przysługę.
