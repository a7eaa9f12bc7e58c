import { expect, it } from 'vitest';
import { localPath } from './local-path.ts';

it.each(['/nyheter', '/nyheter?sida=2', '/sida/eldning?q=a#lagar', '/sok/%C3%A5ska', '/bffen', '/'])(
  'goes back to %s',
  (path) => {
    expect(localPath(path)).toBe(path);
  },
);

it.each([
  '//example.org',
  '/\\example.org',
  'https://example.org',
  'javascript:alert(1)',
  '/\t/example.org',
  '/..//example.org',
  '/.//example.org',
  '/a/..//example.org',
  '/%2e%2e//example.org',
  '/./..//example.org/a?b',
  '/rubicore/core/v1/post',
  '/a/../bff/logout',
  '/bff?x=1',
  '',
  null,
  7,
])('goes to the start page instead of to %j', (value) => {
  expect(localPath(value)).toBe('/');
});
