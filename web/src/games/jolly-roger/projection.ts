/** What each event changes on the table while it is played; how things stand then, the next view tells. */
import { changer, kindsOf, projector, without } from "../../lib/projector.ts";
import type { Args, Change as AnyChange } from "../../lib/projector.ts";
import { CAPTAIN, OFFICE, TRAITOR, crewCard } from "./reading.ts";
import type {
  DestinationType,
  JollyRogerView,
  Leader,
  MutinyView,
  SeatView,
  VoyageView,
} from "./view.ts";

type Change = AnyChange<JollyRogerView>;
type Cards = (string | null)[];

const word = (args: Args, name: string) => String(args[name]);
const number = (args: Args, name: string) => Number(args[name]);

/** The cards of an event; those not seen are null, as many as there are. */
function cardsOf(args: Args): Cards {
  const cards = args.cards as string[];
  return cards.length === 1 && cards[0] === ""
    ? Array<null>(number(args, "count")).fill(null)
    : cards;
}

const cardOf = (args: Args): string | null => word(args, "card") || null;

/** One card less: this one, or one that is not known. */
function less(cards: Cards, card: string | null): Cards {
  return without(cards, card !== null && cards.includes(card) ? card : null);
}

function seatsWith(
  view: JollyRogerView,
  seat: number,
  change: (seat: SeatView) => Partial<SeatView>,
): SeatView[] {
  return view.seats.map((each, i) => (i === seat ? { ...each, ...change(each) } : each));
}

const draws: Change = (view, args) => ({
  seats: seatsWith(view, number(args, "seat"), ({ hand }) => ({
    hand: [...hand, ...cardsOf(args)],
  })),
});

const loses = (view: JollyRogerView, seat: number, card: string | null): JollyRogerView => ({
  ...view,
  seats: seatsWith(view, seat, ({ hand }) => ({ hand: less(hand, card) })),
});

/** A card goes from one player's hand or loot to another's. */
function passes(where: "hand" | "loot", from: "seat" | "owner"): Change {
  return (view, args) => {
    const [giver, taker] = [number(args, from), number(args, from === "seat" ? "owner" : "seat")];
    const card = cardOf(args);
    const given = {
      ...view,
      seats: seatsWith(view, giver, (each) => ({ [where]: less(each[where], card) })),
    };
    return { seats: seatsWith(given, taker, (each) => ({ [where]: [...each[where], card] })) };
  };
}

/** A gift is a crew card or loot; who does not see it cannot tell, and waits for the view. */
const gift: Change = (view, args) => {
  const card = cardOf(args);
  if (card === null) return {};
  const isLoot = view.seats[number(args, "owner")]!.loot.includes(card);
  return passes(isLoot ? "loot" : "hand", "owner")(view, args);
};

const fromLot = (
  view: JollyRogerView,
  taker: number,
  card: string | null,
): Partial<JollyRogerView> => ({
  lot: less(view.lot, card),
  got: view.got.map((count, seat) => (seat === taker ? count + 1 : count)),
  seats: seatsWith(view, taker, ({ loot }) => ({ loot: [...loot, card] })),
});

function sails(type: DestinationType): VoyageView {
  const nothing = { navigation: 0, gunnery: 0, melee: 0 };
  return { type, destination: null, crew: [], totals: nothing, changes: nothing, tally: null };
}

const turnsUp: Change = ({ voyage }, args) => ({
  voyage: voyage && {
    ...voyage,
    destination: {
      card: "",
      needs: {
        navigation: number(args, "navigation"),
        gunnery: number(args, "gunnery"),
        melee: number(args, "melee"),
      },
      loot: number(args, "loot"),
      crew: number(args, "crew"),
    },
  },
});

function adds(view: JollyRogerView, args: Args): Partial<JollyRogerView> {
  const [seat, card] = [number(args, "seat"), word(args, "card")];
  const { voyage } = view;
  if (!voyage) return {};
  return {
    ...loses(view, seat, card),
    voyage: { ...voyage, crew: [...voyage.crew, card] },
    shown: [...view.shown, { seat, card }],
    passed: [],
  };
}

