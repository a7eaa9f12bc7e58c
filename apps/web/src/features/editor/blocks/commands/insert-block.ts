import { addBlock, findBlock, removeBlock } from '@brandpost/cms-blocks';
import { type BlockPlace, placesFor } from '@brandpost/cms-blocks/editing';
import { editorTexts } from '../../editor-texts.ts';
import { definiteName } from '../operations/block-label.ts';
import { newContent } from '../operations/new-content.ts';
import { placeAfter } from '../operations/place-for-new.ts';
import type { EditorStore } from '../state/editor-store.ts';

/** Asks what to add at a place. */
export function askWhatToInsert(
  store: EditorStore,
  place: BlockPlace,
  replacesId: string | null = null,
): void {
  if (!store.given.isRestricted) store.dialog.set({ kind: 'insert', place, replacesId });
}

/** Asks what to add after a block, or last on the page. */
export function askWhatToInsertAfter(store: EditorStore, id: string | null): void {
  askWhatToInsert(store, placeAfter(store.given.content, id));
}

/** Types of block that may stand at a place, as the page is now. */
export function typesAllowedAt(store: EditorStore, place: BlockPlace, types: readonly string[]): string[] {
  return types.filter((type) =>
    placesFor(store.given.content, { type }).some(
      ({ parentId, index }) => parentId === place.parentId && index === place.index,
    ),
  );
}

/** Adds a new block and goes to it. */
export function insertBlock(
  store: EditorStore,
  type: string,
  place: BlockPlace,
  replacesId: string | null = null,
): void {
  const block = newContent(type, store.newId);
  if (block === null) return;
  const added = addBlock(store.given.content, { block, ...place });
  if (!added.ok) {
    store.announce(added.error.message);
    return;
  }
  const isReplacing = replacesId !== null && findBlock(added.value, replacesId) !== null;
  const without = isReplacing ? removeBlock(added.value, replacesId) : added;
  store.apply(without.ok ? without.value : added.value);
  store.activate(block.id, 'text');
  store.announce(editorTexts.inserter.added(definiteName(block)));
}

/** Goes on with a new text after a block, as Enter does in a heading. */
export function insertTextAfter(store: EditorStore, id: string): void {
  const place = placeAfter(store.given.content, id);
  if (!store.given.isRestricted && typesAllowedAt(store, place, ['html']).length > 0) {
    insertBlock(store, 'html', place);
  }
}
