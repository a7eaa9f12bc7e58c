import { fold, type QueryTerm, searchTerms, stem } from '@brandpost/swedish';
import { lexeme } from '../search-index/lexemes.ts';

/** Ways to find what is asked for, from the surest to the loosest: each a tsquery text, or empty where there is none. */
export type TermQuery = {
  exact: string;
  stem: string;
  folded: string;
  /** As a part of a compound. */
  part: string;
  /** By its own parts, each of them found somewhere. */
  composed: string;
  /** Any of its own parts: what each of them is worth where all are found. */
  pieces: string;
  synonym: string;
  /** By a synonym that a title says whole; a number there is seldom what a text is about. */
  called: string;
  /** As the beginning of a longer word. */
  prefix: string;
  /** In a title, in any form. Not one of the ways to find it, but a reason to look there first. */
  title: string;
};

const MIN_PREFIX_LETTERS = 3;

/** A number alone is no subject: `112` stands in many texts. */
export function isNoNumber(text: string): boolean {
  return !/^\d+$/.test(text);
}

/** How to find what somebody asks for. Of several words, each has to be found in the same way. */
export function termQuery({ words, synonyms }: QueryTerm): TermQuery {
  const queries = words.map(wordQuery);
  const ofEach = (kind: keyof ReturnType<typeof wordQuery>) => ofAll(queries.map((query) => query[kind]));
  return {
    exact: ofEach('exact'),
    stem: ofEach('stem'),
    folded: ofEach('folded'),
    part: ofEach('part'),
    composed: ofEach('composed'),
    pieces: anyOf(words.length === 1 ? queries.map(({ pieces }) => pieces) : queries.map(({ stem }) => stem)),
    synonym: anyOf(synonyms.map(phraseQuery)),
    called: anyOf(synonyms.filter(isNoNumber).map(titlePhraseQuery)),
    prefix: ofEach('prefix'),
    title: ofEach('title'),
  };
}

function wordQuery(word: string) {
  const terms = searchTerms(word);
  return {
    exact: lexeme('exact', word),
    stem: anyOf(terms.stems.map((text) => lexeme('stem', text))),
    folded: anyOf(terms.folded.map((text) => lexeme('folded', text))),
    part: anyOf([word, ...terms.stems].map((text) => lexeme('part', text))),
    composed: allOf(partsOf(word)),
    pieces: anyOf(partsOf(word)),
    prefix: word.length < MIN_PREFIX_LETTERS ? '' : `${lexeme('folded', fold(word))}:*`,
    title: anyOf(terms.folded.map((text) => lexeme('title', text))),
  };
}

/** Any way to find the term. */
export function anyWay(query: TermQuery): string {
  const { exact, stem, folded, part, composed, synonym, prefix } = query;
  return anyOf([exact, stem, folded, part, composed, synonym, prefix]);
}

/**
 * The ways that show the term to be spelt as others spell it. A stem without marks shows nothing, the misspelt
 * "sottning" has that of "sött"; nor do parts, "eldningsförbjud" has good ones.
 */
export function asWritten(term: QueryTerm): string {
  const { exact, stem, part, synonym, prefix } = termQuery(term);
  return anyOf([exact, stem, ofAll(term.words.map(wholeWord)), part, synonym, prefix]);
}

/** The word as it is, with its marks or without. */
export function wholeWord(word: string): string {
  return anyOf([lexeme('exact', word), lexeme('folded', fold(word))]);
}

/** The term in a title, in any of its forms, with its marks or without. */
export function foremost({ words }: QueryTerm): string {
  return allOf(words.map(foremostWord));
}

function foremostWord(word: string): string {
  const { exact, stems } = searchTerms(word);
  const found = [
    ...exact.map((text) => lexeme('exact', text)),
    ...stems.map((text) => lexeme('stem', text)),
    lexeme('folded', fold(word)),
  ];
  return anyOf(found.map((text) => `${text}:A`));
}

/** All words of a phrase, by their stems. */
function phraseQuery(phrase: string): string {
  return allOf(searchTerms(phrase).stems.map((text) => lexeme('stem', text)));
}

/** All words of a phrase in a title, in any form. */
function titlePhraseQuery(phrase: string): string {
  return allOf(searchTerms(phrase).exact.map((word) => wordQuery(word).title));
}

export function anyOf(queries: readonly string[]): string {
  return joined(queries, ' | ');
}

export function allOf(queries: readonly string[]): string {
  return joined(queries, ' & ');
}

/** Empty when one of them is: what cannot be found at all cannot be found with the others. */
function ofAll(queries: readonly string[]): string {
  return queries.includes('') ? '' : allOf(queries);
}

function joined(queries: readonly string[], operator: string): string {
  const given = [...new Set(queries.filter((query) => query !== ''))];
  return given.length < 2 ? (given[0] ?? '') : `(${given.join(operator)})`;
}

/** Each part of a compound, as a word of its own or as a part of another. */
function partsOf(word: string): string[] {
  const parts = [...new Set(searchTerms(word).parts.map(stem))];
  if (parts.length < 2) return [];
  return parts.map((part) => anyOf([lexeme('stem', part), lexeme('part', part)]));
}
