import { readLinkIds } from '../../blocks/e-service/read-link-ids.ts';
import { valuesOfKind } from '../../node-texts.ts';
import { walkTree } from '../../tree/walk-tree.ts';
import type { CheckedContent } from './checked-content.ts';
import type { Find } from './finding.ts';

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
