import { colour, Fir } from '@brandpost/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/* Where colours are forced it is a line drawing in the two that there are. */
const Picture = styled.svg`
  width: 100%;
  max-width: 32rem;
  height: auto;
  border-radius: var(--bp-radius-l);

  @media (forced-colors: active) {
    * {
      stroke: CanvasText;
      stroke-width: 2;
    }
    :not([fill='none']) {
      fill: Canvas;
    }
  }
  @media print {
    display: none;
  }
`;

/** A paler tone of what stands in the foreground, in both themes. */
export const PALE = `color-mix(in oklab, ${colour('primary')} 40%, ${colour('hill-near')})`;

/** The winter land in which every illustration stands: 480 by 320, ground at 272. Decoration only. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <Picture viewBox="0 0 480 320" aria-hidden="true" focusable="false">
      <path fill={colour('sky')} d="M0 0h480v270H0z" />
      <path fill={colour('hill-far')} d="M0 178c70-44 140-46 212-18s168 18 268-38v148H0z" />
      <path fill={colour('hill-mid')} d="M0 232c90-36 170-24 240-6s150 8 240-30v74H0z" />
      <Fir x={38} foot={262} height={78} />
      <Fir x={72} foot={268} height={112} />
      <Fir x={106} foot={270} height={66} />
      <Fir x={412} foot={262} height={70} />
      <Fir x={442} foot={262} height={104} />
      <path fill={colour('bg')} d="M0 268c80-16 160-18 240-6s160 4 240-12v70H0z" />
      {children}
    </Picture>
  );
}
