import { blockOfType, findBlock } from '@brandpost/cms-blocks';
import type { Finding } from '@brandpost/cms-blocks/editing';
import type { ContentNode } from '@brandpost/domain';
import { dequal } from 'dequal/lite';
import { useEffect, useLayoutEffect } from 'react';
import type { WritersByPlace } from '../../presence/by-place.ts';
import { type BlockMarks, blockEvents } from './blocks-slice.ts';
import type { BlockComments, EditorStore } from './editor-store.ts';

type Marked = {
  content: readonly ContentNode[];
  activeId: string | null;
  findings: readonly Finding[];
  comments: BlockComments | null;
  writers?: WritersByPlace['blocks'];
};

const NO_WRITERS: WritersByPlace['blocks'] = new Map();

/** Has each block marked with what those around know of it, for as long as it is edited. */
export function useMarks(
  store: EditorStore,
  { content, activeId, findings, comments, writers = NO_WRITERS }: Marked,
): void {
  useLayoutEffect(() => {
    const id = shownId(content, activeId);
    if (id !== activeId) store.dispatch(blockEvents.resolved(id));
  }, [store, content, activeId]);

  const { counts, proposals, mayWrite = false } = comments ?? {};
  useEffect(() => {
    const ofBlocks = findings.map((finding) => [finding.blockId, [finding]] as const);
    const marks: BlockMarks = {
      findings: byShownBlock(content, ofBlocks),
      writers: byShownBlock(content, writers),
      commentCounts: Object.fromEntries(counts ?? []),
      proposed: [...(proposals?.keys() ?? [])],
      mayComment: mayWrite,
    };
    // A key seldom changes any of them: then no block has to look.
    if (!dequal(marks, store.state.marks)) store.dispatch(blockEvents.marked(marks));
  }, [store, content, findings, writers, counts, proposals, mayWrite]);
  useEffect(() => () => store.dispatch(blockEvents.left()), [store]);
}

/** A part of a block is edited in the block around it, as the lines of a table are; what is sealed, as a whole. */
function shownId(content: readonly ContentNode[], id: string | null): string | null {
  const found = id === null ? null : findBlock(content, id);
  const atRoot = found === null ? undefined : content[found.path[0] ?? -1];
  if (atRoot !== undefined && blockOfType(atRoot.type)?.isSealed === true) return atRoot.id;
  const isPart = found !== null && blockOfType(found.node.type)?.isPart === true;
  return isPart ? (found.parent?.id ?? id) : id;
}

/** What is known of blocks, at those that are shown for them. */
function byShownBlock<Mark>(
  content: readonly ContentNode[],
  marks: Iterable<readonly [string | null, readonly Mark[]]>,
): Readonly<Record<string, readonly Mark[]>> {
  const shown: Record<string, readonly Mark[]> = {};
  for (const [blockId, found] of marks) {
    const id = shownId(content, blockId);
    if (id !== null) shown[id] = [...(shown[id] ?? []), ...found];
  }
  return shown;
}
