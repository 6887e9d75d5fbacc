## Początek

cli-start =
    Kaper: pirackie gry planszowe – w pojedynkę z botami, z przyjaciółmi albo milion partii do rana.

    Trzy rzeczy na początek:

      kaper play                                        w przeglądarce; z --terminal tutaj
      kaper games                                       gry i ich warianty
      kaper simulate martinique --games 100 --check     boty grają, każda zasada jest sprawdzana

    Wszystkie polecenia: kaper --help. In English: kaper --lang en

cli-new-game =
    Gra { $name } leży w { $folder }: mała, ale cała. README.md mówi, co gdzie jest.

      pip install -e { $folder }                        obok źródeł Kapra: python3 play.py add { $folder }
      kaper play --terminal { $name }                   w przeglądarce też jest
      kaper simulate { $name } --games 100 --check      boty grają, każda zasada jest sprawdzana

## Kolumny tabel

cli-column-game = Gra
cli-column-title = Tytuł
cli-column-seats = Gracze
cli-column-options = Warianty (najpierw zwykły)
cli-column-seat = Miejsce
cli-column-bot = Bot
cli-column-wins = Wygrane
cli-column-share = Udział
cli-column-mean-score = Średni wynik
cli-column-interval = 95%
cli-column-elo = Elo
cli-column-elo-interval = 95%
cli-column-ms-decision = ms/decyzja
cli-column-cpu = CPU
cli-column-gain = Punkty ponad greedy
cli-column-headroom = Z zapasu
cli-column-reason = Powód końca
cli-column-figure = Wielkość
cli-column-mean = Średnia
cli-column-games = Partie
cli-column-rule = Zasada
cli-column-kind = Rodzaj
cli-column-tests = Testy
cli-column-table = Tabela
cli-column-id = Id
cli-column-name = Nazwa
cli-column-copies = Sztuk
cli-column-source = Źródło
cli-column-engine = Silnik
cli-column-median = Mediana µs
cli-column-spread = Min.–maks. µs
cli-column-ratio = × { $game }
cli-column-here = Tu µs
cli-column-there = Tam µs
cli-column-here-there = Tu/tam
cli-column-bare = Zasady µs
cli-column-simulate = simulate µs
cli-column-arena = arena µs
cli-column-simulate-pace = simulate/zasady
cli-column-arena-pace = arena/zasady
cli-column-server = Serwer
cli-column-moves = Ruchy/s
cli-column-moves-spread = Min.–maks.
cli-column-moves-ratio = Kaper/inny
cli-column-p50 = p50 ms
cli-column-p99 = p99 ms
cli-column-cpu-move = CPU µs/ruch
cli-column-cpu-ratio = Inny/Kaper
cli-column-server-busy = Serwer zajęty
cli-column-generator-busy = Klient zajęty
cli-column-messages = Wiadomości/ruch
cli-column-where = Gdzie
cli-column-function = Funkcja
cli-column-break = Usterka
cli-column-before = Przedtem
cli-column-after = Potem
cli-column-test = Test
cli-column-why = Dlaczego
cli-column-run = Wykonywane w testach
cli-column-strike = Cios
cli-column-strikes = Ile

## Symulacja i odtwarzanie

cli-simulated =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, średnio { $length } decyzji, w { $seconds } s: { $speed } decyzji na sekundę.
cli-cut =
    { $count ->
        [one] { $count } partia nie skończyła się w limicie decyzji ({ $longest }): przerwano ją i pominięto.
        [few] { $count } partie nie skończyły się w limicie decyzji ({ $longest }): przerwano je i pominięto.
        [many] { $count } partii nie skończyło się w limicie decyzji ({ $longest }): przerwano je i pominięto.
       *[other] { $count } partii nie skończyło się w limicie decyzji ({ $longest }): przerwano je i pominięto.
    }
cli-checked =
    { $count ->
        [one] Sprawdzono { $count } decyzję, bez błędu.
        [few] Sprawdzono { $count } decyzje, bez błędu.
        [many] Sprawdzono { $count } decyzji, bez błędu.
       *[other] Sprawdzono { $count } decyzji, bez błędu.
    }
cli-fault =
    kaper: sprawdzian „{ $check }” zawiódł przy decyzji nr { $decision } w partii z ziarnem { $seed }
      { $detail }
      Zapis tej partii: { $file }
