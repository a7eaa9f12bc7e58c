import { BLOCKS, mediaFilePath, walkTree } from '@brandpost/cms-blocks';
import { type BlockPlace, blocksToText, placesFor } from '@brandpost/cms-blocks/editing';
import {
  type ContentNode,
  emptyDraft,
  POST_TYPES,
  type PostDraft,
  postFieldsOfKind,
} from '@brandpost/domain';
import fc from 'fast-check';
import { changeProps, changeWhole } from '../blocks/commands/change-block.ts';
import { duplicate, paste } from '../blocks/commands/copy-block.ts';
import { insertBlock } from '../blocks/commands/insert-block.ts';
import { moveBy, moveInto } from '../blocks/commands/move-block.ts';
import { removeAtOnce } from '../blocks/commands/remove-block.ts';
import { NO_SHARED } from '../blocks/editor-sources.ts';
import {
  tableLines,
  withColumn,
  withLines,
  withPastedCells,
  withRow,
} from '../blocks/operations/table-cells.ts';
import { withColumns } from '../blocks/operations/with-columns.ts';
import { docFromHtml, htmlFromDoc } from '../blocks/rich-text/rich-text-doc.ts';
import { createBlocksStore } from '../blocks/state/blocks-slice.ts';
import { EditorStore } from '../blocks/state/editor-store.ts';

/** Numbers decide what is done where, so that fast-check can shrink an afternoon's work by shrinking a list. */
type Act = readonly [kind: number, block: number, detail: number, text: string];

const NUL = '\u0000';
const HALF_A_CHARACTER = '\ud83d';

