import { blockOfType, blocksAllowedIn, findBlock, sharedBlock } from '@brandpost/cms-blocks';
import type { BlockPlace } from '@brandpost/cms-blocks/editing';
import { sharedBlocksTexts } from '../../shared-blocks/shared-blocks-texts.ts';
import { keyOfShared, typesAllowedAt } from '../commands/insert-block.ts';
import { blockIcon, editorBlock } from '../editor-blocks.ts';
import type { EditorStore } from '../state/editor-store.ts';
import type { PickOption } from './find-options.ts';

/** The blocks that may be added at a place, as one chooses among them. */
export function blockOptions(store: EditorStore, place: BlockPlace): PickOption[] {
  const parent = place.parentId === undefined ? null : findBlock(store.given.content, place.parentId);
  const types = blocksAllowedIn(parent?.node.type ?? null).map(({ type }) => type);
  // A shared block is chosen by its name.
  return typesAllowedAt(store, place, types).flatMap((type) =>
    type === sharedBlock.type ? sharedOptions(store) : [optionOfBlock(type)],
  );
}

function sharedOptions(store: EditorStore): PickOption[] {
  return store.given.sources.shared.blocks.map((shared) => ({
    key: keyOfShared(shared.id),
    label: shared.name,
    detail: sharedBlocksTexts.option(shared.usedBy),
    icon: blockIcon(sharedBlock.type),
    words: sharedBlocksTexts.words,
  }));
}

/** A type of block as one chooses it. */
export function optionOfBlock(type: string): PickOption {
  const { help = '', words = [] } = editorBlock(type) ?? {};
  return { key: type, label: blockOfType(type)?.label ?? type, detail: help, icon: blockIcon(type), words };
}
