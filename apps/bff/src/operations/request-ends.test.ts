import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PAGES, pageLabel } from './request-ends.ts';

const ROUTER = join(import.meta.dirname, '../../../web/src/router');

it('counts every page of the web app under a name of its own', () => {
  const tables = readdirSync(ROUTER).filter((name) => name.endsWith('route-table.ts'));
  const paths = tables.flatMap((name) =>
    [...readFileSync(join(ROUTER, name), 'utf8').matchAll(/path: '\/([^/'?:]*)/g)].map(
      ([, first = '']) => first,
    ),
  );
  expect(new Set(paths.filter((first) => first !== ''))).toEqual(PAGES);
});

it.each([
  ['/', '/'],
  ['/?sida=2', '/'],
  ['/nyhet/brand-i-lada?x=1', '/nyhet/*'],
  ['/krisinformation', '/krisinformation'],
  ['/profile/admin/users', '/profile/admin/*'],
  ['/profile/tools', '/profile/*'],
  ['/wp-login.php', '/*'],
  ['/%00', '/*'],
])('counts %s under %s', (path, label) => {
  expect(pageLabel(path)).toBe(label);
});
