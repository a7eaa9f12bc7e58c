/** The heading above rows of `spread`. */
export const SPREAD_HEAD = ['', 'p50 ms', 'p95 ms', 'most ms', 'times'];

/** A row of how long something took: in the middle, for the slowest twentieth, and at most. */
export function spread(name: string, times: readonly number[]): string[] {
  return [name, ...[0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1)), String(times.length)];
}

/** The time that this share of all times stays within; NaN when there are none. @param share from 0 to 1 */
export function quantile(times: readonly number[], share: number): number {
  const inOrder = times.toSorted((a, b) => a - b);
  return inOrder[Math.max(0, Math.ceil(inOrder.length * share) - 1)] ?? Number.NaN;
}
