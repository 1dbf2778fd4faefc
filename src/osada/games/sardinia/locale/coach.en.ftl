## What the coach says: what matters now, in at most 25 words

coach-boast = A full tie! Whoever boasts first wins the game.
coach-answer = A Guardian is about to score site { $site }. You may play one card before it does: best where that site counts.
coach-turned-up = Site { $site } would be scored after the next one. Keep the card if you are strong there; if not, send it under the deck.
coach-kept-card = Site { $site } was turned up. Keep it, replace it by the deck, or lay out the card you have kept in secret.
coach-first-site =
    { $n ->
        [one] Site { $site } is scored first: { $n } province touches it. Influence there brings points, elsewhere not yet.
       *[other] Site { $site } is scored first: { $n } provinces touch it. Influence there brings points, elsewhere not yet.
    }
coach-last-scorings =
    { $n ->
        [one] Only { $n } scoring is left. Whatever does not touch the next site counts no more.
       *[other] Only { $n } scorings are left. Only pieces around the next sites still bring points.
    }
coach-call-now =
    { $n ->
        [one] A Guardian now would score site { $site }: { $n } point for you, more than for anybody else.
       *[other] A Guardian now would score site { $site }: { $n } points for you, more than for anybody else.
    }
coach-tied-for-two = You are tied in { $province }, and with two players a tie pays nobody. One more piece takes it all.
coach-one-short =
    { $n ->
        [one] { $province } is scored next, for { $n } point: one more influence and you share the lead, two and it is yours.
       *[other] { $province } is scored next, for { $n } points: one more influence and you share the lead, two and it is yours.
    }
coach-crop-ready =
    { $n ->
        [one] Your Farmer can take the crop token of { $province } now: { $n } point, and one more village allowed.
       *[other] Your Farmer can take the crop token of { $province } now: { $n } points, and one more village allowed.
    }
coach-village-allowed =
    { $n ->
        [one] Your crop tokens allow { $n } more village. The Architect builds it anywhere; it counts 2 influence, twice a settler.
       *[other] Your crop tokens allow { $n } more villages. The Architect builds one anywhere; it counts 2 influence, twice a settler.
    }
coach-no-settler = You have no settler on the island yet. The Commander puts one into any province; settlers also reach crop tokens.
coach-no-ship = You have settlers but no ship. Without a ship in a harbour joined to them the Farmer takes no crop tokens.
coach-last-place = { $province } has room for one more piece only, and site { $site } will score it. Who comes late stays out.
coach-shield = You lead { $province } by one. Your priest there would add one and keep out others' settlers and villages.
coach-guardian-waits =
    { $n ->
        [one] Your Guardian waits for three other cards before you: { $n } more.
       *[other] Your Guardian waits for three other cards before you: { $n } more.
    }
coach-cards-back =
    { $n ->
        [one] You hold { $n } card. Played cards return to hand only after a Guardian, yours or another's.
       *[other] You hold { $n } cards. Played cards return to hand only after a Guardian, yours or another's.
    }
coach-guardian-in-hand = The Guardian is still in your hand: whoever plays it decides when the forts count, and which may follow.
coach-scored-twice = { $province } touches both open sites: a piece there can bring points twice.
coach-queen-copies =
    { $n ->
        [one] The Queen can repeat { $n } card that lies before you.
       *[other] The Queen can repeat any of { $n } cards that lie before you: the best one twice.
    }
