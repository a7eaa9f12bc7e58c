import { expect, it } from 'vitest';
import { pathsOfCards } from './paths-of-cards.ts';

const aCard = (buttonUrl: unknown) => ({
  id: String(buttonUrl),
  type: 'card',
  version: '1.0.0',
  props: { buttonUrl },
  children: [],
});

it('finds the cards however deep they lie, and nothing that is not an address', () => {
  const row = {
    id: 'r',
    type: 'row',
    version: '1.0.0',
    props: {},
    children: [{ id: 'c', type: 'col', version: '1.0.0', props: {}, children: [aCard('/sida/a'), aCard(7)] }],
  };
  expect(pathsOfCards([aCard('/sida/b'), row])).toEqual(new Set(['/sida/b', '/sida/a']));
});
