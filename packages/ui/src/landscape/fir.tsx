import { colour } from '../theme/tokens.ts';

type FirProps = { x: number; foot: number; height: number };

/** Ten units tall, with its top at 0,0: the same for every fir, so that a forest packs into a few bytes. */
const OUTLINE = 'M0 0 1.3 3.6H.7L1.9 6.7H1L2.5 10h-5L-1 6.7h-.9L-.7 3.6h-.6z';

/** A spruce in a drawn landscape: where its middle stands, how far down its foot is, how tall it is. */
export function Fir({ x, foot, height }: FirProps) {
  const place = `translate(${x} ${foot - height})scale(${height / 10})`;
  return <path fill={colour('fir')} transform={place} d={OUTLINE} />;
}
