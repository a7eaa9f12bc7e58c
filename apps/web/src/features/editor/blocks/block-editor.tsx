import { blockOfType, findBlock } from '@brandpost/cms-blocks';
import type { Finding } from '@brandpost/cms-blocks/editing';
import type { ContentNode } from '@brandpost/domain';
import type { Presence } from '@brandpost/rubicore-api';
import { Button, colour, media } from '@brandpost/ui';
import { ListTree, Plus } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../../../forms/form-group.tsx';
import { Modal, NARROW_DIALOG_PX } from '../../../forms/modal.tsx';
import type { ContentResources } from '../../../queries/content.ts';
import { editorTexts } from '../editor-texts.ts';
import type { WritersByPlace } from '../presence/by-place.ts';
import { BlockFrame } from './canvas/block-frame.tsx';
import { BlockList } from './canvas/block-list.tsx';
import { Breadcrumb } from './canvas/breadcrumb.tsx';
import { onCanvasKey, onEditorKey } from './canvas/on-editor-key.ts';
import { onCopyOrCut, onPaste } from './clipboard/clipboard-events.ts';
import { askWhatToInsertAfter } from './commands/insert-block.ts';
import { blockOptions } from './dialogs/block-options.ts';
import { EditorDialogs } from './dialogs/editor-dialogs.tsx';
import type { EditorSources, SharedSource } from './editor-sources.ts';
import { BlockInspector } from './inspector/block-inspector.tsx';
import { useBlockDrag } from './moving/use-block-drag.ts';
import { useFileDrop } from './moving/use-file-drop.ts';
import { EditorNotice } from './parts/notice.tsx';
import { type EditorSetting, EditorSettingContext } from './state/editor-setting.ts';
import { type BlockComments, EditorStore, EditorStoreContext } from './state/editor-store.ts';
import { FocusKeeper } from './state/focus-keeper.tsx';
import { useSignal } from './state/signal.ts';
import { useFocusFallback } from './state/use-focus-fallback.ts';
import { TreePanel } from './tree/tree-panel.tsx';

export type { EditorSources, FoundPage, PickedMedia } from './editor-sources.ts';
export type { BlockComments } from './state/editor-store.ts';

const Editor = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100%;
  background: ${colour('bg')};
  color: ${colour('ink')};

  ${media.desktop} {
    grid-template-columns: 245px minmax(0, 1fr);
  }
`;
const Beside = styled.aside`
  display: none;

  ${media.desktop} {
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
const DrawerBar = styled.div`
  display: flex;
  padding: 0.5rem 1rem;
  border-block-end: 1px solid ${colour('line')};

  ${media.desktop} {
    display: none;
  }
`;
const Drawer = styled.div`
  margin: calc(-1 * var(--bp-dialog-inset));
`;
const Canvas = styled.div`
  min-block-size: 24rem;
  padding: 2.5rem 1.25rem 7rem;
  outline-offset: -3px;
  cursor: default;

  ${media.tablet} {
    padding: 2.75rem 3.5rem 5rem;
  }
`;
const Page = styled.div`
  max-inline-size: 56rem;
  margin-inline: auto;
`;
/* With the canvas it is one sheet. */
const Head = styled.div`
  padding: 1.75rem 1.25rem 0;

  ${media.tablet} {
    padding: 2.5rem 3.5rem 0;
  }
`;
const Empty = styled.div`
  display: grid;
  gap: 0.5rem;
  justify-items: center;
  padding: 3rem 1rem;
  border: 1px dashed ${colour('line')};
  border-radius: var(--bp-radius-l);
  text-align: center;

  strong {
    font-size: 1.25rem;
  }
  p {
    margin-block-end: 0.75rem;
    color: ${colour('muted')};
  }
`;

export type BlockEditorProps = {
  content: readonly ContentNode[];
  /** A new valid tree; `key` names what was changed, so that typing in one field is one step of undo. */
  onChange: (content: ContentNode[], change: { key?: string }) => void;
  history: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };
  activeId: string | null;
  onActivate: (id: string | null) => void;
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
  /** What stands above the blocks on the page, such as its title. */
  head?: ReactNode;
};

/**
 * Edits the blocks of a page: a canvas that shows it as it will look, and a tree beside it. Holds nothing of the page
 * itself and asks the network for nothing. Load it by `import()`: pages that are read have no use for it.
 */
