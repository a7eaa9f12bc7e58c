import { findBlock, readSharedId, removeBlock, sharedBlock } from '@brandpost/cms-blocks';
import {
  blocksFromText,
  blocksToText,
  duplicateBlock,
  type Pasted,
  readPastedHtml,
} from '@brandpost/cms-blocks/editing';
import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { definiteName } from '../operations/block-label.ts';
import { insertBlocks } from '../operations/insert-blocks.ts';
import type { EditorStore } from '../state/editor-store.ts';
import { removeAtOnce } from './remove-block.ts';

const texts = editorTexts.clipboard;

/** A block as text for the clipboard; null when it is not there. */
export function textOfBlock(store: EditorStore, id: string): string | null {
  const found = findBlock(store.given.content, id);
  return found === null ? null : blocksToText([found.node]);
}

/** Copies a block, or cuts it out, by a button: the browser may refuse, which is reported. */
export async function copyByButton(store: EditorStore, id: string, { isCut = false } = {}): Promise<void> {
  const text = textOfBlock(store, id);
  if (text === null) return;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    store.announce(texts.refused);
    return;
  }
  announceCopied(store, id, { isCut });
}

/** Tells that a block is on the clipboard, and takes it away when it was cut out. */
export function announceCopied(store: EditorStore, id: string, { isCut }: { isCut: boolean }): void {
  const found = findBlock(store.given.content, id);
  if (found === null) return;
  if (isCut) removeAtOnce(store, id, texts.cut);
  else store.announce(texts.copied(definiteName(found.node)));
}

/** A copy right after the block. */
export function duplicate(store: EditorStore, id: string): void {
  if (store.given.isRestricted) return;
  const copied = duplicateBlock(store.given.content, id, store.newId);
  if (!copied.ok) {
    store.announce(copied.error.message);
    return;
  }
  store.apply(copied.value);
  const original = findBlock(copied.value, id);
  const siblings = original?.parent?.children ?? copied.value;
  const copy = original === null ? undefined : siblings[original.index + 1];
  if (copy === undefined) return;
  store.activate(copy.id, 'frame');
  store.announce(editorTexts.inserter.added(definiteName(copy)));
}

/** Whether a text on the clipboard is blocks from here. */
export function areBlocks(text: string): boolean {
  const read = blocksFromText(text, () => 'x');
  return read.ok || read.error.code !== 'not-blocks';
}

/** Pastes blocks, or what was copied in another program, after the active block. */
export function paste(
  store: EditorStore,
  { html, text }: { html: string; text: string },
  replacesId: string | null = null,
): void {
  if (store.given.isRestricted) {
    store.announce(texts.restricted);
    return;
  }
  if (areBlocks(text)) {
    const read = blocksFromText(text, store.newId);
    if (read.ok) pasteBlocks(store, withKnownShared(store, read.value), replacesId);
    else store.announce(read.error.message);
    return;
  }
  pasteBlocks(store, readPastedHtml(html.trim() === '' ? text : html, store.newId), replacesId);
}

/** Shared blocks that are not to be had here, such as those of another site, become ordinary ones. */
function withKnownShared(store: EditorStore, pasted: readonly ContentNode[]): Pasted {
  const known = new Set(store.given.sources.shared.blocks.map(({ id }) => id));
  const isKnown = (node: ContentNode) => known.has(readSharedId(node) ?? 0);
  const blocks = pasted.flatMap((node) =>
    node.type !== sharedBlock.type || isKnown(node) ? [node] : node.children,
  );
  return { blocks, dropped: blocks.length === 0 && pasted.length > 0 ? [texts.sharedUnknown] : [] };
}

function pasteBlocks(store: EditorStore, { blocks, dropped }: Pasted, replacesId: string | null): void {
  if (blocks.length === 0) {
    if (dropped.length > 0) store.announce(dropped.join(' '));
    return;
  }
  const { content } = store.given;
  const inserted = insertBlocks(content, store.state.activeId, blocks);
  if (!inserted.ok) {
    store.announce(inserted.message);
    return;
  }
  const without = replacesId === null ? null : removeBlock(inserted.tree, replacesId);
  store.apply(without?.ok ? without.value : inserted.tree);
  store.activate(inserted.lastId, 'frame');
  store.announce([texts.pasted(blocks.length), ...dropped].join('. '), { offersUndo: true });
}
