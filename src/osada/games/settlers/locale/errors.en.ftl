### What can be wrong with sheets, buildings and options.

error-alone = a game for one is an adventure: set the option adventure to drawn or to a sheet
content-areas = expected 1 to { $most } areas
content-empty-harvest = a harvest area must hold something
content-fields = expected 4 fields with different ids
content-bridges = expected one bridge to each field
content-bridge-sections = expected the sections 1 to { $last }, each once, from left to right
content-dear =
    { $most ->
        [one] an area costs at most { $most } resource
       *[other] an area costs at most { $most } resources
    }
content-same-building = another building is called '{ $name }' already
content-most-areas =
    { $most ->
        [one] a building has at most { $most } area
       *[other] a building has at most { $most } areas
    }
content-prebuilt = a building has areas to cross out, or else it is prebuilt
content-advanced = only a prebuilt building can be ignored in the basic game
content-timing = the kind '{ $kind }' has the timing '{ $timing }'
content-choice = expected different resources to choose from
content-dice = there are 3 resource dice
content-resources = expected 1 to { $most } resources
content-nothing = this would give nothing
content-needs-plan = an underlined number needs a plan that raises it
content-off = off the sheet of { $rows } rows and { $columns } columns
content-cells = expected different sections, at least one
content-corner = must be counted from the top row and the left column of the shape
content-pieces = the sections of a plan must touch each other
content-same-sheet = there is a sheet { $sheet } already
content-village =
    { $number ->
        [one] expected { $number } building
       *[other] expected { $number } different buildings
    }
content-no-sheet = expected at least one sheet
content-no-building = there is no building '{ $name }'
content-cheaper = only one building can make the track { $track } cheaper in anything
content-one-name = expected a name in one language at least
content-blank = expected letters, not only spaces
content-origins = the credit names at most { $most } earlier sheets
content-missing = this is missing
content-unknown = there is no such field here
content-text = expected a text of { $least } to { $most } characters