cli-replayed =
    { $count ->
        [one] { $game }: { $count } decyzja, odtworzona i sprawdzona.
        [few] { $game }: { $count } decyzje, odtworzone i sprawdzone.
        [many] { $game }: { $count } decyzji, odtworzonych i sprawdzonych.
       *[other] { $game }: { $count } decyzji, odtworzonych i sprawdzonych.
    }
cli-analysed = Analiza to strona dla przeglądarki: { $file }
cli-puzzles-found =
    { $count ->
        [one] { $count } zagadka jest w pliku { $file }.
        [few] { $count } zagadki są w pliku { $file }.
        [many] { $count } zagadek jest w pliku { $file }.
       *[other] { $count } zagadki jest w pliku { $file }.
    }
cli-unfinished = Partia nie jest skończona.
cli-verified = Wszystkie losowania zgadzają się z ziarnem: nikt niczego nie zmienił.
cli-asked =
    { $count ->
        [one] Teraz decyduje: { $names }.
        [few] Teraz decydują: { $names }.
        [many] Teraz decydują: { $names }.
       *[other] Teraz decydują: { $names }.
    }
cli-winners =
    { $count ->
        [one] Wygrywa { $names }.
        [few] Wspólnie wygrywają: { $names }.
        [many] Wspólnie wygrywają: { $names }.
       *[other] Wspólnie wygrywają: { $names }.
    }
cli-won = Wygrywasz.
cli-won-together = Wygrywacie wspólnie: ty, { $names }.
cli-no-winner = Nikt nie wygrywa.
cli-score = { $seat }: { $score }

## Hosting

cli-moving = przenoszenie stołów
cli-moved =
    { $tables ->
        [one] Przeniesiono { $tables } stół; sprawdzono go, rozgrywając jeszcze raz. Faktów: { $facts }.
        [few] Przeniesiono { $tables } stoły; sprawdzono je, rozgrywając jeszcze raz. Faktów: { $facts }.
        [many] Przeniesiono { $tables } stołów; sprawdzono je, rozgrywając jeszcze raz. Faktów: { $facts }.
       *[other] Przeniesiono { $tables } stołu; sprawdzono je, rozgrywając jeszcze raz. Faktów: { $facts }.
    }
cli-moved-broken =
    { $count ->
        [one] Jednego stołu nie dało się odtworzyć już wcześniej i nie da się nadal: { $ids }
        [few] { $count } stołów nie dało się odtworzyć już wcześniej i nie da się nadal: { $ids }
        [many] { $count } stołów nie dało się odtworzyć już wcześniej i nie da się nadal: { $ids }
       *[other] { $count } stołu nie dało się odtworzyć już wcześniej i nie da się nadal: { $ids }
    }

## Turniej

cli-arena-played =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, średnio { $length } decyzji, w { $seconds } s; różnych rozdań: { $deals }.
cli-arena-note = Każde rozdanie rozegrano przy każdej obsadzie miejsc. Przedziały liczą rozdania: udziały metodą Wilsona, Elo (Bradley–Terry) bootstrapem bayesowskim.
cli-arena-before = Jak często bot z wiersza był przed botem z kolumny
cli-arena-elo = Elo z przedziałami 95%
cli-arena-scores = Wyniki
cli-arena-crowded =
    { $workers ->
        [one] { $workers } proces
        [few] { $workers } procesy
        [many] { $workers } procesów
       *[other] { $workers } procesu
    } na { $cores ->
        [one] { $cores } rdzeniu
        [few] { $cores } rdzeniach
        [many] { $cores } rdzeniach
       *[other] { $cores } rdzenia
    }: boty, które szukają przez zadany czas, dostaną tylko jego część. Użyj najwyżej --workers { $cores }.
cli-arena-headroom =
    { $deals ->
        [one] Zapas, { $deals } rozdanie
        [few] Zapas, { $deals } rozdania
        [many] Zapas, { $deals } rozdań
       *[other] Zapas, { $deals } rozdania
    }
cli-arena-headroom-note = Punkty udziału w wygranych ponad równą część, zdobyte przeciw botom greedy. Wyrocznia widzi wszystko: jej punkty to zapas, czyli 100%.
cli-arena-headroom-unknown = Nie jest pewne, że wyrocznia jest lepsza od greedy, więc nie da się podać części: zagraj więcej rozdań albo daj jej więcej czasu przez --oracle.
cli-arena-title =
    { $games ->
        [one] { $game }: { $games } partia
        [few] { $game }: { $games } partie
        [many] { $game }: { $games } partii
       *[other] { $game }: { $games } partii
    }

