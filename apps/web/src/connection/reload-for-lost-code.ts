import { mayReload } from '@brandpost/domain';
import { connectionIs, reachesSite } from './connection.ts';
import { lastReloadMs, rememberReload } from './last-reload.ts';

/**
 * Reloads the page when a part of the app cannot be loaded, which is what a tab meets that was open while a new
 * version came: at most once in 60 s, after which the error page is shown. Source: SPEC section 4.
 */
export function reloadForLostCode(): void {
  addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  // Without a connection a reload would take away the page that is there.
  const isThere = await reachesSite();
  connectionIs(isThere);
  const now = Date.now();
  if (isThere && mayReload(lastReloadMs(), now) && rememberReload(now)) location.reload();
}
