/** A hint: what a search advises, as long as the question is the same. */
import type { Advice, Choice } from "$lib/messages";
import { offered, type Answer, type Table } from "$lib/table.svelte";

export class Hint {
  /** The action that was advised. */
  action = $state("");
  /** Why, and what then; a guide needs no reasons. */
  advice: Advice | null = $state.raw(null);
  /** The same in one sentence, for those who listen. */
  said = $state("");
  /** The search is under way. */
  asking = $state(false);

  constructor(
    private readonly table: Table,
    private readonly complain: (answer: Answer) => Promise<void>,
  ) {}

  readonly close = (): void => {
    this.advice = null;
    this.said = "";
  };

  /** The question is another one. */
  clear(): void {
    this.close();
    this.action = "";
  }

  readonly ask = async (): Promise<void> => {
    const decision = this.table.decision;
    if (!decision) return;
    this.asking = true;
    const answer = await this.table
      .ask({ type: "ask-hint", seat: decision.seat })
      .finally(() => (this.asking = false));
    if (answer.type !== "hint") return this.complain(answer);
    const plain: Choice = answer.advice?.choice ?? {
      text: answer.action,
      verb: "",
      args: {},
      brings: [],
    };
    const choice = offered(decision, plain);
    // By now the question may be another one, or answered.
    if (!choice || this.table.decision?.id !== decision.id) return;
    this.action = choice.text;
    this.advice = answer.advice;
    this.table.selected = choice;
  };
}
