import { startTransition, useEffect, useState } from 'react';

/**
 * A value once it has stayed the same for a while: what nobody waits for is not worked out with every key.
 * @param pauseMs how long it has to stay, in milliseconds
 */
export function useDebouncedValue<Value>(value: Value, pauseMs: number): Value {
  const [debounced, setDebounced] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDebounced(() => value)), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return debounced;
}
