/** Seats are told apart by hue, shape and letter: ten looks, numbered from 1. */

export interface Look {
  /** Outline around 0,0; the circle of the first look is drawn as a path as well. */
  path: string;
  letter: string;
  /** Where the letter stands: a triangle's middle lies lower. */
  y: number;
}

const LOOKS: readonly Look[] = [
  { path: "M-12.5 0A12.5 12.5 0 1 0 12.5 0A12.5 12.5 0 1 0-12.5 0Z", letter: "K", y: 5 },
  { path: "M-11-11H11V11H-11Z", letter: "L", y: 5 },
  { path: "M0-13.5L14 11.5H-14Z", letter: "M", y: 8 },
  { path: "M0-15L14 0L0 15L-14 0Z", letter: "P", y: 5 },
  { path: "M-11-12Q0-9 11-12V1Q10 10 0 14.5Q-10 10-11 1Z", letter: "R", y: 4.5 },
  { path: "M-13.5 0L-7-12H7L13.5 0L7 12H-7Z", letter: "T", y: 5 },
  {
    path: "M0-15.5L4.2-5.6L14.8-4.6L6.8 2.4L9.2 13L0 7.4L-9.2 13L-6.8 2.4L-14.8-4.6L-4.2-5.6Z",
    letter: "U",
    y: 5.5,
  },
  { path: "M-5.5-13.5H5.5V-5.5H13.5V5.5H5.5V13.5H-5.5V5.5H-13.5V-5.5H-5.5Z", letter: "V", y: 5 },
  { path: "M0-16C7-7 11.5-2 11.5 4A11.5 11.5 0 0 1-11.5 4C-11.5-2-7-7 0-16Z", letter: "Y", y: 8 },
  { path: "M-12-11.5H15L9 0L15 11.5H-12Z", letter: "Z", y: 5 },
];

export const lookOf = (number: number): Look => LOOKS[(number - 1) % LOOKS.length]!;

/** Looks of the games whose boxes fix the colours; others go by the seat's number. */
const FIXED: Record<string, readonly number[]> = { martinique: [7, 1] };

export const seatLook = (game: string, seat: number): number => FIXED[game]?.[seat] ?? seat + 1;
