## Courses

no-such-course = There is no course { $name }; there are { $courses }.
no-such-lesson = The course has no lesson { $name }; it has { $lessons }.
learn-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
learn-hint = osada learn { $course } begins a course, or goes on with it.
learn-at = You are at lesson { $lesson } of { $lessons }.
learn-done = You have been through all of it.
learn-lesson = Lesson { $lesson } of { $lessons }: { $title }
learn-how = Type the number of a choice or some words of it. ? shows what is right, help the rest, quit leaves: everything is kept.
learn-step = { $step }/{ $steps }
learn-test = Test { $step }/{ $steps }
learn-show = Right would be: { $sentences }
learn-forbidden = Not allowed: { $reason }.
learn-more = To read more: { $rules } (osada rules { $game }).
learn-variant = Only in a variant: { $rules } (osada rules { $game }).
learn-left = See you: osada learn { $course } goes on from here.
learn-over = That was all. Right at the first try: { $right } of { $most }. Now play: osada play { $game } --bots level1
help-learn =
    5               the choice with that number
    nurra           some words of a choice, or their beginnings; a move as in a record
    ?               what would be right
    undo            begin this step again
    rules [ID]      the rules, or one of them
    board           the whole board again
    lang pl         in Polish;  lang en  in English
    quit            leave; you come back to this step

usage-learn = Learn a game by playing it: short lessons on its board.
    .course = Which course; without it, all courses are named.
    .lesson = Begin with this lesson.
