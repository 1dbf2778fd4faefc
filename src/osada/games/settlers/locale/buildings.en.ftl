### The buildings of the village: what they do.

effect-gain = gain { $goods }
gain-per = { $goods } { $each }
effect-gain-choice = gain { $n } { $choice }
effect-extra-action =
    { $n ->
        [one] { $n } more action
       *[other] { $n } more actions
    }
effect-copy-die =
    { $n ->
        [one] gain one more of what { $n } resource die shows
       *[other] gain one more of what each of { $n } resource dice shows
    }
effect-set-die =
    { $n ->
        [one] turn { $n } resource die to stone, wood or food
       *[other] turn { $n } resource dice to stone, wood or food
    }
effect-reroll =
    { $n ->
        [one] roll { $dice } again, { $n } time
       *[other] roll { $dice } again, up to { $n } times
    }
up-to =
    { $times ->
        [one] { $times } time
       *[other] up to { $times } times
    }
effect-exchange = give { $give } and get { $get }, { up-to }
effect-spend-for-vp = give { $give } for { $vp } VP, { up-to }
effect-spend-for-action =
    { $actions ->
        [one] give { $give } for { $actions } more action, { up-to }
       *[other] give { $give } for { $actions } more actions, { up-to }
    }
effect-action-for-resource = spend 1 action to gain { $n } { $choice }, { up-to }
effect-free-harvest =
    { $n ->
        [one] harvest { $n } area without an action
       *[other] harvest { $n } areas without an action
    }
effect-harvest-bonus =
    { $times ->
        [one] the first harvest of a round gives { $n } more of the same kind
       *[other] the first { $times } harvests of a round give { $n } more of the same kind each
    }
effect-free-area =
    { $n ->
        [one] cross out { $n } area of { $scope } without an action
       *[other] cross out { $n } areas of { $scope } without an action
    }
effect-discount =
    { $times ->
        [one] the first area of { $scope } in a round costs { $saved } less
       *[other] the first { $times } areas of { $scope } in a round cost { $saved } less each
    }
effect-vp-if = { $vp } VP in a round with at least { $stat }
effect-vp-per = { $vp } VP { $each }, at most { $max } VP
effect-keep =
    { $n ->
        [one] keep { $n } resource for the next round
       *[other] keep up to { $n } resources for the next round
    }
effect-second-favour =
    { $n ->
        [one] also use { $n } favour that lies in the middle
       *[other] also use { $n } favours that lie in the middle
    }
effect-final-per = at the end { $vp } VP { $each }
effect-final-if = at the end { $vp } VP if you have at least { $count }
dice-resource = a resource die
dice-worker = the worker die
dice-any = any die
scope-walls = the walls
scope-huts = the huts
scope-granaries = the granaries
scope-bridges = the bridges
scope-village = the village

## Names that sound better than those in the data

building-apprentice = { $name }
