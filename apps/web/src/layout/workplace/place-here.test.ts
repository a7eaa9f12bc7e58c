import type { WireUser } from '@brandpost/rubicore-api';
import { expect, it } from 'vitest';
import type { OwnSession } from '../../session/use-session.ts';
import { placeHere } from './place-here.ts';

const user = { id: 1, roles: [{ id: 1, key: 'rubicore-administrator', name: 'Administratör' }] };
const administrator = {
  state: 'signed-in',
  user: user as WireUser,
  capabilities: [],
} as unknown as OwnSession;

it.each([
  ['/profile', 'Översikt', true],
  ['/profile/admin/users', 'Användare', true],
  ['/profile/admin/users/7', 'Användare', false],
  ['/profile/info/elimal01', 'Profil och kollegor', false],
])('a page belongs to the line of the menu that says most of it: %s', (pathname, text, isThePage) => {
  const here = placeHere(administrator, pathname);
  expect([here?.place.text, here?.isThePage]).toEqual([text, isThePage]);
});

it('a page outside the menu belongs to none', () => {
  expect(placeHere(administrator, '/skapa-innehall/7')).toBeNull();
});
