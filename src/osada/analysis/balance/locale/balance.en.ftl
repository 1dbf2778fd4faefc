### What games say about a design.

balance-played = The strongest bot makes { $points } ± { $error } points of it ({ $games } games).
balance-usual = That is more than { $below } of the { $printed } printed sheets bring, which lie between { $least } and { $most }.
balance-generous = That is out of line: more than any of the { $printed } printed sheets brings ({ $least } to { $most }).
balance-meagre = That is out of line: less than any of the { $printed } printed sheets brings ({ $least } to { $most }).
balance-half = Half of the games end between { $low } and { $high } points.
balance-part = Building
balance-worth = Worth
balance-gift = As a gift
balance-built = Finished
balance-settled = Settlements
balance-part-strong = { $part } is too strong: it brings { $worth } points, and nine of ten printed buildings at most { $most }.
balance-part-useless = { $part } is of no use: even as a gift it would bring { $gift } points.
balance-part-unbuilt = { $part } is hardly ever built: in { $share } % of the games, while printed buildings of its kind nearly always are.
balance-one-plan = One plan dominates: nearly all settlements are founded at { $part }.
balance-fine = Nothing is out of line.
balance-sources = Points come from: { $sources }.
balance-unclear = Of these little can be said, because bots hardly know how to use such buildings: { $parts }.
