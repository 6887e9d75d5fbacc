## Wszędzie

web-slogan = pięć pirackich gier, jedna przystań
web-tools = Narzędzia
web-menu = Menu
web-close = Zamknij
web-cancel = Anuluj
web-yes = tak
web-no = nie
web-on = tak
web-off = nie
web-search = Szukaj
web-nothing-found = Nic nie znaleziono.
web-found =
    { $count ->
        [one] Znaleziono { $count } miejsce.
        [few] Znaleziono { $count } miejsca.
        [many] Znaleziono { $count } miejsc.
       *[other] Znaleziono { $count } miejsca.
    }
web-connecting = Chwileczkę…
web-reconnecting = Utracono połączenie. Łączymy się ponownie; twoje ruchy są zapisane.
web-offline = Serwer nie odpowiada. Sprawdź sieć i spróbuj ponownie.
web-page-failed = Nie udało się wczytać tej strony.
web-reload = Wczytaj ponownie

## Bez serwera

web-alone = Brak połączenia
web-alone-why = Nie ma połączenia z serwerem Kapra, więc nie można teraz otworzyć stołów.
web-alone-safe = Twoje gry są bezpieczne: czekają na serwerze tam, gdzie je przerwano.
web-alone-again = Spróbuj ponownie
web-alone-works = Tymczasem możesz otworzyć:
web-install = Zainstaluj jako aplikację
web-install-how = Kaper dostanie własną ikonę i otworzy się bez pasków przeglądarki.
web-install-by-menu = Aby zainstalować Kapra jako aplikację, wybierz „Udostępnij”, a potem „Do ekranu początkowego”.

web-refused = Teraz nie można tego zrobić.
web-why-rule = Przeczytaj regułę
web-why-not = Dlaczego nie?
web-to-harbour = Do przystani
web-rules = Zasady
web-puzzles = Zagadki dnia
web-primer-new = Pierwszy raz? Gra w skrócie
web-rules-of = { $game }: zasady
web-settings = Ustawienia
web-credits = Autorzy i licencje
web-name = Twoje imię
web-name-missing = Najpierw wpisz imię: inni zobaczą je przy stole.
web-portrait = Twój portret, jeśli chcesz
web-portrait-of = Portret { $number } z { $count }
web-you = ty
web-you-alone = Ty
web-copied = Skopiowano.
web-your-turn = Twoja kolej

## Gry

web-game-martinique = Martynika
web-game-maracaibo = Piraci z Maracaibo
web-game-marauders = Kupcy i Korsarze
web-game-jolly-roger = Jolly Roger
web-game-deliveries = Dostawa

web-blurb-martinique = Osiem na osiem pól, jeden zakopany skarb. Zbieraj mapy, skreślaj i kop przed rywalem.
web-blurb-maracaibo = Płyń na wschód przez morze kart, wzmacniaj okręt, zakopuj skarby.
web-blurb-marauders = Handel albo czarna bandera. Siedemnaście akwenów; wygrywa, kto pierwszy zdobędzie dziesięć Punktów Chwały.
web-blurb-jolly-roger = Jeden statek, dziesięciu piratów i kapitan, którego zawsze można obalić.
web-blurb-deliveries = Statek i towar w jednym kolorze, zanim zabije portowy dzwon.

## Przystań

web-harbour-side = Moje stoły i linki
web-playing-as = Grasz jako { $name }
web-continue = Wróć do swoich gier
web-no-tables = Nie masz jeszcze żadnych gier. „Graj” od razu prowadzi do stołu.
web-broken-tables =
    { $count ->
        [one] Jeden z twoich stołów jest uszkodzony i nie da się go otworzyć.
        [few] { $count } twoje stoły są uszkodzone i nie da się ich otworzyć.
        [many] { $count } twoich stołów jest uszkodzonych i nie da się ich otworzyć.
       *[other] { $count } twojego stołu jest uszkodzone i nie da się go otworzyć.
    }
