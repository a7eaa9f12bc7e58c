import { editDistance, editDistanceAllowed, fold, tokensOf } from '@brandpost/swedish';

/**
 * How far a text is from what somebody types, 0 for the same; null where it is not meant. Every word has to begin a word
 * of the text, stand within one, or be a misspelling of the beginning of one.
 */
function distanceTo(text: string, typed: string): number | null {
  const words = wordsOf(text);
  let distance = 0;
  for (const sought of wordsOf(typed)) {
    const nearest = Math.min(...words.map((word) => wordDistance(word, sought)));
    if (nearest === Number.POSITIVE_INFINITY) return null;
    distance += nearest;
  }
  return distance;
}

function wordDistance(word: string, sought: string): number {
  if (word === sought) return 0;
  if (word.startsWith(sought)) return 0.25;
  if (sought.length > 1 && word.includes(sought)) return 0.5;
  const limit = mistakesAllowed(sought, word);
  const lengths = Array.from({ length: 2 * limit + 1 }, (_, index) => sought.length - limit + index);
  const nearest = Math.min(
    ...lengths.map((length) => editDistance(word.slice(0, Math.max(0, length)), sought, limit)),
  );
  return limit > 0 && nearest <= limit ? nearest : Number.POSITIVE_INFINITY;
}

/** What is joined by a hyphen in one place is two words in another. */
function wordsOf(text: string): string[] {
  return tokensOf(text.replaceAll('-', ' ')).map(fold);
}

/** In a list this short, a word of four letters may have one wrong too, if it begins as it should. */
function mistakesAllowed(sought: string, word: string): number {
  return sought.length === 4 && word[0] === sought[0] ? 1 : editDistanceAllowed(sought);
}

/** Whether a text has a word that begins as the first one typed does. */
export function hasWordLike(text: string, typed: string): boolean {
  const [first] = wordsOf(typed);
  return first !== undefined && wordsOf(text).some((word) => word.startsWith(first));
}

/** Those that are meant by what is typed, the likest first. @param wordsOf by which each is known */
export function likest<Item>(items: readonly Item[], typed: string, wordsOf: (item: Item) => string): Item[] {
  return items
    .flatMap((item) => {
      const distance = distanceTo(wordsOf(item), typed);
      return distance === null ? [] : [{ item, distance }];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ item }) => item);
}
