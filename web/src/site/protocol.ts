/** What a page and its worker say to each other. */

export type ToHost =
  | { kind: "start"; base: string }
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "connect"; line: number; table: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "leave"; line: number }
  | { kind: "watched"; watched: boolean };

export type FromHost =
  | { kind: "prepared"; part: number }
  | { kind: "failed"; reason: string }
  | { kind: "answer"; id: number; ok: boolean; text: string }
  | { kind: "connected"; line: number }
  | { kind: "told"; line: number; text: string }
  | { kind: "closed"; line: number; code: number };

/** The files that the interpreter starts from, by name. */
export type Parts = ReadonlyMap<string, ArrayBuffer>;

export type ToThinker =
  { kind: "start"; base: string; parts: Parts } | { kind: "think"; id: number; packed: string };

/** An empty text where nothing came of it. */
export interface FromThinker {
  id: number;
  packed: string;
}
