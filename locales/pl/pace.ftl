## Limity czasu: zegary, urlopy i kto prowadzi stół

pace-awaited = teraz myśli: { $names }
pace-also-awaited = myśli też: { $names }
pace-span-seconds = { $seconds } s
pace-span-minutes = { $minutes } min
pace-span-hours = { $hours } godz. { $minutes } min
pace-span-days =
    { $days ->
        [one] { $days } dzień { $hours } godz.
        [few] { $days } dni { $hours } godz.
        [many] { $days } dni { $hours } godz.
       *[other] { $days } dnia { $hours } godz.
    }
pace-span-left = zostało { $time }
pace-none = Bez limitu czasu
pace-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
pace-move = { $time } na każdy ruch
pace-game = { $time } dla każdego na całą grę
pace-added = { $pace } i { $time } więcej po każdej turze
pace-at-flag-move = Gdy skończy ci się czas, bot wykona ten ruch za ciebie.
pace-at-flag-bot = Gdy skończy ci się czas, do twojego powrotu gra za ciebie bot.
pace-at-flag-lose = Gdy skończy ci się czas, przegrywasz.
pace-time-running = { $left }, zegar idzie
pace-flag-move = Czas minął ({ $name }): ten ruch wykonuje bot.
pace-flag-bot = Czas minął ({ $name }): dalej gra bot.
pace-flag-lose = Czas minął i gra jest przegrana: { $name }.
pace-on-holiday = na urlopie jeszcze { $time }
pace-holiday = Urlop
pace-holiday-how =
    { $days ->
        [0] Nie masz już dni urlopu przy tym stole.
        [one] Na urlopie twój zegar stoi, a inni widzą, że cię nie ma. Masz jeszcze { $days } dzień urlopu.
        [few] Na urlopie twój zegar stoi, a inni widzą, że cię nie ma. Masz jeszcze { $days } dni urlopu.
        [many] Na urlopie twój zegar stoi, a inni widzą, że cię nie ma. Masz jeszcze { $days } dni urlopu.
       *[other] Na urlopie twój zegar stoi, a inni widzą, że cię nie ma. Masz jeszcze { $days } dnia urlopu.
    }
pace-holiday-days = Dni
pace-holiday-take = Biorę urlop
pace-holiday-now = Urlop trwa jeszcze { $time }. Grać możesz mimo to.
pace-holiday-end = Zakończ urlop
pace-hand-over = Przekaż stół
pace-hand-over-how = Kto prowadzi stół, zaprasza graczy i sadza boty. Kto ma to robić odtąd?
pace-take-over = Prowadź ten stół
pace-take-over-how = Nie ma tu osoby, która otworzyła stół i która zaprasza graczy i sadza boty. Po dniu nieobecności możesz przejąć tę rolę.
pace-reason-time = Czas minął: { $name }.
pace-reason-time-me = Twój czas minął.
pace-turn-soon = Twoja kolej, a czas się kończy.
pace-notify-how = Gdy jakaś strona Kapra jest otwarta; na serwerze z przypomnieniami także wtedy, gdy żadna nie jest.
