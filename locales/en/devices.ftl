## One more device

devices-connect = Connect this device
devices-offer = This browser would become one of { $name }’s devices
devices-somebody = a nameless player
devices-offer-games =
    { $count ->
        [0] { $name } has no games yet.
        [one] { $name }’s { $count } game can then be played here too, with its seat and its history.
       *[other] { $name }’s { $count } games can then be played here too, with all seats and the whole history.
    }
devices-offer-settings = Name, face, language and the other settings are copied from { $name }’s device.
devices-offer-devices = { $name } already plays on: { $devices }.
devices-offer-own =
    { $count ->
        [one] The { $count } game played in this browser becomes { $name }’s as well, with its seat and all you said there. That can’t be undone.
       *[other] The { $count } games played in this browser become { $name }’s as well, with their seats and all you said there. That can’t be undone.
    }
devices-offer-own-devices =
    { $count ->
        [one] Your { $count } other device comes along and becomes { $name }’s as well.
       *[other] Your { $count } other devices come along and become { $name }’s as well.
    }
devices-offer-warning = Is this your own link?
devices-offer-sent = Go on only if both devices are yours. If somebody sent you this link, you would play as them, and they would see and play all you have here.
devices-connect-here = Connect this browser
devices-connect-and-give =
    { $count ->
        [one] Connect, and hand over { $count } game
       *[other] Connect, and hand over { $count } games
    }
devices-go-back = Go back, change nothing
devices-connected-here = This browser is now one of { $name }’s devices.
devices-no-secret = The link isn’t complete. Open it again just as it was shown, or make a new one.

## My devices

devices-mine = My devices
devices-mine-how = There are no accounts: whoever holds one of your devices plays as you. Bring another one along by a link, and shut out one that you no longer have.
devices-here = this device
devices-kind = { $browser } on { $system }
devices-unknown = Unknown browser
devices-since = connected { $day }
devices-seen-today = used today
devices-seen =
    { $count ->
        [one] last used { $count } day ago
       *[other] last used { $count } days ago
    }
devices-rename = Rename
devices-rename-which = Rename { $device }
devices-name = Name of the device
devices-save = Save
devices-shut = Shut out
devices-shut-which = Shut out { $device }
devices-shut-sure = Shut out { $device }?
devices-shut-then = It loses all your games and seats at once, also those it brought along. Your other devices keep everything. Only a new link lets it in again.
devices-shut-out = Shut out: { $device }.
devices-sign-off = Sign off
devices-sign-off-which = Sign off { $device }
devices-sign-off-sure = Sign this device off?
devices-sign-off-then = This browser then keeps nothing of you. Your games and seats stay with your other devices.
devices-signed-off = Signed off: { $device }.

## The link

devices-add = Connect another device
devices-link = Link for your other device
devices-link-how = Open this link on your other device, or point its camera at the code. It works once, until { $time }, and carries your seats, history and settings over.
devices-link-secret = Show it to nobody: whoever opens it plays as you.
devices-qr-how = Point the camera of your other device at this code.
devices-link-open = A link for another device works until { $time }.
devices-withdraw = Withdraw the link
devices-joined = Connected: { $device }.
devices-joined-then = It has your seats, your history and your settings. From now on each device keeps settings of its own.
devices-link-over = This link no longer works.
devices-link-again = Make a new link

## My data

devices-data = My data
devices-data-how = What this server and this browser keep of you: names, seats, talk, results and devices.
devices-export = Save all to a file
devices-export-wait = Collecting everything. This may take a while…
devices-export-done = Saved. Look among your downloads.
devices-delete = Delete everything
devices-delete-sure = Delete everything?
devices-delete-goes = This is deleted
devices-delete-goes-names = your names, at every table
devices-delete-goes-talk = everything you said
devices-delete-goes-history = your list of games, your history and statistics
devices-delete-goes-devices = all your devices, and every link to your seats
devices-delete-goes-here = your name and settings in this browser
devices-delete-stays = This stays
devices-delete-stays-moves = the moves of games you played, and the face you chose, without your name: the others played those games too, and may replay them
devices-delete-stays-copies = what others have saved, and backups of this server until newer ones replace them
devices-delete-going = Games still being played
devices-delete-going-how = You resign. Where only one other plays, they win; where more do, a bot takes your seat. Where a game hasn’t started, your seat is open again.
devices-delete-understood = I know that this can’t be undone.
devices-deleted = You are forgotten
devices-deleted-tables =
    { $count ->
        [0] There was nothing of you at any table.
        [one] Your name and your words are gone from { $count } table.
       *[other] Your name and your words are gone from { $count } tables.
    }

## Why the server does not do what was asked of devices

server-last-device = This is your only device: without it nobody could reach your games. Delete your data instead.
server-no-such-device = There is no such device any more. Load the page again.
server-not-sure = Nothing was deleted: you have to say that you are sure.
server-old-device-link = This link no longer works: it was used, withdrawn, or is older than ten minutes. Make a new one on your other device.
server-same-person = There is nothing to do: this browser is one of your devices already.
server-too-many-devices = That would be too many devices. Shut one out first.
