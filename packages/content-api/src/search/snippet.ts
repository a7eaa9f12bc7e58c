import { fold, stem } from '@brandpost/swedish';

/** Plain text in parts, those that were searched for marked. */
export type Snippet = { text: string; isMatch: boolean }[];

const LETTERS_BEFORE = 60;
const MAX_LETTERS = 200;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** Shorter beginnings would mark half of every text. */
const MIN_NEEDLE_LETTERS = 3;
const MIN_INNER_NEEDLE_LETTERS = 4;

/** What was searched for: words, and terms of several words that are one thing together. */
export type Sought = { words: readonly string[]; phrases: readonly (readonly string[])[] };

/** Finds the words of a text, in order, that were searched for: a form of one, a compound with one, or a phrase as a whole. */
export function markerFor({ words, phrases }: Sought): (texts: readonly string[]) => boolean[] {
  const isWord = matcherOf(words);
  const matchersOfPhrases = phrases.map((phrase) => phrase.map((word) => matcherOf([word])));
  return (texts) => {
    const marks = texts.map(isWord);
    for (const matchers of matchersOfPhrases) {
      for (let at = 0; at + matchers.length <= texts.length; at++) {
        if (matchers.every((matches, place) => matches(texts[at + place] ?? ''))) {
          marks.fill(true, at, at + matchers.length);
        }
      }
    }
    return marks;
  };
}

function matcherOf(words: readonly string[]): (text: string) => boolean {
  const needles = [...new Set(words.map((word) => fold(stem(word))))].filter((needle) => needle !== '');
  return (text) => {
    const folded = fold(text);
    return needles.some((needle) => {
      if (needle.length < MIN_NEEDLE_LETTERS) return folded === needle;
      return (
        folded.startsWith(needle) || (needle.length >= MIN_INNER_NEEDLE_LETTERS && folded.includes(needle))
      );
    });
  };
}

/** The text around the first find, or its beginning when nothing in it was found. */
export function snippetOf(text: string, mark: ReturnType<typeof markerFor>): Snippet {
  const words = [...text.matchAll(WORD)];
  const marks = mark(words.map(([word]) => word));
  const finds = words.filter((_, at) => marks[at]);
  const first = finds[0]?.index ?? 0;
  const start = first <= LETTERS_BEFORE ? 0 : afterBlank(text, first - LETTERS_BEFORE);
  const end = text.length - start <= MAX_LETTERS ? text.length : beforeBlank(text, start + MAX_LETTERS);
  const parts: Snippet = [];
  let at = start;
  for (const { 0: word, index } of finds) {
    if (index < start || index + word.length > end) continue;
    parts.push({ text: text.slice(at, index), isMatch: false }, { text: word, isMatch: true });
    at = index + word.length;
  }
  parts.push({ text: text.slice(at, end), isMatch: false });
  if (start > 0) parts.unshift({ text: '… ', isMatch: false });
  if (end < text.length) parts.push({ text: ' …', isMatch: false });
  return parts.filter((part) => part.text !== '');
}

function afterBlank(text: string, from: number): number {
  const blank = text.indexOf(' ', from);
  return blank < 0 ? from : blank + 1;
}

function beforeBlank(text: string, to: number): number {
  const blank = text.lastIndexOf(' ', to);
  return blank <= 0 ? to : blank;
}
