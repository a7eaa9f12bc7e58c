import { withoutQuestionWords } from './question-words.ts';
import { termKey, termsAmong } from './synonyms.ts';
import { tokensOf } from './tokens.ts';

/** Something that is asked for: a word, or several that are known to belong together, and what it is called otherwise. */
export type QueryTerm = { words: readonly string[]; synonyms: readonly string[] };

/**
 * What a question is about, in order: its words without those that questions are asked with, such as `får jag` or
 * `how do i`. Words that are known to belong together are one term wherever they stand: `tjuter larmet`, `larmet i taket
 * tjuter`. A question of nothing but such words keeps those that are no stop words. No term is given twice.
 */
export function queryTerms(text: string): QueryTerm[] {
  const words = [...new Set(withoutQuestionWords(tokensOf(text)))];
  return termsAmong(words.map(termKey)).map(({ places, synonyms }) => ({
    words: places.map((place) => words[place] ?? ''),
    synonyms,
  }));
}
