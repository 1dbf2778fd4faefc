## Co podpowiada trener: co się teraz liczy, najwyżej w 25 słowach

coach-boast = Pełny remis! Grę wygrywa, kto pierwszy się pochwali.
coach-answer = Zaraz będzie punktować pole { $site }. Zanim Strażnik zadziała, możesz zagrać jedną kartę: najlepiej tam, gdzie to pole się liczy.
coach-turned-up = Pole { $site } punktowałoby po następnym. Zostaw kartę, jeśli masz tam przewagę; jeśli nie, odłóż ją na spód talii.
coach-kept-card = Odkryto pole { $site }. Zostaw je, wymień na kartę z talii albo wyłóż tę, którą trzymasz w sekrecie.
coach-first-site =
    { $n ->
        [one] Jako pierwsze punktuje pole { $site }, przy nim leży { $n } prowincja. Punkty dają wpływy właśnie tam.
        [few] Jako pierwsze punktuje pole { $site }, przy nim leżą { $n } prowincje. Punkty dają wpływy właśnie tam.
       *[many] Jako pierwsze punktuje pole { $site }, przy nim leży { $n } prowincji. Punkty dają wpływy właśnie tam.
    }
coach-last-scorings =
    { $n ->
        [one] Została już tylko { $n } punktacja. Co nie leży przy następnym polu, nic już nie da.
        [few] Zostały już tylko { $n } punktacje. Punkty dadzą jeszcze tylko pionki przy następnych polach.
       *[many] Zostało już tylko { $n } punktacji. Punkty dadzą jeszcze tylko pionki przy następnych polach.
    }
coach-call-now =
    { $n ->
        [one] Strażnik zagrany teraz punktuje pole { $site }: { $n } punkt dla ciebie, więcej niż dla kogokolwiek innego.
        [few] Strażnik zagrany teraz punktuje pole { $site }: { $n } punkty dla ciebie, więcej niż dla kogokolwiek innego.
       *[many] Strażnik zagrany teraz punktuje pole { $site }: { $n } punktów dla ciebie, więcej niż dla kogokolwiek innego.
    }
coach-tied-for-two = { $province }: macie remis, a w grze dwuosobowej remis nie daje nikomu nic. Jeszcze jeden pionek i punkty są twoje.
coach-one-short =
    { $n ->
        [one] { $province } punktuje jako następna, za { $n } punkt. Brakuje ci 1 wpływu do remisu, 2 do prowadzenia.
        [few] { $province } punktuje jako następna, za { $n } punkty. Brakuje ci 1 wpływu do remisu, 2 do prowadzenia.
       *[many] { $province } punktuje jako następna, za { $n } punktów. Brakuje ci 1 wpływu do remisu, 2 do prowadzenia.
    }
coach-crop-ready =
    { $n ->
        [one] Rolnik może teraz zebrać żeton z prowincji { $province }: { $n } punkt i prawo do jeszcze jednej osady.
        [few] Rolnik może teraz zebrać żeton z prowincji { $province }: { $n } punkty i prawo do jeszcze jednej osady.
       *[many] Rolnik może teraz zebrać żeton z prowincji { $province }: { $n } punktów i prawo do jeszcze jednej osady.
    }
coach-village-allowed =
    { $n ->
        [one] Żetony agrokultury pozwalają ci na jeszcze { $n } osadę. Architekt stawia ją, gdzie chcesz; liczy się za 2 wpływy.
        [few] Żetony agrokultury pozwalają ci na jeszcze { $n } osady. Architekt stawia osadę, gdzie chcesz; liczy się za 2 wpływy.
       *[many] Żetony agrokultury pozwalają ci na jeszcze { $n } osad. Architekt stawia osadę, gdzie chcesz; liczy się za 2 wpływy.
    }
coach-no-settler = Nie masz jeszcze na wyspie osadnika. Dowódca stawia go w dowolnej prowincji; bez osadników nie zbierzesz też żetonów agrokultury.
coach-no-ship = Masz osadników, ale żadnego statku. Bez statku w porcie, z którym są połączeni, Rolnik nic nie zbierze.
coach-last-place = { $province }: jest tam miejsce już tylko na jeden pionek, a pole { $site } będzie ją punktować.
coach-shield = { $province }: prowadzisz o jeden. Twój kapłan doda 1 wpływ i nie wpuści cudzych osadników ani osad.
coach-guardian-waits =
    { $n ->
        [one] Strażnika zagrasz dopiero z trzema innymi kartami przed sobą: brakuje { $n }.
        [few] Strażnika zagrasz dopiero z trzema innymi kartami przed sobą: brakuje { $n }.
       *[many] Strażnika zagrasz dopiero z trzema innymi kartami przed sobą: brakuje { $n }.
    }
coach-cards-back =
    { $n ->
        [one] Na ręce zostaje ci { $n } karta. Zagrane wracają dopiero po Strażniku, twoim albo cudzym.
        [few] Na ręce zostają ci { $n } karty. Zagrane wracają dopiero po Strażniku, twoim albo cudzym.
       *[many] Na ręce zostaje ci { $n } kart. Zagrane wracają dopiero po Strażniku, twoim albo cudzym.
    }
coach-guardian-in-hand = Strażnika masz jeszcze na ręce: kto go zagra, ten decyduje, kiedy liczą się forty i jakie będą następne.
coach-scored-twice = { $province } leży przy obu odkrytych polach: pionek może tam dać punkty dwa razy.
coach-queen-copies =
    { $n ->
        [one] Królowa może powtórzyć { $n } kartę, która leży przed tobą.
        [few] Królowa może powtórzyć jedną z { $n } kart, które leżą przed tobą: najlepszą zagrasz dwa razy.
       *[many] Królowa może powtórzyć jedną z { $n } kart, które leżą przed tobą: najlepszą zagrasz dwa razy.
    }
