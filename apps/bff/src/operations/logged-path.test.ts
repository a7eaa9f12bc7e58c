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
  ['/forhandsvisning/en-nyckel', '/forhandsvisning/…'],
  ['/rubicore/core/v1/preview/en-nyckel?x=1', '/rubicore/core/v1/preview/…'],
  ['/rubicore/core/v1/%70review/en-nyckel', '/rubicore/core/v1/preview/…'],
  ['/rubicore/core/v1/post/preview-of', '/rubicore/core/v1/post/preview-of'],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}…`],
])('of %s the log gets %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
