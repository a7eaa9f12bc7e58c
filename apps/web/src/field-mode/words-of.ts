import type { ContentNode } from '@brandpost/domain';

/** Blocks of words alone; all others need files, other sites or answers of ours. What is not named is left out. */
const KEPT_BLOCKS: ReadonlySet<string> = new Set([
  ...['accordion', 'area', 'card', 'col', 'heading', 'html', 'row', 'table', 'table-heading', 'table-row'],
]);

/** The words of a content tree, and whether anything else of it was left out. */
export function wordsOf(nodes: readonly ContentNode[]): { content: ContentNode[]; isShortened: boolean } {
  let isShortened = false;
  const keep = (children: readonly ContentNode[]): ContentNode[] =>
    children.flatMap((node) => {
      const { imgSrc = '', ...props } = node.props;
      const isKept = KEPT_BLOCKS.has(node.type);
      isShortened ||= !isKept || imgSrc !== '';
      return isKept ? [{ ...node, props, children: keep(node.children) }] : [];
    });
  return { content: keep(nodes), isShortened };
}
