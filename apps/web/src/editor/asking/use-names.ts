import type { RubicoreClient } from '@brandpost/rubicore-api';
import { useEffect, useState } from 'react';

/** Names of people by their ids; those that are not told yet are left out. */
export function useNames(ids: readonly number[], client: RubicoreClient): ReadonlyMap<number, string> {
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const missing = ids.filter((id) => !names.has(id)).join(',');
  useEffect(() => {
    if (missing === '') return;
    let isGone = false;
    const ask = async (id: string): Promise<[number, string]> => {
      const person = await client.call('getUser', { params: { id } }).catch(() => null);
      return [Number(id), person?.displayName ?? `#${id}`];
    };
    void Promise.all(missing.split(',').map(ask)).then((told) => {
      if (!isGone) setNames((before) => new Map([...before, ...told]));
    });
    return () => {
      isGone = true;
    };
  }, [missing, client]);
  return names;
}
