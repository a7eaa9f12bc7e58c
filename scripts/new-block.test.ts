import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy, stepsFor } from './project-copy.fixtures.ts';

/*
 * A block is added to a copy of the project by the steps in CONTRIBUTING.md. What is forgotten does not compile, and
 * what is done is found wherever blocks are listed.
 */
const MINUTES = 60_000;

const BLOCK = 'packages/cms-blocks/src/blocks/quote';
const REGISTRY = 'packages/cms-blocks/src/registry.ts';
const VIEWS = 'packages/cms-blocks/src/react/views.ts';
const EDITOR_BLOCKS = 'apps/web/src/features/editor/blocks/editor-blocks.ts';
const FORM = 'apps/web/src/features/editor/blocks/forms/quote-form.tsx';
const STORIES = 'apps/workbook/src/blocks/quote.stories.tsx';

const DEFINITION = `
import { BLOCK_VERSION } from '@brandpost/domain';
import { defineBlock, type PropsIn, propsSchema } from '../../block.ts';

const schema = propsSchema({ text: { type: 'string', maxLength: 1000 } });

export const quote = defineBlock<'quote', PropsIn<typeof schema>>({
  type: 'quote',
  label: 'Citat',
  definiteLabel: 'Citatet',
  version: BLOCK_VERSION,
  mayContain: [],
  mayStandAtRoot: true,
  isPart: false,
  initial: () => ({ text: '' }),
  schema,
  migrations: [],
  kinds: { text: 'text' },
  searchText: ({ text }) => ({ body: [text] }),
  feed: ({ text }) => [{ element: 'p', text }],
  readableTexts: ({ text }) => [text],
  summary: ({ text }) => text,
});
`;

const VIEW = `
import { readProps } from '../../read-props.ts';
import type { BlockViewProps } from '../../view-parts/content-context.ts';
import { quote } from './definition.ts';

export function QuoteView({ node }: BlockViewProps) {
  const { text } = readProps(quote, node);
  return text.trim() === '' ? null : <blockquote>{text}</blockquote>;
}
`;

const FIXTURES = `
import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';

export const quoteFixtures: BlockFixtures = {
  ordinary: aNode('quote', 'quote-1', { text: 'Rädda, varna, larma, släck.' }),
  empty: aNode('quote', 'quote-2'),
  tooLong: aNode('quote', 'quote-3', { text: 'Rädda, varna, larma, släck. '.repeat(30) }),
};
`;

const QUOTE_FORM = `
import type { ContentNode } from '@brandpost/domain';
import { BlockTextField } from '../parts/block-text-field.tsx';
import { FormPanel } from '../parts/form-panel.tsx';

export function QuoteForm({ node }: { node: ContentNode }) {
  return (
    <FormPanel>
      <BlockTextField node={node} prop="text" label="Det som sades" isFirst />
    </FormPanel>
  );
}
`;

const QUOTE_STORIES = `
import type { Meta } from '@storybook/react-vite';
import { quoteFixtures } from '../../../../packages/cms-blocks/src/blocks/quote/quote.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/Quote' } satisfies Meta;

export const Ordinary = blockStory(quoteFixtures, 'ordinary');
export const Empty = blockStory(quoteFixtures, 'empty');
export const TooLong = blockStory(quoteFixtures, 'tooLong');
`;