web-against = przy stole: { $names }
web-status-waiting = Czekamy na graczy
web-status-playing = Inni myślą
web-status-over = Zakończona
web-your-turns = ({ $count }) Twoja kolej
web-ended =
    { $count ->
        [one] { $count } zakończona gra
        [few] { $count } zakończone gry
        [many] { $count } zakończonych gier
       *[other] { $count } zakończonej gry
    }
web-link = Link od znajomych
web-enter = Wejdź
web-no-link = To nie jest link do stołu.
web-join-how = Bez konta: link, imię, grasz. Możesz też tylko patrzeć.
web-one-screen = Przy jednym ekranie
web-one-screen-how = Rodzina na jednym urządzeniu: między turami opada kurtyna i nikt nie zajrzy ci w karty.
web-play-here = Graj na tym urządzeniu
web-watch-record = Obejrzyj grę jeszcze raz
web-choose-file = Wybierz zapis gry…
web-import-failed = Ten plik nie jest zapisem gry.
web-players = Gracze
web-duration = Czas gry
web-minutes = { $minutes } min
web-weight = Trudność
web-weight-of = Trudność { $weight } na 5
web-being-built = w budowie
web-unofficial-short = Nieoficjalne i niekomercyjne, zrobione przez miłośników gier.

## Nowy stół

web-game = Gra
web-new-table-of = Nowy stół: { $game }
web-seats = Kto gra
web-seat-me = Ja
web-seat-bot = Bot, { $bot }
web-seat-open = Ktoś przez link
web-seat-here = Ktoś przy tym urządzeniu
web-bot-easy = poziom łatwy
web-bot-medium = poziom średni
web-bot-hard = poziom trudny
web-bot-expert = poziom ekspercki
web-level-easy = Łatwy: widzi tylko swoją turę i często przeocza najlepszy ruch. Dla dzieci i na pierwsze partie.
web-level-medium = Średni: dobrze układa swoją turę, ale czasem się myli.
web-level-hard = Trudny: przewiduje też odpowiedzi rywali. Myśli najwyżej sekundę.
web-level-expert = Ekspercki: liczy dalej niż trudny i ma na to do czterech sekund.
web-style-of = Co lubi bot na miejscu { $number }
web-style-none = po prostu wygrać
web-style-raider = lubi rabować
web-style-trader = lubi handlować
web-style-builder = lubi budować
web-style-explorer = lubi odkrywać
web-style-mutineer = skory do buntu
web-style-loyal = wierny kapitanowi
web-bot-random = poziom początkujący
web-bot-greedy = poziom zaawansowany
web-bot-mcts = poziom mistrzowski
web-bot-is = bot, { $strength }
web-clock = Czas na reakcję
web-clock-off = bez limitu
web-clock-seconds = { $seconds } s
web-clock-note = Działa tylko tam, gdzie wszyscy grają naraz: kto nie zdąży nic zrobić, pasuje.
web-time-left = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}
web-start = Zaczynamy

## Poczekalnia

web-waiting-title = Czekamy
web-waiting-for-players =
    { $count ->
        [one] Jeszcze jedna osoba i ruszamy
        [few] Jeszcze { $count } osoby i ruszamy
        [many] Jeszcze { $count } osób i ruszamy
       *[other] Jeszcze { $count } osoby i ruszamy
    }
web-join-table = Zajmij miejsce
web-open-seat = wolne
web-take-seat = siadam tu
web-seat-a-bot = Posadź bota
web-here = przy stole
web-away = z dala od stołu
web-join = Dołącz
web-invite-friends = Wyślij ten link znajomym
web-copy-link = Kopiuj link
web-copy-by-hand = Przeglądarka nie pozwala tej stronie kopiować. Link jest zaznaczony: skopiuj go ręcznie.
web-link-only-here = Ten link działa tylko na tym komputerze.
web-link-elsewhere = Aby wpuścić innych z tej sieci, otwórz dla niej stoły: w przystani, na komputerze, na którym działa Kaper.
web-qr = Kod QR z linkiem
web-qr-how = Skieruj na ten kod aparat telefonu, który jest w twojej sieci: otworzy stół.
web-network = Otwórz dla mojej sieci
web-network-shut = Wyłączone: te stoły widzi tylko ten komputer.
web-network-open = Włączone: może wejść każdy w tej sieci, kto zna adres albo ma link. Po grze wyłącz. Adres w sieci:
web-share = Udostępnij
web-starts-by-itself = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
web-no-table = Nie ma takiego stołu.

