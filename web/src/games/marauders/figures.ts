/** Ships and flags as they are drawn, around 0,0: about 50 wide, the waterline at 12. */
import type { Fleet, Nation, ShipType } from "./view.ts";

export interface Figure {
  masts: string;
  sails: string[];
  hull: string;
  /** Gun ports or planks on the hull. */
  trim: string;
  /** Where the owner's letter stands on a sail: x, y and its size. */
  letter: [number, number, number];
  /** The masthead: where the owner's shape or the flag is. */
  top: [number, number];
}

export const FIGURES: Record<ShipType, Figure> = {
  sloop: {
    masts: "M-1 10V-20",
    sails: ["M1-19L17 7H1Z", "M-3-14L-17 7H-3Z"],
    hull: "M-19 9L-13 18H10L19 9L9 11H-12Z",
    trim: "M-10 14.5H10",
    letter: [7, 5.6, 13],
    top: [-1, -23],
  },
  flute: {
    masts: "M-8 10V-15M7 10V-18",
    sails: ["M-16-11Q-11-7-16 7H-2Q3-4-2-11Z", "M1-13Q6-8 1 7H15Q20-3 15-13Z"],
    hull: "M-20 6Q-20 18-8 18H9Q20 18 19 7L10 10H-12Z",
    trim: "M-15 13.5H15",
    letter: [9, 4, 11],
    top: [7, -21],
  },
  frigate: {
    masts: "M-13 9V-14M1 9V-20M14 8V-13",
    sails: [
      "M-19-10Q-15-5-19 6H-9Q-5-3-9-10Z",
      "M-6-15Q-1-7-6 7H7Q12-4 7-15Z",
      "M9-9Q12-5 9 5H18Q22-2 18-9Z",
    ],
    hull: "M-23 5L-19 18H15L23 6L14 10H-15Z",
    trim: "M-14 14h3M-7 14h3M0 14h3M7 14h3",
    letter: [2.5, 3, 11.5],
    top: [1, -23],
  },
  galleon: {
    masts: "M-14 0V-16M1 9V-21M14 8V-14",
    sails: [
      "M-20-12Q-17-8-20-4H-9Q-5-8-9-12Z",
      "M-6-17Q-1-8-6 6H8Q13-5 8-17Z",
      "M10-10Q13-5 10 5H19Q23-2 19-10Z",
    ],
    hull: "M-24-2L-21 19H15Q22 14 24 4L14 9H-8L-12-2Z",
    trim: "M-19 4H-13M-17 13.5h3M-9 13.5h3M-1 13.5h3M7 13.5h3",
    letter: [3, 2.5, 11.5],
    top: [1, -24],
  },
  "ship-of-the-line": {
    masts: "M-14 4V-18M1 9V-24M15 8V-17",
    sails: [
      "M-20-15Q-16-12-20-7H-9Q-6-11-9-15Z",
      "M-21-5Q-17-1-21 4H-9Q-5 0-9-5Z",
      "M-6-20Q-2-16-6-10H7Q11-15 7-20Z",
      "M-7-8Q-2-2-7 7H8Q13-1 8-8Z",
      "M10-14Q13-10 10-5H19Q22-9 19-14Z",
      "M10-3Q14 1 10 6H20Q24 1 20-3Z",
    ],
    hull: "M-26-1L-22 20H15Q23 16 26 4L15 9H-12L-15-1Z",
    trim: "M-18 12h2.6M-12 12h2.6M-6 12h2.6M0 12h2.6M6 12h2.6M12 12h2.6M-16 16.5h2.6M-10 16.5h2.6M-4 16.5h2.6M2 16.5h2.6M8 16.5h2.6",
    letter: [2.5, 4, 12],
    top: [1, -27],
  },
};

export interface Flag {
  cloth: string;
  /** What is painted or drawn on it: path, colour, and the stroke's width; 0 for a filled shape. */
  charges: [string, string, number][];
}

const PIRATE: Flag = {
  cloth: "var(--flag-black)",
  charges: [["M11-23a3.4 3.4 0 0 0-2 6.2v1.6h4v-1.6a3.4 3.4 0 0 0-2-6.2z", "var(--flag-white)", 0]],
};

/** A flag of 20 by 13 at the top of a staff of 26 that stands on 0,0. */
const FLAGS: Record<Fleet, Flag> = {
  spain: {
    cloth: "var(--flag-white)",
    charges: [["M2-25L20-14M20-25L2-14", "var(--flag-red)", 3.2]],
  },
  england: {
    cloth: "var(--flag-white)",
    charges: [["M11-25.6v12.2M1.6-19.5h18.8", "var(--flag-red)", 3.4]],
  },
  france: {
    cloth: "var(--flag-blue)",
    charges: [
      [
        "M6-23.5l1.6 3.5L6-16.6l-1.6-3.4zM15.5-23.5l1.6 3.5l-1.6 3.4l-1.6-3.4zM10.8-19.6l1.5 2.8l-1.5 2.6l-1.5-2.6z",
        "var(--flag-gold)",
        0,
      ],
    ],
  },
  netherlands: {
    cloth: "var(--flag-white)",
    charges: [
      ["M1.6-25.5h18.8v3.9H1.6z", "var(--flag-orange)", 0],
      ["M1.6-17.4h18.8v3.9H1.6z", "var(--flag-blue)", 0],
    ],
  },
  "pirate-sloop": PIRATE,
  "pirate-frigate": PIRATE,
};

export const flagOf = (flag: Nation | Fleet): Flag => FLAGS[flag];
