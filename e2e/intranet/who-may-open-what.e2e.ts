import { type APIRequest, expect, test } from '@playwright/test';
import { callsAs } from '../sign-in/sign-in-page.ts';

/** One of each kind of account in the demo service. */
const PEOPLE = {
  administrator: 'sysadm01',
  editor: 'bentes01',
  'operative leader': 'karmod01',
  'shift leader': 'gunlat01',
  'part-time firefighter': 'farpah01',
} as const;
type Person = keyof typeof PEOPLE;

const EVERYBODY = Object.keys(PEOPLE) as Person[];
const ADMINISTRATORS: Person[] = ['administrator'];
const EDITORS: Person[] = ['administrator', 'editor'];
const PUBLISHERS: Person[] = ['administrator', 'editor', 'operative leader'];

/** Every page of the intranet, and who may open it. Source: SPEC section 6. */
const PAGES: Readonly<Record<string, Person[]>> = {
  '/profile': EVERYBODY,
  '/profile/information': EVERYBODY,
  '/profile/tools': EVERYBODY,
  '/profile/my-content': EVERYBODY,
  '/profile/info': EVERYBODY,
  '/annons': EVERYBODY,
  '/ge-ta': EVERYBODY,
  '/skapa-innehall': PUBLISHERS,
  '/profile/admin/content': PUBLISHERS,
  '/profile/admin/reports': PUBLISHERS,
  '/profile/admin/media': EDITORS,
  '/profile/admin/links': EDITORS,
  '/profile/admin/searches': EDITORS,
  '/profile/admin/categories': ADMINISTRATORS,
  '/profile/admin/nodes': ADMINISTRATORS,
  '/profile/admin/users': ADMINISTRATORS,
  '/profile/admin/users/3': ADMINISTRATORS,
  '/profile/admin/roles': ADMINISTRATORS,
  '/profile/admin/audit': ADMINISTRATORS,
  '/profile/admin/system': ADMINISTRATORS,
};

async function statuses(request: APIRequest, baseURL: string, username: string | null) {
  const calls =
    username === null ? await request.newContext({ baseURL }) : await callsAs(request, baseURL, username);
  const found: Record<string, string | number> = {};
  for (const path of Object.keys(PAGES)) {
    const answer = await calls.get(path, { maxRedirects: 0 });
    found[path] = answer.headers().location ?? answer.status();
  }
  await calls.dispose();
  return found;
}

for (const [person, username] of Object.entries(PEOPLE) as [Person, string][]) {
  test(`${person} is let in to what is theirs, and nowhere else`, async ({
    playwright,
    baseURL: origin = '',
  }) => {
    const expected = Object.entries(PAGES).map(([path, who]) => [path, who.includes(person) ? 200 : 403]);
    expect(await statuses(playwright.request, origin, username)).toEqual(Object.fromEntries(expected));
  });
}

test('a visitor signs in first, and comes to the page asked for', async ({
  playwright,
  baseURL: origin = '',
}) => {
  const expected = Object.keys(PAGES).map((path) => [path, `/login?tillbaka=${encodeURIComponent(path)}`]);
  expect(await statuses(playwright.request, origin, null)).toEqual(Object.fromEntries(expected));
});
