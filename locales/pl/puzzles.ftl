## Zagadki: pozycje, w których jeden ruch jest najlepszy

puzzles = Zagadki
puzzles-of = Zagadki: { $game }
puzzles-intro = Prawdziwe pozycje z partii botów. W każdej jeden ruch jest wyraźnie najlepszy i nie jest to ten, który pierwszy przychodzi na myśl. Wiesz tylko tyle, ile wiedział gracz.
puzzles-of-day = Zagadki dnia: { $date }
puzzles-open = Rozwiąż
puzzles-earlier = Wcześniejsze dni
puzzles-all = Wszystkie zagadki
puzzles-today = Dzisiaj
puzzles-none = Do tej gry nie ma jeszcze zagadek.
puzzles-found = Rozwiązana
puzzles-shown = Rozwiązanie obejrzane
puzzles-unsolved = Jeszcze nierozwiązana
puzzles-sum =
    { $days ->
        [0] Rozwiązane: { $found }
        [one] Rozwiązane: { $found }, { $days } dzień z rzędu
        [few] Rozwiązane: { $found }, { $days } dni z rzędu
        [many] Rozwiązane: { $found }, { $days } dni z rzędu
       *[other] Rozwiązane: { $found }, { $days } dnia z rzędu
    }

## Jedna z nich, przy stole

puzzle = Zagadka
puzzle-of = Zagadka na { $date }
puzzle-question = Grasz jako { $name }. Znajdź najlepszy ruch.
puzzle-how = Jeden ruch jest wyraźnie lepszy od wszystkich innych i nie jest to ten oczywisty. Wybieraj na stole i próbuj, ile chcesz.
puzzle-again =
    { $outcome ->
        [found] Ta zagadka jest już rozwiązana. Znajdź najlepszy ruch jeszcze raz albo tylko go obejrzyj.
       *[shown] Rozwiązanie tej zagadki już znasz. Czy jeszcze pamiętasz, jaki ruch był najlepszy?
    }
puzzle-right = Zgadza się: „{ $action }” to najlepszy ruch.
puzzle-worse =
    { $obvious ->
        [yes] „{ $action }” na pierwszy rzut oka wygląda najlepiej, ale jest to ruch
       *[no] „{ $action }” to ruch
    } { $much ->
        [little] trochę gorszy:
        [clearly] wyraźnie gorszy:
       *[much] znacznie gorszy:
    } szansa na wygraną spada o { $percent }%. Spróbuj innego.
puzzle-shown = Najlepszy ruch to „{ $action }”.
puzzle-show = Pokaż rozwiązanie
puzzle-why = Dlaczego?
puzzle-play = Graj dalej
puzzle-streak =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni z rzędu
        [many] { $count } dni z rzędu
       *[other] { $count } dnia z rzędu
    }
puzzle-failed = Nie ma tu zagadki: może to dzień, który dopiero nadejdzie.

## Dlaczego serwer nie robi tego, o co się go prosi

server-no-such-puzzle = Nie ma takiej zagadki.
server-not-judged = Tego ruchu nikt nie ocenił. Wybierz jeden z wymienionych.
