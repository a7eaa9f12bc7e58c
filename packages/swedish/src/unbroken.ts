const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00A0';

const SPACE = '[ \\u00A0]';
const NUMBER = '\\d+(?:[.:]\\d+)*';
/** A short word that says what a number is of, such as a month, and a year after it. */
const WORD = `${SPACE}\\p{L}{1,9}(?!\\p{L})(?:${SPACE}\\d{4}(?!\\d))?`;
/** A postcode with its place, times, dates, a number with its measure: `000 02 Åsbruk`, `kl 09.00–11.30`, `5 minuter`. */
const NUMBERS = new RegExp(
  `(?:\\bkl\\.?${SPACE})?(?<![\\p{L}\\d])${NUMBER}(?:(?:${SPACE}|[–-])${NUMBER})*(?:${WORD})?`,
  'gu',
);

/**
 * A text in which numbers stay on one line with what they belong to. For what is shown, not for what is stored: spaces
 * within become such that no line breaks at. In text from right to left the groups of a number keep their order too.
 */
export function keepTogether(text: string): string {
  return text.replaceAll(NUMBERS, (numbers) => numbers.replaceAll(' ', NO_BREAK_SPACE));
}

/** The same for what is shown alone, also with spans such as `08.00–16.00` and `e-post` whole: nobody searches for a joiner. */
export function unbroken(text: string): string {
  return keepTogether(text)
    .replaceAll(/\b(e-)(?=post)/gi, `$1${WORD_JOINER}`)
    .replaceAll(/(?<=\d)–(?=\d)/g, `${WORD_JOINER}–${WORD_JOINER}`);
}
