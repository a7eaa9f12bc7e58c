import type { ContentNode } from '@brandpost/domain';
import fc from 'fast-check';
import { newBlock } from '../new-block.ts';
import { blockOfType, blocksAllowedIn } from '../registry.ts';

/** A valid node of that type for tests that care about little else. */
export function aNode(
  type: string,
  id: string,
  props: Record<string, unknown> = {},
  children: ContentNode[] = [],
): ContentNode {
  const block = blockOfType(type);
  if (block === null) throw new Error(`No such block: ${type}`);
  const node = newBlock(block, id);
  return { ...node, props: { ...node.props, ...props }, children };
}

/** A page with a bit of everything: `h`, `text`, `row` > `left`, `right` > `card`, `table` > `head`, `line`. */
export function aSmallTree(): ContentNode[] {
  return [
    aNode('heading', 'h', { text: 'Elda säkert' }),
    aNode('html', 'text', { html: '<p>Håll avstånd.</p>' }),
    aNode('row', 'row', {}, [
      aNode('col', 'left', { cols: 6 }),
      aNode('col', 'right', { cols: 6 }, [aNode('card', 'card', { title: 'Kort' })]),
    ]),
    aNode('table', 'table', {}, [
      aNode('table-heading', 'head', { headings: 'Ort|Läge' }),
      aNode('table-row', 'line', { items: 'Åsbruk|Öppet' }),
    ]),
  ];
}

/** New ids in order: `c1`, `c2` and so on. */
export function counter(prefix: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}${count}`;
  };
}

/** Numbers decide what grows where, so that fast-check can shrink a tree by shrinking a list. */
type Growth = readonly (readonly [parent: number, block: number])[];

function grow(growth: Growth): ContentNode[] {
  const root: ContentNode[] = [];
  const parents: { type: string | null; children: ContentNode[] }[] = [{ type: null, children: root }];
  for (const [index, [parentPick, blockPick]] of growth.entries()) {
    const parent = parents[parentPick % parents.length];
    const allowed = blocksAllowedIn(parent?.type ?? null);
    const block = allowed[blockPick % Math.max(1, allowed.length)];
    if (parent === undefined || block === undefined) continue;
    const node = newBlock(block, `n${index}`);
    parent.children.push(node);
    if (block.mayContain.length > 0 && depthOf(root, node) < 11) {
      parents.push({ type: block.type, children: node.children });
    }
  }
  return root;
}

function depthOf(nodes: readonly ContentNode[], sought: ContentNode): number {
  for (const node of nodes) {
    if (node === sought) return 1;
    const below = depthOf(node.children, sought);
    if (below > 0) return below + 1;
  }
  return 0;
}

/** Any valid tree of up to forty blocks. */
export const anyTree: fc.Arbitrary<ContentNode[]> = fc
  .array(fc.tuple(fc.nat(60), fc.nat(20)), { maxLength: 40 })
  .map(grow);

/** Any valid tree of up to forty blocks, large ones as often as small ones. */
export const anyLargeTree: fc.Arbitrary<ContentNode[]> = fc
  .array(fc.tuple(fc.nat(60), fc.nat(20)), { maxLength: 40, size: 'max' })
  .map(grow);
