import { STOP_WORDS } from './stop-words.ts';
import { tokensOf } from './tokens.ts';

/** More words than this are rarely one word pulled apart. */
export const MAX_JOINED = 3;

/** Stop words that compounds end with all the same: `brand man`. */
const LAST_PARTS = new Set(['man']);

/**
 * Words that a writer may have pulled apart, put together again: `eldnings förbud` gives eldningsförbud. Each word is
 * joined with the next one and the next two; stop words are never part of a compound.
 */
export function joinParticles(query: string): string[] {
  const tokens = tokensOf(query);
  const joined = new Set<string>();
  for (let start = 0; start < tokens.length; start++) {
    for (let end = start + 2; end <= Math.min(start + MAX_JOINED, tokens.length); end++) {
      const words = tokens.slice(start, end);
      if (words.every(mayBePart)) joined.add(words.join(''));
    }
  }
  return [...joined];
}

function mayBePart(word: string, index: number): boolean {
  return !STOP_WORDS.has(word) || (index > 0 && LAST_PARTS.has(word));
}
