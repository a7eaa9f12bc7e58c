import { styled } from 'styled-components';
import { colour } from '../theme/tokens.ts';

const Scene = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 62%;
  pointer-events: none;
`;

const FIRS = [90, 132, 170, 980, 1018, 1068, 1300, 1352] as const;

/** Hills and firs behind the start page's welcome. Decoration only. */
export function Landscape() {
  return (
    <Scene viewBox="0 0 1440 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <path fill={colour('hill-far')} d="M0 150c160-50 300-70 470-30s280 60 450 10 330-70 520-10v240H0z" />
      <path fill={colour('hill-mid')} d="M0 215c200-60 350-20 520 10s300-20 470-50 300-10 450 40v145H0z" />
      <g fill={colour('fir')}>
        {FIRS.map((x, index) => (
          <path key={x} d={`M${x} ${index % 3 === 1 ? 205 : 222}l15 74h-30z`} />
        ))}
      </g>
      <path fill={colour('hill-near')} d="M0 300c180-30 340-22 520-4s340 8 500-14 280-18 420 8v70H0z" />
    </Scene>
  );
}
