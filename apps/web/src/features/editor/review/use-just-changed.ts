import { useEffect, useState } from 'react';

/** Longer than between two presses of one button. */
const SETTLES_MS = 1500;

/**
 * Whether something has become another just now: what has moved under the pointer is not what somebody meant to press.
 */
export function useJustChanged(value: string): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled !== value;
}
