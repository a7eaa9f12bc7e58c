import { styled } from 'styled-components';
import { colour } from '../theme/tokens.ts';
import { Fir } from './fir.tsx';

const Scene = styled.svg`
  @media print {
    display: none;
  }
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: clamp(11rem, 25vw, 34rem);
  pointer-events: none;
`;

type Tree = readonly [x: number, foot: number, height: number];
/* Where nothing of the page stands before them: between its columns. */
const FAR_FIRS: readonly Tree[] = [
  [800, 262, 58],
  [832, 258, 84],
  [866, 254, 62],
];
const NEAR_FIRS: readonly Tree[] = [
  [112, 318, 72],
  [330, 316, 58],
  [362, 318, 82],
  [608, 322, 52],
  [634, 326, 78],
  [900, 334, 56],
  [1130, 320, 64],
  [1164, 320, 88],
  [1370, 320, 74],
];

/** Hills, firs and a house where somebody is at home, behind the start page's welcome. Decoration only. */
export function Landscape() {
  return (
    <Scene viewBox="0 0 1440 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <path fill={colour('hill-far')} d="M0 150c160-50 300-70 470-30s280 60 450 10 330-70 520-10v240H0z" />
      <path fill={colour('hill-mid')} d="M0 215c200-60 350-20 520 10s300-20 470-50 300-10 450 40v145H0z" />
      <Firs trees={FAR_FIRS} />
      <path fill={colour('hill-near')} d="M0 290c180-30 340-22 520-4s340 8 500-14 280-18 420 8v80H0z" />
      <Firs trees={NEAR_FIRS} />
      <path fill={colour('fir')} d="M694 282h66v48h-66zM686 286l41-34 41 34z" />
      <path fill={colour('signal')} d="M708 294h14v16h-14zM732 294h14v16h-14z" />
      <path fill={colour('bg')} d="M0 330c240-26 480-20 720-4s480 8 720-14v50H0z" />
    </Scene>
  );
}

function Firs({ trees }: { trees: readonly Tree[] }) {
  return trees.map(([x, foot, height]) => <Fir key={x} x={x} foot={foot} height={height} />);
}
