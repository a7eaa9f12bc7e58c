import type { ContentNode } from '@brandpost/domain';
import { type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { editorTexts } from '../../editor-texts.ts';
import { blockLabel } from '../operations/block-label.ts';
import { useEditorSetting } from '../state/editor-setting.ts';
import { useBlocks, useEditorStore } from '../state/editor-store.ts';
import { lineByTyping, type TreeLine, treeLines } from './tree-lines.ts';
import { TreeRow } from './tree-row.tsx';

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
`;

/** Letters that come within this time of each other are one word. */
const TYPING_MS = 700;

type BlockTreeProps = {
  content: readonly ContentNode[];
  collapsed: ReadonlySet<string>;
  onCollapsed: (id: string, isCollapsed: boolean) => void;
  onChosen?: () => void;
};

/** The page's blocks as a tree. Source: ARIA Authoring Practices, tree view. */
export function BlockTree({ content, collapsed, onCollapsed, onChosen }: BlockTreeProps) {
  const store = useEditorStore();
  const { resources } = useEditorSetting();
  const root = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', atMs: 0 });
  const [focused, setFocused] = useState<string | null>(null);
  const active = useBlocks(({ activeId }) => activeId);
  const lines = treeLines(content, collapsed);
  const stop = stopOf(lines, focused, active);

  const go = (line: TreeLine | undefined) => {
    if (line === undefined) return;
    setFocused(line.node.id);
    root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(line.node.id)}"]`)?.focus();
  };
  const choose = (line: TreeLine, to: 'sight' | 'text') => {
    store.activate(line.node.id, to);
    onChosen?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = lines.findIndex(({ node }) => node.id === stop);
    const line = lines[at];
    if (line === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const move = moveFor(event.key, lines, at);
    if (move !== undefined) go(move);
    else if (event.key === 'ArrowRight' && line.isOpen === false) onCollapsed(line.node.id, false);
    else if (event.key === 'ArrowLeft' && line.isOpen === true) onCollapsed(line.node.id, true);
    else if (event.key === 'Enter') choose(line, 'text');
    else if (event.key === ' ') choose(line, 'sight');
    else if (event.key.length === 1) {
      const isSameWord = event.timeStamp - typed.current.atMs < TYPING_MS;
      typed.current = { text: (isSameWord ? typed.current.text : '') + event.key, atMs: event.timeStamp };
      const labels = lines.map(({ node }) => blockLabel(node, resources.media));
      const found = lineByTyping(labels, isSameWord ? at - 1 : at, typed.current.text);
      if (found !== null) go(lines[found]);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Lines ref={root} role="tree" aria-label={editorTexts.content} onKeyDown={onKeyDown}>
      {lines.map(({ node, level, place, count, isOpen }) => (
        <TreeRow
          key={node.id}
          node={node}
          level={level}
          place={place}
          count={count}
          isOpen={isOpen}
          isStop={node.id === stop}
          onCollapsed={onCollapsed}
          onFocused={setFocused}
          {...(onChosen === undefined ? {} : { onChosen })}
        />
      ))}
    </Lines>
  );
}

/** The one line that the Tab key stops at. */
function stopOf(lines: readonly TreeLine[], focused: string | null, active: string | null): string | null {
  const isThere = (id: string | null) => lines.some(({ node }) => node.id === id);
  if (isThere(focused)) return focused;
  return isThere(active) ? active : (lines[0]?.node.id ?? null);
}

/** The line that a key leads to; undefined for keys that lead nowhere. */
function moveFor(key: string, lines: readonly TreeLine[], at: number): TreeLine | undefined {
  const line = lines[at];
  switch (key) {
    case 'ArrowDown':
      return lines[at + 1] ?? line;
    case 'ArrowUp':
      return lines[at - 1] ?? line;
    case 'Home':
      return lines[0];
    case 'End':
      return lines.at(-1);
    case 'ArrowRight':
      return line?.isOpen === true ? lines[at + 1] : undefined;
    case 'ArrowLeft':
      return line?.isOpen === true ? undefined : lines.find(({ node }) => node.id === line?.parentId);
    default:
      return undefined;
  }
}
