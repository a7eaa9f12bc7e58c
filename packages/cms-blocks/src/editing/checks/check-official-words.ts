import type { CheckedContent } from './checked-content.ts';
import type { Find } from './finding.ts';
import { OFFICIAL_WORDS } from './official-words.ts';
import { quoted } from './quoted.ts';
import { textsOf } from './texts-of.ts';

const patterns = OFFICIAL_WORDS.map(({ forms, plain }) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?![\\p{L}\\p{N}-])`, 'iu'),
  plain,
}));

/** Words that authorities write and nobody says, once for each text. */
export function checkOfficialWords(content: CheckedContent): Find[] {
  return textsOf(content).flatMap(({ blockId, text }) => {
    const line = text.replaceAll(/[\s\u00a0]+/g, ' ');
    return patterns.flatMap(({ pattern, plain }) => {
      const word = pattern.exec(line)?.[0];
      if (word === undefined) return [];
      const message = `${quoted(word)} är myndighetssvenska.`;
      return [{ code: 'word-official' as const, blockId, message, help: `Skriv hellre: ${plain}.` }];
    });
  });
}
