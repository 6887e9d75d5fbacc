## Gra

martinique-title = Martynika
martinique-blurb = Dwoje kapitanów, jedna wyspa: o Poranku zapełnij ładownię, o Zmierzchu wykop Zaginiony Skarb.

martinique-seat-0 = Czarny
martinique-seat-1 = Czerwony

martinique-stage-dawn = Poranek
martinique-stage-dusk = Zmierzch
martinique-stage-over = Koniec gry

martinique-option-lost-treasure = Wykopanie Zaginionego Skarbu
martinique-option-lost-treasure-wins = od razu daje zwycięstwo
martinique-option-lost-treasure-points = daje 20 punktów
martinique-option-enter-first = Piraci do wprowadzenia przed pierwszym ruchem
martinique-option-enter-first-1 = 1 pirat
martinique-option-enter-first-2 = 2 piratów
martinique-option-enter-first-3 = 3 piratów
martinique-option-enter-first-4 = 4 piratów

## Poranek

# Imion się nie odmienia: stoją w mianowniku, jako podmiot.
martinique-entered =
    { $you ->
        [seat] Wprowadzasz
       *[other] { $seat } wprowadza
    } pirata na pole { $square }.
martinique-moved =
    { $you ->
        [seat] Ruszasz
       *[other] { $seat } rusza
    } piratem: { $path }.
martinique-map-turned-up =
    { $you ->
        [seat] Odkrywasz żeton mapy nr { $slot } gracza { $owner }
        [owner] { $seat } odkrywa twój żeton mapy nr { $slot }
       *[other] { $seat } odkrywa żeton mapy nr { $slot } gracza { $owner }
    }: współrzędna { $coordinate }.
martinique-reveal-declined =
    { $you ->
        [seat] Nie odkrywasz żetonu mapy; { $owner } zachowuje sekret.
        [owner] { $seat } nie odkrywa żetonu mapy; zachowujesz sekret.
       *[other] { $seat } nie odkrywa żetonu mapy; { $owner } zachowuje sekret.
    }
martinique-loot-taken =
    { $you ->
        [seat] Zabierasz
       *[other] { $seat } zabiera
    } zdobycz z pola { $square }: { $token }.
martinique-map-taken =
    { $you ->
        [seat] Zabierasz
       *[other] { $seat } zabiera
    } { $coordinate ->
        [unknown] żeton mapy z pola { $square }.
       *[other] żeton mapy z pola { $square }: współrzędna { $coordinate }.
    }
martinique-sat =
    { $you ->
        [seat] Sadzasz
       *[other] { $seat } sadza
    } pirata z pola { $square } na stołku nr { $stool }.
martinique-joker-taken =
    { $you ->
        [seat] Bierzesz
       *[other] { $seat } bierze
    } jokera z baru.
martinique-bar-map-taken =
    { $you ->
        [seat] Bierzesz
       *[other] { $seat } bierze
    } { $coordinate ->
        [unknown] z baru żeton mapy nr { $place }.
       *[other] z baru żeton mapy nr { $place }: współrzędna { $coordinate }.
    }
martinique-loaded =
    { $you ->
        [seat] Ładujesz
       *[other] { $seat } ładuje
    } { $points ->
        [one] Mały Skarb wielkości { $size }, wart { $points } punkt: { $tokens }.
        [few] Mały Skarb wielkości { $size }, wart { $points } punkty: { $tokens }.
        [many] Mały Skarb wielkości { $size }, wart { $points } punktów: { $tokens }.
       *[other] Mały Skarb wielkości { $size }, wart { $points } punktu: { $tokens }.
    } Oddane łupy: { $spent }{ $jokers ->
        [0] .
        [one] , do tego { $jokers } joker.
        [few] , do tego { $jokers } jokery.
        [many] , do tego { $jokers } jokerów.
       *[other] , do tego { $jokers } jokera.
    }
martinique-refilled = Z woreczka na Mały Skarb wielkości { $size }: { $tokens }.
martinique-load-skipped =
    { $you ->
        [seat] Zachowujesz jokery i nic nie ładujesz.
       *[other] { $seat } zachowuje jokery i nic nie ładuje.
    }
