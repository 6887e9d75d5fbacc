/** An opponent for most: neither a walk-over nor the strongest. */
export const USUAL_BOT = "medium";

/** A bot's level, and what it likes, if anything: `hard-raider`. */
export function levelAndStyle(bot: string): [level: string, style: string] {
  const [level = "", style = ""] = bot.split("-");
  return [level, style];
}
