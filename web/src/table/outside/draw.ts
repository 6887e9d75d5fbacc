/** What a game of another package draws its board with: docs/adding-a-game.md shows such a script. */
import type { TableProps, View } from "../../games/types";

/** The default export of its `board.js`: called once for a box, it returns what draws each table. */
export type Draw = (box: HTMLElement) => (table: OutsideTable) => void;

export interface OutsideTable {
  view: View;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  names: readonly string[];
  phone: boolean;
  /** What can be chosen now, by its text: `dive rum-1`. */
  options: readonly OutsideOption[];
  /** Selects an option; one that is selected already is confirmed. */
  choose: (text: string) => void;
  /** A word of the game, such as the `find` called `rum-1`. */
  word: (name: string, word: string) => string;
}

export interface OutsideOption {
  text: string;
  verb: string;
  args: Record<string, string>;
  /** What its button says. */
  words: string;
  selected: boolean;
}

export function outsideTable(props: TableProps): OutsideTable {
  const { view, seat, names, phone, text, decision, selected, onselect } = props;
  const choices = decision?.options ?? [];
  return {
    view,
    seat,
    names,
    phone,
    options: choices.map((choice) => ({
      text: choice.text,
      verb: choice.verb,
      args: choice.args,
      words: text.action(choice),
      selected: choice.text === selected?.text,
    })),
    choose: (wanted) => {
      const choice = choices.find((each) => each.text === wanted);
      if (choice) onselect(choice);
    },
    word: (name, word) => text.word(name, word),
  };
}
