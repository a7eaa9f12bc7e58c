import { fold, STOP_WORDS, stem, tokensOf } from '@brandpost/swedish';
import { lexeme } from '../search-index/lexemes.ts';
import { allOf, anyOf } from './word-query.ts';

/** A text that is being typed: its words without marks. The last one may go on. */
export type TypedText = { words: readonly string[]; last: string };

const MAX_WORDS = 8;

/** null when there is nothing to go on from: no word, or a single letter. */
export function readTyped(text: string): TypedText | null {
  const tokens = tokensOf(text).slice(0, MAX_WORDS);
  const last = tokens.at(-1);
  if (last === undefined || text.trim().length < 2) return null;
  const before = tokens.slice(0, -1).filter((token) => !STOP_WORDS.has(token));
  return { words: before.map(fold), last: fold(last) };
}

/** tsquery text of the titles that hold every word, each of them or one that begins so. */
export function titlesWith({ words, last }: TypedText): string {
  return allOf([...words.map(wholeOrBeginning), beginning(last)]);
}

function beginning(word: string): string {
  return `${lexeme('title', word)}:*`;
}

/** What is typed in full also stands for its other forms. */
function wholeOrBeginning(word: string): string {
  return anyOf([beginning(word), lexeme('title', fold(stem(word)))]);
}
