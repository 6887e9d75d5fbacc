## Co znaczą ikony, na stronę zasad; gdzie gra ma na coś słowo, bierze się je stamtąd

glossary-on-the-table = Na stole

## Martynika

glossary-martinique-map = żeton mapy: wyklucza jedną literę albo cyfrę Zaginionego Skarbu
glossary-martinique-joker = joker: zastępuje dowolny żeton zdobyczy
glossary-martinique-treasures = Małe Skarby: do nich muszą pasować twoje łupy
glossary-martinique-hold = ładunek w ładowni i jego punkty
glossary-martinique-sign = szyld: cztery pola tawerny
glossary-martinique-tavern = bonus z baru tawerny
glossary-martinique-stool = stołek: kto na nim siada, schodzi z wyspy
glossary-martinique-spade = kopanie Zaginionego Skarbu
glossary-martinique-notebook = notes: gdzie skarb może jeszcze leżeć
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
glossary-jolly-roger-destinations = stosy Celów

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
glossary-marauders-pirates = piraci
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
glossary-marauders-merchant = kupiec; na Karcie Ładunku: ucieczka
glossary-marauders-event = Wydarzenie tej rundy
glossary-marauders-storm = Sztorm
glossary-marauders-hurricane = Huragan
glossary-marauders-plague = Zaraza: port jest zamknięty
glossary-marauders-war = wojna albo Starcie Załogi
glossary-marauders-spyglass = Rozpoznanie; Kapitanowie Niezależni
glossary-marauders-dice = kości do rzutu
glossary-marauders-skull = czaszka: sukces albo trafienie
glossary-marauders-time = pozostałe akcje albo Karty Wydarzeń
glossary-marauders-anchor = zakończ

## Każda gra w skrócie

primer-martinique-1 = Gdzieś na wyspie leży Zaginiony Skarb: jedna litera i jedna cyfra. Kto na koniec ma pirata na tym polu, od razu wygrywa.
primer-martinique-2 = O Poranku wprowadzasz piratów na plażę; po wprowadzeniu trzech możesz zamiast tego nimi ruszać. Pirat idzie dokładnie tyle pól, ile wskazuje cyfra pod jego stopami: prosto albo skręcając, nigdy na ukos.
primer-martinique-3 = Zabierasz żeton, na którym stał pirat. Żeton mapy pokazuje współrzędną, pod którą skarbu nie ma: notes ją skreśla. Przechodząc przez pirata przeciwnika, możesz odkryć jedną z jego map.
primer-martinique-4 = Gdy na koniec ruchu twoje zdobycze pasują do Małego Skarbu, odkładasz pasujące żetony, a skarb ładujesz do ładowni. Joker zastępuje dowolny żeton.
primer-martinique-5 = Pirat, który kończy ruch na pustym polu albo w tawernie, siada przy barze; z tawerny przynosi też jokera albo mapę. Gdy siedzi wszystkich ośmiu, zapada Zmierzch.
primer-martinique-6 = O Zmierzchu piraci wychodzą w kolejności stołków i każdy kopie na pustym polu. Jeśli nikt nie trafi, decydują punkty: za ładownię i za pary, które zostały wśród zdobyczy.

primer-deliveries-1 = Dostawa to para kart: statek i towar w tym samym kolorze. Jest warta tyle, ile wynosi suma wartości obu kart.
primer-deliveries-2 = W swojej turze robisz jedną rzecz: bierzesz jedną z czterech odkrytych kart, bierzesz w ciemno kartę z góry stosu dobierania albo odkładasz kartę z ręki.
primer-deliveries-3 = Trzy razy w grze bije dzwon portowy. Tylko wtedy możesz wykładać dostawy: ile zdołasz, ale każdy rodzaj towaru tylko raz w całej grze.
primer-deliveries-4 = Po dzwonie jeden gracz może wynająć wilka morskiego, który później uchroni go przed jednym wydarzeniem.
primer-deliveries-5 = Wyłożone wydarzenie uderza we wszystkich, w ciebie też: każdy traci kartę w jego kolorze albo udowadnia, że takiej nie ma.
primer-deliveries-6 = Gra kończy się po dostawach trzeciego dzwonu albo gdy ktoś dostarczy wszystkie cztery rodzaje towarów. Statki i towary na ręce odejmują punkty, a każde wydarzenie i każdy wilk morski kosztuje 3.

