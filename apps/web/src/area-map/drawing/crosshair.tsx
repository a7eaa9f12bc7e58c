import type { PicturePoint } from '@brandpost/domain';

/** Where the next corner will be, for keys. */
export function Crosshair({ point: { x, y } }: { point: PicturePoint }) {
  return (
    <g pointerEvents="none" stroke="currentColor" strokeWidth="2.5">
      <path d={`M${x - 16} ${y}h12M${x + 4} ${y}h12M${x} ${y - 16}v12M${x} ${y + 4}v12`} />
    </g>
  );
}
