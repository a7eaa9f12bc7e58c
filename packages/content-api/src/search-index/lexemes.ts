import type { SearchTerms } from '@brandpost/swedish';

/**
 * How sure a match is, as the first letter of a lexeme: the word as written, its stem, either without marks, or a
 * part of a compound. Kept apart so that `får` never ranks as an exact find of `far`. Words of a title, without marks,
 * are there once more: an index tells at once who has them, while where a lexeme stands is read from the entry itself.
 */
export const LEXEME_KINDS = { exact: 'e', stem: 's', folded: 'f', part: 'p', title: 't' } as const;
export type LexemeKind = keyof typeof LEXEME_KINDS;

/** PostgreSQL takes lexemes of up to 2046 bytes; no word that people search for comes near. */
const MAX_WORD_LETTERS = 60;

/** The lexeme of a word, quoted for the text forms of tsvector and tsquery. */
export function lexeme(kind: LexemeKind, word: string): string {
  const plain = word.slice(0, MAX_WORD_LETTERS).replace(/['\\]/g, '');
  return `'${LEXEME_KINDS[kind]}:${plain}'`;
}

/** Every lexeme of prepared words, each once. */
export function lexemesOf(terms: SearchTerms): string[] {
  return [
    ...new Set([
      ...terms.exact.map((word) => lexeme('exact', word)),
      ...terms.stems.map((word) => lexeme('stem', word)),
      ...terms.folded.map((word) => lexeme('folded', word)),
      ...terms.parts.map((word) => lexeme('part', word)),
    ]),
  ];
}
