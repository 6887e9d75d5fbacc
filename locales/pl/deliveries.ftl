## Gra

deliveries-title = Dostawa
deliveries-blurb = Łącz statki z towarem w ich kolorze i zdąż z nimi do portu; to, co zostanie na ręce, kosztuje.

deliveries-stage-turn = W rejsie
deliveries-stage-delivery = Dostawa
deliveries-stage-wolf = Wilk morski do wynajęcia
deliveries-stage-event = Wydarzenie
deliveries-stage-over = Koniec gry

deliveries-option-series = Długość
deliveries-option-series-one = jedna rozgrywka
deliveries-option-series-100 = kilka rozgrywek, do 100 punktów
deliveries-option-visibility = Widoczność
deliveries-option-visibility-clear = dobra: wiadomo, ile kart dzieli was od dwóch pierwszych dostaw
deliveries-option-visibility-poor = słaba: dostawy przychodzą znienacka
deliveries-option-proof = Brak karty w kolorze wydarzenia
deliveries-option-proof-shown = pokazujesz rękę
deliveries-option-proof-vouched = ręka zostaje zakryta, sprawdza program
deliveries-option-first-player = Pierwszy gracz
deliveries-option-first-player-random = losowo
deliveries-option-first-player-first-seat = pierwsze miejsce

## Tury

# Imion się nie odmienia: stoją w mianowniku, jako podmiot.
deliveries-began =
    Rozgrywka { $game }: { $you ->
        [seat] zaczynasz ty
       *[other] zaczyna { $seat }
    }. Odkryte karty: { $cards }.
deliveries-took-open =
    { $you ->
        [seat] Bierzesz
       *[other] { $seat } bierze
    } { $card }.
deliveries-row-filled = Do rzędu dochodzi karta: { $card }.
deliveries-drew =
    { $you ->
        [seat] Dobierasz
       *[other] { $seat } dobiera
    } { $card ->
        [unknown] zakrytą kartę.
       *[other] { $card }.
    }
deliveries-discarded =
    { $you ->
        [seat] Odkładasz
       *[other] { $seat } odkłada
    } { $card }.

## Wydarzenia

deliveries-event-played =
    { $you ->
        [seat] Wykładasz
       *[other] { $seat } wykłada
    } wydarzenie { $event }. Wszyscy tracą kartę koloru { $colour_of }.
deliveries-card-lost =
    { $you ->
        [seat] Tracisz
       *[other] { $seat } traci
    } { $card }.
deliveries-hand-shown =
    { $you ->
        [seat] Nie masz karty koloru { $colour_of } i na dowód pokazujesz rękę
       *[other] { $seat } nie ma karty koloru { $colour_of } i na dowód pokazuje rękę
    }: { $cards }.
deliveries-hand-vouched =
    { $you ->
        [seat] Nie masz
       *[other] { $seat } nie ma
    } karty koloru { $colour_of }.
deliveries-wolf-used =
    { $you ->
        [seat] Wysyłasz wilka morskiego i nic nie tracisz.
       *[other] { $seat } wysyła wilka morskiego i nic nie traci.
    }

## Dostawy

deliveries-delivery-came =
    Bije dzwon portowy: dostawa { $number } z 3, { $you ->
        [seat] zaczynasz ty.
       *[other] zaczyna { $seat }.
    }
deliveries-delivered =
    { $you ->
        [seat] Dostarczasz
       *[other] { $seat } dostarcza
    } { $points ->
        [one] { $cards } za { $points } punkt.
        [few] { $cards } za { $points } punkty.
        [many] { $cards } za { $points } punktów.
       *[other] { $cards } za { $points } punktu.
    }
deliveries-nothing-delivered =
    { $you ->
        [seat] Niczego nie dostarczasz.
       *[other] { $seat } niczego nie dostarcza.
    }
deliveries-wolf-hired =
    { $you ->
        [seat] Wynajmujesz
       *[other] { $seat } wynajmuje
    } wilka morskiego.
deliveries-wolf-declined =
    { $you ->
        [seat] Nie chcesz
       *[other] { $seat } nie chce
    } wilka morskiego.
deliveries-wolf-discarded = Nikt nie wynajmuje wilka morskiego; karta zostaje odłożona.

