import { saysWhat, withoutQuestionWords } from './question-words.ts';
import { type OwnTerm, termKey, termsAmong } from './synonyms.ts';
import { tokensOf } from './tokens.ts';

/** Something that is asked for: a word, or several that are known to belong together, and what it is called otherwise. */
export type QueryTerm = {
  words: readonly string[];
  synonyms: readonly string[];
  /** The words alone say something else: `hur många larm` is about no alarm. */
  isPhrase?: true;
};

/**
 * What a question is about, in order: its words without those that questions are asked with, such as `får jag` or
 * `how do i`. Words that are known to belong together are one term wherever they stand: `tjuter larmet`, `larmet i taket
 * tjuter`. A question of nothing but such words keeps those that are no stop words. No term is given twice.
 */
export function queryTerms(text: string, ownTerms: readonly OwnTerm[] = []): QueryTerm[] {
  const words = [...new Set(tokensOf(text))];
  const found = termsAmong(words.map(termKey), ownTerms);
  const isKnownTogether = found.some(({ places }) => places.length > 1);
  const sought = new Set(isKnownTogether ? words.filter(saysWhat) : withoutQuestionWords(words));
  return found.flatMap(({ places, synonyms }) => {
    const ofTerm = places.map((place) => words[place] ?? '');
    const said = ofTerm.filter((word) => sought.has(word));
    if (said.length > 0) {
      return { words: said, synonyms, ...(said.length < ofTerm.length && { isPhrase: true as const }) };
    }
    // Words that say nothing one by one may say something together.
    return places.length > 1 ? { words: withoutQuestionWords(ofTerm), synonyms } : [];
  });
}

/** The same for all ways to ask for the same words: in any order and form, with any filler words. Empty where none is left. */
export function queryKey(text: string): string {
  return [...new Set(withoutQuestionWords(tokensOf(text)).map(termKey))].sort().join(' ');
}
