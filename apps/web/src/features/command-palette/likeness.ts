import { editDistance, editDistanceAllowed, fold, tokensOf } from '@brandpost/swedish';

/**
 * How far a text is from what somebody types, 0 for the same; null where it is not meant. Every word has to begin a word
 * of the text, stand within one, or be a misspelling of the beginning of one.
 */
function distanceTo(text: string, typed: string): number | null {
  const words = tokensOf(text).map(fold);
  let distance = 0;
  for (const sought of tokensOf(typed).map(fold)) {
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
  const limit = editDistanceAllowed(sought);
  const lengths = Array.from({ length: 2 * limit + 1 }, (_, index) => sought.length - limit + index);
  const nearest = Math.min(
    ...lengths.map((length) => editDistance(word.slice(0, Math.max(0, length)), sought, limit)),
  );
  return limit > 0 && nearest <= limit ? nearest : Number.POSITIVE_INFINITY;
}

/** Whether a text has a word that begins as the first one typed does. */
export function hasWordLike(text: string, typed: string): boolean {
  const [first] = tokensOf(typed).map(fold);
  return first !== undefined && tokensOf(text).some((word) => fold(word).startsWith(first));
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