## Koniec

deliveries-game-ended = Koniec rozgrywki: { $cause }.
deliveries-cause-third-delivery = minęła trzecia dostawa
deliveries-cause-all-kinds = komplet czterech rodzajów towarów
deliveries-scored =
    { $you ->
        [seat] Masz
       *[other] { $seat } ma
    } { $total ->
        [one] { $total } punkt.
        [few] { $total } punkty.
        [many] { $total } punktów.
       *[other] { $total } punktu.
    } Dostawy: { $deliveries }, ręka: { $hand }, wilki morskie: { $wolves }, wydarzenia: { $events }.
deliveries-totalled =
    { $you ->
        [seat] Masz
       *[other] { $seat } ma
    } { $total ->
        [one] teraz w sumie { $total } punkt.
        [few] teraz w sumie { $total } punkty.
        [many] teraz w sumie { $total } punktów.
       *[other] teraz w sumie { $total } punktu.
    }
deliveries-won =
    { $you ->
        [seat] Wygrywasz
       *[other] { $seat } wygrywa
    }: { $reason }.
deliveries-shared-win =
    { $you ->
        [seat] Wygrywasz
       *[other] { $seat } wygrywa
    } wspólnie z innymi.

deliveries-reason-points = najwięcej punktów
deliveries-reason-pair = tyle samo punktów, lecz cenniejsza dostawa
deliveries-reason-hundred = 100 punktów i najwyższa suma
deliveries-reason-games = najwyższa suma po ostatniej rozgrywce
deliveries-reason-shared = remis pod każdym względem

deliveries-score-deliveries = Dostawy
deliveries-score-hand = Karty na ręce
deliveries-score-wolves = Wilki morskie na ręce
deliveries-score-events = Wydarzenia na ręce
deliveries-score-total = Razem

## Pytania

deliveries-prompt-turn =
    { $held ->
        [0] Weź odkrytą kartę albo dobierz jedną ze stosu.
       *[other] Weź kartę albo odłóż jedną z ręki.
    }
deliveries-prompt-deliver =
    { $laid ->
        [0] Dostawa { $number } z 3: wyłóż statek i towar w jego kolorze albo niczego nie dostarczaj.
       *[other] Dostawa { $number } z 3: wyłóż kolejną parę albo zakończ.
    }
deliveries-prompt-hire = Wilk morski szuka pracy: uchroni przed jednym wydarzeniem, ale niewykorzystany kosztuje 3 punkty.
deliveries-prompt-lose = Wydarzenie! Oddaj jedną kartę koloru { $colour_of }.

## O co pytani są inni

deliveries-asked-turn = { $seat } wybiera: wziąć kartę czy odłożyć.
deliveries-asked-deliver = { $seat } wybiera, co dostarczyć.
deliveries-asked-hire = { $seat } zastanawia się, czy wynająć wilka morskiego.
deliveries-asked-lose = { $seat } wybiera kartę do oddania.

## Przyciski

deliveries-do-take = Weź { $card }
deliveries-do-draw = Dobierz kartę ze stosu
deliveries-do-discard = Odłóż { $card }
deliveries-do-play = Wyłóż wydarzenie: { $event }
deliveries-do-deliver = Dostarcz { $cards }
deliveries-do-hire = Wynajmij wilka morskiego
deliveries-do-lose = Oddaj { $card }
deliveries-do-protect = Wyślij wilka morskiego
deliveries-do-show = Udowodnij brak karty

## Karty

deliveries-colour-blue = niebieski
    .of = niebieskiego
deliveries-colour-red = czerwony
    .of = czerwonego
deliveries-colour-pink = różowy
    .of = różowego
deliveries-colour-yellow = żółty
    .of = żółtego

deliveries-event-rats = „Szczury!”
deliveries-event-mutiny = „Bunt załogi!”
deliveries-event-flu = „Świńska grypa”
deliveries-event-pirates = „Atak piratów!”

