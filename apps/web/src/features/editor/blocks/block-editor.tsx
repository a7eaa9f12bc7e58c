import type { Finding } from '@brandpost/cms-blocks/editing';
import { type ContentNode, type Language, OWN_LANGUAGE } from '@brandpost/domain';
import { breakpoints, colour, media } from '@brandpost/ui';
import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import type { ContentResources } from '../../../queries/content.ts';
import { editorTexts } from '../editor-texts.ts';
import { WIDE } from '../parts/room.ts';
import type { WritersByPlace } from '../presence/by-place.ts';
import { BlockFrame } from './canvas/block-frame.tsx';
import { BlockList } from './canvas/block-list.tsx';
import { ProposalsContext } from './canvas/block-proposals.tsx';
import { Breadcrumb } from './canvas/breadcrumb.tsx';
import { EmptyPage } from './canvas/empty-page.tsx';
import { onCanvasKey, onEditorKey } from './canvas/on-editor-key.ts';
import { onCopyOrCut, onPaste } from './clipboard/clipboard-events.ts';
import { blockOptions } from './dialogs/block-options.ts';
import { EditorDialogs } from './dialogs/editor-dialogs.tsx';
import type { EditorSources, SharedSource } from './editor-sources.ts';
import { BlockInspector } from './inspector/block-inspector.tsx';
import { useBlockDrag } from './moving/use-block-drag.ts';
import { useFileDrop } from './moving/use-file-drop.ts';
import { EditorNotice } from './parts/notice.tsx';
import type { BlocksStore } from './state/blocks-slice.ts';
import { type EditorSetting, EditorSettingContext } from './state/editor-setting.ts';
import { type BlockComments, EditorStore, EditorStoreContext } from './state/editor-store.ts';
import { FocusKeeper } from './state/focus-keeper.tsx';
import { SlotsProvider } from './state/slots.tsx';
import { useFocusFallback } from './state/use-focus-fallback.ts';
import { useMarks } from './state/use-marks.ts';
import { useSelector } from './state/use-selector.ts';
import { TreeDrawer } from './tree/tree-drawer.tsx';
import { TreePanel } from './tree/tree-panel.tsx';

export type { EditorSources, FoundPage, PickedMedia } from './editor-sources.ts';
export type { BlockComments } from './state/editor-store.ts';

/** There is a panel beside the text, and not much more. */
const BESIDE_PANEL = `@media (min-width: ${breakpoints.desktop}) and (max-width: 89.99rem)`;

const Editor = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100%;
  background: ${colour('bg')};
  color: ${colour('ink')};

  ${WIDE} {
    grid-template-columns: clamp(200px, 17vw, 245px) minmax(0, 1fr);
  }
`;
const Beside = styled.aside`
  display: none;

  ${WIDE} {
    position: sticky;
    inset-block-start: calc(var(--bp-stuck, 0px) + 4rem);
    display: block;
    align-self: start;
    block-size: 100%;
    max-block-size: calc(100dvh - var(--bp-stuck, 0px) - 4rem);
    min-block-size: 24rem;
    border-inline-end: 1px solid ${colour('line')};
    background: ${colour('surface')};
    overflow-y: auto;
  }
`;
const Canvas = styled.div`
  min-block-size: 24rem;
  padding: 2.5rem 0.75rem 7rem;
  outline-offset: -3px;
  cursor: default;

  ${media.tablet} {
    padding: 2.75rem 3.5rem 5rem;
  }
  ${BESIDE_PANEL} {
    padding-inline: 2rem;
  }
`;
const Page = styled.div`
  max-inline-size: 56rem;
  margin-inline: auto;
`;
/* With the canvas it is one sheet. */
const Head = styled.div`
  padding: 0.75rem 0.75rem 0;

  ${media.tablet} {
    padding: 2.5rem 3.5rem 0;
  }
  ${BESIDE_PANEL} {
    padding-inline: 2rem;
  }
