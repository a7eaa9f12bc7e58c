import { encode } from 'uqr';

/** Empty squares around the code, as ISO/IEC 18004 asks for. */
const BORDER = 4;

/** An address as a QR code, black on white: for paper, where it can be photographed but not pressed. */
export function AddressCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: BORDER });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={data.map(rowPath).join('')} />
    </svg>
  );
}

/** Neighbours of one colour as one shape: seams between squares are seen by some printers. */
function rowPath(row: readonly boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return Array.from(
    text.matchAll(/1+/g),
    ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  ).join('');
}
