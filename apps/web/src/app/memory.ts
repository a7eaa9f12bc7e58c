import { ApiError } from '@brandpost/rubicore-api';

/** What has been asked and answered in this tab, or while one page was made. */
export type Memory = {
  /**
   * What was answered at most a minute ago, or is being asked for just now; else what `ask` answers. While nobody can be
   * reached, or the service fails, an older answer.
   */
  get<Value>(key: string, ask: () => Promise<Value>): Promise<Value>;
  /** Remembers an answer that came by another way. */
  keep(key: string, value: unknown): void;
  /** Whether anything is remembered there, however old. */
  has(key: string): boolean;
  /** From now on all is asked for again; until it is answered the old is known. */
  forget(): void;
  /** The old is not known any more either. */
  drop(key: string): void;
};

const FRESH_MS = 60_000;
const MOST_ANSWERS = 50;

type Answer = { value: Promise<unknown>; askedMs: number };

/** @param clock the time, by which answers grow old */
export function createMemory(clock: () => Date): Memory {
  const answers = new Map<string, Answer>();
  const remember = (key: string, answer: Answer) => {
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest);
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
        if (answers.get(key) === asked) answers.delete(key);
        if (known === undefined || !isPassing(error)) throw error;
        remember(key, { ...known, askedMs: Number.NEGATIVE_INFINITY });
        return known.value as Promise<Value>;
      }
    },
    keep: (key, value) => remember(key, { value: Promise.resolve(value), askedMs: clock().getTime() }),
    has: (key) => answers.has(key),
    drop: (key) => void answers.delete(key),
    forget() {
      for (const answer of answers.values()) answer.askedMs = Number.NEGATIVE_INFINITY;
    },
  };
}

/** Whether an error says nothing of what was asked for: nobody was reached, or the service failed. */
function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500;
  return error instanceof TypeError || (isRouteError(error) && error.init.status >= 500);
}

/** What a loader throws by `data()` of React Router. */
function isRouteError(error: unknown): error is { init: { status: number } } {
  return typeof error === 'object' && error !== null && 'init' in error && error.init !== null;
}
