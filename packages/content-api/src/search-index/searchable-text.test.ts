import { expect, it } from 'vitest';
import { runningText, searchableTextOfPost } from './searchable-text.ts';

const html = (text: string) => ({
  id: 'a',
  type: 'html',
  version: '1.0.0',
  props: { html: text },
  children: [],
});
const heading = (text: string) => ({
  id: 'b',
  type: 'heading',
  version: '1.0.0',
  props: { text, size: 2 },
  children: [],
});
const line = (type: string, props: Record<string, string>) => ({
  id: 'd',
  type,
  version: '1.0.0',
  props,
  children: [],
});
const textOf = (...content: Parameters<typeof searchableTextOfPost>[0]['content'][number][]) =>
  runningText(
    searchableTextOfPost({
      title: 'Elda',
      excerpt: 'Läs först.',
      content,
      alert: null,
      vacancy: null,
      language: 'sv',
    }),
  );

it('words stand beside links and marked words as they are written', () => {
  expect(
    textOf(html('<p><strong>Läs om <a href="/x">beslutet</a>.</strong> Förbudet (<em>kort</em>)</p>')),
  ).toBe('Läs först. Läs om beslutet. Förbudet (kort)');
});

it('what stands in paragraphs, list items and lines of their own is not glued together', () => {
  expect(textOf(html('<p>Ett.</p><ul><li>Två</li><li>Tre</li></ul>fyra<br>fem'))).toBe(
    'Läs först. Ett. Två Tre fyra fem',
  );
});

it('cells of a table are kept apart, and its lines too', () => {
  const lines = [
    line('table-heading', { headings: 'Hur ofta|Vad' }),
    line('table-row', { items: 'Varje månad||Testa' }),
  ];
  expect(textOf({ ...line('table', {}), children: lines })).toBe(
    'Läs först. Hur ofta – Vad · Varje månad – Testa',
  );
});

it('the introduction goes on with the text, and headings come last', () => {
  expect(
    textOf(heading('Vad är tillåtet?'), html('<p>Kolgrill är tillåten</p>'), heading('Följ brandrisken')),
  ).toBe('Läs först. Kolgrill är tillåten · Vad är tillåtet? Följ brandrisken');
});

it('a text of nothing is empty', () => {
  expect(runningText({ title: '', headings: [], accordions: [], body: [] })).toBe('');
});
