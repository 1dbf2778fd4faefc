### Learning to play: courses, the coach of the first games, the glossary.

nav-learn = Learn
learn = Learn by playing
learn-about = Short courses on the real board: every step is a move of yours. Leave whenever you like and come back later.
learn-in =
    { $minutes ->
        [one] Learn in { $minutes } minute
       *[other] Learn in { $minutes } minutes
    }
learn-short = Learn
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
learn-done = finished
learn-progress = { $done } of { $of } lessons

## A lesson

lesson-back = One move back (u)
lesson-menu = Lessons and more
lesson-steps = Steps of this lesson
lesson-done = done
lesson-leave = Leave the course
lesson-in-words = The board in words
lesson-to-board = ← To the board
lesson-test = Test { $at } of { $of }
lesson-show = Show me
lesson-shown = This is it: { $move }.
lesson-do-it = Do it for me
lesson-more = Read more:
lesson-rest = The other rules ({ $n })
lesson-variant = Only in a variant:
lesson-next = Next: { $title }
lesson-result = Test: { $right } of { $of } right at the first try.
lesson-passed = You are ready for a game.
lesson-nearly = You know the way now: the rest comes by playing. Or try the test again.
lesson-play = Play an easy bot
lesson-again = The whole course again
lesson-test-again = Try the test again
lesson-others = Other courses
rule = Rule

tap-again = { $move }: tap again to play it.

## The coach

coach = Coach
coach-thanks = Got it
coach-off = No more tips
coach-silenced = No more tips. You can have them again:
coach-more = Show the whole tip
coach-less = Fold the tip
coach-quiet = Tips for your first games appear here.
coach-setting = Tips while I play
coach-first = in my first games
coach-always = always
coach-never = never

## The glossary

lookup-rules = In the whole rules
lookup-glossary = In the whole glossary
glossary = Glossary
glossary-of = Glossary: { $game }
glossary-find = Search the glossary
glossary-found =
    { $n ->
        [0] Nothing found
        [one] { $n } word
       *[other] { $n } words
    }

## Which game, how long, against whom

about-minutes = about { $minutes } min
about-minutes-range = about { $from } to { $to } min
bot-recommended = level { $level }: recommended
