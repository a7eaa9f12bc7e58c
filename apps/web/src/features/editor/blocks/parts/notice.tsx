import { colour, media } from '@brandpost/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { editorTexts } from '../../editor-texts.ts';
import { undoStep } from '../commands/undo.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { useSignal } from '../state/signal.ts';

/** What was done can be undone by keys all along. */
const SHOWN_MS = 10_000;

const Place = styled.div`
  position: fixed;
  z-index: 45;
  inset: auto 1rem 4.5rem;
  display: grid;
  justify-items: center;
  pointer-events: none;

  ${media.tablet} {
    inset-block-end: 1.5rem;
  }
`;
const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-block-size: 48px;
  max-inline-size: 36rem;
  padding: 0.375rem 0.5rem 0.375rem 1.125rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('deep')};
  color: ${colour('on-deep')};
  font-size: 1rem;
  line-height: 1.4;
  box-shadow: var(--bp-shadow);
  pointer-events: auto;

  &:not(:has(button)) {
    padding-inline-end: 1.125rem;
  }
  button {
    flex: none;
    min-block-size: 44px;
    padding: 0 0.875rem;
    border: 1px solid currentColor;
    border-radius: 999px;
    background: none;
    font-weight: 600;
    cursor: pointer;
  }
  button:focus-visible {
    border-radius: 999px;
    outline-color: currentColor;
    outline-offset: -5px;
  }
`;

/** What just happened, seen and heard; what was removed can be had back. */
export function EditorNotice() {
  const store = useEditorStore();
  const notice = useSignal(store.notice);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => store.notice.set(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice, store]);
  return (
    <Place role="status">
      {notice !== null && (
        <Box>
          <span>{notice.text}</span>
          {notice.offersUndo && (
            <button
              type="button"
              onClick={() => {
                undoStep(store);
                store.focus.set({ id: store.active.value, to: 'frame' });
              }}
            >
              {editorTexts.undo}
            </button>
          )}
        </Box>
      )}
    </Place>
  );
}
