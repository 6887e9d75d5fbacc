## Przystań

harbour-play-now = Graj
harbour-more = Opcje
harbour-against-bots =
    { $count ->
        [one] przeciw jednemu botowi ({ $strength })
        [few] przeciw { $count } botom ({ $strength })
        [many] przeciw { $count } botom ({ $strength })
       *[other] przeciw { $count } bota ({ $strength })
    }
harbour-looking = Szukamy twoich stołów…
harbour-alone = w pojedynkę
harbour-lost = Porażka
harbour-history = Moje gry i statystyki
harbour-friends = Ze znajomymi
harbour-open-tables = Otwarte stoły
harbour-free-seats =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
harbour-under-way = gra trwa
harbour-watch = Oglądaj

## Kto gra

harbour-who = Jak mamy cię nazywać?
harbour-who-how = Pytamy raz i zapisujemy na tym urządzeniu. Możesz to zmienić w ustawieniach.
harbour-who-go = Graj
harbour-their-name = Imię osoby, która tu gra

## Nowy stół

harbour-first-game = Pierwsza gra
harbour-last-game = Jak ostatnio
harbour-first-game-how = „Pierwsza gra” to niewielu graczy i najłatwiejsze ustawienia.
harbour-seats-how = Boty mają własne imiona. Żaden nie wie więcej, niż mógłby wiedzieć gracz na jego miejscu.
harbour-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
harbour-pace = Limit czasu
harbour-pace-evening = Na jedno posiedzenie
harbour-pace-days = Na wiele dni
harbour-pace-how = Zegar idzie tylko wtedy, gdy gra czeka na ciebie. Boty nie potrzebują czasu.
harbour-pace-days-how = Nie trzeba grać o tej samej porze. Zegar idzie tylko wtedy, gdy gra czeka na ciebie, a na urlopie stoi.
harbour-flag = Gdy komuś skończy się czas
harbour-flag-move = ten ruch wykona bot
harbour-flag-bot = dalej gra bot
harbour-flag-lose = ta osoba przegrywa
harbour-holiday = Urlop dla każdego gracza
harbour-listed = Kto może dołączyć do tego stołu
harbour-listed-no = kto ma link
harbour-listed-yes = każdy na tym serwerze
harbour-listed-how = „Każdy na tym serwerze” pokazuje stół w przystani wszystkim, którzy z niego korzystają: mogą zająć wolne miejsce albo oglądać.
harbour-rare = Zasady, które mało kto zmienia

## Co zmienia każda opcja

harbour-note-martinique-lost-treasure = Czy znalezienie skarbu kończy grę, czy tylko daje punkty.
harbour-note-martinique-enter-first = Ilu twoich piratów musi być na wyspie, zanim któryś się ruszy: im więcej, tym trudniej.
harbour-note-maracaibo-difficulty = Ile co turę zyskuje twój przeciwnik Czerwonobrody, gdy grasz solo.
harbour-note-maracaibo-layout = Jak leżą karty na morzu, a więc którędy płynie się na wschód.
harbour-note-maracaibo-location-groups = Miejsca leżące daleko od siebie ułatwiają pierwszą grę.
harbour-note-maracaibo-fog-locations = Nie wiesz, co daje miejsce, póki ktoś tam nie był.
harbour-note-maracaibo-fog-improvements = Nie wiesz, jakie ulepszenia są przed tobą, póki ktoś tam nie wpłynie.
harbour-note-maracaibo-skirmishes = Przeciwników na twojej karcie można zaatakować: dla punktów i łupów.
harbour-note-maracaibo-adventure-hunters = Zadania są trudniejsze i warte dwa razy tyle.
harbour-note-maracaibo-rubies = Jeszcze jeden skarb do zdobycia i sprzedania.
harbour-note-maracaibo-retirement = Poszukiwacze, którzy dojdą do końca toru, mogą osiąść na stałe.
harbour-note-maracaibo-residence-stop = Co daje postój, gdy nie chcesz tam budować.
harbour-note-maracaibo-rivers = Jak liczy się rzeki, gdy poszukiwacz idzie na emeryturę.
harbour-note-marauders-length = Ile Punktów Chwały wygrywa: 8 to przy dwojgu graczach około dwóch godzin, 10 to cały wieczór.
harbour-note-marauders-cards = W drugim zestawie więcej kart działa na innych graczy.
harbour-note-jolly-roger-loot = Czy wszyscy widzą, kto ile ma.
harbour-note-jolly-roger-captains-gold = Gdy Kapitan wymienia łupy w Zatoce, kartę Załogi dobiera każdy.
harbour-note-deliveries-series = Jedna rozgrywka trwa około 25 minut; seria kończy się, gdy ktoś ma 100 punktów.
harbour-note-deliveries-visibility = Czy da się wyliczyć, kiedy przyjdą pierwsze dostawy.
harbour-note-deliveries-proof = Skąd inni wiedzą, że nie masz karty do oddania.
harbour-note-deliveries-first-player = Kto zaczyna.

## Dlaczego takiego stołu nie można założyć

server-bad-input = To nie pasuje do tej gry: to nie jest jej stół ani zapis.
server-own-arrangement = Zapisu, który zaczyna się od własnego ustawienia, nie da się tu wczytać; można go odtworzyć w wierszu poleceń.
server-own-components = Zapisu z własnymi elementami gry nie da się tu wczytać; można go odtworzyć w wierszu poleceń.
server-wrong-seats = Ta gra nie jest dla tylu osób.
