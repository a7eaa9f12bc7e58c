import { colour, Fir } from '@brandpost/ui';
import { Scene } from './scene.tsx';

/** Where nothing was found: a magnifier over snow without a trace. */
export function Magnifier() {
  return (
    <Scene>
      <path stroke={colour('primary')} strokeWidth="24" strokeLinecap="round" d="m288 196 54 54" />
      <circle cx="232" cy="140" r="78" fill={colour('sky')} stroke={colour('primary')} strokeWidth="14" />
      <Fir x={226} foot={180} height={84} />
      <path fill={colour('bg')} d="M168.600 172a71 71 0 0 0 126.800 0c-38-11-89-11-126.800 0z" />
      <path
        fill="none"
        stroke={colour('signal')}
        strokeWidth="7"
        strokeLinecap="round"
        d="M178 122c5-19 18-32 36-38"
      />
    </Scene>
  );
}