function supports(view: JollyRogerView, args: Args): Partial<JollyRogerView> {
  const { mutiny } = view;
  if (!mutiny) return {};
  const [seat, card, leader] = [
    number(args, "seat"),
    word(args, "card"),
    word(args, "leader") as Leader,
  ];
  const side: keyof MutinyView = leader === "captain" ? "captain" : "mutineers";
  const next: MutinyView = {
    ...mutiny,
    [side]: mutiny[side] + number(args, "crew"),
    sides: mutiny.sides.map((each, i) => (i === seat ? leader : each)),
    standing: null,
  };
  if (card === OFFICE) return { mutiny: { ...next, office: leader }, passed: [] };
  const played = view.played.at(-1) === card ? view.played.slice(0, -1) : view.played;
  return {
    ...loses(view, seat, card),
    played,
    passed: [],
    mutiny: { ...next, laid: [...mutiny.laid, { seat, card }] },
  };
}

const begins: Change = (view, args) => {
  const [mutineer, captain] = [number(args, "seat"), number(args, "owner")];
  const sides = view.seats.map((_, seat): Leader | null =>
    seat === mutineer ? "mutineer" : seat === captain ? "captain" : null,
  );
  return {
    mutiny: {
      mutineer,
      captain: crewCard(CAPTAIN).crew,
      mutineers: 0,
      sides,
      laid: [],
      office: null,
      standing: null,
    },
    passed: [],
  };
};

const plays = (view: JollyRogerView, seat: number, card: string): Partial<JollyRogerView> => ({
  ...loses(view, seat, card),
  played: card === OFFICE ? view.played : [...view.played, card],
});

const buries: Change = (view, args) => ({
  seats: seatsWith(view, number(args, "seat"), ({ loot, buried }) => {
    const cards = cardsOf(args);
    return { loot: cards.reduce(less, loot), buried: [...buried, ...cards] };
  }),
});

const CHANGES: Record<string, Change> = {
  "round-began": (_, args) => ({
    round: number(args, "round"),
    captain: number(args, "seat"),
    stage: "phase-1",
    passed: [],
  }),
  appointed: (_, args) => ({ quartermaster: number(args, "owner") }),
  "office-taken": (_, args) => ({ quartermaster: number(args, "seat") }),
  "captaincy-taken": (_, args) => ({ captain: number(args, "seat") }),
  "crew-drawn": (view, args) => ({
    ...draws(view, args),
    crew_pile: view.crew_pile - number(args, "count"),
  }),
  "crew-redealt": draws,
  "crew-discarded": (view, args) => loses(view, number(args, "seat"), cardOf(args)),
  punished: (view, args) => loses(view, number(args, "owner"), cardOf(args)),
  "crew-stolen": passes("hand", "owner"),
  "destination-chosen": (_, args) => ({
    stage: "phase-2",
    passed: [],
    voyage: sails(word(args, "destination") as DestinationType),
  }),
  "destination-shown": turnsUp,
  "voyage-broken-off": () => ({ voyage: null }),
  "island-missed": () => ({ voyage: null }),
  "card-added": adds,
  "loot-drawn": (view, args) => ({
    lot: cardsOf(args),
    got: view.got.map(() => 0),
    loot_pile: view.loot_pile - number(args, "count"),
  }),
  "loot-picked": (view, args) => fromLot(view, number(args, "seat"), cardOf(args)),
  "loot-shared": (view, args) => fromLot(view, number(args, "owner"), cardOf(args)),
  "loot-swapped": (view, args) => ({
    seats: seatsWith(view, number(args, "seat"), ({ loot }) => ({
      loot: less(loot, cardOf(args)),
    })),
  }),
  "loot-dug-up": (view, args) => {
    const [seat, owner, card] = [number(args, "seat"), number(args, "owner"), cardOf(args)];
    const dug = {
      ...view,
      seats: seatsWith(view, owner, ({ buried }) => ({ buried: less(buried, card) })),
    };
    return { seats: seatsWith(dug, seat, ({ loot }) => ({ loot: [...loot, card] })) };
  },
  "loot-given": passes("loot", "owner"),
  "bribe-taken": gift,
  buried: buries,
  "mutiny-called": (view, args) => plays(view, number(args, "seat"), word(args, "card")),
  "mutiny-began": begins,
  "support-laid": supports,
  "mutiny-ended": (_, args) => ({ captain: number(args, "seat"), mutiny: null, passed: [] }),
  "card-played": (view, args) => plays(view, number(args, "seat"), word(args, "card")),
  "sea-wolf-laid": (view, args) => plays(view, number(args, "seat"), word(args, "card")),
  "card-betrayed": (view, args) => plays(view, number(args, "seat"), TRAITOR),
  "guard-posted": (_, args) => ({ guard: number(args, "owner") }),
};

export const kindOf = kindsOf("jolly-roger");

export const applied = changer(kindOf, CHANGES);

/** The view with the event that is played now and those before it. */
export const shownOf = projector(applied);
