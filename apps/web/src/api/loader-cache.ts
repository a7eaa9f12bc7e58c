import { saysNothing } from './transient.ts';

/** What has been asked and answered in this tab, or while one page was made. */
export type LoaderCache = {
  /**
   * What was answered at most a minute ago, or is being asked for just now; else what `ask` answers. While nobody can be
   * reached, or the service fails, an older answer.
   */
  get<Value>(key: string, ask: () => Promise<Value>): Promise<Value>;
  /** Remembers an answer that came by another way. */
  keep(key: string, value: unknown): void;
  /** From now on all is asked for again; until it is answered the old is known. */
  invalidate(): void;
};

const FRESH_MS = 60_000;
const MAX_ANSWERS = 50;

type Answer = { value: Promise<unknown>; askedMs: number };

/** @param clock the time, by which answers grow old */
export function createLoaderCache(clock: () => Date): LoaderCache {
  const answers = new Map<string, Answer>();
  const remember = (key: string, answer: Answer) => {
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
  };
  return {
    async get<Value>(key: string, ask: () => Promise<Value>): Promise<Value> {
      const nowMs = clock().getTime();
      const known = answers.get(key);
      if (known !== undefined && nowMs - known.askedMs < FRESH_MS) return known.value as Promise<Value>;
      const asked = { value: ask(), askedMs: nowMs };
      remember(key, asked);
      try {
        return await asked.value;
      } catch (error) {
        // What was asked for after this is newer than what was known before it.
        const isLast = answers.get(key) === asked;
        if (isLast) answers.delete(key);
        if (known === undefined || !saysNothing(error)) throw error;
        if (isLast) remember(key, { ...known, askedMs: Number.NEGATIVE_INFINITY });
        return known.value as Promise<Value>;
      }
    },
    keep: (key, value) => remember(key, { value: Promise.resolve(value), askedMs: clock().getTime() }),
    invalidate() {
      for (const answer of answers.values()) answer.askedMs = Number.NEGATIVE_INFINITY;
    },
  };
}
