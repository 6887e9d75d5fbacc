## The game

marauders-title = Kupcy i Korsarze
marauders-blurb = Handluj, łup i walcz o Chwałę na Karaibach, jako uczciwy kapitan albo ścigany pirat.
marauders-stage-setup = Przygotowanie
marauders-stage-event = Wydarzenie
marauders-stage-turns = Tury kapitanów
marauders-stage-end = Koniec rundy
marauders-stage-over = Koniec gry
marauders-option-length = Długość gry
marauders-option-length-10 = 10 Punktów Chwały
marauders-option-length-8 = 8 Punktów Chwały: krótka
marauders-option-length-12 = 12 Punktów Chwały: długa
marauders-option-length-15 = 15 Punktów Chwały: bardzo długa
marauders-option-cards = Karty
marauders-option-cards-second = Drugi zestaw: rywale, zakłady i wybory
marauders-option-cards-first = Pierwszy zestaw
marauders-option-proof = Dowód niższej ceny
marauders-option-proof-vouched = nikt nie pyta: sprawdza gra
marauders-option-proof-shown = pokazujesz karty jednemu z przeciwników

## Captains

marauders-captain-dealt =
    { $you ->
        [seat] Losujesz
       *[other] { $seat } losuje
    } { $captain ->
        [unknown] w tajemnicy kapitana.
       *[other] kapitana: { $captain }.
    }
marauders-captain-drawn =
    { $you ->
        [seat] Losujesz
       *[other] { $seat } losuje
    } nowego kapitana: { $captain }.
marauders-captain-sailed =
    { $you ->
        [seat] Wchodzisz
       *[other] { $seat } wchodzi
    } do gry. Kapitan: { $captain }; statek: { $ship }; port: { $zone }.
marauders-captain-refused =
    { $you ->
        [seat] Rezygnujesz z kapitana ({ $captain }) i losujesz innego.
       *[other] { $seat } rezygnuje z kapitana ({ $captain }) i losuje innego.
    }
marauders-first-player-drawn =
    { $you ->
        [seat] Grę zaczynasz ty.
       *[other] Grę zaczyna { $seat }.
    }
marauders-captain-died =
    { $you ->
        [seat] Tracisz
       *[other] { $seat } traci
    } kapitana: { $captain } ginie.
marauders-belongings-lost =
    { $you ->
        [seat] Tracisz
       *[other] { $seat } traci
    } wszystko z pokładu. Dukaty: { $gold }; Karty Chwały: { $cards }; ładunek: { $goods }.
marauders-captain-retired =
    { $you ->
        [seat] Wysyłasz
       *[other] { $seat } wysyła
    } kapitana na emeryturę: { $captain }.
marauders-starting-gold =
    { $you ->
        [seat] Zaczynasz
       *[other] { $seat } zaczyna
    }, mając na pokładzie { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }.

## The round

marauders-round-began = Zaczyna się runda { $round }.
marauders-merchants-returned = Kupcy wracają na morze: { $count }.
marauders-event-drawn =
    { $you ->
        [seat] Dobierasz
       *[other] { $seat } dobiera
    } Wydarzenie „{ $event }”.
marauders-npc-sailed = { $fleet } płynie do akwenu { $zone }.
marauders-npc-lurks = { $fleet } nie odstępuje ściganego w akwenie { $zone }.
marauders-npc-entered = { $fleet } pojawia się w akwenie { $zone }; dowodzi { $npc }.
marauders-npc-left = { $fleet } znika z Karaibów ({ $npc }).
marauders-war-declared = Wojna! Kraje: { $nations }.
marauders-peace-made = Zapanował pokój.
marauders-hurricane-struck = Huragan uderza w akwen { $zone } i akweny sąsiednie.
marauders-merchant-scattered = Kupiec znika z akwenu { $zone }.
marauders-plague-struck = Zaraza zamyka porty: { $zones }.
marauders-plague-over = Zaraza minęła.
marauders-new-demand = Poszukiwany towar w porcie { $zone }: { $good }.
marauders-mission-offered = Nowa Misja w porcie { $zone }: { $mission }.
marauders-reshuffled = Karty odrzucone tworzą nową talię: { $deck }.

## The turn

marauders-turn-began =
    { $you ->
        [seat] Zaczynasz turę.
       *[other] Turę zaczyna { $seat }.
    }
marauders-sailed =
    { $you ->
        [seat] Płyniesz
       *[other] { $seat } płynie
    } do akwenu { $zone }.
marauders-left-port =
    { $you ->
        [seat] Wypływasz
       *[other] { $seat } wypływa
    } z portu { $zone }.
marauders-entered-port =
    { $you ->
        [seat] Wpływasz
       *[other] { $seat } wpływa
    } do portu { $zone }.
marauders-turned-away =
    { $you ->
        [seat] Nie wpuszczają cię do portu { $zone }.
       *[other] Nie wpuszczają gracza { $seat } do portu { $zone }.
    }
marauders-papers-used =
    { $you ->
        [seat] Okazujesz
       *[other] { $seat } okazuje
    } fałszywe papiery w porcie { $zone }.
marauders-passage-used =
    { $you ->
        [seat] Korzystasz
       *[other] { $seat } korzysta
    } z sekretnego przesmyku.
marauders-tested =
    { $you ->
        [seat] Rzucasz
       *[other] { $seat } rzuca
    } na umiejętność { $skill }: { $dice } ({ $successes ->
        [one] { $successes } sukces
        [few] { $successes } sukcesy
        [many] { $successes } sukcesów
       *[other] { $successes } sukcesu
    }).
marauders-rerolled =
    { $you ->
        [seat] Masz
       *[other] { $seat } ma
    } teraz: { $dice } ({ $successes ->
        [one] { $successes } sukces
        [few] { $successes } sukcesy
        [many] { $successes } sukcesów
       *[other] { $successes } sukcesu
    }).
marauders-found =
    { $you ->
        [seat] Odnajdujesz cel: { $owner }.
        [owner] { $seat } cię odnajduje.
       *[other] { $seat } odnajduje cel: { $owner }.
    }
marauders-missed =
    { $you ->
        [seat] Nie odnajdujesz celu: { $owner }.
        [owner] { $seat } cię nie odnajduje.
       *[other] { $seat } nie odnajduje celu: { $owner }.
    }
marauders-lost-in-fog =
    { $you ->
        [seat] Gubisz cel we mgle: { $owner }.
        [owner] { $seat } gubi cię we mgle.
       *[other] { $seat } gubi cel we mgle: { $owner }.
    }
marauders-eluded =
    { $you ->
        [seat] Gubisz cel, który odpływa: { $owner }.
        [owner] { $seat } cię gubi, a ty odpływasz.
       *[other] { $seat } gubi cel, który odpływa: { $owner }.
    }
marauders-storm-faced =
    { $you ->
        [seat] Stawiasz
       *[other] { $seat } stawia
    } czoła żywiołowi ({ $successes ->
        [one] { $successes } sukces
        [few] { $successes } sukcesy
        [many] { $successes } sukcesów
       *[other] { $successes } sukcesu
    }) i { $you ->
        [seat] przyjmujesz
       *[other] przyjmuje
    } { $hits ->
        [one] { $hits } trafienie.
        [few] { $hits } trafienia.
        [many] { $hits } trafień.
       *[other] { $hits } trafienia.
    }

## Gold and Glory

marauders-gold-gained =
    { $you ->
        [seat] Zdobywasz
       *[other] { $seat } zdobywa
    } { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }.
marauders-gold-paid =
    { $you ->
        [seat] Płacisz
       *[other] { $seat } płaci
    } { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }.
marauders-gold-stolen =
    { $you ->
        [seat] Zabierasz graczowi { $owner }
        [owner] { $seat } zabiera ci
       *[other] { $seat } zabiera graczowi { $owner }
    } { $gold ->
        [one] { $gold } Dukata.
        [few] { $gold } Dukaty.
        [many] { $gold } Dukatów.
       *[other] { $gold } Dukata.
    }
marauders-chest-opened =
    { $you ->
        [seat] Otwierasz
       *[other] { $seat } otwiera
    } skrzynię, { $purpose ->
        [stash] żeby ukryć Dukaty
       *[withdraw] żeby wyjąć Dukaty
    }.
marauders-stashed =
    { $you ->
        [seat] Ukrywasz
       *[other] { $seat } ukrywa
    } { $gold ->
        [0] Dukaty w skrzyni.
        [one] { $gold } Dukata w skrzyni.
        [few] { $gold } Dukaty w skrzyni.
        [many] { $gold } Dukatów w skrzyni.
       *[other] { $gold } Dukata w skrzyni.
    }
marauders-withdrew =
    { $you ->
        [seat] Wyjmujesz
       *[other] { $seat } wyjmuje
    } { $gold ->
        [0] Dukaty ze skrzyni.
        [one] { $gold } Dukata ze skrzyni.
        [few] { $gold } Dukaty ze skrzyni.
        [many] { $gold } Dukatów ze skrzyni.
       *[other] { $gold } Dukata ze skrzyni.
    }
marauders-glory-gained =
    { $you ->
        [seat] Zdobywasz
       *[other] { $seat } zdobywa
    } Punkt Chwały ({ $deed }); razem: { $glory }.
marauders-glory-drawn =
    { $you ->
        [seat] Dobierasz
       *[other] { $seat } dobiera
    } { $count ->
        [one] { $count } Kartę Chwały
        [few] { $count } Karty Chwały
        [many] { $count } Kart Chwały
       *[other] { $count } Karty Chwały
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }
marauders-glory-discarded =
    { $you ->
        [seat] Odrzucasz
       *[other] { $seat } odrzuca
    } Kartę Chwały: { $card }.
marauders-glory-played =
    { $you ->
        [seat] Zagrywasz
       *[other] { $seat } zagrywa
    }: { $card }.
marauders-glory-copied =
    { $you ->
        [seat] Zagrywasz „Chwytam w lot” i kopiujesz
       *[other] { $seat } zagrywa „Chwytam w lot” i kopiuje
    }: { $card }.
marauders-glory-held-back =
    { $you ->
        [seat] Wstrzymujesz
       *[other] { $seat } wstrzymuje
    } się z kartą: { $card }.
marauders-fleet-beckoned =
    { $you ->
        [seat] Wskazujesz
       *[other] { $seat } wskazuje
    } flotę: { $fleet }.
marauders-glory-salvaged =
    { $you ->
        [seat] Bierzesz
       *[other] { $seat } bierze
    } kartę spośród odrzuconych Kart Chwały: { $card }.
marauders-slowed =
    { $you ->
        [seat] Opóźniasz innego gracza ({ $owner })
        [owner] { $seat } cię opóźnia
       *[other] { $seat } opóźnia innego gracza ({ $owner })
    }. W następnej turze: { $count ->
        [one] o { $count } akcję mniej.
        [few] o { $count } akcje mniej.
        [many] o { $count } akcji mniej.
       *[other] o { $count } akcji mniej.
    }
marauders-target-reached =
    { $you ->
        [seat] Ogłaszasz
       *[other] { $seat } ogłasza
    } { $total ->
        [one] { $total } Punkt Chwały
        [few] { $total } Punkty Chwały
        [many] { $total } Punktów Chwały
       *[other] { $total } Punktu Chwały
    }; Dukaty w skrzyni: { $gold }.
marauders-game-ended = Koniec gry: { $reason }.

## The port

marauders-port-visited =
    { $you ->
        [seat] Załatwiasz
       *[other] { $seat } załatwia
    } sprawy w porcie { $zone }.
marauders-cargo-sold =
    { $you ->
        [seat] Sprzedajesz
       *[other] { $seat } sprzedaje
    } za { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }: { $goods }.
marauders-market-drawn =
    { $you ->
        [seat] Oglądasz
       *[other] { $seat } ogląda
    } ofertę ({ $count ->
        [one] { $count } Karta Ładunku
        [few] { $count } Karty Ładunku
        [many] { $count } Kart Ładunku
       *[other] { $count } Karty Ładunku
    }){ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }
