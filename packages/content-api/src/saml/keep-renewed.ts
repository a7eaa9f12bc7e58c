import type { IdentityProviderSource } from './follow-metadata.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Nobody gets in until something is known. */
const UNKNOWN_MS = 60_000;
const LIMIT_MS = 10_000;

/** Asks an identity provider for its metadata about each hour, and has the dates of certificates looked at each day. */
export function keepRenewed(source: IdentityProviderSource): {
  start(eachDay: () => void): void;
  stop(): void;
} {
  let next: NodeJS.Timeout | null = null;
  let daily: NodeJS.Timeout | null = null;
  const wait = () => {
    // Replicas ask at times of their own.
    const afterMs = source.current() === null ? UNKNOWN_MS : HOUR_MS * (0.9 + Math.random() * 0.2);
    next = setTimeout(async () => {
      await source.renew(LIMIT_MS);
      if (next !== null) wait();
    }, afterMs).unref();
  };
  return {
    start(eachDay) {
      wait();
      daily = setInterval(eachDay, 24 * HOUR_MS).unref();
    },
    stop() {
      if (next !== null) clearTimeout(next);
      if (daily !== null) clearInterval(daily);
      next = null;
    },
  };
}
