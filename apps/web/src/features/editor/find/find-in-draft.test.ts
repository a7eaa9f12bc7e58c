import { type ContentNode, emptyDraft } from '@brandpost/domain';
import { describe, expect, it } from 'vitest';
import { findMatches, replaceMatches } from './find-in-draft.ts';

const node = (type: string, props: Record<string, unknown>, children: ContentNode[] = []): ContentNode => ({
  ...{ id: `${type}-1`, type, version: '1.0.0', props, children },
});
const html = (text: string) => node('html', { html: text });
const draftOf = (content: ContentNode[], title = '', excerpt = '') => ({
  ...emptyDraft(),
  title,
  excerpt,
  content,
});
const query = (text: string, isCaseSensitive = false) => ({ text, isCaseSensitive });
const all = (replacement: string) => ({ replacement, only: null });
const htmlOf = (replaced: ReturnType<typeof replaceMatches>) =>
  'change' in replaced ? replaced.change.content?.[0]?.props.html : replaced.refusal;

describe('what is found', () => {
  it('is in title, lead and every block, in reading order, with the words around it', () => {
    const draft = draftOf(
      [node('heading', { text: 'Brand i köket', size: 2 }), html('<p>En <strong>brand</strong> till</p>')],
      'Brandsäkert',
      'Ingen brand',
    );
    const found = findMatches(draft, query('brand'));
    expect(found.map(({ blockId, field }) => blockId ?? field)).toEqual([
      'title',
      'excerpt',
      'heading-1',
      'html-1',
    ]);
    expect(found[2]).toMatchObject({ at: 0, before: '', found: 'Brand', after: ' i köket' });
  });

  it('is never in addresses or markup', () => {
    const card = { title: 'Kort', text: '', imgSrc: '/media/brand.jpg', buttonText: '', url: '/sida/brand' };
    const draft = draftOf([node('card', card), html('<p><a href="/sida/brand">Läs</a></p>')]);
    expect(findMatches(draft, query('brand'))).toEqual([]);
    expect(findMatches(draft, query('strong'))).toEqual([]);
  });

  it('minds large and small letters when asked to, and reads å, ä, ö and signs as they look', () => {
    const draft = draftOf([html('<p>Åska &amp; a\u030aska (1.5)</p>')]);
    expect(findMatches(draft, query('åska'))).toHaveLength(2);
    expect(findMatches(draft, query('åska', true))).toHaveLength(1);
    expect(findMatches(draft, query('& å'))).toHaveLength(1);
    expect(findMatches(draft, query('(1.5)'))).toHaveLength(1);
    expect(findMatches(draft, query('1x5'))).toEqual([]);
  });

  it('is nothing while nothing is asked for', () => {
    expect(findMatches(draftOf([html('<p>Text</p>')]), query(''))).toEqual([]);
  });
});

describe('what is replaced', () => {
  it('is all at once, and counted', () => {
    const draft = draftOf([html('<p>Brand och <em>brand</em></p>')], 'Brand');
    const replaced = replaceMatches(draft, query('brand'), all('eld'));
    expect(replaced).toMatchObject({ count: 3, change: { title: 'eld' } });
    expect(htmlOf(replaced)).toBe('<p>eld och <em>eld</em></p>');
  });

  it('is the one that is meant, and no other', () => {
    const draft = draftOf([html('<p>Brand, brand, <b>brand</b></p>')]);
    const [, second = null] = findMatches(draft, query('brand'));
    const replaced = replaceMatches(draft, query('brand'), { replacement: 'eld', only: second });
    expect(htmlOf(replaced)).toBe('<p>Brand, eld, <b>brand</b></p>');
  });

  it('is text, never markup, and may hold what was looked for', () => {
    const draft = draftOf([html('<p>brand</p>')]);
    expect(htmlOf(replaceMatches(draft, query('brand'), all('<b>brand</b> & $&')))).toBe(
      '<p>&lt;b&gt;brand&lt;/b&gt; &amp; $&amp;</p>',
    );
  });

  it('keeps the cells of a table apart', () => {
    const row = node('table-row', { items: 'Älvkulla|Öppet' });
    const replaced = replaceMatches(draftOf([row]), query('öppet'), all('8|16'));
    expect(replaced).toMatchObject({ change: { content: [{ props: { items: 'Älvkulla|8/16' } }] } });
  });

  it('is nothing at all where one place has no room for it', () => {
    const draft = draftOf([html('<p>brand</p>')], 'brand');
    expect(replaceMatches(draft, query('brand'), all('x'.repeat(200)))).toEqual({
      refusal: 'Rubriken skulle bli längre än 128 tecken. Inget är ersatt.',
    });
  });
});
