import { useState } from 'react';

/** Says what just happened, to those who see it and those who hear it. */
export type Say = (text: string) => void;

/** What was said last; null once it has been there long enough. */
export function useSaid() {
  const [said, setSaid] = useState<{ text: string } | null>(null);
  const say: Say = (text) => setSaid({ text });
  return { said, say, hush: () => setSaid(null) };
}
