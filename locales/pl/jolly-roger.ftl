## Gra

jolly-roger-title = Jolly Roger
jolly-roger-blurb = Jeden statek, jeden Kapitan, załoga łotrów: łupcie razem, dzielcie zdobycz i w porę wołajcie „Bunt!”.
jolly-roger-stage-phase-1 = Mianowanie Kwatermistrza
jolly-roger-stage-phase-2 = Wyprawa
jolly-roger-stage-phase-3 = Wymierzanie kary
jolly-roger-stage-over = Koniec gry
jolly-roger-option-loot = Łupy
jolly-roger-option-loot-open = leżą odkryte
jolly-roger-option-loot-hidden = są ukryte
jolly-roger-option-captains-gold = Złoto Kapitana
jolly-roger-option-captains-gold-off = nie
jolly-roger-option-captains-gold-on = tak: gdy Kapitan wymieni kartę Łupów w Zatoce, kartę Załogi dobiera każdy

## Runda

# Imion się nie odmienia: stoją w mianowniku, jako podmiot.
jolly-roger-captain-drawn =
    { $you ->
        [seat] Dostajesz
       *[other] { $seat } dostaje
    } kartę Kapitana.
jolly-roger-round-began =
    Zaczyna się runda { $round }; { $you ->
        [seat] dowodzisz ty.
       *[other] dowodzi { $seat }.
    }
jolly-roger-appointed =
    { $you ->
        [seat] Mianujesz Kwatermistrza; zostaje nim { $owner }.
        [owner] Zostajesz Kwatermistrzem (mianuje { $seat }).
       *[other] Kwatermistrzem zostaje { $owner } (mianuje { $seat }).
    }
jolly-roger-crew-drawn =
    { $you ->
        [seat] Dobierasz
       *[other] { $seat } dobiera
    } { $count ->
        [one] { $count } kartę Załogi
        [few] { $count } karty Załogi
        [many] { $count } kart Załogi
       *[other] { $count } karty Załogi
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }
jolly-roger-crew-reshuffled =
    { $count ->
        [one] Stos Załogi się wyczerpał; potasowano { $count } odrzuconą kartę.
        [few] Stos Załogi się wyczerpał; potasowano { $count } odrzucone karty.
        [many] Stos Załogi się wyczerpał; potasowano { $count } odrzuconych kart.
       *[other] Stos Załogi się wyczerpał; potasowano { $count } odrzuconej karty.
    }
jolly-roger-crew-discarded =
    { $you ->
        [seat] Masz za dużo kart na ręce i odrzucasz
       *[other] { $seat } ma za dużo kart na ręce i odrzuca
    }: { $card }.
jolly-roger-destination-chosen =
    { $you ->
        [seat] Wybierasz
       *[other] { $seat } wybiera
    } cel wyprawy: { $destination }.
jolly-roger-destination-shown = Cel odkryty: { $destination }. Wymaga: nawigacja { $navigation }, ostrzał { $gunnery }, walka wręcz { $melee }. { $loot ->
        [one] Czeka { $loot } karta Łupów.
        [few] Czekają { $loot } karty Łupów.
        [many] Czeka { $loot } kart Łupów.
       *[other] Czeka { $loot } karty Łupów.
    }
jolly-roger-port-shown =
    { $crew ->
        [one] Odkryto Zatokę piratów: każdy dostaje { $crew } kartę Załogi.
        [few] Odkryto Zatokę piratów: każdy dostaje { $crew } karty Załogi.
        [many] Odkryto Zatokę piratów: każdy dostaje { $crew } kart Załogi.
       *[other] Odkryto Zatokę piratów: każdy dostaje { $crew } karty Załogi.
    }
jolly-roger-island-shown = Przed dziobem Wyspa skarbów.
jolly-roger-voyage-broken-off = Wyprawa przerwana; karta Celu wraca na stos: { $destination }.
jolly-roger-island-missed =
    Nikt nie pokazuje mapy: { $you ->
        [seat] musisz
       *[other] { $seat } musi
    } wybrać inny cel.

## Atak i łupy

jolly-roger-card-added =
    { $you ->
        [seat] Dokładasz
       *[other] { $seat } dokłada
    } do ataku: { $card }.
jolly-roger-skill-assigned =
    { $you ->
        [seat] Liczysz
       *[other] { $seat } liczy
    } kartę dowolnej umiejętności jako: { $skill }.
jolly-roger-total-changed =
    { $you ->
        [seat] Zmieniasz
       *[other] { $seat } zmienia
    } sumę ({ $skill }): { $points ->
        [1] o jeden punkt więcej.
       *[other] o jeden punkt mniej.
    }
jolly-roger-attack-won = Atak udany. Sumy: nawigacja { $navigation }, ostrzał { $gunnery }, walka wręcz { $melee }.
jolly-roger-attack-lost = Atak nieudany. Sumy: nawigacja { $navigation }, ostrzał { $gunnery }, walka wręcz { $melee }.
jolly-roger-loot-drawn =
    { $count ->
        [one] Zdobyto { $count } kartę Łupów
        [few] Zdobyto { $count } karty Łupów
        [many] Zdobyto { $count } kart Łupów
       *[other] Zdobyto { $count } karty Łupów
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }
jolly-roger-lot-seen =
    { $you ->
        [seat] Oglądasz
       *[other] { $seat } ogląda
    } { $cards ->
        [unknown] łupy.
       *[other] łupy: { $cards }.
    }
jolly-roger-loot-picked =
    { $you ->
        [seat] Wybierasz
       *[other] { $seat } wybiera
    } kartę Łupów{ $card ->
        [unknown] .
       *[other] : { $card }.
    }
jolly-roger-loot-shared =
    { $self ->
        [yes] { $you ->
            [seat] Zatrzymujesz
           *[other] { $seat } zatrzymuje
        }
       *[no] { $you ->
            [seat] Dzielisz łupy; { $owner } dostaje
            [owner] { $seat } dzieli łupy; dostajesz
           *[other] { $seat } dzieli łupy; { $owner } dostaje
        }
    } kartę{ $card ->
        [unknown] .
       *[other] : { $card }.
    }

## Zatoka i Wyspa

jolly-roger-loot-swapped =
    { $you ->
        [seat] Wymieniasz
       *[other] { $seat } wymienia
    } łup na kartę Załogi: { $card }.
jolly-roger-loot-sold =
    { $you ->
        [seat] Sprzedajesz
       *[other] { $seat } sprzedaje
    } { $cards ->
        [unknown] za nowe łupy: { $card }.
       *[other] kartę: { $card }. W zamian: { $cards }.
    }
