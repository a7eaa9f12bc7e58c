import { type ReactNode, useEffect } from 'react';

/** Shows a panel as it is when its button has been pressed. */
export function Opened({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => document.getElementById(id)?.showPopover(), [id]);
  return children;
}
