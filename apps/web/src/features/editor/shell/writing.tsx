import type { Finding } from '@brandpost/cms-blocks/editing';
import { Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { loadContentView } from '../../../article/content-view.ts';
import { SmallButton } from '../../../forms/form-group.tsx';
import { LoadingCard } from '../../../layout/loading/loading-card.tsx';
import { vacancyPart } from '../../../vacancies/vacancy-part.ts';
import { type BlockComments, BlockEditor } from '../blocks/block-editor.tsx';
import { blockEvents } from '../blocks/state/blocks-slice.ts';
import { CommentsButton } from '../comments/comments-button.tsx';
import type { Discussion } from '../comments/use-discussion.ts';
import type { DocumentView } from '../document/post-document.ts';
import { FindPanel } from '../find/find-panel.tsx';
import { findTexts } from '../find/find-texts.ts';
import type { useFinder } from '../find/use-finder.ts';
import type { EditorSession } from '../opening/use-opened.ts';
import { PHONE } from '../parts/room.ts';
import { TextLength } from '../post/text-length.tsx';
import { TitleFields } from '../post/title-fields.tsx';
import type { WritersByPlace } from '../presence/by-place.ts';
import { SizeChoice } from '../preview/size-choice.tsx';
import type { Size } from '../preview/sizes.ts';
import { useSharedSource } from '../shared-blocks/use-shared-source.ts';
import { ProposalsAt } from '../suggestions/proposal-card.tsx';
import type { Proposal } from '../suggestions/proposals.ts';
import type { Suggesting } from '../suggestions/use-suggesting.ts';
import type { Suggestions } from '../suggestions/use-suggestions.ts';
import { bringIntoView } from './bring-into-view.ts';
import { useEditorSources } from './use-editor-sources.tsx';
import { useResources } from './use-resources.ts';

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
  container-type: inline-size;

  ${PHONE} {
    margin-block: 0.5rem;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;

  button {
    padding-inline: 0.6875rem;
  }
  /* The signs alone; screen readers still read their names. */
  @container (max-width: 44rem) {
    button {
      min-width: 44px;
      font-size: 0;
      gap: 0.25rem;
    }
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
  discussion: Discussion;
  suggestions: Suggestions;
  suggesting: Suggesting;
  finder: ReturnType<typeof useFinder>;
  /** The ways that stand above the text elsewhere are in the menu of the bar. */
  isPhone: boolean;
  inspector: HTMLElement | null;
  writers: WritersByPlace;
  onEnter: (name: 'title' | 'excerpt' | null) => void;
};

/** The blocks of what is written, on a canvas that shows the page as it will look. */
export function Writing(props: WritingProps) {
  const { session, view, errors, findings, size, onSize, activeId, discussion, suggesting, finder } = props;
  const { document, client, referenceData } = session;
  const proposals = useProposals(props.suggestions);
  const comments = commentsOf(discussion, suggesting, proposals.ofBlocks);
  const resources = useResources(view.draft, client);
  const shared = useSharedSource(view);
  const { sources, windows } = useEditorSources(client, referenceData.eServices, shared);
  return (
    <Frame
      onKeyDown={(event) => {
        finder.onKeyDown(event);
        discussion.onKeyDown(event, activeId);
        suggesting.onKeyDown(event);
      }}
    >
      {(!props.isPhone || size !== 'write') && (
        <Above>
          <SizeChoice size={size} onChoose={onSize} />
          {!props.isPhone && (
            <>
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
            </>
          )}
        </Above>
      )}
      {finder.isOpen && (
        <FindPanel
          asked={finder.asked}
          draft={view.draft}
          change={document.change}
          onShow={(blockId) => {
            onSize('write');
            document.state.dispatch(blockEvents.activated(blockId));
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
          store={document.state}
          findings={findings}
          resources={resources}
          isRestricted={false}
          language={view.draft.language}
          sources={sources}
          comments={comments}
          storeRef={suggesting.blocks}
          inspector={props.inspector}
          writers={props.writers.blocks}
          head={
            <TitleFields
              draft={view.draft}
              change={document.change}
              errors={errors}
              writers={props.writers}
              proposals={proposals.ofFields}
              onEnter={(name) => {
                if (name !== null) suggesting.enter(name);
                props.onEnter(name);
              }}
            />
          }
        />
      ) : (
        <Suspense fallback={<LoadingCard />}>
          <SizedPage size={size} draft={view.draft} resources={resources} />
        </Suspense>
      )}
      {props.isPhone && <TextLength draft={view.draft} />}
      {windows}
    </Frame>
  );
}

/** What the editor of blocks is given of the comments; null where there cannot be any. */
function commentsOf(
  { isThere, counts, mayWrite, begin, showBlock }: Discussion,
  { suggestIn }: Suggesting,
  proposals: BlockComments['proposals'],
): BlockComments | null {
  return isThere ? { counts, mayWrite, begin, suggest: suggestIn, proposals, show: showBlock } : null;
}

const NOTHING_PROPOSED = { ofBlocks: new Map<string, ReactNode>(), ofFields: { title: null, excerpt: null } };

/** What waits to be decided, drawn for the places that it is about. */
function useProposals(suggestions: Suggestions) {
  const { proposals } = suggestions;
  if (proposals.size === 0) return NOTHING_PROPOSED;
  const at = (found: readonly Proposal[]): ReactNode =>
    found.length === 0 ? null : <ProposalsAt proposals={found} suggestions={suggestions} />;
  const all = [...proposals.values()];
  const ofPost = (name: string) =>
    at(all.filter(({ place }) => place.blockId === null && place.part === name));
  const ofBlocks = new Map(
    all.flatMap(({ place: { blockId } }) =>
      blockId === null ? [] : [[blockId, at(all.filter(({ place }) => place.blockId === blockId))] as const],
    ),
  );
  return { ofBlocks, ofFields: { title: ofPost('title'), excerpt: ofPost('excerpt') } };
}
