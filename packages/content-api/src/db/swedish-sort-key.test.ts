import { compareSwedish } from '@brandpost/swedish';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { swedishSortKey } from './swedish-sort-key.ts';

const byKey = (a: string, b: string) => {
  const order = Buffer.compare(Buffer.from(swedishSortKey(a)), Buffer.from(swedishSortKey(b)));
  return order < 0 ? -1 : order > 0 ? 1 : 0;
};

it('sorts names as a Swedish dictionary does', () => {
  const names = 'Ulf, Vallin, Vik, Vår, Wallin, Wik, Zebra, Ångermanland, Ås, Äpple, Öland'.split(', ');
  expect(names.toReversed().toSorted(byKey)).toEqual(names);
  expect(['Öreforsen', 'Älvkulla', 'Norråmo', 'Åsbruk'].toSorted(byKey)).toEqual([
    'Norråmo',
    'Åsbruk',
    'Älvkulla',
    'Öreforsen',
  ]);
});

it('sorts numbers by value and an early end first', () => {
  const names = ['Bil 9', 'Bil 10', 'Bil 10 stege', 'Bil 100', 'Bilar'];
  expect(names.toReversed().toSorted(byKey)).toEqual(names);
});

it('agrees with the collator on any two names that differ in their letters', () => {
  const letter = fc.constantFrom(...'abcdeistuvwxyzåäö');
  const word = fc.string({ unit: letter, minLength: 1, maxLength: 6 });
  const name = fc.tuple(word, fc.option(word)).map((words) => words.filter((part) => part).join(' '));
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(Math.sign(byKey(a, b))).toBe(Math.sign(compareSwedish(a, b)));
    }),
    { numRuns: 2000 },
  );
});
