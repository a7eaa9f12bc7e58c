import { colour } from '@brandpost/ui';
import { Hydrant } from './hydrant.tsx';
import { PALE, Scene } from './scene.tsx';

/** While the site is looked after: a hydrant behind a barrier. */
export function RoadWorks() {
  return (
    <Scene>
      <g transform="translate(-62)">
        <Hydrant />
      </g>
      <path fill={PALE} d="M246 208h10v80h-10zM376 208h10v80h-10z" />
      <path fill={colour('signal')} d="M228 206h176v36H228z" />
      <path
        fill={colour('deep')}
        d="M250 206h22l-22 36h-22zM294 206h22l-22 36h-22zM338 206h22l-22 36h-22zM382 206h22l-22 36h-22z"
      />
      <circle cx="316" cy="192" r="14" fill={colour('signal')} />
    </Scene>
  );
}
