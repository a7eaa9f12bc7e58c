import type { PreviewLink, RubicoreClient } from '@brandpost/rubicore-api';
import { useCallback, useEffect, useState } from 'react';

const MOST_LINKS = 50;

/** Links to a post, the last one first; null until they are known. @returns them, and how to ask again */
export function usePreviewLinks(id: number, client: RubicoreClient) {
  const [links, setLinks] = useState<readonly PreviewLink[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const ask = useCallback(async () => {
    try {
      setLinks(await client.call('listPreviewLinks', { params: { id }, query: { perPage: MOST_LINKS } }));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }, [id, client]);
  useEffect(() => void ask(), [ask]);
  return { links, hasFailed, ask };
}
