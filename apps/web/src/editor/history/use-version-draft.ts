import type { PostDraft } from '@brandpost/domain';
import { decodePost, type RubicoreClient } from '@brandpost/rubicore-api';
import { useEffect, useState } from 'react';
import { draftOfPost } from '../draft/draft-of-post.ts';

type VersionDraft = { readonly draft: PostDraft | null; readonly hasFailed: boolean };

const UNKNOWN: VersionDraft = { draft: null, hasFailed: false };
const FAILED: VersionDraft = { draft: null, hasFailed: true };

/** A post as it was saved under a number. @param number null while none is asked for */
export function useVersionDraft(id: number, number: number | null, client: RubicoreClient): VersionDraft {
  const [known, setKnown] = useState(UNKNOWN);
  useEffect(() => {
    setKnown(UNKNOWN);
    if (number === null) return;
    const asking = new AbortController();
    client.call('getPostVersion', { params: { id, number }, signal: asking.signal }).then(
      (wire) => {
        const post = decodePost(wire);
        setKnown(post === null ? FAILED : { draft: draftOfPost(post), hasFailed: false });
      },
      () => {
        if (!asking.signal.aborted) setKnown(FAILED);
      },
    );
    return () => asking.abort();
  }, [id, number, client]);
  return known;
}
