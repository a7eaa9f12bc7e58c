import { editDistance, editDistanceAllowed } from './edit-distance.ts';
import { fold } from './fold.ts';

/** What spellings of one sound are made, first to last. */
const SAME_SOUNDS: readonly (readonly [spelt: RegExp, heard: string])[] = [
  [/(\p{L})\1+/gu, '$1'],
  [/ck/g, 'k'],
  [/sch|skj|stj|sj|sh|tj|kj|ch/g, 'ʃ'],
  [/sk(?=[eiyäö])/g, 'ʃ'],
  [/c(?=[eiy])|z/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/ph/g, 'f'],
  [/th/g, 't'],
];
/** Written for each other by ear. */
const CONFUSED_VOWELS = new Set(['eä', 'äe', 'oå', 'åo']);
/** Not as near, but made in nearly the same place of the mouth: others make another word of it. */
const NEAR_VOWELS = ['ei', 'iy', 'yu', 'uo', 'uö', 'yö', 'äö', 'eö', 'åö', 'ao', 'aä', 'ae'];
const CONFUSED_CONSONANTS = new Set(['bp', 'pb', 'dt', 'td', 'gk', 'kg', 'fv', 'vf', 'mn', 'nm', 'gj', 'jg']);
const KEY_ROWS = ['qwertyuiopå', 'asdfghjklöä', 'zxcvbnm'];
/** How far each row of keys stands to the right of the first. */
const ROW_SHIFT = [0, 0.25, 0.75];

/** What mistakes cost: a letter that sounds the same, two that are swapped, one too few or wrong, and one that is far from the right one. */
const SLIP = 0.25;
const SWAP = 0.5;
const EDIT = 1;
const UNLIKELY_EDIT = 2;
const LONG_WORD_LETTERS = 9;

/**
 * How far a word is from one that it may be a misspelling of: 0 where both sound the same, `Infinity` where nobody writes
 * one for the other. Letters are doubled or not, swapped, forgotten or typed beside their key; short words have one letter
 * less than others that are words too, so only their sound is forgiven. The first letter is never wrong.
 */
export function misspellingDistance(written: string, meant: string): number {
  const limit = limitFor(written);
  if (limit === 0) return Number.POSITIVE_INFINITY;
  const [heard, right] = [soundOf(written), soundOf(meant)];
  if (letterCost(heard[0], right[0]) > SLIP) return Number.POSITIVE_INFINITY;
  if (isSwapped(written, meant)) return SWAP;
  // An ending makes another form or another word, not a mistake.
  const hasOtherEnd = letterCost(heard.at(-1), right.at(-1)) > EDIT;
  if (hasOtherEnd && written.length < LONG_WORD_LETTERS) return Number.POSITIVE_INFINITY;
  const distance = soundDistance(heard, right);
  return distance <= limit ? distance : Number.POSITIVE_INFINITY;
}

function limitFor(written: string): number {
  const letters = editDistanceAllowed(written);
  return letters === 1 && written.length < 6 ? SWAP : letters;
}

function soundOf(word: string): string {
  return SAME_SOUNDS.reduce(
    (text, [spelt, heard]) => text.replace(spelt, heard),
    word.normalize('NFC').toLowerCase(),
  );
}

function isSwapped(written: string, meant: string): boolean {
  const [a, b] = [fold(written), fold(meant)];
  return a.length === b.length && sorted(a) === sorted(b) && editDistance(a, b, 1) === 1;
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

/** The cheapest way from one sound to the other. */
function soundDistance(heard: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column * EDIT);
  for (let row = 1; row <= heard.length; row++) {
    const current = [row * EDIT];
    for (let column = 1; column <= right.length; column++) {
      const areSwapped = heard[row - 1] === right[column - 2] && heard[row - 2] === right[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + EDIT,
          (current[column - 1] ?? 0) + EDIT,
          (last[column - 1] ?? 0) + letterCost(heard[row - 1], right[column - 1]),
          areSwapped && row > 1
            ? (beforeLast[column - 2] ?? Number.POSITIVE_INFINITY) + SWAP
            : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}

/** What it costs to have written one letter for another. */
function letterCost(written = '', meant = ''): number {
  if (written === meant) return 0;
  if (written === fold(meant) || CONFUSED_VOWELS.has(written + meant)) return SLIP;
  const areNear = NEAR_VOWELS.some((pair) => pair.includes(written) && pair.includes(meant));
  const isEasilyMade = areNear || CONFUSED_CONSONANTS.has(written + meant) || areNeighbours(written, meant);
  return isEasilyMade ? EDIT : UNLIKELY_EDIT;
}

function areNeighbours(a: string, b: string): boolean {
  const [rowOfA, columnOfA] = keyOf(a);
  const [rowOfB, columnOfB] = keyOf(b);
  return Math.abs(rowOfA - rowOfB) <= 1 && Math.abs(columnOfA - columnOfB) <= 1;
}

/** Where a letter stands on a Swedish keyboard; far from all others where it has no key. */
function keyOf(letter: string): readonly [row: number, column: number] {
  const row = KEY_ROWS.findIndex((keys) => keys.includes(letter));
  return row < 0
    ? [Number.POSITIVE_INFINITY, 0]
    : [row, (KEY_ROWS[row] ?? '').indexOf(letter) + (ROW_SHIFT[row] ?? 0)];
}