deliveries-card-blue-1 = niebieski statek 1
deliveries-card-blue-2 = niebieski statek 2
deliveries-card-blue-3 = niebieski statek 3
deliveries-card-blue-4 = niebieski statek 4
deliveries-card-blue-5 = niebieski statek 5
deliveries-card-blue-6 = niebieski statek 6
deliveries-card-red-1 = czerwony statek 1
deliveries-card-red-2 = czerwony statek 2
deliveries-card-red-3 = czerwony statek 3
deliveries-card-red-4 = czerwony statek 4
deliveries-card-red-5 = czerwony statek 5
deliveries-card-red-6 = czerwony statek 6
deliveries-card-pink-1 = różowy statek 1
deliveries-card-pink-2 = różowy statek 2
deliveries-card-pink-3 = różowy statek 3
deliveries-card-pink-4 = różowy statek 4
deliveries-card-pink-5 = różowy statek 5
deliveries-card-pink-6 = różowy statek 6
deliveries-card-yellow-1 = żółty statek 1
deliveries-card-yellow-2 = żółty statek 2
deliveries-card-yellow-3 = żółty statek 3
deliveries-card-yellow-4 = żółty statek 4
deliveries-card-yellow-5 = żółty statek 5
deliveries-card-yellow-6 = żółty statek 6
deliveries-card-fish-1 = ryby 1
deliveries-card-fish-2 = ryby 2
deliveries-card-fish-3 = ryby 3
deliveries-card-fish-4 = ryby 4
deliveries-card-fish-5 = ryby 5
deliveries-card-fish-6 = ryby 6
deliveries-card-barrels-1 = beczki 1
deliveries-card-barrels-2 = beczki 2
deliveries-card-barrels-3 = beczki 3
deliveries-card-barrels-4 = beczki 4
deliveries-card-barrels-5 = beczki 5
deliveries-card-barrels-6 = beczki 6
deliveries-card-pigs-1 = świnie 1
deliveries-card-pigs-2 = świnie 2
deliveries-card-pigs-3 = świnie 3
deliveries-card-pigs-4 = świnie 4
deliveries-card-pigs-5 = świnie 5
deliveries-card-pigs-6 = świnie 6
deliveries-card-gold-1 = złoto 1
deliveries-card-gold-2 = złoto 2
deliveries-card-gold-3 = złoto 3
deliveries-card-gold-4 = złoto 4
deliveries-card-gold-5 = złoto 5
deliveries-card-gold-6 = złoto 6
deliveries-card-rats = wydarzenie { deliveries-event-rats }
deliveries-card-mutiny = wydarzenie { deliveries-event-mutiny }
deliveries-card-flu = wydarzenie { deliveries-event-flu }
deliveries-card-pirates = wydarzenie { deliveries-event-pirates }
# W bierniku: wilka tylko się odkłada.
deliveries-card-sea-wolf = wilka morskiego

## Stół w przeglądarce: miejsca

deliveries-ui-tab-quay = Nabrzeże
deliveries-ui-tab-players = Gracze
deliveries-ui-status =
    { $stage ->
        [delivery] Dostawa { $number } z 3
        [wolf] Wilk morski do wynajęcia
       *[other] Przed dostawą { $number } z 3
    }
deliveries-ui-series = rozgrywka { $game }, do { $target } punktów
deliveries-ui-fog = słaba widoczność
deliveries-ui-market = Odkryte karty i stosy
deliveries-ui-open-card = { $card }, odkryta karta
deliveries-ui-left =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
deliveries-ui-pile-label =
    { $cards ->
        [one] Stos dobierania, { $cards } karta
        [few] Stos dobierania, { $cards } karty
        [many] Stos dobierania, { $cards } kart
       *[other] Stos dobierania, { $cards } karty
    }
deliveries-ui-until =
    { $cards ->
        [one] { $cards } karta do następnej dostawy
        [few] { $cards } karty do następnej dostawy
        [many] { $cards } kart do następnej dostawy
       *[other] { $cards } karty do następnej dostawy
    }
deliveries-ui-until-most =
    { $cards ->
        [one] najwyżej { $cards } karta do następnej dostawy
        [few] najwyżej { $cards } karty do następnej dostawy
        [many] najwyżej { $cards } kart do następnej dostawy
       *[other] najwyżej { $cards } karty do następnej dostawy
    }
