import { setTimeout as wait } from 'node:timers/promises';
import { type Feed, FeedError } from './ask-feed.ts';

/** Anyone who hints all the time makes us ask no more often than this. */
const LEAST_MS = 3000;
/** A hint may come before the answer is everywhere: asked once more when it brought nothing. */
const AFTER_HINT_MS = 4000;
/** So many hints are followed in each window; the others wait for the next round. */
const HINTS = { most: 40, windowMs: 300_000 };
/** After the first failure, and twice as long after each further one. */
const FIRST_BACK_OFF_MS = 30_000;
const LONGEST_BACK_OFF_MS = 300_000;

type Following = {
  everyMs: number;
  /** Reads and keeps what was answered. @returns whether it was something new */
  take: (json: string) => Promise<boolean>;
  onAnswer: () => void;
  onFailure: (error: unknown) => void;
};

export type FollowedFeed = {
  /** Something new is said to be there. */
  hint(): void;
  close(): Promise<void>;
};

/**
 * Asks a feed again and again: at its pace, sooner when there is a hint, later each time that it fails, and not before
 * it wants to be asked.
 */
export function followFeed(feed: Feed, { everyMs, take, onAnswer, onFailure }: Following): FollowedFeed {
  const closed = new AbortController();
  let hinted = new AbortController();
  let hintsMs: number[] = [];
  let failures = 0;
  let restUntilMs = 0;

  /** @returns whether it brought something new */
  const ask = async (): Promise<boolean> => {
    try {
      const json = await feed.ask(closed.signal);
      const isNew = json !== null && (await take(json));
      feed.accept();
      failures = 0;
      onAnswer();
      return isNew;
    } catch (error) {
      if (closed.signal.aborted) return false;
      failures += 1;
      if (error instanceof FeedError && error.restMs !== null) restUntilMs = Date.now() + error.restMs;
      onFailure(error);
      return false;
    }
  };
  const pause = (ms: number, ...sooner: AbortSignal[]) =>
    wait(ms, undefined, { ref: false, signal: AbortSignal.any([closed.signal, ...sooner]) }).catch(
      () => undefined,
    );
  const run = async () => {
    let isHinted = false;
    while (!closed.signal.aborted) {
      // What is hinted at from here on need not be in this answer.
      hinted = new AbortController();
      const isNew = await ask();
      const leftMs = isHinted && !isNew ? AFTER_HINT_MS : roundMs();
      await pause(Math.max(LEAST_MS, restUntilMs - Date.now()));
      await pause(leftMs - LEAST_MS, hinted.signal);
      isHinted = hinted.signal.aborted;
    }
  };
  const roundMs = () => {
    const backOffMs = Math.min(
      FIRST_BACK_OFF_MS * 2 ** (failures - 1),
      Math.max(everyMs, LONGEST_BACK_OFF_MS),
    );
    // Several services ask at times of their own.
    return (failures === 0 ? everyMs : backOffMs) * (0.9 + Math.random() * 0.2);
  };
  const running = run();

  return {
    hint() {
      if (hinted.signal.aborted) return;
      const nowMs = Date.now();
      hintsMs = hintsMs.filter((ms) => nowMs - ms < HINTS.windowMs);
      if (hintsMs.length >= HINTS.most) return;
      hintsMs.push(nowMs);
      hinted.abort();
    },
    async close() {
      closed.abort();
      await running;
    },
  };
}