`;
export type BlockEditorProps = {
  content: readonly ContentNode[];
  /** A new valid tree; `key` names what was changed, so that typing in one field is one step of undo. */
  onChange: (content: ContentNode[], change: { key?: string }) => void;
  history: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };
  /** Which block is the active one, and all else that the interface holds. */
  store: BlocksStore;
  /** What the checks found; blocks are marked with theirs. */
  findings: readonly Finding[];
  resources: ContentResources;
  /** Texts may be changed, structure may not. Source: SPEC section 4, CMS editing. */
  isRestricted: boolean;
  sources: EditorSources;
  /** What is said of blocks beside the text; null where nothing can be. */
  comments: BlockComments | null;
  /** For those around who ask which words are marked. */
  storeRef?: Ref<EditorStore>;
  /** Where the active block's form is shown, beside all of this; without one it stands below the block. */
  inspector?: HTMLElement | null;
  /** Who else writes, by block. */
  writers?: WritersByPlace['blocks'];
  /** What it is written in; Swedish if nothing else is said. */
  language?: Language;
  /** What stands above the blocks on the page, such as its title. */
  head?: ReactNode;
};

/**
 * Edits the blocks of a page: a canvas that shows it as it will look, and a tree beside it. Holds nothing of the page
 * itself and asks the network for nothing. Load it by `import()`: pages that are read have no use for it.
 */
export function BlockEditor(props: BlockEditorProps) {
  const { content, resources, isRestricted } = props;
  const [store] = useState(() => new EditorStore(props.store, props));
  const activeId = useSelector(props.store, ({ blocks }) => blocks.activeId);
  useImperativeHandle(props.storeRef, () => store, [store]);
  const root = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const drag = useBlockDrag(store, root);
  const fileDrop = useFileDrop(store);
  const inspector = props.inspector ?? null;
  const { blocks: sharedBlocks } = props.sources.shared;
  const setting = useSetting(props.store, resources, {
    isRestricted,
    sharedBlocks,
    inspector,
    language: props.language ?? OWN_LANGUAGE,
  });

  useLayoutEffect(() => {
    store.given = props;
  });
  useMarks(store, { ...props, activeId });
  useFocusFallback(store, root, { content, activeId });

  const onCanvasClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-frame], button, dialog') === null) {
      store.activate(null);
    }
  };
  return (
    <EditorStoreContext value={store}>
      <EditorSettingContext value={setting}>
        <ProposalsContext value={props.comments?.proposals ?? NO_PROPOSALS}>
          <SlotsProvider>
            <Editor
              ref={root}
              onKeyDownCapture={(event) => onEditorKey(store, event)}
              onKeyDown={(event) => onCanvasKey(store, event)}
              onCopy={(event) => onCopyOrCut(store, event, { isCut: false })}
              onCut={(event) => onCopyOrCut(store, event, { isCut: true })}
              onPasteCapture={(event) => onPaste(store, event)}
              {...drag}
              {...fileDrop}
            >
              <Beside aria-label={editorTexts.content}>
                <TreePanel content={content} />
              </Beside>
              <div>
                <TreeDrawer content={content} />
                {props.head !== undefined && (
                  <Head>
                    <Page>{props.head}</Page>
                  </Head>
                )}
                <Breadcrumb content={content} activeId={activeId} />
                <Canvas
                  role="group"
                  aria-label={editorTexts.canvas}
                  aria-describedby={helpId}
                  tabIndex={activeId === null ? 0 : -1}
                  data-canvas=""
                  onClick={onCanvasClick}
                >
                  <p id={helpId} hidden>
                    {editorTexts.canvasHelp}
                  </p>
                  <Page>
                    {content.length === 0 ? <EmptyPage /> : <BlockList nodes={content} parent={null} />}
                  </Page>
                </Canvas>
              </div>
              {inspector !== null && <BlockInspector content={content} inspector={inspector} />}
              <EditorDialogs />
              <EditorNotice />
              <FocusKeeper root={root} content={content} />
            </Editor>
          </SlotsProvider>
        </ProposalsContext>
      </EditorSettingContext>
    </EditorStoreContext>
  );
}

const NO_PROPOSALS: BlockComments['proposals'] = new Map();

/** What blocks are drawn with: what those around have fetched, and what was chosen here since. */
function useSetting(
  store: BlocksStore,
  { media, links, vacancies }: ContentResources,
  {
    isRestricted,
    sharedBlocks,
    inspector,
    language,
  }: Pick<EditorSetting, 'isRestricted' | 'inspector' | 'language'> & {
    sharedBlocks: SharedSource['blocks'];
  },
): EditorSetting {
  const picked = useSelector(store, ({ blocks }) => blocks.picked);
  return useMemo(
    () => ({
      resources: {
        media: new Map([...Object.entries(picked), ...media.map((file) => [file.filename, file] as const)]),
        links: new Map(links.map((link) => [link.id, link])),
        vacancies,
      },
      isRestricted,
      shared: new Map(sharedBlocks.map((shared) => [shared.id, shared])),
      inspector,
      language,
      Frame: BlockFrame,
      optionsAt: blockOptions,
    }),
    [picked, media, links, vacancies, isRestricted, sharedBlocks, inspector, language],
  );
}