martinique-blocked =
    { $you ->
        [seat] Nie możesz się ruszyć i pasujesz.
       *[other] { $seat } nie może się ruszyć i pasuje.
    }

## Zmierzch i koniec gry

martinique-dusk-fell =
    { $discarded ->
        [one] Zapada Zmierzch. Z wyspy znika { $discarded } pozostały żeton; nikt nie ogląda leżących tam map.
        [few] Zapada Zmierzch. Z wyspy znikają { $discarded } pozostałe żetony; nikt nie ogląda leżących tam map.
        [many] Zapada Zmierzch. Z wyspy znika { $discarded } pozostałych żetonów; nikt nie ogląda leżących tam map.
       *[other] Zapada Zmierzch. Z wyspy znika { $discarded } pozostałego żetonu; nikt nie ogląda leżących tam map.
    }
martinique-dug =
    { $you ->
        [seat] Wysyłasz
       *[other] { $seat } wysyła
    } pirata ze stołka nr { $stool }, by kopał na polu { $square }.
martinique-treasure-shown = Zaginiony Skarb leży na polu { $square }.
martinique-treasure-found =
    { $you ->
        [seat] Wykopujesz
       *[other] { $seat } wykopuje
    } Zaginiony Skarb na polu { $square }.
martinique-scored =
    { $you ->
        [seat] Zdobywasz
       *[other] { $seat } zdobywa
    } { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
        [many] { $total } punktów
       *[other] { $total } punktu
    }: za najwięcej ładunków { $loads }, za cyfry w ładowni { $digits }, za pary w łupach { $pairs }{ $treasure ->
        [0] .
       *[other] , za Zaginiony Skarb { $treasure }.
    }
martinique-won =
    { $you ->
        [seat] Wygrywasz
       *[other] { $seat } wygrywa
    }: { $reason }.
martinique-drawn = Remis: tyle samo punktów i tyle samo ładunków.

martinique-reason-treasure = Zaginiony Skarb wykopany, więc punkty się nie liczą
martinique-reason-points = więcej punktów zwycięstwa
martinique-reason-loads = tyle samo punktów, lecz więcej ładunków w ładowni
martinique-reason-draw = tyle samo punktów i tyle samo ładunków

martinique-score-loads = Najwięcej ładunków
martinique-score-digits = Cyfry w ładowni
martinique-score-pairs = Pary w łupach
martinique-score-treasure = Zaginiony Skarb
martinique-score-total = Razem

## Pytania

martinique-prompt-enter =
    { $missing ->
        [one] Wprowadź pirata na plażę. Od tej chwili twoi piraci będą mogli się ruszać.
        [few] Wprowadź pirata na plażę. Zanim któryś ruszy, muszą wejść jeszcze { $missing } piraci, licząc tego.
        [many] Wprowadź pirata na plażę. Zanim któryś ruszy, musi wejść jeszcze { $missing } piratów, licząc tego.
       *[other] Wprowadź pirata na plażę. Zanim któryś ruszy, musi wejść jeszcze { $missing } pirata, licząc tego.
    }
martinique-prompt-enter-or-move = Wprowadź pirata na plażę albo rusz piratem na wyspie.
martinique-prompt-move = Rusz jednym ze swoich piratów.
martinique-prompt-turn-up =
    { $times ->
        [one] Twój pirat mija pirata przeciwnika: możesz odkryć { $times } żeton mapy.
        [few] Twój pirat mija piratów przeciwnika: możesz odkryć { $times } żetony mapy.
        [many] Twój pirat mija piratów przeciwnika: możesz odkryć { $times } żetonów mapy.
       *[other] Twój pirat mija piratów przeciwnika: możesz odkryć { $times } żetonu mapy.
    }
