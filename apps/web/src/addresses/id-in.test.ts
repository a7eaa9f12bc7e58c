import { expect, it } from 'vitest';
import { idIn } from './id-in.ts';

it('takes for an id only what can be one', () => {
  expect(['7', '0', '-1', '1.5', 'x', '99999999999', undefined].map(idIn)).toEqual([
    7,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
