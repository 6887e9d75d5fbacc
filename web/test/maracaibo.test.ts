import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { countedSign, groupsOf, signsOf, signsOfEnd } from "../src/games/maracaibo/effects.ts";
import { meant, offerOf, placeOf, wayOf, zoneOf } from "../src/games/maracaibo/moves.ts";
import type { TrackSpace } from "../src/games/maracaibo/pieces.ts";
import { applied, shownOf } from "../src/games/maracaibo/projection.ts";
import { trailOf } from "../src/games/maracaibo/trail.ts";
import { allBuried, berthOf, beside, placeIn } from "../src/games/maracaibo/reading.ts";
import type { Choice } from "../src/games/types.ts";
import { piecesOf } from "./components.ts";
import { captain, choice, decision, drawn, event, shapes, table } from "./maracaibo-tables.ts";

describe("signs", () => {
  test("stand for every word of an effect, in order", () => {
    assert.deepEqual(shapes("points 3; cube any"), ["vp3", "isle+1"]);
    assert.deepEqual(shapes("raid / doubloons 5"), ["icon", "word/", "coin5"]);
    assert.deepEqual(shapes("more-strength 2 & more-rerolls 1"), ["icon+2", "icon+1"]);
  });

  test("of something bought tell its price first, and all that it gives", () => {
    assert.deepEqual(shapes("raid-action 4 > points 3; cube any"), [
      "icon4",
      "word→",
      "vp3",
      "isle+1",
    ]);
    assert.deepEqual(shapes("trade 1 > treasure gold"), ["icon−1", "word→", "cube"]);
  });

  test("of a rate stay together where others are wrapped", () => {
    assert.deepEqual(
      groupsOf(signsOf("explore 3; points-per rivers 2; sell-quest 8")).map((group) =>
        group.map(({ shape }) => shape).join(" "),
      ),
      ["icon", "vp word icon", "icon"],
    );
  });

  test("know kinds and counts", () => {
    assert.equal(signsOf("raid-die emerald 4")[0]?.kind, "emerald");
    assert.equal(countedSign("pearl-treasures").kind, "pearl");
    assert.equal(countedSign("buried-gold").kind, "gold");
    assert.deepEqual(shapes("capped-points-per rivers 2 6"), ["vp2", "word:", "icon"]);
    const scroll = signsOfEnd("points-for-every 3 gold-treasures 7");
    assert.deepEqual(
      scroll.map(({ shape, number }) => `${shape}${number}`),
      ["vp7", "word:", "cube3"],
    );
    // In words the 3 would be lost.
    assert.deepEqual(
      scroll.map(({ key, args }) => [key, args?.count]),
      [
        ["end-group", undefined],
        ["per-group", 3],
        ["count-kind", undefined],
      ],
    );
    assert.deepEqual(
      signsOf("improvement crew ship equip")
        .filter(({ shape }) => shape === "icon")
        .map(({ key }) => key),
      ["count-crew", "count-ship", "count-equip"],
    );
  });
});

describe("every effect of the components", () => {
  const FIELDS = ["effect", "actions", "now", "permanent", "extra", "main", "bury_spaces"];
  const texts = (...fields: string[]) =>
    piecesOf("maracaibo").flatMap(({ printed }) =>
      fields.flatMap((field) => [printed[field] ?? []].flat().map(String).filter(Boolean)),
    );
  const drawn = [
    ...texts(...FIELDS).map((text) => ({ text, signs: signsOf(text) })),
    ...texts("end").map((text) => ({ text, signs: signsOfEnd(text) })),
  ];

  test("has signs for each of its words", () => {
    assert.ok(drawn.length > 150);
    for (const { text, signs } of drawn) {
      const words = text.split(/ > |[;/&]/).length;
      const pieces = signs.filter(({ key }) => !["or", "for", "then"].includes(key));
      assert.ok(pieces.length >= words, text);
    }
  });

  test("shows no number but those that are written there, and a single cube", () => {
    for (const { text, signs } of drawn) {
      const written = new Set(text.match(/\d+/g));
      const shown = signs.flatMap(({ number = "", args = {} }) => [
        ...(number.match(/\d+/g) ?? []),
        ...Object.values(args).map(String),
      ]);
      const ours = shown.filter((number) => !written.has(number));
      assert.ok(
        ours.every((number) => number === "1" && text.includes("cube")),
        `${text}: ${ours.join()}`,
      );
    }
  });
});

describe("the trail", () => {
  const space = (name: string, next: string[], river = 0): [string, TrackSpace] => [
    name,
    {
      name,
      table: "explore",
      house: false,
      names: { en: "", pl: "" },
      texts: { en: "", pl: "" },
      effect: "",
      next,
      river,
    },
  ];
  const track = new Map([
    space("s", ["1"]),
    space("1", ["u1", "l1"]),
    space("u1", ["2"]),
    space("l1", ["l2"]),
    space("l2", ["2"]),
    space("2", [], 1),
  ]);

  test("parts at a fork and joins again", () => {
    const { spots, legs, length } = trailOf(track);
    assert.deepEqual(
      [...spots.values()].map(({ name, y }) => `${name}${y}`),
      ["s0", "10", "u1-1", "l11", "l21", "20"],
    );
    assert.equal(spots.get("u1")!.x, 2.5);
    assert.equal(spots.get("2")!.x, 4);
    assert.equal(length, 4);
    assert.equal(legs.filter(({ river }) => river === 1).length, 2);
  });
});

