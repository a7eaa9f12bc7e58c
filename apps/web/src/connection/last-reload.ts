const STORAGE_KEY = 'reloaded-at';

/** When this tab last loaded a page anew by itself, in ms since 1970; null when it never has. */
export function lastReloadMs(): number | null {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

/** @returns false where it cannot be remembered: without a memory of it there could be a loop */
export function rememberReload(nowMs: number): boolean {
  try {
    sessionStorage.setItem(STORAGE_KEY, String(nowMs));
    return true;
  } catch {
    return false;
  }
}
