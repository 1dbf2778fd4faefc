### What a seat has in its village, as part of a sentence.

place-tile = { $tile } at { $cell }
place-crate = the crate { $crate }