jolly-roger-buried =
    { $you ->
        [seat] Zakopujesz
       *[other] { $seat } zakopuje
    } { $count ->
        [one] { $count } kartę Łupów
        [few] { $count } karty Łupów
        [many] { $count } kart Łupów
       *[other] { $count } karty Łupów
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }

## Kara

jolly-roger-punishment-demanded =
    { $you ->
        [seat] Żądasz
       *[other] { $seat } żąda
    } wymierzenia kary.
jolly-roger-punishment-waived =
    { $you ->
        [seat] Darujesz
       *[other] { $seat } daruje
    } karę.
jolly-roger-punished =
    { $you ->
        [seat] Wymierzasz karę; { $owner } traci
        [owner] { $seat } wymierza ci karę; tracisz
       *[other] { $seat } wymierza karę; { $owner } traci
    } kartę: { $card }.

## Bunt

jolly-roger-mutiny-called =
    { $you ->
        [seat] Wołasz „Bunt!” i zagrywasz
       *[other] { $seat } woła „Bunt!” i zagrywa
    }: { $card }.
jolly-roger-mutiny-began =
    Wybucha bunt: { $you ->
        [seat] Pierwszym buntownikiem jesteś ty, Kapitanem { $owner }.
        [owner] Pierwszym buntownikiem jest { $seat }, Kapitanem ty.
       *[other] Pierwszym buntownikiem jest { $seat }, Kapitanem { $owner }.
    }
jolly-roger-support-laid =
    { $you ->
        [seat] Popierasz
       *[other] { $seat } popiera
    } { $crew ->
        [one] { $leader }: { $card }, { $crew } członek załogi.
        [few] { $leader }: { $card }, { $crew } członków załogi.
        [many] { $leader }: { $card }, { $crew } członków załogi.
       *[other] { $leader }: { $card }, { $crew } członka załogi.
    }
jolly-roger-leader-killed =
    { $you ->
        [seat] Nasyłasz Skrytobójcę, ginie { $owner }
        [owner] { $seat } nasyła Skrytobójcę i giniesz
       *[other] { $seat } nasyła Skrytobójcę, ginie { $owner }
    }: to koniec buntu.
jolly-roger-pressed =
    { $you ->
        [seat] Używasz siły: { $owner } musi opowiedzieć się po twojej stronie.
        [owner] { $seat } używa siły: musisz opowiedzieć się po tej samej stronie.
       *[other] { $seat } używa siły: { $owner } musi opowiedzieć się po tej samej stronie.
    }
jolly-roger-mutiny-ended =
    Bunt zakończony wynikiem { $captain } do { $mutineer }. { $you ->
        [seat] Kapitanem jesteś ty.
       *[other] Kapitanem jest { $seat }.
    }
jolly-roger-loot-collected =
    { $you ->
        [seat] Zbierasz
       *[other] { $seat } zbiera
    } { $count ->
        [one] od przegranych { $count } kartę Łupów.
        [few] od przegranych { $count } karty Łupów.
        [many] od przegranych { $count } kart Łupów.
       *[other] od przegranych { $count } karty Łupów.
    }
jolly-roger-crew-redealt =
    { $you ->
        [seat] Dostajesz
       *[other] { $seat } dostaje
    } { $count ->
        [one] { $count } kartę Załogi z buntu
        [few] { $count } karty Załogi z buntu
        [many] { $count } kart Załogi z buntu
       *[other] { $count } karty Załogi z buntu
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }

## Karty specjalne

jolly-roger-card-played =
    { $you ->
        [seat] Zagrywasz
       *[other] { $seat } zagrywa
    } kartę: { $card }.
jolly-roger-sea-wolf-laid =
    { $you ->
        [seat] Popierasz { $leader } i zagrywasz
       *[other] { $seat } popiera { $leader } i zagrywa
    } kartę: { $card }.
jolly-roger-card-betrayed =
    { $you ->
        [seat] Zagrywasz Zdrajcę przeciw karcie gracza { $owner }
        [owner] { $seat } zagrywa Zdrajcę przeciw twojej karcie
       *[other] { $seat } zagrywa Zdrajcę przeciw karcie gracza { $owner }
    }: { $card }.
jolly-roger-card-cancelled =
    Unieważniono { $you ->
        [seat] twoją kartę
       *[other] kartę gracza { $seat }
    }: { $card }.
jolly-roger-crew-stolen =
    { $you ->
        [seat] Kradniesz graczowi { $owner }
        [owner] { $seat } kradnie ci
       *[other] { $seat } kradnie graczowi { $owner }
    } kartę { $card ->
        [unknown] Załogi.
       *[other] Załogi: { $card }.
    }
jolly-roger-office-taken =
    { $you ->
        [seat] Przejmujesz
       *[other] { $seat } przejmuje
    } kartę Kwatermistrza.
jolly-roger-captaincy-taken =
    { $you ->
        [seat] Przejmujesz
       *[other] { $seat } przejmuje
    } kartę Kapitana.
jolly-roger-cook-first =
    { $you ->
        [seat] Wybierzesz
       *[other] { $seat } wybierze
    } łupy przed Kapitanem.
jolly-roger-loot-dug-up =
    { $you ->
        [seat] Wykopujesz kartę Łupów gracza { $owner }
        [owner] { $seat } wykopuje twoją kartę Łupów
       *[other] { $seat } wykopuje kartę Łupów gracza { $owner }
    }{ $card ->
        [unknown] .
       *[other] : { $card }.
    }
jolly-roger-guard-posted =
    { $you ->
        [seat] Wskazujesz, kto pilnuje statku: { $owner }.
        [owner] Pilnujesz statku (wskazuje { $seat }).
       *[other] Statku pilnuje { $owner } (wskazuje { $seat }).
    }
jolly-roger-stand-in-refused =
    { $you ->
        [seat] Nie chcesz pilnować statku; { $owner } szuka dalej.
        [owner] { $seat } nie chce pilnować statku; szukasz dalej.
       *[other] { $seat } nie chce pilnować statku; { $owner } szuka dalej.
    }
jolly-roger-loot-given =
    { $you ->
        [seat] { $owner } oddaje ci
        [owner] Oddajesz graczowi { $seat }
       *[other] { $owner } oddaje graczowi { $seat }
    } na naprawy kartę Łupów{ $card ->
        [unknown] .
       *[other] : { $card }.
    }
