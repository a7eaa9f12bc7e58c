import { diffChars } from 'diff';

/** Two long texts that have nothing in common are not compared for longer than somebody waits. */
const LONGEST_MS = 50;

/**
 * Where a caret stands in a text that has been changed elsewhere: between the same letters. Of letters that are gone it
 * stays at the place.
 * @param at in UTF-16 units of `before`
 * @returns in UTF-16 units of `after`
 */
export function movedCaret(at: number, before: string, after: string): number {
  const parts = diffChars(before, after, { timeout: LONGEST_MS });
  if (parts === undefined) return Math.min(at, after.length);
  let [passed, moved] = [0, 0];
  for (const { value, added, removed } of parts) {
    if (added) {
      // What comes in at the caret comes after it.
      if (passed >= at) break;
      moved += value.length;
      continue;
    }
    const step = Math.min(value.length, at - passed);
    passed += step;
    if (!removed) moved += step;
  }
  return moved;
}