/** What people type and paste into a field, and what nobody should. */
const anyText = fc.oneof(
  fc.constantFrom(
    'Elda säkert',
    'Räkna <b>inte</b> med & "tur"',
    'https://www.norran.example.se/a?b=c&d',
    'www.example.se',
    '/sida/sotning',
    'htt',
    '//evil.example/x',
    'javascript:alert(1)',
    'https://du@evil.example/',
    'mailto:info@norran.example.se',
    mediaFilePath('brandstation-asbruk.jpg'),
    '/media/../hemligt.jpg',
    'a|b|c',
    '👩‍🚒 112',
    '\u202etxet',
    `noll${NUL}a`,
    `halv${HALF_A_CHARACTER}`,
    'å'.repeat(129),
    'å'.repeat(501),
    'å'.repeat(5001),
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** What may be on the clipboard. */
const PASTED = [
  '<p>Ring <b>112</b> <a href="/sida/sotning">om det brinner</a></p><h2>Sedan</h2><ul><li>Gå ut</li></ul>',
  '<table><tr><th>Ort</th><th>Läge</th></tr><tr><td>Åsbruk</td><td>Öppet | stängt</td></tr></table>',
  '<p onclick="alert(1)">x<script>alert(1)</script><img src=x onerror=alert(1)></p>',
  '<a href="jav&#x09;ascript:alert(1)">klicka</a><a href="//evil.example">här</a>',
  '<svg><style><img src=x onerror=alert(1)></style></svg><iframe srcdoc="<script>1</script>"></iframe>',
  `${'<h1>'.repeat(40)}djupt`,
  `text${NUL} och ${HALF_A_CHARACTER}`,
  'Vanlig text\r\n\r\ni två stycken',
  `<p>${'lång '.repeat(60_000)}</p>`,
];

/** Blocks on the clipboard, as another site or a hand could have put them there. */
function copied(own: ContentNode, pick: number, text: string): string {
  const made = (type: string, props: Record<string, unknown>, children: ContentNode[] = []): ContentNode => ({
    ...{ id: 'copied', type, version: '1.0.0' },
    props,
    children,
  });
  const candidates: ContentNode[] = [
    made('html', { html: `<p>${text}</p><script>alert(1)</script><a href="javascript:alert(1)">x</a>` }),
    made('card', { title: text, text, imgSrc: 'javascript:alert(1)', buttonLabel: 'Mer', buttonUrl: text }),
    made('video', { videoSrc: text }),
    made('html', JSON.parse('{"html":"","__proto__":{"isAdministrator":true}}')),
    made('script', { src: text }),
    made('shared-block', { sharedId: '7' }, [made('html', { html: `<p>${text}</p>` })]),
    made('col', { cols: 6 }, [made('html', { html: text })]),
    { ...made('heading', { text, size: 2 }), version: '99.0.0' },
  ];
  return blocksToText([candidates[pick % (candidates.length + 1)] ?? own]);
}

/** One thing that somebody does with the blocks, by the commands that keys and buttons have. */
function act(store: EditorStore, [kind, pick, detail, text]: Act): void {
  const { content } = store.given;
  const nodes = Array.from(walkTree(content), ({ node }) => node);
  const node = nodes[pick % Math.max(1, nodes.length)];
  const oneOf = (places: readonly BlockPlace[]) => places[detail % Math.max(1, places.length)];
  if (kind <= 3 || node === undefined) {
    const type = BLOCKS[pick % BLOCKS.length]?.type ?? '';
    const place = oneOf(placesFor(content, { type }));
    if (place !== undefined) insertBlock(store, type, place);
    return;
  }
  store.activate(node.id);
  if (kind === 4) duplicate(store, node.id);
  else if (kind === 5) paste(store, { html: PASTED[detail % PASTED.length] ?? '', text: '' });
  else if (kind === 6) paste(store, { html: '', text: copied(node, detail, text) });
  else if (kind === 7) moveBy(store, node.id, detail % 2 === 0 ? 'up' : 'down');
  else if (kind === 8) moveInto(store, node.id, oneOf(placesFor(content, { id: node.id })) ?? { index: 0 });
  else if (kind === 9) removeAtOnce(store, node.id);
  else write(store, node, detail, text);
}

/** What the form of a block does. */
function write(store: EditorStore, node: ContentNode, detail: number, text: string): void {
  if (node.type === 'html') {
    changeProps(store, node.id, { html: htmlFromDoc(docFromHtml(PASTED[detail % PASTED.length] ?? text)) });
  } else if (node.type === 'table') {
    const lines = tableLines(node);
    const ways = [
      () => withPastedCells(lines, { row: 0, column: detail % 4 }, `${text}\t1\r\n2\t3`),
      () => withRow(lines, detail % (lines.length + 1)),
      () => withColumn(lines, 0),
    ];
    changeWhole(store, withLines(node, ways[detail % ways.length]?.() ?? lines, store.newId));
  } else if (node.type === 'row') {
    changeWhole(store, withColumns(node, ((detail % 4) + 1) as 1 | 2 | 3 | 4, store.newId));
  } else if (node.type === 'pdf' && detail % 2 === 0) {
    changeProps(store, node.id, {
      pdf: JSON.stringify([{ id: 1, filename: 'a.pdf', title: text, description: text }]),
    });
  } else {
    const props = Object.keys(node.props).filter((prop) => typeof node.props[prop] === 'string');
    const prop = props[detail % Math.max(1, props.length)];
    if (prop !== undefined) changeProps(store, node.id, { [prop]: text });
  }
}

/** The blocks after somebody has worked with them for a while. */
function written(acts: readonly Act[]): ContentNode[] {
  let content: ContentNode[] = [];
  const store = new EditorStore(createBlocksStore(), {
    content,
    onChange: (changed) => {
      content = changed;
    },
    history: { canUndo: false, canRedo: false, undo: () => undefined, redo: () => undefined },
    isRestricted: false,
    comments: null,
    sources: {
      pickMedia: async () => null,
      uploadMedia: async () => [],
      findPages: async () => [],
      eServices: [],
      shared: NO_SHARED,
    },
  });
  for (const one of acts) act(store, one);
  return content;
}

const anyContent = fc
  .array(fc.tuple(fc.nat(15), fc.nat(100), fc.nat(100), anyText), { maxLength: 25, size: 'max' })
  .map(written);

const anyMoment = fc.option(
  fc.oneof(
    fc.constantFrom('2026-05-01T08:00:00.000Z', '2027-01-01T00:00:00.000Z', '0026-05-01T08:00:00.000Z'),
    fc
      .date({ min: new Date('1890-01-01'), max: new Date('3010-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  ),
);

const recordOf = <Name extends string, Value>(names: readonly Name[], value: Value): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;

/** Whatever can be written in the form around the blocks, mostly what people write. */
const anyFields = fc.record({
  ...recordOf(postFieldsOfKind('text'), anyText),
  type: fc.constantFrom(...POST_TYPES),
  title: fc.oneof({ weight: 3, arbitrary: fc.constant('Sotning i höst') }, anyText),
  excerpt: fc.oneof({ weight: 3, arbitrary: fc.constant('Så fungerar det.') }, anyText),
  blurbs: fc.array(fc.record({ title: anyText, text: anyText, url: anyText }), { maxLength: 1 }),
  info: fc.array(fc.record({ title: anyText, url: anyText, openInNewWindow: fc.boolean() }), {
    maxLength: 1,
  }),
  contact: fc.option(
    fc.record({
      title: anyText,
      name: anyText,
      phone: anyText,
      email: anyText,
      address: anyText,
      openingHours: anyText,
    }),
    { freq: 2 },
  ),
  parentId: fc.constantFrom(null, 0, 110),
  nodeIds: fc.array(fc.constant(1), { maxLength: 1 }),
  ...recordOf(postFieldsOfKind('instant'), anyMoment),
});

/** A post as somebody may have left it: sound, half done, or hostile. */
export const anyWriting: fc.Arbitrary<PostDraft> = fc
  .tuple(anyContent, fc.oneof(anyFields, fc.record({ type: fc.constant('news' as const) })))
  .map(([content, fields]) => ({
    ...emptyDraft(),
    ...{ title: 'Sotning i höst', excerpt: 'Så fungerar det.', nodeIds: [1], parentId: 0 },
    ...fields,
    status: 'draft' as const,
    content,
  }));
