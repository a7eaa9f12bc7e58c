const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00A0';

/**
 * A text in which what belongs together stays in one line: `E-post`, spans such as `08.00–16.00`, and postcodes with their
 * place, as `000 03 Älvkulla`. For what is shown alone: nobody searches for a joiner.
 */
export function unbroken(text: string): string {
  return text
    .replaceAll(/\b(e-)(?=post)/gi, `$1${WORD_JOINER}`)
    .replaceAll(/(?<=\d)([-–])(?=\d)/g, `${WORD_JOINER}$1${WORD_JOINER}`)
    .replaceAll(/\b(\d{3}) (\d{2}) (?=\p{Lu})/gu, `$1${NO_BREAK_SPACE}$2${NO_BREAK_SPACE}`);
}
