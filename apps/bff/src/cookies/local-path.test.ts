import { expect, it } from 'vitest';
import { localPath } from './local-path.ts';

it.each(['/nyheter', '/nyheter?sida=2', '/sok/%C3%A5ska', '/'])('goes back to %s', (path) => {
  expect(localPath(path)).toBe(path);
});

it.each([
  '//example.org',
  '/\\example.org',
  'https://example.org',
  'javascript:alert(1)',
  '/\t/example.org',
  '',
  null,
  7,
])('goes to the start page instead of to %j', (value) => {
  expect(localPath(value)).toBe('/');
});
