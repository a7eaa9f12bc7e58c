import type { ContentNode } from '@brandpost/domain';
import { mayHoldSharedBlocks, type PostDraft } from '@brandpost/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../api/services.ts';
import { mayAny } from '../../../session/may-any.ts';
import { ownSession, useSession } from '../../../session/use-session.ts';
import type { SharedSource } from '../blocks/editor-sources.ts';
import { SHARED_BLOCKS_INVALIDATES, sharedBlocksQuery } from './shared-blocks-query.ts';

const NONE: SharedSource['blocks'] = [];

/** The shared blocks that a post may hold, and a way to save new ones for those who may. */
export function useSharedSource(type: PostDraft['type']): SharedSource {
  const { client } = useServices();
  const session = ownSession(useSession());
  const cache = useQueryClient();
  const isPossible = type !== null && mayHoldSharedBlocks(type);
  const { data: blocks = NONE } = useQuery({ ...sharedBlocksQuery(client), enabled: isPossible });
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
