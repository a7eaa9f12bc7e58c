import { useEffect, useState } from 'react';

/** The longest that a timer of the browser can wait is about 24 days; a day is often enough. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/**
 * The time, as it matters: the moment of the render at first, and from then on renewed at each of the moments given.
 * @param moments ISO 8601; null and what has passed are passed over
 */
export function useClock(rendered: Date, moments: readonly (string | null | undefined)[]): Date {
  const [now, setNow] = useState(rendered);
  const next = Math.min(
    ...moments.map((moment) => Date.parse(moment ?? '')).filter((ms) => ms > now.getTime()),
  );
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    // What was looked at last belongs to it: a wait that was cut short is followed by another.
    const waitMs = Math.min(Math.max(0, next - Math.max(Date.now(), now.getTime())), LONGEST_WAIT_MS);
    const timer = setTimeout(() => setNow(new Date()), waitMs);
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
