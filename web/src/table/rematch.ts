/** The next table: whoever calls for a rematch is taken there, the others are told of it. */
import { t } from "$lib/i18n.svelte";
import type { Situation } from "$lib/messages";
import { go } from "$lib/router.svelte";
import type { Answer, Table } from "$lib/table.svelte";
import { toast } from "$lib/toasts.svelte";

export class Rematch {
  private called = false;

  constructor(private readonly table: Table) {}

  async call(): Promise<Answer> {
    this.called = true;
    const answer = await this.table.ask({ type: "rematch" });
    this.called = answer.type === "done";
    // Where it is may have been told before.
    if (this.table.situation) this.follow(this.table.situation, null);
    return answer;
  }

  follow({ table: { nextTable } }: Situation, before: Situation | null): void {
    if (!nextTable) return;
    if (this.called) go(`/t/${nextTable}`);
    else if (before && !before.table.nextTable) toast(t("web-rematch-called"));
  }
}
