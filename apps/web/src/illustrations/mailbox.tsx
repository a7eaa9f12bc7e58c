import { colour } from '@brandpost/ui';
import { PALE, Scene } from './scene.tsx';

/** Where no news has come: a mailbox that waits. */
export function Mailbox() {
  return (
    <Scene>
      <path fill={PALE} d="M232 196h18v80h-18z" />
      <path fill={colour('primary')} d="M168 210v-50a40 40 0 0 1 40-40h74a40 40 0 0 1 40 40v50z" />
      <path fill={colour('signal')} d="M168 210v-50a40 40 0 0 1 80 0v50z" />
      <path fill={colour('on-signal')} d="M188 162h40v7h-40z" />
      <path fill={colour('signal')} d="M282 164h44v16h-44z" />
    </Scene>
  );
}