jolly-roger-loot-claimed =
    { $you ->
        [seat] Żądasz karty Łupów od gracza { $owner }.
        [owner] { $seat } żąda od ciebie karty Łupów.
       *[other] { $seat } żąda karty Łupów od gracza { $owner }.
    }

## Łapówki

jolly-roger-bribe-offered =
    { $you ->
        [seat] Proponujesz łapówkę graczowi { $owner }
        [owner] { $seat } proponuje ci łapówkę
       *[other] { $seat } proponuje łapówkę graczowi { $owner }
    }{ $card ->
        [unknown] .
       *[other] : { $card }.
    }
jolly-roger-bribe-taken =
    { $you ->
        [seat] Przyjmujesz łapówkę od gracza { $owner }
        [owner] { $seat } przyjmuje twoją łapówkę
       *[other] { $seat } przyjmuje łapówkę od gracza { $owner }
    }{ $card ->
        [unknown] .
       *[other] : { $card }.
    }
jolly-roger-bribe-refused =
    { $you ->
        [seat] Odrzucasz łapówkę od gracza { $owner }.
        [owner] { $seat } odrzuca twoją łapówkę.
       *[other] { $seat } odrzuca łapówkę od gracza { $owner }.
    }
jolly-roger-loot-shown =
    { $you ->
        [seat] Pokazujesz
       *[other] { $seat } pokazuje
    } wszystkim kartę Łupów: { $card }.

## Koniec

jolly-roger-jewels-valued =
    { $you ->
        [seat] Twoje Klejnoty
       *[other] Klejnoty gracza { $seat }
    } są warte { $gold } (wylosowano: { $card }).
jolly-roger-scored =
    { $you ->
        [seat] Kończysz
       *[other] { $seat } kończy
    } grę. Złoto: { $total } (łupy { $gold }, Klejnoty { $jewels }, Zakładniczki { $hostages }). Rum: { $rum }.
jolly-roger-won =
    { $you ->
        [seat] Wygrywasz
       *[other] { $seat } wygrywa
    }: { $reason }.
jolly-roger-reason-gold = najwięcej złota
jolly-roger-reason-rum = tyle samo złota, lecz więcej Rumu
jolly-roger-reason-shared = tyle samo złota i Rumu
jolly-roger-reason-rounds = rozegrano dziesięć rund
jolly-roger-reason-loot = stos Łupów się wyczerpał

## Co boty mówią o swoich ruchach

jolly-roger-because-bought = Umowa stoi, { $owner }: staję po twojej stronie.
jolly-roger-because-free-gift = Taki prezent nic mnie nie kosztuje.
jolly-roger-because-poor-gift =
    { $count ->
        [one] To mniej, niż mogę stracić: ryzykuję { $count } kartę Łupów.
        [few] To mniej, niż mogę stracić: ryzykuję { $count } karty Łupów.
        [many] To mniej, niż mogę stracić: ryzykuję { $count } kart Łupów.
       *[other] To mniej, niż mogę stracić: ryzykuję { $count } karty Łupów.
    }
jolly-roger-because-no-gift = Nie, { $owner }, wolę nie mieć długów.
jolly-roger-because-undecided =
    { $count ->
        [one] { $owner } nie stoi po żadnej stronie, a ma { $count } kartę Załogi.
        [few] { $owner } nie stoi po żadnej stronie, a ma { $count } karty Załogi.
        [many] { $owner } nie stoi po żadnej stronie, a ma { $count } kart Załogi.
       *[other] { $owner } nie stoi po żadnej stronie, a ma { $count } karty Załogi.
    }
jolly-roger-because-raises = { $owner } chce więcej? Oto lepsza propozycja.
jolly-roger-because-guard = Ktoś mógłby popilnować statku za mnie.
jolly-roger-because-rich-captain =
    { $count ->
        [one] Kapitan { $owner } ma { $count } niezakopaną kartę Łupów: pora na podział.
        [few] Kapitan { $owner } ma { $count } niezakopane karty Łupów: pora na podział.
        [many] Kapitan { $owner } ma { $count } niezakopanych kart Łupów: pora na podział.
       *[other] Kapitan { $owner } ma { $count } niezakopanej karty Łupów: pora na podział.
    }
jolly-roger-because-another-captain = Kapitanem jest { $owner }: pora na kogoś innego.
jolly-roger-because-neutral = Dopóki stoję z boku, moim łupom nic nie grozi.
jolly-roger-because-stays-captain = Nie oddam funkcji Kapitana.
jolly-roger-because-pays-back = Mam dług u gracza { $owner }: teraz go spłacam.
jolly-roger-because-stronger = { $owner } ma więcej załogi: { $more } do { $less }.
jolly-roger-because-their-loot =
    { $count ->
        [one] Druga strona ma do stracenia { $count } kartę Łupów.
        [few] Druga strona ma do stracenia { $count } karty Łupów.
        [many] Druga strona ma do stracenia { $count } kart Łupów.
       *[other] Druga strona ma do stracenia { $count } karty Łupów.
    }
jolly-roger-because-likes = Niech lepiej dowodzi { $owner }.
jolly-roger-because-needed =
    { $count ->
        [one] Brakuje najwyżej { $count } punktu: pomagam.
        [few] Brakuje najwyżej { $count } punktów: pomagam.
        [many] Brakuje najwyżej { $count } punktów: pomagam.
       *[other] Brakuje najwyżej { $count } punktu: pomagam.
    }
jolly-roger-because-enough = W ataku jest już dość załogi.
jolly-roger-because-perhaps-enough = Może już wystarczy.
jolly-roger-because-nobody-adds = Nikt już nic nie dokłada.
jolly-roger-because-too-far =
    { $count ->
        [one] Brakuje co najmniej { $count } punktu: czekam na innych.
        [few] Brakuje co najmniej { $count } punktów: czekam na innych.
        [many] Brakuje co najmniej { $count } punktów: czekam na innych.
       *[other] Brakuje co najmniej { $count } punktu: czekam na innych.
    }

## Pytania

jolly-roger-prompt-appoint = Mianuj Kwatermistrza.
jolly-roger-prompt-reappoint = Po buncie: mianuj Kwatermistrza, tego samego lub innego.
jolly-roger-prompt-recruit = Nie masz kart: możesz dobrać jedną kartę Załogi za darmo.
jolly-roger-prompt-sail = Wybierz cel wyprawy.
jolly-roger-prompt-after-decision =
    { $decided ->
        [appointed] { $owner } zostaje Kwatermistrzem.
        [you-appointed] To ty zostajesz Kwatermistrzem.
        [sailing] Statek płynie do celu: { $destination }.
        [demanded] Kapitan żąda kary.
       *[waived] Kapitan rezygnuje z kary.
    } Zagraj kartę albo spasuj.
