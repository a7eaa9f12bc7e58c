import { colour } from '@brandpost/ui';
import { PALE, Scene } from './scene.tsx';

/** Where no service is open: a kiosk with its shutter down. */
export function ClosedKiosk() {
  return (
    <Scene>
      <path fill={PALE} d="M158 150h164v130H158z" />
      <path fill={colour('primary')} d="M138 150l22-42h160l22 42zM150 220h180v14H150z" />
      <path fill={colour('surface')} d="M176 158h128v62H176z" />
      <path stroke={colour('hill-mid')} strokeWidth="4" d="M176 172h128M176 188h128M176 204h128" />
      <path fill={colour('signal')} d="M216 178h48v22h-48z" />
    </Scene>
  );
}
