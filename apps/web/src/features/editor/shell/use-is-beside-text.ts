import { breakpoints } from '@brandpost/ui';
import { useSyncExternalStore } from 'react';

const query = () => matchMedia(`(min-width: ${breakpoints.desktop})`);

/** Whether there is room beside the text: what stands there need not be looked for below it, or over it. */
export function useIsBesideText(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const watched = query();
      watched.addEventListener('change', onChange);
      return () => watched.removeEventListener('change', onChange);
    },
    () => query().matches,
    () => true,
  );
}