marauders-cargo-bought =
    { $you ->
        [seat] Kupujesz
       *[other] { $seat } kupuje
    } { $count ->
        [one] { $count } Kartę Ładunku
        [few] { $count } Karty Ładunku
        [many] { $count } Kart Ładunku
       *[other] { $count } Karty Ładunku
    } (razem Dukatów: { $gold }){ $goods ->
        [unknown] .
       *[other] : { $goods }.
    }
marauders-discount-shown =
    { $you ->
        [seat] Pokazujesz graczowi { $owner }
        [owner] { $seat } pokazuje ci
       *[other] { $seat } pokazuje graczowi { $owner }
    } karty uzasadniające cenę{ $goods ->
        [unknown] .
       *[other] : { $goods }.
    }
marauders-cargo-discarded =
    { $you ->
        [seat] Odkładasz na stos odrzuconych
       *[other] { $seat } odkłada na stos odrzuconych
    }: { $goods }.
marauders-cargo-gained =
    { $you ->
        [seat] Ładujesz
       *[other] { $seat } ładuje
    } Kartę Ładunku{ $goods ->
        [unknown] .
       *[other] : { $goods }.
    }
marauders-cargo-stowed =
    { $you ->
        [seat] Ładujesz
       *[other] { $seat } ładuje
    }: { $goods }.
marauders-cargo-lost =
    { $you ->
        [seat] Tracisz
       *[other] { $seat } traci
    } ładunek z uszkodzonej ładowni: { $goods }.
marauders-repaired =
    { $you ->
        [seat] Naprawiasz
       *[other] { $seat } naprawia
    } { $count ->
        [one] { $count } uszkodzenie
        [few] { $count } uszkodzenia
        [many] { $count } uszkodzeń
       *[other] { $count } uszkodzenia
    }: { $location }.
marauders-refitted =
    { $you ->
        [seat] Przywracasz
       *[other] { $seat } przywraca
    } Wzmocniony Kadłub.
marauders-modification-shown = Modyfikacja w porcie { $zone }: { $modification }.
marauders-plans-seen =
    { $you ->
        [seat] Oglądasz
       *[other] { $seat } ogląda
    } wszystkie Modyfikacje w portach.
marauders-modification-fitted =
    { $you ->
        [seat] Montujesz
       *[other] { $seat } montuje
    } Modyfikację: { $modification }.
marauders-modification-returned =
    { $you ->
        [seat] Zwracasz
       *[other] { $seat } zwraca
    } Modyfikację do portu { $zone }.
marauders-weapon-gained =
    { $you ->
        [seat] Zyskujesz
       *[other] { $seat } zyskuje
    } Broń Specjalną: { $weapon }.
marauders-weapon-sold =
    { $you ->
        [seat] Sprzedajesz
       *[other] { $seat } sprzedaje
    } Broń Specjalną za 1 Dukata: { $weapon }.
marauders-weapon-used =
    { $you ->
        [seat] Zużywasz
       *[other] { $seat } zużywa
    } Broń Specjalną: { $weapon }.
marauders-ship-sold =
    { $you ->
        [seat] Oddajesz
       *[other] { $seat } oddaje
    } stary statek za { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }: { $ship }.
marauders-ship-chosen =
    { $you ->
        [seat] Wybierasz
       *[other] { $seat } wybiera
    } nowy statek: { $ship }.
marauders-ship-bought =
    { $you ->
        [seat] Kupujesz
       *[other] { $seat } kupuje
    } statek za { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }: { $ship }.
marauders-ship-taken =
    { $you ->
        [seat] Przejmujesz
       *[other] { $seat } przejmuje
    } statek: { $ship }.
marauders-crew-recruited =
    { $you ->
        [seat] Odzyskujesz
       *[other] { $seat } odzyskuje
    } { $count ->
        [one] { $count } punkt Załogi
        [few] { $count } punkty Załogi
        [many] { $count } punktów Załogi
       *[other] { $count } punktu Załogi
    }.
marauders-crew-lost =
    { $you ->
        [seat] Tracisz
       *[other] { $seat } traci
    } { $count ->
        [one] { $count } punkt Załogi
        [few] { $count } punkty Załogi
        [many] { $count } punktów Załogi
       *[other] { $count } punktu Załogi
    }.
marauders-hired =
    { $you ->
        [seat] Zatrudniasz
       *[other] { $seat } zatrudnia
    } Specjalistę: { $card }.

## Rumors and Missions

marauders-rumor-drawn =
    { $you ->
        [seat] Dobierasz
       *[other] { $seat } dobiera
    } { $rumor ->
        [unknown] Plotkę.
       *[other] Plotkę: { $rumor }.
    }
marauders-rumor-dropped =
    { $you ->
        [seat] Rezygnujesz
       *[other] { $seat } rezygnuje
    } { $rumor ->
        [unknown] z Plotki.
       *[other] z Plotki: { $rumor }.
    }
marauders-rumor-shown =
    { $you ->
        [seat] Sprawdzasz
       *[other] { $seat } sprawdza
    } Plotkę: { $rumor }.
marauders-rumor-proven =
    { $you ->
        [seat] Potwierdzasz
       *[other] { $seat } potwierdza
    } Plotkę: { $rumor }.
marauders-rumor-false =
    { $you ->
        [seat] Odkrywasz
       *[other] { $seat } odkrywa
    }, że Plotka jest fałszywa: { $rumor }.
marauders-rumor-seen =
    { $you ->
        [seat] Podsłuchujesz Plotkę gracza { $owner }
        [owner] { $seat } podsłuchuje twoją Plotkę
       *[other] { $seat } podsłuchuje Plotkę gracza { $owner }
    }{ $rumor ->
        [unknown] .
       *[other] : { $rumor }.
    }
marauders-rumor-bought =
    { $you ->
        [seat] Odkupujesz Plotkę od gracza { $owner }
        [owner] { $seat } odkupuje twoją Plotkę
       *[other] { $seat } odkupuje Plotkę od gracza { $owner }
    }{ $rumor ->
        [unknown] .
       *[other] : { $rumor }.
    }
marauders-mission-taken =
    { $you ->
        [seat] Podejmujesz
       *[other] { $seat } podejmuje
    } Misję: { $mission }.
marauders-mission-failed =
    { $you ->
        [seat] Nie dostajesz
       *[other] { $seat } nie dostaje
    } Misji: { $mission }.
marauders-mission-dropped =
    { $you ->
        [seat] Odrzucasz
       *[other] { $seat } odrzuca
    } Misję: { $mission }.
marauders-mission-advanced =
    { $you ->
        [seat] Robisz
       *[other] { $seat } robi
    } postępy w Misji: { $mission }.
marauders-mission-done =
    { $you ->
        [seat] Kończysz
       *[other] { $seat } kończy
    } Misję: { $mission }.
marauders-nation-named =
    { $you ->
        [seat] Wskazujesz
       *[other] { $seat } wskazuje
    } kraj: { $nation }.
marauders-rival-named =
    { $you ->
        [seat] Wskazujesz rywala: { $owner }.
        [owner] { $seat } wskazuje rywala: to ty.
       *[other] { $seat } wskazuje rywala: { $owner }.
    }
marauders-wager-won =
    { $you ->
        [seat] Wygrywasz zakład, { $owner } przegrywa
        [owner] { $seat } wygrywa zakład, ty przegrywasz
       *[other] { $seat } wygrywa zakład, { $owner } przegrywa
    }: { $mission }.
marauders-overtook =
    { $you ->
        [seat] Docierasz do celu, zanim zdąży { $owner }
        [owner] { $seat } dociera do celu, zanim zdążysz ty
       *[other] { $seat } dociera do celu, zanim zdąży { $owner }
    }: { $mission }.
marauders-reward-chosen =
    { $you ->
        [seat] Wybierasz
       *[other] { $seat } wybiera
    }: { $rewards }.
marauders-prize-taken =
    { $you ->
        [seat] Jako pierwszy kapitan w tej rundzie bierzesz
       *[other] { $seat } jako pierwszy kapitan w tej rundzie bierze
    } premię: { $gold ->
        [one] { $gold } Dukat.
        [few] { $gold } Dukaty.
        [many] { $gold } Dukatów.
       *[other] { $gold } Dukata.
    }
marauders-delivered =
    { $you ->
        [seat] Dostarczasz
       *[other] { $seat } dostarcza
    }: { $goods }.

## Bounties

marauders-bounty-set =
    Nagroda { $nation_of } za { $you ->
        [seat] twoją głowę
       *[other] głowę gracza { $seat }
    } rośnie do { $level }.
marauders-bounty-lifted =
    Nagroda { $nation_of } za { $you ->
        [seat] twoją głowę
       *[other] głowę gracza { $seat }
    } maleje do { $level }.
marauders-bounty-paid =
    { $you ->
        [seat] Odbierasz
       *[other] { $seat } odbiera
    } { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    } Nagrody za { $you ->
        [owner] twoją głowę
       *[other] głowę gracza { $owner }
    }. Płaci { $nation }.

## Merchant raids

marauders-merchant-found =
    { $you ->
        [seat] Odnajdujesz
       *[other] { $seat } odnajduje
    } w akwenie { $zone } kupca pod banderą { $nation_of }.
marauders-merchant-spied =
    { $you ->
        [seat] Odnajdujesz
       *[other] { $seat } odnajduje
    } { $nation ->
        [unknown] kupca w akwenie { $zone }.
       *[other] w akwenie { $zone } kupca pod banderą { $nation_of }.
    }
marauders-merchant-released =
    { $you ->
        [seat] Puszczasz
       *[other] { $seat } puszcza
    } kupca wolno.
marauders-merchant-put-back =
    { $you ->
        [seat] Zostawiasz
       *[other] { $seat } zostawia
    } kupca w akwenie { $zone }.
marauders-raid-began =
    { $you ->
        [seat] Atakujesz
       *[other] { $seat } atakuje
    } kupca pod banderą { $nation_of }.
marauders-raid-drawn =
    { $you ->
        [seat] Wykładasz
       *[other] { $seat } wykłada
    }: { $cards }.
marauders-raid-thrown =
    { $you ->
        [seat] Odrzucasz
       *[other] { $seat } odrzuca
    }: { $cards }.
marauders-success-added =
    { $you ->
        [seat] Masz
       *[other] { $seat } ma
    } teraz { $successes ->
        [one] { $successes } sukces
        [few] { $successes } sukcesy
        [many] { $successes } sukcesów
       *[other] { $successes } sukcesu
    }.
marauders-raid-won =
    { $you ->
        [seat] Łupisz
       *[other] { $seat } łupi
    } kupca na { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }.
marauders-raid-lost =
    { $you ->
        [seat] Ponosisz
       *[other] { $seat } ponosi
    } porażkę w Ataku na Kupca: { $outcome }.

## Battles

marauders-battle-began =
    { $you ->
        [seat] Atakujesz; broni się { $owner }.
        [owner] { $seat } atakuje, a ty się bronisz.
       *[other] { $seat } atakuje; broni się { $owner }.
    }
marauders-declared =
    { $you ->
        [seat] Deklarujesz
       *[other] { $seat } deklaruje
    }: { $declaration }.
marauders-maneuver-won =
    { $you ->
        [seat] Wygrywasz
       *[other] { $seat } wygrywa
    } Manewry.
marauders-maneuver-tied = Nikt nie wygrywa Manewrów.
marauders-long-guns-fired =
    { $you ->
        [seat] Strzelasz
       *[other] { $seat } strzela
    } z Długich Dział: { $dice } ({ $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }).
marauders-chasers-fired =
    { $you ->
        [seat] Strzelasz
       *[other] { $seat } strzela
    } ze Ścigaczy.
marauders-located =
    { $you ->
        [seat] Rzucasz
       *[other] { $seat } rzuca
    } na miejsca trafień: { $dice }.
marauders-die-set =
    { $you ->
        [seat] Kierujesz
       *[other] { $seat } kieruje
    } jeden strzał: { $location }.
marauders-hit =
    { $you ->
        [seat] Przyjmujesz
       *[other] { $seat } przyjmuje
    } trafienie ({ $location }: { $left ->
        [0] lokacja zniszczona).
       *[other] zostaje { $left }).
    }
marauders-hit-absorbed =
    { $you ->
        [seat] Osłaniasz
       *[other] { $seat } osłania
    } się Wzmocnionym Kadłubem ({ $location }).