deliveries-ui-discarded = odłożone: { $cards }
deliveries-ui-discards-label =
    { $cards ->
        [one] Stos kart wykorzystanych, { $cards } karta
        [few] Stos kart wykorzystanych, { $cards } karty
        [many] Stos kart wykorzystanych, { $cards } kart
       *[other] Stos kart wykorzystanych, { $cards } karty
    }
deliveries-ui-discards-none = Nic jeszcze nie odłożono.
deliveries-ui-quays-mine = Twoje nabrzeża
deliveries-ui-quays-of = Nabrzeża gracza { $seat }
deliveries-ui-quay-empty = puste nabrzeże
deliveries-ui-quay-none = brak pary na ręce
deliveries-ui-quay-ready = para na ręce: +{ $points }
deliveries-ui-quay-may = Dostarcz +{ $points }
deliveries-ui-until-next = Do następnej dostawy
deliveries-ui-at-most = ≤ { $cards }
deliveries-ui-part-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
deliveries-ui-part-delivery =
    { $deliveries ->
        [one] karta dostawy
        [few] { $deliveries } karty dostawy
        [many] { $deliveries } kart dostawy
       *[other] { $deliveries } karty dostawy
    }
deliveries-ui-part-mixed =
    { $cards ->
        [one] { $cards } karta potasowana
        [few] { $cards } karty potasowane
        [many] { $cards } kart potasowanych
       *[other] { $cards } karty potasowanej
    } razem z { $deliveries ->
        [one] { $deliveries } kartą dostawy
        [few] { $deliveries } kartami dostawy
        [many] { $deliveries } kartami dostawy
       *[other] { $deliveries } karty dostawy
    }
deliveries-ui-pile-words =
    { $left ->
        [0] To była ostatnia z trzech dostaw.
        [1] Została jedna dostawa: jej karta leży gdzieś w pasiastej części.
       *[other]
            { $fog ->
                [yes] Dostawy przed wami: { $left }. Ich karty leżą gdzieś w pasiastych częściach.
               *[no] Dostawy przed wami: { $left }. Ostatnia karta leży gdzieś w pasiastej części.
            }
    }

## Stół w przeglądarce: ręka i gracze

deliveries-ui-hand = Twoja ręka
deliveries-ui-hand-cards =
    { $cards ->
        [one] Twoja ręka, { $cards } karta
        [few] Twoja ręka, { $cards } karty
        [many] Twoja ręka, { $cards } kart
       *[other] Twoja ręka, { $cards } karty
    }
deliveries-ui-hand-empty = Nie masz jeszcze kart.
deliveries-ui-sum-delivered = Dostarczone
deliveries-ui-sum-now = Pary
deliveries-ui-sum-cost = Na ręce
deliveries-ui-sum-ended = Wynik teraz
deliveries-ui-sum-final = Wynik
deliveries-ui-worth-now = teraz warta { $points }, para: { $card }
deliveries-ui-worth-end = na koniec kosztuje { $points }
deliveries-ui-worth-ballast = ten towar już dostarczono
deliveries-ui-players = Przy nabrzeżu
deliveries-ui-you = (ty)
deliveries-ui-goal = do { $points } punktów
deliveries-ui-points-delivered = Punkty
deliveries-ui-kind-done =
    { $points ->
        [one] dostarczono za { $points } punkt
        [few] dostarczono za { $points } punkty
        [many] dostarczono za { $points } punktów
       *[other] dostarczono za { $points } punktu
    }
deliveries-ui-kind-open = nie dostarczono
deliveries-ui-cards-held = Karty na ręce: { $cards }
deliveries-ui-cards-in-hand = Karty na ręce
deliveries-ui-wolves-held = Wilki morskie: { $count }
deliveries-ui-unseen =
    { $cards ->
        [one] { $cards } nieznana karta
        [few] { $cards } nieznane karty
        [many] { $cards } nieznanych kart
       *[other] { $cards } nieznanej karty
    }
deliveries-ui-never = nie ma koloru: { $colours_of }
deliveries-ui-series-total = łącznie { $total }
deliveries-ui-score-before = Wcześniejsze rozgrywki

## Stół w przeglądarce: napisy na kartach

