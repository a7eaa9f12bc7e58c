import { findBlock } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { colour, IconButton } from '@brandpost/ui';
import { ChevronsDownUp, ChevronsUpDown, type LucideIcon, Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { styled } from 'styled-components';
import { editorTexts } from '../../editor-texts.ts';
import { askWhatToInsertAfter } from '../commands/insert-block.ts';
import { readingOrder } from '../operations/reading-order.ts';
import { blockEvents } from '../state/blocks-slice.ts';
import { useEditorSetting } from '../state/editor-setting.ts';
import { useBlocks, useEditorStore } from '../state/editor-store.ts';
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
  /** Where the tree is in a dialog, which has the title. */
  onChosen?: () => void;
};

/** The tree with its tools: collapse all, add. */
export function TreePanel({ content, onChosen }: TreePanelProps) {
  const store = useEditorStore();
  const { isRestricted } = useEditorSetting();
  const ids = useBlocks((state) => state.collapsed);
  const collapsed = useMemo(() => new Set(ids), [ids]);
  const active = useBlocks(({ activeId }) => activeId);
  // What becomes active can be seen in the tree too.
  useEffect(() => {
    const around = active === null ? [] : idsAround(store.given.content, active);
    const left = store.state.collapsed.filter((id) => !around.includes(id));
    if (left.length < store.state.collapsed.length) store.dispatch(blockEvents.collapsed(left));
  }, [active, store]);
  const hasCollapsed = collapsed.size > 0;
  const collapseOne = useCallback(
    (id: string, isCollapsed: boolean) => {
      const others = store.state.collapsed.filter((other) => other !== id);
      store.dispatch(blockEvents.collapsed(isCollapsed ? [...others, id] : others));
    },
    [store],
  );
  return (
    <>
      <Head>
        {onChosen === undefined && <strong>{editorTexts.content}</strong>}
        <HeadButton
          label={hasCollapsed ? editorTexts.expandAll : editorTexts.collapseAll}
          icon={hasCollapsed ? ChevronsUpDown : ChevronsDownUp}
          onPress={() => store.dispatch(blockEvents.collapsed(hasCollapsed ? [] : readingOrder(content)))}
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

type HeadButtonProps = { label: string; icon: LucideIcon; onPress: () => void };

function HeadButton({ label, icon: Icon, onPress }: HeadButtonProps) {
  return (
    <IconButton type="button" aria-label={label} title={label} onClick={onPress}>
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
