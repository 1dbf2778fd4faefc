### What a seat has at the places of the board, as part of a sentence.

place-lead-next = the lead in { $province }, which is scored next ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
place-lead-after = the lead in { $province }, which is scored in the round after ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
place-lead = the lead in { $province } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
place-tie-next = a share of the lead in { $province }, which is scored next ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
place-tie-after = a share of the lead in { $province }, which is scored in the round after ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
place-tie = a share of the lead in { $province } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
place-second-next = second place in { $province }, which is scored next ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
place-second-after = second place in { $province }, which is scored in the round after ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
place-second = second place in { $province } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
place-ship = a ship in { $harbour }
