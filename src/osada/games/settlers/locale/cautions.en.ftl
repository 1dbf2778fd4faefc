## What to know before a move that wastes something

caution-actions =
    { $n ->
        [one] { $n } action is left, and there is something to build or harvest.
       *[other] { $n } actions are left, and there is something to build or harvest.
    }
caution-harvest = You could still harvest without an action.
caution-favour = You have not used a favour yet.
caution-abilities = A building could still be used.
caution-settlement =
    { $n ->
        [one] A settlement could be founded now by the plan of { $n } building.
       *[other] A settlement could be founded now by the plan of any of { $n } buildings.
    }
caution-export =
    { $n ->
        [one] { $n } more kind could be exported for a point.
       *[other] { $n } more kinds could be exported for a point each.
    }
caution-later = It could be used now.
