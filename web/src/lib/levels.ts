/** An opponent for most: neither a walk-over nor the strongest. */
export const USUAL_BOT = "medium";