jolly-roger-prompt-mutiny-or-pass =
    { $decided ->
        [appointed] { $owner } zostaje Kwatermistrzem.
        [you-appointed] To ty zostajesz Kwatermistrzem.
        [sailing] Statek płynie do celu: { $destination }.
        [demanded] Kapitan żąda kary.
       *[waived] Kapitan rezygnuje z kary.
    } Wszcznij bunt, zagraj kartę albo spasuj.
jolly-roger-prompt-first-card = Prowadzisz atak: zagraj pierwszą kartę.
jolly-roger-prompt-adjust = Cel odkryty: zmień o 1 sumę jednej umiejętności albo spasuj.
jolly-roger-prompt-pick = Wybierz dla siebie kartę Łupów.
jolly-roger-prompt-after-share = Łupy rozdzielone. Zagraj kartę albo spasuj.
jolly-roger-prompt-swap = Możesz wymienić kartę Łupów na kartę Załogi.
jolly-roger-prompt-sell = Możesz sprzedać Zakładniczki i Klejnoty za nowe łupy.
jolly-roger-prompt-map = Na Wyspę trzeba mapy, a ma ją Krwawy pirat: zagraj go albo spasuj.
jolly-roger-prompt-arrival = Statek dopłynął na Wyspę skarbów. Zagraj kartę albo spasuj.
jolly-roger-prompt-bury = Zakop wszystkie łupy, część z nich albo nic.
jolly-roger-prompt-after-burying = Zakopywanie skończone. Zagraj kartę albo spasuj.
jolly-roger-prompt-punishment = Zażądaj kary albo ją daruj.
jolly-roger-prompt-punish = Kapitan żąda kary: wybierz, kogo ukarać.
jolly-roger-prompt-post = Wybierz, kto pilnuje statku.
jolly-roger-prompt-find-stand-in = Masz pilnować statku. Znajdź kogoś na zastępstwo albo zostań.
jolly-roger-prompt-dig-up = Wybierz, z czyich zakopanych łupów losujesz.
jolly-roger-prompt-claim = Nikt nie oddaje karty: możesz jej zażądać od Kapitana lub Kwatermistrza.
jolly-roger-prompt-kill = Wybierz, kogo zabije Skrytobójca.
jolly-roger-prompt-press = Wybierz neutralnego gracza, który musi stanąć po twojej stronie.
jolly-roger-prompt-lay-pressed = Musisz poprzeć { $leader }: wyłóż kartę Załogi.
jolly-roger-prompt-discard =
    { $count ->
        [one] Za dużo kart: odrzuć { $count } kartę.
        [few] Za dużo kart: odrzuć { $count } karty.
        [many] Za dużo kart: odrzuć { $count } kart.
       *[other] Za dużo kart: odrzuć { $count } karty.
    }
jolly-roger-prompt-attack =
    { $count ->
        [one] W ataku: { $count } karta. Dołóż kartę albo spasuj.
        [few] W ataku: { $count } karty. Dołóż kartę albo spasuj.
        [many] W ataku: { $count } kart. Dołóż kartę albo spasuj.
       *[other] W ataku: { $count } karty. Dołóż kartę albo spasuj.
    }
jolly-roger-prompt-assign = Sumy: nawigacja { $navigation }, ostrzał { $gunnery }, walka wręcz { $melee }. { $count ->
        [one] Wybierz umiejętność jeszcze dla { $count } karty.
        [few] Wybierz umiejętność jeszcze dla { $count } kart.
        [many] Wybierz umiejętność jeszcze dla { $count } kart.
       *[other] Wybierz umiejętność jeszcze dla { $count } karty.
    }
jolly-roger-prompt-before-pick =
    { $count ->
        [one] Do podziału: { $count } karta Łupów. Zagraj kartę albo spasuj.
        [few] Do podziału: { $count } karty Łupów. Zagraj kartę albo spasuj.
        [many] Do podziału: { $count } kart Łupów. Zagraj kartę albo spasuj.
       *[other] Do podziału: { $count } karty Łupów. Zagraj kartę albo spasuj.
    }
jolly-roger-prompt-share =
    { $count ->
        [one] Rozdziel jak najrówniej { $count } kartę Łupów.
        [few] Rozdziel jak najrówniej { $count } karty Łupów.
        [many] Rozdziel jak najrówniej { $count } kart Łupów.
       *[other] Rozdziel jak najrówniej { $count } karty Łupów.
    }
jolly-roger-prompt-mutiny = Bunt! Poparcie: Kapitan { $captain }, Pierwszy buntownik { $mutineer }. Wyłóż kartę albo spasuj.
jolly-roger-prompt-extras =
    { $count ->
        [one] Wskaż, kto dostanie dodatkową kartę; do rozdania: { $count } karta.
        [few] Wskaż, kto dostanie dodatkową kartę; do rozdania: { $count } karty.
        [many] Wskaż, kto dostanie dodatkową kartę; do rozdania: { $count } kart.
       *[other] Wskaż, kto dostanie dodatkową kartę; do rozdania: { $count } karty.
    }
jolly-roger-prompt-answer = { $owner } zagrywa kartę: { $card }. Odpowiedz Zdrajcą albo spasuj.
jolly-roger-prompt-rob =
    { $count ->
        [one] Wybierz, komu ukraść kartę; do zabrania: { $count } karta.
        [few] Wybierz, komu ukraść kartę; do zabrania: { $count } karty.
        [many] Wybierz, komu ukraść kartę; do zabrania: { $count } kart.
       *[other] Wybierz, komu ukraść kartę; do zabrania: { $count } karty.
    }
jolly-roger-prompt-stand-in = { $owner } prosi o zastępstwo przy pilnowaniu statku.
jolly-roger-prompt-repairs = { $owner } prosi o kartę Łupów na naprawy. Oddaj kartę albo spasuj.
jolly-roger-prompt-hand-over = { $owner } żąda karty Łupów: wybierz, którą oddajesz.
jolly-roger-prompt-bribe = { $owner } proponuje ci łapówkę: { $card }. Przyjmij ją albo zrezygnuj.

## O co pytani są inni

