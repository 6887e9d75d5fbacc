/** What lies under the finger before a choice is complete: a hand card, or a loot card to give. */
export class Touching {
  card: string | null = $state(null);
  loot: string | null = $state(null);
}