## Przy stole

web-prompt-here = { $name }: { $prompt }
web-prompt-by-itself = Nie masz tu nic do wyboru: gra toczy się dalej sama.
web-pass-only = Nie masz nic, czym można by tu odpowiedzieć, więc możesz tylko spasować.
web-stand-card = Pasuj, aż ktoś zagra kartę
web-stand-window = Pasuj, aż się to skończy
web-standing-card = Pasujesz, aż ktoś zagra kartę.
web-standing-window = Pasujesz, aż się to skończy.
web-standing-end = Pytaj mnie znów
web-log-given = { $count ->
        [one] Odpowiedź za ciebie: { $choice }
        [few] Odpowiedź za ciebie, { $count } razy: { $choice }
        [many] Odpowiedź za ciebie, { $count } razy: { $choice }
       *[other] Odpowiedź za ciebie, { $count } razy: { $choice }
    }
web-ask-always = Pytaj także tam, gdzie jest tylko jedna odpowiedź
web-prompt-bot =
    { $count ->
        [one] Myśli { $names }…
        [few] Myślą: { $names }…
        [many] Myślą: { $names }…
       *[other] Myślą: { $names }…
    }
web-prompt-others = Czekamy na ruch: { $names }.
web-prompt-wait = Chwileczkę…
web-action-bar = Twój ruch
web-choices = Możliwości
web-choose-on-board = Wybierz podświetlone pole lub kartę.
web-all-moves = Wszystkie ruchy ({ $count })
web-confirm = Potwierdź
web-hint = Podpowiedź
web-hint-is = tak zagrałby bot
web-hint-take = Zrób to
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-ask-whom =
    { $count ->
        [one] { $names } musi się zgodzić.
        [few] { $names } muszą się zgodzić.
        [many] { $names } muszą się zgodzić.
       *[other] { $names } muszą się zgodzić.
    }
web-undo-request = Cofnąć?
web-undo-request-text =
    { $count ->
        [one] { $name } prosi o cofnięcie ostatniej akcji. Zgadzasz się?
        [few] { $name } prosi o cofnięcie { $count } ostatnich akcji. Zgadzasz się?
        [many] { $name } prosi o cofnięcie { $count } ostatnich akcji. Zgadzasz się?
       *[other] { $name } prosi o cofnięcie { $count } ostatniej akcji. Zgadzasz się?
    }
web-undo-waiting = Czekamy na zgodę na cofnięcie.
web-agree = Zgoda
web-disagree = Nie cofamy
web-form-count = (wybierz od { $least } do { $most })
web-log = Dziennik
web-log-and-talk = Dziennik i czat
web-say = Wyślij
web-say-placeholder = Napisz do wszystkich…
web-phrases = Gotowe zwroty
web-phrase-hello = Ahoj!
web-phrase-good-luck = Powodzenia!
web-phrase-your-turn = Twoja kolej!
web-phrase-one-moment = Chwileczkę.
web-phrase-well-played = Świetny ruch!
web-phrase-thanks = Dziękuję!
web-phrase-sorry = Przepraszam!
web-phrase-good-game = Dobra gra!
web-deleted = (usunięte)
web-spectator = Widz
web-since-last-turn = Od twojego ostatniego ruchu
web-recap-none = Nic nowego
web-asked-again = Znowu decydujesz.
web-announcer = Co się dzieje
web-question = Pytanie
web-log-wide = Poszerz dziennik
web-skip = Pomiń
web-unread = nowe
web-zones = Części stołu
web-zone-left = Lewa strona stołu
web-zone-right = Prawa strona stołu
web-tab-board = Plansza
web-tab-players = Gracze
web-tab-log = Dziennik
web-watching = Oglądasz
web-people = Kto jest kim
web-people-marks = Znak przy imieniu, czyli kolor, kształt i litera, oznacza tę osobę na całym stole.
web-watchers =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
web-seat-bot-for = Zastąp botem gracza { $name }
web-seat-bot-sure = Zastąpić botem gracza { $name }?
web-seat-bot-how = Od teraz na tym miejscu decyduje bot ({ $bot }). { $name } może w każdej chwili wrócić i odzyskać miejsce.
web-seat-kept = Pod twoją nieobecność na twoim miejscu gra bot. Nadal możesz je odzyskać.
web-seat-back = Wracam na miejsce: { $name }
web-other-device = Graj na innym urządzeniu
web-other-device-how = Kto otworzy ten link, gra na twoim miejscu. Otwieraj go tylko na własnych urządzeniach i nikomu nie pokazuj. Działa przez dobę.
web-seat-link = Link do twojego miejsca
web-export-seen = Zapisz mój widok gry
web-resign = Poddaj się
web-resign-sure = { $name }, na pewno się poddajesz?
web-resign-how =
    { $players ->
        [1] Gra od razu się kończy.
        [2] Gra od razu się kończy, a wygrywa druga strona.
       *[other] Dalej gra za ciebie bot, a miejsca nie można już odzyskać.
    }

