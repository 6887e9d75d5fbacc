## Co znaczą ikony, na stronę zasad; gdzie gra ma na coś słowo, bierze się je stamtąd

glossary-on-the-table = Na stole

## Martynika

glossary-martinique-map = żeton mapy: litera albo cyfra, przy której Zaginionego Skarbu nie ma
glossary-martinique-joker = joker: zastępuje dowolny żeton łupu
glossary-martinique-treasures = Małe Skarby: do nich muszą pasować twoje łupy
glossary-martinique-hold = ładunek w ładowni i jego punkty
glossary-martinique-sign = szyld: cztery pola tawerny
glossary-martinique-tavern = bonus z baru tawerny
glossary-martinique-stool = krzesło barowe: kto na nim siada, schodzi z wyspy
glossary-martinique-spade = kopanie Zaginionego Skarbu
glossary-martinique-notebook = notatnik: gdzie skarb może jeszcze leżeć
glossary-martinique-island = wyspa
glossary-martinique-captain = ładownia i łupy drugiego gracza

## Dostawy

glossary-deliveries-goods = Statki i towary
glossary-deliveries-fish = ryby: niebieski towar
glossary-deliveries-barrels = beczki: czerwony towar
glossary-deliveries-pigs = świnie: różowy towar
glossary-deliveries-gold = złoto: żółty towar
glossary-deliveries-ship = statek: wiezie towar w swoim kolorze
glossary-deliveries-events = Wydarzenia i wilk morski
glossary-deliveries-rats = „Szczury!”: wszyscy tracą niebieską kartę
glossary-deliveries-mutiny = „Bunt załogi!”: wszyscy tracą czerwoną kartę
glossary-deliveries-flu = „Świńska grypa”: wszyscy tracą różową kartę
glossary-deliveries-pirates = „Atak piratów!”: wszyscy tracą żółtą kartę
glossary-deliveries-wolf = wilk morski: ratuje przed jednym wydarzeniem
glossary-deliveries-dock = dostawa: statki mogą się rozładować
glossary-deliveries-hourglass = karty do następnej dostawy
glossary-deliveries-bell = następna karta przynosi dostawę
glossary-deliveries-points = punkty

## Jolly Roger

glossary-jolly-roger-skills = Umiejętności i załoga
glossary-jolly-roger-crew = członkowie załogi: liczą się w buncie
glossary-jolly-roger-coins = złoto albo karty Łupów
glossary-jolly-roger-chest = zakopane łupy albo zakryta karta
glossary-jolly-roger-special = Specjalne karty Załogi
glossary-jolly-roger-mutiny = bunt albo Pierwszy buntownik
glossary-jolly-roger-hand = karty Załogi na ręce
glossary-jolly-roger-gift = łapówka
glossary-jolly-roger-guard = pilnuje statku i nie może zakopywać łupów
glossary-jolly-roger-bell = co się właśnie stało
glossary-jolly-roger-flag = pokład: co się dzieje na statku
glossary-jolly-roger-map = stosy Celów; na karcie: mapa na Wyspę skarbów

## Piraci z Maracaibo

glossary-maracaibo-treasures = Skarby
glossary-maracaibo-ruby = rubin (moduł)
glossary-maracaibo-types = Rodzaje ulepszeń
glossary-maracaibo-signs = Znaki efektów i zadań
glossary-maracaibo-lightning = działa raz, od razu
glossary-maracaibo-upgrade = wzmocnienie okrętu
glossary-maracaibo-residence = rezydencja
glossary-maracaibo-market = czarny rynek
glossary-maracaibo-fog = zakryta karta
glossary-maracaibo-lock = zamknięte, póki nie ma dość wzmocnień
glossary-maracaibo-palms = pole toru bez nagrody
glossary-maracaibo-strength = siła rabunku
glossary-maracaibo-dice = ponowny rzut kośćmi rabunku
glossary-maracaibo-sail = pola do przepłynięcia
glossary-maracaibo-points = punkty zwycięstwa; w potyczce: wygrana
glossary-maracaibo-redbeard = Czerwonobrody; na telefonie: wszyscy kapitanowie
glossary-maracaibo-island = wyspa skarbów; na telefonie: Karaiby
glossary-maracaibo-figureheads = Galiony

## Merchants & Marauders

glossary-marauders-goods = Towary
glossary-marauders-ship = Statek
glossary-marauders-modifications = Modyfikacje
glossary-marauders-weapons = Bronie Specjalne
glossary-marauders-flags = Bandery
glossary-marauders-captain = Co ma kapitan
glossary-marauders-captain-card = kapitan
glossary-marauders-glory = Chwała: punkty albo Karty Chwały
glossary-marauders-coins = Dukaty
glossary-marauders-chest = skrzynia z ukrytymi Dukatami
glossary-marauders-bounty = Nagroda za głowę
glossary-marauders-rumor = Plotka
glossary-marauders-mission = Misja
glossary-marauders-cards = karta do dobrania, wymiany albo zagrania
glossary-marauders-harbour = port
glossary-marauders-yard = stocznia albo zakryta Modyfikacja
glossary-marauders-merchant = Kupiec; na Karcie Ładunku: ucieczka
glossary-marauders-event = Wydarzenie tej rundy
glossary-marauders-storm = Sztorm
glossary-marauders-hurricane = Huragan
glossary-marauders-plague = Zaraza: port jest zamknięty
glossary-marauders-war = wojna albo Starcie Załogi
glossary-marauders-spyglass = Rozpoznanie; Kapitanowie Niezależni
glossary-marauders-dice = kości do rzutu
glossary-marauders-skull = czaszka: sukces albo trafienie
glossary-marauders-time = pozostałe akcje albo Karty Wydarzeń
glossary-marauders-anchor = na tym koniec
