import type { ContentNode } from '@brandpost/domain';
import { safeUrl } from '../../address/safe-url.ts';
import { card } from '../../card/model.ts';
import { readProps } from '../../read-props.ts';
import { walkTree } from '../../tree/walk-tree.ts';
import { video } from '../../video/model.ts';
import type { CheckedContent } from './checked-content.ts';
import type { Find } from './finding.ts';
import { quoted } from './quoted.ts';

/** Addresses that may not be used, such as half of one: the page is published without them. */
export function checkAddresses({ tree }: CheckedContent): Find[] {
  return Array.from(walkTree(tree), ({ node }) => unusableIn(node)).flatMap((find) => find ?? []);
}

function unusableIn(node: ContentNode): Find | null {
  const isCard = node.type === card.type;
  if (!isCard && node.type !== video.type) return null;
  const address = isCard ? readProps(card, node).buttonUrl : readProps(video, node).videoSrc;
  if (address.trim() === '' || safeUrl(address, isCard ? 'link' : 'frame') !== null) return null;
  return {
    code: 'address-unusable',
    blockId: node.id,
    message: `Adressen ${quoted(address)} går inte att använda.`,
    help: 'Skriv hela adressen, som börjar med https://, eller ta bort den.',
  };
}