## Dane

cli-dataset-made =
    { $games ->
        [one] { $games } partia jest w { $folder }. Kolumny opisuje docs/datasets.md.
        [few] { $games } partie są w { $folder }. Kolumny opisuje docs/datasets.md.
        [many] { $games } partii jest w { $folder }. Kolumny opisuje docs/datasets.md.
       *[other] { $games } partii jest w { $folder }. Kolumny opisuje docs/datasets.md.
    }

cli-balance-made = Strona z wyważeniem, do przeglądarki lub edytora: { $file }

## Uczenie

cli-train-learned =
    { $games ->
        [one] Nauka z { $games } partii w { $seconds } s.
        [few] Nauka z { $games } partii w { $seconds } s.
        [many] Nauka z { $games } partii w { $seconds } s.
       *[other] Nauka z { $games } partii w { $seconds } s.
    }
cli-train-loss = Strata logarytmiczna: { $first } w pierwszych partiach, { $last } w ostatnich. O sile mówią tylko pojedynki.
cli-train-cut =
    { $count ->
        [one] { $count } partia nie miała końca i niczego nie nauczyła.
        [few] { $count } partie nie miały końca i niczego nie nauczyły.
        [many] { $count } partii nie miało końca i niczego nie nauczyło.
       *[other] { $count } partii nie miało końca i niczego nie nauczyło.
    }
cli-train-matches =
    { $games ->
        [one] Przeciw formule: { $share } z { $games } partii (od { $low } do { $high }), { $ms } ms na decyzję wobec { $formula } ms.
        [few] Przeciw formule: { $share } z { $games } partii (od { $low } do { $high }), { $ms } ms na decyzję wobec { $formula } ms.
        [many] Przeciw formule: { $share } z { $games } partii (od { $low } do { $high }), { $ms } ms na decyzję wobec { $formula } ms.
       *[other] Przeciw formule: { $share } z { $games } partii (od { $low } do { $high }), { $ms } ms na decyzję wobec { $formula } ms.
    }
cli-train-stronger = Te wagi są silniejsze od formuły.
cli-train-not-stronger = To nie dowodzi, że te wagi są silniejsze od formuły.
cli-train-written = Wagi zapisano w { $file }.
cli-train-title =
    { $games ->
        [one] { $game }: nauka z { $games } partii
        [few] { $game }: nauka z { $games } partii
        [many] { $game }: nauka z { $games } partii
       *[other] { $game }: nauka z { $games } partii
    }
cli-train-games = partie
cli-train-loss-over-games = Strata logarytmiczna, średnia z { $window } partii
cli-train-strength = Udział wygranych z formułą

## Zasady i elementy

cli-no-tests = Nie ma tu testów: są tylko w kopii źródeł, więc nie wiadomo, które zasady sprawdzają.
cli-covered = Zasady z testem: { $covered } z { $rules } ({ $kinds }).
cli-not-covered =
    { $rules ->
        [one] { $rules } zasada
        [few] { $rules } zasady
        [many] { $rules } zasad
       *[other] { $rules } zasady
    } ({ $kinds }).
cli-without-line =
    { $count ->
        [0] Każdą zasadę, którą da się wymusić, wymusza wiersz kodu.
        [one] { $count } zasady, którą da się wymusić, nie wymusza żaden wiersz kodu.
        [few] { $count } zasad, które da się wymusić, nie wymusza żaden wiersz kodu.
        [many] { $count } zasad, które da się wymusić, nie wymusza żaden wiersz kodu.
       *[other] { $count } zasad, które da się wymusić, nie wymusza żaden wiersz kodu.
    }
cli-rule-lines = Wiersze, które ją wymuszają
cli-rule-no-line = brak
cli-rule-named = Wiersze, które ją tylko wymieniają
cli-rule-tests = Testy
cli-rule-no-test = brak
cli-unknown-rules = Testy wymieniają zasady, których nie ma w spisie: { $rules }
cli-source =
    { $source ->
        [rulebook] Znane z instrukcji
        [found] Znalezione w publikacjach
        [inferred] Wywnioskowane
        [recalled] Odtworzone z pamięci
       *[house] Własne, bo drukowane nie są znane
    }: { $kinds ->
        [one] { $kinds } rodzaj
        [few] { $kinds } rodzaje
        [many] { $kinds } rodzajów
       *[other] { $kinds } rodzaju
    }, { $copies ->
        [one] { $copies } sztuka
        [few] { $copies } sztuki
        [many] { $copies } sztuk
       *[other] { $copies } sztuki
    }.
