import { expect, it } from 'vitest';
import { emptyText } from './dead-links.tsx';

it('nothing is said of links to other sites before these have been reached', () => {
  const endedAt = '2026-11-20T02:00:00+01:00';
  const own = 'Alla länkar inom webbplatsen leder rätt';
  expect(emptyText({ endedAt: null, isCutOff: false }).title).toBe(own);
  expect(emptyText({ endedAt, isCutOff: true }).title).toBe(own);
  expect(emptyText({ endedAt, isCutOff: false }).title).toBe('Alla länkar leder rätt');
});
