## Czego laboratorium odmawia

error-arena-games = na arenie trzeba rozegrać co najmniej jedną partię, a nie { $games }
error-arena-bots = arena potrzebuje botów: --bots level1,greedy
error-journal = { $path } nie jest dziennikiem areny
error-other-arena = { $path } należy do innej areny; wybierz inny folder
error-no-ray = Ray nie jest zainstalowany: pip install 'osada[cluster]'
