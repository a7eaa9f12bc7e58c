import { collectReferences } from '@brandpost/cms-blocks';
import type { PostDraft } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { useEffect, useRef, useState } from 'react';
import { type ContentResources, fetchResources, NO_RESOURCES } from '../../queries/content.ts';

/** What the blocks point at, asked for again when they point at something else. */
export function useResources(
  { content, media }: Pick<PostDraft, 'content' | 'media'>,
  client: RubicoreClient,
): ContentResources {
  const picture = media?.filename ?? null;
  const [resources, setResources] = useState(NO_RESOURCES);
  const newest = useRef({ content, picture });
  newest.current = { content, picture };
  const wanted = JSON.stringify([collectReferences(content), picture]);
  useEffect(() => {
    let isGone = false;
    fetchResources({ client }, newest.current.content, newest.current.picture).then(
      (found) => {
        if (!isGone) setResources(found);
      },
      // Pictures and links are shown as gone until they can be had: the text is what is edited.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [wanted, client]);
  return resources;
}