/** Runs in the copy, beside its sources. */
const WHERE_IT_IS = `
import { checkTree, collectReferences } from '@brandpost/cms-blocks';
import { checkContent } from '@brandpost/cms-blocks/editing';
import { ContentView } from '@brandpost/cms-blocks/react';
import { sanitizeTree } from '@brandpost/cms-blocks/sanitize';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { searchableTextOfPost } from '../../../packages/content-api/src/search-index/searchable-text.ts';
import { postHtml } from '../../bff/src/feeds/post-html.ts';
import { BlockEditor } from './features/editor/blocks/block-editor.tsx';
import { BlockBody } from './features/editor/blocks/canvas/block-body.tsx';
import { EditorDialogs } from './features/editor/blocks/dialogs/editor-dialogs.tsx';
import { blockEvents, createBlocksStore } from './features/editor/blocks/state/blocks-slice.ts';
import { EditorStore, EditorStoreContext } from './features/editor/blocks/state/editor-store.ts';

const text = 'Rädda, varna, larma, SLÄCK nu.';
const node = { id: 'q', type: 'quote', version: '1.0.0', props: { text }, children: [] };
const resources = { media: new Map(), links: new Map() };
const given = {
  content: [node],
  onChange: () => {},
  history: { canUndo: false, canRedo: false, undo: () => {}, redo: () => {} },
  isRestricted: false,
  sources: { eServices: [], pickMedia: async () => null, findPages: async () => [], shared: { blocks: [], save: null } },
};

function inEditor(shown: ReactNode, change: (store: EditorStore) => void = () => {}) {
  const store = new EditorStore(createBlocksStore(), given);
  change(store);
  return renderToStaticMarkup(<EditorStoreContext value={store}>{shown}</EditorStoreContext>);
}

it('the inserter offers it, with what it is for', () => {
  const html = inEditor(<EditorDialogs />, (store) =>
    store.dispatch(blockEvents.asked({ kind: 'insert', place: { index: 0 }, replacesId: null })),
  );
  expect(html).toContain('Citat');
  expect(html).toContain('Något som någon har sagt');
});

it('the tree names it, and the canvas shows it', () => {
  const html = renderToStaticMarkup(
    <BlockEditor {...given} store={createBlocksStore()} comments={null} findings={[]} resources={{ isLive: false, media: [], links: [], vacancies: [] }} />,
  );
  expect(html).toMatch(/role="treeitem".*Citat: Rädda/);
  expect(html).toContain('<blockquote>' + text);
});

it('its form is there while it is the active one', () => {
  expect(inEditor(<BlockBody node={node} isActive />)).toContain('Det som sades');
});

it('the page shows it', () => {
  expect(renderToStaticMarkup(<ContentView nodes={[node]} resources={resources} />)).toContain(text);
});

it('the API accepts it, keeps its text and finds it', () => {
  expect(checkTree([node])).toMatchObject({ ok: true });
  expect(sanitizeTree([node])).toEqual([node]);
  expect(collectReferences([node])).toEqual({ imageFilenames: [], linkIds: [], hasVacancies: false });
  expect(searchableTextOfPost({ title: '', excerpt: '', content: [node], alert: null, vacancy: null, language: 'sv' }).body).toEqual([text]);
});

it('feeds carry it', () => {
  expect(postHtml([node])).toBe('<p>' + text + '</p>');
});

it('the checks read it', () => {
  const known = { media: new Map(), pages: new Set<string>(), linkIds: new Set<number>() };
  const findings = checkContent({ tree: [node], post: { type: 'page', title: 'Elda säkert' }, known });
  expect(findings.map(({ code, blockId }) => [code, blockId])).toEqual([['text-in-capitals', 'q']]);
});
`;

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject(['apps', 'packages', 'demo/content']);
}, 5 * MINUTES);
afterAll(() => copy.remove());

describe('a new block', () => {
  it(
    'is a folder and a line; where its view, its icon and its form are missing does not compile',
    async () => {
      copy.write(`${BLOCK}/definition.ts`, DEFINITION);
      copy.write(`${BLOCK}/view.tsx`, VIEW);
      copy.write(`${BLOCK}/quote.fixtures.ts`, FIXTURES);
      copy.putBefore(REGISTRY, 'import { row }', "import { quote } from './blocks/quote/definition.ts';\n");
      copy.putBefore(REGISTRY, '  image,\n', '  quote,\n');
      expect(await copy.filesWithErrors('apps/web')).toEqual([VIEWS, EDITOR_BLOCKS].toSorted());

      copy.putBefore(VIEWS, 'import { RowView }', "import { QuoteView } from '../blocks/quote/view.tsx';\n");
      copy.putBefore(VIEWS, '  row: RowView,\n', '  quote: QuoteView,\n');
      copy.write(FORM, QUOTE_FORM);
      copy.putBefore(
        EDITOR_BLOCKS,
        'import { RowForm }',
        "import { QuoteForm } from './forms/quote-form.tsx';\n",
      );
      copy.putBefore(
        EDITOR_BLOCKS,
        '  image: {\n',
        `  quote: {
    icon: Square,
    help: 'Något som någon har sagt',
    words: ['Quote'],
    edited: { where: 'below', Form: QuoteForm, emptyText: 'Tomt citat' },
  },
`,
      );
      expect(await copy.filesWithErrors('apps/web')).toEqual([]);
    },
    5 * MINUTES,
  );

  it(
    'is found by inserter, tree, form, page, search, feed and checks',
    async () => {
      copy.write(STORIES, QUOTE_STORIES);
      copy.write('apps/web/src/new-block.test.tsx', WHERE_IT_IS);
      const tests = [
        'apps/web/src/new-block.test.tsx',
        'packages/cms-blocks/src/registry.test.ts',
        'packages/cms-blocks/src/react',
        'apps/workbook/src/blocks',
      ];
      const { code, output } = await copy.test(tests);
      expect({ code, output }).toMatchObject({ code: 0 });
      expect(output).toMatch(/Test Files +\d+ passed/);
    },
    5 * MINUTES,
  );

  it('needs no more than CONTRIBUTING.md says', () => {
    const steps = stepsFor('A block.');
    for (const file of [BLOCK, FORM, STORIES].map(path.posix.dirname)) expect(steps).toContain(`\`${file}\``);
    for (const file of ['definition.ts', 'view.tsx', 'registry.ts', 'react/views.ts', 'editor-blocks.ts']) {
      expect(steps).toContain(`\`${file}\``);
    }
  });
});
