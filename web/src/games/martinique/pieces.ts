/** What is said of tokens, treasures and the tavern: the components that the server tells once. */
import { byId, kept } from "../printed.ts";

export const { learn, catalogue } = kept(byId);
