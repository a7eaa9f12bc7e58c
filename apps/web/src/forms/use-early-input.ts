import { useEffect, useState } from 'react';
import { useIsHydrated } from '../navigation/use-is-hydrated.ts';

/**
 * Hands the form of a page what somebody typed, chose or ticked in the server's HTML before scripts were there, as if it
 * were done now. Without it the page shows one thing and sends another.
 */
export function useEarlyInput(): void {
  const isHydrated = useIsHydrated();
  // Read while React takes over the HTML: a moment later a textarea has its first text again.
  const [replays] = useState(() => (isHydrated ? [] : earlyInput()));
  useEffect(() => {
    void replayAll(replays);
  }, [replays]);
}

type Replay = () => void;

function earlyInput(): Replay[] {
  if (typeof document === 'undefined') return [];
  return [...document.querySelectorAll('main :is(input, textarea)')].flatMap(replayOf);
}

async function replayAll(replays: readonly Replay[]): Promise<void> {
  for (const replay of replays) {
    replay();
    // The next field's change builds on this one's. No task comes between: a held press is pressed after all of them.
    await Promise.resolve();
  }
}

/** What does again that which was done to a field; nothing for a field left as it came. */
function replayOf(field: Element): Replay[] {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const isSame = field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked);
    return isSame ? [] : [() => press(field)];
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return [];
  const { value } = field;
  return value === field.defaultValue ? [] : [() => type(field, value)];
}

function press(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
