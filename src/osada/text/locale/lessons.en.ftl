### Lessons: what is said whatever the game is.

lesson-guest = Guest
lesson-other = The rules allow that, but try what is asked here first.
lesson-forbidden = The rules do not allow that ({ $rule }).
lesson-over = This lesson is over.

## What can be wrong with a lesson's file

lesson-missing = there is no such file
lesson-not-to-act = the learner is not to act after this step
