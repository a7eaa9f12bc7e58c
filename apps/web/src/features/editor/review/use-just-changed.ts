import { useEffect, useState } from 'react';

/** Longer than between two presses of one button. */
const LASTING_MS = 1500;

/**
 * Whether something has become another just now: what has moved under the pointer is not what somebody meant to press.
 */
export function useJustChanged(value: string): boolean {
  const [lasting, setLasting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(value), LASTING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return lasting !== value;
}
