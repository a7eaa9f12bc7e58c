import { breakpoints } from '@brandpost/ui';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether there is room beside the text: what stands there need not be looked for below it, or over it. */
export function useIsBesideText(): boolean {
  return useHasRoom(breakpoints.desktop);
}

/** Whether one row is all that there is room for above the text: a phone, or letters as large. */
export function useIsPhone(): boolean {
  return !useHasRoom(breakpoints.tablet);
}

function useHasRoom(width: string): boolean {
  const query = `(min-width: ${width})`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const watched = matchMedia(query);
      watched.addEventListener('change', onChange);
      return () => watched.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}
