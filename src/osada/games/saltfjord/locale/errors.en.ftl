### What can be wrong with a pack and its options.

error-special-tiles = special-tiles is for a game for one: others have none
content-times = '{ $name }' is there { $times } times
content-unnamed = '{ $name }' has no name: expected some of { $known }
content-effect = a building either gains something or offers actions
content-square = a square is either a building or a promenade
content-arrows = F13 fixes the arrows: { $arrows }
content-row = { $resource } lies in row { $row }
content-fish = fish cannot be sold
content-sale = expected 1 to { $most } fish, or goods could go round for ever
content-cells = expected [0, 0] first, and its neighbours
content-sizes = mono and domino are small, ell is large
content-tiles = expected 22 tiles of each shape, shape by shape
content-start-tiles = expected 4 tiles of the shape domino
content-squares = expected the cells of the shape, in their order
content-boards = expected one plain board, then four villages
content-snow = F10: the four central cells have snow
content-same-cell = two buildings on one cell
content-grid = rows and columns count from 1 to 6
content-on-snow = the cells with snow are for the start building
content-promenade = F27: a promenade is a square of a tile, not of a board
content-achievements =
    { $most ->
        [one] expected at most { $most } achievement
       *[other] expected at most { $most } achievements
    }
content-pier = a pier has a gain, or actions, or deals
content-slots = expected as many slots as on the basic side or more, 4 at most
content-areas = expected 1 to { $most } areas
content-faces =
    { $most ->
        [one] expected at most { $most } face
       *[other] expected at most { $most } different faces
    }
content-token = expected a kind from 1 to 3 and a count of 1 or more
content-same-face = the same face of the same kind is there twice
content-too-few =
    { $tokens ->
        [one] { $tokens } token of kind { $kind } for { $places } places
       *[other] { $tokens } tokens of kind { $kind } for { $places } places
    }
content-at-once = F54: the last two tiles, and no others, score at once
content-lowest-first = expected the lowest score first