cli-house = Elementy własne: { $house } z { $all } rodzajów. Kto ma pudełko, może je podmienić: --components PLIK.

## Pomiar szybkości

cli-bench-decisions = Losowa decyzja (dozwolone akcje, wybór, wykonanie), w czasie procesora:
cli-bench-clones = Kopia pozycji, w czasie procesora:
cli-bench-note = To różne gry: stosunek jest skalą, a nie wyścigiem na tym samym dystansie.
cli-bench-against = „Tam” to { $folder }. Stosunek powyżej 1 znaczy, że tutaj trwa to dłużej.
cli-bench-used-note = „Zasady” to same opcje, wybór i wykonanie. Ostatnie kolumny mówią, jaka część ich tempa zostaje.
cli-bench-absent = Niezainstalowane, więc pominięte: { $names }. Instaluje je `python3 play.py bench`.
cli-bench-servers =
    { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }, przy każdym dwóch graczy i dwóch widzów; gniazda: { $sockets }. Kto ma ruch, odpowiada od razu.
cli-server-ours = kaper
cli-bench-servers-note =
    To skala, a nie wyścig na tym samym dystansie. Nasz serwer gra w Martynikę według pełnych zasad,
    a ruch liczy się, gdy jest zatwierdzony w bazie (awaria programu go nie zgubi, brak prądu może).
    boardgame.io gra w prostszą grę o podobnie dużym stanie, który trzyma w pamięci; ruch liczy się,
    gdy przyjdzie nowy stan. Nasi widzowie dostają szybko następujące po sobie ruchy razem, więc wiadomości
    jest mniej. Jeden program obciąża oba na zmianę; najuczciwszy jest czas procesora na ruch.
cli-bench-no-server = Nie udało się zainstalować boardgame.io, więc zmierzony jest tylko nasz serwer: { $why }

## Psucie zasad

cli-mutate-measuring = Który test wykonuje który wiersz
cli-mutate-breaking = Psucie zasad
cli-mutate-kept = To, co ustalono, jest zapisane: to samo polecenie ruszy od tego miejsca.
cli-mutate-harmless = Usterki, które nie zmieniają niczego, co test mógłby zauważyć: { $count }
cli-mutate-by-play = Usterki widoczne tylko w całych partiach, nie w teście zasady: { $count }
cli-mutate-wrong = Usterki z listy nieszkodliwych, które test jednak zauważył: { $count }
cli-mutate-lived = Usterki, których nic nie zauważyło: { $count }
cli-mutate-stale = W breaks.toml jest coś, czego nie ma w kodzie: { $name }
cli-mutate-run = tak
cli-mutate-never-run = nigdy
cli-mutate-tried = Usterki: { $tried } z { $possible } możliwych, wylosowane z ziarnem { $seed }, w { $seconds } s.
cli-mutate-counts = Zauważone przez testy zasad: { $rules }; tylko w całych partiach: { $play }; nieszkodliwe: { $harmless }; niezauważone: { $lived }.

## Ataki

cli-attack-part-access = Kto co może
cli-attack-part-requests = Żądania
cli-attack-part-bytes = Bajty
cli-attack-part-sockets = Gniazda
cli-attack-part-files = Pliki
cli-attack-part-warming = Rozgrzewka
cli-attack-part = Część
cli-attack-sent = Wysłano
cli-attack-answers = Odpowiedzi
cli-attack-seconds = Sekundy
cli-attack-judged = Czego nie może być
cli-attack-found = Znaleziono
cli-attack-kind-failure = Odpowiedzi 5xx
cli-attack-kind-exception = Nieobsłużone wyjątki
cli-attack-kind-change = Zmiany bez uprawnień
cli-attack-kind-secret = Zdradzone tajemnice
cli-attack-kind-access = Błędnie wpuszczeni lub odprawieni
cli-attack-kind-reader = Pliki nieprzeczytane i nieodrzucone na czas i jasno
cli-attack-kind-silent = Brak odpowiedzi
cli-attack-kind-memory = Przyrost pamięci ponad granicę
cli-attack-memory = Pamięć: { $before } MB przed, { $after } MB po; dozwolone { $most } MB więcej.
cli-attack-memory-unknown = Ten system nie mówi, ile pamięci zajmuje serwer.
cli-attack-stood = Serwer wytrzymał.
cli-attack-fell = Serwer nie wytrzymał.