marauders-hit-ignored =
    { $you ->
        [seat] Unikasz
       *[other] { $seat } unika
    } trafienia: { $location }.
marauders-hit-chosen =
    { $you ->
        [seat] Wybierasz
       *[other] { $seat } wybiera
    } trafienie do przeniesienia: { $location }.
marauders-hit-moved =
    { $you ->
        [seat] Przenosisz
       *[other] { $seat } przenosi
    } trafienie: { $location } → { $to }.
marauders-swivel-guns-fired =
    { $you ->
        [seat] Strzelasz
       *[other] { $seat } strzela
    } z Folgerzy: { $dice } ({ $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }).
marauders-crew-hit =
    { $you ->
        [seat] Tracisz
       *[other] { $seat } traci
    } { $count ->
        [one] { $count } punkt Załogi
        [few] { $count } punkty Załogi
        [many] { $count } punktów Załogi
       *[other] { $count } punktu Załogi
    }, zostaje { $left }.
marauders-sunk =
    { $you ->
        [seat] Idziesz
       *[other] { $seat } idzie
    } na dno.
marauders-escaped =
    { $you ->
        [seat] Uciekasz
       *[other] { $seat } ucieka
    } z bitwy.
marauders-battle-broken-off = Żaden statek nie może dalej walczyć: koniec bitwy.
marauders-crew-combat-began =
    Starcie Załogi: { $you ->
        [seat] ty kontra { $owner }.
        [owner] { $seat } kontra ty.
       *[other] { $seat } kontra { $owner }.
    }
marauders-crew-combat-won =
    { $you ->
        [seat] Wygrywasz
       *[other] { $seat } wygrywa
    } Starcie Załogi.
marauders-nobody-won = Nikt nie wygrywa bitwy.
marauders-npc-defeated =
    { $you ->
        [seat] Pokonujesz
       *[other] { $seat } pokonuje
    } kapitana: { $npc } ({ $fleet }).
marauders-plundered =
    { $you ->
        [seat] Plądrujesz statek gracza { $owner } i zabierasz
        [owner] { $seat } plądruje twój statek i zabiera
       *[other] { $seat } plądruje statek gracza { $owner } i zabiera
    } { $gold ->
        [one] { $gold } Dukata.
        [few] { $gold } Dukaty.
        [many] { $gold } Dukatów.
       *[other] { $gold } Dukata.
    }
marauders-hold-searched =
    { $you ->
        [seat] Przeszukujesz ładownię gracza { $owner }
        [owner] { $seat } przeszukuje twoją ładownię
       *[other] { $seat } przeszukuje ładownię gracza { $owner }
    }{ $goods ->
        [unknown] .
       *[other] : { $goods }.
    }
marauders-cards-taken =
    { $you ->
        [seat] Zabierasz graczowi { $owner }
        [owner] { $seat } zabiera ci
       *[other] { $seat } zabiera graczowi { $owner }
    } { $count ->
        [one] { $count } Kartę Chwały
        [few] { $count } Karty Chwały
        [many] { $count } Kart Chwały
       *[other] { $count } Karty Chwały
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }

## Prompts

marauders-prompt-ship = Twój kapitan: { $captain }. Wybierz statek.
marauders-prompt-new-captain = Pod Portem Macierzystym czai się pirat. Zatrzymaj kapitana ({ $captain }) albo wylosuj innego.
marauders-prompt-turn =
    { $count ->
        [one] Została ci { $count } akcja
        [few] Zostały ci { $count } akcje
        [many] Zostało ci { $count } akcji
       *[other] Zostało ci { $count } akcji
    }{ $moves ->
        [0] .
       *[other] , a oprócz tego dodatkowe Ruchy: { $moves }.
    }
marauders-prompt-craft = Rzemieślnik naprawia jedno uszkodzenie: wybierz lokację.
marauders-prompt-passage = Możesz skorzystać z sekretnego przesmyku i zyskać dodatkowe Ruchy.
marauders-prompt-return = Modyfikacje wracają do portów: wybierz port. Zostało: { $count }.
marauders-prompt-cut-hand = Za dużo Kart Chwały. Do odrzucenia: { $count }.
marauders-prompt-failed-test = Test się nie udał ({ $skill }). Zagraj kartę, przerzuć albo spasuj.
marauders-prompt-haven = Port jest dla ciebie zamknięty: przekonaj władze, zapłać { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    } albo zostań na morzu.
marauders-prompt-shed-cargo = Za dużo ładunku. Wybierz, co zostawić; kart do oddania: { $count }.
marauders-prompt-stow = Załaduj towar. Wolne miejsca: { $count }.
marauders-prompt-repair-some = Napraw uszkodzenia, najwyżej: { $count }.
marauders-prompt-beckon =
    { $fleet } płynie, dokąd zechcesz: najwyżej { $count ->
        [one] { $count } akwen
        [few] { $count } akweny
        [many] { $count } akwenów
       *[other] { $count } akwenu
    }.
marauders-prompt-salvage = Weź kartę spośród odrzuconych Kart Chwały.
marauders-prompt-place-hit = Czaszka: wybierz miejsce trafienia. Do przydzielenia: { $count }.
marauders-prompt-land-hits = Nadchodzą trafienia w twój statek. Zapobiegnij jednemu albo spasuj.
marauders-prompt-found = Odnajduje cię { $owner }. Ukryj się albo spasuj.
marauders-prompt-slip-away = Wybierz akwen, do którego się wymykasz.
marauders-prompt-merchant = Przed tobą kupiec pod banderą { $nation_of }. Zaatakuj go albo puść wolno.
marauders-prompt-merchant-crippled = Przed tobą kupiec pod banderą { $nation_of }. Nie możesz go zaatakować: część twojego statku jest zniszczona.
marauders-prompt-raid-roll = Twój rzut: { $dice }. Zagraj kartę, przerzuć albo spasuj.
marauders-prompt-raid = Wykorzystaj sukcesy. Zostało: { $count }.
marauders-prompt-declare =
    Runda { $round } bitwy: zadeklaruj { $you ->
        [owner] swoją akcję.
       *[other] akcję ({ $owner }).
    }
marauders-prompt-chase = Przeciwnik deklaruje Ucieczkę: możesz strzelić ze Ścigaczy.
marauders-prompt-maneuver-roll = Manewry: ty { $dice }, przeciwnik { $foes }. Użyj karty lub broni albo spasuj.
marauders-prompt-location-roll =
    { $dice ->
        [unknown] Miejsca trafień przeciwnika: { $foes }.
       *[other] Twoje miejsca trafień: { $dice }.
    } Użyj karty lub broni albo spasuj.
marauders-prompt-crew-roll = Starcie Załogi: ty { $dice }, przeciwnik { $foes }. Użyj karty lub broni albo spasuj.
marauders-prompt-whose-dice =
    { $dice ->
        [unknown] Przerzuć kości przeciwnika ({ $foes }).
       *[other] { $foes ->
            [unknown] Przerzuć własne kości ({ $dice }).
           *[other] Przerzuć własne kości ({ $dice }) albo kości przeciwnika ({ $foes }).
        }
    }
marauders-prompt-pick-dice = Wybierz kości do przerzucenia: { $dice }.
marauders-prompt-set-die = Ustaw jedną kość na wybraną lokację: { $dice }.
marauders-prompt-move-hit = Przenieś trafienie z tej lokacji na inną: { $location }.
marauders-prompt-claim-bounty = Pokonany pirat: { $owner }. Wybierz kraj, który płaci.
marauders-prompt-capture = Możesz przejąć pokonany statek ({ $ship }).
marauders-prompt-port = W porcie: { $zone }. Wybierz czynność.
marauders-prompt-recruiting = Test się nie udał: możesz nająć Załogę po 2 Dukaty. Brakuje: { $count }.
marauders-prompt-stash = Ile Dukatów ukrywasz w skrzyni? Na pokładzie: { $gold }.
marauders-prompt-withdraw = Ile Dukatów wyjmujesz ze skrzyni? Ukryte: { $gold }.
marauders-prompt-sale = Wyłóż towar na sprzedaż. Poszukiwany tutaj: { $good }.
marauders-prompt-market = Kupuj z oferty. Zapłacono dotąd: { $paid }.
marauders-prompt-redraw =
    Wybierz, co wymienić, najwyżej { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }; potem zobaczysz całą ofertę.
marauders-prompt-prove-discount = Wybierz, kto zobaczy karty uzasadniające cenę.
marauders-prompt-yard = W stoczni. Masz { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }.
marauders-prompt-carry = Wybierz Modyfikacje, które przechodzą na nowy statek ({ $ship }).
marauders-prompt-keep-rumor = Możesz mieć jedną Plotkę: wybierz ją.
marauders-prompt-gossip = { $owner } ma nową Plotkę. Zagraj kartę albo spasuj.
marauders-prompt-buy-rumor = Ta Plotka to „{ $rumor }”. Możesz ją odkupić za { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }.
marauders-prompt-check-rumor = Sprawdzasz Plotkę: { $rumor }. Zagraj kartę przed rzutem albo spasuj.
marauders-prompt-name-nation = Wskaż kraj, którego kupców będziesz łupić.
marauders-prompt-crew-fight = Masz ich: Załoga { $crew }, Dowodzenie { $leadership }. Walcz teraz albo później.
marauders-prompt-deliver = Wybierz, co dostarczasz. Zostało: { $count }.
marauders-prompt-choose-weapon = Wybierz Broń Specjalną.
marauders-prompt-choose-pardon = Wybierz kraj, którego Nagroda zostaje zdjęta.
marauders-prompt-choose-victim = Wybierz, kto ma ci oddać najwyżej { $gold ->
        [one] { $gold } Dukata
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }.
marauders-prompt-smuggle = Sprzedaj Karty Ładunku po { $gold ->
        [one] { $gold } Dukacie
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }, najwyżej: { $count }.
marauders-prompt-choose-modification = Weź za darmo Modyfikację z dowolnego portu.
marauders-prompt-frigate-fight = Możesz walczyć z buntownikami o ich Fregatę.
marauders-prompt-frigate-won = Zwycięstwo: weź Fregatę albo złoto.
marauders-prompt-name-rival = Wskaż rywala do Misji { $mission }.
marauders-prompt-rival-found = Masz rywala: { $owner }. Zaatakuj albo zrezygnuj.
marauders-prompt-rumor-reward = Wybierz, co ci daje Plotka { $rumor }.
marauders-prompt-mission-reward = Wybierz zarobek za Misję { $mission }.

## O co pytani są inni

marauders-asked-ship = { $seat } wybiera statek lub kapitana.
marauders-asked-turn = { $seat } wybiera akcję.
marauders-asked-repair = { $seat } wybiera, co naprawić.
marauders-asked-passage = { $seat } może skorzystać z sekretnego przesmyku.
marauders-asked-return = { $seat } wybiera porty dla utraconych Modyfikacji.
marauders-asked-discard = { $seat } ma za dużo Kart Chwały i wybiera, co odrzucić.
marauders-asked-test = { $seat } nie zdaje testu i może zareagować.
marauders-asked-haven = { $seat } nie ma wstępu do portu i szuka sposobu.
marauders-asked-cargo = { $seat } układa ładunek w ładowni.
marauders-asked-beckon = { $seat } wybiera, dokąd płynie flota.
marauders-asked-salvage = { $seat } wybiera kartę z odrzuconych Kart Chwały.
marauders-asked-battle = { $seat } podejmuje decyzję w bitwie.
marauders-asked-found = { $seat } może się ukryć przed tropiącym.
marauders-asked-raid = { $seat } atakuje kupca.
marauders-asked-bounty = { $seat } wybiera kraj, który wypłaci Nagrodę.
marauders-asked-port = { $seat } załatwia interesy w porcie.
marauders-asked-rumor = { $seat } zajmuje się Plotką.
marauders-asked-gossip = { $seat } może odpowiedzieć kartą na nową Plotkę.
marauders-asked-mission = { $seat } wybiera cel Misji.
marauders-asked-reward = { $seat } wybiera nagrodę.

## Actions