primer-jolly-roger-1 = Jesteście jedną załogą, ale wygrywa tylko pirat z największą ilością złota. Gra trwa dziesięć rund albo krócej, jeśli skończą się karty Łupów.
primer-jolly-roger-2 = W każdej rundzie Kapitan mianuje Kwatermistrza i wybiera cel. Przeciw Fortowi, Statkowi kupieckiemu lub Przystani każdy w dowolnej chwili może dołożyć karty Załogi; Kwatermistrz zaczyna i decyduje, kiedy dość.
primer-jolly-roger-3 = Atak się udaje, jeśli nawigacja, ostrzał i walka wręcz osiągną wymagane wartości. Wtedy Kapitan pierwszy wybiera kartę Łupów, a Kwatermistrz dzieli resztę.
primer-jolly-roger-4 = Zatoka piratów daje nowe karty Załogi. Na Wyspę skarbów dopłyniecie tylko z mapą, a ma ją Krwawy pirat; tam zakopujesz łupy, a zakopane są bezpieczne.
primer-jolly-roger-5 = Bunt! Raz na rundę, po decyzji Kapitana, zbuntować może się każdy oprócz niego. W obu obozach liczą się członkowie załogi, a nie umiejętności; niezakopane łupy przegranych dzieli się na nowo, a neutralni zachowują swoje.
primer-jolly-roger-6 = Przekupuj kartą Załogi albo odkrytym łupem, kiedy chcesz; obietnice to tylko słowa. Karty specjalne mówią, kiedy wolno je zagrać.

primer-maracaibo-1 = Trzy razy płyniesz od lewej do Maracaibo. W każdej turze okręt przesuwa się o jedno do trzech pól i musi skończyć bliżej Maracaibo, niż zaczął; z tego, co tam leży, korzystasz. Kto płynie wolno, częściej się zatrzymuje, ale runda kończy się, gdy dopłynie pierwszy okręt.
primer-maracaibo-2 = Zatrzymując się na ulepszeniu, płacisz za nie i zachowujesz jego dochód, efekty i punkty albo bierzesz 5 dublonów. Na rezydencji budujesz i punktujesz za nią na koniec. Na karcie miejsca wzmacniasz okręt i wykonujesz wskazane akcje.
primer-maracaibo-3 = Rabując, rzucasz trzema kośćmi: wybierasz jedną, dodajesz swoją siłę i wydajesz ją na akcje rabunku. Najdroższe są skarby w kolorze kości.
primer-maracaibo-4 = Twój poszukiwacz wędruje w głąb lądu: każde pole daje nagrodę, a każda przekroczona rzeka to 4 punkty.
primer-maracaibo-5 = Skarby są warte tym więcej, im więcej kostek leży na ich wyspie. Zakopane dają po 2 punkty więcej i przynoszą premie.
primer-maracaibo-6 = Po trzech rundach liczysz punkty, rzeki, karty, rezydencje, skarby i zadania. W pojedynkę grasz przeciw Czerwonobrodemu, który działa według własnych kart.

primer-marauders-1 = Jesteś kapitanem na Karaibach. Zdobądź przed innymi 10 Punktów Chwały: za poszukiwany towar sprzedany w porcie, bogate łupy, pokonanych kapitanów, Misje, potwierdzone Plotki oraz pierwszą Fregatę lub Galeon.
primer-marauders-2 = Rundę otwiera Wydarzenie: może przynieść sztormy, wojny, admirałów i piratów. Potem każdy kapitan ma w swojej turze trzy akcje: Ruch, Rozpoznanie, Port, w dowolnym układzie; akcja Port najwyżej raz na turę.
primer-marauders-3 = W porcie najpierw sprzedawaj: 3 Dukaty za kartę, 6 za poszukiwany towar. Potem kupuj, odwiedź stocznię, rekrutuj, szukaj Plotek, podejmij Misję, a w Porcie Macierzystym ukrywaj złoto w skrzyni: każde 10 Dukatów to punkt, którego nikt ci nie zabierze, najwyżej 5 punktów.
primer-marauders-4 = Na morzu wypatruj kupców, kapitanów i Okrętów Flagowych. Atak na Kupca to trzy Karty Ładunku: sukcesy pozwalają je zmieniać, przy zbyt wielu Symbolach Ucieczki kupiec umyka, a trafienia uszkadzają twój statek.
primer-marauders-5 = Kto napada uczciwe statki, dostaje Nagrodę za swoją głowę: porty tego kraju się zamykają, a admirałowie ruszają w pościg. Niezależni piraci ścigają za to uczciwych.
primer-marauders-6 = W bitwie obie strony deklarują akcję i rzucają na Żeglarstwo; zwycięzca strzela ze wszystkich Dział, dokonuje abordażu albo ucieka. Kapitan, który pójdzie na dno lub straci w Starciu całą Załogę, ginie; Chwałę i skrzynię przejmuje następny.
