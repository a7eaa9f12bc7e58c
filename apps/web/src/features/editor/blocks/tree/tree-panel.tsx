import { findBlock } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { colour, IconButton } from '@brandpost/ui';
import { ChevronsDownUp, ChevronsUpDown, type LucideIcon, Plus, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { editorTexts } from '../../editor-texts.ts';
import { askWhatToInsertAfter } from '../commands/insert-block.ts';
import { redoStep, undoStep } from '../commands/undo.ts';
import { readingOrder } from '../operations/reading-order.ts';
import { useEditorSetting } from '../state/editor-setting.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { useSignal } from '../state/signal.ts';
import { BlockTree } from './block-tree.tsx';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem;
  padding: 0.75rem 0.5rem 0.5rem 1.375rem;
  font-size: 0.9375rem;

  > strong {
    flex: 1;
    font-weight: 650;
  }
  button {
    inline-size: 34px;
    block-size: 34px;
  }
  button[aria-disabled='true'] {
    color: ${colour('muted')};
    cursor: default;
  }
  @media (pointer: coarse), (max-width: 47.99rem) {
    button {
      inline-size: 44px;
      block-size: 44px;
    }
  }
`;
const Body = styled.div`
  padding: 0 0.75rem 1.5rem;
`;
const Nothing = styled.p`
  padding: 0 0.625rem;
  color: ${colour('muted')};
  font-size: 0.9375rem;
`;

type TreePanelProps = {
  content: readonly ContentNode[];
  history: { canUndo: boolean; canRedo: boolean };
  /** Where the tree is in a dialog, which has the title. */
  onChosen?: () => void;
};

/** The tree with its tools: undo, redo, collapse all, add. */
export function TreePanel({ content, history, onChosen }: TreePanelProps) {
  const store = useEditorStore();
  const { isRestricted } = useEditorSetting();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const active = useSignal(store.active);
  // What becomes active can be seen in the tree too.
  useEffect(() => {
    const around = active === null ? [] : idsAround(store.given.content, active);
    setCollapsed((was) =>
      around.some((id) => was.has(id)) ? new Set([...was].filter((id) => !around.includes(id))) : was,
    );
  }, [active, store]);
  const hasCollapsed = collapsed.size > 0;
  const [collapseOne] = useState(() => (id: string, isCollapsed: boolean) => {
    setCollapsed((was) => {
      const ids = new Set(was);
      if (isCollapsed) ids.add(id);
      else ids.delete(id);
      return ids;
    });
  });
  return (
    <>
      <Head>
        {onChosen === undefined && <strong>{editorTexts.content}</strong>}
        <HeadButton
          label={editorTexts.undo}
          icon={Undo2}
          isDisabled={!history.canUndo}
          onPress={() => undoStep(store)}
        />
        <HeadButton
          label={editorTexts.redo}
          icon={Redo2}
          isDisabled={!history.canRedo}
          onPress={() => redoStep(store)}
        />
        <HeadButton
          label={hasCollapsed ? editorTexts.expandAll : editorTexts.collapseAll}
          icon={hasCollapsed ? ChevronsUpDown : ChevronsDownUp}
          onPress={() => setCollapsed(hasCollapsed ? new Set() : new Set(readingOrder(content)))}
        />
        {!isRestricted && (
          <HeadButton
            label={editorTexts.inserter.open}
            icon={Plus}
            onPress={() => {
              onChosen?.();
              askWhatToInsertAfter(store, active);
            }}
          />
        )}
      </Head>
      <Body>
        {content.length === 0 ? (
          <Nothing>{editorTexts.empty}</Nothing>
        ) : (
          <BlockTree
            content={content}
            collapsed={collapsed}
            onCollapsed={collapseOne}
            {...(onChosen === undefined ? {} : { onChosen })}
          />
        )}
      </Body>
    </>
  );
}

/** Keeps focus when there is nothing more to do by it. */
function HeadButton({
  label,
  icon: Icon,
  onPress,
  isDisabled = false,
}: {
  label: string;
  icon: LucideIcon;
  onPress: () => void;
  isDisabled?: boolean;
}) {
  return (
    <IconButton
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      <Icon aria-hidden="true" size={18} />
    </IconButton>
  );
}

function idsAround(content: readonly ContentNode[], id: string): string[] {
  const ids: string[] = [];
  for (let parent = findBlock(content, id)?.parent ?? null; parent !== null; ) {
    ids.push(parent.id);
    parent = findBlock(content, parent.id)?.parent ?? null;
  }
  return ids;
}