marauders-do-ship = { $ship }
marauders-do-sail = Płyń: { $zone }
marauders-do-enter = Wpłyń do portu
marauders-do-leave = Wypłyń na morze
marauders-do-scout = Szukaj: { $owner }
marauders-do-port = Akcja Port
marauders-do-end = Zakończ turę
marauders-do-retire = Odejdź na emeryturę
marauders-do-redraw = Wylosuj innego kapitana
marauders-do-keep = Zatrzymaj kapitana
marauders-do-jettison = Wyrzuć za burtę: { $good }
marauders-do-play =
    { $fleet ->
        [unknown] { $seat ->
            [unknown] { $target ->
                [unknown] Zagraj: { $card }
               *[other] Zagraj: { $card } ({ $target })
            }
           *[other] Zagraj: { $card } → { $seat }
        }
       *[other] Zagraj: { $card } ({ $fleet })
    }
marauders-do-discard = Odrzuć: { $card }
marauders-do-sell = Sprzedaj: { $good }
marauders-do-trade = Sprzedaj Ładunek
marauders-do-market = Kup Ładunek
marauders-do-amount = Dukaty: { $gold }
marauders-do-buy = Kup: { $good }
marauders-do-replace = Wymień: { $good }
marauders-do-show = { $seat }
marauders-do-yard = Odwiedź stocznię
marauders-do-repair = Napraw: { $location }
marauders-do-refit = Przywróć Wzmocniony Kadłub
marauders-do-modify = Kup Modyfikację
marauders-do-arm = Weź: { $weapon }
marauders-do-disarm = Sprzedaj: { $weapon }
marauders-do-purchase = Kup statek: { $ship }
marauders-do-carry = Przenieś: { $modification }
marauders-do-return = { $zone }
marauders-do-recruit = Rekrutuj Załogę
marauders-do-hire-crew = Najmij 1 punkt Załogi
marauders-do-ask-around = Zdobądź Plotkę
marauders-do-check = Sprawdź Plotkę
marauders-do-claim = Podejmij Misję: { $mission }
marauders-do-name = { $nation }
marauders-do-hire = Zatrudnij: { $card }
marauders-do-stash = Ukryj Dukaty
marauders-do-withdraw = Wyjmij Dukaty ze skrzyni
marauders-do-pardon = Zdejmij Nagrodę { $nation_of }
marauders-do-toll = Zapłać myto
marauders-do-persuade = Przekonaj władze
marauders-do-papers = Okaż fałszywe papiery
marauders-do-passage = Skorzystaj z przesmyku
marauders-do-deliver = Dostarcz: { $good }
marauders-do-raid = Zaatakuj kupca ({ $nation })
marauders-do-release = Puść wolno
marauders-do-put-back = Zostaw w akwenie
marauders-do-draw = Dobierz kartę
marauders-do-throw = Odrzuć: { $card }
marauders-do-exchange = Wymień: { $card }
marauders-do-spend = Zużyj na sukces: { $weapon }
marauders-do-stow = Załaduj: { $good }
marauders-do-shoot = Ostrzał
marauders-do-board = Abordaż
marauders-do-flee = Ucieczka
marauders-do-chase = Strzelaj ze Ścigaczy
marauders-do-reroll = Przerzuć: { $die }
marauders-do-own-dice = Własne kości
marauders-do-foes-dice = Kości przeciwnika
marauders-do-deploy = Użyj: { $weapon }
marauders-do-set = Ustaw { $die } na: { $location }
marauders-do-place = { $location }
marauders-do-absorb = Osłoń Wzmocnionym Kadłubem: { $location }
marauders-do-shift = Przenieś trafienie: { $location } → { $to }
marauders-do-claim-bounty = Nagrodę płaci { $nation }
marauders-do-capture = Przejmij statek
marauders-do-take = { $card }
marauders-do-fight = Walcz
marauders-do-send = Poślij: { $zone }
marauders-do-challenge = Rywal: { $seat }
marauders-do-pick = Wybierz: { $reward }

## Words