web-one-device = na jednym urządzeniu
web-curtain-turn = { $name }, twoja kolej
web-curtain-hand-over = Przekaż urządzenie. Reszta załogi patrzy w morze.
web-curtain-open = To ja, { $name }: podnieś kurtynę
web-curtain-undo = { $name }: cofnij swój ruch

## Klawisze

web-keys = Skróty klawiszowe
web-keys-board = Strzałki przenoszą po planszy. Enter wybiera, a drugi Enter potwierdza.
web-key-help = ta lista
web-key-moves = lista dozwolonych ruchów
web-key-confirm = potwierdź wybrany ruch
web-key-cancel = anuluj wybór
web-key-undo = cofnij
web-key-hint = podpowiedź
web-key-chat = czat
web-key-rules = zasady
web-key-skip = pomiń animacje i komunikaty
web-key-log = poszerz dziennik

## Koniec

web-game-over = Gra skończona.
web-see-result = Wynik
web-see-board = Zobacz planszę
web-result-won = Zwycięstwo!
web-result-winner = Wygrywa { $name }
web-result-draw = Remis
web-result-shared = Wspólnie wygrywają: { $names }
web-result-won-together = Wygrywacie wspólnie: ty, { $names }
web-winner = Zwycięstwo
web-reason-resigned = { $name } poddaje grę.
web-reason-resigned-me = Poddajesz grę.
web-total = Razem
web-rematch = Rewanż
web-to-rematch = Do rewanżu
web-rematch-called = Jest rewanż: dołącz.
web-export = Zapisz grę do pliku
web-fair-play = Uczciwa gra
web-fair-play-how = Przed pierwszym ruchem pokazaliśmy tylko skrót ziarna, z którego biorą się wszystkie losowania; teraz pokazujemy samo ziarno. Każdy może sprawdzić, że nikt nie majstrował przy tasowaniu: kaper replay --verify.
web-seed = Ziarno
web-seed-hash = SHA-256 ziarna

## Powtórka

web-analysis = Analiza
web-replay = Powtórka
web-replay-start = Przed pierwszym ruchem
web-replay-step = Krok { $step } z { $steps }
web-replay-back = Krok wstecz
web-replay-on = Krok naprzód
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-stays = Nie udało się pobrać tego kroku. Spróbuj jeszcze raz.
web-replay-failed = Tej gry nie można obejrzeć: jeszcze trwa albo jej nie ma.
web-eyes = Widok
web-eyes-spectator = Oczami widza
web-eyes-of = Oczami gracza { $name }

## Zasady

web-contents = Spis treści
web-icons = Ikony
web-pieces = Elementy gry
web-sources = Przy każdym elemencie podajemy, na ile znamy jego nadruk. Elementy własne uzupełniają komplet; kto ma pudełko z grą, może je podmienić własnym plikiem.
web-source-rulebook = z instrukcji
web-source-found = odnalezione
web-source-inferred = wywnioskowane
web-source-recalled = z pamięci
web-source-house = własne
web-rule-clarification = wyjaśnienie
web-rule-example = przykład
web-rule-variant = wariant

