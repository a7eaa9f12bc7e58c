/**
 * The signs that Swedish pages and names are written with, as a `unicode-range`: those that the face on every page is cut
 * down to. Others are of the next face, or of one of the system's.
 */
export const SWEDISH_RANGE =
  'U+20-7E, U+A0, U+A7, U+AB, U+AD, U+B0, U+B7, U+BB, U+C4-C7, U+C9, U+D6, U+D8, U+DC, U+E0-EF, U+F1-F6, U+F8-FC, U+2013-2014, U+2018-2019, U+201C-201E, U+2026, U+20AC, U+2191, U+2193, U+2212';
/** Letters of other languages. */
export const EXTENDED_RANGE = 'U+100-2AF, U+1E00-1EFF, U+20A0-20C0';

/** The weights that pages are set in. */
export const WEIGHTS = { min: 400, max: 800 } as const;

/** Every sign of a `unicode-range`. */
export function signsOf(range: string): string {
  return range
    .split(', ')
    .map((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));
    })
    .join('');
}
