import { useEffect, useState } from 'react';

/** So long after the last letter the service is asked. */
const PAUSE_MS = 120;

/** A text once nobody has gone on writing it for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
