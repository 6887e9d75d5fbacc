/** Where the answers to a question lie. */
import { whereIn } from "../where";

export const where = whereIn("jolly-roger", {
  player: [
    "appoint",
    "reappoint",
    "punish",
    "post",
    "find-stand-in",
    "dig-up",
    "claim",
    "press",
    "extras",
    "rob",
  ],
  sail: ["sail"],
  hand: [
    "first-card",
    "attack",
    "mutiny",
    "map",
    "lay-pressed",
    "discard",
    "arrival",
    "after-decision",
    "mutiny-or-pass",
    "before-pick",
    "after-share",
    "after-burying",
    "answer",
  ],
  pick: ["pick"],
  share: ["share"],
  "own-loot": ["swap", "sell", "hand-over", "repairs"],
});
