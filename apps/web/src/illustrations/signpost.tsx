import { colour } from '@brandpost/ui';
import { PALE, Scene } from './scene.tsx';

/** Where the way is not known: a signpost with a question mark. */
export function Signpost() {
  return (
    <Scene>
      <path fill={colour('primary')} d="M233 76h14v200h-14z" />
      <path fill={colour('signal')} d="M186 88h120l26 26-26 26H186z" />
      <path
        fill="none"
        stroke={colour('on-signal')}
        strokeWidth="5"
        strokeLinecap="round"
        d="M232 108c0-5 4-8 9-8s9 3 9 8c0 6-9 7-9 12m0 9v.1"
      />
      <path fill={PALE} d="M292 158H186l-22 20 22 20h106z" />
    </Scene>
  );
}