# N jak niebieski, C jak czerwony, R jak różowy, Ż jak żółty.
deliveries-ui-letter-blue = N
deliveries-ui-letter-red = C
deliveries-ui-letter-pink = R
deliveries-ui-letter-yellow = Ż
deliveries-ui-face-ship = Statek
deliveries-ui-face-fish = Ryby
deliveries-ui-face-barrels = Beczki
deliveries-ui-face-pigs = Świnie
deliveries-ui-face-gold = Złoto
deliveries-ui-face-rats = Szczury!
deliveries-ui-face-mutiny = Bunt załogi!
deliveries-ui-face-flu = Świńska grypa
deliveries-ui-face-pirates = Atak piratów!
deliveries-ui-face-wolf = Wilk morski
deliveries-ui-face-delivery = Dostawa!
deliveries-ui-wolf = wilk morski

## Stół w przeglądarce: sceny i wieści

deliveries-ui-scene-delivery-title = Bije dzwon portowy
deliveries-ui-scene-delivery = Gracze po kolei mogą wykładać pary: statek i towar w jego kolorze.
deliveries-ui-scene-delivery-none = Nie masz pary w jednym kolorze. Karty na ręce na koniec odbiorą ci punkty.
deliveries-ui-scene-delivery-pairs =
    { $count ->
        [one] Możesz dostarczyć jedną parę, punkty: { $points }.
        [few] Możesz dostarczyć { $count } rodzaje, punkty: { $points }.
        [many] Możesz dostarczyć { $count } rodzajów, punkty: { $points }.
       *[other] Możesz dostarczyć { $count } rodzaju, punkty: { $points }.
    } Karty na ręce na koniec odbiorą ci punkty.
deliveries-ui-scene-wolf-title = Wilk morski do wynajęcia
deliveries-ui-scene-wolf = Uchroni przed jednym wydarzeniem. Niewykorzystany kosztuje na koniec 3 punkty.
deliveries-ui-scene-fish = Każdy traci niebieską kartę: ryby albo niebieski statek. Kto takiej nie ma, udowadnia to; wilk morski chroni przed stratą.
deliveries-ui-scene-barrels = Każdy traci czerwoną kartę: beczki albo czerwony statek. Kto takiej nie ma, udowadnia to; wilk morski chroni przed stratą.
deliveries-ui-scene-pigs = Każdy traci różową kartę: świnie albo różowy statek. Kto takiej nie ma, udowadnia to; wilk morski chroni przed stratą.
deliveries-ui-scene-gold = Każdy traci żółtą kartę: złoto albo żółty statek. Kto takiej nie ma, udowadnia to; wilk morski chroni przed stratą.
deliveries-ui-news-delivery = Dostawa { $number }
deliveries-ui-news-count = Rozgrywka podliczona
deliveries-ui-told-asked = wybiera
deliveries-ui-told-lost = traci
deliveries-ui-told-shown = nie ma i pokazuje
deliveries-ui-told-vouched = nie ma
deliveries-ui-told-wolf = wysyła wilka morskiego
deliveries-ui-told-nothing = nic
deliveries-ui-told-hired = wynajmuje wilka morskiego
deliveries-ui-told-declined = nie chce wilka
deliveries-ui-told-total = łącznie { $total }

## Stół w przeglądarce: co potem

deliveries-ui-next-turn = Na miejsce odkrytej karty od razu przychodzi nowa. Potem gra { $seat }.
deliveries-ui-next-deliver = Każdy rodzaj towaru liczy się raz na grę. Potem dostarcza { $seat } i dalej po kolei.
deliveries-ui-next-deliver-last = Każdy rodzaj towaru liczy się raz na grę. Po tobie nikt już nie dostarcza.
deliveries-ui-next-hire = Jeśli zrezygnujesz, decyduje { $seat }.
deliveries-ui-next-hire-last = Nikt inny go nie chce: jeśli zrezygnujesz, trafi na stos kart wykorzystanych.
deliveries-ui-next-lose = Potem wybiera { $seat } i dalej po kolei.
deliveries-ui-next-lose-last = Po tobie nikt już nie wybiera.

## Stół w przeglądarce: pasek akcji

deliveries-ui-will-done =
    { $laid ->
        [0] Niczego nie dostarczaj
       *[other] Nie dostarczaj nic więcej
    }
