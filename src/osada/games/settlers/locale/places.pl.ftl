### Co gracz ma na arkuszach, jako część zdania.

place-complete = ukończony budynek { $building }
place-begun = { $areas ->
        [one] { $areas } obszar budynku { $building }
        [few] { $areas } obszary budynku { $building }
       *[many] { $areas } obszarów budynku { $building }
    }
place-settlements = { $many ->
        [one] { $many } osada według planu budynku { $building }
        [few] { $many } osady według planu budynku { $building }
       *[many] { $many } osad według planu budynku { $building }
    }
place-sections = ukończona sekcja { $section } ({ $points } pkt)
