import { mayReload } from '@brandpost/domain';

const STORAGE_KEY = 'reloaded-at';

/**
 * Reloads the page when a part of the app cannot be loaded, which is what a tab meets that was open while a new
 * version came: at most once in 60 s, after which the error page is shown. Source: SPEC section 4.
 */
export function reloadForLostCode(): void {
  addEventListener('vite:preloadError', (event) => {
    const now = Date.now();
    if (!mayReload(lastReloadMs(), now)) return;
    try {
      sessionStorage.setItem(STORAGE_KEY, String(now));
    } catch {
      // Without a memory of it there could be a loop: the error page is better.
      return;
    }
    event.preventDefault();
    location.reload();
  });
}

function lastReloadMs(): number | null {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}
