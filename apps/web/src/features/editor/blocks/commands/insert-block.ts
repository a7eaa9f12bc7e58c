import { addBlock, findBlock, removeBlock, sharedBlock, updateBlock } from '@brandpost/cms-blocks';
import { type BlockPlace, placesFor } from '@brandpost/cms-blocks/editing';
import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { definiteName } from '../operations/block-label.ts';
import { newContent } from '../operations/new-content.ts';
import { placeAfter } from '../operations/place-for-new.ts';
import { sharedNode } from '../operations/shared-node.ts';
import { blockEvents } from '../state/blocks-slice.ts';
import type { EditorStore } from '../state/editor-store.ts';

/** Asks what to add at a place. */
export function askWhatToInsert(
  store: EditorStore,
  place: BlockPlace,
  replacesId: string | null = null,
): void {
  if (!store.given.isRestricted) store.dispatch(blockEvents.asked({ kind: 'insert', place, replacesId }));
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

const SHARED_KEY = 'shared:';

/** How a shared block is named among types of block, where one chooses what to add. */
export function keyOfShared(id: number): string {
  return `${SHARED_KEY}${id}`;
}

/** A new block of a type, or one that shows a shared block. @returns null where there is none of that key */
function chosenContent(store: EditorStore, key: string): ContentNode | null {
  // One that refers to nothing could not be saved.
  if (key === sharedBlock.type) return null;
  if (!key.startsWith(SHARED_KEY)) return newContent(key, store.newId);
  const shared = store.given.sources.shared.blocks.find(({ id }) => keyOfShared(id) === key);
  return shared === undefined ? null : sharedNode(shared, store.newId());
}

/** Adds a new block and goes to it. */
export function insertBlock(
  store: EditorStore,
  type: string,
  place: BlockPlace,
  replacesId: string | null = null,
): void {
  const block = chosenContent(store, type);
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

/** Goes on within a block, as Enter does in the title of a dropdown: to a text that comes first in it, else to a new one. */
export function goOnWithin(store: EditorStore, { id, children: [first] }: ContentNode): void {
  const place = { parentId: id, index: 0 };
  if (first?.type === 'html') store.activate(first.id, 'text');
  else if (!store.given.isRestricted && typesAllowedAt(store, place, ['html']).length > 0)
    insertBlock(store, 'html', place);
}

/** Goes on from what stands above the blocks, as Enter does in a lead: to a text that comes first, else to a new one. */
export function goOnToFirstText(store: EditorStore): void {
  const [first] = store.given.content;
  if (first?.type === 'html') store.activate(first.id, 'text');
  else if (!store.given.isRestricted) insertBlock(store, 'html', { index: 0 });
}

/** What stands in a text before and after the line that a block is added in place of, as HTML. */
export type TextAround = { before: string; after: string };

/** Adds a new block in place of a line of a text, which is divided there, and goes to it. One step to undo. */
export function insertBlockInText(
  store: EditorStore,
  type: string,
  textId: string,
  { before, after }: TextAround,
): void {
  const place = placeAfter(store.given.content, textId);
  if (before === '' && after === '') {
    insertBlock(store, type, place, textId);
    return;
  }
  const { parentId, index } = place;
  // With nothing before it the block comes first, and what is after stays in the text.
  const kept = updateBlock(store.given.content, textId, { html: before === '' ? after : before });
  const block = chosenContent(store, type);
  if (!kept.ok || block === null) return;
  const at = { ...(parentId === undefined ? {} : { parentId }), index: before === '' ? index - 1 : index };
  const added = addBlock(kept.value, { block, ...at });
  if (!added.ok) {
    store.announce(added.error.message);
    return;
  }
  const rest = before === '' || after === '' ? null : newContent('html', store.newId);
  const whole =
    rest === null
      ? added
      : addBlock(added.value, {
          block: { ...rest, props: { ...rest.props, html: after } },
          ...at,
          index: index + 1,
        });
  store.apply(whole.ok ? whole.value : added.value);
  store.activate(block.id, 'text');
  store.announce(editorTexts.inserter.added(definiteName(block)));
}
