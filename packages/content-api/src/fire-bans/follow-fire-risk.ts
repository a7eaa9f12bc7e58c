import { ASK_EVERY_MS, type FireRiskSource, renewFireRisk } from './renew-fire-risk.ts';

/** The longest pause after failures that follow each other. */
const LONGEST_WAIT_MS = 6 * ASK_EVERY_MS;

type Following = Omit<FireRiskSource, 'signal'> & {
  /** Told of each failure with one sentence. */
  onFailure(sentence: string): void;
};

/**
 * Keeps the forecast of the fire risk, asked for once an hour at the most, whichever process does it, and more seldom
 * while it cannot be had.
 */
export function followFireRisk({ onFailure, ...source }: Following): { close(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  const closing = new AbortController();
  let failureWaitMs = ASK_EVERY_MS;

  const round = async () => {
    let waitMs: number;
    try {
      waitMs = await renewFireRisk({ ...source, signal: closing.signal });
      failureWaitMs = ASK_EVERY_MS;
    } catch (error) {
      if (closing.signal.aborted) return;
      onFailure(error instanceof Error ? error.message : String(error));
      waitMs = failureWaitMs;
      failureWaitMs = Math.min(failureWaitMs * 2, LONGEST_WAIT_MS);
    }
    // Replicas ask at times of their own.
    if (!closing.signal.aborted) timer = setTimeout(begin, waitMs * (1 + Math.random() * 0.1)).unref();
  };
  let running: Promise<void> = Promise.resolve();
  const begin = () => {
    running = round();
  };
  begin();
  return {
    async close() {
      closing.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
