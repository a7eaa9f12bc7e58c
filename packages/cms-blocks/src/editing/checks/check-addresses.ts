import type { ContentNode } from '@brandpost/domain';
import { safeUrl } from '../../address/safe-url.ts';
import { linkPropsOf, valuesOfKind } from '../../node-texts.ts';
import { walkTree } from '../../tree/walk-tree.ts';
import type { CheckedContent } from './checked-content.ts';
import type { Find } from './finding.ts';
import { quoted } from './quoted.ts';

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
