import { colour } from '@brandpost/ui';
import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

const WIDTH_PX = 320;

const Frame = styled.span`
  display: grid;
  place-items: center;
  overflow: hidden;
  background: ${colour('surface-2')};
  color: ${colour('muted')};

  canvas {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

/** A file as it is on this computer. Drawn, since pages may not show files by an address of their own. */
export function FilePreview({ file, className }: { file: Blob; className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isPicture, setIsPicture] = useState(file.type.startsWith('image/'));
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    let isGone = false;
    createImageBitmap(file, { resizeWidth: WIDTH_PX, resizeQuality: 'medium' })
      .then((bitmap) => {
        const element = canvas.current;
        if (isGone || element === null) return;
        element.width = bitmap.width;
        element.height = bitmap.height;
        element.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
      })
      .catch(() => setIsPicture(false));
    return () => {
      isGone = true;
    };
  }, [file]);
  return (
    <Frame className={className} aria-hidden="true">
      {isPicture ? <canvas ref={canvas} /> : <FileText size="38%" strokeWidth={1.25} />}
    </Frame>
  );
}
