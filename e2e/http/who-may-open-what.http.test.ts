import request from 'supertest';
import { expect, it } from 'vitest';
import { ORIGIN, readAs, signedIn, type Visitor } from './site.ts';

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
const CRISIS_EDITORS: Person[] = ['administrator', 'operative leader'];
const PUBLISHERS: Person[] = ['administrator', 'editor', 'operative leader'];
const WRITERS: Person[] = [...PUBLISHERS, 'shift leader'];

/** Every page of the intranet, and who may open it. Source: SPEC section 6. */
const PAGES: Readonly<Record<string, Person[]>> = {
  '/profile': EVERYBODY,
  '/profile/information': EVERYBODY,
  '/profile/tools': EVERYBODY,
  '/profile/aviseringar': EVERYBODY,
  '/profile/my-content': EVERYBODY,
  '/profile/info': EVERYBODY,
  '/annons': EVERYBODY,
  '/ge-ta': EVERYBODY,
  '/skapa-innehall': WRITERS,
  '/profile/admin/content': PUBLISHERS,
  '/profile/admin/reports': PUBLISHERS,
  '/profile/admin/tillganglighet': PUBLISHERS,
  '/profile/admin/vad-laste-folk': PUBLISHERS,
  '/profile/admin/media': EDITORS,
  '/profile/admin/links': EDITORS,
  '/profile/admin/searches': EDITORS,
  '/profile/admin/eldningsforbud': CRISIS_EDITORS,
  '/profile/admin/krislogg': CRISIS_EDITORS,
  '/profile/admin/krismallar': ADMINISTRATORS,
  '/profile/admin/categories': ADMINISTRATORS,
  '/profile/admin/nodes': ADMINISTRATORS,
  '/profile/admin/utseende': ADMINISTRATORS,
  '/profile/admin/users': ADMINISTRATORS,
  '/profile/admin/users/3': ADMINISTRATORS,
  '/profile/admin/roles': ADMINISTRATORS,
  '/profile/admin/audit': ADMINISTRATORS,
  '/profile/admin/system': ADMINISTRATORS,
};

/** What each of the pages is answered with: a status, or where it leads. */
async function answersFor(visitor: Visitor): Promise<Record<string, string | number>> {
  const found: Record<string, string | number> = {};
  for (const path of Object.keys(PAGES)) {
    const { status, headers } = await readAs(visitor, path);
    found[path] = headers.location ?? status;
  }
  return found;
}

it.each(Object.entries(PEOPLE) as [Person, string][])(
  'the %s is given the pages that are theirs, and no other',
  async (person, username) => {
    const expected = Object.entries(PAGES).map(([path, who]) => [path, who.includes(person) ? 200 : 403]);
    expect(await answersFor(await signedIn(ORIGIN, username))).toEqual(Object.fromEntries(expected));
  },
);

it('a visitor signs in first, and comes to the page asked for', async () => {
  const expected = Object.keys(PAGES).map((path) => [path, `/login?tillbaka=${encodeURIComponent(path)}`]);
  expect(await answersFor(request.agent(ORIGIN))).toEqual(Object.fromEntries(expected));
});
