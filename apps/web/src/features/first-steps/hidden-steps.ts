import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'first-steps-hidden';
const CHANGED = 'brandpost:first-steps';

/** Shows the first steps no more in this browser. */
export function hideFirstSteps(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'true');
  } catch {
    // Storage may be switched off: they are back with the next page then.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Whether somebody has hidden them in this browser; on the server they are, which cannot know. */
export function useAreStepsHidden(): boolean {
  return useSyncExternalStore(subscribe, areHidden, () => true);
}

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  return () => removeEventListener(CHANGED, onChange);
}

function areHidden(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
