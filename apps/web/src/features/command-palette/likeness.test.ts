import { expect, it } from 'vitest';
import { likest } from './likeness.ts';

const PLACES = [
  'Användare Administration',
  'Roller Administration',
  'Mediebibliotek',
  'Att se över',
  'Drift',
  'Logga ut',
  'Ge och ta',
];
const found = (typed: string) => likest(PLACES, typed, (place) => place);

it.each([
  ['roller', ['Roller Administration']],
  ['ROLL', ['Roller Administration']],
  ['anvandare', ['Användare Administration']],
  ['använtare', ['Användare Administration']],
  ['bibliotek', ['Mediebibliotek']],
  ['mediabibl', ['Mediebibliotek']],
  ['se att', ['Att se över']],
  ['loga ut', ['Logga ut']],
  ['ge-ta', ['Ge och ta']],
  ['xylofon', []],
  ['dr xy', []],
])('what is typed is meant by its beginning, a part or a misspelling: %s', (typed, places) => {
  expect(found(typed)).toEqual(places);
});

it('what begins so comes before what only holds it', () => {
  expect(likest(['Kontroll', 'Roller'], 'rol', (name) => name)).toEqual(['Roller', 'Kontroll']);
});