## Ustawienia

web-language = Język
web-theme = Wygląd
web-theme-chart = Dzień (mapa)
web-theme-night = Noc (latarnia)
web-theme-system = Jak w systemie
web-theme-to-chart = Wygląd: dzień
web-theme-to-night = Wygląd: noc
web-speed = Animacje
web-speed-slow = powolne
web-speed-0 = brak
web-speed-1 = zwykłe
web-speed-2 = szybkie
web-spoken = Czytane na głos przez czytnik ekranu
web-spoken-full = wszystko, co się dzieje
web-spoken-short = tylko to, co ważne
web-letter-keys = Skróty jednoliterowe
web-confirm-moves = Potwierdzanie każdego ruchu
web-sound = Dźwięki
web-volume = Głośność dźwięków
web-volume-off = wyłączone
web-notify = Powiadamianie o mojej kolei
web-notify-blocked = Przeglądarka nie pozwala tej stronie na powiadomienia.
web-settings-kept = Ustawienia zostają w tej przeglądarce.

## Autorzy

web-credits-games = Gry
web-unofficial = Kaper to nieoficjalna, niekomercyjna realizacja przygotowana przez miłośników gier. Nazwy gier należą do ich właścicieli; zasady opowiadamy własnymi słowami i nie używamy grafik z wydanych gier.
web-credits-house = Tam, gdzie nie znamy drukowanej karty lub żetonu, ich miejsce zajmuje element własny i jest tak oznaczony.
web-credits-icons = Ikony
web-credits-icons-by = Ikony: Lorc, Delapouite i inni autorzy,
web-credits-icons-changed = Zmieniono kolory i rozmiary.
web-credits-fonts = Kroje pisma
web-licence = licencja
web-credits-code = Rysunki i kod
web-credits-code-text = Statki, znaki graczy, flagi, emblematy i mapy narysowano dla Kapra. Wraz z kodem są na licencji MIT.
web-house = ułożone dla Kapra; drukowany oryginał nie jest znany

## Rejsy z przewodnikiem

web-voyage-minutes = Pierwszy rejs, { $minutes } min
web-voyage-on = Pierwszy rejs: { $game }
web-voyage-how = Ucz się, grając: przewodnik poprowadzi cię przez pierwsze tury przy prawdziwym stole.
web-voyage-welcome = Pierwszy raz tutaj? Ucz się, grając
web-voyage-offer = Przewodnik poprowadzi cię przez pierwsze tury ({ $game }, { $minutes } min).
web-voyage-start = Wyrusz
web-voyage-again = Popłyń jeszcze raz
web-voyage-ended = ukończony
web-voyage-step = Pierwszy rejs: krok { $step } z { $steps }
web-guide = Przewodnik
web-guide-step = Krok
web-guide-look = Wskazuje: { $what }
web-guide-next = Dalej
web-guide-act = Twój ruch
web-guide-fold = Zmniejsz przewodnika
web-guide-unfold = Pokaż, co mówi przewodnik
web-guide-leave = Zakończ lekcję
web-guide-leave-how = Graj stąd dalej bez przewodnika albo wróć do przystani: lekcja poczeka tam na ciebie.
web-guide-stay = Zostań
web-guide-alone = Graj bez przewodnika
web-guide-end = Dobry rejs!
web-guide-play-on = Graj stąd dalej
web-guide-next-chapter = Następny rozdział: { $title }

## The rules as a book
web-book = Księga
web-book-mark = Dokładne zasady
web-book-rule = Pokaż w pełnym spisie
web-book-told = W księdze: { $chapter }
web-ledger = Dokładne zasady
web-ledger-how = Każda zasada w pełnym brzmieniu, wraz z tym, jak rozumiemy miejsca niejasne. Księga mówi to samo prościej.
web-example = Przykład
web-example-try = Wypróbuj przy stole
web-example-back = Wróć do księgi
