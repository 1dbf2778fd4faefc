## Czego laboratorium odmawia

error-arena-games = na arenie trzeba rozegrać co najmniej jedną partię, a nie { $games }
error-arena-bots = arena potrzebuje botów: --bots level1,greedy
error-journal = { $path } nie jest dziennikiem areny
error-other-arena = { $path } należy do innej areny; wybierz inny folder
error-no-ray = Ray nie jest zainstalowany: pip install 'osada[cluster]'
error-no-features = { $game } nie ma cech dla sieci: to `Game.features` mówi, na co patrzą
error-training-begun = w { $path } zaczęto już trening: --resume idzie dalej, --out wskazuje inny folder
error-training-journal = { $path } nie zawiera partii z treningu
error-other-training = { $path } należy do innego treningu; wybierz inny folder
