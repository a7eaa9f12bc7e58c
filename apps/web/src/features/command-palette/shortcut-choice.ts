const STORAGE_KEY = 'kortkommandon';
const OFF = 'av';

/** Whether `?` shows the list of keys: anyone who speaks to the computer may not want that. Source: WCAG 2.1.4 */
export function hasShortcutKey(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Chooses that for this browser. */
export function chooseShortcutKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, OFF);
  } catch {
    // Storage may be switched off: the key then works.
  }
}
