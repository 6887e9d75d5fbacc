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
martinique-option-enter-first = Do wprowadzenia przed pierwszym ruchem
martinique-option-enter-first-1 = 1 pirat
martinique-option-enter-first-2 = 2 piratów
martinique-option-enter-first-3 = 3 piratów
martinique-option-enter-first-4 = 4 piratów

## Poranek

# Imion się nie odmienia: stoją w mianowniku, jako podmiot.
martinique-entered = { $seat } wprowadza pirata na pole { $square }.
martinique-moved = { $seat } rusza piratem: { $path }.
martinique-map-turned-up = { $seat } odkrywa żeton mapy nr { $slot }: { $owner } ma współrzędną { $coordinate }.
martinique-reveal-declined = { $seat } nie odkrywa żetonu mapy; { $owner } zachowuje sekret.
martinique-loot-taken = { $seat } zabiera zdobycz z pola { $square }: { $token }.
martinique-map-taken =
    { $coordinate ->
        [unknown] { $seat } zabiera żeton mapy z pola { $square }.
       *[other] { $seat } zabiera żeton mapy z pola { $square }: współrzędna { $coordinate }.
    }
martinique-sat = { $seat } sadza pirata z pola { $square } na krześle barowym nr { $stool }.
martinique-joker-taken = { $seat } bierze jokera z baru.
martinique-bar-map-taken =
    { $coordinate ->
        [unknown] { $seat } bierze z baru żeton mapy nr { $place }.
       *[other] { $seat } bierze z baru żeton mapy nr { $place }: współrzędna { $coordinate }.
    }
martinique-loaded =
    { $points ->
        [one] { $seat } ładuje Mały Skarb wielkości { $size }, wart { $points } punkt: { $tokens }.
        [few] { $seat } ładuje Mały Skarb wielkości { $size }, wart { $points } punkty: { $tokens }.
        [many] { $seat } ładuje Mały Skarb wielkości { $size }, wart { $points } punktów: { $tokens }.
       *[other] { $seat } ładuje Mały Skarb wielkości { $size }, wart { $points } punktu: { $tokens }.
    } W zamian z łupów: { $spent }{ $jokers ->
        [0] .
        [one] , do tego { $jokers } joker.
        [few] , do tego { $jokers } jokery.
        [many] , do tego { $jokers } jokerów.
       *[other] , do tego { $jokers } jokera.
    }
martinique-refilled = Z woreczka na Mały Skarb wielkości { $size }: { $tokens }.
martinique-load-skipped = { $seat } oszczędza jokery i nic nie ładuje.
martinique-blocked = { $seat } nie ma ruchu i pasuje.

## Zmierzch i koniec gry

martinique-dusk-fell =
    { $discarded ->
        [one] Zapada Zmierzch. Bez podglądania znika z wyspy { $discarded } żeton.
        [few] Zapada Zmierzch. Bez podglądania znikają z wyspy { $discarded } żetony.
        [many] Zapada Zmierzch. Bez podglądania znika z wyspy { $discarded } żetonów.
       *[other] Zapada Zmierzch. Bez podglądania znika z wyspy { $discarded } żetonu.
    }
martinique-dug = { $seat } posyła pirata z krzesła barowego nr { $stool }, by kopał na polu { $square }.
martinique-treasure-shown = Zaginiony Skarb leży na polu { $square }.
martinique-treasure-found = { $seat } wykopuje Zaginiony Skarb na polu { $square }.
martinique-scored =
    { $total ->
        [one] { $seat } zdobywa { $total } punkt.
        [few] { $seat } zdobywa { $total } punkty.
        [many] { $seat } zdobywa { $total } punktów.
       *[other] { $seat } zdobywa { $total } punktu.
    } Najwięcej ładunków: { $loads }, cyfry w ładowni: { $digits }, pary w łupach: { $pairs }{ $treasure ->
        [0] .
       *[other] , Zaginiony Skarb: { $treasure }.
    }
martinique-won = { $seat } wygrywa: { $reason }.
martinique-drawn = Remis: tyle samo punktów i tyle samo ładunków.

martinique-reason-treasure = Zaginiony Skarb wykopany
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
        [one] Wprowadź pirata na plażę. Do pierwszego ruchu brakuje jeszcze { $missing } pirata.
        [few] Wprowadź pirata na plażę. Do pierwszego ruchu brakuje jeszcze { $missing } piratów.
        [many] Wprowadź pirata na plażę. Do pierwszego ruchu brakuje jeszcze { $missing } piratów.
       *[other] Wprowadź pirata na plażę. Do pierwszego ruchu brakuje jeszcze { $missing } pirata.
    }
