import { mediaFilePath, removeBlock } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import type { PickedMedia } from '../editor-sources.ts';
import { insertBlocks } from '../operations/insert-blocks.ts';
import { newContent } from '../operations/new-content.ts';
import { blockEvents } from '../state/blocks-slice.ts';
import type { EditorStore } from '../state/editor-store.ts';

/**
 * Takes files into the library and puts them on the page: each picture as a block, papers together in one. Their words
 * are asked for first. One step to undo; the files stay in the library.
 * @param afterId the block after which they come, or into which
 * @param replacesId an empty block that they take the place of
 */
export async function insertFiles(
  store: EditorStore,
  files: readonly File[],
  { afterId, replacesId = null }: { afterId: string | null; replacesId?: string | null },
): Promise<void> {
  if (store.given.isRestricted) {
    store.announce(editorTexts.clipboard.restricted);
    return;
  }
  const media = await store.given.sources.uploadMedia(files);
  if (media.length === 0) return;
  const inserted = insertBlocks(store.given.content, afterId, blocksOf(media, store.newId));
  if (!inserted.ok) {
    store.announce(inserted.message);
    return;
  }
  const picked = media.map(({ filename, alt, widthPx, heightPx }) => {
    return [filename, { alt, widthPx, heightPx, copies: [] }] as const;
  });
  store.dispatch(blockEvents.picked(Object.fromEntries(picked)));
  const without = replacesId === null ? null : removeBlock(inserted.tree, replacesId);
  store.apply(without?.ok ? without.value : inserted.tree);
  store.activate(inserted.lastId, 'frame');
  store.announce(editorTexts.clipboard.filesAdded(media.length), { offersUndo: true });
}

function blocksOf(media: readonly PickedMedia[], newId: () => string): ContentNode[] {
  const pictures = media.filter(({ isPicture }) => isPicture);
  const papers = media.filter(({ isPicture }) => !isPicture);
  const pdf = papers.map(({ id, filename, title, description }) => ({ id, filename, title, description }));
  return [
    ...pictures.flatMap(({ filename }) => blockWith('image', { imgSrc: mediaFilePath(filename) }, newId)),
    ...(papers.length === 0 ? [] : blockWith('pdf', { pdf: JSON.stringify(pdf) }, newId)),
  ];
}

function blockWith(type: string, props: Record<string, unknown>, newId: () => string): ContentNode[] {
  const block = newContent(type, newId);
  return block === null ? [] : [{ ...block, props: { ...block.props, ...props } }];
}
