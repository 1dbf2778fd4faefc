### Kurs: o co się prosi w każdym kroku i co się odpowiada na próby.

course-sardinia = Sardynia
    .about = Pięć krótkich lekcji na wyspie: od pierwszego osadnika do ostatniej punktacji.

## Pierwsze punkty

learn-settling = Pierwsze punkty
    .over = Karta, jej akcja, a co jakiś czas punktacja. Po jedenastu punktacjach gra się kończy.
learn-settling-commander = Witaj na Sardynii! Wygrywa, kto zbierze najwięcej punktów za wpływy w prowincjach. Zagraj z ręki Dowódcę: to on sprowadza osadników.
    .other = Każda postać robi co innego. Osadników sprowadza Dowódca.
learn-settling-nurra = Postaw osadnika w prowincji Nurra, na północnym zachodzie. Osadnik daje 1 wpływ w swojej prowincji.
    .good = Nikt nie ma tu więcej.
    .other = Osadnika wolno postawić wszędzie, ale najbliższa punktacja obejmie prowincję Nurra. Postaw go właśnie tam.
learn-settling-guardian = Pierwsza karta fortu wskazuje pole 6, przy prowincji Nurra. Strażnik wywołuje punktację wokół tego pola: wygrywa największy wpływ. Zagraj Strażnika.
    .good = Masz 5 punktów!
    .other = Kto zagra Strażnika, ten wybiera moment punktacji. W prowincji Nurra prowadzisz, więc zrób to teraz.
learn-settling-row = Nowa karta fortu mówi, gdzie będzie druga z kolei punktacja. Strażnik był twój: zostaw ją albo wymień.
    .good = Każdy znów ma na ręce siedem kart.

## Statek, żeton, osada

learn-harvest = Statek, żeton, osada
    .over = Osadnicy i statki zdobywają żetony, żetony pozwalają zakładać osady, a osady zdobywają prowincje.
learn-harvest-admiral = Twój osadnik stoi już przy żetonie agrokultury, ale żetony opuszczają wyspę statkiem. Zagraj Admirała.
    .other = Najpierw statek, a statki wprowadza tylko Admirał.
learn-harvest-harbour = Wprowadź statek do portu Porto Torres, który należy do prowincji Nurra. Statek też daje w niej 1 wpływ.
    .far = Żetony wypływają z portu, z którym łączą się twoi osadnicy. Twój stoi w prowincji Nurra, przy Porto Torres.
    .other = Wprowadź statek do Porto Torres: stamtąd wypłynie żeton z prowincji Nurra.
learn-harvest-farmer = Statek i osadnik są połączeni. Zagraj Rolnika, żeby zebrać żeton agrokultury.
    .other = Żeton czeka, a zbiera go Rolnik.
learn-harvest-crop = Zbierz żeton z prowincji Nurra. Pierwszy danego rodzaju daje 1 punkt, kolejne 2, 3 i 4.
    .other = Zbierz żeton z prowincji Nurra: tam stoi twój osadnik.
learn-harvest-architect = Każdy żeton pozwala ci mieć jedną osadę. Zagraj Architekta.
    .other = Osady i forty buduje Architekt.
learn-harvest-village = Załóż osadę w prowincji Nurra: osada daje 2 wpływy.
    .good = Razem z osadnikiem i statkiem masz już 4!
    .fort = Fort daje tylko 1 wpływ, choć w każdej prowincji przy swoim polu. Najpierw osada.
    .elsewhere = Osadę wolno założyć wszędzie, ale tym razem umocnij się w prowincji Nurra.
    .other = Załóż osadę w prowincji Nurra.

## Wstęp wzbroniony

learn-priest = Wstęp wzbroniony
    .over = Kapłan nie wpuszcza innych, Królowa powtarza kartę, a fort liczy się wszędzie wokół swojego pola.
learn-priest-priest = Civita jest warta 6 punktów, a osadnik Ady stoi tuż obok. Zagraj Kapłana.
    .other = Prowincji Civita trzeba pilnować, a od tego jest Kapłan.
learn-priest-civita = Postaw kapłana w prowincji Civita. Dopóki w niej stoi, Ada nie wprowadzi do niej osadników i nie założy osady.
    .good = Ada zbudowała więc fort.
    .other = Najwięcej warta jest Civita. Postaw kapłana właśnie tam.