martinique-prompt-enter-or-move = Wprowadź pirata na plażę albo rusz piratem na wyspie.
martinique-prompt-move = Rusz jednym ze swoich piratów.
martinique-prompt-turn-up =
    { $times ->
        [one] Twój pirat mija wroga: możesz odkryć { $times } żeton mapy przeciwnika.
        [few] Twój pirat mija wrogów: możesz odkryć { $times } żetony mapy przeciwnika.
        [many] Twój pirat mija wrogów: możesz odkryć { $times } żetonów mapy przeciwnika.
       *[other] Twój pirat mija wrogów: możesz odkryć { $times } żetonu mapy przeciwnika.
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
martinique-prompt-take-stool = Nikt nie może się ruszyć. Wybierz, kto zajmie następne krzesło barowe.
martinique-prompt-dig =
    { $left ->
        [one] Kop tam, gdzie spodziewasz się Zaginionego Skarbu. Masz do wysłania { $left } pirata.
        [few] Kop tam, gdzie spodziewasz się Zaginionego Skarbu. Masz do wysłania { $left } piratów.
        [many] Kop tam, gdzie spodziewasz się Zaginionego Skarbu. Masz do wysłania { $left } piratów.
       *[other] Kop tam, gdzie spodziewasz się Zaginionego Skarbu. Masz do wysłania { $left } pirata.
    }

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

martinique-token-swords-1 = { martinique-symbol-swords } 1
martinique-token-swords-2 = { martinique-symbol-swords } 2
martinique-token-swords-3 = { martinique-symbol-swords } 3
martinique-token-pistols-1 = { martinique-symbol-pistols } 1
martinique-token-pistols-2 = { martinique-symbol-pistols } 2
martinique-token-pistols-3 = { martinique-symbol-pistols } 3
martinique-token-skull-1 = { martinique-symbol-skull } 1
martinique-token-skull-2 = { martinique-symbol-skull } 2
martinique-token-skull-3 = { martinique-symbol-skull } 3
martinique-token-chest-1 = { martinique-symbol-chest } 1
martinique-token-chest-2 = { martinique-symbol-chest } 2
martinique-token-chest-3 = { martinique-symbol-chest } 3
martinique-token-parrot-1 = { martinique-symbol-parrot } 1
martinique-token-parrot-2 = { martinique-symbol-parrot } 2
martinique-token-parrot-3 = { martinique-symbol-parrot } 3
martinique-token-rum-1 = { martinique-symbol-rum } 1
martinique-token-rum-2 = { martinique-symbol-rum } 2
martinique-token-rum-3 = { martinique-symbol-rum } 3

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
martinique-ui-pirate-of = pirat: { $seat }
martinique-ui-picked = wybrany
martinique-ui-can-move = ten pirat może się ruszyć
martinique-ui-can-enter = tu może wejść pirat
martinique-ui-can-sit = ten pirat może zająć następne krzesło barowe
martinique-ui-can-go =
    { $steps ->
        [one] twój pirat może tu dojść w { $steps } krok
        [few] twój pirat może tu dojść w { $steps } kroki
        [many] twój pirat może tu dojść w { $steps } kroków
       *[other] twój pirat może tu dojść w { $steps } kroku
    }
martinique-ui-then-stool = i zejdzie z wyspy na krzesło barowe
martinique-brings-dig-possible = twój notes: możliwe
martinique-brings-dig-excluded = twój notes: wykluczone
martinique-ui-treasure-here = tu leży Zaginiony Skarb

## Stół w przeglądarce: panele

martinique-ui-tavern = Tawerna „The Hook”
martinique-ui-stools-taken = { $taken } z { $all }
martinique-ui-stool-free = krzesło barowe nr { $number }: wolne
martinique-ui-stool-next = krzesło barowe nr { $number }: wolne, następne w kolejce
martinique-ui-stool-taken = krzesło barowe nr { $number }: { $seat }
martinique-ui-joker = joker
martinique-ui-bar-map = żeton mapy nr { $number } w barze, zakryty
martinique-ui-bar-empty = W barze nic nie zostało.
martinique-ui-bar-for = dla pirata, który tu skończy ruch

martinique-ui-small-treasures = Małe Skarby
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
martinique-ui-lost-found = na { $square }: wykopuje go { $seat }
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
martinique-ui-legend-theirs = rywala, odkryty
martinique-ui-legend-seen = odkryty
martinique-ui-legend-pencil = Stuknij nieskreślony znak, by oznaczyć go ołówkiem.
martinique-ui-key-open = { $coordinate }: wciąż możliwe
martinique-ui-key-own = { $coordinate }: wykluczone, to twój żeton
martinique-ui-key-own-open = { $coordinate }: wykluczone, to twój żeton, już odkryty
martinique-ui-key-theirs = { $coordinate }: wykluczone, żeton leży odkryty
martinique-ui-key-crossed = { $coordinate }: skreślone ołówkiem
martinique-ui-key-suspected = { $coordinate }: podejrzane, zaznaczone ołówkiem

## Stół w przeglądarce: co da wybór

martinique-ui-will-enter = Pirat wychodzi na brzeg na { $square }
martinique-ui-will-move =
    { $passed ->
        [0] Pirat z { $start } idzie na { $end }
       *[other] Pirat z { $start } mija wroga na { $where } i idzie na { $end }
    }
martinique-ui-will-sit = Pirat z { $square } siada na krześle barowym nr { $number }
martinique-ui-will-dig = Pirat z krzesła barowego nr { $number } kopie na { $square }

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
martinique-brings-stool = krzesło nr { $number }
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
martinique-ui-chip-ways =
    { $count ->
        [one] { $count } droga
        [few] { $count } drogi: stuknij znów
        [many] { $count } dróg: stuknij znów
       *[other] { $count } drogi: stuknij znów
    }

martinique-ui-verb-enter = Na brzeg
martinique-ui-verb-move = Rusz
martinique-ui-verb-reveal = Odkryj
martinique-ui-verb-decline = Zrezygnuj
martinique-ui-verb-take = Weź
martinique-ui-verb-load = Załaduj
martinique-ui-verb-skip = Zachowaj
martinique-ui-verb-sit = Posadź
martinique-ui-verb-dig = Kop

martinique-ui-next-enter = Wprowadzenie pirata to cała tura; rusza się on dopiero później.
martinique-ui-next-enter-or-move = Po ruchu zabierasz zostawiony żeton i sprawdzasz załadunek.
martinique-ui-next-move = Potem zabierasz zostawiony żeton i sprawdzasz załadunek.
martinique-ui-next-turn-up = Odkryty żeton mapy zostaje odkryty; potem twój ruch trwa dalej.
martinique-ui-next-bonus = Mapę z baru zobaczysz tylko ty; potem sprawdzasz załadunek.
martinique-ui-next-load = Jeden ładunek na turę; potem puste miejsce uzupełnia się z woreczka.
martinique-ui-next-load-with-jokers = Użyte jokery wypadają z gry.
martinique-ui-next-take-stool = Gdy cała ósemka usiądzie przy barze, zapadnie Zmierzch.
martinique-ui-next-dig = Gdy cała ósemka skończy kopać, Zaginiony Skarb zostanie odkryty.

## Dlaczego nie: fakty

martinique-why-components-island-grid = Na wyspie nie ma pola { $square }.
martinique-why-setup-colours = Wszyscy twoi piraci ({ $count }) już weszli na wyspę.
martinique-why-enter-on-beach = Pole { $square } nie leży na plaży.
martinique-why-occupied = Na polu { $square } stoi pirat. Gracz: { $owner }.
martinique-why-move-one-own-pirate = Na polu { $square } nie stoi żaden z twoich piratów.
martinique-why-entered = Najpierw wprowadź piratów: masz { $have } z { $need }.
martinique-why-move-blocked-pirate = Twój pirat z pola { $square } nie ma dokąd pójść.
martinique-why-move-orthogonal-only = { $path } to nie krok w górę, w dół, w lewo ani w prawo.
martinique-why-move-start-square-counts = Ta droga wraca na pole startu: { $square }.
martinique-why-move-no-square-twice = Ta droga prowadzi dwa razy przez pole { $square }.
martinique-why-steps = Żeton na polu { $square } każe zrobić { $need ->
        [one] { $need } krok
        [few] { $need } kroki
        [many] { $need } kroków
       *[other] { $need } kroku
    }; ta droga ma { $have }.
martinique-why-move-pass-enemy-reveals-map = { $owner } ma { $count ->
        [0] zero żetonów map
        [one] { $count } żeton mapy
        [few] { $count } żetony map
        [many] { $count } żetonów map
       *[other] { $count } żetonu mapy
    }.
martinique-why-move-revealed-map-stays-open = Żeton mapy { $slot } leży już odkryty.
martinique-why-land-hook-bonus = Tego nie ma już w barze.
martinique-why-setup-small-treasures = Nie ma takiego Małego Skarbu.
martinique-why-load-bag-runs-short = { $treasure } jest pusty i zamknięty.
martinique-why-load-joker-substitutes = Potrzeba { $need ->
        [one] { $need } jokera
        [few] { $need } jokerów
        [many] { $need } jokerów
       *[other] { $need } jokera
    }; masz { $have }.
martinique-why-no-such-symbol = { $treasure } nie wymaga wszystkich tych symboli.
martinique-why-load-symbols-only = Twoje łupy do tego nie pasują: { $treasure }.
martinique-why-load-compulsory-without-joker = Twoje łupy pasują bez jokerów ({ $treasure }), więc musisz załadować.

## Co można zrobić, po „możesz”

martinique-verb-enter = wprowadzić pirata
martinique-verb-move = ruszyć pirata
martinique-verb-reveal = odkryć żeton mapy
martinique-verb-take = wziąć premię z baru
martinique-verb-load = załadować Mały Skarb
martinique-verb-skip = nic nie ładować
martinique-verb-sit = posadzić pirata
martinique-verb-dig = kopać
