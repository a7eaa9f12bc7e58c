import { compoundSeams } from './compound.ts';

/** Shorter words fit the narrowest phone in the largest heading. */
const LONG_WORD = /\p{L}{12,}/gu;
const SOFT_HYPHEN = '\u00ad';

/**
 * A heading whose long compounds may break where their words meet: `Tillgänglighets\u00adredogörelse`. For what is shown
 * alone: nobody searches for, copies into an address, or hears a soft hyphen.
 */
export function softHyphens(text: string): string {
  return text.normalize('NFC').replace(LONG_WORD, (word) => {
    let broken = '';
    let end = 0;
    for (const seam of compoundSeams(word)) {
      broken += word.slice(end, seam) + SOFT_HYPHEN;
      end = seam;
    }
    return broken + word.slice(end);
  });
}
