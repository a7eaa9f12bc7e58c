import type { ContentNode } from '@brandpost/domain';
import { MEDIA_PATH, mediaFilename } from '../../address/media-path.ts';
import { safeUrl } from '../../address/safe-url.ts';
import { readLinkIds } from '../../blocks/e-service/read-link-ids.ts';
import { linkPropsOf, valuesOfKind } from '../../node-texts.ts';
import { walkTree } from '../../tree/walk-tree.ts';
import type { CheckedContent, KnownSite } from './checked-content.ts';
import type { Find } from './finding.ts';
import { linksOf, type ReadLink } from './links-of.ts';
import { pathIn } from './path-in.ts';
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

/** Links to pages and files of our own that are not there. */
export function checkDeadLinks(content: CheckedContent): Find[] {
  return linksOf(content)
    .filter(({ href }) => isDead(href.trim(), content.known))
    .map(({ blockId, text, href }) => ({
      code: 'link-dead' as const,
      blockId,
      message: `Länken ${quoted(text)} leder till ${quoted(href)}, som inte finns.`,
      help: 'Länka till en sida som finns, eller ta bort länken.',
    }));
}

function isDead(href: string, known: KnownSite): boolean {
  if (!href.startsWith('/') || href.startsWith('//')) return false;
  const path = pathIn(href);
  if (path.startsWith(MEDIA_PATH)) {
    const filename = mediaFilename(path);
    return filename !== null && known.media.get(filename) === null;
  }
  return (
    !known.pages.has(path) && !known.pages.has(decoded(path)) && !known.pages.has(encodeURI(decoded(path)))
  );
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Addresses that may not be used, such as half of one: the page is published without them. */
export function checkAddresses({ tree }: CheckedContent): Find[] {
  return Array.from(walkTree(tree), ({ node }) =>
    unusableIn(node).map((address) => ({
      code: 'address-unusable' as const,
      blockId: node.id,
      message: `Adressen ${quoted(address)} går inte att använda.`,
      help: 'Skriv hela adressen, som börjar med https://, eller ta bort den.',
    })),
  ).flat();
}

function unusableIn(node: ContentNode): string[] {
  const links = linkPropsOf(node).filter(({ href }) => safeUrl(href, 'link') === null);
  const frames = valuesOfKind(node, 'frame').filter((address) => safeUrl(address, 'frame') === null);
  return [...links.map(({ href }) => href), ...frames].filter((address) => address.trim() !== '');
}

/** E-services whose links were removed: visitors see nothing of them. */
export function checkEServices({ tree, known }: CheckedContent): Find[] {
  return Array.from(walkTree(tree), ({ node }) => {
    const ids = valuesOfKind(node, 'link-ids').flatMap(readLinkIds);
    const gone = ids.filter((id) => !known.linkIds.has(id));
    if (gone.length === 0) return [];
    const message =
      gone.length === 1 ? 'En e-tjänst finns inte längre.' : `${gone.length} e-tjänster finns inte längre.`;
    return [
      { code: 'e-service-removed' as const, blockId: node.id, message, help: 'Välj e-tjänster på nytt.' },
    ];
  }).flat();
}
