import { emptyDraft } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { countWords, minutesToRead } from './count-words.ts';

const node = (type: string, props: Record<string, unknown>, children: never[] = []) => ({
  ...{ id: `${type}-1`, type, version: '1.0.0', props, children },
});

it('counts the words of title, lead and blocks, and none of addresses and tags', () => {
  const content = [
    node('heading', { text: 'Innan du eldar', size: 2 }),
    node('html', { html: '<p>Ring <strong>112</strong>.</p><p>E-post: a<br />b</p>' }),
    node('card', {
      title: 'Ett kort',
      text: '',
      imgSrc: '/media/x.jpg',
      buttonText: '',
      url: 'https://a.se/b c',
    }),
  ];
  const draft = { ...emptyDraft(), title: 'Elda säkert', excerpt: 'Tänk på vinden.', content };
  expect(countWords(draft)).toBe(2 + 3 + 3 + 5 + 2);
  expect(countWords(emptyDraft())).toBe(0);
});

it('tells whole minutes', () => {
  expect([0, 90, 200, 1000].map(minutesToRead)).toEqual([0, 0, 1, 5]);
});
