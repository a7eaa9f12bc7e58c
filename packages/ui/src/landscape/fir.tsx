import { colour } from '../theme/tokens.ts';

type FirProps = { x: number; foot: number; height: number };

/** A spruce in a drawn landscape: where its middle stands, how far down its foot is, how tall it is. */
export function Fir({ x, foot, height }: FirProps) {
  const unit = height / 10;
  const side = [
    [1.3, 3.6],
    [0.7, 3.6],
    [1.9, 6.7],
    [1, 6.7],
    [2.5, 10],
  ] as const;
  const point = ([across, down]: readonly [number, number], way: 1 | -1) =>
    `${round(x + way * across * unit)} ${round(foot - height + down * unit)}`;
  const outline = [
    point([0, 0], 1),
    ...side.map((at) => point(at, 1)),
    ...side.toReversed().map((at) => point(at, -1)),
  ];
  return <path fill={colour('fir')} d={`M${outline.join('L')}z`} />;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
