import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

it.each([
  ['/sida/brandvarnare?q=hemligt', '/sida/brandvarnare'],
  ['/sok/hemligt', '/sok/…'],
  ['/sok/hemligt/mer?sida=2', '/sok/…'],
  ['/SOK/hemligt', '/sok/…'],
  ['//sok/hemligt', '/sok/…'],
  ['/\\sok/hemligt', '/sok/…'],
  ['/%73ok/hemligt', '/sok/…'],
  ['/sok', '/sok'],
  ['/%zz/sok', '/%zz/sok'],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}…`],
])('of %s the log gets %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