export function BlockEditor(props: BlockEditorProps) {
  const { content, history, activeId, findings, resources, isRestricted, comments } = props;
  const [store] = useState(() => new EditorStore(props));
  useImperativeHandle(props.storeRef, () => store, [store]);
  const root = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const drag = useBlockDrag(store, root);
  const fileDrop = useFileDrop(store);
  const inspector = props.inspector ?? null;
  const { blocks: sharedBlocks } = props.sources.shared;
  const setting = useSetting(store, resources, { isRestricted, sharedBlocks, inspector });

  useLayoutEffect(() => {
    store.given = props;
  });
  useLayoutEffect(() => store.active.set(shownId(content, activeId)), [store, content, activeId]);
  useEffect(() => store.findings.set(byBlock(content, findings)), [store, content, findings]);

  useEffect(() => {
    store.commentCounts.set(comments?.counts ?? NO_COMMENTS);
    store.mayComment.set(comments?.mayWrite === true);
  }, [store, comments?.counts, comments?.mayWrite]);
  useEffect(() => store.proposals.set(comments?.proposals ?? NO_PROPOSALS), [store, comments?.proposals]);

  const { writers = NO_WRITERS } = props;
  useEffect(() => store.writers.set(byShownBlock(content, writers)), [store, content, writers]);

  useFocusFallback(store, root, { content, activeId });

  const onCanvasClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-frame], button, dialog') === null) {
      store.activate(null);
    }
  };
  return (
    <EditorStoreContext value={store}>
      <EditorSettingContext value={setting}>
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
            <TreePanel content={content} history={history} />
          </Beside>
          <div>
            <TreeDrawer content={content} history={history} />
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
                {content.length === 0 ? (
                  <EmptyPage store={store} isRestricted={isRestricted} />
                ) : (
                  <BlockList nodes={content} parent={null} />
                )}
              </Page>
            </Canvas>
          </div>
          {inspector !== null && <BlockInspector content={content} inspector={inspector} />}
          <EditorDialogs />
          <EditorNotice />
          <FocusKeeper root={root} content={content} />
        </Editor>
      </EditorSettingContext>
    </EditorStoreContext>
  );
}

const NO_COMMENTS: BlockComments['counts'] = new Map();
const NO_PROPOSALS: BlockComments['proposals'] = new Map();
const NO_WRITERS: WritersByPlace['blocks'] = new Map();

function EmptyPage({ store, isRestricted }: { store: EditorStore; isRestricted: boolean }) {
  return (
    <Empty>
      <strong>{editorTexts.empty}</strong>
      <p>{editorTexts.emptyHelp}</p>
      {!isRestricted && (
        <Button type="button" onClick={() => askWhatToInsertAfter(store, null)}>
          <Plus aria-hidden="true" size={20} />
          {editorTexts.inserter.open}
        </Button>
      )}
    </Empty>
  );
}

/** On a phone the tree comes when it is asked for. */
function TreeDrawer({ content, history }: Pick<BlockEditorProps, 'content' | 'history'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DrawerBar>
      <SmallButton type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <ListTree aria-hidden="true" size={18} />
        {editorTexts.openTree}
      </SmallButton>
      {isOpen && (
        <Modal widthPx={NARROW_DIALOG_PX} title={editorTexts.content} onClose={() => setIsOpen(false)}>
          <Drawer>
            <TreePanel content={content} history={history} onChosen={() => setIsOpen(false)} />
          </Drawer>
        </Modal>
      )}
    </DrawerBar>
  );
}

/** What blocks are drawn with: what those around have fetched, and what was chosen here since. */
function useSetting(
  store: EditorStore,
  { media, links, vacancies }: ContentResources,
  {
    isRestricted,
    sharedBlocks,
    inspector,
  }: { isRestricted: boolean; sharedBlocks: SharedSource['blocks']; inspector: HTMLElement | null },
): EditorSetting {
  const picked = useSignal(store.picked);
  return useMemo(
    () => ({
      resources: {
        media: new Map([...picked, ...media.map((file) => [file.filename, file] as const)]),
        links: new Map(links.map((link) => [link.id, link])),
        vacancies,
      },
      isRestricted,
      shared: new Map(sharedBlocks.map((shared) => [shared.id, shared])),
      inspector,
      Frame: BlockFrame,
      optionsAt: blockOptions,
    }),
    [picked, media, links, vacancies, isRestricted, sharedBlocks, inspector],
  );
}

/** A part of a block is edited in the block around it, as the lines of a table are; what is sealed, as a whole. */
function shownId(content: readonly ContentNode[], id: string | null): string | null {
  const found = id === null ? null : findBlock(content, id);
  const atRoot = found === null ? undefined : content[found.path[0] ?? -1];
  if (atRoot !== undefined && blockOfType(atRoot.type)?.isSealed === true) return atRoot.id;
  const isPart = found !== null && blockOfType(found.node.type)?.isPart === true;
  return isPart ? (found.parent?.id ?? id) : id;
}

function byShownBlock(
  content: readonly ContentNode[],
  writers: WritersByPlace['blocks'],
): WritersByPlace['blocks'] {
  const shown = new Map<string, readonly Presence[]>();
  for (const [blockId, people] of writers) {
    const id = shownId(content, blockId);
    if (id !== null) shown.set(id, [...(shown.get(id) ?? []), ...people]);
  }
  return shown;
}

function byBlock(content: readonly ContentNode[], findings: readonly Finding[]): Map<string, Finding[]> {
  const found = new Map<string, Finding[]>();
  for (const finding of findings) {
    const id = shownId(content, finding.blockId);
    if (id !== null) found.set(id, [...(found.get(id) ?? []), finding]);
  }
  return found;
}
