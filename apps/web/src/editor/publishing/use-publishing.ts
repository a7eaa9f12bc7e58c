import { ApiError } from '@brandpost/rubicore-api';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import type { Desk } from '../opening/use-opened.ts';
import type { Override } from '../saving/post-store.ts';

/** How the last try to publish went. */
export type Publishing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly fields: readonly { field: string; message: string }[];
    };

type Status = 'publish' | 'draft' | 'trash';

/**
 * Publishes, and takes back. A date that has not come makes it a matter of waiting: the service shows the post when it
 * does. @returns how it went, and what to call
 */
export function usePublishing({ document, store }: Desk) {
  const { memory } = useServices();
  const [publishing, setPublishing] = useState<Publishing>({ kind: 'idle' });

  const settle = async (status: Status, override: Override | null = null) => {
    setPublishing({ kind: 'busy' });
    try {
      if (!(await document.flush())) return setPublishing({ kind: 'idle' });
      const { draft, version } = document.kept();
      const becomes = statusFor(status, draft.publishedDate);
      document.settled(await store.settle(draft, version, becomes, override));
      // The site's pages are asked for anew: they may say something else now.
      memory.forget();
      setPublishing({ kind: 'done' });
    } catch (error) {
      // Somebody else was there first: their words are merged in, and one looks again before one publishes.
      if (error instanceof ApiError && error.status === 412) await document.takeTheirs();
      const fields = error instanceof ApiError ? error.errors : [];
      const message = error instanceof ApiError ? error.message : '';
      setPublishing({ kind: 'failed', message, fields });
    }
  };
  return { publishing, settle };
}

function statusFor(status: Status, publishedDate: string | null) {
  const isToCome = publishedDate !== null && Date.parse(publishedDate) > Date.now();
  return status === 'publish' && isToCome ? 'future' : status;
}
