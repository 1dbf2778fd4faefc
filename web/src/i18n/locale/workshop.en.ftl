nav-workshop = Workshop
workshop-title = The workshop
workshop-about = Design something of your own, play it at once, show it to friends. What you have played to the end here you may publish.
workshop-new = Design a new one
workshop-import = Open a file
workshop-not-a-design = That file holds no design that can be opened.
workshop-drafts = Your drafts
workshop-drafts-none = Nothing yet. Drafts are kept in this browser.
workshop-edit = Go on with it
workshop-throw-away = Throw away
workshop-thrown = Thrown away.
workshop-back = Take it back
workshop-changed = changed { $when }
workshop-gallery = Gallery
workshop-gallery-about = First comes what tells players apart most: how far a strong player is ahead of a middling one, measured on the same dice.
workshop-gallery-none = Nobody has published anything yet.
workshop-by = by { $name }
workshop-published-by = published by { $name }
workshop-spread =
    { $points ->
        [one] tells players apart by { $points } point
       *[other] tells players apart by { $points } points
    }
workshop-spread-about = Levels 5 and 2 on { $games } dice each: { $high } and { $low } points on average.
workshop-unmeasured = not yet measured
workshop-played =
    { $n ->
        [one] played { $n } time
       *[other] played { $n } times
    }
workshop-undo = Undo
workshop-redo = Redo
workshop-good = Ready to be played
workshop-looking = Looking it over …
workshop-faults =
    { $n ->
        [one] { $n } thing to mend
       *[other] { $n } things to mend
    }
workshop-play-alone = Play alone
workshop-play-friends = Play with friends
workshop-export = Save as a file
workshop-share = Share by link
workshop-shared = The link has been copied:
workshop-link = Whoever has this link can see it:
workshop-publish = Publish
workshop-publish-about = Play it here to the end first: then it can be published.
workshop-published = Published
workshop-see = See it in the gallery
workshop-remix = Make your own from it
workshop-origins = Made from
workshop-drawing = As it will be played
workshop-article = In the almanac
workshop-report = Report
workshop-report-why = What is wrong with it?
workshop-report-send = Send to the operator
workshop-reported = Thank you: the operator will look at it.
workshop-withdraw = Withdraw
workshop-withdrawn = It has been withdrawn.
error-unplayed = Play it to the end on this server first.
