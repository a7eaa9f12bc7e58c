import { collectReferences } from '@brandpost/cms-blocks';
import type { PostDraft } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';
import { type ContentResources, fetchResources, NO_RESOURCES } from '../../../queries/content.ts';
import { queryKeys } from '../../../server-state/query-keys.ts';

/**
 * What the blocks point at, asked for again when they point at something else. Pictures and links are shown as gone
 * until they can be had: the text is what is edited.
 */
export function useResources(
  { content, media }: Pick<PostDraft, 'content' | 'media'>,
  client: RubicoreClient,
): ContentResources {
  const { clock } = useServices();
  const picture = media?.filename ?? null;
  const { data = NO_RESOURCES } = useQuery({
    queryKey: [...queryKeys.content, 'resources', collectReferences(content), picture],
    queryFn: () => fetchResources({ client, clock }, content, picture),
    placeholderData: keepPreviousData,
  });
  return data;
}
