## Czy zestaw elementów jest wyważony? Strona polecenia `kaper balance`

balance = Wyważenie
balance-of = { $game }: czy gra jest wyważona?
balance-about =
    { $games ->
        [one] { $games } partia botów „{ $bot }”, liczba graczy: { $seats }, po { $each } na każdy zestaw elementów i każdą liczbę graczy, od ziarna { $seed }.
        [few] { $games } partie botów „{ $bot }”, liczba graczy: { $seats }, po { $each } na każdy zestaw elementów i każdą liczbę graczy, od ziarna { $seed }.
        [many] { $games } partii botów „{ $bot }”, liczba graczy: { $seats }, po { $each } na każdy zestaw elementów i każdą liczbę graczy, od ziarna { $seed }.
       *[other] { $games } partii botów „{ $bot }”, liczba graczy: { $seats }, po { $each } na każdy zestaw elementów i każdą liczbę graczy, od ziarna { $seed }.
    }
balance-caution = W nawiasach przedział 95%, a (?) tam, gdzie danych jest na to za mało. Partii przerwanych nie liczymy. Wszystko to mówi tyle samo o grze botów, co o samej grze.
balance-table = W tabeli
balance-long-table = Tabela ma { $rows } wierszy: zawiera ją strona, którą polecenie zapisze z --out PLIK.html.

balance-set = Zestaw
balance-players = Gracze
balance-games = Partie
balance-cut = Przerwane
balance-figure = Wielkość
balance-mean = Średnia

balance-length = Długość partii
balance-length-note = Wykres obejmuje partie przy stołach każdej wielkości; pozostałe liczby podaje o sobie sama gra.
balance-decisions = Decyzje

balance-seats = Miejsca
balance-seat = Kolejność
balance-place = { $place } z { $seats }
balance-victories = Zwycięstwa, 1 to równy udział
balance-score = Wynik
balance-fair-note = Miejsca w kolejności gry, od tego, kto zaczynał. Wspólne zwycięstwo liczy się w częściach.

balance-points = Skąd się biorą punkty
balance-source = Źródło
balance-points-winners = Punkty zwycięzców
balance-points-others = Punkty pozostałych
balance-stands-out = Wyróżnia się u
balance-points-note = U każdego gracza wyróżnia się jedno źródło: to, które dało najwięcej ponad zwykłą miarę, liczoną jego zmiennością. Zwycięstwa to zwycięstwa tych, u których wyróżnia się dane źródło.

balance-rivals = Rywal bez miejsca przy stole
balance-rival = Rywal
balance-bot = Bot na pierwszym miejscu

balance-pieces = Karty i inne elementy
balance-piece = Co
balance-asked = Wybory
balance-chosen = Wybierane, gdy było można
balance-owned = Gracze
balance-worth = Wartość w punktach
balance-gap = Wartość: drugi zestaw wobec pierwszego
balance-pieces-note = Wartość mówi, o ile punktów ci, którzy to mieli lub wybrali, wyprzedzają średnią przy stołach swojej wielkości. Kto i tak prowadzi, na więcej może sobie pozwolić, więc nie musi to być przyczyna. Pomijamy to, o co pytano lub co miano mniej niż pięć razy.
balance-many-note =
    { $count ->
        [one] Porównujemy jedną rzecz.
        [few] Porównujemy { $count } rzeczy. Z samego przypadku mniej więcej jeden przedział na dwadzieścia nie obejmuje prawdy: patrz na to, co odstaje daleko, i zagraj jeszcze raz od innego ziarna.
        [many] Porównujemy { $count } rzeczy. Z samego przypadku mniej więcej jeden przedział na dwadzieścia nie obejmuje prawdy: patrz na to, co odstaje daleko, i zagraj jeszcze raz od innego ziarna.
       *[other] Porównujemy { $count } rzeczy. Z samego przypadku mniej więcej jeden przedział na dwadzieścia nie obejmuje prawdy: patrz na to, co odstaje daleko, i zagraj jeszcze raz od innego ziarna.
    }