martinique-prompt-bonus = Tawerna „The Hook” stawia: wybierz bonus z baru.
martinique-prompt-load = Łupy pasują: wybierz Mały Skarb do załadowania.
martinique-prompt-load-with-jokers =
    { $jokers ->
        [one] Masz { $jokers } jokera. Załaduj z jego pomocą Mały Skarb albo zachowaj go na później.
        [few] Masz { $jokers } jokery. Załaduj z ich pomocą Mały Skarb albo zachowaj je na później.
        [many] Masz { $jokers } jokerów. Załaduj z ich pomocą Mały Skarb albo zachowaj je na później.
       *[other] Masz { $jokers } jokera. Załaduj z ich pomocą Mały Skarb albo zachowaj je na później.
    }
martinique-prompt-take-stool = Nikt nie może się ruszyć. Wybierz, kto zajmie następny stołek.
martinique-prompt-dig =
    { $left ->
        [one] Kop tam, gdzie spodziewasz się Zaginionego Skarbu. Masz do wysłania { $left } pirata.
        [few] Kop tam, gdzie spodziewasz się Zaginionego Skarbu. Masz do wysłania { $left } piratów.
        [many] Kop tam, gdzie spodziewasz się Zaginionego Skarbu. Masz do wysłania { $left } piratów.
       *[other] Kop tam, gdzie spodziewasz się Zaginionego Skarbu. Masz do wysłania { $left } pirata.
    }

## O co pytani są inni

martinique-asked-enter = { $seat } wybiera, gdzie wprowadzić pirata.
martinique-asked-move = { $seat } wybiera pirata i jego drogę.
martinique-asked-turn-up = { $seat } może odkryć cudze żetony mapy.
martinique-asked-bonus = { $seat } wybiera bonus z baru.
martinique-asked-load = { $seat } wybiera Mały Skarb do załadowania.
martinique-asked-stool = { $seat } wybiera, kto zajmie następny stołek.
martinique-asked-dig = { $seat } wybiera, gdzie kopać.

## Przyciski

martinique-do-enter = Wprowadź na { $square }
martinique-do-move = Rusz: { $path }
martinique-do-reveal = Odkryj żeton mapy nr { $slot }
martinique-do-take = Weź { $bonus }
martinique-do-load =
    { $jokers ->
        [unknown] Załaduj { $treasure }
       *[other] Załaduj { $treasure }, joker zamiast: { $jokers }
    }
martinique-do-skip = Nie ładuj, zachowaj jokery
martinique-do-sit = Posadź pirata z pola { $square }
martinique-do-dig = Kop na { $square }

# W bierniku: bonus to zawsze dopełnienie przycisku „Weź”.
martinique-bonus-joker = jokera
martinique-bonus-map-1 = żeton mapy nr 1
martinique-bonus-map-2 = żeton mapy nr 2

martinique-treasure-2 = Mały Skarb wielkości 2
martinique-treasure-3 = Mały Skarb wielkości 3
martinique-treasure-4 = Mały Skarb wielkości 4

## Zdobycze

martinique-symbol-swords = szable
martinique-symbol-pistols = pistolety
martinique-symbol-skull = czaszka
martinique-symbol-chest = skrzynia
martinique-symbol-parrot = papuga
martinique-symbol-rum = rum

martinique-token-swords-1 = { martinique-symbol-swords } 1
martinique-token-swords-2 = { martinique-symbol-swords } 2
martinique-token-swords-3 = { martinique-symbol-swords } 3
martinique-token-pistols-1 = { martinique-symbol-pistols } 1
martinique-token-pistols-2 = { martinique-symbol-pistols } 2
martinique-token-pistols-3 = { martinique-symbol-pistols } 3
martinique-token-skull-1 = { martinique-symbol-skull } 1
martinique-token-skull-2 = { martinique-symbol-skull } 2
martinique-token-skull-3 = { martinique-symbol-skull } 3
martinique-token-chest-1 = { martinique-symbol-chest } 1
martinique-token-chest-2 = { martinique-symbol-chest } 2
martinique-token-chest-3 = { martinique-symbol-chest } 3
martinique-token-parrot-1 = { martinique-symbol-parrot } 1
martinique-token-parrot-2 = { martinique-symbol-parrot } 2
martinique-token-parrot-3 = { martinique-symbol-parrot } 3
martinique-token-rum-1 = { martinique-symbol-rum } 1
martinique-token-rum-2 = { martinique-symbol-rum } 2
martinique-token-rum-3 = { martinique-symbol-rum } 3