marauders-reason-no-events = skończyły się Karty Wydarzeń
marauders-reason-no-captains = nie ma już kapitanów
marauders-reason-target = osiągnięto cel Chwały
marauders-reason-track = decyduje Tor Chwały, bez skrzyni
marauders-reason-chest = na torze remis, decyduje pełniejsza skrzynia
marauders-reason-shared = pełny remis, zwycięstwo wspólne
marauders-deed-defeat = zwycięstwo w walce
marauders-deed-sale = wielka sprzedaż
marauders-deed-raid = bogaty łup
marauders-deed-mission = Misja
marauders-deed-rumor = Plotka
marauders-deed-ship = wielki statek
marauders-score-sale = Sprzedaż
marauders-score-mission = Misje
marauders-score-rumor = Plotki
marauders-score-defeat = Zwycięstwa w walce
marauders-score-raid = Łupy
marauders-score-ship = Wielkie statki
marauders-score-stash = Złoto w skrytce
marauders-had-raid = Łupił choć raz
marauders-had-no-raid = Ani razu nie łupił
marauders-deck-cargo = Ładunek
marauders-deck-glory = Chwała
marauders-deck-mission = Misje
marauders-reward-gold-5 = 5 Dukatów
marauders-reward-gold-6 = 6 Dukatów
marauders-reward-gold-7 = 7 Dukatów
marauders-reward-gold-8 = 8 Dukatów
marauders-reward-gold-10 = 10 Dukatów
marauders-reward-gold-11 = 11 Dukatów
marauders-reward-gold-15 = 15 Dukatów
marauders-reward-gold-16 = 16 Dukatów
marauders-reward-gold-18 = 18 Dukatów
marauders-reward-gold-20 = 20 Dukatów
marauders-reward-bounty-spain = poziom hiszpańskiej Nagrody
marauders-reward-cargo-2 = 2 dobrane Karty Ładunku
marauders-reward-crew = pełna Załoga
marauders-reward-fight-2-1 = Starcie Załogi (Załoga 2, Dowodzenie 1)
marauders-reward-fight-2-2 = Starcie Załogi (Załoga 2, Dowodzenie 2)
marauders-reward-gale-2 = wichura (2 trafienia)
marauders-reward-glory-cards-1 = 1 dodatkowa Karta Chwały
marauders-reward-lose-crew-1 = strata 1 punktu Załogi
marauders-reward-modification-6 = tutejsza Modyfikacja (lub 6 Dukatów)
marauders-reward-pardon-level-spain-2 = 2 poziomy hiszpańskiej Nagrody mniej
marauders-reward-specialist-gunner = Artylerzysta (lub 8 Dukatów)
marauders-reward-specialist-steward = Steward (lub 8 Dukatów)
marauders-reward-specialist-veteran = Weteran (lub 8 Dukatów)
marauders-reward-weapon = Broń Specjalna
marauders-reward-weapons = brakująca Broń Specjalna
marauders-declaration-shoot = Ostrzał
marauders-declaration-board = Abordaż
marauders-declaration-flee = Ucieczka
marauders-outcome-escape = kupiec ucieka
marauders-outcome-damage = zniszczona lokacja
marauders-outcome-sunk = statek tonie
marauders-skill-seamanship = Żeglarstwo
marauders-skill-scouting = Rozpoznanie
marauders-skill-leadership = Dowodzenie
marauders-skill-influence = Wpływy
marauders-location-hull = Kadłub
marauders-to-hull = Kadłub
marauders-target-hull = Kadłub
marauders-location-hold = Ładownia
marauders-to-hold = Ładownia
marauders-target-hold = Ładownia
marauders-location-masts = Maszty
marauders-to-masts = Maszty
marauders-target-masts = Maszty
marauders-location-crew = Załoga
marauders-to-crew = Załoga
marauders-target-crew = Załoga
marauders-location-cannons = Działa
marauders-to-cannons = Działa
marauders-target-cannons = Działa
marauders-fleet-spain = Hiszpański Okręt Flagowy
marauders-seat-spain = Hiszpański Okręt Flagowy
marauders-owner-spain = hiszpański Okręt Flagowy
marauders-fleet-england = Angielski Okręt Flagowy
marauders-seat-england = Angielski Okręt Flagowy
marauders-owner-england = angielski Okręt Flagowy
marauders-fleet-france = Francuski Okręt Flagowy
marauders-seat-france = Francuski Okręt Flagowy
marauders-owner-france = francuski Okręt Flagowy
marauders-fleet-netherlands = Holenderski Okręt Flagowy
marauders-seat-netherlands = Holenderski Okręt Flagowy
marauders-owner-netherlands = holenderski Okręt Flagowy
marauders-fleet-pirate-sloop = Piracki Slup
marauders-seat-pirate-sloop = Piracki Slup
marauders-owner-pirate-sloop = piracki Slup
marauders-fleet-pirate-frigate = Piracka Fregata
marauders-seat-pirate-frigate = Piracka Fregata
marauders-owner-pirate-frigate = piracka Fregata
marauders-owner-merchant = kupiec
marauders-owner-spanish-merchant = kupiec hiszpański
marauders-owner-rumor = Plotka
marauders-owner-mission = Misja
marauders-owner-foe = przeciwnik
marauders-seat-foe = Przeciwnik
marauders-die-skull = czaszka
marauders-dice-skull = czaszka
marauders-zone-havana = Hawana
marauders-card-havana = Hawana
marauders-zone-nassau = Nassau
marauders-card-nassau = Nassau
marauders-zone-tortuga = Tortuga
marauders-card-tortuga = Tortuga
marauders-zone-port-royale = Port Royale
marauders-card-port-royale = Port Royale
marauders-zone-old-providence = Old Providence
marauders-card-old-providence = Old Providence
marauders-zone-petit-goave = Petit-Goâve
marauders-card-petit-goave = Petit-Goâve
marauders-zone-cartagena = Kartagena
marauders-card-cartagena = Kartagena
marauders-zone-santo-domingo = Santo Domingo
marauders-card-santo-domingo = Santo Domingo
marauders-zone-caribbean-sea = Morze Karaibskie
marauders-card-caribbean-sea = Morze Karaibskie
marauders-zone-curacao = Curaçao
marauders-card-curacao = Curaçao
marauders-zone-san-juan = San Juan
marauders-card-san-juan = San Juan
marauders-zone-caracas = Caracas
marauders-card-caracas = Caracas
marauders-zone-st-maarten = St. Maarten
marauders-card-st-maarten = St. Maarten
marauders-zone-basse-terre = Basse-Terre
marauders-card-basse-terre = Basse-Terre
marauders-zone-st-johns = Port Św. Jana
marauders-card-st-johns = Port Św. Jana
marauders-zone-bridgetown = Bridgetown
marauders-card-bridgetown = Bridgetown
marauders-zone-trinidad = Trynidad
marauders-card-trinidad = Trynidad
marauders-ship-sloop = Slup
marauders-ship-flute = Fleuta
marauders-ship-frigate = Fregata
marauders-ship-galleon = Galeon
marauders-ship-ship-of-the-line = Okręt Liniowy
marauders-captain-frances-wright = Frances Wright
marauders-captain-percival-whitewood = Percival Whitewood
marauders-captain-eleanor-ashcombe = Eleanor Ashcombe
marauders-captain-josiah-crake = Josiah Crake
marauders-captain-alexandre-villon = Alexandre Villon
marauders-captain-nicolas-jaures = Nicolas Jaurès
marauders-captain-dominique-de-richery = Dominique de Richery
marauders-captain-margaux-tessier = Margaux Tessier
marauders-captain-felipe-arriaga = Felipe Arriaga
marauders-captain-federico-de-silva = Federico de Silva
marauders-captain-tomas-berenguer = Tomás Berenguer
marauders-captain-baltasar-ruiz = Baltasar Ruiz
marauders-captain-pepijn-van-avezaath = Pepijn van Avezaath
marauders-captain-joost-verhagen = Joost Verhagen
marauders-captain-cornelis-baak = Cornelis Baak
marauders-captain-hendrik-roosdaal = Hendrik Roosdaal
marauders-npc-philips-van-almonde = Philips van Almonde
marauders-event-philips-van-almonde = Holenderski Okręt Flagowy: Philips van Almonde
marauders-npc-abraham-crijnssen = Abraham Crijnssen
marauders-event-abraham-crijnssen = Holenderski Okręt Flagowy: Abraham Crijnssen
marauders-npc-jacob-binckes = Jacob Binckes
marauders-event-jacob-binckes = Holenderski Okręt Flagowy: Jacob Binckes
marauders-npc-christopher-myngs = Christopher Myngs
marauders-event-christopher-myngs = Angielski Okręt Flagowy: Christopher Myngs
marauders-npc-john-benbow = John Benbow
marauders-event-john-benbow = Angielski Okręt Flagowy: John Benbow
marauders-npc-edward-vernon = Edward Vernon
marauders-event-edward-vernon = Angielski Okręt Flagowy: Edward Vernon
marauders-npc-jean-d-estrees = Jean d’Estrées
marauders-event-jean-d-estrees = Francuski Okręt Flagowy: Jean d’Estrées
marauders-npc-jean-du-casse = Jean du Casse
marauders-event-jean-du-casse = Francuski Okręt Flagowy: Jean du Casse
marauders-npc-baron-de-pointis = Baron de Pointis
marauders-event-baron-de-pointis = Francuski Okręt Flagowy: Baron de Pointis
marauders-npc-fadrique-de-toledo = Fadrique de Toledo
marauders-event-fadrique-de-toledo = Hiszpański Okręt Flagowy: Fadrique de Toledo
marauders-npc-blas-de-lezo = Blas de Lezo
marauders-event-blas-de-lezo = Hiszpański Okręt Flagowy: Blas de Lezo
marauders-npc-manuel-de-velasco = Manuel de Velasco
marauders-event-manuel-de-velasco = Hiszpański Okręt Flagowy: Manuel de Velasco
marauders-npc-jack-rackham = Jack Rackham
marauders-event-jack-rackham = Piracki Slup: Jack Rackham
marauders-npc-anne-bonny = Anne Bonny
marauders-event-anne-bonny = Piracki Slup: Anne Bonny
marauders-npc-charles-vane = Charles Vane
marauders-event-charles-vane = Piracki Slup: Charles Vane
marauders-npc-benjamin-hornigold = Benjamin Hornigold
marauders-event-benjamin-hornigold = Piracka Fregata: Benjamin Hornigold
marauders-npc-bartholomew-roberts = Bartholomew Roberts
marauders-event-bartholomew-roberts = Piracka Fregata: Bartholomew Roberts
marauders-npc-edward-teach = Edward Teach
marauders-event-edward-teach = Piracka Fregata: Edward Teach
marauders-event-war = Wojna!
marauders-event-peace = Pokój!
marauders-event-storm = Sztorm
marauders-event-hurricane = Huragan
marauders-event-plague = Zaraza
marauders-event-royal-amnesty = Królewska amnestia
marauders-event-new-markets = Nowe rynki
marauders-event-fair-winds = Pomyślne wiatry
marauders-event-becalmed = Cisza na morzu
marauders-event-treasure-convoy = Srebrna flota
marauders-event-pirate-hunt = Polowanie na piratów
marauders-event-tavern-talk = Rozmowy w tawernie
marauders-event-head-money = Cena za głowę
marauders-event-prize-court = Sąd pryzowy
marauders-event-hungry-garrison = Głodny garnizon
marauders-card-crew-combat-reroll = Przerzut w Starciu Załogi
marauders-card-quick-learner = Chwytam w lot
marauders-card-weather-gauge = Nawietrzna
marauders-card-second-look = Drugie spojrzenie
marauders-card-silver-tongue = Gładka mowa
marauders-card-called-shot = Mierzony strzał
marauders-card-jury-rig = Prowizorka
marauders-card-press-gang = Branka
marauders-card-following-wind = Wiatr od rufy
marauders-card-eager-buyer = Gorliwy nabywca
marauders-card-glut = Klęska urodzaju
marauders-card-kings-pardon = Królewskie ułaskawienie
marauders-card-fog-bank = Ściana mgły
marauders-card-harbour-gossip = Ploty z nabrzeża
marauders-card-cutpurse = Rzezimieszek
marauders-card-bold-approach = Zuchwałe podejście
marauders-card-glancing-blow = Tylko draśnięcie
marauders-card-treasure-sense = Nos do skarbów
marauders-card-sudden-gust = Nagły szkwał
marauders-card-all-hands = Wszyscy na pokład
marauders-card-eagle-eye = Sokole oko
marauders-card-signal-fires = Ognie sygnałowe
marauders-card-another-clerk = Inny urzędnik
marauders-card-customs-search = Rewizja celna
marauders-card-smoke-on-the-water = Zasłona dymna
marauders-card-lay-them-again = Celować jeszcze raz
marauders-card-stand-fast = Nie cofać się
marauders-card-a-friend-in-the-yard = Przyjaciel w stoczni
marauders-card-boarding-axes = Topory abordażowe
marauders-card-marksmen-aloft = Strzelcy na rejach
marauders-card-loose-talk = Długie języki
marauders-card-fouled-anchor = Zaplątana kotwica
marauders-card-market-day = Dzień targowy
marauders-card-a-ballad-of-your-deeds = Ballada o tobie
marauders-card-full-warehouse = Pełny skład
marauders-card-send-it-back = Proszę to zabrać
marauders-card-cut-and-run = Rąbać liny
marauders-card-armourers-gift = Dar zbrojmistrza
marauders-card-a-round-for-the-house = Stawiam wszystkim
marauders-card-waste-not = Nic się nie zmarnuje
marauders-card-the-back-door = Tylnymi drzwiami
marauders-card-fence-on-the-beach = Paser na plaży
marauders-card-false-colours = Fałszywa bandera
marauders-card-patient-chase = Cierpliwy pościg
marauders-card-hard-over = Ster prawo na burt
marauders-card-flotsam = Co morze wyrzuci
marauders-card-lean-season = Przednówek
marauders-card-the-map-is-true = Mapa nie kłamie
marauders-rumor-false-papers = Fałszywe Papiery
marauders-card-false-papers = Fałszywe Papiery
marauders-rumor-a-myriad-of-goods = Towarów bez liku
marauders-card-a-myriad-of-goods = Towarów bez liku
marauders-rumor-sunken-galleon = Zatopiony galeon
marauders-card-sunken-galleon = Zatopiony galeon
marauders-rumor-hermits-cache = Schowek pustelnika
marauders-card-hermits-cache = Schowek pustelnika
marauders-rumor-out-of-work-shipwright = Szkutnik bez pracy
marauders-card-out-of-work-shipwright = Szkutnik bez pracy
marauders-rumor-marooned-gunner = Porzucony artylerzysta
marauders-card-marooned-gunner = Porzucony artylerzysta
marauders-rumor-old-admirals-plans = Plany starego admirała
marauders-card-old-admirals-plans = Plany starego admirała
marauders-rumor-smugglers-cove = Zatoka przemytników
marauders-card-smugglers-cove = Zatoka przemytników
marauders-rumor-widows-fortune = Majątek wdowy
marauders-card-widows-fortune = Majątek wdowy
marauders-rumor-friendly-governor = Życzliwy gubernator
marauders-card-friendly-governor = Życzliwy gubernator
marauders-rumor-drifting-wreck = Dryfujący wrak
marauders-card-drifting-wreck = Dryfujący wrak
marauders-rumor-deserters = Dezerterzy
marauders-card-deserters = Dezerterzy
marauders-rumor-pearl-beds = Łowiska pereł
marauders-card-pearl-beds = Łowiska pereł
marauders-rumor-mutinous-frigate = Zbuntowana fregata
marauders-card-mutinous-frigate = Zbuntowana fregata
marauders-rumor-ruins-in-the-jungle = Ruiny w dżungli
marauders-card-ruins-in-the-jungle = Ruiny w dżungli
marauders-rumor-idol-of-the-main = Bożek z Tierra Firme
marauders-card-idol-of-the-main = Bożek z Tierra Firme
marauders-rumor-corrupt-harbourmaster = Przekupny kapitan portu
marauders-card-corrupt-harbourmaster = Przekupny kapitan portu
marauders-rumor-powder-store = Skład prochu
marauders-card-powder-store = Skład prochu
marauders-rumor-hidden-careenage = Zatoczka szkutników
marauders-card-hidden-careenage = Zatoczka szkutników
marauders-rumor-spanish-paymaster = Hiszpański płatnik
marauders-card-spanish-paymaster = Hiszpański płatnik
marauders-rumor-renowned-helmsman = Sławny sternik
marauders-card-renowned-helmsman = Sławny sternik
marauders-rumor-castaway = Rozbitek
marauders-card-castaway = Rozbitek
marauders-rumor-secret-passage = Sekretny przesmyk
marauders-card-secret-passage = Sekretny przesmyk
marauders-rumor-compromising-letters = Kompromitujące listy
marauders-card-compromising-letters = Kompromitujące listy
marauders-rumor-the-quartermasters-chest = Kufer kwatermistrza
marauders-card-the-quartermasters-chest = Kufer kwatermistrza
marauders-rumor-pearl-fishers-of-margarita = Poławiacze z Margarity
marauders-card-pearl-fishers-of-margarita = Poławiacze z Margarity
marauders-rumor-the-drowned-street = Zatopiona ulica
marauders-card-the-drowned-street = Zatopiona ulica
marauders-mission-the-queens-cousin = Kuzynka królowej
marauders-mission-medicine-for-tortuga = Lekarstwa dla Tortugi
marauders-mission-sugar-contract = Kontrakt cukrowy
marauders-mission-timber-for-the-yard = Drewno dla stoczni
marauders-mission-cloth-for-the-garrison = Sukno dla garnizonu
marauders-mission-hunters-commission = Patent łowcy
marauders-mission-letter-of-marque-spain = List kaperski: Hiszpania
marauders-mission-letter-of-marque-england = List kaperski: Anglia
marauders-mission-letter-of-marque-france = List kaperski: Francja
marauders-mission-letter-of-marque-netherlands = List kaperski: Holandia
marauders-mission-the-governors-family = Rodzina gubernatora
marauders-mission-spy-aboard = Szpieg na pokładzie
marauders-mission-survey-of-the-shoals = Pomiar mielizn
marauders-mission-recover-the-ransom = Odzyskać okup
marauders-mission-through-the-blockade = Przez blokadę
marauders-mission-affair-of-honour = Sprawa honorowa
marauders-mission-mutineers-at-large = Zbiegli buntownicy
marauders-mission-collectors-curios = Osobliwości dla kolekcjonera
marauders-mission-rum-for-the-fleet = Rum dla floty
marauders-mission-smuggled-muskets = Przemyt muszkietów
marauders-mission-bring-down-a-flagship = Na pohybel flagowcom
marauders-mission-merchant-prince = Król handlu
marauders-mission-missing-convoy = Zaginiony konwój
marauders-mission-royal-dispatches = Królewskie depesze
marauders-mission-mapmakers-round = Objazd kartografa
marauders-mission-fever-ship = Statek zadżumionych
marauders-mission-the-captains-cup = Puchar kapitanów
marauders-mission-first-with-the-news = Kto pierwszy z nowiną
marauders-mission-guarda-costa = Straż wybrzeża
marauders-mission-the-governors-peace = Pokój z gubernatorem
marauders-mission-the-salt-race = Solny wyścig
marauders-mission-an-old-debt = Stary dług
marauders-mission-articles-broken = Złamane przysięgi
marauders-mission-wrecks-of-the-plate-fleet = Wraki srebrnej floty
marauders-mission-rebels-in-the-cane = Buntownicy na plantacji
marauders-mission-a-bet-at-the-exchange = Zakład na giełdzie
marauders-mission-the-tobacco-monopoly = Monopol tytoniowy
marauders-mission-muskets-for-the-maroons = Muszkiety dla maronów
marauders-mission-silver-under-escort = Srebro w konwoju
marauders-mission-eyes-on-the-squadron = Oko na eskadrę
marauders-mission-raleighs-papers = Papiery Raleigha
marauders-modification-extra-hammocks = Dodatkowe Hamaki
marauders-modification-sails-and-rigging = Żagle i Olinowanie
marauders-modification-reinforced-hull = Wzmocniony Kadłub
marauders-modification-spacious-hold = Pojemna Ładownia
marauders-modification-chasers = Ścigacze
marauders-modification-extra-gun-battery = Dodatkowa Bateria Dział
marauders-modification-swivel-guns = Folgerze
marauders-modification-long-guns = Długie Działa
marauders-weapon-grappling-hooks = Bosaki
marauders-target-grappling-hooks = Bosaki
marauders-weapon-chain-shot = Kule Łańcuchowe
marauders-target-chain-shot = Kule Łańcuchowe
marauders-weapon-grape-shot = Kartacze
marauders-target-grape-shot = Kartacze
marauders-nation-spain = Hiszpania
    .of = Hiszpanii
    .with = Hiszpanią
