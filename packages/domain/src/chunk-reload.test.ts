import { expect, it } from 'vitest';
import { mayReload } from './chunk-reload.ts';

it('lets a page reload at most once per 60 seconds', () => {
  expect(mayReload(null, 1_000_000)).toBe(true);
  expect(mayReload(940_001, 1_000_000)).toBe(false);
  expect(mayReload(1_000_000, 1_000_000)).toBe(false);
  expect(mayReload(940_000, 1_000_000)).toBe(true);
});

it('does not let an unreadable or later time stop it', () => {
  expect(mayReload(Number.NaN, 1_000_000)).toBe(true);
  expect(mayReload(1_000_001, 1_000_000)).toBe(true);
});