## Zdobycze oddane przy załadunku i to, co zastępuje joker

martinique-spent-swords-1 = { martinique-token-swords-1 }
martinique-spent-swords-2 = { martinique-token-swords-2 }
martinique-spent-swords-3 = { martinique-token-swords-3 }
martinique-spent-pistols-1 = { martinique-token-pistols-1 }
martinique-spent-pistols-2 = { martinique-token-pistols-2 }
martinique-spent-pistols-3 = { martinique-token-pistols-3 }
martinique-spent-skull-1 = { martinique-token-skull-1 }
martinique-spent-skull-2 = { martinique-token-skull-2 }
martinique-spent-skull-3 = { martinique-token-skull-3 }
martinique-spent-chest-1 = { martinique-token-chest-1 }
martinique-spent-chest-2 = { martinique-token-chest-2 }
martinique-spent-chest-3 = { martinique-token-chest-3 }
martinique-spent-parrot-1 = { martinique-token-parrot-1 }
martinique-spent-parrot-2 = { martinique-token-parrot-2 }
martinique-spent-parrot-3 = { martinique-token-parrot-3 }
martinique-spent-rum-1 = { martinique-token-rum-1 }
martinique-spent-rum-2 = { martinique-token-rum-2 }
martinique-spent-rum-3 = { martinique-token-rum-3 }

martinique-joker-swords = { martinique-symbol-swords }
martinique-joker-pistols = { martinique-symbol-pistols }
martinique-joker-skull = { martinique-symbol-skull }
martinique-joker-chest = { martinique-symbol-chest }
martinique-joker-parrot = { martinique-symbol-parrot }
martinique-joker-rum = { martinique-symbol-rum }

## Stół w przeglądarce: zakładki, plansza i pola

martinique-ui-tab-island = Wyspa
martinique-ui-tab-notes = Notes i łupy
martinique-ui-sea = Morze Karaibskie
martinique-ui-grid = Wyspa Martynika, 8 na 8 pól
martinique-ui-goal =
    { $points ->
        [0] Zaginiony Skarb daje zwycięstwo
       *[other] Zaginiony Skarb daje { $points } punktów
    }

martinique-ui-square-beach = plaża
martinique-ui-square-hook = tawerna „The Hook”
martinique-ui-square-map = żeton mapy
martinique-ui-square-empty = puste
martinique-ui-pirate-mine = twój pirat
martinique-ui-pirate-of = pirat gracza { $seat }
martinique-ui-picked = wybrany
martinique-ui-can-move = ten pirat może się ruszyć
martinique-ui-can-enter = tu może wejść pirat
martinique-ui-can-sit = ten pirat może zająć następny stołek
martinique-ui-can-go =
    { $steps ->
        [one] twój pirat może tu dojść w { $steps } krok
        [few] twój pirat może tu dojść w { $steps } kroki
        [many] twój pirat może tu dojść w { $steps } kroków
       *[other] twój pirat może tu dojść w { $steps } kroku
    }
martinique-ui-then-stool = i zejdzie z wyspy na stołek
martinique-brings-dig-possible = twój notes: możliwe
martinique-brings-dig-excluded = twój notes: wykluczone
martinique-ui-treasure-here = tu leży Zaginiony Skarb

## Stół w przeglądarce: panele

martinique-ui-tavern = Tawerna „The Hook”
martinique-ui-stools-taken = { $taken } z { $all }
martinique-ui-stool-free = stołek nr { $number }: wolny
martinique-ui-stool-next = stołek nr { $number }: wolny, następny w kolejce
martinique-ui-stool-taken = stołek nr { $number }: { $seat }
martinique-ui-joker = joker
martinique-ui-bar-map = żeton mapy nr { $number } w barze, zakryty
martinique-ui-bar-empty = W barze nic nie zostało.
martinique-ui-bar-for = dla pirata, który tu skończy ruch

