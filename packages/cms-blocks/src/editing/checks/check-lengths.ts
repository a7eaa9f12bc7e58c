import type { CheckedContent } from './checked-content.ts';
import type { Find } from './finding.ts';
import { quoted } from './quoted.ts';
import { textsOf } from './texts-of.ts';
import { sentencesOf, wordsOf } from './words.ts';

const MAX_SENTENCE_WORDS = 30;
const MAX_PARAGRAPH_WORDS = 120;

/** Sentences and paragraphs that few read to their end. */
export function checkLengths(content: CheckedContent): Find[] {
  return textsOf(content).flatMap(({ blockId, text }) => {
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
