/**
 * The signs that Swedish pages are written with, as a `unicode-range`: their face is loaded with every page, so it has no
 * others. What else Latin letters need is loaded when a page has one of them.
 */
export const SWEDISH_RANGE =
  'U+20-7E, U+A0, U+A7, U+AB, U+AD, U+B0, U+B2-B3, U+B7, U+BB, U+BD, U+C4-C6, U+C9, U+D6-D8, U+DC, U+E0, U+E4-E6, U+E8-E9, U+F6, U+F8, U+FC, U+2013-2014, U+2018-2019, U+201C-201E, U+2022, U+2026, U+20AC, U+2191, U+2193, U+2212';
/** Of Latin letters, with those of Swedish among them. */
export const LATIN_RANGE =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+FEFF, U+FFFD';
export const EXTENDED_LATIN_RANGE = 'U+0100-02BA, U+1E00-1E9F, U+20A0-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

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
