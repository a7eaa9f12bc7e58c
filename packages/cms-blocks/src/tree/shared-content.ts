import type { ContentNode } from '@brandpost/domain';
import { sharedBlock } from '../blocks/shared-block/definition.ts';
import { readSharedId } from '../blocks/shared-block/read-shared-id.ts';
import { nodesIn } from '../children-of.ts';
import { MAX_ID_LENGTH } from '../limits.ts';
import { copyBlock } from './copy-block.ts';

/** What shared blocks hold, by their numbers. */
export type SharedContent = ReadonlyMap<number, readonly ContentNode[]>;

/** Room for a full stop and the number of a block. */
const MAX_PREFIX_LENGTH = MAX_ID_LENGTH - 6;

/** The numbers of the shared blocks that a tree refers to, each once. They stand at the root alone. */
export function sharedIdsIn(tree: readonly ContentNode[]): number[] {
  return [...new Set(nodesIn(tree).flatMap((node) => readSharedId(node) ?? []))];
}

/**
 * A tree in which each shared block holds what it shows: ids follow from its own, so that they are the same each time and
 * one may stand on a page twice. One that is not known holds nothing.
 */
export function withSharedContent(tree: readonly ContentNode[], shared: SharedContent): ContentNode[] {
  return nodesIn(tree).map((node) => {
    if (node.type !== sharedBlock.type) return node;
    const blocks = shared.get(readSharedId(node) ?? 0) ?? [];
    let count = 0;
    const newId = () => {
      count += 1;
      return `${String(node.id).slice(0, MAX_PREFIX_LENGTH)}.${count}`;
    };
    return { ...node, children: blocks.map((block) => copyBlock(block, newId)) };
  });
}

/** A tree as it is stored: shared blocks as references alone. What is no tree comes back as it is. */
export function withoutSharedContent(tree: ContentNode[]): ContentNode[] {
  if (!Array.isArray(tree)) return tree;
  return tree.map((node) => (node?.type === sharedBlock.type ? { ...node, children: [] } : node));
}

/** A tree with ordinary blocks in place of the shared ones that are known; their ids are those that they were shown under. */
export function dissolveShared(tree: readonly ContentNode[], shared: SharedContent): ContentNode[] {
  return withSharedContent(tree, shared).flatMap((node) =>
    shared.has(readSharedId(node) ?? 0) ? node.children : [node],
  );
}
