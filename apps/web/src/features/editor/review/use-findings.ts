import {
  checkContent,
  type Finding,
  type KnownSite,
  knownSite,
  type Targets,
  targetsOf,
} from '@brandpost/cms-blocks/editing';
import type { PostDraft } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { useMemo } from 'react';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { useDebouncedValue } from '../../../server-state/use-debounced-value.ts';
import { useDebouncedQuery } from '../asking/use-debounced-query.ts';

/** Longer than between two keys. */
const REST_MS = 400;
const PAUSE_MS = 400;

/**
 * What should be put right before a draft is published, with what the site has of pages, links and files. Looked for
 * when there is time: nobody waits for it while writing.
 */
export function useFindings(draft: PostDraft, client: RubicoreClient): readonly Finding[] {
  const { title, type, excerpt, blurbs, info, content: tree } = useDebouncedValue(draft, REST_MS);
  const post = useMemo(() => ({ title, type, excerpt, blurbs, info }), [title, type, excerpt, blurbs, info]);
  const targets = useMemo(() => JSON.stringify(targetsOf({ tree, post })), [tree, post]);
  const known = useKnownSite(targets, client);
  return useMemo(() => (known === null ? [] : checkContent({ tree, post, known })), [tree, post, known]);
}

/** null until it is known: nothing is called dead that nobody has looked for. */
function useKnownSite(question: string, client: RubicoreClient): KnownSite | null {
  const ask = async (asked: string, signal: AbortSignal): Promise<KnownSite> => {
    const json: Targets = JSON.parse(asked);
    return knownSite(json, await client.call('findKnownTargets', { json, signal }).catch(() => null));
  };
  return useDebouncedQuery({
    question,
    queryKey: [...queryKeys.content, 'known-targets'],
    ask,
    pauseMs: PAUSE_MS,
  });
}