jolly-roger-asked-appoint = { $seat } mianuje Kwatermistrza.
jolly-roger-asked-recruit = { $seat } może dobrać za darmo kartę Załogi.
jolly-roger-asked-sail = { $seat } wybiera cel wyprawy.
jolly-roger-asked-first-card = { $seat } wybiera pierwszą kartę ataku.
jolly-roger-asked-adjust = { $seat } może zmienić o 1 sumę jednej umiejętności.
jolly-roger-asked-pick = { $seat } wybiera kartę Łupów.
jolly-roger-asked-share = { $seat } rozdziela łupy.
jolly-roger-asked-port = { $seat } handluje w Zatoce piratów.
jolly-roger-asked-bury = { $seat } wybiera, co zakopać.
jolly-roger-asked-punishment = { $seat } zastanawia się nad karą.
jolly-roger-asked-punish = { $seat } wybiera, kogo ukarać.
jolly-roger-asked-post = { $seat } wybiera, kto pilnuje statku.
jolly-roger-asked-stand-in = { $seat } zastanawia się, czy pilnować statku.
jolly-roger-asked-dig-up = { $seat } wybiera, z czyich zakopanych łupów dobrać.
jolly-roger-asked-claim = { $seat } może zażądać karty Łupów na naprawy.
jolly-roger-asked-hand-over = { $seat } wybiera kartę Łupów do oddania.
jolly-roger-asked-kill = { $seat } wybiera ofiarę Skrytobójcy.
jolly-roger-asked-press = { $seat } wybiera, kto musi stanąć po jednej ze stron.
jolly-roger-asked-lay-pressed = { $seat } musi stanąć po jednej ze stron i wybiera kartę.
jolly-roger-asked-discard = { $seat } ma za dużo kart i wybiera, co odrzucić.
jolly-roger-asked-extras = { $seat } wybiera, kto dostanie dodatkową kartę.
jolly-roger-asked-assign = { $seat } wybiera umiejętności, do których liczą się karty.
jolly-roger-asked-rob = { $seat } wybiera, kogo okraść.
jolly-roger-asked-bribe = { $seat } zastanawia się nad łapówką.

## Przyciski

jolly-roger-do-appoint = Mianuj: { $seat }
jolly-roger-do-recruit = Dobierz kartę Załogi
jolly-roger-do-sail = Płyń: { $destination }
jolly-roger-do-add = Dołóż: { $card }
jolly-roger-do-reveal = Odkryj Cel
jolly-roger-do-assign = Licz jako: { $skill }
jolly-roger-do-take = Weź: { $loot }
jolly-roger-do-share =
    { $loot } { $you ->
        [seat] dla siebie
       *[other] → { $seat }
    }
jolly-roger-do-swap = Wymień: { $loot }
jolly-roger-do-sell = Sprzedaj: { $loot }
jolly-roger-do-bury = Zakop: { $loot }
jolly-roger-do-demand = Zażądaj kary
jolly-roger-do-waive = Daruj karę
jolly-roger-do-punish = Ukarz: { $seat }
jolly-roger-do-mutiny = Bunt: { $card }
jolly-roger-do-support = Poprzyj { $leader }: { $card }
jolly-roger-do-extra =
    Dodatkowa karta: { $you ->
        [seat] ty
       *[other] { $seat }
    }
jolly-roger-do-play = Zagraj: { $card }
jolly-roger-do-betray = Unieważnij: { $card } ({ $seat })
jolly-roger-do-rob = Okradnij: { $seat }
jolly-roger-do-post = Na straż: { $seat }
jolly-roger-do-beg = Poproś: { $seat }
jolly-roger-do-stand-in = Popilnuj statku
jolly-roger-do-kill = Zabij { $leader }
jolly-roger-do-press = Zmuś: { $seat }
jolly-roger-do-dig-up = Wykop łup gracza { $seat }
jolly-roger-do-give = Oddaj: { $loot }
jolly-roger-do-claim = Zażądaj od gracza { $seat }
jolly-roger-do-discard = Odrzuć: { $card }
jolly-roger-do-bribe = Łapówka: { $card } ({ $seat })
jolly-roger-do-show = Pokaż: { $loot }
jolly-roger-do-accept = Przyjmij

## Słowa

# W bierniku: przywódca to zawsze dopełnienie.
jolly-roger-leader-captain = Kapitana
jolly-roger-leader-mutineer = Pierwszego buntownika
jolly-roger-skill-navigation = nawigacja
jolly-roger-skill-gunnery = ostrzał
jolly-roger-skill-melee = walka wręcz
jolly-roger-effect-more-navigation = Jeden punkt więcej: nawigacja
jolly-roger-effect-less-navigation = Jeden punkt mniej: nawigacja
jolly-roger-effect-more-gunnery = Jeden punkt więcej: ostrzał
jolly-roger-effect-less-gunnery = Jeden punkt mniej: ostrzał
jolly-roger-effect-more-melee = Jeden punkt więcej: walka wręcz
jolly-roger-effect-less-melee = Jeden punkt mniej: walka wręcz
jolly-roger-destination-fort = Fort
jolly-roger-destination-merchant-ship = Statek kupiecki
jolly-roger-destination-settlement = Przystań
jolly-roger-destination-pirate-port = Zatoka piratów
jolly-roger-destination-treasure-island = Wyspa skarbów
jolly-roger-card-quartermaster = Kwatermistrz
jolly-roger-card-bloody-pirate = Krwawy pirat
jolly-roger-card-traitor = Zdrajca
jolly-roger-card-bosun = Bosman
jolly-roger-card-second-mate = Drugi mat
jolly-roger-card-stowaways = Gapowicze
jolly-roger-card-lookout = Kamrat
jolly-roger-card-cook = Kuk
jolly-roger-card-cabin-boy = Majtek
jolly-roger-card-surgeon = Medyk
jolly-roger-card-first-mate = Pierwszy mat
jolly-roger-card-helmsman = Sternik
jolly-roger-card-sharpshooter = Strzelec wyborowy
jolly-roger-card-assassin = Skrytobójca
jolly-roger-card-ship-rats = Szczury okrętowe
jolly-roger-card-shipwright = Szkutnik
jolly-roger-card-sea-wolf = Wilk morski
jolly-roger-card-n1c1 = Stary rybak (nawigacja 1, załoga 1)
jolly-roger-card-n1c2 = Dwaj marsowi (nawigacja 1, załoga 2)
jolly-roger-card-n1c3 = Wioślarze (nawigacja 1, załoga 3)
jolly-roger-card-n1c4 = Wachta takielunkowa (nawigacja 1, załoga 4)
jolly-roger-card-n2c1 = Pilot portowy (nawigacja 2, załoga 1)
jolly-roger-card-n2c2 = Czytający z gwiazd (nawigacja 2, załoga 2)
jolly-roger-card-n2c3 = Sztormowa wachta (nawigacja 2, załoga 3)
jolly-roger-card-g1c1 = Chłopak od prochu (ostrzał 1, załoga 1)
jolly-roger-card-g1c2 = Lontowi bliźniacy (ostrzał 1, załoga 2)
jolly-roger-card-g1c3 = Tragarze kul (ostrzał 1, załoga 3)
jolly-roger-card-g1c4 = Obsługa działa (ostrzał 1, załoga 4)
jolly-roger-card-g2c1 = Starszy puszkarz (ostrzał 2, załoga 1)
jolly-roger-card-g2c2 = Muszkieterzy (ostrzał 2, załoga 2)
jolly-roger-card-g2c3 = Bateria burtowa (ostrzał 2, załoga 3)
jolly-roger-card-m1c1 = Nożownik (walka wręcz 1, załoga 1)
jolly-roger-card-m1c2 = Bracia zabijacy (walka wręcz 1, załoga 2)
jolly-roger-card-m1c3 = Zawadiacy z tawerny (walka wręcz 1, załoga 3)
jolly-roger-card-m1c4 = Zgraja abordażowa (walka wręcz 1, załoga 4)
jolly-roger-card-m2c1 = Szermierz (walka wręcz 2, załoga 1)
jolly-roger-card-m2c2 = Topornicy (walka wręcz 2, załoga 2)
jolly-roger-card-m2c3 = Kompania kordów (walka wręcz 2, załoga 3)
jolly-roger-card-multi-1c1 = Złota rączka (dowolna umiejętność 1, załoga 1)
jolly-roger-card-gold-1 = Złoto 1
jolly-roger-card-gold-2 = Złoto 2
jolly-roger-card-gold-3 = Złoto 3
jolly-roger-card-rum = Rum
jolly-roger-card-jewels = Klejnoty
jolly-roger-card-hostage = Zakładniczka
jolly-roger-loot-gold-1 = { jolly-roger-card-gold-1 }
jolly-roger-loot-gold-2 = { jolly-roger-card-gold-2 }
jolly-roger-loot-gold-3 = { jolly-roger-card-gold-3 }
jolly-roger-loot-rum = { jolly-roger-card-rum }
jolly-roger-loot-jewels = { jolly-roger-card-jewels }
jolly-roger-loot-hostage = { jolly-roger-card-hostage }
jolly-roger-loot-all = wszystko
jolly-roger-source-first-mate = { jolly-roger-card-first-mate }
jolly-roger-source-helmsman = { jolly-roger-card-helmsman }
jolly-roger-source-sharpshooter = { jolly-roger-card-sharpshooter }

