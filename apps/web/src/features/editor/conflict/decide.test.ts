import { emptyDraft } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { mergeDrafts } from '../draft/merge-drafts.ts';
import { askedFields, bothOf, decidedDraft, keyOfField, questionsOf, sideOf } from './decide.ts';

const BASE = { ...emptyDraft(), id: 12, title: 'Elda säkert' };
const withPicture = (id: number) => ({ mediaId: id, media: { id, filename: `bild-${id}.jpg` } });

it('asks about a picture once, and takes its number and its file together', () => {
  const [mine, theirs] = [
    { ...BASE, ...withPicture(1) },
    { ...BASE, ...withPicture(2) },
  ];
  const merge = mergeDrafts(BASE, mine, theirs);
  expect(questionsOf(merge)).toEqual(['field:mediaId']);
  expect(askedFields(merge)).toHaveLength(1);
  const decided = decidedDraft(merge, new Map([['field:mediaId', 'theirs']]));
  expect(decided).toMatchObject(withPicture(2));
});

it('shows each side as that one wanted it, with what nobody else changed', () => {
  const mine = { ...BASE, title: 'Mitt', ...withPicture(1), excerpt: 'Ingress' };
  const theirs = { ...BASE, title: 'Deras', ...withPicture(2) };
  const merge = mergeDrafts(BASE, mine, theirs);
  expect(sideOf(merge, 'mine')).toMatchObject({ title: 'Mitt', excerpt: 'Ingress', ...withPicture(1) });
  expect(sideOf(merge, 'theirs')).toMatchObject({ title: 'Deras', excerpt: 'Ingress', ...withPicture(2) });
});

it('keeps of two lists all that is in either, where both are wanted', () => {
  const merge = mergeDrafts(BASE, { ...BASE, nodeIds: [3, 4] }, { ...BASE, nodeIds: [4, 5] });
  expect(decidedDraft(merge, new Map([[keyOfField('nodeIds'), 'both']])).nodeIds).toEqual([3, 4, 5]);
});

it('shows beforehand what stands there when both are chosen of a block', () => {
  const of = (type: string, props: object) => ({
    ...BASE,
    content: [{ id: 'b', type, version: '1.0.0', props: { ...props }, children: [] }],
  });
  const shown = (type: string, props: (words: string) => object) => {
    const { blocks } = mergeDrafts(of(type, props('var')), of(type, props('mitt')), of(type, props('deras')));
    return bothOf(blocks, 'b').map((node) => node.props.html ?? node.props.text);
  };
  expect(shown('html', (words) => ({ html: `<p>Först</p><p>${words}</p>` }))).toEqual([
    '<p>Först</p><p>mitt</p><p>deras</p>',
  ]);
  expect(shown('heading', (words) => ({ text: words, size: 2 }))).toEqual(['mitt', 'deras']);
});

it('leaves mine where nobody has chosen', () => {
  const merge = mergeDrafts(BASE, { ...BASE, title: 'Mitt' }, { ...BASE, title: 'Deras' });
  expect(decidedDraft(merge, new Map()).title).toBe('Mitt');
});
