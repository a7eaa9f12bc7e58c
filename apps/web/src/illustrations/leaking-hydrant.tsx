import { Hydrant } from './hydrant.tsx';
import { PALE, Scene } from './scene.tsx';

/** Where something has failed: a hydrant that leaks. */
export function LeakingHydrant() {
  return (
    <Scene>
      <ellipse cx="316" cy="286" rx="66" ry="9" fill={PALE} />
      <Hydrant />
      <path
        fill="none"
        stroke={PALE}
        strokeWidth="9"
        strokeLinecap="round"
        d="M298 193c18 0 26 12 28 30m1 22v.1m-3 26v.1"
      />
    </Scene>
  );
}
