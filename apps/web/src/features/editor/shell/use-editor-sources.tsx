import type { MediaRecord, RubicoreClient } from '@brandpost/rubicore-api';
import { type ReactNode, useMemo } from 'react';
import { hitPath } from '../../../layout/search-box/hit-path.ts';
import { typeNames } from '../../../texts/type-names.ts';
import type { EditorSources, PickedMedia } from '../blocks/block-editor.tsx';
import { usePickMedia } from '../pictures/use-pick-media.tsx';
import { useUploadMedia } from '../pictures/use-upload-media.tsx';

const MAX_PAGES = 8;

/** What the editor of blocks asks of those around it. @returns the answers, and the windows to show somewhere */
export function useEditorSources(
  client: RubicoreClient,
  eServices: EditorSources['eServices'],
  shared: EditorSources['shared'],
): { sources: EditorSources; windows: ReactNode } {
  const { pickMedia, library } = usePickMedia();
  const { uploadMedia, uploading } = useUploadMedia();
  const sources: EditorSources = useMemo(
    () => ({
      async pickMedia(kind) {
        const picked = await pickMedia(kind);
        return picked && pickedMedia(picked);
      },
      uploadMedia: async (files) => (await uploadMedia(files)).map(pickedMedia),
      eServices,
      shared,
      async findPages(text, signal) {
        const hits = await client.call('search', { query: { q: text, perPage: MAX_PAGES }, signal });
        return hits.map((hit) => ({
          id: hit.id,
          title: hit.title,
          path: hitPath(hit),
          kind: typeNames[hit.type]?.one ?? hit.type,
        }));
      },
    }),
    [pickMedia, uploadMedia, eServices, client, shared],
  );
  const windows = (
    <>
      {library}
      {uploading}
    </>
  );
  return { sources, windows };
}

function pickedMedia(media: MediaRecord): PickedMedia {
  return { ...media, description: media.uploadDescription, isPicture: media.fileType.startsWith('image/') };
}
