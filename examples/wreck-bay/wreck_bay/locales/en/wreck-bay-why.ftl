## Why something is refused

wreck-bay-why-setup-crew = Your crew has sailors of the strengths 1 to { $count }.
wreck-bay-why-send-once = You have sent sailor { $sailor } before.
wreck-bay-why-dive-one-in-the-light = That does not lie in the light: { $find }.

## What can be done, after “Now you may:”

wreck-bay-verb-send = send a sailor
wreck-bay-verb-dive = bring up a find
