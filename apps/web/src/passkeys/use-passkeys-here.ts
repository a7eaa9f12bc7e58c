import { useEffect } from 'react';
import { useServices } from '../api/services.ts';
import { useIsHydrated } from '../navigation/use-is-hydrated.ts';
import { hasPasskeys, loadPasskeys } from './ask-browser.ts';

/** Whether this browser can make and use passkeys at this address; false until scripts run. */
export function usePasskeysHere(): boolean {
  const { signIn } = useServices();
  const isHydrated = useIsHydrated();
  const isHere = isHydrated && signIn.passkeys.includes(location.origin) && hasPasskeys();
  useEffect(() => {
    if (isHere) void loadPasskeys().catch(() => undefined);
  }, [isHere]);
  return isHere;
}