## Stół w przeglądarce

jolly-roger-ui-tab-deck = Pokład
jolly-roger-ui-tab-loot = Łupy
jolly-roger-ui-tab-piles = Stosy
jolly-roger-ui-status = Runda { $round } z { $rounds }
jolly-roger-ui-status-mutiny = Bunt
jolly-roger-ui-status-captain = Kapitan: { $seat }
jolly-roger-ui-status-quartermaster = Kwatermistrz: { $seat }
jolly-roger-ui-captain = Kapitan
jolly-roger-ui-mutineer = Pierwszy buntownik
jolly-roger-ui-quartermaster = Kwatermistrz
jolly-roger-ui-you = ty
jolly-roger-ui-nothing = nic
jolly-roger-ui-unknown-card = nieznana karta
jolly-roger-ui-any-skill = dowolna umiejętność

jolly-roger-ui-waits-answer = Zagrano kartę: { $card }. Inni mogą na nią odpowiedzieć.
jolly-roger-ui-waits-passed = Pasujesz. Inni mogą jeszcze działać.
jolly-roger-ui-waits-window = Inni mogą teraz działać.
jolly-roger-ui-next-open = Spasowało: { $passed } z { $seats }. Gdy ktoś zagra kartę, wszyscy znów mogą działać.
jolly-roger-ui-next-attack =
    { $mine ->
        [yes] Cel odkrywasz ty, kiedy zechcesz.
       *[no] Cel odkrywa w dowolnej chwili { $seat }.
    } Pas obowiązuje do następnej karty; spasowało: { $passed } z { $seats }.
jolly-roger-ui-next-first-card = Potem każdy może dokładać karty, aż odkryjesz Cel.
jolly-roger-ui-next-mutiny = Przegrani oddają niezakopane łupy, neutralni nic nie tracą. Przy remisie Kapitan zostaje.
jolly-roger-ui-next-mutiny-or-pass = Bunt wszczyna dowolna karta Załogi, raz na rundę. Spasowało: { $passed } z { $seats }.
jolly-roger-ui-next-after-decision = Gdy spasują wszyscy, runda toczy się dalej. Spasowało: { $passed } z { $seats }.
jolly-roger-ui-next-adjust =
    { $mine ->
        [yes] Potem rozliczasz karty dowolnej umiejętności i atak się rozstrzyga.
       *[no] Potem { $seat } rozlicza karty dowolnej umiejętności i atak się rozstrzyga.
    }
jolly-roger-ui-next-gift-or-pass = Nie masz karty na tę chwilę. Możesz zaproponować łapówkę albo spasować.
jolly-roger-ui-next-answer = Zdrajca unieważnia tę kartę. Nikt nie widzi, kto się jeszcze zastanawia.
jolly-roger-ui-next-share = Przeciągnij kartę do gracza albo wybierz kartę, a potem gracza.
jolly-roger-ui-next-pick =
    { $mine ->
        [yes] Potem dzielisz resztę.
       *[no] Resztę dzieli { $seat }.
    }
jolly-roger-ui-next-appoint = Kwatermistrz prowadzi ataki, dzieli łupy i wymierza kary.
jolly-roger-ui-next-sail = Inni mogą odpowiedzieć buntem; potem statek wypływa.
jolly-roger-ui-next-punishment =
    { $mine ->
        [yes] Kara kosztuje gracza losową kartę Załogi; wskazujesz go ty.
       *[no] Kara kosztuje gracza losową kartę Załogi; wskazuje go { $seat }.
    }
jolly-roger-ui-next-bribe = Cokolwiek obiecano, nikogo to nie wiąże.
jolly-roger-ui-next-map = Bez mapy Kapitan musi wybrać inny cel.
jolly-roger-ui-next-bury = Zakopanych łupów nie ruszy żaden bunt, ale nie można ich już użyć.

