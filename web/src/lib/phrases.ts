/** Ready phrases: each reads them in their own language. */
import { t } from "./i18n.svelte";
import type { Line, Phrase } from "./messages";

const PREFIX = "web-phrase-";
const known: Record<Phrase, string> = {
  hello: `${PREFIX}hello`,
  "good-luck": `${PREFIX}good-luck`,
  "your-turn": `${PREFIX}your-turn`,
  "one-moment": `${PREFIX}one-moment`,
  "well-played": `${PREFIX}well-played`,
  thanks: `${PREFIX}thanks`,
  sorry: `${PREFIX}sorry`,
  "good-game": `${PREFIX}good-game`,
};
export const PHRASES = Object.keys(known) as Phrase[];

export const phraseText = (phrase: Phrase): string => t(known[phrase]);

/** What the table itself says: somebody's time was up. */
export const isNotice = ({ key }: Line): boolean => key.startsWith("pace-flag-");

/** What a bot says of its move, not what a person says. */
export const isRemark = (line: Line): boolean =>
  line.key !== "" && !line.key.startsWith(PREFIX) && !isNotice(line);

/** What a person said. */
export const spoken = ({ key, text }: Line): string => (key ? t(key) : text);

/** A line of talk with who said it. */
export const lineWords = (line: Line): string =>
  isNotice(line)
    ? t(line.key, { name: line.name })
    : `${line.name || t("web-spectator")}: ${spoken(line)}`;