marauders-target-spain = Hiszpania
marauders-nation-england = Anglia
    .of = Anglii
    .with = Anglią
marauders-target-england = Anglia
marauders-nation-france = Francja
    .of = Francji
    .with = Francją
marauders-target-france = Francja
marauders-nation-netherlands = Holandia
    .of = Holandii
    .with = Holandią
marauders-target-netherlands = Holandia
marauders-good-cocoa = Kakao
marauders-card-cocoa = Kakao
marauders-good-fruit = Owoce
marauders-card-fruit = Owoce
marauders-good-rum = Rum
marauders-card-rum = Rum
marauders-good-spices = Przyprawy
marauders-card-spices = Przyprawy
marauders-good-sugar = Cukier
marauders-card-sugar = Cukier
marauders-good-textiles = Tkaniny
marauders-card-textiles = Tkaniny
marauders-good-tobacco = Tytoń
marauders-card-tobacco = Tytoń
marauders-good-wood = Drewno
marauders-card-wood = Drewno
marauders-card-craftsman-a = Rzemieślnik
marauders-card-craftsman-b = Rzemieślnik
marauders-card-boatswain-a = Bosman
marauders-card-boatswain-b = Bosman
marauders-card-gunner-a = Artylerzysta
marauders-card-gunner-b = Artylerzysta
marauders-card-sawbones-a = Konował
marauders-card-sawbones-b = Konował
marauders-card-lookout-a = Oko
marauders-card-lookout-b = Oko
marauders-card-veteran-a = Weteran
marauders-card-veteran-b = Weteran
marauders-card-steward-a = Steward
marauders-card-steward-b = Steward
marauders-card-helmsman-a = Sternik
marauders-card-helmsman-b = Sternik
marauders-npc-admiral-spain = bezimienny admirał
marauders-npc-admiral-england = bezimienny admirał
marauders-npc-admiral-france = bezimienny admirał
marauders-npc-admiral-netherlands = bezimienny admirał
marauders-good-any = dowolny towar
marauders-good-different = różne towary
marauders-good-rumor = Plotka
marauders-card-cocoa-1 = Kakao 1 (ucieczka)
marauders-card-cocoa-2 = Kakao 2 (ucieczka)
marauders-card-cocoa-3 = Kakao 3 (ucieczka)
marauders-card-cocoa-4 = Kakao 3 (ucieczka)
marauders-card-cocoa-5 = Kakao 3 (Ładownia)
marauders-card-cocoa-6 = Kakao 3 (Maszty)
marauders-card-cocoa-7 = Kakao 4 (Załoga)
marauders-card-cocoa-8 = Kakao 5 (Działa)
marauders-card-fruit-1 = Owoce 1 (ucieczka)
marauders-card-fruit-2 = Owoce 2 (ucieczka)
marauders-card-fruit-3 = Owoce 3 (ucieczka)
marauders-card-fruit-4 = Owoce 3 (ucieczka)
marauders-card-fruit-5 = Owoce 3 (Maszty)
marauders-card-fruit-6 = Owoce 3 (Załoga)
marauders-card-fruit-7 = Owoce 4 (Działa)
marauders-card-fruit-8 = Owoce 5 (Ładownia)
marauders-card-rum-1 = Rum 1 (ucieczka)
marauders-card-rum-2 = Rum 2 (ucieczka)
marauders-card-rum-3 = Rum 3 (ucieczka)
marauders-card-rum-4 = Rum 3 (ucieczka)
marauders-card-rum-5 = Rum 3 (Załoga)
marauders-card-rum-6 = Rum 3 (Działa)
marauders-card-rum-7 = Rum 4 (Ładownia)
marauders-card-rum-8 = Rum 5 (Maszty)
marauders-card-spices-1 = Przyprawy 1 (ucieczka)
marauders-card-spices-2 = Przyprawy 2 (ucieczka)
marauders-card-spices-3 = Przyprawy 3 (ucieczka)
marauders-card-spices-4 = Przyprawy 3 (ucieczka)
marauders-card-spices-5 = Przyprawy 3 (Działa)
marauders-card-spices-6 = Przyprawy 3 (Ładownia)
marauders-card-spices-7 = Przyprawy 4 (Maszty)
marauders-card-spices-8 = Przyprawy 5 (Załoga)
marauders-card-sugar-1 = Cukier 1 (ucieczka)
marauders-card-sugar-2 = Cukier 2 (ucieczka)
marauders-card-sugar-3 = Cukier 3 (ucieczka)
marauders-card-sugar-4 = Cukier 3 (ucieczka)
marauders-card-sugar-5 = Cukier 3 (Ładownia)
marauders-card-sugar-6 = Cukier 3 (Maszty)
marauders-card-sugar-7 = Cukier 4 (Załoga)
marauders-card-sugar-8 = Cukier 5 (Kadłub)
marauders-card-textiles-1 = Tkaniny 1 (ucieczka)
marauders-card-textiles-2 = Tkaniny 2 (ucieczka)
marauders-card-textiles-3 = Tkaniny 3 (ucieczka)
marauders-card-textiles-4 = Tkaniny 3 (ucieczka)
marauders-card-textiles-5 = Tkaniny 3 (Maszty)
marauders-card-textiles-6 = Tkaniny 3 (Załoga)
marauders-card-textiles-7 = Tkaniny 4 (Działa)
marauders-card-textiles-8 = Tkaniny 5 (Kadłub)
marauders-card-tobacco-1 = Tytoń 1 (ucieczka)
marauders-card-tobacco-2 = Tytoń 2 (ucieczka)
marauders-card-tobacco-3 = Tytoń 3 (ucieczka)
marauders-card-tobacco-4 = Tytoń 3 (ucieczka)
marauders-card-tobacco-5 = Tytoń 3 (Załoga)
marauders-card-tobacco-6 = Tytoń 3 (Działa)
marauders-card-tobacco-7 = Tytoń 4 (Kadłub)
marauders-card-tobacco-8 = Tytoń 5 (Ładownia)
marauders-card-wood-1 = Drewno 1 (ucieczka)
marauders-card-wood-2 = Drewno 2 (ucieczka)
marauders-card-wood-3 = Drewno 3 (ucieczka)
marauders-card-wood-4 = Drewno 3 (ucieczka)
marauders-card-wood-5 = Drewno 3 (Działa)
marauders-card-wood-6 = Drewno 3 (Ładownia)
marauders-card-wood-7 = Drewno 4 (Kadłub)
marauders-card-wood-8 = Drewno 5 (Maszty)

### Table

marauders-ui-tab-chart = Mapa
marauders-ui-tab-mine = Mój statek
marauders-ui-tab-captains = Kapitanowie
marauders-ui-chart = Mapa Karaibów
marauders-ui-zone-port = port { $nation_of }
marauders-ui-zone-demand = popyt: { $good }
marauders-ui-zone-merchant =
    { $nation ->
        [unknown] kupiec
       *[other] kupiec pod banderą { $nation_of }
    }
marauders-ui-zone-mission = Misja do podjęcia: { $mission }
marauders-ui-zone-ships = statki: { $names }
marauders-ui-zone-moored = w porcie: { $names }
marauders-ui-zone-borders = sąsiednie akweny: { $zones }
marauders-ui-border-n = na północy { $zone }
marauders-ui-border-ne = na północnym wschodzie { $zone }
marauders-ui-border-e = na wschodzie { $zone }
marauders-ui-border-se = na południowym wschodzie { $zone }
marauders-ui-border-s = na południu { $zone }
marauders-ui-border-sw = na południowym zachodzie { $zone }
marauders-ui-border-w = na zachodzie { $zone }
marauders-ui-border-nw = na północnym zachodzie { $zone }
marauders-ui-status = Runda { $round } · do { $target } Punktów Chwały
marauders-ui-status-last = Runda { $round }, ostatnia · cel osiągnięty: { $target }
marauders-ui-captains = Kapitanowie
marauders-ui-captain = Kapitan
marauders-ui-target = cel: { $count }
marauders-ui-you = (ty)
marauders-ui-glory = Punkty Chwały
marauders-ui-glory-cards = Karty Chwały
marauders-ui-gold = Dukaty na pokładzie
marauders-ui-chest = Dukaty w skrzyni
marauders-ui-chest-used = W skrzyni mogą być Dukaty
marauders-ui-with-chest = ze skrzynią
marauders-ui-standing = Punkty Chwały, gdyby gra skończyła się teraz
marauders-ui-cargo = Ładunek
marauders-ui-no-cargo = Ładownia jest pusta.
marauders-ui-unknown-cargo = nieznany ładunek
marauders-ui-has-cargo = Karty Ładunku: { $count }
marauders-ui-has-cards = Karty Chwały: { $count }
marauders-ui-has-rumor = ma Plotkę
marauders-ui-slowed = w następnej turze { $count ->
        [one] o { $count } akcję mniej
        [few] o { $count } akcje mniej
        [many] o { $count } akcji mniej
       *[other] o { $count } akcji mniej
    }
marauders-ui-in-port = W porcie:
marauders-ui-status-waiting = czeka na nowego kapitana
marauders-ui-status-retired = na emeryturze
marauders-ui-status-unseen = jeszcze nieodkryty
marauders-ui-bounty = Nagroda { $nation_of }: { $level }
marauders-ui-bounties = Nagrody według krajów
marauders-ui-mine = Mój statek i dobytek
marauders-ui-your-ship = { $ship ->
        [none] Twój statek
       *[other] { $ship }
    }
marauders-ui-turns = Zwrotn.
marauders-ui-maneuverability = Zwrotność
marauders-ui-used-up = { $name } (wykorzystane)
marauders-ui-weapon-count = { $weapon }: { $count }
marauders-ui-good-price = { $good }: { $count ->
        [one] { $count } Dukat
        [few] { $count } Dukaty
        [many] { $count } Dukatów
       *[other] { $count } Dukata
    }
marauders-ui-round = Ta runda
marauders-ui-no-event = Żadne Wydarzenie nie trwa
marauders-ui-events-left = Pozostałe Karty Wydarzeń: { $count }
marauders-ui-war = Wojna:
marauders-ui-plague = Zaraza zamyka: { $zones }
marauders-ui-independent = Kapitanowie Niezależni
marauders-ui-no-independent = Nikogo jeszcze nie ma na morzu.
marauders-ui-hunts-you = ściga cię
marauders-ui-hunts = ściga
marauders-ui-entering = przybywa na koniec rundy
marauders-ui-missions-on-offer = Misje do podjęcia
marauders-ui-rival = Rywal: { $name }
marauders-ui-prize-taken =
    Premia już wzięta: { $you ->
        [seat] masz ją ty
       *[other] { $seat }
    }
marauders-ui-merchant-box = Kupcy poza mapą: { $count } z { $full }
marauders-ui-reachable = Miejsca do wyboru
marauders-ui-to-chart = Mapa
marauders-ui-to-port = Port
marauders-ui-business-sell = Sprzedaż Ładunku
marauders-ui-business-buy = Zakup Ładunku
marauders-ui-business-yard = Stocznia
marauders-ui-business-recruit = Rekrutacja
marauders-ui-business-rumor = Zdobycie Plotki
marauders-ui-business-mission = Misje
marauders-ui-business-stash = Skrzynia
marauders-ui-business-hire = Specjaliści
marauders-ui-business-pardon = Królewska amnestia
marauders-ui-sell-note = Popyt: { $good }, po { $demanded }. Inne towary po { $other }.
marauders-ui-sell-plain = Każdy towar po { $other }.
marauders-ui-buy-note = Oferta: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }. Im więcej tego samego towaru, tym taniej.
marauders-ui-yard-note = Naprawa { $repair }, broń { $weapon }{ $modification ->
        [none] ; brak Modyfikacji.
        [unknown] ; Modyfikacja { $price }.
       *[other] ; { $modification } { $price }.
    }
