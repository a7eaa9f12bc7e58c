import { emptyDraft, type PostDraft } from '@brandpost/domain';
import { describe, expect, it } from 'vitest';
import { proposalOf } from './proposals.ts';
import { quoteAt } from './quote.ts';
import { partsOf, type TextPlace, textAt, withSuggestion } from './texts-of-post.ts';

const node = (id: string, type: string, props: Record<string, unknown>) => ({
  ...{ id, type, version: '1.0.0', props, children: [] },
});
const card = {
  title: 'Tipsa oss',
  text: 'Ring eller skriv',
  imgSrc: '',
  buttonLabel: 'Skriv',
  buttonUrl: '/kontakt',
};
const DRAFT: PostDraft = {
  ...emptyDraft(),
  ...{ status: 'draft', title: 'Elda säkert', slug: 'elda-sakert', excerpt: 'Så gör du.' },
  content: [
    node('h', 'heading', { text: 'Före', size: 2 }),
    node('t', 'html', { html: '<p>Gå <strong>ut</strong> nu.</p>' }),
    node('c', 'card', card),
    node('i', 'image', { imgSrc: 'bild.jpg', caption: '' }),
  ],
};
const suggested = (place: TextPlace, exact: string, replacement: string, draft = DRAFT) => {
  const text = textAt(draft, place) ?? '';
  const start = text.indexOf(exact);
  return { ...quoteAt(text, start, start + exact.length), part: place.part, replacement };
};
const used = (place: TextPlace, exact: string, replacement: string) =>
  withSuggestion(DRAFT, place, suggested(place, exact, replacement));

describe('a suggestion that is used', () => {
  it('changes the title with its address, as anyone who writes it does, and stays one line', () => {
    expect(used({ blockId: null, part: 'title' }, 'säkert', 'aldrig\ni skog')).toEqual({
      ...{ title: 'Elda aldrig i skog', slug: 'elda-aldrig-i-skog' },
    });
    expect(used({ blockId: null, part: 'excerpt' }, 'Så gör du.', 'Läs här.')).toEqual({
      excerpt: 'Läs här.',
    });
  });

  it('changes one text of a block and leaves the others', () => {
    const after = used({ blockId: 'c', part: 'text' }, 'eller', 'och')?.content;
    expect(after?.[2]?.props).toEqual({ ...card, text: 'Ring och skriv' });
    const rich = used({ blockId: 't', part: 'html' }, 'Gå ut nu.', 'Spring ut nu.')?.content;
    expect(rich?.[1]?.props.html).toBe('<p>Spring <strong>ut</strong> nu.</p>');
  });

  it('is nothing where its words, its text or its block are gone, or where it has no room', () => {
    const place = { blockId: 'h', part: 'text' };
    const suggestion = suggested(place, 'Före', 'Innan');
    expect(withSuggestion({ ...DRAFT, content: [] }, place, suggestion)).toBeNull();
    expect(withSuggestion(DRAFT, { ...place, part: 'size' }, suggestion)).toBeNull();
    expect(withSuggestion(DRAFT, { ...place, part: '__proto__' }, suggestion)).toBeNull();
    expect(withSuggestion(DRAFT, place, { ...suggestion, exact: 'Efter' })).toBeNull();
    expect(withSuggestion(DRAFT, place, { ...suggestion, replacement: 'å'.repeat(501) })).toBeNull();
    expect(withSuggestion(DRAFT, { blockId: null, part: 'slug' }, suggestion)).toBeNull();
  });

  it('is for texts alone, and not for addresses, choices or what is empty', () => {
    expect(DRAFT.content.map(partsOf)).toEqual([['text'], ['html'], ['title', 'text', 'buttonLabel'], []]);
  });
});

it('is shown with the words around it, and says truthfully when they are others', () => {
  const place = { blockId: null, part: 'excerpt' };
  const long = {
    ...DRAFT,
    excerpt: `${'Lite ord före. '.repeat(9)}Gå ut nu. ${'Lite ord efter. '.repeat(9)}`,
  };
  const suggestion = suggested(place, 'Gå ut nu.', 'Spring.', long);
  const first = { authorName: 'Anna Ek', created: '2026-11-25T10:00:00.000Z' };
  const thread = {
    id: 3,
    blockId: null,
    suggestion: { ...suggestion, outcome: null },
    comments: [first],
  } as never;
  const shown = proposalOf(thread, long);
  expect(shown).toMatchObject({ threadId: 3, authorName: 'Anna Ek', state: 'fits' });
  expect(shown?.before).toMatch(/^… (?:ord |Lite |före\. )+Gå ut nu\. .*…$/);
  expect(shown?.after).toBe(shown?.before.replace('Gå ut nu.', 'Spring.'));
  expect(proposalOf(thread, { ...long, excerpt: 'Helt nytt' })).toMatchObject({
    ...{ state: 'changed', before: 'Gå ut nu.', after: 'Spring.' },
  });
  expect(proposalOf({ ...(thread as object), blockId: 'x' } as never, long)).toMatchObject({ state: 'gone' });
});