## Sztorm

cli-storm-limit =
    { $minutes ->
        [one] Zaczyna się sztorm; skończy się sam w ciągu { $minutes } minuty, potem cisza i werdykt.
        [few] Zaczyna się sztorm; skończy się sam w ciągu { $minutes } minut, potem cisza i werdykt.
        [many] Zaczyna się sztorm; skończy się sam w ciągu { $minutes } minut, potem cisza i werdykt.
       *[other] Zaczyna się sztorm; skończy się sam w ciągu { $minutes } minuty, potem cisza i werdykt.
    }
cli-storm-left-out = Pominięto: { $kind }. { $why }
cli-storm-not-ours = Usługa, której nie uruchomiono na czas sztormu, nie jest zatrzymywana.
cli-storm-no-root = Tylko root może zamontować dysk do zapełnienia.
cli-storm-no-files = Sam serwer nie trzyma tu niczego w plikach.
cli-storm-kind-server = zabity serwer
cli-storm-kind-worker = zabity jeden proces
cli-storm-kind-workers = zabite wszystkie procesy
cli-storm-kind-redis = zabity Redis
cli-storm-kind-redis-cut = odcięty Redis
cli-storm-kind-redis-stall = milczący Redis
cli-storm-kind-database = zabity PostgreSQL
cli-storm-kind-database-cut = odcięty PostgreSQL
cli-storm-kind-database-stall = milczący PostgreSQL
cli-storm-kind-disk = pełny dysk
cli-storm-kind-files = zakaz zapisu
cli-storm-kind-clock = przestawiony zegar
cli-storm-took = Ciosy: { $strikes }, w tym zabicia: { $kills }; wylosowane z ziarnem { $seed }, w { $seconds } s; najdłużej do pełnej sprawności trwało { $longest } s.
cli-storm-figures = Stoły: { $tables }; zapisane fakty: { $facts }; potwierdzone polecenia: { $acknowledged }; wysłane ponownie: { $again }; ponowne połączenia: { $reconnections }; sytuacje porównane z odtworzeniem: { $situations }.
cli-storm-verdict =
    { $wrong ->
        [0] Nic nie zginęło, nie zdwoiło się, nie zostało zmyślone ani zdradzone.
        [one] { $wrong } rzecz jest nie tak.
        [few] { $wrong } rzeczy są nie tak.
        [many] { $wrong } rzeczy jest nie tak.
       *[other] { $wrong } rzeczy jest nie tak.
    }
cli-storm-kept = Notatki graczy i dzienniki serwera leżą w { $folder }
cli-storm-wrong-no-table = { $table }: stołu nie ma
cli-storm-wrong-damage = baza danych jest uszkodzona: { $detail }
cli-storm-wrong-lost = { $table }: zginęło potwierdzone polecenie: { $detail }
cli-storm-wrong-doubled = { $table }: polecenie wykonano dwa razy: { $detail }
cli-storm-wrong-invented = { $table }: nikt nie wydał tego polecenia: { $detail }
cli-storm-wrong-refused-kept = { $table }: polecenie odrzucono, a jednak wykonano: { $detail }
cli-storm-wrong-other = { $table }: wykonano co innego, niż mówiło polecenie: { $detail }
cli-storm-wrong-unanswered = { $table }: polecenie nigdy nie dostało odpowiedzi: { $detail }
cli-storm-wrong-broken = { $table }: stołu nie da się odtworzyć: { $detail }
cli-storm-wrong-digest = { $table }: odtworzenie prowadzi do innej pozycji niż migawka
cli-storm-wrong-seed = { $table }: ziarno nie daje tego, o czym zdecydował los: { $detail }
cli-storm-wrong-told = { $table }: ktoś dowiedział się czegoś, czego nie mówią fakty, przy { $detail }
cli-storm-wrong-talk = { $table }: ktoś przeczytał wypowiedź, której nie było: { $detail }
cli-storm-wrong-leak = { $detail } zawiera sekret
cli-storm-wrong-stuck = { $table }: po sztormie gra nie ruszyła dalej
cli-storm-wrong-not-back = po ciosie nie wszystko zaczęło znów działać: { $detail }
cli-storm-wrong-out-of-time = sztorm trwał za długo
cli-storm-wrong-exit-code = serwer nie zakończył się w spokoju: { $detail }
cli-storm-wrong-left-over = procesy przeżyły swój serwer: { $detail }

## Gra w terminalu

