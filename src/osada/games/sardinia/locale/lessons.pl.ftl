### Kurs: o co się prosi w każdym kroku i co się odpowiada na próby.

course-sardinia = Sardynia
    .about = Pięć krótkich lekcji na wyspie: od pierwszego osadnika do ostatniej punktacji.

## Pierwsze punkty

learn-settling = Pierwsze punkty
    .over = Karta, jej akcja, a od czasu do czasu punktacja. Po jedenastej gra się kończy.
learn-settling-commander = Witaj na Sardynii! Wygrywa, kto zbierze najwięcej punktów za wpływy w prowincjach. Zagraj z ręki Dowódcę: to on sprowadza osadników.
    .other = Każda postać robi co innego. Osadników sprowadza Dowódca.
learn-settling-nurra = Postaw osadnika w prowincji Nurra, na północnym zachodzie. Osadnik daje w niej 1 wpływ.
    .good = Nikt nie ma tu więcej.
    .other = Wolno go postawić wszędzie, ale zaraz będzie punktowana Nurra. Postaw go właśnie tam.
learn-settling-guardian = Pole 6 z pierwszej karty fortu leży przy prowincji Nurra. Strażnik punktuje prowincje wokół niego: wygrywa największy wpływ. Zagraj go.
    .good = Masz 5 punktów!
    .other = O chwili punktacji decyduje ten, kto zagra Strażnika. Prowadzisz w prowincji Nurra, więc zrób to teraz.
learn-settling-row = Nowa karta fortu mówi, co będzie punktowane po następnej. Kto zagrał Strażnika, może ją zostawić albo wymienić. Wybierz!
    .good = Każdy znów ma na ręce siedem kart.

## Statek, plon, osada

learn-harvest = Statek, plon, osada
    .over = Statki i osadnicy dają plony, plony pozwalają zakładać osady, a osady zdobywają prowincje.
learn-harvest-admiral = Twój osadnik mógłby już zebrać plon, ale plony opuszczają wyspę statkiem. Zagraj Admirała.
    .other = Najpierw statek, a statki wprowadza tylko Admirał.
learn-harvest-harbour = Wprowadź statek do portu Porto Torres: należy do prowincji Nurra. Tam też daje 1 wpływ.
    .far = Plony wypływają z portu, z którym łączą się twoi osadnicy. Twój stoi w prowincji Nurra, przy Porto Torres.
    .other = Wprowadź statek do Porto Torres: stamtąd wypłyną plony prowincji Nurra.
learn-harvest-farmer = Statek i osadnik są połączeni. Zagraj Rolnika, żeby zebrać żeton agrokultury.
    .other = Plon czeka, a zbiera go Rolnik.
learn-harvest-crop = Zbierz żeton z prowincji Nurra. Pierwszy danego rodzaju daje 1 punkt, kolejne 2, 3 i 4.
    .other = Zbierz żeton z prowincji Nurra: tam stoi twój osadnik.
learn-harvest-architect = Każdy żeton pozwala ci mieć jedną osadę. Zagraj Architekta.
    .other = Osady i forty buduje Architekt.
learn-harvest-village = Załóż osadę w prowincji Nurra: osada daje 2 wpływy.
    .good = Razem z osadnikiem i statkiem masz już 4!
    .fort = Fort daje tylko 1 wpływ, choć w każdej prowincji przy swoim polu. Najpierw osada.
    .elsewhere = Wolno wszędzie, ale umocnij się w prowincji Nurra.
    .other = Załóż osadę w prowincji Nurra.

## Wstęp wzbroniony

learn-priest = Wstęp wzbroniony
    .over = Kapłan nie wpuszcza innych, Królowa powtarza kartę, a fort liczy się wszędzie wokół swojego pola.
learn-priest-priest = Civita jest warta 6 punktów, a Ada stoi tuż obok. Zagraj Kapłana.
    .other = Ktoś musi pilnować prowincji Civita: Kapłan.
learn-priest-civita = Postaw kapłana w prowincji Civita. Dopóki tam stoi, Ada nie wprowadzi tam osadników ani nie założy osady.
    .good = Zbudowała więc fort.
    .other = Najwięcej warta jest Civita. Postaw kapłana właśnie tam.
