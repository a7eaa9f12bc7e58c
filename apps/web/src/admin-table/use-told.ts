import { useState } from 'react';
import { useRenew } from '../app/use-renew.ts';
import type { Told } from './use-bulk.ts';

/** What a page says of its last write, and how it says it: the list is asked for again first. */
export function useTold() {
  const renew = useRenew();
  const [told, setTold] = useState<Told | null>(null);
  const tell = async (text: string) => {
    await renew();
    setTold({ text, failures: [], undo: null });
  };
  return { told, tell };
}
