import type { RubicoreClient } from '@brandpost/rubicore-api';
import { useCallback, useState } from 'react';
import { entryFrom } from '../queries/read.ts';
import { useServices } from './services.ts';
import { useRenew } from './use-renew.ts';

/**
 * How a page writes: one write at a time, after which the page shows what there is now. A failure goes to the error
 * list, and the page shows again what is saved.
 */
export function useWrite() {
  const { client, errors } = useServices();
  const renew = useRenew();
  const [isWriting, setIsWriting] = useState(false);
  /** @returns whether it was done */
  const write = useCallback(
    async (work: (client: RubicoreClient) => Promise<unknown>): Promise<boolean> => {
      setIsWriting(true);
      try {
        await work(client);
        return true;
      } catch (error) {
        errors.report(entryFrom(error));
        return false;
      } finally {
        await renew();
        setIsWriting(false);
      }
    },
    [client, errors, renew],
  );
  return { write, isWriting };
}
