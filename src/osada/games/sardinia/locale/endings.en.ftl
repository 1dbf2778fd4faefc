## Where points came from

points-from-influence-scored = Influence at scorings
points-from-crop-taken = Crop tokens
