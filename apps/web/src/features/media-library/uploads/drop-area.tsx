import { colour } from '@brandpost/ui';
import { Upload } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { mediaTexts } from '../media-texts.ts';

const Frame = styled.div`
  position: relative;
`;
const Veil = styled.div`
  position: absolute;
  z-index: 5;
  inset: -0.75rem;
  display: flex;
  gap: 0.75rem;
  align-items: flex-start;
  justify-content: center;
  padding-top: 8rem;
  border: 3px dashed ${colour('primary')};
  border-radius: var(--bp-radius-l);
  background: color-mix(in srgb, ${colour('surface')} 90%, transparent);
  font-size: 1.375rem;
  font-weight: 650;
  pointer-events: none;
`;

/**
 * Takes files that are dropped anywhere while it is on screen, or pasted while nobody writes: a file that is dropped
 * beside would be opened in place of the page.
 */
export function DropArea({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = <Name extends 'paste' | 'dragenter' | 'dragover' | 'dragleave' | 'drop'>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, listener, { signal: listening.signal });
    on('paste', (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const isWriting = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      if (files.length === 0 || isWriting) return;
      event.preventDefault();
      onFiles(files);
    });
    const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    on('dragenter', over);
    on('dragover', over);
    // Out of the window: what is left for another element is entered there first.
    on('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsOver(false));
    on('drop', (event) => {
      if (!carriesFiles(event)) return;
      setIsOver(false);
      if (event.defaultPrevented) return;
      event.preventDefault();
      onFiles([...(event.dataTransfer?.files ?? [])]);
    });
    return () => listening.abort();
  }, [onFiles]);
  return (
    <Frame>
      {children}
      {isOver && (
        <Veil>
          <Upload aria-hidden="true" size={32} />
          {mediaTexts.dropHere}
        </Veil>
      )}
    </Frame>
  );
}
