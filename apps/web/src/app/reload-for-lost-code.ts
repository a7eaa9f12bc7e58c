import { mayReload } from '@brandpost/domain';
import { lastReloadMs, rememberReload } from './last-reload.ts';

/**
 * Reloads the page when a part of the app cannot be loaded, which is what a tab meets that was open while a new
 * version came: at most once in 60 s, after which the error page is shown. Source: SPEC section 4.
 */
export function reloadForLostCode(): void {
  addEventListener('vite:preloadError', (event) => {
    const now = Date.now();
    if (!mayReload(lastReloadMs(), now) || !rememberReload(now)) return;
    event.preventDefault();
    location.reload();
  });
}
