import { blockOfType, blocksAllowedIn, findBlock } from '@brandpost/cms-blocks';
import type { BlockPlace } from '@brandpost/cms-blocks/editing';
import { typesAllowedAt } from '../commands/insert-block.ts';
import { blockIcon, editorBlock } from '../editor-blocks.ts';
import type { EditorStore } from '../state/editor-store.ts';
import type { PickOption } from './find-options.ts';

/** The blocks that may be added at a place, as one chooses among them. */
export function blockOptions(store: EditorStore, place: BlockPlace): PickOption[] {
  const parent = place.parentId === undefined ? null : findBlock(store.given.content, place.parentId);
  const types = blocksAllowedIn(parent?.node.type ?? null).map(({ type }) => type);
  return typesAllowedAt(store, place, types).map(optionOfBlock);
}

/** A type of block as one chooses it. */
export function optionOfBlock(type: string): PickOption {
  const { help = '', words = [] } = editorBlock(type) ?? {};
  return { key: type, label: blockOfType(type)?.label ?? type, detail: help, icon: blockIcon(type), words };
}
