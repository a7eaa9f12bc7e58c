import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML from the server and in the first render after it; true once scripts have taken over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
