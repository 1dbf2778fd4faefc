### Słowa stron wokół stołów.

sardinia-about = Zasiedlaj wyspę, karta po karcie, i miej największe wpływy tam, gdzie punktuje Strażnik.
