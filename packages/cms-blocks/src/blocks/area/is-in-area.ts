import { editDistance, editDistanceAllowed, fold } from '@brandpost/swedish';

/** One letter is the beginning of nearly everything. */
const MIN_LETTERS = 2;

/**
 * Whether what somebody has typed is in an area: its name or one of its places, or the beginning of one of their words,
 * with or without the dots and with a letter or two wrong; a street with its number; a postcode that begins as one of
 * the area's does.
 * @param places the area's name and its places
 */
export function isInArea(places: readonly string[], text: string): boolean {
  const typed = plain(text);
  if (typed.length < MIN_LETTERS) return false;
  return places.map(plain).some((place) => place !== '' && isPlace(place, typed));
}

function isPlace(place: string, typed: string): boolean {
  if (/^\d+$/.test(place)) return typed.startsWith(place) || place.startsWith(typed);
  if (place.startsWith(typed) || typed.startsWith(`${place} `)) return true;
  if (place.split(' ').some((word) => word.startsWith(typed))) return true;
  const allowed = editDistanceAllowed(typed);
  return editDistance(place, typed, allowed) <= allowed;
}

/** Without marks, with single spaces; digits that stand apart, as in postcodes, together. */
function plain(text: string): string {
  return fold(text)
    .replace(/(?<=\d)\s+(?=\d)/g, '')
    .replace(/[\s,.]+/g, ' ')
    .trim();
}
