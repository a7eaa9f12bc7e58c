import { expect, it } from 'vitest';
import { EVERYDAY_TERMS } from './everyday-terms.ts';

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

it('has each term once, with all that it stands for', () => {
  const said = EVERYDAY_TERMS.flatMap((entry) => entry.said);
  expect(said.length).toBeGreaterThan(2000);
  expect(repeated(said)).toEqual([]);
});

it('has each meaning in one entry', () => {
  expect(repeated(EVERYDAY_TERMS.map(({ meant }) => [...meant].sort().join(', ')))).toEqual([]);
});