learn-priest-queen = Dowódca już leży przed tobą, ale Królowa powtarza akcję dowolnej twojej zagranej karty. Zagraj Królową.
    .other = Teraz lepsza jest Królowa: powtórzy kartę, która leży przed tobą.
learn-priest-copy = Niech Królowa powtórzy akcję Dowódcy.
    .other = Tę kartę też może powtórzyć, ale teraz potrzebny jest osadnik. Wybierz Dowódcę.
learn-priest-march = Zamiast stawiać osadnika, Dowódca może przesuwać tych na wyspie: razem do czterech ruchów. Przesuń osadnika z prowincji Barbagia do prowincji Civita.
    .astray = Każda granica to jeden ruch, a masz cztery. Ale droga do prowincji Civita jest otwarta: idź tam.
    .fresh = Twój kapłan wpuści nowego osadnika. Tym razem przesuń jednak tego z prowincji Barbagia.
    .other = Skończyć wolno w każdej chwili, ale najpierw idź do prowincji Civita.
learn-priest-done = Zostały ci trzy ruchy, ale nie musisz ich wykorzystać. Zakończ akcję.
    .other = Zostań tutaj: Civita jest warta najwięcej. Zakończ akcję.
learn-priest-architect = Jeszcze jedna sztuczka. Zagraj Architekta.
    .other = Forty buduje Architekt.
learn-priest-fort = Zbuduj fort na polu 9. Da po 1 wpływie w każdej z trzech prowincji, które stykają się z tym polem.
    .other = Pole 9 styka się z prowincjami Civita, Barbagia i Baronia i właśnie tam będzie następna punktacja. Zbuduj tam fort.

## Właściwa chwila

learn-guardian = Właściwa chwila
    .over = Zagraj najpierw inną kartę, a na twojego Strażnika nikt nie odpowie. Drugie miejsce daje połowę punktów, zaokrągloną w dół.
learn-guardian-early = Następna punktacja to pole 18. Leży przy nim Arborea, a wpływy masz w niej tylko ty. Zagraj Strażnika jako pierwszą kartę.
    .other = Tylko ten jeden raz: zacznij od Strażnika i zobacz, co zrobi Ada.
learn-guardian-tie = Strażnik był twoją pierwszą kartą, więc Ada mogła odpowiedzieć: wyrównała, a w grze dwuosobowej remis nic nie daje. Zostaw nową kartę fortu albo ją wymień.
learn-guardian-answer = Teraz to Ada zagrała Strażnika za wcześnie: przed punktacją pola 19 możesz odpowiedzieć jedną kartą. Zagraj Dowódcę.
    .decline = Wolno nie odpowiadać, ale wtedy w prowincji Arborea znów będzie remis. Odpowiedz!
    .other = To też mogłoby pomóc, ale tym razem niech to będzie osadnik: zagraj Dowódcę.
learn-guardian-second = Postaw drugiego osadnika w prowincji Arborea: 2 wpływy przeciw 1.
    .good = Masz 5 punktów, a Ada za drugie miejsce połowę, zaokrągloną w dół: 2.
    .other = Z polem 19 styka się Arborea, warta 5 punktów. Postaw osadnika tam.

## Ostatnia punktacja

learn-finale = Ostatnia punktacja
    .over = Wygrywasz 6 do 4! W prawdziwej partii spójrz na pierwszą kartę fortu i postaw osadnika w prowincji przy jej polu.
learn-finale-card = Ada prowadzi o punkt i ma osadnika w prowincji Campidano. Która karta da ci tam od razu 2 wpływy?
    .guardian = Wtedy punktacja nastąpi od razu, a Ada ma w prowincji Campidano więcej niż ty.
    .other = To da najwyżej 1 wpływ: remis, a w grze dwuosobowej remis nie daje nic.
learn-finale-place = Masz żeton agrokultury. Zdobądź Campidano.
    .fort = Fort to tylko 1 wpływ: będzie remis z Adą, a remis nikomu nic nie da.
    .elsewhere = Następna punktacja to pole 26, a przy nim najwięcej warta jest prowincja Campidano.
    .other = W prowincji Campidano potrzebujesz 2 wpływów.
learn-finale-end = Dziesięć punktacji już za wami, jedenasta kończy grę, a w prowincji Campidano prowadzisz. Co teraz?
    .other = Każda inna karta pozwoli Adzie cię dogonić. Która wywołuje punktację?
