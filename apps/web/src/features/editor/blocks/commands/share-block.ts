import { copyBlock } from '@brandpost/cms-blocks/editing';
import type { ContentNode } from '@brandpost/domain';
import { sharedBlocksTexts } from '../../shared-blocks/shared-blocks-texts.ts';
import type { KnownShared } from '../editor-sources.ts';
import { sharedNode } from '../operations/shared-node.ts';
import type { EditorStore } from '../state/editor-store.ts';

/** Whether a block of the page can be saved for several: one at the root that is none already. */
export function mayShare(store: EditorStore, node: ContentNode): boolean {
  const { sources, content, isRestricted } = store.given;
  const isAtRoot = content.some(({ id }) => id === node.id);
  return sources.shared.save !== null && !isRestricted && isAtRoot && node.type !== 'shared-block';
}

/** Shows a shared block in place of the one that it was saved from. One step to undo. */
export function replaceByShared(store: EditorStore, id: string, shared: KnownShared): void {
  const node = sharedNode(shared, store.newId());
  const { content } = store.given;
  if (!content.some((block) => block.id === id)) return;
  store.apply(content.map((block) => (block.id === id ? node : block)));
  store.activate(node.id, 'frame');
  store.announce(sharedBlocksTexts.saved(shared.name));
}

/**
 * Puts ordinary blocks in place of a shared one, on this page alone. One step to undo.
 * @param shown the block with what it shows now
 */
export function dissolveOnPage(store: EditorStore, shown: ContentNode, name: string): void {
  const { content, isRestricted } = store.given;
  const at = content.findIndex(({ id }) => id === shown.id);
  if (at < 0 || isRestricted) return;
  const blocks = shown.children.map((block) => copyBlock(block, store.newId));
  store.apply(content.toSpliced(at, 1, ...blocks));
  store.activate(blocks[0]?.id ?? null, 'frame');
  store.announce(sharedBlocksTexts.dissolved(name), { offersUndo: true });
}