marauders-ui-recruit-note = { $missing ->
        [0] Załoga jest w komplecie.
       *[other] Brakuje: { $missing }. { $price ->
            [0] Tu za darmo.
           *[other] Test Dowodzenia; po nieudanym: po { $price }.
        }
    }
marauders-ui-rumor-note = { $price ->
        [0] Za darmo.
       *[other] Koszt: { $price }.
    } { $test ->
        [none] Bez testu.
       *[influence] Test Wpływów.
    }
marauders-ui-mission-none = Tu nie ma żadnej.
marauders-ui-mission-yours = Twoja: { $mission }.
marauders-ui-stash-note = W twojej skrzyni: { $count }. Każde 10 Dukatów daje Punkt Chwały.
marauders-ui-hire-note = Specjaliści z twojej ręki, jeśli ich karta pozwala zatrudnić ich tutaj.
marauders-ui-pardon-note = Jeden poziom Nagrody: { $price }.
marauders-ui-act-trade = Sprzedaj
marauders-ui-act-deliver = Dostarcz: { $what }
marauders-ui-act-market = Zobacz ofertę
marauders-ui-act-yard = Wejdź
marauders-ui-act-recruit = Rekrutuj
marauders-ui-act-ask-around = Rozpytaj
marauders-ui-act-check = Sprawdź swoją
marauders-ui-act-claim = { $what }
marauders-ui-act-stash = Ukryj
marauders-ui-act-withdraw = Wyjmij
marauders-ui-act-hire = { $what }
marauders-ui-act-pardon = { $what }
marauders-ui-act-hire-crew = Najmij 1 punkt Załogi za { $price }
marauders-ui-closed = Dlaczego nie?
marauders-ui-counter-hold = Twoja ładownia
marauders-ui-counter-laid = Na ladzie
marauders-ui-counter-offer = Oferta
marauders-ui-sale-total = Razem { $count ->
        [one] { $count } Dukat
        [few] { $count } Dukaty
        [many] { $count } Dukatów
       *[other] { $count } Dukata
    }{ $glory ->
        [yes] {" "}i Punkt Chwały za poszukiwany towar: { $demanded }
       *[no] {""}
    }.
marauders-ui-wanted-in = Popyt: { $zones }
marauders-ui-wanted-nowhere = Nigdzie nie ma teraz popytu
marauders-ui-recruiting-note = Test się nie udał. Punkt Załogi kosztuje teraz { $price }.
marauders-ui-yard-repairs = Naprawy po { $price } za punkt
marauders-ui-yard-refit = Przywróć Wzmocniony Kadłub: { $price }
marauders-ui-yard-modification = Modyfikacja w stoczni za { $price }
marauders-ui-yard-none = Nie ma żadnej.
marauders-ui-yard-carry = Zabierz: { $name }
marauders-ui-yard-weapons = Broń Specjalna po { $price }
marauders-ui-yard-disarm = Sprzedaj za { $price }: { $weapon }
marauders-ui-yard-ships = Statki; za twój dostaniesz { $value }
marauders-ui-yard-price = { $price }; po oddaniu starego statku { $after }
marauders-ui-amount-stash = Do skrzyni
marauders-ui-amount-withdraw = Ze skrzyni
marauders-ui-all-of-it = Wszystko: { $count }
marauders-brings-costs = { $count ->
        [one] −{ $count } Dukat
        [few] −{ $count } Dukaty
        [many] −{ $count } Dukatów
       *[other] −{ $count } Dukata
    }
marauders-brings-gains = { $count ->
        [one] +{ $count } Dukat
        [few] +{ $count } Dukaty
        [many] +{ $count } Dukatów
       *[other] +{ $count } Dukata
    }
marauders-brings-demand = popyt: { $good }
marauders-brings-wanted-in = Popyt: { $zones }
marauders-brings-reads-glory = { $card }
marauders-brings-reads-rumor = { $rumor }
marauders-brings-reads-mission = { $mission }
marauders-brings-reads-ship = { $ship }
marauders-brings-reads-modification = { $modification }
marauders-brings-reads-weapon = { $weapon }
marauders-brings-hurricane = Huragan
marauders-brings-storm = Sztorm
marauders-brings-rival = { $zone }
marauders-brings-unused = niewykorzystane: { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
        [many] { $count } akcji
       *[other] { $count } akcji
    }
marauders-brings-action = 1 akcja, zostanie { $left }
marauders-brings-extra-move = zużywa dodatkowy Ruch
marauders-brings-merchant = jest tam kupiec
marauders-brings-rumor = tam prowadzi twoja Plotka
marauders-brings-mission = tam prowadzi twoja Misja
marauders-brings-barred = port jest dla ciebie zamknięty
marauders-brings-hunted = będzie cię szukać: { $fleet }
marauders-brings-prey =
    ściga tam { $you ->
        [owner] ciebie
       *[other] statek ({ $owner })
    }
marauders-brings-left-ashore =
    ładownia za mała: na brzegu { $count ->
        [one] zostaje { $count } Karta Ładunku
        [few] zostają { $count } Karty Ładunku
        [many] zostaje { $count } Kart Ładunku
       *[other] zostaje { $count } Karty Ładunku
    }
marauders-brings-safe = statki na morzu ci nie zagrożą
marauders-brings-sure = znajdujesz bez rzutu
marauders-brings-then-raid = potem atakujesz albo puszczasz wolno
marauders-brings-cannot-raid = nie zaatakujesz go. Zniszczone: { $locations }
marauders-brings-then-battle = potem od razu walka
marauders-brings-wanted = przynosi Nagrodę { $nation_of }
marauders-brings-free = za darmo, bez testu
marauders-brings-test = { $skill }: { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }, { $chance }% na czaszkę
marauders-ui-verb-sail = Płyń
marauders-ui-verb-send = Poślij
marauders-ui-verb-enter = Wpłyń
marauders-ui-verb-leave = Wypłyń
marauders-ui-verb-port = Zejdź na ląd
marauders-ui-verb-scout = Szukaj
marauders-ui-verb-end = Zakończ
marauders-ui-verb-buy = Kup
marauders-ui-verb-sell = Wyłóż
marauders-ui-verb-purchase = Kup
marauders-ui-verb-repair = Napraw
marauders-ui-verb-claim = Podejmij
marauders-ui-verb-market = Zobacz ofertę
marauders-ui-verb-yard = Wejdź
marauders-ui-verb-recruit = Rekrutuj
marauders-ui-verb-hire = Zatrudnij
marauders-ui-verb-jettison = Wyrzuć
marauders-ui-verb-amount = Potwierdź
marauders-ui-next-turn = Płyń do podświetlonego akwenu, szukaj albo użyj przycisków poniżej. Potem ścigający mogą cię szukać.
marauders-ui-next-moored = Stoisz w porcie: wypłyń albo załatw tu sprawy, raz na turę.
marauders-ui-next-served = Sprawy w porcie załatwione: wypłyń albo zakończ turę.
marauders-ui-next-port = Najpierw sprzedaż; każdą czynność możesz wykonać raz.
marauders-ui-next-sale = Wyłóż karty z ładowni, potem zakończ.
marauders-ui-next-market = Oferta jest tajna; co zostawisz, przepada.
marauders-ui-next-yard = Kup, czego ci trzeba, potem zakończ.
marauders-ui-next-beckon = Wybierz podświetlony akwen: tam popłynie.
marauders-ui-next-slip-away = Wybierz podświetlony akwen: popłyniesz tam od razu.
marauders-ui-score-glory = Punkty Chwały
marauders-ui-score-chest = Punkty za skrzynię
marauders-ui-token-merchant = Kupiec
marauders-ui-token-merchant-text = Znajdziesz go akcją Rozpoznanie; dopiero wtedy widać banderę. Atak przynosi Ładunek i złoto, ale też Nagrodę od tego kraju.
marauders-ui-token-modification = Modyfikacja
marauders-ui-token-modification-text = Zakryta. Zostanie odkryta, gdy ktoś wykona w tym porcie akcję Port; można ją kupić w stoczni.
marauders-ui-flagships-hunt = Ściga kapitanów z Nagrodą, a w czasie wojny kapitanów wrogich krajów. Spotkanych na morzu próbuje wytropić, a wytropionych atakuje.
marauders-ui-pirates-hunt = Ściga kapitanów bez Nagrody. Spotkanych na morzu próbuje wytropić, a wytropionych atakuje.
marauders-ui-voyage-lurks = czyha w miejscu
marauders-ui-voyage-from = poprzednio: { $zone }
marauders-ui-voyage-new = właśnie się pojawia
marauders-ui-next-idle = Nie masz już akcji. Możesz jeszcze zagrać karty, potem zakończ turę.

### Scenes

## Na scenie

marauders-ui-battle = Bitwa
marauders-ui-raid = Atak na Kupca
marauders-ui-raid-on = Atak na kupca pod banderą { $nation_of }
marauders-ui-storm = Sztorm
marauders-ui-hold = Ładunek
marauders-ui-answer = Twoja odpowiedź
marauders-ui-new-captain = Nowy kapitan
marauders-ui-spoils = Łupy
marauders-ui-battle-round = Bitwa, runda { $round }
marauders-ui-crew-round = Starcie Załogi, runda { $round }
marauders-ui-undeclared = jeszcze bez deklaracji
marauders-ui-controlled = Decyduje: { $name }
marauders-ui-outmaneuvers = wygrywa Manewry
marauders-ui-wins = wygrywa
marauders-ui-dice = Kości
marauders-ui-hit-dice = Kości trafień
marauders-ui-dice-of = Kości: { $name }
marauders-ui-hits-of = Trafienia: { $name }
marauders-ui-die-skull = czaszka: sukces
marauders-ui-die-pips = { $pips ->
        [one] { $pips } oczko
        [few] { $pips } oczka
        [many] { $pips } oczek
       *[other] { $pips } oczka
    }
marauders-ui-location-label = { $location }: { $left } z { $full }{ $coming ->
        [0] {""}
        [one] , nadchodzi 1 trafienie
        [few] , nadchodzą { $coming } trafienia
        [many] , nadchodzi { $coming } trafień
       *[other] , nadchodzi { $coming } trafienia
    }
marauders-ui-turns-label = Zwrotność { $count }
marauders-ui-raid-roll = Twój rzut
marauders-ui-successes = { $count ->
        [0] Brak sukcesów do wykorzystania
        [one] { $count } sukces do wykorzystania
        [few] { $count } sukcesy do wykorzystania
        [many] { $count } sukcesów do wykorzystania
       *[other] { $count } sukcesu do wykorzystania
    }
marauders-ui-misses =
    { $count ->
        [one] { $count } nieudana kość: Broń Specjalna może zmienić ją w sukces.
        [few] { $count } nieudane kości: Broń Specjalna może zmienić jedną w sukces.
        [many] { $count } nieudanych kości: Broń Specjalna może zmienić jedną w sukces.
       *[other] { $count } nieudanej kości: Broń Specjalna może zmienić jedną w sukces.
    }
marauders-ui-as-it-lies = Przy tym układzie
marauders-ui-draw = Dobierz jeszcze
marauders-ui-laid-out = Wyłożone
marauders-ui-aboard = Na pokładzie
marauders-ui-room = { $count ->
        [0] brak miejsca
        [one] miejsce na jeszcze { $count }
        [few] miejsce na jeszcze { $count }
        [many] miejsce na jeszcze { $count }
       *[other] miejsce na jeszcze { $count }
    }
marauders-ui-excess = { $count ->
        [one] o { $count } za dużo
        [few] o { $count } za dużo
        [many] o { $count } za dużo
       *[other] o { $count } za dużo
    }
