import { stem } from './stem.ts';
import { SYNONYM_GROUPS } from './synonym-groups.ts';
import { tokensOf } from './tokens.ts';

type Term = { stems: readonly string[]; synonyms: readonly string[] };

const termsByFirstStem = indexGroups();

/**
 * Other terms for the same thing, in lower case; some are of several words. The term may be inflected and of several
 * words. Empty when none is known.
 */
export function synonymsOf(term: string): readonly string[] {
  const stems = tokensOf(term).map(stem);
  const [first] = stems;
  if (first === undefined) return [];
  return termsByFirstStem.get(first)?.find((known) => isEqual(known.stems, stems))?.synonyms ?? [];
}

/** The synonyms of every known term that stands in a row of stems, each once. */
export function synonymsAmong(stems: readonly string[]): string[] {
  const found = new Set<string>();
  stems.forEach((first, start) => {
    for (const term of termsByFirstStem.get(first) ?? []) {
      if (term.stems.every((part, offset) => stems[start + offset] === part)) {
        for (const synonym of term.synonyms) found.add(synonym);
      }
    }
  });
  return [...found];
}

function indexGroups(): ReadonlyMap<string, readonly Term[]> {
  const index = new Map<string, Term[]>();
  for (const group of SYNONYM_GROUPS) {
    for (const term of group) {
      const stems = tokensOf(term).map(stem);
      const first = stems[0] ?? '';
      const entry: Term = { stems, synonyms: group.filter((other) => other !== term) };
      index.set(first, [...(index.get(first) ?? []), entry]);
    }
  }
  return index;
}

function isEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, position) => value === b[position]);
}