deliveries-ui-verb-take = Weź
deliveries-ui-verb-draw = Dobierz
deliveries-ui-verb-discard = Odłóż
deliveries-ui-verb-play = Wyłóż
deliveries-ui-verb-deliver = Dostarcz
deliveries-ui-verb-done = Zakończ
deliveries-ui-verb-hire = Wynajmij
deliveries-ui-verb-decline = Zrezygnuj
deliveries-ui-verb-lose = Oddaj
deliveries-ui-verb-protect = Wyślij
deliveries-ui-verb-show = Udowodnij

## What a choice brings

deliveries-brings-pair = +{ $points }, para: { $card }
deliveries-brings-needs-goods = brakuje towaru
deliveries-brings-needs-ship = brakuje statku
deliveries-brings-ballast = ten towar już dostarczono: karta może tylko kosztować
deliveries-brings-event = wydarzenie do wyłożenia; niewyłożone: −{ $points }
deliveries-brings-unseen = inni jej nie zobaczą
deliveries-brings-until =
    { $cards ->
        [one] { $cards } karta do dostawy
        [few] { $cards } karty do dostawy
        [many] { $cards } kart do dostawy
       *[other] { $cards } karty do dostawy
    }
deliveries-brings-until-most =
    { $cards ->
        [one] najwyżej { $cards } karta do dostawy
        [few] najwyżej { $cards } karty do dostawy
        [many] najwyżej { $cards } kart do dostawy
       *[other] najwyżej { $cards } karty do dostawy
    }
deliveries-brings-delivery-now = dostawa zacznie się od razu
deliveries-brings-saves = na koniec strata mniejsza o { $points }
deliveries-brings-pair-lost = pary tracą { $points }
deliveries-brings-you-lose =
    { $cards ->
        [one] tracisz { $card }
        [few] tracisz jedną z { $cards } kart, np. { $card }
        [many] tracisz jedną z { $cards } kart, np. { $card }
       *[other] tracisz jedną z { $cards } karty, np. { $card }
    }
deliveries-brings-shown = wszyscy zobaczą twoją rękę
deliveries-brings-vouched = nikt nie zobaczy twojej ręki
deliveries-brings-points = punkty: +{ $points }
deliveries-brings-last-kind = czwarty rodzaj towaru: po tej dostawie gra się kończy
deliveries-brings-stay =
    { $cards ->
        [0] ręka będzie pusta
        [one] na ręce zostaje { $cards } karta
        [few] na ręce zostają { $cards } karty
        [many] na ręce zostaje { $cards } kart
       *[other] na ręce zostaje { $cards } karty
    }
deliveries-brings-unsent = niedostarczone: { $points }
deliveries-brings-cost = ręka: −{ $points } na koniec gry
deliveries-brings-wolf-averts = chroni przed jednym wydarzeniem
deliveries-brings-wolf-costs = niewykorzystany: −{ $points }
deliveries-brings-wolf-spares = twój wilk morski może przed tym uchronić
deliveries-brings-wolf-used = nie tracisz żadnej karty

## Gdzie wybierać

deliveries-ui-where-turn = Wybierz odkrytą kartę, stos albo kartę z ręki.
deliveries-ui-where-deliver = Wybierz karty z ręki.
deliveries-ui-where-hand = Wybierz kartę z ręki.

## Co potem wygląda lepiej albo gorzej: dlaczego podpowiedź coś radzi

deliveries-brings-outlook-delivered =
    { $way ->
        [more] więcej dostarczonych punktów
       *[less] mniej dostarczonych punktów
    }
deliveries-brings-outlook-pairs =
    { $way ->
        [more] lepsze pary do dostarczenia
       *[less] gorsze pary do dostarczenia
    }
deliveries-brings-outlook-spare =
    { $way ->
        [more] mniej kart, które tylko kosztują
       *[less] więcej kart, które mogą tylko kosztować
    }
deliveries-brings-outlook-wolves =
    { $way ->
        [more] więcej z wilka morskiego
       *[less] mniej z wilka morskiego
    }
deliveries-brings-outlook-rivals =
    { $way ->
        [more] najsilniejszy przeciwnik stoi gorzej
       *[less] najsilniejszy przeciwnik stoi lepiej
    }
