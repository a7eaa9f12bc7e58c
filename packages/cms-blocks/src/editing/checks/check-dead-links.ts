import { MEDIA_PATH, mediaFilename } from '../../address/media-path.ts';
import type { CheckedContent, KnownSite } from './checked-content.ts';
import type { Find } from './finding.ts';
import { linksOf } from './links-of.ts';
import { pathIn } from './path-in.ts';
import { quoted } from './quoted.ts';

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