jolly-roger-ui-hand = Twoja ręka
jolly-roger-ui-hand-count = Ręka: { $count }, limit { $limit }
jolly-roger-ui-hand-empty = Brak kart Załogi na ręce.
jolly-roger-ui-ways = Co zrobić z tą kartą
jolly-roger-ui-way-add = Dołóż do ataku
jolly-roger-ui-way-play = Użyj działania
jolly-roger-ui-way-mutiny = Wszcznij bunt
jolly-roger-ui-way-support = { $leader ->
        [captain] Za Kapitanem
       *[other] Za buntem
    }
jolly-roger-ui-way-betray = Przeciw: { $seat }
jolly-roger-ui-way-discard = Odrzuć
jolly-roger-ui-cards-in-hand = Karty na ręce
jolly-roger-ui-badge-passed = pas
jolly-roger-ui-badge-deciding = decyduje
jolly-roger-ui-badge-laid = +{ $count }
jolly-roger-ui-badge-got = +{ $count }
jolly-roger-ui-guards = pilnuje statku
jolly-roger-ui-side-captain = za Kapitanem
jolly-roger-ui-side-mutineer = za buntem
jolly-roger-ui-detail-cards =
    { $count ->
        [one] { $count } karta Załogi na ręce
        [few] { $count } karty Załogi na ręce
        [many] { $count } kart Załogi na ręce
       *[other] { $count } karty Załogi na ręce
    }
jolly-roger-ui-detail-loot = Łupy
jolly-roger-ui-detail-buried =
    { $count ->
        [one] { $count } zakopana karta Łupów
        [few] { $count } zakopane karty Łupów
        [many] { $count } zakopanych kart Łupów
       *[other] { $count } zakopanej karty Łupów
    }
jolly-roger-ui-detail-gold = złoto: { $gold }
jolly-roger-ui-detail-known = Znane ci karty

jolly-roger-ui-attack-on = Atak: { $destination }
jolly-roger-ui-target-hidden = karta Celu zakryta
jolly-roger-ui-target-loot =
    { $count ->
        [one] { $count } karta Łupów
        [few] { $count } karty Łupów
        [many] { $count } kart Łupów
       *[other] { $count } karty Łupów
    }
jolly-roger-ui-of = trzeba { $need }
jolly-roger-ui-from-hand = z ręki: +{ $points }
jolly-roger-ui-flexible = dowolna: { $points }
jolly-roger-ui-attack-over = Atak się udał, łupy są podzielone.
jolly-roger-ui-no-cards = Nikt jeszcze nie dołożył karty Załogi.
jolly-roger-ui-verdict-sure = wystarczy
jolly-roger-ui-verdict-maybe = może
jolly-roger-ui-verdict-short = za mało

jolly-roger-ui-support = Załoga
jolly-roger-ui-lay-here = Wyłóż tutaj
jolly-roger-ui-camp-stake =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }, { $count ->
        [one] { $count } karta Łupów do stracenia
        [few] { $count } karty Łupów do stracenia
        [many] { $count } kart Łupów do stracenia
       *[other] { $count } karty Łupów do stracenia
    }
jolly-roger-ui-lead = { $leader } prowadzi o { $by }
jolly-roger-ui-lead-draw = Remis: Kapitan zostaje

jolly-roger-ui-lot = Łupy do podziału
jolly-roger-ui-lot-left =
    { $count ->
        [one] { $count } karta Łupów do podziału
        [few] { $count } karty Łupów do podziału
        [many] { $count } kart Łupów do podziału
       *[other] { $count } karty Łupów do podziału
    }
jolly-roger-ui-lot-share = { $share } dla każdego
jolly-roger-ui-lot-how = Przeciągnij kartę do gracza albo najpierw ją wybierz.
jolly-roger-ui-lot-to-whom = Teraz wybierz podświetlonego gracza.
jolly-roger-ui-my-loot = Twoje łupy
jolly-roger-ui-loot-of = Łupy gracza { $seat }
jolly-roger-ui-buried = Zakopane
jolly-roger-ui-buried-safe = Zakopane: nie zabierze tego żaden bunt.
jolly-roger-ui-treasures = Skarby pozostałych

jolly-roger-ui-port-ahead = Statek płynie do Zatoki piratów.
jolly-roger-ui-port-words =
    { $count ->
        [one] Każdy dostaje { $count } kartę Załogi. Teraz można wymieniać łupy na Załogę oraz sprzedawać Zakładniczki i Klejnoty.
        [few] Każdy dostaje { $count } karty Załogi. Teraz można wymieniać łupy na Załogę oraz sprzedawać Zakładniczki i Klejnoty.
        [many] Każdy dostaje { $count } kart Załogi. Teraz można wymieniać łupy na Załogę oraz sprzedawać Zakładniczki i Klejnoty.
       *[other] Każdy dostaje { $count } karty Załogi. Teraz można wymieniać łupy na Załogę oraz sprzedawać Zakładniczki i Klejnoty.
    }
jolly-roger-ui-island-ahead = Drogę musi wskazać Krwawy pirat.
jolly-roger-ui-island-words = Każdy po kolei może zakopać łupy. Dotychczasowe skrzynie:
jolly-roger-ui-guard-is =
    { $you ->
        [seat] Pilnujesz statku i nie możesz
       *[other] { $seat } pilnuje statku i nie może
    } zakopywać.
jolly-roger-ui-destinations = Cele
jolly-roger-ui-does-pirate-port = nowa załoga dla wszystkich
jolly-roger-ui-does-treasure-island = zakopiesz łupy; potrzebna mapa
jolly-roger-ui-left =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
jolly-roger-ui-crew-pile = stos Załogi: { $count }
jolly-roger-ui-loot-pile = stos Łupów: { $count }
jolly-roger-ui-discards = Odrzucone
jolly-roger-ui-discards-crew = Karty Załogi
jolly-roger-ui-discards-loot = Karty Łupów
jolly-roger-ui-in-play = W grze:

jolly-roger-ui-bribe = Łapówka…
jolly-roger-ui-bribe-title = Zaproponuj łapówkę
jolly-roger-ui-bribe-words = Kartę widzi tylko ten, komu ją proponujesz, chyba że to odkryte łupy. Może odmówić, a obietnice nikogo nie wiążą.
jolly-roger-ui-bribe-whom = Komu?
jolly-roger-ui-bribe-what = Co dajesz?
jolly-roger-ui-bribe-why = Za co? (powiesz to na głos; można pominąć)
jolly-roger-ui-bribe-for-support = twoje poparcie
jolly-roger-ui-bribe-for-neutral = neutralność w buncie
jolly-roger-ui-bribe-for-card = karta w ataku
jolly-roger-ui-bribe-for-share = dobry udział w łupach
jolly-roger-ui-bribe-for-mercy = darowanie mi kary
jolly-roger-ui-bribe-said = { $seat }, moja cena: { $words }
jolly-roger-ui-bribe-offer = Zaproponuj
jolly-roger-ui-offered-title = { $seat } proponuje ci łapówkę
jolly-roger-ui-offered-words = Przyjmij albo odrzuć; możesz najpierw się rozejrzeć.