describe("choices", () => {
  test("lie on their places, the rest in the action bar", () => {
    const offer = offerOf(decision("bury", "bury gold 2", "bury gold figurehead-1", "decline"));
    assert.equal(offer.at("bury:gold:2")?.text, "bury gold 2");
    assert.equal(offer.at("bury:gold:3"), null);
    assert.equal(placeOf(choice("decline")), null);
    assert.equal(placeOf(choice("bay")), "space:bay");
  });

  test("of a tile are one for each location", () => {
    const offer = offerOf(
      decision(
        "place-tile",
        "place 1a-bury tobago",
        "place 1a-bury aruba",
        "place 2a-buried aruba",
      ),
    );
    assert.deepEqual([...offer.placings("1a-bury").keys()], ["tobago", "aruba"]);
    assert.equal(offer.has("tile"), true);
  });

  test("come with the way that the rules tell", () => {
    const steps = {
      kind: "note",
      name: "steps",
      key: "maracaibo-brings-steps",
      args: { count: 2, way: ["a3", "b3"] },
    } as const;
    const sail = { ...choice("sail b3"), brings: [steps] };
    assert.deepEqual(wayOf(sail as unknown as Choice), ["a3", "b3"]);
    assert.deepEqual(wayOf(choice("sail b3")), []);
    assert.deepEqual([placeIn("b3"), placeIn("bay")], [{ column: 1, row: 2 }, null]);
  });

  test("say where to look, and what a vain touch may have meant", () => {
    assert.equal(zoneOf(decision("upgrade")), "ship");
    assert.equal(zoneOf(decision("sail")), "sea");
    assert.equal(zoneOf(null), "sea");
    assert.equal(meant(decision("sail"), "space:h2"), "sail h2");
    assert.equal(meant(decision("treasure"), "island:gold"), "treasure gold");
    assert.equal(meant(decision("cube"), "island:gold"), "cube gold");
    assert.equal(meant(decision("sail"), "store:"), null);
  });
});

describe("events", () => {
  test("move ships and explorers, pay and score", () => {
    const view = applied(drawn(), event(1, "sailed", { seat: 0, square: "a2", card: "rum" }));
    assert.equal(view.seats[0]!.ship, "a2");
    const paid = applied(view, event(2, "paid-opponent", { seat: 0, owner: 1, doubloons: 1 }));
    assert.deepEqual(
      paid.seats.map(({ doubloons }) => doubloons),
      [9, 11],
    );
    const moved = applied(paid, event(3, "explorer-moved", { seat: 1, space: "al2" }));
    assert.equal(moved.seats[1]!.explorer, "al2");
  });

  test("take a card off the sea, and deal another", () => {
    const taken = applied(
      drawn(),
      event(1, "card-acquired", { seat: 0, card: "rum", doubloons: 5 }),
    );
    assert.equal(taken.spaces[0]!.card, null);
    assert.deepEqual([taken.seats[0]!.improvements, taken.seats[0]!.doubloons], [["rum"], 5]);
    const dealt = applied(taken, event(2, "card-dealt", { square: "a2", card: "", level: 2 }));
    assert.equal(dealt.spaces[0]!.back, 2);
    assert.equal(
      applied(dealt, event(3, "card-revealed", { square: "a2", card: "coffee" })).spaces[0]!.card,
      "coffee",
    );
  });

  test("bury in the hideout or on the figurehead", () => {
    const start = drawn({
      seats: [captain({ stored: { gold: 2, emerald: 0, pearl: 0 }, on_figurehead: [null, null] })],
    });
    const once = applied(start, event(1, "treasure-buried", { seat: 0, kind: "gold", spot: "2" }));
    const twice = applied(
      once,
      event(2, "treasure-buried", { seat: 0, kind: "gold", spot: "figurehead-2" }),
    );
    assert.deepEqual(
      [twice.seats[0]!.stored.gold, twice.seats[0]!.on_figurehead],
      [0, [null, "gold"]],
    );
    assert.equal(allBuried(twice.seats[0]!), 2);
  });

  test("put a quest of the market face down into a secret hand, and open into one's own", () => {
    const start = drawn({
      seats: [
        captain({ quests: ["rivers"], progress: [null] }),
        captain({ quests: [null], progress: [null] }),
      ],
    });
    const mine = applied(start, event(1, "quest-taken", { seat: 0, quest: "gold" }));
    const both = applied(mine, event(2, "quest-taken", { seat: 1, quest: "crew" }));
    assert.deepEqual(
      both.seats.map(({ quests }) => quests),
      [
        ["rivers", "gold"],
        [null, null],
      ],
    );
    assert.deepEqual(both.quest_market, []);
  });

  test("are shown once each, whoever asks", () => {
    const view = table();
    const gain = event(4, "points-scored", { seat: 0, vp: 3 });
    assert.equal(shownOf(view, gain).seats[0]!.vp, 3);
    assert.equal(shownOf(view, gain).seats[0]!.vp, 3);
    assert.equal(shownOf(view, null).seats[0]!.vp, 3);
  });
});

describe("the Caribbean", () => {
  test("tells which squares touch", () => {
    const squares = ["a1", "b2", "c1", "c2", "c3", "d2", "bay"];
    assert.deepEqual(beside("c2", squares), ["b2", "c1", "c3", "d2"]);
    assert.deepEqual(beside("a1", squares), []);
    assert.deepEqual(beside("bay", squares), []);
  });

  test("gives ships on one space a berth each", () => {
    const shown = drawn({ seats: ["start", "c2", "start"].map((ship) => captain({ ship })) });
    assert.deepEqual(
      [0, 1, 2].map((seat) => berthOf(shown, seat)),
      [
        { place: 0, count: 2 },
        { place: 0, count: 1 },
        { place: 1, count: 2 },
      ],
    );
  });
});
