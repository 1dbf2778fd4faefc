### Words of the pages around the tables.

sardinia-about = Settle an island, one character card at a time, and be strongest where a Guardian counts.
