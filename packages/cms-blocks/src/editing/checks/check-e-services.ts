import { eService } from '../../e-service/model.ts';
import { readLinkIds } from '../../e-service/read-link-ids.ts';
import { readProps } from '../../read-props.ts';
import { walkTree } from '../../tree/walk-tree.ts';
import type { CheckedContent } from './checked-content.ts';
import type { Find } from './finding.ts';

/** E-services whose links were removed: visitors see nothing of them. */
export function checkEServices({ tree, known }: CheckedContent): Find[] {
  return Array.from(walkTree(tree), ({ node }) => node)
    .filter((node) => node.type === eService.type)
    .flatMap((node) => {
      const gone = readLinkIds(readProps(eService, node).linkIds).filter((id) => !known.linkIds.has(id));
      if (gone.length === 0) return [];
      const message =
        gone.length === 1 ? 'En e-tjänst finns inte längre.' : `${gone.length} e-tjänster finns inte längre.`;
      return [
        { code: 'e-service-removed' as const, blockId: node.id, message, help: 'Välj e-tjänster på nytt.' },
      ];
    });
}
