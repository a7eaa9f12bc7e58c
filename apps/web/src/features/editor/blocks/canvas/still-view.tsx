import { ContentView } from '@brandpost/cms-blocks/react';
import type { ContentNode } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { type MouseEvent, memo, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useEditorSetting, useWrittenIn } from '../state/editor-setting.ts';
import { useEditorStore } from '../state/editor-store.ts';

const Still = styled.div`
  container-type: inline-size;

  /* Beside its panels the canvas is narrower than the page: a table is as its readers have it, and as it is written. */
  > div {
    @container (min-width: 28rem) {
      --bp-table-room: none;
    }
  }
  /* A block that shows nothing says so. */
  > div:not(:empty) + p {
    display: none;
  }
`;
const Nothing = styled.p`
  padding: 0.75rem 1rem;
  border: 1px dashed ${colour('muted')};
  border-radius: var(--bp-radius-s);
  color: ${colour('muted')};
  font-size: 1rem;
`;

type StillViewProps = {
  node: ContentNode;
  /** Said where visitors would see nothing. */
  emptyText: string;
};

/** A block as visitors will see it. What can be pressed in it chooses the block instead. */
export const StillView = memo(function StillView({ node, emptyText }: StillViewProps) {
  const store = useEditorStore();
  const { resources } = useEditorSetting();
  const writtenIn = useWrittenIn();
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // One stop for each block is enough; what is in it is reached when it is the active one.
    for (const part of view.current?.querySelectorAll<HTMLElement>('a, button, [tabindex="0"]') ?? []) {
      part.tabIndex = -1;
    }
  }, [node]);
  const onClickCapture = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (store.state.activeId === node.id) return;
    store.activate(node.id, 'text', { left: event.clientX, top: event.clientY });
  };
  return (
    <Still ref={view} {...writtenIn} onClickCapture={onClickCapture}>
      <ContentView nodes={[node]} resources={resources} />
      <Nothing>{emptyText}</Nothing>
    </Still>
  );
});
