/** How many retries there may be for a call: one in ten, so that a failing upstream is not asked twice as much. */
const SHARE = 0.1;
const MOST_SAVED = 10;

/** Retries that may be spent; each call earns a part of one. Source: SECURITY T18. */
export type RetryBudget = { earn(): void; spend(): boolean };

export function createRetryBudget(): RetryBudget {
  let saved = MOST_SAVED;
  return {
    earn() {
      saved = Math.min(MOST_SAVED, saved + SHARE);
    },
    spend() {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
}
