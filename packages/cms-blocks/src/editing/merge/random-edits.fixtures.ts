import type { ContentNode } from '@brandpost/domain';
import fc from 'fast-check';
import { BLOCKS } from '../../registry.ts';
import { addBlock } from '../../tree/add-block.ts';
import { duplicateBlock } from '../../tree/duplicate-block.ts';
import { moveBlock } from '../../tree/move-block.ts';
import { moveBlockTo } from '../../tree/move-block-to.ts';
import { placesFor } from '../../tree/places-for.ts';
import { removeBlock } from '../../tree/remove-block.ts';
import { aNode, anyLargeTree, counter } from '../../tree/trees.fixtures.ts';
import { updateBlock } from '../../tree/update-block.ts';
import { walkTree } from '../../tree/walk-tree.ts';

/** Numbers decide what is done where, so that fast-check can shrink a person's edits by shrinking a list. */
type Edits = readonly (readonly [kind: number, block: number, detail: number])[];

const anyEdits: fc.Arbitrary<Edits> = fc.array(fc.tuple(fc.nat(15), fc.nat(100), fc.nat(100)), {
  maxLength: 8,
  size: 'max',
});

function at<Item>(items: readonly Item[], pick: number): Item | undefined {
  return items[pick % Math.max(1, items.length)];
}

/** A tree after somebody's edits; those that are refused come to nothing. */
function edited(tree: readonly ContentNode[], edits: Edits, who: string): ContentNode[] {
  const newId = counter(who);
  let current = [...tree];
  for (const [kind, block, detail] of edits) {
    const result = edit(current, [kind, block, detail], newId);
    if (result?.ok) current = result.value;
  }
  return current;
}

function edit(tree: readonly ContentNode[], [kind, block, detail]: Edits[number], newId: () => string) {
  const target = at([...walkTree(tree)], block)?.node;
  if (kind <= 2 || target === undefined) {
    const type = at(BLOCKS, block)?.type ?? '';
    const place = at(placesFor(tree, { type }), detail);
    // Now and then both add a block under the same id, as after a paste that reached both.
    const id = detail % 3 === 0 ? 'shared' : newId();
    return place && addBlock(tree, { block: aNode(type, id, changedProps(type, detail)), ...place });
  }
  if (kind <= 6) return updateBlock(tree, target.id, changedProps(target.type, detail));
  if (kind <= 8) return removeBlock(tree, target.id);
  if (kind === 9) return duplicateBlock(tree, target.id, newId);
  if (kind <= 11) return moveBlock(tree, target.id, detail % 5);
  const place = at(placesFor(tree, { id: target.id }), detail);
  return place && moveBlockTo(tree, target.id, place);
}

/** One prop of a type with another value, few enough that two people often choose the same prop or value. */
function changedProps(type: string, detail: number): Record<string, unknown> {
  const props = Object.entries(BLOCKS.find((block) => block.type === type)?.initial() ?? {});
  const [prop, initial] = at(props, detail) ?? [];
  if (prop === undefined) return {};
  if (prop === 'cols') return { cols: at([12, 6, 4], detail >> 2) };
  return { [prop]: typeof initial === 'number' ? 1 + (detail % 5) : `text ${detail % 7}` };
}

/** A tree, and what two people made of it. */
export const anyMeeting = fc.tuple(anyLargeTree, anyEdits, anyEdits).map(([base, mine, theirs]) => ({
  base,
  mine: edited(base, mine, 'm'),
  theirs: edited(base, theirs, 't'),
}));
