import type { ContentNode } from '@brandpost/domain';
import type { ToolbarItem } from '@brandpost/ui/widgets';
import {
  ArrowDown,
  ArrowUp,
  ClipboardCopy,
  Component,
  Copy,
  CornerLeftUp,
  MessageSquarePlus,
  Move,
  PencilLine,
  Scissors,
  Trash2,
} from 'lucide-react';
import { editorTexts } from '../../editor-texts.ts';
import { sharedBlocksTexts } from '../../shared-blocks/shared-blocks-texts.ts';
import { suggestionsTexts } from '../../suggestions/suggestions-texts.ts';
import { partsOf } from '../../suggestions/texts-of-post.ts';
import { copyByButton, duplicate } from '../commands/copy-block.ts';
import { moveBy } from '../commands/move-block.ts';
import { askToRemove } from '../commands/remove-block.ts';
import { mayShare } from '../commands/share-block.ts';
import { activateParent } from '../commands/undo.ts';
import { blockEvents } from '../state/blocks-slice.ts';
import { useEditorSetting } from '../state/editor-setting.ts';
import { useBlocks, useEditorStore } from '../state/editor-store.ts';

const texts = editorTexts.toolbar;

/** A block and its place among those beside it. */
export type PlacedBlock = { node: ContentNode; index: number; count: number; isNested: boolean };

/** Something that can be done with a block, and how much room a bar has to have for it. */
export type BlockAction = ToolbarItem & { needsRoom: 'none' | 'some' | 'much' };

/** What can be done with the active block, by anyone who writes here. */
export function useBlockActions({ node, index, count, isNested }: PlacedBlock): BlockAction[] {
  const { id } = node;
  const store = useEditorStore();
  const { isRestricted } = useEditorSetting();
  const mayComment = useBlocks(({ marks }) => marks.mayComment);
  const parent: BlockAction = {
    needsRoom: 'none',
    label: texts.parent,
    icon: CornerLeftUp,
    onPress: () => activateParent(store),
    shortcut: 'Esc',
  };
  const copy: BlockAction = {
    needsRoom: 'much',
    label: texts.copy,
    icon: ClipboardCopy,
    onPress: () => void copyByButton(store, id),
    shortcut: 'Ctrl+C',
  };
  const cut: BlockAction = {
    needsRoom: 'much',
    label: texts.cut,
    icon: Scissors,
    onPress: () => void copyByButton(store, id, { isCut: true }),
    shortcut: 'Ctrl+X',
  };
  const moveTo: BlockAction = {
    needsRoom: 'much',
    label: texts.moveTo,
    icon: Move,
    onPress: () => store.dispatch(blockEvents.asked({ kind: 'move', id })),
  };
  const structure: BlockAction[] = [
    {
      needsRoom: 'none',
      label: texts.up,
      icon: ArrowUp,
      onPress: () => moveBy(store, id, 'up'),
      isDisabled: index === 0,
      shortcut: 'Alt+↑',
    },
    {
      needsRoom: 'none',
      label: texts.down,
      icon: ArrowDown,
      onPress: () => moveBy(store, id, 'down'),
      isDisabled: index === count - 1,
      shortcut: 'Alt+↓',
    },
    moveTo,
    { needsRoom: 'some', label: texts.duplicate, icon: Copy, onPress: () => duplicate(store, id) },
    copy,
    cut,
    ...(mayShare(store, node)
      ? [
          {
            needsRoom: 'some' as const,
            label: sharedBlocksTexts.save,
            icon: Component,
            onPress: () => store.dispatch(blockEvents.asked({ kind: 'share', id })),
          },
        ]
      : []),
    {
      needsRoom: 'none',
      label: texts.remove,
      icon: Trash2,
      onPress: () => askToRemove(store, id),
      shortcut: 'Delete',
    },
  ];
  const comment: BlockAction = {
    needsRoom: 'none',
    label: texts.comment,
    icon: MessageSquarePlus,
    onPress: () => store.given.comments?.begin(id),
    shortcut: 'Ctrl+Alt+M',
  };
  const suggest: BlockAction = {
    needsRoom: 'none',
    label: suggestionsTexts.suggest,
    icon: PencilLine,
    onPress: () => store.given.comments?.suggest(id),
    shortcut: suggestionsTexts.keys,
  };
  return [
    ...(isNested ? [parent] : []),
    ...(mayComment ? [comment] : []),
    ...(mayComment && partsOf(node).length > 0 ? [suggest] : []),
    ...(isRestricted ? [copy] : structure),
  ];
}
