import { splitCompound } from './compound.ts';
import { fold } from './fold.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';
import { tokensOf } from './tokens.ts';

/** The words of a text or a query, prepared for an index: from the surest match to the loosest. No list repeats. */
export type SearchTerms = {
  /** The words as written, in lower case. */
  exact: string[];
  /** The words and their stems without marks, for those who type without å, ä and ö. */
  folded: string[];
  stems: string[];
  /** What compounds are made of: each part and its stem. */
  parts: string[];
};

/** Shorter groups of digits that stand together are rarely one number. */
const MIN_LONG_NUMBER = 5;

/**
 * Prepares a text or a query for searching; both sides of a search must go through here. Stop words are left out
 * unless there is nothing else. Takes long texts; limiting a query to 100 characters is up to the caller.
 */
export function searchTerms(text: string): SearchTerms {
  const tokens = tokensOf(text);
  const stemOf = new Map<string, string>();

  const words = new Set([...tokens, ...numbersAsOne(text)]);
  const meaningful = [...words].filter((token) => !STOP_WORDS.has(token));
  const exact = meaningful.length > 0 ? meaningful : [...words];
  const folded = new Set<string>();
  const stems = new Set<string>();
  const parts = new Set<string>();
  for (const token of exact) {
    const tokenStem = stemOnce(token, stemOf);
    folded.add(fold(token));
    if (tokenStem !== token) folded.add(fold(tokenStem));
    stems.add(tokenStem);
    for (const part of splitCompound(token)) parts.add(part).add(stemOnce(part, stemOf));
  }
  return {
    exact,
    folded: [...folded],
    stems: [...stems],
    parts: [...parts],
  };
}

/** Long numbers that are written in groups, as one: `113 13` is also searched for as 11313. */
function numbersAsOne(text: string): string[] {
  return (text.match(/\d+(?:[\s\u2010\u2011-]\d+)+/g) ?? [])
    .map((number) => number.replace(/\D/g, ''))
    .filter((number) => number.length >= MIN_LONG_NUMBER);
}

function stemOnce(word: string, known: Map<string, string>): string {
  let found = known.get(word);
  if (found === undefined) {
    found = stem(word);
    known.set(word, found);
  }
  return found;
}
