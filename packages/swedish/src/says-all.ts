import { fold } from './fold.ts';
import { STOP_WORDS } from './stop-words.ts';
import { SYNONYM_GROUPS } from './synonym-groups.ts';

/** Of folded words, the longest first. */
const ENDING = /(?:arnas?|ornas?|ernas?|ens?|ets?|ans?|ar|or|er|na|a|e|n|t|s)$/;
/** What is left must be this long, or it begins too much. */
const MIN_LETTERS = 3;

/**
 * Whether a short text, such as a list's row, says every word that is asked for: as it is written or as a part of
 * another word, with or without the dots; with another ending; or as another term that stands for the same both ways.
 * Words too common to search for do not count. It knows neither stems nor everyday speech, so that it is small enough
 * for a browser.
 */
export function saysAll(text: string, asked: string): boolean {
  const content = fold(text);
  const words = content.split(/[^\p{L}\p{N}-]+/u);
  const says = (beginning: string) => words.some((word) => word.startsWith(beginning));
  const all = asked.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  const meant = all.filter((word) => !STOP_WORDS.has(word));
  return (meant.length > 0 ? meant : all).every((word) => {
    if (content.includes(fold(word))) return true;
    const beginning = beginningOf(word);
    return (
      says(beginning) ||
      SYNONYM_GROUPS.some(
        (group) =>
          group.some((term) => beginningOf(term) === beginning) &&
          group.some((term) => term.split(' ').map(beginningOf).every(says)),
      )
    );
  });
}

/** What a word has in common with its other forms. */
function beginningOf(word: string): string {
  const folded = fold(word);
  const beginning = folded.replace(ENDING, '');
  return beginning.length < MIN_LETTERS ? folded : beginning;
}
