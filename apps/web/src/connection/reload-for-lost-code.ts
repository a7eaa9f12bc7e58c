import { mayReload } from '@brandpost/domain';
import { connectionIs, reachesSite } from './connection.ts';
import { lastReloadMs, rememberReload } from './last-reload.ts';

/**
 * Reloads the page when a part of the app cannot be loaded, which is what a tab meets that was open while a new
 * version came: at most once in 60 s, after which the error page is shown. Source: SPEC section 4.
 * @param address where somebody is, or is on their way to: the part may be lost before they have come there
 */
export function reloadForLostCode(address: () => string): void {
  addEventListener('vite:preloadError', () => void reloadOnce(address()));
}

async function reloadOnce(address: string): Promise<void> {
  // Without a connection a reload would take away the page that is there.
  const isThere = await reachesSite();
  connectionIs(isThere);
  const now = Date.now();
  if (isThere && mayReload(lastReloadMs(), now) && rememberReload(now)) {
    if (isHere(address)) location.reload();
    else location.assign(address);
  }
}

/** What differs by its hash alone would load nothing. */
function isHere(address: string): boolean {
  const { pathname, search } = new URL(address, location.href);
  return pathname === location.pathname && search === location.search;
}
