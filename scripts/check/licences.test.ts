import { describe, expect, it } from 'vitest';
import { licenceProblems } from './licences.ts';

describe('licences of dependencies', () => {
  it.each([
    ['MIT', 0],
    ['(MIT OR GPL-2.0-only)', 0],
    ['Apache-2.0 AND MIT', 0],
    ['Apache-2.0 AND SSPL-1.0', 1],
    ['AGPL-3.0-only', 1],
    ['Unknown', 1],
  ])('under %s: %i problems', (licence, count) => {
    expect(licenceProblems({ [licence]: [{ name: 'thing' }] })).toHaveLength(count);
  });
});
