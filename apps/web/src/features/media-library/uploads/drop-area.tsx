import { colour } from '@brandpost/ui';
import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
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

/** Takes files that are dropped on it, or pasted while it is on screen and nobody writes. */
export function DropArea({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const isWriting = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      if (files.length === 0 || isWriting) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFiles]);

  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  // Each element inside tells of its own edges.
  const crossed = (event: DragEvent, by: 1 | -1) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth.current += by;
    setIsOver(depth.current > 0);
  };
  return (
    <Frame
      onDragEnter={(event) => crossed(event, 1)}
      onDragLeave={(event) => crossed(event, -1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
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