jolly-roger-ui-verb-add = Dołóż
jolly-roger-ui-verb-play = Zagraj
jolly-roger-ui-verb-betray = Zdradź
jolly-roger-ui-verb-mutiny = Bunt!
jolly-roger-ui-verb-support = Wyłóż
jolly-roger-ui-verb-sail = Płyń
jolly-roger-ui-verb-appoint = Mianuj
jolly-roger-ui-verb-reveal = Odkryj
jolly-roger-ui-verb-take = Weź
jolly-roger-ui-verb-share = Daj
jolly-roger-ui-verb-give = Oddaj
jolly-roger-ui-verb-swap = Wymień
jolly-roger-ui-verb-sell = Sprzedaj
jolly-roger-ui-verb-bury = Zakop
jolly-roger-ui-verb-punish = Ukarz
jolly-roger-ui-verb-rob = Okradnij
jolly-roger-ui-verb-discard = Odrzuć
jolly-roger-ui-verb-kill = Zabij
jolly-roger-ui-verb-bribe = Zaproponuj

## What a choice brings

jolly-roger-brings-share = na koniec { $share } dla każdego
jolly-roger-brings-no-skill = bez umiejętności: nic nie dodaje
jolly-roger-brings-flexible =
    { $points ->
        [one] { $points } punkt dowolnej umiejętności
        [few] { $points } punkty dowolnej umiejętności
        [many] { $points } punktów dowolnej umiejętności
       *[other] { $points } punktu dowolnej umiejętności
    }
jolly-roger-brings-need = { $skill } { $need }
jolly-roger-brings-assigned = { $skill } { $have } z { $need }
jolly-roger-brings-total =
    { $skill } { $have } z { $need }: { $verdict ->
        [sure] dość
        [maybe] może
       *[short] za mało
    }
jolly-roger-brings-reads-card = { $card }
jolly-roger-brings-crew-spent =
    { $crew ->
        [one] o { $crew } członka załogi mniej na bunt
        [few] o { $crew } członków załogi mniej na bunt
        [many] o { $crew } członków załogi mniej na bunt
       *[other] o { $crew } członka załogi mniej na bunt
    }
jolly-roger-brings-stake =
    { $count ->
        [one] stawiasz { $count } kartę Łupów
        [few] stawiasz { $count } karty Łupów
        [many] stawiasz { $count } kart Łupów
       *[other] stawiasz { $count } karty Łupów
    }
jolly-roger-brings-calls =
    { $crew ->
        [one] na początek { $crew } członek załogi
        [few] na początek { $crew } członków załogi
        [many] na początek { $crew } członków załogi
       *[other] na początek { $crew } członka załogi
    }
jolly-roger-brings-kills = zabija Kapitana: bunt od razu wygrany
jolly-roger-brings-leads =
    { $side ->
        [captain] Kapitan prowadziłby o { $by }
       *[mutineer] Pierwszy buntownik prowadziłby o { $by }
    }
jolly-roger-brings-draw = remis: Kapitan by został
jolly-roger-brings-pirate-port = karty Załogi dla wszystkich
jolly-roger-brings-treasure-island = ktoś musi pokazać mapę

## The table in the browser: when special cards are played

jolly-roger-ui-when-quartermaster = karta funkcji
jolly-roger-ui-when-bloody-pirate = droga na Wyspę
jolly-roger-ui-when-traitor = po cudzej karcie
jolly-roger-ui-when-bosun = po przybyciu na Wyspę
jolly-roger-ui-when-second-mate = w każdej chwili
jolly-roger-ui-when-stowaways = w każdej chwili
jolly-roger-ui-when-lookout = po wyborze celu
jolly-roger-ui-when-cook = przed podziałem
jolly-roger-ui-when-cabin-boy = po zakopywaniu
jolly-roger-ui-when-surgeon = w każdej chwili
jolly-roger-ui-when-first-mate = po odkryciu Celu
jolly-roger-ui-when-helmsman = po odkryciu Celu
jolly-roger-ui-when-sharpshooter = po odkryciu Celu
jolly-roger-ui-when-assassin = w buncie
jolly-roger-ui-when-ship-rats = w buncie
jolly-roger-ui-when-shipwright = po podziale
jolly-roger-ui-when-sea-wolf = w buncie
jolly-roger-ui-score-gold = Złoto
jolly-roger-ui-score-jewels = Klejnoty
jolly-roger-ui-score-hostages = Zakładniczki
jolly-roger-ui-score-rum = Rum, tylko przy remisie

## Gdzie wybierać

jolly-roger-ui-where-player = Wybierz gracza.
jolly-roger-ui-where-sail = Wybierz cel.
jolly-roger-ui-where-hand = Wybierz kartę z ręki.
jolly-roger-ui-where-pick = Wybierz kartę z łupów.
jolly-roger-ui-where-share = Wybierz kartę z łupów, a potem gracza.
jolly-roger-ui-where-own-loot = Wybierz jedną ze swoich kart Łupów.

## Co potem wygląda lepiej albo gorzej: dlaczego podpowiedź coś radzi

jolly-roger-brings-outlook-loot =
    { $way ->
        [more] więcej łupów i władzy dla ciebie
       *[less] mniej łupów i władzy dla ciebie
    }
jolly-roger-brings-outlook-hand =
    { $way ->
        [more] zostaje ci silniejsza ręka
       *[less] zostaje ci słabsza ręka
    }
jolly-roger-brings-outlook-voyage =
    { $way ->
        [more] więcej z tej wyprawy
       *[less] mniej z tej wyprawy
    }
jolly-roger-brings-outlook-mutiny =
    { $way ->
        [more] bunt idzie lepiej dla ciebie
       *[less] bunt idzie gorzej dla ciebie
    }
jolly-roger-brings-outlook-gift =
    { $way ->
        [more] mniej oddajesz
       *[less] więcej oddajesz
    }
jolly-roger-brings-outlook-rivals =
    { $way ->
        [more] najbogatszy z pozostałych ma mniej
       *[less] najbogatszy z pozostałych ma więcej
    }
