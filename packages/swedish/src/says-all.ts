import { fold } from './fold.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';
import { SYNONYM_GROUPS } from './synonym-groups.ts';

/** What a word keeps in its other forms must be this long, or it begins too much. */
const MIN_STEM_LETTERS = 3;

/**
 * Whether a short text, such as a list's row, says every word that is asked for: as it is written or as a part of
 * another word, with or without the dots; in another form; or as another term that stands for the same both ways. Words
 * too common to search for do not count. It knows nothing of everyday speech, and so is small enough for a browser.
 */
export function saysAll(text: string, asked: string): boolean {
  const content = fold(text);
  const words = wordsOf(content);
  const says = (stemmed: string) => words.some((word) => word.startsWith(stemmed));
  const all = asked.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  const meant = all.filter((word) => !STOP_WORDS.has(word));
  return (meant.length > 0 ? meant : all).every((word) => {
    if (content.includes(fold(word))) return true;
    const key = stemKey(word);
    if (key.length >= MIN_STEM_LETTERS && says(key)) return true;
    return SYNONYM_GROUPS.some(
      (group) =>
        group.some((term) => stemKey(term) === key) &&
        group.some((term) => term.split(' ').every((part) => says(stemKey(part)))),
    );
  });
}

function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
}

function stemKey(word: string): string {
  return fold(stem(word));
}
