import { walkTree } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';

/** Where the cards of a text lead: the pages that its editor has chosen to show already. */
export function pathsOfCards(content: ContentNode[]): Set<string> {
  const paths = new Set<string>();
  for (const { node } of walkTree(content)) {
    const { buttonUrl } = node.props;
    if (node.type === 'card' && typeof buttonUrl === 'string') paths.add(buttonUrl);
  }
  return paths;
}
