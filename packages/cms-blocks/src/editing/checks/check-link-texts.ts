import type { CheckedContent } from './checked-content.ts';
import type { Find } from './finding.ts';
import { linksOf, type ReadLink } from './links-of.ts';
import { quoted } from './quoted.ts';

const VAGUE: ReadonlySet<string> = new Set([
  'här',
  'klicka',
  'klicka här',
  'läs här',
  'läs mer',
  'läs mer här',
  'läs vidare',
  'mer',
  'mer info',
  'mer information',
  'länk',
  'länken',
  'denna länk',
  'den här länken',
  'se här',
  'tryck här',
  'gå hit',
  'hit',
  'visa mer',
]);

/** Link texts that do not say where they lead: none, ”läs mer”, a bare address, or the same one to two places. */
export function checkLinkTexts(content: CheckedContent): Find[] {
  const links = linksOf(content);
  const firstByText = new Map<string, ReadLink>();
  return links.flatMap((link) => {
    const text = normalised(link.text);
    const problem = problemOf(link, text);
    if (problem !== null) return [{ blockId: link.blockId, ...problem }];
    const first = firstByText.get(text);
    if (first === undefined) firstByText.set(text, link);
    if (first === undefined || first.href.trim() === link.href.trim()) return [];
    return [
      {
        code: 'link-text-same' as const,
        blockId: link.blockId,
        message: `Två länkar heter ${quoted(link.text)} men leder till olika sidor.`,
        help: 'Ge dem olika texter, så att man hör skillnad på dem.',
      },
    ];
  });
}

function problemOf({ text: written, href }: ReadLink, text: string): Omit<Find, 'blockId'> | null {
  if (text === '') {
    return {
      code: 'link-text-empty',
      message: `Länken till ${quoted(href)} har ingen text.`,
      help: 'Skriv vart länken leder, eller ta bort den.',
    };
  }
  if (VAGUE.has(text)) {
    return {
      code: 'link-text-vague',
      message: `Länktexten ${quoted(written)} säger inte vart länken leder.`,
      help: 'Låt texten säga vad sidan handlar om: ”Så testar du brandvarnaren”.',
    };
  }
  if (/^(?:https?:\/\/|www\.)\S+$/.test(text)) {
    return {
      code: 'link-text-address',
      message: `Länktexten ${quoted(written)} är en adress.`,
      help: 'Skriv vad sidan handlar om i stället för dess adress.',
    };
  }
  return null;
}

function normalised(text: string): string {
  return text
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replace(/^[\s>»›→]+|[\s.,:!…>»›→]+$/gu, '')
    .toLowerCase();
}
