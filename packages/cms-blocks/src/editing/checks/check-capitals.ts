import type { CheckedContent } from './checked-content.ts';
import type { Find } from './finding.ts';
import { quoted } from './quoted.ts';
import { textsOf } from './texts-of.ts';
import { wordsOf } from './words.ts';

/** Short forms that are read as words; those without a vowel are told by that. */
const SHORT_FORMS: ReadonlySet<string> = new Set(['RAKEL', 'COVID', 'UNICEF', 'UNESCO', 'INSARAG', 'UNHCR']);
const MIN_LETTERS = 5;

/** Words in capitals, which are hard to read and which some voices spell out. */
export function checkCapitals(content: CheckedContent): Find[] {
  return textsOf(content).flatMap(({ blockId, text }) => {
    const words = new Set(wordsOf(text).filter(isShouted));
    return [...words].map((word) => ({
      code: 'text-in-capitals' as const,
      blockId,
      message: `${quoted(word)} är skrivet med stora bokstäver.`,
      help: 'Skriv med små bokstäver. Framhäv med fetstil om det behövs.',
    }));
  });
}

function isShouted(word: string): boolean {
  const letters = word.replaceAll(/\P{L}/gu, '');
  const isInCapitals = letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  return (
    letters.length >= MIN_LETTERS && isInCapitals && /[AEIOUYÅÄÖ]/.test(letters) && !SHORT_FORMS.has(letters)
  );
}
