import { EVERYDAY_TERMS } from './everyday-terms.ts';
import { fold } from './fold.ts';
import { withoutQuestionWords } from './question-words.ts';
import { stem } from './stem.ts';
import { SYNONYM_GROUPS } from './synonym-groups.ts';
import { tokensOf } from './tokens.ts';

/** A term by the stems of its words, and the terms that are looked for beside it. */
type KnownTerm = { stems: readonly string[]; synonyms: Set<string> };

/** What a service looks for beside a term, on top of what is known of all. */
export type OwnTerm = { said: readonly string[]; meant: readonly string[] };

const termsByFirstStem = indexTerms([
  ...SYNONYM_GROUPS.map((group) => ({ said: group, meant: group })),
  ...EVERYDAY_TERMS,
]);

/**
 * Other terms for the same thing, in lower case; some are of several words. The term may be inflected and of several
 * words. Empty when none is known.
 */
export function synonymsOf(term: string): readonly string[] {
  const stems = stemsOf(term);
  const known = (termsByFirstStem.get(stems[0] ?? '') ?? []).find((other) => isEqual(other.stems, stems));
  return known === undefined ? [] : [...known.synonyms];
}

/** A term among stems: the places of its words, in order, and what is looked for beside it. */
export type FoundTerm = { places: readonly number[]; synonyms: readonly string[] };

/**
 * The terms that different stems make up, those of a service before those of all, each stem in one of them: the longest known ones, and the stems that are left
 * one by one.
 */
export function termsAmong(stems: readonly string[], ownTerms: readonly OwnTerm[] = []): FoundTerm[] {
  const ownByFirstStem = indexTerms(ownTerms.map(withKnownSynonyms));
  const placeOf = new Map(stems.map((text, place) => [text, place]));
  const known = stems
    .flatMap((first) => [...(ownByFirstStem.get(first) ?? []), ...(termsByFirstStem.get(first) ?? [])])
    .filter((term) => term.stems.every((part) => placeOf.has(part)))
    .sort((a, b) => b.stems.length - a.stems.length);
  const found: FoundTerm[] = [];
  const taken = new Set<number>();
  for (const term of known) {
    const places = term.stems.map((part) => placeOf.get(part) ?? 0);
    if (places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    found.push({ places, synonyms: [...term.synonyms] });
  }
  stems.forEach((_, place) => {
    if (!taken.has(place)) found.push({ places: [place], synonyms: [] });
  });
  return found.sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0));
}

function withKnownSynonyms({ said, meant }: OwnTerm): OwnTerm {
  return { said, meant: [...meant, ...said.flatMap(synonymsOf)] };
}

/** Also anyone who types without å, ä and ö means the term. */
export function termKey(word: string): string {
  return fold(stem(word));
}

/**
 * The stems that a question has to have for a term to be meant. Words that questions are asked with do not count, unless
 * too little would be left: `larm ute` is no `larm`.
 */
function stemsOf(term: string): string[] {
  const words = tokensOf(term);
  const stems = [...new Set(withoutQuestionWords(words).map(termKey))];
  return stems.length > 1 || words.length === 1 ? stems : [...new Set(words.map(termKey))];
}

function indexTerms(terms: readonly OwnTerm[]): ReadonlyMap<string, readonly KnownTerm[]> {
  const index = new Map<string, KnownTerm[]>();
  const add = (term: string, synonyms: readonly string[]) => {
    const stems = stemsOf(term);
    const withSameStart = index.get(stems[0] ?? '') ?? [];
    const known = withSameStart.find((other) => isEqual(other.stems, stems));
    const entry = known ?? { stems, synonyms: new Set() };
    for (const synonym of synonyms) if (synonym !== term) entry.synonyms.add(synonym);
    if (known === undefined) index.set(stems[0] ?? '', [...withSameStart, entry]);
  };
  for (const { said, meant } of terms) for (const term of said) add(term, meant);
  return index;
}

function isEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, position) => value === b[position]);
}