cli-welcome = { $game }. Twoje miejsce: { $seat }. Pomoc: ?
cli-no-hint = Nikt cię o nic nie pyta, więc nie ma podpowiedzi.
cli-hint = Twój wybór: numer, akcja albo ? (pomoc).
cli-let-be = Pusty wiersz pozwala grać dalej.
cli-page = Strona { $page } z { $pages }; „{ $more }” pokazuje następną.
cli-no-such-number = Numery są od 1 do { $most }.
cli-not-understood = „{ $line }” to ani numer, ani akcja, ani polecenie. Pomoc: ?
cli-refused = Niedozwolone: { $rule } [{ $id }]
cli-allowed = „{ $action }” jest dozwolone.
cli-why-what = Podaj akcję, na przykład: dlaczego move a1-a2
cli-no-rules = W żadnej zasadzie nie ma „{ $wanted }”. Podaj słowo, na przykład: zasady joker
cli-more-rules =
    { $count ->
        [one] Mówi o tym jeszcze { $count } zasada.
        [few] Mówią o tym jeszcze { $count } zasady.
        [many] Mówi o tym jeszcze { $count } zasad.
       *[other] Mówi o tym jeszcze { $count } zasady.
    }
cli-save-where = Podaj plik, na przykład: zapisz wieczor.kaper
cli-saved = Zapisano. Dalej: kaper play --resume { $file }
cli-not-saved = Nie zapisano: { $problem }
cli-left = Pomyślnych wiatrów!

cli-help-answer = Odpowiedz numerem, akcją w takiej postaci jak w zapisie albo poleceniem:
cli-command-help = pomoc
cli-command-log = dziennik
cli-command-rules = zasady
cli-command-why = dlaczego
cli-command-hint = podpowiedź
cli-command-undo = cofnij
cli-command-board = plansza
cli-command-more = dalej
cli-command-save = zapisz
cli-command-quit = koniec
cli-help-help = ta lista
cli-help-log = co się dotąd stało
cli-help-rules = zasady, w których jest SŁOWO
cli-help-hint = co zrobiłby bot, dlaczego i co dalej
cli-help-why = dlaczego AKCJA jest teraz niedozwolona
cli-help-undo = cofnij swoją ostatnią akcję, jeśli nikt się odtąd niczego nie dowiedział
cli-help-board = pokaż planszę jeszcze raz
cli-help-more = następna strona możliwości
cli-help-save = zapisz partię do PLIKU
cli-help-quit = wyjdź

## Plansza Martyniki: dwie litery na żeton

cli-martinique-swords = Sz
cli-martinique-pistols = Pi
cli-martinique-skull = Cz
cli-martinique-chest = Sk
cli-martinique-parrot = Pa
cli-martinique-rum = Ru
cli-martinique-map = Map
cli-martinique-map-token = żeton mapy
cli-martinique-bag = W woreczku
cli-martinique-bar-jokers = Jokery w barze
cli-martinique-bar-maps = Żetony mapy w barze
cli-martinique-stools = Stołki
cli-martinique-possible = Skarb może leżeć na
cli-martinique-reserve = Do wprowadzenia
cli-martinique-loot = Łupy
cli-martinique-jokers = Jokery
cli-martinique-maps = Mapy
cli-martinique-hold = Ładownia
cli-martinique-points = Punkty

## Tabele Kupców i Korsarzy

cli-marauders-zone = Akwen
cli-marauders-demand = Popyt
cli-marauders-modification = Modyfikacja
cli-marauders-merchant = Kupiec
cli-marauders-ships = Statki (w porcie)
cli-marauders-round = runda
cli-marauders-events-left = Pozostało Wydarzeń:
cli-marauders-captain = Kapitan
cli-marauders-glory = Chwała (razem)
cli-marauders-gold = Dukaty na pokładzie
cli-marauders-chest = Skrzynia
cli-marauders-ship = Statek
cli-marauders-locations = Lokacje
cli-marauders-fitted = Modyfikacje
cli-marauders-weapons = Bronie Specjalne
cli-marauders-cargo = Ładunek
cli-marauders-hand = Karty Chwały
cli-marauders-specialists = Specjaliści
cli-marauders-rumors = Plotki
cli-marauders-mission = Misja
cli-marauders-bounties = Nagrody

## Strona

cli-site-modules = Pakuję interpreter i gry…
cli-site-client = Buduję strony…
cli-site-done = Strona jest w { $folder }: wystarczy jej dowolny serwer plików.
