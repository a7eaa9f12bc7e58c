import {
  canRedo,
  canUndo,
  checkContent,
  type Finding,
  record,
  redo,
  startHistory,
  undo,
} from '@brandpost/cms-blocks/editing';
import type { ContentNode } from '@brandpost/domain';
import {
  BlockEditor,
  type EditorSources,
  type FoundPage,
  type PickedMedia,
} from '@brandpost/web/src/features/editor/blocks/block-editor.tsx';
import { createBlocksStore } from '@brandpost/web/src/features/editor/blocks/state/blocks-slice.ts';
import { UndoButtons } from '@brandpost/web/src/features/editor/parts/undo-buttons.tsx';
import { useMemo, useState } from 'react';
import { LINKS, RESOURCES } from './editor-resources.ts';

const PAGES: FoundPage[] = [
  { id: 1, title: 'Brandvarnare', path: '/sida/brandvarnare', kind: 'Sida' },
  { id: 2, title: 'Brandfilt', path: '/sida/brandfilt', kind: 'Sida' },
  { id: 3, title: 'Eldningsförbud i länet', path: '/nyhet/eldningsforbud', kind: 'Nyhet' },
];
/** Anyone who asks for something is given the same. */
const LIBRARY: Record<'image' | 'pdf', PickedMedia> = {
  image: {
    id: 7,
    filename: 'brandvarnare-i-tak.jpg',
    title: 'Brandvarnare i tak',
    alt: 'En brandvarnare i ett tak',
    widthPx: 1200,
    heightPx: 800,
    description: '',
    isPicture: true,
  },
  pdf: {
    id: 8,
    filename: 'brandskydd-hemma.pdf',
    title: 'Brandskydd hemma',
    alt: '',
    widthPx: null,
    heightPx: null,
    description: '',
    isPicture: false,
  },
};
const SOURCES: EditorSources = {
  pickMedia: async (kind) => LIBRARY[kind],
  uploadMedia: async (files) =>
    files.map(({ type }) => LIBRARY[type === 'application/pdf' ? 'pdf' : 'image']),
  findPages: async (text) =>
    PAGES.filter(({ title }) => title.toLocaleLowerCase('sv').includes(text.toLocaleLowerCase('sv'))),
  eServices: LINKS,
  shared: { blocks: [], save: null },
};

type EditedPageProps = {
  content: readonly ContentNode[];
  isRestricted?: boolean;
  isChecked?: boolean;
  /** Whether the tree can be read from the page, for tests. */
  hasReadout?: boolean;
};

/** A page in the editor, with a history of its own and nothing behind it. */
export function EditedPage({
  content,
  isRestricted = false,
  isChecked = false,
  hasReadout = true,
}: EditedPageProps) {
  const [history, setHistory] = useState(() => startHistory(content));
  const [store] = useState(createBlocksStore);
  const { present } = history;
  const steps = {
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
  };
  const findings = useMemo(() => (isChecked ? found(present) : []), [isChecked, present]);
  return (
    <>
      <UndoButtons {...steps} />
      <BlockEditor
        content={present}
        onChange={(changed, change) =>
          setHistory((was) => record(was, changed, { ...change, atMs: performance.now() }))
        }
        history={steps}
        store={store}
        findings={findings}
        resources={RESOURCES}
        isRestricted={isRestricted}
        sources={SOURCES}
        comments={null}
      />
      {hasReadout && (
        <pre id="tree" hidden>
          {JSON.stringify(present)}
        </pre>
      )}
    </>
  );
}

function found(tree: readonly ContentNode[]): Finding[] {
  const known = { media: new Map(), pages: new Set<string>(), linkIds: new Set([1, 2, 3]) };
  return checkContent({ tree, post: { type: 'page', title: 'Advent' }, known });
}
