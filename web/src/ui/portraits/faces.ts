/** The gallery: each face is put together of a few parts. The names are those of the server. */

type Skin = 1 | 2 | 3 | 4 | 5;
type Hair = "black" | "brown" | "red" | "blond" | "grey";
type Cloth = "red" | "blue" | "green" | "cream" | "dark" | "gold";
type Ground = "sea" | "sand" | "dusk" | "mist";

export interface Face {
  skin: Skin;
  ground: Ground;
  coat: Cloth;
  hair: Hair;
  /** How the hair falls behind the head, and over the brow. */
  behind?: keyof typeof BEHIND;
  fringe?: keyof typeof FRINGE;
  beard?: keyof typeof BEARDS;
  hat?: { kind: keyof typeof HATS; cloth: Cloth };
  extras?: readonly (keyof typeof EXTRAS)[];
}

/** Paths on a square of 64, with the face in its middle. */
export const BEHIND = {
  long: "M17 28C14 44 16 56 20 60H44C48 56 50 44 47 28Z",
  curls:
    "M18 20Q10 24 13 31Q8 37 14 42Q12 50 20 52H44Q52 50 50 42Q56 37 51 31Q54 24 46 20Q32 8 18 20Z",
  bun: "M32 4A7 7 0 1 1 32 18A7 7 0 1 1 32 4ZM18 20H46V36H18Z",
  plaits: "M17 26Q14 40 18 54L23 58L25 40ZM47 26Q50 40 46 54L41 58L39 40Z",
} as const;

export const FRINGE = {
  short: "M18 29Q17 13 32 13Q47 13 46 29Q43 20 36 20H28Q21 20 18 29Z",
  parted: "M18 32Q15 12 33 12Q49 13 46 32Q45 24 35 18Q25 25 18 32Z",
  brow: "M18 30Q16 12 32 12Q48 12 46 30L42 25L38 28L33 24L28 28L23 25Z",
  receding: "M18 30Q16 20 22 16Q19 22 19.5 29ZM46 30Q48 20 42 16Q45 22 44.5 29Z",
} as const;

export const BEARDS = {
  full: "M19 35Q19 56 32 57Q45 56 45 35Q41 42 37 40.5Q32 38.5 27 40.5Q23 42 19 35Z",
  goatee: "M28 46Q32 44 36 46Q36 54 32 55Q28 54 28 46Z",
  moustache: "M32 39.5Q27 37.5 22 42.5Q28 44 32 41.5Q36 44 42 42.5Q37 37.5 32 39.5Z",
  forked: "M19 36Q20 50 26 60L31 52H33L38 60Q44 50 45 36Q41 43 37 41Q32 39 27 41Q23 43 19 36Z",
} as const;

export const HATS = {
  tricorn: "M8 23Q20 22 24 9Q32 5 40 9Q44 22 56 23Q46 29 32 26Q18 29 8 23Z",
  bandana: "M17 27Q17 11 32 11Q47 11 47 27Q32 20 17 27ZM47 24L56 28L50 31L55 37L45 30Z",
  cap: "M17 25Q17 10 32 10Q47 10 47 25ZM15 25H49V29H15Z",
  wide: "M4 26Q18 20 20 12Q32 6 44 12Q46 20 60 26Q46 30 32 27Q18 30 4 26Z",
  scarf: "M15 44Q14 12 32 11Q50 12 49 44Q52 56 46 58Q46 28 32 20Q18 28 18 58Q12 56 15 44Z",
} as const;

/** Drawn over all: in the line's colour, or as what they are. */
export const EXTRAS = {
  patch:
    "M21 27.5Q26 24.5 30.5 28Q30 35 25.5 35Q21 34 21 27.5ZM18 24L30 28L46 22L46 23.5L30 29.5L18 25.5Z",
  scar: "M40 24L43 37M39.5 29L43 28M40.5 33L44 32",
  earring: "M17.5 38A2.6 2.6 0 1 0 17.6 38Z",
  glasses:
    "M20.5 31A5 5 0 1 0 30.5 31A5 5 0 1 0 20.5 31M33.5 31A5 5 0 1 0 43.5 31A5 5 0 1 0 33.5 31M30.5 30H33.5",
  freckles: "M23 37h.1M26 38.5h.1M38 38.5h.1M41 37h.1M24.5 40h.1M39.5 40h.1",
} as const;

export const FACES: Readonly<Record<string, Face>> = {
  amara: {
    skin: 5,
    ground: "sand",
    coat: "green",
    hair: "black",
    behind: "curls",
    hat: { kind: "bandana", cloth: "gold" },
    extras: ["earring"],
  },
  bruno: { skin: 3, ground: "sea", coat: "dark", hair: "black", fringe: "receding", beard: "full" },
  celia: { skin: 2, ground: "dusk", coat: "blue", hair: "brown", behind: "long", fringe: "parted" },
  dario: {
    skin: 2,
    ground: "mist",
    coat: "red",
    hair: "black",
    fringe: "short",
    beard: "moustache",
    hat: { kind: "tricorn", cloth: "dark" },
  },
  edda: {
    skin: 1,
    ground: "sea",
    coat: "cream",
    hair: "blond",
    behind: "plaits",
    fringe: "brow",
    extras: ["freckles"],
  },
  fabian: {
    skin: 3,
    ground: "dusk",
    coat: "gold",
    hair: "brown",
    fringe: "short",
    beard: "goatee",
    extras: ["patch"],
  },
  greta: {
    skin: 1,
    ground: "sand",
    coat: "dark",
    hair: "grey",
    behind: "bun",
    fringe: "parted",
    extras: ["glasses"],
  },
  hugo: {
    skin: 1,
    ground: "mist",
    coat: "green",
    hair: "red",
    beard: "forked",
    hat: { kind: "cap", cloth: "blue" },
  },
  ines: {
    skin: 3,
    ground: "sea",
    coat: "red",
    hair: "black",
    behind: "long",
    fringe: "brow",
    hat: { kind: "wide", cloth: "cream" },
  },
  jonas: {
    skin: 1,
    ground: "dusk",
    coat: "blue",
    hair: "blond",
    fringe: "short",
    extras: ["scar"],
  },
  kaya: {
    skin: 4,
    ground: "mist",
    coat: "cream",
    hair: "black",
    behind: "bun",
    fringe: "brow",
    extras: ["earring"],
  },
  lorenzo: {
    skin: 2,
    ground: "sand",
    coat: "red",
    hair: "grey",
    beard: "full",
    hat: { kind: "tricorn", cloth: "blue" },
    extras: ["scar"],
  },
  mirela: {
    skin: 2,
    ground: "sea",
    coat: "dark",
    hair: "brown",
    fringe: "parted",
    hat: { kind: "scarf", cloth: "red" },
  },
  nils: {
    skin: 1,
    ground: "sand",
    coat: "cream",
    hair: "blond",
    fringe: "short",
    beard: "full",
    hat: { kind: "bandana", cloth: "red" },
  },
  odette: {
    skin: 4,
    ground: "dusk",
    coat: "gold",
    hair: "grey",
    behind: "curls",
    fringe: "short",
    extras: ["glasses"],
  },
  pilar: {
    skin: 3,
    ground: "mist",
    coat: "red",
    hair: "red",
    behind: "plaits",
    hat: { kind: "tricorn", cloth: "green" },
    extras: ["patch"],
  },
};

export const PORTRAITS: readonly string[] = Object.keys(FACES);
