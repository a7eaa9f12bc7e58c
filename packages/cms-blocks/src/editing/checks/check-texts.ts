import type { CheckedContent } from './checked-content.ts';
import type { Find } from './finding.ts';
import { quoted } from './quoted.ts';
import { textsToCheck } from './texts-to-check.ts';

const MAX_SENTENCE_WORDS = 30;
const MAX_PARAGRAPH_WORDS = 120;

/** Sentences and paragraphs that few read to their end. */
export function checkLengths(content: CheckedContent): Find[] {
  return textsToCheck(content).flatMap(({ blockId, text }) => {
    const finds: Find[] = [];
    for (const sentence of sentencesOf(text)) {
      const count = wordsOf(sentence).length;
      if (count <= MAX_SENTENCE_WORDS) continue;
      const message = `En mening har ${count} ord: ${quoted(sentence)}`;
      finds.push({ code: 'sentence-long', blockId, message, help: 'Dela den i två, en tanke i varje.' });
    }
    const count = wordsOf(text).length;
    if (count > MAX_PARAGRAPH_WORDS) {
      const message = `Ett stycke har ${count} ord: ${quoted(text)}`;
      finds.push({
        code: 'paragraph-long',
        blockId,
        message,
        help: 'Dela stycket, eller gör en lista av det.',
      });
    }
    return finds;
  });
}

/** A word of the language within square brackets; `[1]` and `[sic]` are none. */
const PLACEHOLDER = /\[[^[\]]*\p{L}{4,}[^[\]]*\]/gu;

/** What a page to begin from leaves to its writer: `[telefonnummer]`. */
export function checkPlaceholders(content: CheckedContent): Find[] {
  return textsToCheck(content).flatMap(({ blockId, text }) =>
    [...new Set(text.match(PLACEHOLDER))].map((placeholder) => ({
      code: 'placeholder-left' as const,
      blockId,
      message: `Något är kvar att fylla i: ${quoted(placeholder)}`,
      help: 'Skriv det som ska stå där, eller ta bort det.',
    })),
  );
}

/** Short forms that are read as words; those without a vowel are recognised by that. */
const SHORT_FORMS: ReadonlySet<string> = new Set(['RAKEL', 'COVID', 'UNICEF', 'UNESCO', 'INSARAG', 'UNHCR']);
const MIN_LETTERS = 5;

/** Words in capitals, which are hard to read and which some voices spell out. */
export function checkCapitals(content: CheckedContent): Find[] {
  return textsToCheck(content).flatMap(({ blockId, text }) => {
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

/** The words of a text, in order. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[-’'.:][\p{L}\p{N}]+)*/gu) ?? [];
}

/** The sentences of a text. A full stop within a word or number ends none. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…][”")]?)\s+|\n+/u).filter((sentence) => sentence.trim() !== '');
}
