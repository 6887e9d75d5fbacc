## Dlaczego nie: fakty

martinique-why-components-island-grid = Na wyspie nie ma pola { $square }.
martinique-why-setup-colours = Wszyscy twoi piraci ({ $count }) już weszli na wyspę.
martinique-why-enter-on-beach = Pole { $square } nie leży na plaży.
martinique-why-occupied =
    Na polu { $square } stoi { $you ->
        [owner] twój pirat.
       *[other] pirat gracza { $owner }.
    }
martinique-why-move-one-own-pirate = Na polu { $square } nie stoi żaden z twoich piratów.
martinique-why-entered = Najpierw wprowadź piratów: na razie { $have } z { $need }.
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
martinique-why-move-pass-enemy-reveals-map =
    { $count ->
        [0] { $owner } nie ma żetonów mapy.
        [one] { $owner } ma { $count } żeton mapy.
        [few] { $owner } ma { $count } żetony mapy.
        [many] { $owner } ma { $count } żetonów mapy.
       *[other] { $owner } ma { $count } żetonu mapy.
    }
martinique-why-move-revealed-map-stays-open = Żeton mapy nr { $slot } leży już odkryty.
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
martinique-verb-move = ruszyć piratem
martinique-verb-reveal = odkryć żeton mapy
martinique-verb-take = wziąć bonus z baru
martinique-verb-load = załadować Mały Skarb
martinique-verb-skip = nic nie ładować
martinique-verb-sit = posadzić pirata
martinique-verb-dig = kopać