learn-priest-queen = Dowódca już leży przed tobą, ale Królowa powtarza akcję dowolnej twojej zagranej karty. Zagraj ją.
    .other = Teraz silniejsza jest Królowa: powtórzy kartę, która leży przed tobą.
learn-priest-copy = Niech zadziała jak Dowódca.
    .other = Mogłaby, ale teraz potrzebny jest osadnik. Wybierz Dowódcę.
learn-priest-march = Zamiast stawiać osadnika, Dowódca może przesunąć twoich do czterech razy. Przesuń osadnika z prowincji Barbagia do prowincji Civita.
    .astray = Każda granica to jeden ruch, a masz cztery. Ale droga do prowincji Civita jest otwarta: idź tam.
    .fresh = Twój kapłan wpuści nowego osadnika. Tym razem przesuń jednak tego z prowincji Barbagia.
    .other = Skończyć wolno w każdej chwili, ale najpierw idź do prowincji Civita.
learn-priest-done = Zostały ci trzy ruchy, ale niczego nie trzeba wykorzystać do końca. Zakończ akcję.
    .other = Zostań tutaj: Civita jest warta najwięcej. Zakończ akcję.
learn-priest-architect = Jeszcze jedna sztuczka. Zagraj Architekta.
    .other = Forty buduje Architekt.
learn-priest-fort = Zbuduj fort na polu 9. Da po 1 wpływie w każdej z trzech prowincji, z którymi się styka.
    .other = Pole 9 styka się z prowincjami Civita, Barbagia i Baronia, a zaraz będzie punktowane. Buduj tam.

## Właściwa chwila

learn-guardian = Właściwa chwila
    .over = Zagraj coś przed Strażnikiem, a nikt ci nie odpowie. Drugie miejsce daje połowę, zaokrągloną w dół.
learn-guardian-early = Następne jest pole 18, a w prowincji Arborea tylko ty masz wpływy. Zagraj Strażnika jako pierwszą kartę.
    .other = Tylko ten jeden raz: zacznij od Strażnika i zobacz, co zrobi Ada.
learn-guardian-tie = Strażnik był twoją pierwszą kartą, więc Ada mogła odpowiedzieć i wyrównała. W grze dwuosobowej remis nie daje nic. Zostaw kartę albo ją wymień.
learn-guardian-answer = Teraz pospieszyła się Ada: przed punktacją pola 19 możesz odpowiedzieć jedną kartą. Zagraj Dowódcę.
    .decline = Wolno nie odpowiadać, ale wtedy Arborea znów skończy się remisem. Odpowiedz!
    .other = To też mogłoby pomóc, ale tym razem niech to będzie osadnik: zagraj Dowódcę.
learn-guardian-second = Postaw drugiego osadnika w prowincji Arborea: 2 wpływy przeciw 1.
    .good = Masz 5 punktów, a Ada za drugie miejsce połowę, zaokrągloną w dół: 2.
    .other = Z polem 19 styka się Arborea, warta 5 punktów. Postaw osadnika tam.

## Ostatnia punktacja

learn-finale = Ostatnia punktacja
    .over = Wygrywasz 6 do 4! W prawdziwej partii spójrz na pierwszą kartę fortu i postaw osadnika przy jej polu.
learn-finale-card = Ada prowadzi o punkt i ma osadnika w prowincji Campidano. Która karta da ci tam od razu 2 wpływy?
    .guardian = Wtedy punktacja nastąpi od razu, a Ada ma w prowincji Campidano więcej niż ty.
    .other = To da najwyżej 1 wpływ: remis, a w grze dwuosobowej remis nie daje nic.
learn-finale-place = Masz żeton agrokultury. Zdobądź Campidano.
    .fort = Fort to 1 wpływ: remis z Adą, który nie da nikomu nic.
    .elsewhere = Następne jest pole 26, a najwięcej warte jest przy nim Campidano.
    .other = W prowincji Campidano potrzebujesz 2 wpływów.
learn-finale-end = Dziesięć punktacji już za wami, jedenasta kończy grę, a w prowincji Campidano prowadzisz. Co teraz?
    .other = Każda inna karta pozwoli Adzie cię dogonić. Która wywołuje punktację?
