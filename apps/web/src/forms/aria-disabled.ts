import type { MouseEvent } from 'react';

/**
 * What a button has, after its `onClick`, that does nothing for now: while something is sent, for one. It keeps focus,
 * which the browser takes from one with `disabled`.
 */
export function ariaDisabled(isDisabled: boolean) {
  if (!isDisabled) return {};
  return { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() };
}