marauders-ui-no-room = W Ładowni nie ma miejsca.
marauders-ui-unseen-card = karta, której nie znasz
marauders-ui-ship-sloop = Zwrotny i trudny do złapania; mało miejsca.
marauders-ui-ship-flute = Statek kupca: duża Ładownia, mało rąk.
marauders-ui-not-now = Teraz niemożliwe.
marauders-ui-no-answer = Żadna z twoich kart teraz nie pasuje.
marauders-ui-touch-die = Możesz przerzucić jedną kość: wybierz ją.
marauders-ui-touch-hit = Wybierz lokację, której trafieniu chcesz zapobiec.
marauders-ui-place-hit = Wybierz lokację, która przyjmie trafienie.{ $count ->
        [one] {""}
        [few] {" "}Do przydzielenia: { $count }.
        [many] {" "}Do przydzielenia: { $count }.
       *[other] {" "}Do przydzielenia: { $count }.
    }
marauders-ui-pick-dice = Wybierz każdą kość, którą chcesz przerzucić.
marauders-ui-set-die = Wybierz kość, którą chcesz ustawić.
marauders-ui-set-where = Teraz wybierz lokację przeciwnika ({ $name }).

## Co zostawia wszystko po staremu

marauders-ui-close-maneuver-roll = Zostaw rzut
marauders-ui-close-location-roll = Zostaw rzut
marauders-ui-close-crew-roll = Zostaw rzut
marauders-ui-close-raid-roll = Zostaw rzut
marauders-ui-close-raid = Dość: bierzesz, co leży
marauders-ui-close-land-hits = Przyjmij trafienia
marauders-ui-close-chase = Nie strzelaj
marauders-ui-close-capture = Zostań na swoim statku
marauders-ui-close-claim-bounty = Niczego nie odbieraj
marauders-ui-close-whose-dice = Cofnij kartę
marauders-ui-close-set-die = Cofnij kartę
marauders-ui-close-move-hit = Cofnij kartę
marauders-ui-close-pick-dice = Przerzuć wskazane kości
marauders-ui-close-stow = Gotowe
marauders-ui-close-found = Staw czoła przeciwnikowi
marauders-ui-close-slip-away = Cofnij kartę
marauders-ui-close-failed-test = Pogódź się z porażką
marauders-ui-close-gossip = Nie zagrywaj karty
marauders-ui-close-buy-rumor = Nie kupuj
marauders-ui-close-check-rumor = Rzuć bez karty
marauders-ui-close-crew-fight = Jeszcze nie teraz
marauders-ui-close-frigate-fight = Zostaw ich w spokoju
marauders-ui-close-frigate-won = Weź zamiast niej złoto
marauders-ui-close-rival-found = Puść statek wolno

## Co znaczy wybór

marauders-brings-dice = { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    } przeciw { $foes }: { $chance }% na wygranie Manewrów
marauders-brings-shoot = Trafienia: średnio { $hits },{ $tenths }, najwyżej { $most }
marauders-brings-no-guns = Działa zniszczone: żadnych trafień
marauders-brings-board = Po wygranej Załoga { $crew } z { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
        [many] { $dice } kośćmi
       *[other] { $dice } kości
    } przeciw { $foes } z { $foes_dice }: { $chance }% na wygranie Starcia
marauders-brings-fight = Załoga { $crew } z { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
        [many] { $dice } kośćmi
       *[other] { $dice } kości
    } przeciw { $foes } z { $foes_dice }: { $chance }% na wygranie Starcia
marauders-brings-flee = { $chance }% na ucieczkę
marauders-brings-fire = Przeciwnik strzela. Trafienia w ciebie: średnio { $hits },{ $tenths }, najwyżej { $most }
marauders-brings-nobody = Nikt nie wygrywa Manewrów
marauders-brings-win = Wygrywasz Manewry
marauders-brings-win-board = Wygrywasz Manewry i dokonujesz Abordażu
marauders-brings-win-flee = Wygrywasz Manewry i umykasz
marauders-brings-win-stuck = Wygrywasz Manewry, ale nie umykasz
marauders-brings-lose = Manewry wygrywa przeciwnik
marauders-brings-lose-board = Przeciwnik wygrywa Manewry i dokonuje Abordażu
marauders-brings-lose-flee = Przeciwnik umyka
marauders-brings-deal = { $count ->
        [one] Zadajesz { $count } trafienie
        [few] Zadajesz { $count } trafienia
        [many] Zadajesz { $count } trafień
       *[other] Zadajesz { $count } trafienia
    }
marauders-brings-take = { $count ->
        [one] Przyjmujesz { $count } trafienie
        [few] Przyjmujesz { $count } trafienia
        [many] Przyjmujesz { $count } trafień
       *[other] Przyjmujesz { $count } trafienia
    }
marauders-brings-deal-crew = Przeciwnik traci Załogę: { $count }
marauders-brings-take-crew = Tracisz Załogę: { $count }
marauders-brings-chase = Od razu jedno trafienie
marauders-brings-shot = { $count ->
        [one] { $count } czaszka trafia: { $location }
        [few] { $count } czaszki trafiają: { $location }
        [many] { $count } czaszek trafia: { $location }
       *[other] { $count } czaszki trafia: { $location }
    }
marauders-brings-hooks = Przerzucasz dowolne swoje kości
marauders-brings-prize = Kadłub { $hull }, Ładownia { $hold }, Maszty { $masts }, Załoga { $crew }, Działa { $cannons }, Zwrotność { $turns }
marauders-brings-lost-modifications = { $count ->
        [one] { $count } twoja Modyfikacja wraca do portu
        [few] { $count } twoje Modyfikacje wracają do portów
        [many] { $count } twoich Modyfikacji wraca do portów
       *[other] { $count } twojej Modyfikacji wraca do portów
    }
marauders-brings-gold = { $gold ->
        [one] { $gold } Dukat
        [few] { $gold } Dukaty
        [many] { $gold } Dukatów
       *[other] { $gold } Dukata
    }
marauders-brings-glory = 1 Punkt Chwały
marauders-brings-bounty = Nagroda za ciebie: { $level }
marauders-brings-letter = List kaperski cię osłania: bez Nagrody
marauders-brings-raid = { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }: { $chance }% na co najmniej jeden sukces
marauders-brings-escape = { $count ->
        [one] { $count } Symbol Ucieczki i kupiec ucieka
        [few] { $count } Symbole Ucieczki i kupiec ucieka
        [many] { $count } Symboli Ucieczki i kupiec ucieka
       *[other] { $count } Symbolu Ucieczki i kupiec ucieka
    }
marauders-brings-away = Odchodzi: { $card }
marauders-brings-next = Następna karta: { $escape }% na ucieczkę, { $hit }% na trafienie w ciebie
marauders-brings-loot = Dukaty: średnio { $loot },{ $tenths }
marauders-brings-escapes = Ucieczka { $count } z { $needed }
marauders-brings-hits = Trafienia w ciebie: { $locations }
marauders-brings-raid-escape = Kupiec ucieka
marauders-brings-raid-damage = Zniszczona lokacja: bez łupu
marauders-brings-raid-sunk = Twój statek tonie
marauders-brings-success = Jeszcze 1 sukces
marauders-brings-room = { $count ->
        [0] Potem Ładownia jest pełna
        [one] Potem miejsce na jeszcze { $count }
        [few] Potem miejsce na jeszcze { $count }
        [many] Potem miejsce na jeszcze { $count }
       *[other] Potem miejsce na jeszcze { $count }
    }
marauders-brings-left = { $location }: zostaje { $left }
marauders-brings-destroyed = Zniszczone: { $location }
marauders-brings-sinks = Statek tonie
marauders-brings-spared = Ocalone: { $location }
marauders-brings-redraw = Następna karta z talii, ktokolwiek to będzie

## Karty

marauders-ui-cards = Karty
marauders-ui-holdings = Karty gracza { $name }
marauders-ui-read = Czytaj
marauders-ui-nothing-held = Brak
marauders-ui-ways = Jak użyć karty
marauders-ui-held-hired = w służbie
marauders-ui-held-kept = potwierdzona, zatrzymana
marauders-ui-turns-left =
    { $count ->
        [one] została { $count } tura
        [few] zostały { $count } tury
        [many] zostało { $count } tur
       *[other] zostało { $count } tury
    }
marauders-ui-chest-closed = skrzynia w użyciu
marauders-ui-chest-empty = skrzynia pusta
marauders-ui-chest-note = Co jest w skrzyni, wie tylko jej właściciel.

## Czasowniki na scenie

marauders-ui-verb-shoot = Ognia!
marauders-ui-verb-board = Na abordaż!
marauders-ui-verb-flee = Uciekaj
marauders-ui-verb-chase = Ognia!
marauders-ui-verb-raid = Atakuj
marauders-ui-verb-release = Puść wolno
marauders-ui-verb-put-back = Zostaw
marauders-ui-verb-draw = Dobierz
marauders-ui-verb-throw = Odrzuć
marauders-ui-verb-exchange = Wymień
marauders-ui-verb-spend = Zużyj
marauders-ui-verb-deploy = Użyj
marauders-ui-verb-stow = Załaduj
marauders-ui-verb-reroll = Przerzuć
marauders-ui-verb-own-dice = Wybierz
marauders-ui-verb-foes-dice = Wybierz
marauders-ui-verb-set = Celuj
marauders-ui-verb-place = Przyjmij trafienie
marauders-ui-verb-absorb = Osłoń
marauders-ui-verb-shift = Przenieś
marauders-ui-verb-claim-bounty = Odbierz
marauders-ui-verb-capture = Przejmij
marauders-ui-verb-take = Zatrzymaj
marauders-ui-verb-fight = Walcz
marauders-ui-verb-pick = Wybierz
marauders-ui-verb-challenge = Wskaż
marauders-ui-verb-keep = Zatrzymaj
marauders-ui-verb-redraw = Wylosuj
marauders-ui-verb-ship = Wybierz
marauders-ui-verb-play = Zagraj
marauders-ui-verb-discard = Odrzuć
marauders-ui-verb-pass = Pasuj
marauders-ui-verb-done = Gotowe

## Gdzie wybierać

marauders-ui-where-turn = Wybierz akwen na mapie albo coś na statku.
marauders-ui-where-zone = Wybierz akwen na mapie.
marauders-ui-where-port-on-chart = Wybierz port na mapie.
marauders-ui-where-cut-hand = Wybierz spośród swoich Kart Chwały.
marauders-ui-where-cargo = Wybierz spośród swojego ładunku.
marauders-ui-where-port = Wybierz w porcie.
marauders-ui-where-yard = Wybierz w stoczni.
marauders-ui-where-market = Wybierz z oferty w porcie.

## Co potem wygląda lepiej albo gorzej: dlaczego podpowiedź coś radzi

marauders-brings-outlook-glory =
    { $way ->
        [more] więcej Chwały od razu
       *[less] mniej Chwały od razu
    }
marauders-brings-outlook-rivals =
    { $way ->
        [more] najsilniejszy rywal stoi gorzej
       *[less] najsilniejszy rywal stoi lepiej
    }
marauders-brings-outlook-ship =
    { $way ->
        [more] lepszy statek, załoga i karty
       *[less] słabszy statek, załoga i karty
    }
marauders-brings-outlook-reward =
    { $way ->
        [more] nagroda jest blisko
       *[less] mniejsza nagroda
    }
marauders-brings-outlook-mission =
    { $way ->
        [more] zbliża cię do wykonania Misji
       *[less] oddala cię od wykonania Misji
    }
marauders-brings-outlook-rumor =
    { $way ->
        [more] zbliża cię do sprawdzenia Plotki
       *[less] oddala cię od sprawdzenia Plotki
    }
marauders-brings-outlook-gold =
    { $way ->
        [more] więcej złota albo bliżej do skrzyni
       *[less] mniej złota albo dalej do skrzyni
    }
marauders-brings-outlook-trade =
    { $way ->
        [more] lepszy handel w dalszej drodze
       *[less] gorszy handel w dalszej drodze
    }
marauders-brings-outlook-raid =
    { $way ->
        [more] lepsi kupcy do złupienia
       *[less] gorsi kupcy do złupienia
    }
marauders-brings-outlook-prey =
    { $way ->
        [more] blisko jest statek, który pokonasz
       *[less] dalej do statków, które pokonasz
    }
marauders-brings-outlook-battle =
    { $way ->
        [more] lepsze szanse w bitwie
       *[less] gorsze szanse w bitwie
    }
marauders-brings-outlook-danger =
    { $way ->
        [more] mniej niebezpieczeństw na morzu
       *[less] więcej niebezpieczeństw na morzu
    }
