import { collectReferences } from '@brandpost/cms-blocks';
import type { Finding } from '@brandpost/cms-blocks/editing';
import type { PostDraft } from '@brandpost/domain';
import type { MediaRecord, RubicoreClient } from '@brandpost/rubicore-api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../../api/services.ts';
import { loadContentView } from '../../../article/content-view.ts';
import { SmallButton } from '../../../forms/form-group.tsx';
import { LoadingCard } from '../../../layout/loading/loading-card.tsx';
import { hitPath } from '../../../layout/search-box/hit-path.ts';
import { type ContentResources, fetchResources, NO_RESOURCES } from '../../../queries/content.ts';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { typeNames } from '../../../texts/type-names.ts';
import { vacancyPart } from '../../../vacancies/vacancy-part.ts';
import {
  type BlockComments,
  BlockEditor,
  type EditorSources,
  type PickedMedia,
} from '../blocks/block-editor.tsx';
import { CommentsButton } from '../comments/comments-button.tsx';
import type { Discussion } from '../comments/use-discussion.ts';
import type { DocumentView } from '../document/post-document.ts';
import { FindPanel } from '../find/find-panel.tsx';
import { findTexts } from '../find/find-texts.ts';
import { useFinder } from '../find/use-finder.ts';
import type { EditorSession } from '../opening/use-opened.ts';
import { usePickMedia } from '../pictures/use-pick-media.tsx';
import { useUploadMedia } from '../pictures/use-upload-media.tsx';
import { TextLength } from '../post/text-length.tsx';
import { TitleFields } from '../post/title-fields.tsx';
import type { WritersByPlace } from '../presence/by-place.ts';
import { SizeChoice } from '../preview/size-choice.tsx';
import type { Size } from '../preview/sizes.ts';
import { bringIntoView } from './bring-into-view.ts';

const MAX_PAGES = 8;

/** The site's own views, for who looks at the page as others see it. */
const SizedPage = lazy(async () => {
  const [{ SizedPage: Page }] = await Promise.all([
    import('../preview/sized-page.tsx'),
    loadContentView(),
    vacancyPart.load(),
  ]);
  return { default: Page };
});

const Frame = styled.section`
  min-width: 0;
`;

const Above = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 1rem;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;

  button {
    padding-inline: 0.6875rem;
  }
`;

type WritingProps = {
  session: EditorSession;
  view: DocumentView;
  errors: ReadonlyMap<string, string>;
  findings: readonly Finding[];
  size: Size;
  onSize: (size: Size) => void;
  activeId: string | null;
  onActivate: (id: string | null) => void;
  discussion: Discussion;
  inspector: HTMLElement | null;
  writers: WritersByPlace;
  onEnter: (name: 'title' | 'excerpt' | null) => void;
};

/** The blocks of what is written, on a canvas that shows the page as it will look. */
export function Writing(props: WritingProps) {
  const { session, view, errors, findings, size, onSize, activeId, onActivate, discussion } = props;
  const { document, client, referenceData } = session;
  const finder = useFinder();
  const { pickMedia, library } = usePickMedia();
  const { uploadMedia, uploading } = useUploadMedia();
  const resources = useResources(view.draft, client);
  const sources: EditorSources = useMemo(
    () => ({
      async pickMedia(kind) {
        const picked = await pickMedia(kind);
        return picked && pickedMedia(picked);
      },
      uploadMedia: async (files) => (await uploadMedia(files)).map(pickedMedia),
      eServices: referenceData.eServices,
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
    [pickMedia, uploadMedia, referenceData, client],
  );
  return (
    <Frame
      onKeyDown={(event) => {
        finder.onKeyDown(event);
        discussion.onKeyDown(event, activeId);
      }}
    >
      <Above>
        <SizeChoice size={size} onChoose={onSize} />
        <TextLength draft={view.draft} />
        <Tools>
          <SmallButton
            ref={finder.button}
            type="button"
            title={findTexts.keys}
            aria-expanded={finder.isOpen}
            onClick={finder.toggle}
          >
            <Search aria-hidden="true" size={18} />
            {findTexts.open}
          </SmallButton>
          <CommentsButton discussion={discussion} />
        </Tools>
      </Above>
      {finder.isOpen && (
        <FindPanel
          draft={view.draft}
          change={document.change}
          onShow={(blockId) => {
            onSize('write');
            onActivate(blockId);
            bringIntoView(blockId);
          }}
          onClose={finder.toggle}
        />
      )}
      {size === 'write' ? (
        <BlockEditor
          content={view.draft.content}
          onChange={(content, { key }) => document.change({ content }, key)}
          history={{ ...view, undo: document.undo, redo: document.redo }}
          activeId={activeId}
          onActivate={onActivate}
          findings={findings}
          resources={resources}
          isRestricted={false}
          sources={sources}
          comments={commentsOf(discussion)}
          inspector={props.inspector}
          writers={props.writers.blocks}
          head={
            <TitleFields
              draft={view.draft}
              change={document.change}
              errors={errors}
              writers={props.writers}
              onEnter={props.onEnter}
            />
          }
        />
      ) : (
        <Suspense fallback={<LoadingCard />}>
          <SizedPage size={size} draft={view.draft} resources={resources} />
        </Suspense>
      )}
      {library}
      {uploading}
    </Frame>
  );
}

/** What the editor of blocks is given of the comments; null where there cannot be any. */
function commentsOf({ isThere, counts, mayWrite, begin, showBlock }: Discussion): BlockComments | null {
  return isThere ? { counts, mayWrite, begin, show: showBlock } : null;
}

function pickedMedia(media: MediaRecord): PickedMedia {
  return { ...media, description: media.uploadDescription, isPicture: media.fileType.startsWith('image/') };
}

/**
 * What the blocks point at, asked for again when they point at something else. Pictures and links are shown as gone
 * until they can be had: the text is what is edited.
 */
function useResources(
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
