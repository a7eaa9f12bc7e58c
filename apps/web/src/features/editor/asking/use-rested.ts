import { startTransition, useEffect, useState } from 'react';

/**
 * A value once it has stayed the same for a while: what nobody waits for is not worked out with every key.
 * @param pauseMs how long it has to stay, in milliseconds
 */
export function useRested<Value>(value: Value, pauseMs: number): Value {
  const [rested, setRested] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(() => value)), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return rested;
}
