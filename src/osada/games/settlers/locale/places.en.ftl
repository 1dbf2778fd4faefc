### What a seat has on its sheets, as part of a sentence.

place-complete = the { $building }, complete
place-begun = { $areas ->
        [one] { $areas } area of the { $building }
       *[other] { $areas } areas of the { $building }
    }
place-settlements = { $many ->
        [one] { $many } settlement by the plan of the { $building }
       *[other] { $many } settlements by the plan of the { $building }
    }
place-sections = { $section } complete ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
