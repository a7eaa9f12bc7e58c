import { colour, Fir } from '@brandpost/ui';
import { PALE, Scene } from './scene.tsx';

/** While nothing goes on: a lake, the sun, and a house where somebody is at home. */
export function CalmLake() {
  return (
    <Scene>
      <circle cx="318" cy="84" r="34" fill={colour('signal')} />
      <Fir x={284} foot={262} height={60} />
      <path fill={PALE} d="M160 202h96v62h-96z" />
      <path fill={colour('primary')} d="M146 208l62-48 62 48z" />
      <path fill={colour('signal')} d="M176 218h22v22h-22zM218 218h22v22h-22z" />
      <ellipse cx="300" cy="292" rx="150" ry="17" fill={colour('hill-mid')} />
      <path
        fill="none"
        stroke={colour('signal')}
        strokeWidth="4"
        strokeLinecap="round"
        d="M290 284h56M302 292h32M311 300h14"
      />
    </Scene>
  );
}
