import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'theme';
const CHANGED = 'brandpost:theme';

/** The theme on screen: what someone chose, else what the system asks for. Browser only. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows the theme that was chosen here, on a page that has come without the script that does so. */
export function showChosenTheme(): void {
  try {
    const chosen = localStorage.getItem(STORAGE_KEY);
    if (chosen === 'dark' || chosen === 'light') document.documentElement.dataset.theme = chosen;
  } catch {
    // Storage may be switched off: the system's theme it is.
  }
}

/** Shows a theme and remembers it. The choice stays in this browser: it is never sent anywhere. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage may be switched off: the choice then lasts as long as the page.
  }
  dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    query.removeEventListener('change', onChange);
    removeEventListener(CHANGED, onChange);
  };
}

/** The theme on screen; null on the server, which cannot know it. */
export function useTheme(): Theme | null {
  return useSyncExternalStore<Theme | null>(subscribe, currentTheme, () => null);
}