martinique-ui-small-treasures = Małe Skarby
martinique-ui-peek-empty = Puste pole: pirat, który skończy tu ruch, siada przy barze. O Zmierzchu można tu kopać.
martinique-ui-treasures-match = Muszą się zgadzać tylko obrazki.
martinique-ui-in-bag = w woreczku: { $count }
martinique-ui-worth =
    { $points ->
        [one] wart { $points } punkt
        [few] wart { $points } punkty
        [many] wart { $points } punktów
       *[other] wart { $points } punktu
    }
martinique-ui-closed = zamknięty: woreczek jest pusty
martinique-ui-no-joker = bez jokera

martinique-ui-lost = Zaginiony Skarb
martinique-ui-lost-hidden = litera i cyfra, zakryte do końca gry
martinique-ui-lost-found =
    na { $square }: { $you ->
        [seat] wykopujesz go ty
       *[other] wykopuje go { $seat }
    }
martinique-ui-lost-nobody = na { $square }: nikt tam nie kopał

martinique-ui-mine = Twoja ładownia i łupy
martinique-ui-loot = Łupy
martinique-ui-maps = Mapy
martinique-ui-hold = Ładownia
martinique-ui-none = jeszcze nic
martinique-ui-jokers =
    { $count ->
        [one] { $count } joker
        [few] { $count } jokery
        [many] { $count } jokerów
       *[other] { $count } jokera
    }
martinique-ui-waiting = { $count } w łodzi
martinique-ui-hold-empty = pusta
martinique-ui-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
martinique-ui-loads =
    { $count ->
        [one] { $count } ładunek
        [few] { $count } ładunki
        [many] { $count } ładunków
       *[other] { $count } ładunku
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
martinique-ui-map-hidden = żeton mapy nr { $number }, zakryty
martinique-ui-map-open = żeton mapy nr { $number }: { $coordinate }, odkryty
martinique-ui-map-secret = żeton mapy nr { $number }: { $coordinate }, tylko ty go widzisz

martinique-ui-notebook = Gdzie leży skarb?
martinique-ui-notebook-label = Pola, na których skarb może jeszcze leżeć: { $count } z 64
martinique-ui-squares-left =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }
martinique-ui-legend-own = twój
martinique-ui-legend-open = twój, odkryty
martinique-ui-legend-theirs = przeciwnika, odkryty
martinique-ui-legend-seen = odkryty
martinique-ui-legend-pencil = Wybierz literę lub cyfrę, by oznaczyć ją ołówkiem.
martinique-ui-key-open = { $coordinate }: wciąż możliwe
martinique-ui-key-own = { $coordinate }: wykluczone, to twój żeton
martinique-ui-key-own-open = { $coordinate }: wykluczone, to twój żeton, już odkryty
martinique-ui-key-theirs = { $coordinate }: wykluczone, żeton leży odkryty
martinique-ui-key-crossed = { $coordinate }: skreślone ołówkiem
martinique-ui-key-suspected = { $coordinate }: podejrzane, zaznaczone ołówkiem

## Stół w przeglądarce: co da wybór

martinique-ui-will-enter = Pirat wchodzi na { $square }
martinique-ui-will-move =
    { $passed ->
        [0] Pirat z { $start } idzie na { $end }
       *[other] Pirat z { $start } mija pirata przeciwnika na { $where } i idzie na { $end }
    }
martinique-ui-will-sit = Pirat z { $square } siada na stołku nr { $number }
martinique-ui-will-dig = Pirat ze stołka nr { $number } kopie na { $square }

martinique-brings-steps =
    { $steps ->
        [one] { $token }: stąd { $steps } krok
        [few] { $token }: stąd { $steps } kroki
        [many] { $token }: stąd { $steps } kroków
       *[other] { $token }: stąd { $steps } kroku
    }
martinique-brings-map = żeton mapy, tylko dla ciebie
martinique-brings-reveal =
    { $count ->
        [one] możesz odkryć { $count } mapę
        [few] możesz odkryć { $count } mapy
        [many] możesz odkryć { $count } map
       *[other] możesz odkryć { $count } mapy
    }
