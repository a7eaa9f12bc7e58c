import { updateBlock } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { replaceBlock } from '../operations/replace-block.ts';
import type { EditorStore } from '../state/editor-store.ts';

/** Changes props of a block; what is typed in one field is one step to undo. @returns why it may not, in Swedish */
export function changeProps(
  store: EditorStore,
  id: string,
  props: Readonly<Record<string, unknown>>,
): string | null {
  const changed = updateBlock(store.given.content, id, props);
  if (!changed.ok) {
    store.announce(changed.error.message);
    return changed.error.message;
  }
  store.apply(changed.value, { key: `${id}.${Object.keys(props).join(',')}` });
  return null;
}

/** Puts a block with other children in the place of the one with its id. */
export function changeWhole(store: EditorStore, block: ContentNode, key?: string): void {
  const changed = replaceBlock(store.given.content, block);
  if (changed !== null) store.apply(changed, key === undefined ? {} : { key });
}
