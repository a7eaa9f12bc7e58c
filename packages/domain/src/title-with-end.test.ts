import { expect, it } from 'vitest';
import { titleWithEnd } from './title-with-end.ts';

it('a title that leaves the page says first that it holds no longer', () => {
  expect(titleWithEnd('Rök i Åsbruk', 'over')).toBe('Faran är över: Rök i Åsbruk');
  expect(titleWithEnd('Rök i Åsbruk', null)).toBe('Rök i Åsbruk');
});