martinique-brings-stool = stołek nr { $number }
martinique-brings-bonus = bonus z baru
martinique-brings-token = { $token }
martinique-brings-spent = − { $tokens }
martinique-brings-load = ładunek +{ $points }
martinique-brings-with-jokers = z jokerami: ładunek +{ $points }
martinique-brings-jokers =
    { $count ->
        [one] − { $count } joker
        [few] − { $count } jokery
        [many] − { $count } jokerów
       *[other] − { $count } jokera
    }
martinique-brings-total = razem { $gain }
martinique-ui-chip-ways = Droga { $number } z { $count }, przez { $path }: wybierz pole znów, by pójść inną

martinique-ui-verb-enter = Wprowadź
martinique-ui-verb-move = Rusz
martinique-ui-verb-reveal = Odkryj
martinique-ui-verb-decline = Zrezygnuj
martinique-ui-verb-take = Weź
martinique-ui-verb-load = Załaduj
martinique-ui-verb-skip = Zachowaj jokery
martinique-ui-verb-sit = Posadź
martinique-ui-verb-dig = Kop

martinique-ui-next-enter = Wprowadzenie pirata to cała tura; ruszyć może dopiero w następnej.
martinique-ui-next-enter-or-move = Po ruchu zabierasz zostawiony żeton; gdy łupy pasują, ładujesz Mały Skarb.
martinique-ui-next-move = Potem zabierasz zostawiony żeton; gdy łupy pasują, ładujesz Mały Skarb.
martinique-ui-next-turn-up = Odkryty żeton mapy leży jawnie do końca gry; potem twój ruch trwa dalej.
martinique-ui-next-bonus = Mapę z baru zobaczysz tylko ty; potem, gdy łupy pasują, ładujesz Mały Skarb.
martinique-ui-next-load = Jeden ładunek na turę; potem puste miejsce uzupełnia się z woreczka.
martinique-ui-next-load-with-jokers = Użyte jokery wypadają z gry.
martinique-ui-next-take-stool = Gdy cała ósemka usiądzie przy barze, zapadnie Zmierzch.
martinique-ui-next-dig = Gdy cała ósemka skończy kopać, Zaginiony Skarb zostanie odkryty.

## Gdzie wybierać

martinique-ui-where-enter = Wybierz pole plaży.
martinique-ui-where-enter-or-move = Wybierz pirata albo pole plaży.
martinique-ui-where-move = Wybierz pirata na wyspie, a potem pole.
martinique-ui-where-turn-up = Wybierz żeton mapy przeciwnika.
martinique-ui-where-bonus = Wybierz bonus w tawernie.
martinique-ui-where-treasures = Wybierz Mały Skarb.
martinique-ui-where-dig = Wybierz pole na wyspie.

## Co potem wygląda lepiej albo gorzej: dlaczego podpowiedź coś radzi

martinique-brings-outlook-treasure =
    { $way ->
        [more] większa szansa na Zaginiony Skarb
       *[less] mniejsza szansa na Zaginiony Skarb
    }
martinique-brings-outlook-their-treasure =
    { $way ->
        [more] przeciwnik ma mniejszą szansę na Zaginiony Skarb
       *[less] przeciwnik ma większą szansę na Zaginiony Skarb
    }
martinique-brings-outlook-loads =
    { $way ->
        [more] więcej w twojej ładowni
       *[less] mniej w twojej ładowni
    }
martinique-brings-outlook-pairs =
    { $way ->
        [more] więcej par w łupach
       *[less] mniej par w łupach
    }
martinique-brings-outlook-tokens =
    { $way ->
        [more] łupy potrzebne do Małych Skarbów
       *[less] mniej łupów potrzebnych do Małych Skarbów
    }
martinique-brings-outlook-pirates =
    { $way ->
        [more] twoi piraci zostają dłużej na wyspie
       *[less] twój pirat idzie do tawerny
    }
martinique-brings-outlook-rivals =
    { $way ->
        [more] przeciwnik zyskuje mniej
       *[less] przeciwnik zyskuje więcej
    }
