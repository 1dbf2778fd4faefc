### Words of the pages around the tables.

settlers-about = Roll, share the workers and cross out: an empire on two sheets of paper.
settlers-solo-title = Settlers: an adventure for one
settlers-solo-about = Choose a village sheet: its six buildings make every adventure another one. Ten rounds, and a rank at the end.
settlers-solo-overall = Your best so far: { $points } ({ $rank }).
settlers-solo-people = People
settlers-solo-all = All sheets
settlers-solo-choose = Choose a sheet
settlers-solo-sheet = Sheet { $sheet }
settlers-solo-drawn = A drawn sheet
settlers-solo-drawn-about = Let chance choose one of the 48.
settlers-solo-best = best { $points }
