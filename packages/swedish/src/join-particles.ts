import { STOP_WORDS } from './stop-words.ts';
import { tokensOf } from './tokens.ts';

/**
 * Words that a writer may have pulled apart, put together again: `eldnings förbud` gives eldningsförbud. Each word is
 * joined with the next; stop words are never part of a compound.
 */
export function joinParticles(query: string): string[] {
  const joined: string[] = [];
  let previous: string | null = null;
  for (const token of tokensOf(query)) {
    const current = STOP_WORDS.has(token) ? null : token;
    if (previous !== null && current !== null) joined.push(previous + current);
    previous = current;
  }
  return [...new Set(joined)];
}
