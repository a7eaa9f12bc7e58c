import { colour } from '@brandpost/ui';
import { Scene } from './scene.tsx';

/** Where there is no connection: a line that has come down between two poles. */
export function BrokenLine() {
  return (
    <Scene>
      <path
        fill={colour('primary')}
        d="M136 84h12v194h-12zM112 104h60v10h-60zM340 92l12 2-26 186-12-2zM316 108l58 8-1 10-58-8z"
      />
      <path
        fill="none"
        stroke={colour('primary')}
        strokeWidth="4"
        strokeLinecap="round"
        d="M0 78c40 26 80 30 116 26M166 104c24 30 34 66 36 110M368 118c40 8 80 2 112-12M322 110c-28 20-38 50-38 78"
      />
      <path fill={colour('signal')} d="m252 184-24 34h16l-8 30 30-40h-17l11-24z" />
    </Scene>
  );
}
