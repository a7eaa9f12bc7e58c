import type { Store } from '@reduxjs/toolkit';
import { useSyncExternalStore } from 'react';

type Readable<State> = Pick<Store<State>, 'getState' | 'subscribe'>;

/** Tells listeners of a change of one part of a store, and of no other. */
export function subscriptionTo<State>(
  { getState, subscribe }: Readable<State>,
  part: (state: State) => unknown,
): Store<State>['subscribe'] {
  const listeners = new Set<() => void>();
  let stop = () => {};
  const begin = () => {
    let before = part(getState());
    stop = subscribe(() => {
      const now = part(getState());
      if (now === before) return;
      before = now;
      for (const listener of listeners) listener();
    });
  };
  return (listener) => {
    if (listeners.size === 0) begin();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stop();
    };
  };
}

/** A part of what a store holds, drawn anew when that changes: it must be the same value while nothing of it does. */
export function useSelector<State, Part>(
  { getState, subscribe }: Readable<State>,
  select: (state: State) => Part,
): Part {
  const read = () => select(getState());
  return useSyncExternalStore(subscribe, read, read);
}
