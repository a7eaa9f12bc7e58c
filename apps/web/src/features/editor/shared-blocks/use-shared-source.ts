import { sharedIdsIn } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { mayHoldSharedBlocks, type PostDraft } from '@brandpost/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useServices } from '../../../api/services.ts';
import { mayAny } from '../../../session/may-any.ts';
import { ownSession, useSession } from '../../../session/use-session.ts';
import type { SharedSource } from '../blocks/editor-sources.ts';
import type { DocumentView } from '../document/post-document.ts';
import { SHARED_BLOCKS_INVALIDATES, sharedBlocksQuery } from './shared-blocks-query.ts';

const NONE: SharedSource['blocks'] = [];

/** The shared blocks that a post may hold, and a way to save new ones for those who may. */
export function useSharedSource({ draft, saving }: Pick<DocumentView, 'draft' | 'saving'>): SharedSource {
  const { type, content } = draft;
  const { client } = useServices();
  const session = ownSession(useSession());
  const cache = useQueryClient();
  const isShown = session !== null && mayAny(session, 'create_post');
  const isPossible = type !== null && isShown && mayHoldSharedBlocks(type);
  const { data: blocks = NONE } = useQuery({ ...sharedBlocksQuery(client), enabled: isPossible });
  useCountedAnew(content, saving.kind === 'saved');
  const maySave = isPossible && session !== null && mayAny(session, 'publish_post');
  return useMemo(
    () => ({
      blocks: isPossible ? blocks : NONE,
      save: maySave
        ? async (name: string, content: ContentNode[]) => {
            const saved = await client.call('createSharedBlock', { json: { name, content } });
            for (const queryKey of SHARED_BLOCKS_INVALIDATES) await cache.invalidateQueries({ queryKey });
            return saved;
          }
        : null,
    }),
    [isPossible, blocks, maySave, client, cache],
  );
}

/** On how many pages each stands is asked again when this page is saved with others than before. */
function useCountedAnew(content: PostDraft['content'], isSaved: boolean): void {
  const cache = useQueryClient();
  const held = useMemo(() => sharedIdsIn(content).toSorted().join(), [content]);
  const counted = useRef(held);
  useEffect(() => {
    if (!isSaved || held === counted.current) return;
    counted.current = held;
    for (const queryKey of SHARED_BLOCKS_INVALIDATES) void cache.invalidateQueries({ queryKey });
  }, [held, isSaved, cache]);
}
