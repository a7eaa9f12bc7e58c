import { labelOf } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { Toolbar, type ToolbarItem } from '@brandpost/ui/widgets';
import {
  ArrowDown,
  ArrowUp,
  ClipboardCopy,
  Component,
  Copy,
  CornerLeftUp,
  GripVertical,
  MessageSquarePlus,
  Move,
  Scissors,
  Trash2,
} from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { editorTexts } from '../../editor-texts.ts';
import { sharedBlocksTexts } from '../../shared-blocks/shared-blocks-texts.ts';
import { copyByButton, duplicate } from '../commands/copy-block.ts';
import { moveBy } from '../commands/move-block.ts';
import { askToRemove } from '../commands/remove-block.ts';
import { mayShare } from '../commands/share-block.ts';
import { activateParent } from '../commands/undo.ts';
import { useEditorSetting } from '../state/editor-setting.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { useSignal } from '../state/signal.ts';

const texts = editorTexts.toolbar;

/** Above the frame on a wide screen; within reach of a thumb on a phone. */
const Floating = styled.div`
  position: absolute;
  z-index: 10;
  inset-block-end: calc(100% + 2px);
  inset-inline-start: 0;
  color: ${colour('on-primary')};

  &[data-align='end'] {
    inset-inline: auto 0;
  }
  > [role='toolbar'] {
    padding: 0 2px;
    border-radius: 8px;
    background: ${colour('primary')};
  }
  strong {
    padding-inline: 0.125rem 0.375rem;
    font-size: 0.8125rem;
    font-weight: 650;
    line-height: 32px;
    white-space: nowrap;
  }
  @media (max-width: 47.99rem) {
    position: fixed;
    z-index: 40;
    inset: auto 0 0;

    &[data-align] {
      inset-inline: 0;
    }
    /* Whoever writes beside the canvas has no use for it, and needs what is under it. */
    body:has([data-beside-canvas]:focus-within) & {
      display: none;
    }
    strong,
    [data-handle] {
      display: none;
    }
    > [role='toolbar'] {
      justify-content: space-between;
      padding: 4px 8px max(4px, env(safe-area-inset-bottom));
      border-radius: 0;
      overflow-x: auto;
    }
    /* All of them, also on the narrowest. */
    > [role='toolbar'] button {
      flex: 0 1 44px;
      min-inline-size: 32px;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

/** For the pointer; keys move by Alt and arrows, or by “Flytta till …”. */
const Handle = styled.span`
  display: grid;
  flex: none;
  inline-size: 28px;
  block-size: 32px;
  place-items: center;
  cursor: grab;
  touch-action: none;
`;

type BlockToolbarProps = { node: ContentNode; index: number; count: number; isNested: boolean };

/** What can be done with the active block. */
export function BlockToolbar({ node, index, count, isNested }: BlockToolbarProps) {
  const store = useEditorStore();
  const { isRestricted } = useEditorSetting();
  const mayComment = useSignal(store.mayComment);
  const floating = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepInside(floating.current));
  const name = labelOf(node);
  const { id } = node;
  const parent: ToolbarItem = {
    label: texts.parent,
    icon: CornerLeftUp,
    onPress: () => activateParent(store),
    shortcut: 'Esc',
  };
  const copy: ToolbarItem = {
    label: texts.copy,
    icon: ClipboardCopy,
    onPress: () => void copyByButton(store, id),
    shortcut: 'Ctrl+C',
  };
  const structure: ToolbarItem[] = [
    {
      label: texts.up,
      icon: ArrowUp,
      onPress: () => moveBy(store, id, 'up'),
      isDisabled: index === 0,
      shortcut: 'Alt+↑',
    },
    {
      label: texts.down,
      icon: ArrowDown,
      onPress: () => moveBy(store, id, 'down'),
      isDisabled: index === count - 1,
      shortcut: 'Alt+↓',
    },
    { label: texts.moveTo, icon: Move, onPress: () => store.dialog.set({ kind: 'move', id }) },
    { label: texts.duplicate, icon: Copy, onPress: () => duplicate(store, id) },
    copy,
    {
      label: texts.cut,
      icon: Scissors,
      onPress: () => void copyByButton(store, id, { isCut: true }),
      shortcut: 'Ctrl+X',
    },
    ...(mayShare(store, node)
      ? [
          {
            label: sharedBlocksTexts.save,
            icon: Component,
            onPress: () => store.dialog.set({ kind: 'share', id }),
          },
        ]
      : []),
    { label: texts.remove, icon: Trash2, onPress: () => askToRemove(store, id), shortcut: 'Delete' },
  ];
  const comment: ToolbarItem = {
    label: texts.comment,
    icon: MessageSquarePlus,
    onPress: () => store.given.comments?.begin(id),
    shortcut: 'Ctrl+Alt+M',
  };
  const items = [
    ...(isNested ? [parent] : []),
    ...(mayComment ? [comment] : []),
    ...(isRestricted ? [copy] : structure),
  ];
  return (
    <Floating ref={floating}>
      <Toolbar
        label={texts.label(name)}
        start={
          <>
            {!isRestricted && (
              <Handle data-drag={id} data-handle="" title={texts.drag} aria-hidden="true">
                <GripVertical size={17} />
              </Handle>
            )}
            <strong>{name}</strong>
          </>
        }
        items={items}
      />
    </Floating>
  );
}

/** A narrow block at the right edge has its tools to the left. */
function keepInside(floating: HTMLElement | null): void {
  const canvas = floating?.closest('[data-canvas]');
  if (floating === null || canvas === null || canvas === undefined) return;
  delete floating.dataset.align;
  const edge = canvas.getBoundingClientRect().right;
  if (floating.getBoundingClientRect().right > edge) floating.dataset.align = 'end';
}
