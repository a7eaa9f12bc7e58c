import type { ContentNode } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

const node = (type: string, props: ContentNode['props'] = {}, children: ContentNode[] = []): ContentNode => ({
  id: type,
  type,
  version: '1.0.0',
  props,
  children,
});

it('keeps words, also within other blocks, and says nothing of a text that is whole', () => {
  const whole = [
    node('heading', { text: 'Rutin' }),
    node('accordion', {}, [node('html', { html: '<p>A</p>' })]),
  ];
  expect(wordsOf(whole)).toEqual({ content: whole, isShortened: false });
});

it('leaves out what needs a file, another site or a kind of block that nobody knows, and says so', () => {
  for (const type of ['image', 'video', 'pdf', 'e-service', 'vacancies', 'area-lookup', 'of-tomorrow'])
    expect(wordsOf([node('row', {}, [node('col', {}, [node(type)])])])).toEqual({
      content: [node('row', {}, [node('col')])],
      isShortened: true,
    });
});

it('takes the picture from a card and keeps its words', () => {
  expect(wordsOf([node('card', { title: 'Kort', imgSrc: '/media/a.jpg' })])).toEqual({
    content: [node('card', { title: 'Kort' })],
    isShortened: true,
  });
});
